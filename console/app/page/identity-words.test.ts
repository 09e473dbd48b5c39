import { expect, test } from "vitest";
import { identityState } from "../../../domain/visits/identity-state.ts";
import { identityLabel, identityPhrase } from "./identity-words.ts";

test.each([
  [{ verified: 26 }, "verified", "identity verified", "verified"],
  [
    { verified: 12, outside: 14 },
    "partly",
    "14 of them from addresses its operator does not list",
    "14 from unlisted addresses",
  ],
  [{ verified: 3, unverifiable: 2 }, "partly", "3 of them verified", "3 verified"],
  [{ outside: 4 }, "outside", "from addresses its operator does not list", "unlisted addresses"],
  [{ unverifiable: 4 }, "unverifiable", "cannot be verified", "not verifiable"],
  [{}, undefined, "identity not checked", "—"],
])("identities are told in counts where they differ: %j", (figures, state, phrase, label) => {
  expect(identityState(figures)).toBe(state);
  expect(identityPhrase(figures, "en")).toBe(phrase);
  expect(identityLabel(figures, "en")).toBe(label);
});
