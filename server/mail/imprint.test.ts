import { brand } from "@octroi/ui/brand/brand";
import { expect, test } from "vitest";
import { imprintOf } from "./imprint.ts";
import { htmlOf } from "./letter-html.ts";

const publisher = {
  ...brand.publisher,
  legalName: "Paper",
  legalForm: undefined,
  registeredOffice: undefined,
};

test("below every mail stand the company and where to write to, as far as they are filled in", async () => {
  const contactEmail = "hello@paper.example";
  expect(imprintOf({ publisher, contactEmail })).toBe("Paper, hello@paper.example");
  const filled = { ...publisher, legalForm: "SAS", registeredOffice: "1 rue des Halles, 75001 Paris" };
  const imprint = imprintOf({ publisher: filled, contactEmail });
  expect(imprint).toBe("Paper SAS, 1 rue des Halles, 75001 Paris, hello@paper.example");
  const letter = { language: "en", subject: "A letter", body: [{ note: "Why you get it." }] } as const;
  expect(await htmlOf(letter, { brand: "Paper", imprint })).toMatch(
    /Why you get it\.[\s\S]*Paper SAS, 1 rue des Halles/,
  );
});
