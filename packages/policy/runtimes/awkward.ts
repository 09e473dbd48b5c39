import { parsed } from "./agreement.ts";

/** A policy whose addresses a configuration could take for something else. */
export const awkward = parsed({
  version: 1,
  site: { origin: "https://example.com" },
  license: { url: "https://example.com/licence-d'été$v1.xml?a=`{http.request.host}`" },
  rules: [{ who: { crawler: ["CCBot"] }, action: "charge", price: { amount: "0.005", currency: "EUR" } }],
});
