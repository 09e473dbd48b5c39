import { expect, test } from "vitest";
import { withLateScripts } from "./late-scripts.ts";

const page = `<html><head><link rel="modulepreload" href="/assets/manifest.js"/><link rel="modulepreload" href="/assets/entry.js"/><title>t</title></head><body><script>context()</script><script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
  window.modules = {"root":route0};

import("/assets/entry.js");</script></body></html>`;

test("no script is asked for before the page has loaded", () => {
  const late = withLateScripts(page);
  expect(late).not.toContain('rel="modulepreload"');
  expect(late).not.toMatch(/^import /m);
  expect(late).toContain('await import("/assets/manifest.js");');
  expect(late).toContain('const route0 = await import("/assets/root.js");');
  expect(late).toContain('["/assets/manifest.js","/assets/entry.js"]');
});

test("every file is run on its own, and the one that wakes the page last", () => {
  const late = withLateScripts(page);
  const steps = [
    'for (const href of ["/assets/manifest.js"])',
    "const route0 = ",
    'import("/assets/entry.js")',
  ];
  const positions = steps.map((step) => late.indexOf(step));
  expect(positions).not.toContain(-1);
  expect(positions).toEqual(positions.toSorted((a, b) => a - b));
});

test("everything else stays as it was", () => {
  const late = withLateScripts(page);
  expect(late).toContain("<title>t</title></head><body><script>context()</script>");
  expect(withLateScripts("<p>no script</p>")).toBe("<p>no script</p>");
});
