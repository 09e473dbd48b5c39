/** What the check-up answers to each of the faulty sites, looked at once. */
interface HeldAnswer {
  headline: string;
  training: string;
  found: readonly string[];
  unread: readonly string[];
}

export const expectedAnswers: Readonly<Record<string, HeldAnswer>> = {
  healthy: { headline: "refused", training: "refused", found: [], unread: [] },
  "one-page-app": {
    headline: "silent",
    training: "open",
    found: [
      "error soft-404 at robots",
      "error tdmrep-soft-404 at tdmrep",
      "warning soft-404 at ai",
      "warning soft-404 at llms",
    ],
    unread: [],
  },
  "wrong-types": {
    headline: "refused",
    training: "refused",
    found: [
      "warning wrong-type at robots",
      "warning wrong-type at tdmrep",
      "warning wrong-type at llms",
      "info llms-txt at llms",
    ],
    unread: [],
  },
  "inverted-names": {
    headline: "silent",
    training: "open",
    found: [
      "error signal-key-inverted at robots",
      "warning usage-label-inverted at robots",
      "info robots-audit at robots",
    ],
    unread: [],
  },
  "legacy-tokens": {
    headline: "silent",
    training: "open",
    found: ["info legacy-token at robots", "info legacy-token at robots"],
    unread: [],
  },
  "unreachable-rules": {
    headline: "silent",
    training: "open",
    found: [
      "error rules-before-group at robots",
      "error unreachable-rule at robots",
      "warning near-miss-token at robots",
      "warning contradictory-rules at robots",
    ],
    unread: [],
  },
  contradicting: {
    headline: "contradiction",
    training: "contradicted",
    found: ["warning contradiction at robots"],
    unread: [],
  },
  "search-closed": {
    headline: "search-closed",
    training: "refused",
    found: ["error search-closed at robots"],
    unread: [],
  },
  "in-trouble": {
    headline: "in-trouble",
    training: "refused",
    found: ["error robots-in-trouble at robots"],
    unread: [],
  },
  "kept-from-crawlers": {
    headline: "silent",
    training: "open",
    found: ["error robots-blocked at robots", "warning page-unavailable at page"],
    unread: ["page 403"],
  },
  "nothing-there": {
    headline: "silent",
    training: "open",
    found: ["info robots-none at robots"],
    unread: [],
  },
  "license-with-entities": {
    headline: "silent",
    training: "open",
    found: ["error xml-doctype-refused at license", "info robots-audit at robots"],
    unread: [],
  },
  "license-is-a-page": {
    headline: "silent",
    training: "open",
    found: ["error link-type at page", "error rsl-soft-404 at license", "info robots-audit at robots"],
    unread: [],
  },
  "license-for-sale": {
    headline: "paid",
    training: "paid",
    found: ["warning license-media-type at license", "info robots-audit at robots"],
    unread: [],
  },
  "broken-tdmrep": {
    headline: "silent",
    training: "open",
    found: [
      "error tdmrep-meta-name at page",
      "error tdmrep-location-not-path at tdmrep",
      "error tdmrep-reservation-value at tdmrep",
      "warning tdmrep-several-techniques at page",
    ],
    unread: [],
  },
  "fifty-megabytes": { headline: "silent", training: "open", found: [], unread: [] },
  "html-bomb": {
    headline: "silent",
    training: "open",
    found: ["warning cut-short at page", "warning cut-short at llms", "info llms-txt at llms"],
    unread: [],
  },
  "private-redirect": {
    headline: "silent",
    training: "open",
    found: [],
    unread: ["page leads-elsewhere", "llms no-public-server"],
  },
  charsets: {
    headline: "silent",
    training: "open",
    found: [
      "error encoding-mark at robots",
      "warning not-utf-8 at llms",
      "warning unsupported-line at robots",
      "info llms-txt at llms",
    ],
    unread: [],
  },
  "lands-elsewhere": {
    headline: "silent",
    training: "open",
    found: ["warning lands-elsewhere at page"],
    unread: [],
  },
  "old-words": {
    headline: "silent",
    training: "open",
    found: ["error search-noindex at page", "warning noai at page", "info ai-txt at ai"],
    unread: [],
  },
  "names-us": {
    headline: "silent",
    training: "open",
    found: [],
    unread: ["page kept-out", "tdmrep kept-out", "ai kept-out", "llms kept-out"],
  },
  "some-crawlers": { headline: "partly", training: "partly", found: [], unread: [] },
  "hangs-up": {
    headline: "nothing-read",
    training: "refused",
    found: [],
    unread: [
      "robots unreachable",
      "page unreachable",
      "tdmrep unreachable",
      "ai unreachable",
      "llms unreachable",
    ],
  },
  "slow-page": { headline: "silent", training: "open", found: [], unread: ["page timeout"] },
};
