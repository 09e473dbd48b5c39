import { expect, test } from "vitest";
import { outcomeOf, statusClassOf } from "./outcome.ts";

test.each([
  [200, "2xx"],
  [304, "3xx"],
  [402, "402"],
  [403, "403"],
  [404, "4xx"],
  [429, "429"],
  [503, "5xx"],
] as const)("status %i is counted as %s", (status, kind) => {
  expect(statusClassOf(status)).toBe(kind);
});

test("the gate's answer is told from the decision and the status; whoever observes lets in", () => {
  expect(outcomeOf("charge", "402")).toBe("charged");
  expect(outcomeOf("charge", "2xx")).toBe("passed");
  expect(outcomeOf("block", "403")).toBe("blocked");
  expect(outcomeOf("limit", "429")).toBe("limited");
  expect(outcomeOf("limit", "2xx")).toBe("passed");
  expect(outcomeOf("allow", "403")).toBe("passed");
});
