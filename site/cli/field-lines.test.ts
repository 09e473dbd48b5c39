import { expect, test } from "vitest";
import { lineOf } from "./field-lines.ts";

const source = `interface Gate {
  name: string;
}

export const gate: Gate = {
  // name: a comment is no field
  name: "name: neither is a string",
  host: { name: undefined },
  team: [
    { name: "first" },
    {
      name: undefined,
    },
  ],
};
`;

test.each([
  [["name"], 7],
  [["host"], 8],
  [["host", "name"], 8],
  [["team", "0", "name"], 10],
  [["team", "1"], 11],
  [["team", "1", "name"], 12],
  [["team", "1", "photo"], 11],
  [["nowhere"], 5],
])("N7 %s stands on line %i", (path, line) => expect(lineOf(source, "gate", path)).toBe(line));
