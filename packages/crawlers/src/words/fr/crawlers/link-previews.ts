import type { TokenFor } from "../../../known.ts";
import type { CrawlerWords } from "../../words.ts";

export const linkPreviews: Readonly<Record<TokenFor<"link-preview">, CrawlerWords>> = {
  ArenaUnfurlBot: {
    description: "Prépare les aperçus de liens sur Arena, où l’on compare des modèles d’IA.",
  },
  BingVideoPreview: { description: "Prépare des aperçus de vidéos pour Bing." },
  Discordbot: { description: "Crée les aperçus des liens publiés sur Discord." },
  facebookcatalog: {
    description:
      "Variante du robot d’aperçus de Meta, citée sur la même page de Meta et destinée aux catalogues de produits.",
  },
  facebookexternalhit: {
    description:
      "Crée les aperçus de liens sur Facebook, Instagram et Messenger ; peut passer outre robots.txt pour des contrôles de sécurité.",
  },
  GoogleMessages: {
    description: "Récupère la page derrière un lien partagé dans Google Messages.",
    note: "Google le range parmi les récupérateurs qui ignorent en général robots.txt.",
  },
  LinkedInBot: { description: "Crée les aperçus des pages partagées sur LinkedIn." },
  MicrosoftPreview: { description: "Produit des aperçus de pages et de liens pour les produits Microsoft." },
  Slackbot: { description: "Crée les aperçus des liens publiés dans Slack." },
  TelegramBot: { description: "Crée les aperçus des liens envoyés dans Telegram." },
  Twitterbot: { description: "Crée les cartes de lien des pages partagées sur X." },
  WhatsApp: {
    description: "Récupère une page pour afficher l’aperçu d’un lien dans une conversation WhatsApp.",
  },
};
