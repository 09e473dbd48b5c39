/** One rule of each kind: what the gate's tests, and the examples on every runtime, are held to. */
export const origin = "https://example.com";

export const policy = {
  version: 1,
  site: { origin, name: "Example", contact: "rights@example.com" },
  rules: [
    { who: { purpose: ["search-engine"], verified: false }, action: "block" },
    { who: { crawler: ["Bytespider"] }, action: "block" },
    { who: { crawler: ["CCBot"] }, action: "limit", limit: { visits: 2, per: "minute" } },
    {
      who: { crawler: ["GPTBot"] },
      paths: ["/articles/"],
      action: "charge",
      price: { amount: "0.005", currency: "EUR" },
    },
    { who: { crawler: ["Google-Agent"], verified: false }, action: "block" },
    { who: { purpose: ["ai-search", "user-triggered", "agent"] }, action: "allow" },
  ],
  license: { url: `${origin}/license.xml`, terms: `${origin}/terms` },
};

/** What a console adds to the policy of a site that sells. */
export const market = {
  server: "https://console.octroi.example/olp/b4ksw2mzq7tn6xya",
  page: "https://octroi.example/market/example.com",
  guide: "https://octroi.example/documentation/read-lawfully",
};
