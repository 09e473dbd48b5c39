import type { Publisher } from "@octroi/ui/brand/brand";
import { languages } from "@octroi/ui/language/language";
import { expect, test } from "vitest";
import { legalDetails } from "./legal-details.ts";

const filled: Publisher = {
  legalName: "Barrière",
  legalForm: "SAS",
  shareCapitalEur: 12_000,
  registeredOffice: "1 rue de la Porte, 75001 Paris",
  registration: "RCS Paris 000 000 000",
  vatNumber: null,
  telephone: "+33 1 99 00 00 00",
  publicationDirector: "A. Person",
};
const host = { name: "Servers", address: "2 rue du Centre, Lyon", telephone: "+33 4 99 00 00 00" };

test("P9 the publisher’s and the host’s details stand on the page once they are filled in", () => {
  expect(legalDetails(filled, host, "en").split("\n")).toEqual([
    "- **Legal form:** SAS",
    "- **Share capital:** €12,000",
    "- **Registered office:** 1 rue de la Porte, 75001 Paris",
    "- **Registration:** RCS Paris 000 000 000",
    "- **Telephone:** +33 1 99 00 00 00",
    "- **Publication director:** A. Person",
    "- **Hosting provider:** Servers, 2 rue du Centre, Lyon, +33 4 99 00 00 00",
  ]);
  expect(legalDetails(filled, host, "fr")).toContain("- **Capital social\u00a0:** 12\u00a0000\u00a0€");
});

test.each(languages)(
  "N7 what is not filled in yet is left out, without a word to the visitor, in %s",
  (language) => {
    const known = legalDetails({ ...filled, telephone: undefined }, undefined, language);
    expect(known.split("\n")).toHaveLength(5);
    expect(known).not.toMatch(/téléphone|telephone|hébergeur|hosting/i);
  },
);
