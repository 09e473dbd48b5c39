import { expect, test } from "vitest";
import { mainOf, one, textsOf } from "./elements.ts";
import { documentAt } from "./rendered-pages.ts";

test("P4 the page argues from the problem to what is gained, and shows search’s share before and after", async () => {
  const main = mainOf(await documentAt("/en/why"));
  expect(textsOf("h1", main)).toHaveLength(1);
  expect(textsOf("h2", main)).toEqual([
    expect.stringMatching(/exchange/),
    expect.stringMatching(/reasons to decide now/),
    expect.stringMatching(/Decide crawler by crawler/),
    expect.stringMatching(/For those who write/),
    expect.stringMatching(/What you gain/),
    expect.stringMatching(/Try it/),
  ]);
  expect(textsOf("h3", main)).toEqual(expect.arrayContaining(["Detect", "Decide", "Monetize"]));
  const chart = one('figure [role="img"]', main);
  expect(chart.properties.ariaLabel).toMatch(/62\.8%.*2019.*50\.4%.*2023/);
});
