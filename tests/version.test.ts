import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { version } from "@octroi/web/version";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "..");
const headings = [...readFileSync(join(root, "CHANGELOG.md"), "utf8").matchAll(/^## (.+)$/gm)].map(
  ([, heading]) => heading,
);

/** The tags of the commit that is checked out; none where there is no repository. */
function tagsHere(): string[] {
  try {
    const listed = execFileSync("git", ["tag", "--points-at", "HEAD"], { cwd: root, stdio: "pipe" });
    return listed.toString().split("\n").filter(Boolean);
  } catch {
    return [];
  }
}

test("the version that runs is the latest of the change log, below what is to come", () => {
  expect(headings.filter((heading) => heading !== "To come")[0]).toBe(version);
  expect(headings.indexOf("To come")).toBeLessThanOrEqual(0);
});

test("a commit that is tagged is the version that its tag says, and has nothing to come", () => {
  const released = tagsHere().filter((tag) => /^v\d/.test(tag));
  if (released.length === 0) return;
  expect(released).toEqual([`v${version}`]);
  expect(headings[0]).toBe(version);
});
