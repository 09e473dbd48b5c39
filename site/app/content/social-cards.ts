import { formatter } from "@octroi/ui/language/format";
import type { Language, Localized } from "@octroi/ui/language/language";
import { prices } from "../../domain/figures/figures.ts";
import { type SocialGroup, socialGroups } from "../../domain/pages/social.ts";

/** What a page’s picture says when the page is shared; its headline stands for it where it is not seen. */
type SocialCards = Record<SocialGroup, { eyebrow: string; headline: string }>;

export const socialCards: Localized<SocialCards> = {
  fr: {
    site: {
      eyebrow: "Contrôle des robots d’IA pour éditeurs",
      headline: "Les IA lisent votre site. Faites-les passer à l’octroi.",
    },
    pricing: {
      eyebrow: "Tarifs et revenus",
      headline: `Savoir qui vous lit est gratuit. Décider en un clic : ${formatter("fr").euros(prices.paid)} par mois.`,
    },
    documentation: {
      eyebrow: "Installation",
      headline: "WordPress, Vercel ou DNS : quelques minutes suffisent.",
    },
    "use-cases": { eyebrow: "Pour les éditeurs", headline: "Décidez, robot par robot, qui lit vos pages." },
    "free-tools": {
      eyebrow: "Outils gratuits",
      headline: "Testez votre robots.txt. Connaissez les robots d’IA par leur nom.",
    },
    ledger: { eyebrow: "Notre propre barrière", headline: "Voyez en direct quels robots lisent ce site." },
  },
  en: {
    site: {
      eyebrow: "AI crawler control for publishers",
      headline: "AI reads your site. Make it stop at the gate.",
    },
    pricing: {
      eyebrow: "Pricing and revenue",
      headline: `Knowing who reads your site is free. Deciding in one click: ${formatter("en").euros(prices.paid)} a month.`,
    },
    documentation: { eyebrow: "Installation", headline: "WordPress, Vercel or DNS: a few minutes will do." },
    "use-cases": { eyebrow: "For publishers", headline: "Decide, crawler by crawler, who reads your pages." },
    "free-tools": { eyebrow: "Free tools", headline: "Test your robots.txt. Know AI crawlers by name." },
    ledger: { eyebrow: "Our own gate", headline: "See live which crawlers read this site." },
  },
};

export type SocialHeadlines = Readonly<Partial<Record<SocialGroup, string>>>;

export function socialHeadlines(language: Language): SocialHeadlines {
  return Object.fromEntries(socialGroups.map((group) => [group, socialCards[language][group].headline]));
}
