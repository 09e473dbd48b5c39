import type { Decision } from "../domain/decision.ts";
import type { Localized } from "../domain/language.ts";
import type { SocialGroup } from "../domain/social.ts";

interface Card {
  eyebrow: string;
  headline: string;
}

export const cards: Localized<Record<SocialGroup, Card>> = {
  fr: {
    site: {
      eyebrow: "Contrôle des robots d’IA pour éditeurs",
      headline: "Les IA lisent votre site. Faites-les passer à l’octroi.",
    },
    pricing: { eyebrow: "Tarifs et revenus", headline: "Voir est gratuit. Se faire payer est possible." },
    documentation: {
      eyebrow: "Installation",
      headline: "WordPress, Vercel ou DNS : quelques minutes suffisent.",
    },
    "use-cases": { eyebrow: "Pour les éditeurs", headline: "Décidez, robot par robot, qui lit vos pages." },
    "free-tools": {
      eyebrow: "Outils gratuits",
      headline: "Un robots.txt juste, et les robots d’IA par leur nom.",
    },
  },
  en: {
    site: {
      eyebrow: "AI crawler control for publishers",
      headline: "AI reads your site. Make it stop at the gate.",
    },
    pricing: { eyebrow: "Pricing and revenue", headline: "Seeing is free. Getting paid is possible." },
    documentation: { eyebrow: "Installation", headline: "WordPress, Vercel or DNS: a few minutes will do." },
    "use-cases": { eyebrow: "For publishers", headline: "Decide, crawler by crawler, who reads your pages." },
    "free-tools": { eyebrow: "Free tools", headline: "A robots.txt that is right, and AI crawlers by name." },
  },
};

/** The ledger at the foot of each card. */
export const rows: readonly (readonly [string, Decision])[] = [
  ["GPTBot", "charge"],
  ["ClaudeBot", "limit"],
  ["CCBot", "block"],
  ["Googlebot", "allow"],
];
