import { expect, test } from "vitest";
import { findingCodes } from "./codes.ts";

test("every code has a sentence in both languages, set as each is", () => {
  for (const [code, { fr, en }] of Object.entries(findingCodes)) {
    expect(fr, code).toMatch(/\.$/);
    expect(en, code).toMatch(/\.$/);
    expect(fr, code).not.toMatch(/'| [:;?!»]|«(?!\u00a0)/);
    expect(en, code).not.toMatch(/'| [:;?!]|\u00a0/);
  }
});
