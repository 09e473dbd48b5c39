import type { TokenFor } from "../../../known.ts";
import type { CrawlerWords } from "../../words.ts";

export const advertising: Readonly<Record<TokenFor<"advertising">, CrawlerWords>> = {
  adidxbot: {
    description:
      "Visite les pages visées par les annonces Microsoft Advertising pour en contrôler la qualité.",
  },
  "AdsBot-Google": {
    description:
      "Contrôle la qualité des pages annoncées via Google Ads ; il ignore les règles écrites pour * et doit être nommé.",
  },
  "AdsBot-Google-Mobile": {
    description:
      "Contrôle la qualité des pages annoncées via Google Ads, telles qu’un téléphone les affiche ; il ignore les règles écrites pour * et doit être nommé.",
  },
  AmazonAdBot: { description: "Lit des pages pour les services publicitaires d’Amazon." },
  Assaybot: {
    description:
      "Classe les pages par IA pour la place de marché publicitaire Index Exchange ; le bloquer peut réduire la demande publicitaire.",
  },
  ExteContextCrawl: {
    description: "Lit des pages pour en comprendre le contexte, pour la société publicitaire Exte.",
  },
  ias_crawler: {
    description:
      "Classe les pages pour les annonceurs, chez Integral Ad Science ; le bloquer peut réduire la demande publicitaire.",
  },
  "Mediapartners-Google": {
    description:
      "Lit les pages pour qu’AdSense et Ad Manager y placent des annonces pertinentes : le bloquer coûte des recettes publicitaires à l’éditeur.",
  },
  "meta-externalads": {
    description: "Explore le web pour améliorer les produits publicitaires et professionnels de Meta.",
  },
  "OAI-AdsBot": {
    description:
      "Contrôle les pages de destination que les annonceurs soumettent pour les publicités dans ChatGPT.",
  },
};
