import type { TokenFor } from "../../../known.ts";
import type { CrawlerWords } from "../../words.ts";

export const agents: Readonly<Record<TokenFor<"agent">, CrawlerWords>> = {
  "Amazon-Bedrock-AgentCore-Browser": {
    description:
      "Navigateur géré dans le cloud que les agents des clients d’AWS utilisent pour visiter des sites.",
    note: "Il peut signer ses requêtes, avec un annuaire de clés par région. Les pages d’AWS que nous avons lues n’impriment pas ce nom.",
  },
  AmazonBuyForMe: {
    description: "Agent d’achat qui visite des pages produit pour le service Buy for Me d’Amazon.",
  },
  "Anchor Browser": {
    description: "Navigateur hébergé d’Anchor pour agents d’IA.",
    note: "Il se fait connaître par sa signature seule : aucune ligne robots.txt ne le vise.",
  },
  "ChatGPT Agent": {
    description:
      "Agent navigateur qui agit pour un utilisateur de ChatGPT et signe chacune de ses requêtes, ce qui permet à un site de le reconnaître.",
    note: "Le nom contient un espace : aucune ligne robots.txt ne peut le viser.",
  },
  CledaraBot: {
    description: "Gère des abonnements pour les clients de Cledara, par des actions qu’ils ont approuvées.",
  },
  DeckAgent: {
    description: "Agent de Deck, qui agit dans les comptes de ses utilisateurs sur des sites sans API.",
  },
  "Google-Agent": {
    description:
      "Utilisé par les agents hébergés chez Google qui naviguent et agissent pour un utilisateur ; comme les autres récupérateurs déclenchés par l’utilisateur, il ignore en général robots.txt.",
    note: "Google teste aussi des requêtes signées sous https://agent.bot.goog.",
  },
  "GoogleAgent-Chrome": {
    description:
      "Nom que des outils d’analyse de journaux donnent aux actions de Gemini dans Chrome ; aucune page de Google trouvée.",
  },
  "GoogleAgent-Mariner": {
    description:
      "Nom antérieur lié à Project Mariner, l’agent navigateur de Google ; Google documente désormais Google-Agent pour cet usage.",
  },
  "GoogleAgent-Shopping": {
    description:
      "Agent d’achat de Google, selon des outils d’analyse de journaux ; des éditeurs recopient ce nom du robots.txt d’Amazon, aucune page de Google trouvée.",
  },
  HarkBot: {
    description:
      "Agent de Hark qui fait des recherches, remplit des formulaires et agit dans des comptes à la demande d’un utilisateur.",
  },
  "Kimi-Agent": {
    description: "Quatrième nom de Kimi dans une liste ; la page de l’exploitant ne le cite pas.",
  },
  Lightpanda: {
    description:
      "Navigateur sans interface conçu pour les agents et la collecte ; il ne lit robots.txt que si son utilisateur active l’option.",
  },
  "Manus-User": { description: "Agent navigateur autonome de Manus (Butterfly Effect)." },
  "meta-externaltest": {
    description:
      "Tests d’intégration de Meta, vérifiés par Cloudflare comme assistant d’IA ; la page de Meta ne le nomme pas.",
  },
  "Agent-NovaAct": { description: "Kit d’Amazon pour créer des agents qui pilotent un navigateur." },
  Operator: {
    description: "Ancien nom de l’agent navigateur d’OpenAI, depuis intégré à ChatGPT Agent.",
    note: "Mot trop générique pour être repéré dans les journaux sans faux positifs.",
  },
  QATechBot: { description: "Agent qui teste les sites des clients de QA.tech comme le ferait un visiteur." },
  TwinAgent: { description: "Agent navigateur de Twin, plateforme qui automatise des tâches sur le web." },
};
