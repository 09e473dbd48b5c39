import { brand, type TeamMember } from "@octroi/ui/brand/brand";
import { formatter } from "@octroi/ui/language/format";
import type { Localized } from "@octroi/ui/language/language";
import { marketing, monetisation } from "../../domain/figures/figures.ts";

export interface TeamCopy {
  title: string;
  description: string;
  eyebrow: string;
  heading: string;
  lead: string;
  membersHeading: string;
  /** `field` stands for a name that is not known yet. */
  roles: Record<TeamMember["role"], { title: string; field: string; text: string }>;
  profile: string;
  missionHeading: string;
  mission: readonly string[];
  rules: { heading: string; list: Record<"search" | "plain" | "share", { title: string; text: string }> };
  contact: { heading: string; text: string; action: string };
}

const fr = formatter("fr");
const en = formatter("en");

export const team: Localized<TeamCopy> = {
  fr: {
    title: `L’équipe et sa mission — ${brand.name}`,
    description: `Qui fait ${brand.name}, et pourquoi : rendre aux éditeurs la décision sur les robots d’IA qui lisent leurs pages, sans toucher à leur référencement.`,
    eyebrow: "L’équipe",
    heading: "Deux personnes à la barrière",
    lead: "Nous construisons l’outil que nous aurions voulu avoir : celui qui montre qui lit un site, et laisse son éditeur décider.",
    membersHeading: "Qui nous sommes",
    roles: {
      CEO: {
        title: "CEO",
        field: "Éditeurs et accords",
        text: "Parle avec les éditeurs, et négocie les accords avec les sociétés d’IA.",
      },
      CTO: {
        title: "CTO",
        field: "Répertoire et barrière",
        text: "Tient le répertoire des robots à jour et la barrière debout.",
      },
    },
    profile: "Profil professionnel",
    missionHeading: "Notre mission",
    mission: [
      "Les robots d’IA lisent le web à grande échelle. Ce sont les éditeurs qui paient les serveurs, les rédactions et les tests de recettes ; ils devraient savoir qui lit leurs pages, et avoir leur mot à dire.",
      "Nous nous décrivons comme « le Cloudflare de la protection face aux IA » : comme ce fournisseur de sécurité réseau, auquel nous ne sommes pas liés, nous plaçons une couche de contrôle devant le site. Notre métier est de vous laisser dire à qui la porte s’ouvre, et à quel prix.",
      `Un péage n’a de sens que si l’on circule. Google et Bing passent toujours, et la part de l’éditeur annoncée pour la bêta est de ${fr.percent(monetisation.publisherShare * 100)} de ce que paient les sociétés d’IA.`,
    ],
    rules: {
      heading: "Trois règles que nous tenons",
      list: {
        search: {
          title: "La recherche reste ouverte",
          text: "Aucune règle ne bloque un moteur de recherche.",
        },
        plain: {
          title: "Dire ce qui est prouvé",
          text: `Chaque fiche de notre répertoire des robots porte ses sources et leur date de lecture. Ce qui ne se vérifie pas est signalé.`,
        },
        share: {
          title: "L’analyse est gratuite",
          text: `${fr.euros(marketing.commitmentEur)} pour commencer, sans engagement : vous voyez d’abord, vous décidez ensuite.`,
        },
      },
    },
    contact: {
      heading: "Une question sur votre site ?",
      text: "Écrivez-nous : la réponse vient de l’une de ces deux personnes.",
      action: "Nous écrire",
    },
  },
  en: {
    title: `The team and its mission — ${brand.name}`,
    description: `Who builds ${brand.name} and why: to give publishers back the decision about the AI crawlers that read their pages, without touching their search ranking.`,
    eyebrow: "The team",
    heading: "Two people at the gate",
    lead: "We are building the tool we wished we had: one that shows who reads a site and leaves the decision to its publisher.",
    membersHeading: "Who we are",
    roles: {
      CEO: {
        title: "CEO",
        field: "Publishers and agreements",
        text: "Talks with publishers, and negotiates the agreements with AI companies.",
      },
      CTO: {
        title: "CTO",
        field: "Directory and gate",
        text: "Keeps the crawler directory current and the gate standing.",
      },
    },
    profile: "Professional profile",
    missionHeading: "Our mission",
    mission: [
      "AI crawlers read the web on a large scale. Publishers pay for the servers, the newsrooms and the recipe tests; they ought to know who reads their pages, and have a say in it.",
      "We describe ourselves as “the Cloudflare of AI protection”: like that network-security provider, with which we are not affiliated, we put a layer of control in front of the site. Our job is to let you say whom the door opens for, and at what price.",
      `A toll only makes sense where there is traffic. Google and Bing always get through, and the publisher share announced for the beta is ${en.percent(monetisation.publisherShare * 100)} of what AI companies pay.`,
    ],
    rules: {
      heading: "Three rules we keep",
      list: {
        search: {
          title: "Search stays open",
          text: "No rule blocks a search engine.",
        },
        plain: {
          title: "Say what is proven",
          text: "Every page of our crawler directory carries its sources and the date they were read. What cannot be verified is marked as such.",
        },
        share: {
          title: "Analytics are free",
          text: `${en.euros(marketing.commitmentEur)} to start, no commitment: look first, decide later.`,
        },
      },
    },
    contact: {
      heading: "A question about your site?",
      text: "Write to us: the answer comes from one of these two people.",
      action: "Write to us",
    },
  },
};
