import { execFile, spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { everyPage } from "../browser/every-page.ts";
import { expect, test } from "./fixtures.ts";

// The package exports the path of its jar and ships no types.
const jar: string = createRequire(import.meta.url)("vnu-jar");

interface Message {
  type: "error" | "info";
  subType?: "warning";
  url: string;
  message: string;
  extract?: string;
}

test("the HTML of every page passes the Nu checker", async ({ request }) => {
  test.skip(spawnSync("java", ["-version"]).status !== 0, "There is no Java here to run the checker.");
  test.setTimeout(180_000);
  const folder = await mkdtemp(join(tmpdir(), "octroi-html-"));
  const files: string[] = [];
  for (const path of everyPage) {
    const file = join(folder, `${path.replaceAll("/", "_")}.html`);
    const html = await (await request.get(path)).text();
    // The checker's CSS is older than ours (@property, anchors): it is asked about the HTML alone.
    await writeFile(file, html.replace(/<style>[\s\S]*?<\/style>/, "<style></style>"));
    files.push(file);
  }
  // It exits with 1 when it finds something; what it found is what we read.
  const { stdout } = await promisify(execFile)(
    "java",
    ["-jar", jar, "--format", "json", "--stdout", "--exit-zero-always", ...files],
    {
      maxBuffer: 1 << 26,
    },
  );
  await rm(folder, { recursive: true });
  const { messages } = JSON.parse(stdout) as { messages: Message[] };
  expect(
    messages
      .filter(({ type, subType }) => type === "error" || subType === "warning")
      .map(({ url, message, extract }) => `${url.split("/").at(-1)}: ${message} ${extract ?? ""}`),
  ).toEqual([]);
});
