import { languages } from "@octroi/ui/language/language";
import { expect, test } from "vitest";
import { taxNote } from "./plans.ts";

test.each(languages)(
  "N7 a price says whether it includes tax once the operator has said so, in %s",
  (language) => {
    expect(taxNote(language, undefined)).toBe("");
    expect(taxNote(language, true)).toBe({ fr: ", TTC", en: ", VAT included" }[language]);
    expect(taxNote(language, false)).toBe({ fr: ", HT", en: ", plus VAT" }[language]);
  },
);
