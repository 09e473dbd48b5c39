import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import manifest from "../package.json" with { type: "json" };

const plugin = join(import.meta.dirname, "../plugin");
const readme = readFileSync(join(plugin, "readme.txt"), "utf8");
const main = readFileSync(join(plugin, "octroi.php"), "utf8");
const gate = readFileSync(join(plugin, "includes/gate.php"), "utf8");

function field(text: string, name: string): string | undefined {
  return new RegExp(`^(?: \\* )?${name}: *(.*)$`, "m").exec(text)?.[1];
}

test("the readme and the plugin say the same version, WordPress and PHP", () => {
  expect(field(readme, "Stable tag")).toBe(manifest.version);
  expect(field(main, "Version")).toBe(manifest.version);
  expect(/const VERSION = '(.*)';/.exec(gate)?.[1]).toBe(manifest.version);
  expect(readme).toContain(`= ${manifest.version} =`);
  expect(field(readme, "Requires at least")).toBe(field(main, "Requires at least"));
  expect(field(readme, "Requires PHP")).toBe(field(main, "Requires PHP"));
  expect(field(main, "License")).toBe(manifest.license);
});

test("the readme is in the form that the directory takes", () => {
  expect(field(readme, "Tags")?.split(",").length).toBeLessThanOrEqual(5);
  const [, short = ""] = /License URI:.*\n\n(.*)\n/.exec(readme) ?? [];
  expect(short.length).toBeGreaterThan(50);
  expect(short.length).toBeLessThanOrEqual(150);
  const sections = [...readme.matchAll(/^== (.*) ==$/gm)].map(([, name]) => name);
  expect(sections).toEqual([
    "Description",
    "Installation",
    "Frequently Asked Questions",
    "External services",
    "Privacy",
    "Changelog",
  ]);
});
