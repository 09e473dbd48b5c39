import type { TokenFor } from "../../../known.ts";
import type { CrawlerWords } from "../../words.ts";

export const codingAgents: Readonly<Record<TokenFor<"coding-agent">, CrawlerWords>> = {
  Aider: {
    description: "Agent de code libre qui ouvre les pages qu’un développeur lui indique.",
    note: "Son code ne lit pas robots.txt. La version de l’exemple est de nous.",
  },
  "Claude-Code": {
    description:
      "Agent de code d’Anthropic, utilisé dans un terminal, qui lit des pages de documentation pendant son travail.",
    note: "Son en-tête commence par Claude-User : c’est ce nom qu’une règle robots.txt doit employer.",
  },
  Code: {
    description: "Nom sous lequel une liste classe l’agent de GitHub Copilot dans Visual Studio Code.",
    note: "Les responsables de la liste signalent des faux positifs : ne bloquez pas sur ce seul mot.",
  },
  crush: {
    description: "Agent de code libre pour le terminal, par Charm.",
    note: "Mot courant : il ne compte qu’au début d’un en-tête.",
  },
  Cursor: { description: "Éditeur de code dont l’agent récupère de la documentation pour un développeur." },
  "deepseek-harness": {
    description: "Agent de code libre de DeepSeek.",
    note: "L’en-tête est fait pour des interfaces de programmation ; un relevé de journaux le montre sur des pages.",
  },
  Devin: {
    description:
      "Agent d’ingénierie logicielle qui lit de la documentation et effectue des tâches sur le web.",
  },
  GitHubCopilotChat: { description: "Requêtes envoyées par l’extension GitHub Copilot Chat." },
  "GitHubCopilotRuntime-WebFetch": {
    description:
      "Outil par lequel GitHub Copilot lit une page ; relevé dans des journaux depuis 2026, sans page de l’exploitant.",
  },
  "Google-Gemini-CLI": {
    description:
      "Agent de code libre de Google, utilisé dans un terminal, qui peut ouvrir des pages web pour un développeur.",
  },
  "grok-agent": {
    description:
      "Lecteur de pages de l’agent de code de xAI ; par défaut, il n’ouvre qu’une liste de sites de documentation.",
  },
  "Kiro-CLI": {
    description: "Ligne de commande de Kiro, agent de code d’Amazon.",
    note: "Qu’il lise des pages sous ce nom ne repose que sur un relevé de journaux.",
  },
  opencode: {
    description: "Agent de code libre qui récupère des pages pour un développeur.",
    note: "Il envoie d’abord l’en-tête d’un navigateur, et son nom seulement après une vérification ; opencode-smartfetch est une extension faite par d’autres.",
  },
  qodercli: { description: "Ligne de commande de Qoder, agent de programmation d’Alibaba." },
  Trae: { description: "Agent de code de ByteDance, qui peut récupérer des pages web pour un développeur." },
  v0bot: {
    description:
      "Nom rattaché à v0, l’outil de Vercel qui écrit des applications web ; Vercel n’en publie rien.",
  },
  "ZCode-WebFetch": { description: "Lecteur de pages de ZCode, agent de code de Z.ai." },
};
