import * as v from "valibot";
import { expect, test } from "vitest";
import { personName } from "./person.ts";

test.each(["Ada", "Zoë d’Ys", "علی‌رضا", "👩‍🚒", "محمد"])("%s is a name", (name) => {
  expect(v.safeParse(personName, name)).toMatchObject({ success: true, output: name });
});

test.each(["\u202eevil", "A\u200bda", "\u2066Ada\u2069", "Ada\u00ad", "\u200d", " ", "Ada\nEve"])(
  "%j is none: it would read otherwise than it is written",
  (name) => {
    expect(v.safeParse(personName, name).success).toBe(false);
  },
);
