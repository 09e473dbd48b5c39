import { describe, expect, test } from "vitest";
import { brand } from "./brand.ts";
import { describePlaceholder, isReserved, placeholdersIn } from "./placeholders.ts";

describe("N7 what still waits for the operator", () => {
  test("is every field that is empty or at a reserved name, with its path", () => {
    const lines = placeholdersIn({
      name: "Gate",
      contactEmail: "hello@gate.example",
      signUpUrl: "https://app.gate.fr/",
      nameServerHost: "edge.gate.example",
      publisher: { legalForm: undefined, shareCapitalEur: null, telephone: "" },
      team: [{ name: "A person" }, { name: undefined }],
    }).map(describePlaceholder);
    expect(lines).toEqual([
      "contactEmail is a reserved example address",
      "nameServerHost is a reserved example address",
      "publisher.legalForm is not filled in",
      "publisher.telephone is not filled in",
      "team.1.name is not filled in",
    ]);
  });

  test.each([
    ["https://app.octroi.example/sign-up", true],
    ["contact@octroi.example", true],
    ["edge.ns.octroi.example", true],
    ["https://example.octroi.fr/", false],
    ["https://octroi.fr/?next=https://octroi.example", false],
    ["@octroi/edge", false],
  ])("%s is reserved: %s", (address, reserved) => expect(isReserved(address)).toBe(reserved));
});

test("N7 until the operator has an address of their own, no other leads to a host that somebody else may own", () => {
  const addresses = everyString(brand).filter((text) => /^https?:|@.+\./.test(text));
  // The scheduling service's own script is the one address that is not the operator's to choose.
  const owned = addresses.filter((address) => !isReserved(address) && address !== brand.booking.scriptUrl);
  expect(isReserved(brand.contactEmail) ? owned : []).toEqual([]);
  expect(addresses.length).toBeGreaterThan(7);
});

function everyString(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(everyString) : [];
}
