import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const stylesheet = readFileSync(new URL("./base.css", import.meta.url), "utf8");
const grounds = ["ink-950", "ink-900", "ink-850"];

/** Relative luminance, as WCAG defines it, of a colour of the theme. */
function luminanceOf(name: string): number {
  const found = new RegExp(`--color-${name}: oklch\\(([\\d.]+) ([\\d.]+) ([\\d.]+)\\)`).exec(stylesheet);
  const [lightness = Number.NaN, chroma = 0, hue = 0] = (found ?? []).slice(1).map(Number);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  // https://bottosson.github.io/posts/oklab/: to cone responses, then to linear red, green and blue.
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const [red, green, blue] = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((channel) => Math.min(1, Math.max(0, channel)));
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

test.each(["text", "muted"])("body copy in %s stands out 7:1", (name) => {
  for (const ground of grounds) expect(contrast(name, ground), ground).toBeGreaterThanOrEqual(7);
});

test.each(["faint", "jade", "emerald", "brass", "coral", "sky"])("labels in %s stand out 4.5:1", (name) => {
  for (const ground of grounds) expect(contrast(name, ground), ground).toBeGreaterThanOrEqual(4.5);
});

test("what is written on a button stands out 7:1, and the edges of controls 3:1", () => {
  expect(contrast("on-jade", "jade")).toBeGreaterThanOrEqual(7);
  for (const ground of grounds) expect(contrast("edge", ground), ground).toBeGreaterThanOrEqual(3);
});
