import { execFile, spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";

// The package exports the path of its jar and ships no types.
const jar: string = createRequire(import.meta.url)("vnu-jar");

interface Message {
  type: "error" | "info";
  subType?: "warning";
  url: string;
  message: string;
  extract?: string;
}

/** The HTML of pages in the states they were seen in, for the Nu checker to read in one go. */
export class Markup {
  readonly #seen = new Map<string, string>();

  keep(path: string, state: string, html: string): void {
    // The checker does not know all of today's CSS (@property, anchors) nor the link type `expect`.
    const known = html
      .replace(/<style>[\s\S]*?<\/style>/, "<style></style>")
      .replace(/<link rel="expect"[^>]*>/, "");
    this.#seen.set(`${path} ${state}`, known);
  }

  /** The checker's errors and warnings; none where there is no Java to run it. */
  async complaints(): Promise<string[]> {
    if (this.#seen.size === 0) return [];
    if (spawnSync("java", ["-version"]).status !== 0) {
      console.log("There is no Java here: the HTML was not checked.");
      return [];
    }
    const folder = await mkdtemp(join(tmpdir(), "octroi-html-"));
    const names = [...this.#seen.keys()];
    await Promise.all(
      names.map((name, index) => writeFile(join(folder, `${index}.html`), this.#seen.get(name) ?? "")),
    );
    const { stdout } = await promisify(execFile)(
      "java",
      ["-jar", jar, "--format", "json", "--stdout", "--exit-zero-always", folder],
      { maxBuffer: 1 << 26 },
    );
    await rm(folder, { recursive: true });
    const { messages } = JSON.parse(stdout) as { messages: Message[] };
    return messages
      .filter(({ type, subType }) => type === "error" || subType === "warning")
      .map(({ url, message, extract }) => {
        const name = names[Number.parseInt(basename(url), 10)];
        return `${name}: ${message} ${extract ?? ""}`;
      });
  }
}
