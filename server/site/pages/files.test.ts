import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { pageHeads } from "../../../tests/site/whole-site.ts";
import { readConfig } from "../../config.ts";
import { readPolicy } from "../gate/site-policy.ts";
import { filesOf } from "./files.ts";

const siteUrl = new URL("https://octroi.example");
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "octroi-files-"));
});
afterEach(() => rm(folder, { recursive: true }));

const files = () =>
  filesOf({
    folder,
    siteUrl,
    policy: readPolicy(readConfig({}).policyFile, siteUrl),
    builtOn: new Date(),
    pageHeads,
  });

test.each([
  ["icon.ico", "image/x-icon"],
  ["paper.pdf", "application/pdf"],
  ["photo.avif", "image/avif"],
  ["feed.xml", "application/xml; charset=utf-8"],
])("%s in the public folder is served as %s", async (name, type) => {
  await writeFile(join(folder, name), "x");
  expect(files().get(`/${name}`)).toMatchObject({ plain: { headers: { "content-type": type } } });
});

test("a file of a kind that is not known is said at start, not left out", async () => {
  await writeFile(join(folder, "notes.weird"), "x");
  expect(files).toThrow("/notes.weird");
});

test("two files that want one address are said at start: neither wins by chance", async () => {
  await writeFile(join(folder, "robots.txt"), "x");
  expect(files).toThrow("/robots.txt");
});
