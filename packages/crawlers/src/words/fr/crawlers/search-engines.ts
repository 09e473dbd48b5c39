import type { TokenFor } from "../../../known.ts";
import type { CrawlerWords } from "../../words.ts";

export const searchEngines: Readonly<Record<TokenFor<"search-engine">, CrawlerWords>> = {
  "360Spider": {
    description: "Robot du moteur de recherche chinois 360 Search.",
    note: "Les chiffres le rendent non conforme à la RFC 9309 : un analyseur strict lit un nom vide.",
  },
  AhrefsBot: {
    description: "Source principale de la base de référencement d’Ahrefs et du moteur de recherche Yep.",
  },
  Applebot: {
    description:
      "Explore le web pour Siri, Spotlight et Safari ; s’il n’est pas nommé, il suit les règles écrites pour Googlebot.",
  },
  Baiduspider: { description: "Robot de Baidu, principal moteur de recherche chinois." },
  Bingbot: {
    description:
      "Robot de Bing, dont l’index alimente aussi Copilot ; l’usage par l’IA se limite page par page avec les balises nocache et noarchive.",
  },
  Bravebot: {
    description: "Construit l’index de Brave Search, aussi vendu par API à des produits d’IA.",
    note: "Brave dit que son robot ne porte aucun nom propre et évite ce qui est fermé à Googlebot ; des listes lui donnent celui-ci.",
  },
  "coccocbot-web": { description: "Robot de Cốc Cốc, moteur de recherche et navigateur vietnamien." },
  DuckDuckBot: { description: "Robot de recherche propre à DuckDuckGo." },
  "Google-InspectionTool": {
    description: "Utilisé par les tests de Google, comme l’inspection d’URL dans la Search Console.",
  },
  Googlebot: {
    description:
      "Robot de Google Search, qui alimente aussi AI Overviews et AI Mode : le bloquer pour limiter l’IA vous retire de Google.",
  },
  "Googlebot-Image": {
    description:
      "Explore les images pour Google Images, Discover et les visuels, logos et favicons affichés dans la recherche.",
  },
  "Googlebot-News": {
    description:
      "Le nom robots.txt qui décide si des pages paraissent dans Google Actualités et l’onglet Actualités.",
    note: "Il n’a pas d’en-tête propre : la collecte se fait sous Googlebot, il n’apparaît donc jamais dans les journaux.",
  },
  "Googlebot-Video": { description: "Explore les vidéos pour les fonctions vidéo de Google Search." },
  IbouBot: {
    description:
      "Construit l’index d’Ibou, un moteur de recherche français en préparation ; l’exploitant dit n’entraîner aucun modèle d’IA.",
    note: "Des listes le classent encore parmi les robots d’IA malgré l’objection de son exploitant.",
  },
  Kagibot: {
    description:
      "Robot du moteur de recherche Kagi ; s’il n’est pas nommé, il suit les règles écrites pour Googlebot.",
  },
  MojeekBot: {
    description: "Robot de Mojeek, moteur de recherche britannique doté de son propre index.",
    note: "Une liste de mauvais robots très recopiée (mitchellkrogza) bloque Mojeek.",
  },
  PetalBot: {
    description: "Indexe des pages pour Petal Search et l’assistant de Huawei.",
    note: "La règle de Cloudflare contre les robots d’IA le bloque, tout comme des listes courantes de mauvais robots.",
  },
  Qwantbot: {
    description: "Robot de Qwant, le moteur de recherche français.",
    note: "Qwantify est son ancien nom.",
  },
  "search.marginalia.nu": {
    description:
      "Robot de Marginalia, moteur de recherche indépendant pour les petits sites non commerciaux.",
    note: "Nom non conforme à la RFC 9309 à cause des points.",
  },
  SeekportBot: { description: "Robot de Seekport, moteur de recherche allemand." },
  SeznamBot: { description: "Robot de Seznam, premier moteur de recherche tchèque." },
  Slurp: {
    description:
      "Robot de recherche historique de Yahoo, peu actif depuis que Yahoo affiche les résultats de Bing.",
  },
  "Sogou web spider": {
    description: "Robot de Sogou, moteur de recherche chinois détenu par Tencent.",
    note: "Le nom contient des espaces : un analyseur strict de la RFC 9309 ne lit que Sogou.",
  },
  "Storebot-Google": { description: "Explore les pages produit pour Google Shopping." },
  YandexBot: { description: "Principal robot d’indexation du moteur de recherche Yandex." },
  YepBot: { description: "Alimente, avec AhrefsBot, l’index du moteur de recherche Yep." },
  Yeti: { description: "Robot de Naver, premier moteur de recherche sud-coréen." },
};
