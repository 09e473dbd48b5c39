import type { TokenFor } from "../../../known.ts";
import type { CrawlerWords } from "../../words.ts";

export const aiSearch: Readonly<Record<TokenFor<"ai-search">, CrawlerWords>> = {
  AddSearchBot: {
    description: "Indexe les sites de ses clients pour AddSearch, un service de recherche interne.",
  },
  AISearchBot: {
    description:
      "Nom relevé depuis 2014, avec une boîte aux lettres pour contact et sans exploitant ; deux listes le rangent parmi l’IA à cause de ses deux premières lettres.",
  },
  "Amzn-SearchBot": {
    description:
      "Explore le web pour que les pages puissent figurer dans les résultats de recherche d’Amazon, dont Alexa et Rufus ; pas d’entraînement génératif.",
  },
  Andibot: { description: "Robot d’Andi, un moteur de recherche génératif." },
  Anomura: {
    description:
      "Robot de recherche de Direqt, qui vend de la recherche par IA aux éditeurs ; pas d’entraînement.",
  },
  "Aranet-SearchBot": {
    description:
      "Robot d’un service de recherche par IA nommé Aranet, sur lequel peu d’informations sont publiées.",
  },
  "AzureAI-SearchBot": {
    description:
      "Nom de robot lié aux produits de recherche par IA d’Azure ; aucune page de Microsoft trouvée à son sujet.",
  },
  "Bard-AI": {
    description: "Nom porté par une seule liste de détection ; Google n’a documenté aucun robot ainsi nommé.",
  },
  Channel3Bot: {
    description: "Indexe des pages produit pour le catalogue de produits de Channel3.",
    note: "Le chiffre rend le nom non conforme à la RFC 9309.",
  },
  "Claude-SearchBot": { description: "Indexe les pages pour améliorer les réponses de recherche de Claude." },
  Diffbot: {
    description:
      "Construit l’index de recherche et le graphe de connaissances de Diffbot ; l’exploitant dit ne pas s’en servir pour l’entraînement.",
    note: "Les clients qui lancent leurs propres explorations avec ses outils peuvent désactiver robots.txt.",
  },
  ExaBot: {
    description: "Nom que des listes donnent au robot d’Exa ; celui qu’Exa documente est ExaSearchBot.",
    note: "L’ancien robot d’Exalead s’appelait aussi Exabot, et robots.txt ignore la casse.",
  },
  ExaSearchBot: {
    description: "Découvre et indexe des pages publiques pour qu’Exa puisse les renvoyer et les citer.",
    note: "Si robots.txt ne le nomme pas, il suit les règles écrites pour les grands moteurs de recherche, puis celles de *.",
  },
  "Gemini-AI": {
    description:
      "Nom porté par une seule liste de détection ; pour limiter Gemini, l’interrupteur documenté est Google-Extended.",
  },
  GoGuidesCrawler: {
    description: "Robot de GoGuides, annuaire web qu’une liste classe dans la recherche par IA.",
  },
  GoGuidesDiscoveryBot: { description: "Robot de découverte de pages de l’annuaire web GoGuides." },
  iAskBot: { description: "Robot d’iAsk, un moteur de réponse par IA." },
  iaskspider: {
    description:
      "Ancien robot du moteur iask.com de Sina, d’après les en-têtes relevés ; des listes le rattachent à un moteur de réponse iAsk.",
    note: "Les listes disent aussi qu’il ignore robots.txt.",
  },
  "JarvisSearch-Crawler": {
    description: "Nom d’un robot de recherche vu dans un relevé de journaux, sans exploitant.",
  },
  KeenableBot: { description: "Robot de Keenable, une API de recherche sur le web pour agents d’IA." },
  KernelSearchBot: {
    description: "Constitue des index de recherche et des bases documentaires pour l’IA chez Kernel.",
    note: "Les navigateurs de Kernel sont autre chose : ils ne portent aucun nom et signent leurs requêtes.",
  },
  "Kimi-SearchBot": { description: "Construit l’index des résultats de recherche de Kimi." },
  LinerBot: {
    description: "Indexe des pages pour la recherche par IA de Liner, qui cite ses sources ligne par ligne.",
  },
  LinkupBot: {
    description:
      "Indexe des pages pour Linkup, une API française de recherche web destinée aux applications d’IA.",
    note: "LinkUpBot, le robot du site d’emploi linkup.com, répond au même nom car robots.txt ignore la casse.",
  },
  "meta-webindexer": { description: "Indexe les pages pour que Meta AI puisse les citer et y renvoyer." },
  "MistralAI-Index": { description: "Construit l’index de recherche de Mistral ; pas d’entraînement." },
  "OAI-SearchBot": {
    description: "Construit l’index qui permet à la recherche ChatGPT de citer vos pages et d’y renvoyer.",
    note: "Si GPTBot est aussi autorisé, OpenAI peut réutiliser une seule exploration pour les deux usages.",
  },
  Perplexity: {
    description:
      "N’a jamais été un nom de robot : selon la RFC 9309, une règle écrite pour Perplexity ne vise personne.",
    note: "Écrivez PerplexityBot pour l’index et Perplexity-User pour les visites à la demande d’un utilisateur.",
  },
  PerplexityBot: {
    description:
      "Indexe les pages pour que Perplexity puisse les citer ; selon sa documentation, il n’entraîne pas de modèle de fondation.",
  },
  ProRataInc: {
    description:
      "Collecte des pages publiques ou sous licence pour les réponses de Gist.ai, le service de ProRata.",
  },
  SemanticScholarBot: {
    description:
      "Indexe des articles scientifiques pour Semantic Scholar, le moteur de recherche universitaire d’Ai2.",
  },
  ShapBot: { description: "Construit l’index des API de recherche de Parallel." },
  SofyaBot: {
    description: "Nom que des journaux de 2026 attribuent à la recherche par IA de Sofya.",
    note: "La page que cite son en-tête n’a pas été lue.",
  },
  TavilyBot: {
    description:
      "Nom que des listes donnent au robot de Tavily, alors que Tavily dit que son robot n’en porte aucun.",
    note: "Tavily dit éviter les pages fermées à Googlebot et demande noindex plutôt que robots.txt.",
  },
  TerraCotta: {
    description: "Indexe des pages publiques pour l’API de recherche de Ceramic, destinée à l’IA.",
  },
  "xAI-SearchBot": {
    description: "Robot de recherche que des listes attribuent à xAI, qui n’en a rien publié.",
  },
  YandexAdditional: {
    description:
      "Nom à interdire pour que des pages n’alimentent pas les réponses rapides rédigées par YandexGPT.",
  },
  YouBot: {
    description:
      "Construit l’index de recherche de You.com ; ses requêtes sont signées et se vérifient aussi par DNS inverse.",
  },
  ZanistaBot: { description: "Robot de Zanista, société de recherche par IA." },
};
