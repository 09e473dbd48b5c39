import { brand } from "../../domain/brand.ts";
import type { Localized } from "../../domain/language.ts";

export interface HomeCopy {
  title: string;
  description: string;
  eyebrow: string;
  heading: string;
  lead: string;
}

export const home: Localized<HomeCopy> = {
  fr: {
    title: `${brand.name} : décidez quels robots d’IA lisent votre site`,
    description: `${brand.name} montre aux éditeurs quels robots d’IA lisent leur site, et leur laisse décider : autoriser, bloquer, limiter ou facturer.`,
    eyebrow: "Contrôle des robots d’IA pour éditeurs",
    heading: "Les IA lisent votre site. Faites-les passer à l’octroi.",
    lead: `${brand.name} identifie chaque robot d’IA qui visite vos pages et applique votre décision : autoriser, bloquer, limiter ou facturer. Google et Bing passent toujours.`,
  },
  en: {
    title: `${brand.name}: decide which AI crawlers read your site`,
    description: `${brand.name} shows publishers which AI crawlers read their site and lets them decide, crawler by crawler: allow, block, limit or charge.`,
    eyebrow: "AI crawler control for publishers",
    heading: "AI reads your site. Make it stop at the gate.",
    lead: `${brand.name} identifies every AI crawler that visits your pages and applies your decision: allow, block, limit or charge. Google and Bing always get through.`,
  },
};
