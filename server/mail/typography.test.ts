import { type Language, languages } from "@octroi/ui/language/language";
import { textsIn, typographySlips } from "@octroi/ui/testing/typography";
import { describe, expect, test } from "vitest";
import type { StatementDocument } from "../../domain/books/statement.ts";
import type { Mail } from "../../domain/mail/mail.ts";
import { secretsFrom } from "../../domain/secrets/secrets.ts";
import { letterOf, type MailSubjects } from "./letters.ts";

const context = {
  brand: "Octroi",
  contactEmail: "contact@octroi.example",
  consoleUrl: new URL("https://app.octroi.example"),
  payouts: true,
  secrets: secretsFrom(Buffer.alloc(32, 7)),
};

const statement: StatementDocument = {
  version: 1,
  number: "2026-41",
  month: "2026-10",
  closedAt: "2026-11-02T00:00:00.000Z",
  sharePercent: 80,
  lines: [],
  corrections: [],
  totals: [
    {
      currency: "EUR",
      visits: 84_120,
      gross: "420.6",
      before: "0",
      earned: "336.48",
      corrected: "0",
      paid: "0",
      after: "336.48",
    },
  ],
};

const subjects: MailSubjects = {
  people: { find: async () => ({ name: "Ada" }) },
  workspaces: {
    find: async () => ({ name: "Le Journal" }),
    findInvitation: async () => ({ workspaceId: "w", role: "editor" }),
  },
  sites: { list: async () => [{ id: "aaaaaaaaaaaaaaaa", domain: "example.com", proof: { by: "gate" } }] },
  agreements: {
    find: async () => ({
      id: "a",
      company: "Example AI",
      crawlers: ["GPTBot", "OAI-SearchBot"],
      uses: ["ai-train", "ai-input"],
      price: { amount: "0.005", currency: "EUR" },
      from: "2026-12-01",
      until: "2027-11-30",
      createdAt: "2026-11-18T12:00:00.000Z",
      endedAt: undefined,
    }),
  },
  statements: { find: async () => ({ document: statement }) },
  apiTokens: {
    find: async () => ({ name: "Rédaction", by: "Ada", expiresAt: "2027-02-18T12:00:00.000Z" }),
  },
  payouts: {
    to: async () => [{ file: 1, currency: "EUR", amount: 374_890_000n, masked: "FR••\u00a0••••\u00a04021" }],
  },
  webhooks: { find: async () => ({ host: "example.com", disabledAt: "2026-11-18T12:00:00.000Z" }) },
};

describe.each(languages)("in %s", (language) => {
  test.each(Object.values(mailsIn(language)))(
    "L6 the mail “$about” follows the language's typography",
    async (mail) => {
      const { subject, body } = (await letterOf(mail, subjects, context)) ?? {};
      // Links and codes are no sentences.
      const texts = textsIn([subject, body]).filter((text) => !/^https:|^[\d ]+$/.test(text));
      expect(texts.length).toBeGreaterThan(2);
      expect(texts.filter((text) => typographySlips[language].test(text))).toEqual([]);
      // “example.com” and “Example AI” take an apostrophe before them, which no template can know.
      if (language === "fr")
        expect(texts.filter((text) => /(?<!\p{L})(?:de|que) e/iu.test(text))).toEqual([]);
    },
  );
});

function mailsIn(language: Language): Record<Mail["about"] | "code to the old address", Mail> {
  const common = { to: "ada@example.com", language, expiresAt: "2126-11-18T12:00:00.000Z" };
  const code = { about: "code", challengeId: "c", ...common } as const;
  return {
    code,
    "code to the old address": { ...code, isForOldAddress: true },
    invitation: {
      about: "invitation",
      invitationId: "i",
      inviterId: "p",
      ...common,
    },
    pro: { about: "pro", price: 4900, ...common },
    "dns-through": { about: "dns-through", siteId: "s", domain: "example.com", ...common },
    company: { about: "company", proofId: "p", domain: "example.com", ...common },
    "address-changed": { about: "address-changed", ...common },
    "workspace-deletion": { about: "workspace-deletion", workspaceId: "w", ...common },
    history: { about: "history", workspaceId: "w", ...common },
    statement: { about: "statement", workspaceId: "w", statementId: "s", ...common },
    "payout-sent": { about: "payout-sent", workspaceId: "w", file: 1, ...common },
    agreement: { about: "agreement", workspaceId: "w", agreementId: "a", ...common },
    "payout-returned": { about: "payout-returned", workspaceId: "w", file: 1, ...common },
    payee: { about: "payee", workspaceId: "w", shown: "Base, 0x5aAe…eAed", ...common },
    token: { about: "token", workspaceId: "w", tokenId: "t", ...common },
    "bank-details": {
      about: "bank-details",
      workspaceId: "w",
      masked: "FR••\u00a0••••\u00a04021",
      ...common,
    },
    "webhook-disabled": { about: "webhook-disabled", workspaceId: "w", webhookId: "h", ...common },
  };
}
