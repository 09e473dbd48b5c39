import { type Language, languages } from "@octroi/ui/language/language";
import { textsIn, typographySlips } from "@octroi/ui/testing/typography";
import { describe, expect, test } from "vitest";
import type { Mail } from "../../domain/mail/mail.ts";
import { secretsFrom } from "../../domain/secrets/secrets.ts";
import { letterOf, type MailSubjects } from "./letters.ts";

const context = {
  brand: "Octroi",
  contactEmail: "contact@octroi.example",
  consoleUrl: new URL("https://app.octroi.example"),
  secrets: secretsFrom(Buffer.alloc(32, 7)),
};

const subjects: MailSubjects = {
  people: { find: async () => ({ name: "Ada" }) },
  workspaces: {
    find: async () => ({ name: "Le Journal" }),
    findInvitation: async () => ({ workspaceId: "w", role: "editor" }),
  },
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
    "address-changed": { about: "address-changed", ...common },
    "workspace-deletion": { about: "workspace-deletion", workspaceId: "w", ...common },
    history: { about: "history", workspaceId: "w", ...common },
  };
}
