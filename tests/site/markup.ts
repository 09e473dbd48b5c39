import { execFile, spawnSync } from "node:child_process";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, join } from "node:path";
import { promisify } from "node:util";

// The package exports the path of its jar and ships no types.
const jar: string = createRequire(import.meta.url)("vnu-jar");

/** Without Java, nobody can run the checker. */
export const hasJava = spawnSync("java", ["-version"]).status === 0;

/** Puts the HTML of a page where the Nu checker will read it, with others, in one go. */
export async function keepMarkup(folder: string, name: string, html: string): Promise<void> {
  // The checker does not know all of today's CSS (@property, anchors), the link type `expect`, nor how every browser
  // is told that a folder may be chosen.
  const known = html
    .replace(/<style>[\s\S]*?<\/style>/, "<style></style>")
    .replace(/<link rel="expect"[^>]*>/, "")
    .replaceAll(' webkitdirectory=""', "");
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${encodeURIComponent(name)}.html`), known);
}

interface Message {
  type: "error" | "info";
  subType?: "warning";
  url: string;
  message: string;
  extract?: string;
}

/** For a run of seconds: compiled once, and with room for the checker's deep schema. */
const quickly = ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xss2m"];

/** How many files the checker read, and its errors and warnings. */
export async function checkMarkup(folder: string): Promise<{ files: number; complaints: string[] }> {
  const { stdout } = await promisify(execFile)(
    "java",
    [...quickly, "-jar", jar, "--format", "json", "--stdout", "--exit-zero-always", folder],
    { maxBuffer: 1 << 26 },
  );
  const { messages } = JSON.parse(stdout) as { messages: Message[] };
  const complaints = messages
    .filter(({ type, subType }) => type === "error" || subType === "warning")
    .map(({ url, message, extract }) => {
      // The address of a file has its name encoded a second time.
      const name = decodeURIComponent(decodeURIComponent(basename(url, ".html")));
      return `${name}: ${message} ${extract ?? ""}`;
    });
  return { files: (await readdir(folder)).length, complaints };
}
