import type { TokenFor } from "../../../known.ts";
import type { CrawlerWords } from "../../words.ts";

export const training: Readonly<Record<TokenFor<"training">, CrawlerWords>> = {
  AI2Bot: {
    description: "Explore des domaines choisis pour les modèles de langage ouverts d’Ai2.",
    note: "Le chiffre le rend non conforme à la RFC 9309 : l’analyseur de Google le réduit à AI.",
  },
  "Ai2Bot-Dolma": {
    description: "Collecte des pages pour Dolma, le jeu d’entraînement ouvert d’Ai2.",
    note: "Nom non conforme à la RFC 9309 à cause du chiffre.",
  },
  Amazonbot: {
    description:
      "Robot généraliste d’Amazon, utilisé pour améliorer ses services et entraîner ses modèles d’IA ; la balise noarchive retire une page de l’entraînement.",
    note: "S’il ne peut pas lire robots.txt, il peut réutiliser une copie vieille de 30 jours au plus ; il ignore Crawl-delay.",
  },
  "anthropic-ai": {
    description:
      "Ancien nom non documenté, encore recopié dans bien des fichiers mais absent de la page actuelle d’Anthropic.",
  },
  "BeansLLM-CorpusBot": {
    description: "Se dit robot de corpus ; vu dans un relevé de journaux, sans exploitant.",
  },
  Bytespider: {
    description:
      "Robot de ByteDance pour l’entraînement de modèles, réputé ignorer robots.txt et dépourvu de page officielle.",
  },
  "ChatGLM-Spider": {
    description:
      "Robot que des listes attribuent aux modèles ChatGLM de Zhipu ; aucune page de l’exploitant lue.",
  },
  "Claude-Web": {
    description: "Ancien nom non documenté, absent de la page actuelle d’Anthropic sur ses robots.",
  },
  ClaudeBot: {
    description:
      "Collecte des pages publiques pouvant entraîner les modèles Claude ; respecte robots.txt, Crawl-delay compris.",
  },
  "cohere-training-data-crawler": {
    description:
      "Nom que des listes rattachent à l’entraînement chez Cohere, qui dit n’exploiter aucun robot à cette fin.",
  },
  Cotoyogi: {
    description:
      "Robot de la recherche publique japonaise qui rassemble des données en japonais ; respecte Crawl-delay.",
  },
  DeepSeekBot: {
    description:
      "Nom signalé pour DeepSeek ; l’exploitant ne publie aucune page et des listes disent qu’il ignore robots.txt.",
  },
  DoubaoBot: {
    description: "Nom prêté à Doubao, de ByteDance, par des listes ; une enquête n’en a vu aucune visite.",
  },
  ERNIEBot: { description: "Nom prêté à Ernie, de Baidu, par des listes ; aucune page de l’exploitant." },
  FacebookBot: {
    description:
      "Ancien robot de Meta pour des modèles de parole, absent de la liste actuelle des cinq agents de Meta.",
  },
  FishBot: {
    description:
      "Robot que l’annuaire de Cloudflare attribue à Fish Audio ; rien de l’exploitant ne le confirme.",
  },
  GPTBot: {
    description:
      "Robot de collecte massive d’OpenAI ; les pages lues peuvent servir à entraîner ses modèles. Il se règle séparément de la recherche ChatGPT.",
  },
  GrokBot: {
    description:
      "Nom que des listes se recopient pour le robot d’entraînement de xAI ; ni en-tête ni texte de xAI ne l’atteste.",
    note: "L’usage est une supposition de ces listes.",
  },
  Hunyuan: {
    description:
      "Nom des modèles de Tencent que recherche un outil d’analyse de journaux ; son usage est supposé, et Tencent n’en publie rien.",
  },
  "ICC-Crawler": {
    description:
      "Robot d’un institut de recherche japonais dont les données peuvent être transmises à des entreprises pour l’IA.",
  },
  imageSpider: {
    description: "Robot d’images que des listes attribuent à ByteDance ; aucune page officielle trouvée.",
  },
  ISSCyberRiskCrawler: {
    description:
      "Collecte des données pour entraîner des modèles de notation du risque informatique ; une liste dit qu’il ignore robots.txt.",
  },
  "Kangaroo Bot": {
    description: "Collecte des pages pour un projet de modèle de langage australien.",
    note: "L’espace rend le nom non conforme à la RFC 9309.",
  },
  KimiBot: { description: "Explore des pages pouvant entraîner les modèles Kimi." },
  "Linguee Bot": {
    description:
      "Rassemble des textes bilingues pour le service de traduction Linguee ; une liste dit qu’il ignore robots.txt.",
    note: "L’espace rend le nom non conforme à la RFC 9309.",
  },
  "meta-externalagent": {
    description:
      "Robot de Meta pour entraîner ses modèles et indexer directement des contenus dans ses produits.",
    note: "La graphie meta-external-agent, souvent vue, ne correspond à rien.",
  },
  "MistralAI-Training": {
    description: "Collecte des pages web pour constituer les jeux d’entraînement de Mistral.",
  },
  MoonshotBot: {
    description:
      "Nom recopié d’un robots.txt à l’autre ; Moonshot AI ne documente que KimiBot, Kimi-User et Kimi-SearchBot.",
  },
  PanguBot: { description: "Collecte des données d’entraînement pour les modèles PanGu de Huawei." },
  QwenBot: {
    description:
      "Nom prêté à Qwen, d’Alibaba, par des listes et des fichiers d’éditeurs ; aucune page de l’exploitant.",
  },
  Reflectionbot: {
    description:
      "Robot dont l’en-tête renvoie à Reflection, société qui crée des modèles d’IA ; l’exploitant ne le documente pas.",
  },
  SBIntuitionsBot: {
    description:
      "Collecte des pages pour les modèles de langage japonais de SB Intuitions, société du groupe SoftBank.",
  },
  "SSI-Nutch": {
    description:
      "Se présente comme un robot généraliste de Safe Superintelligence ; plusieurs sites l’ont vu en septembre 2026.",
    note: "L’exploitant ne publie rien : l’entraînement est une déduction.",
  },
  TikTokSpider: { description: "Robot de ByteDance sous la marque TikTok." },
  "xAI-Bot": {
    description:
      "Nom repris par des blogs et une liste de détection ; xAI ne publie aucune page sur ses robots.",
  },
  "xAI-Web-Crawler": {
    description: "Nom que des listes se recopient pour un robot de xAI ; aucun en-tête relevé ne le porte.",
    note: "L’usage est une supposition de ces listes.",
  },
};
