import { formatter } from "@octroi/ui/language/format";
import type { Localized } from "@octroi/ui/language/language";
import { prices } from "../../domain/figures/figures.ts";
import type { SocialGroup } from "../../domain/pages/social.ts";

/** What a page’s picture says when the page is shared; its headline stands for it where it is not seen. */
type SocialCards = Record<SocialGroup, { eyebrow: string; headline: string }>;

export const socialCards: Localized<SocialCards> = {
  fr: {
    site: {
      eyebrow: "Contrôle des robots d’IA pour éditeurs",
      headline: "Des robots d’IA lisent votre site. Voyez lesquels, puis décidez.",
    },
    pricing: {
      eyebrow: "Tarifs et revenus",
      headline: `Savoir qui vous lit est gratuit. Décider pour tous vos sites : ${formatter("fr").euros(prices.paid)} par mois.`,
    },
    documentation: {
      eyebrow: "Installation",
      headline: "WordPress, Vercel ou DNS : un guide pas à pas pour chacun.",
    },
    "use-cases": { eyebrow: "Pour les éditeurs", headline: "Décidez, robot par robot, qui lit vos pages." },
    "free-tools": {
      eyebrow: "Outils gratuits",
      headline: "Testez votre robots.txt. Connaissez les robots d’IA par leur nom.",
    },
    ledger: { eyebrow: "Notre propre barrière", headline: "Voyez quels robots lisent ce site." },
  },
  en: {
    site: {
      eyebrow: "AI crawler control for publishers",
      headline: "AI crawlers read your site. See which ones, then decide.",
    },
    pricing: {
      eyebrow: "Pricing and revenue",
      headline: `Knowing who reads your site is free. Deciding for all your sites: ${formatter("en").euros(prices.paid)} a month.`,
    },
    documentation: {
      eyebrow: "Installation",
      headline: "WordPress, Vercel or DNS: a step-by-step guide for each.",
    },
    "use-cases": { eyebrow: "For publishers", headline: "Decide, crawler by crawler, who reads your pages." },
    "free-tools": { eyebrow: "Free tools", headline: "Test your robots.txt. Know AI crawlers by name." },
    ledger: { eyebrow: "Our own gate", headline: "See which crawlers read this site." },
  },
};
