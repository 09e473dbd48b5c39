import type { TokenFor } from "../../../known.ts";
import type { CrawlerWords } from "../../words.ts";

export const userTriggered: Readonly<Record<TokenFor<"user-triggered">, CrawlerWords>> = {
  "AI2Bot-DeepResearchEval": {
    description: "Récupère des sources pour l’évaluation des systèmes de recherche approfondie d’Ai2.",
    note: "Nom non conforme à la RFC 9309 à cause du chiffre.",
  },
  "AIWebIndex-Agent": {
    description:
      "Récupérateur à la demande de Lyrenth pour les clients de son API, à qui il laisse le soin de suivre robots.txt.",
  },
  "Amzn-User": {
    description:
      "Récupère des pages à jour pour répondre à un utilisateur d’Alexa ; pas d’entraînement génératif.",
    note: "Une action lancée par un utilisateur peut ne pas suivre toutes les règles de robots.txt.",
  },
  "Character-AI": {
    description: "Nom porté par une seule liste de détection ; aucune page de Character.AI trouvée.",
  },
  "ChatGPT-Browser": {
    description:
      "Nom porté par une seule liste de détection ; il ne figure pas parmi les agents documentés par OpenAI.",
  },
  "ChatGPT-User": {
    description:
      "Ouvre une page précise à la demande d’un utilisateur de ChatGPT ou d’un GPT ; OpenAI indique que robots.txt peut ne pas s’appliquer.",
  },
  "Claude-User": {
    description:
      "Récupère une page quand un utilisateur interroge Claude à son sujet, en respectant robots.txt.",
  },
  "cohere-ai": {
    description: "Nom non documenté, attribué à Cohere pour des pages récupérées pendant une conversation.",
  },
  "Diffbot-User": {
    description: "Récupère une page pour une personne qui utilise les logiciels de Diffbot.",
  },
  DuckAssistBot: {
    description:
      "Récupère des pages en temps réel pour les réponses assistées de DuckDuckGo, qui citent leurs sources ; pas d’entraînement.",
    note: "Un changement de robots.txt prend effet après 72 heures.",
  },
  "GeistHaus-PageFetcher": {
    description: "Récupérateur de pages de GeistHaus, société qui crée des systèmes d’IA pour la thérapie.",
  },
  "Gemini-Deep-Research": {
    description: "Lit des pages pendant que Gemini rédige un rapport Deep Research pour un utilisateur.",
  },
  "Google-GeminiNotebook": {
    description:
      "Récupère les sources qu’un utilisateur ajoute à Gemini Notebook, nouveau nom de NotebookLM.",
  },
  "Google-NotebookLM": {
    description:
      "Ancien nom du récupérateur de sources des carnets, que Google documente désormais sous Google-GeminiNotebook.",
  },
  "Google-Pinpoint": {
    description: "Récupère les adresses qu’un journaliste ajoute à une collection Google Pinpoint.",
  },
  "GoogleAgent-Search": {
    description: "Nom porté par une seule liste de détection ; aucune page Google lue ne le mentionne.",
  },
  "GoogleAgent-URLContext": {
    description:
      "Récupère une adresse qu’un utilisateur a transmise à Gemini ; vu dans des journaux, absent des pages de Google.",
  },
  "Grok-DeepSearch": {
    description:
      "Nom que des listes se recopient pour les recherches que Grok fait à la demande ; xAI ne documente rien de tel.",
    note: "L’usage est une supposition de ces listes.",
  },
  "Haiku-SearchBot": {
    description:
      "Ouvre une page quand un utilisateur de Haiku, un assistant juridique français, pose une question.",
    note: "Cité par Cloudflare en mai 2026, mais plus dans une copie ultérieure de son annuaire.",
  },
  "kagi-fetcher": { description: "Récupère des pages en direct pour Kagi Assistant et ses résumés." },
  "Keenable-User": {
    description:
      "Nom relevé pour des pages ouvertes à la demande d’utilisateurs de Keenable ; aucune page de l’exploitant trouvée.",
  },
  "Kimi-User": {
    description:
      "Ouvre les pages demandées par un utilisateur de Kimi ; l’exploitant indique que robots.txt peut ne pas s’appliquer directement.",
  },
  linkReader: { description: "Récupère des liens pour Sider, un assistant d’IA dans le navigateur." },
  "meta-externalfetcher": {
    description:
      "Récupère des liens précis pour les utilisateurs de Meta AI, tâches d’agent comprises ; Meta indique qu’il peut passer outre robots.txt.",
  },
  "MistralAI-User": {
    description:
      "Ouvre des pages pour les utilisateurs de Vibe, l’assistant de Mistral, et y renvoie ; pas d’entraînement.",
  },
  ModelContextProtocol: {
    description:
      "Nom par défaut du serveur « fetch » de référence, par lequel des assistants lisent des pages.",
    note: "Deux formes : Autonomous, où le modèle décide et robots.txt est consulté, et User-Specified, où une personne demande et il ne l’est pas.",
  },
  "Perplexity-User": {
    description:
      "Ouvre une page en direct pour un utilisateur de Perplexity et n’applique en général pas robots.txt.",
  },
  PhindBot: {
    description: "Nom recensé pour Phind, moteur de réponse pour développeurs fermé en janvier 2026.",
  },
  "Poggio-Citations": {
    description: "Récupère les sources citées par Poggio, un outil d’IA pour équipes commerciales.",
  },
  "Shap-User": {
    description:
      "Récupère des pages pour les utilisateurs de Parallel ; l’exploitant précise qu’il n’est pas destiné à être piloté par des règles automatiques.",
  },
  TongyiBot: { description: "Récupérerait des pages pour l’assistant Tongyi Qianwen d’Alibaba." },
  UseAI: {
    description: "Récupérateur rattaché à Use AI, un espace de travail pour dialoguer avec des modèles d’IA.",
  },
  WRTNBot: { description: "Robot dont l’en-tête renvoie à Wrtn, un service d’IA sud-coréen." },
  "xAI-Grok": {
    description:
      "Nom que des listes se recopient pour les pages que Grok ouvre à la demande ; aucun en-tête relevé ne le porte.",
    note: "L’usage est une supposition de ces listes.",
  },
  YiyanBot: { description: "Récupérerait des pages pour l’assistant ERNIE de Baidu." },
};
