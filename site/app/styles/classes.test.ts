import { join } from "node:path";
import { unknownClasses } from "@octroi/ui/testing/unknown-classes";
import { expect, test } from "vitest";

test("every class of the markup has a style", async () => {
  expect(await unknownClasses(join(import.meta.dirname, "main.css"))).toEqual([]);
});
