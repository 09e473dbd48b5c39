import { brand } from "@octroi/ui/brand/brand";
import { intlFormatter } from "@octroi/ui/language/format-intl";
import type { Localized } from "@octroi/ui/language/language";
import { payoutsToday, sellingByOffer } from "@octroi/ui/words/plans";
import { marketing, monetisation, pointsLost, prices } from "../../domain/figures/figures.ts";
import type { PageHead } from "../metadata/head.tsx";
import { crawlerFamilies } from "./crawler-families.ts";

export type AudienceId = "media" | "recipes" | "news" | "forums" | "affiliation" | "saasDocs";

export interface WhyCopy extends PageHead {
  badge: string;
  heading: string;
  intro: string;
  signUp: string;
  estimate: string;
  problem: {
    heading: string;
    paragraphs: Readonly<Record<"deal" | "break", string>>;
    chart: { label: string; before: string; after: string; caption: string };
    /** Stands for the link until the operator names the article. */
    citation: string;
    source: string;
  };
  now: {
    heading: string;
    source: string;
    facts: Readonly<Record<"unseen" | "drop" | "growth", { value: string; title: string; text: string }>>;
  };
  solution: {
    heading: string;
    lead: string;
    steps: Readonly<Record<"detect" | "decide" | "monetize", { title: string; text: string }>>;
    rules: { title: string; note: string };
  };
  audience: {
    heading: string;
    lead: string;
    list: Readonly<Record<AudienceId, { name: string; text: string }>>;
  };
  value: {
    heading: string;
    list: Readonly<Record<"see" | "search" | "share" | "price", { title: string; text: string }>>;
  };
  tryIt: { heading: string; text: string; domain: string; traffic: string; estimate: string; or: string };
}

const fr = intlFormatter("fr");
const en = intlFormatter("en");

export const why: Localized<WhyCopy> = {
  fr: {
    title: `Pourquoi contrôler les robots d’IA maintenant — ${brand.name}`,
    description:
      "La recherche envoie moins de lecteurs, les robots d’IA lisent davantage. Ce qui change pour les éditeurs, et ce qu’ils peuvent décider dès aujourd’hui.",
    badge: "Pourquoi maintenant",
    heading: "Vos pages sont toujours lues. Mais plus chez vous.",
    intro:
      "Les moteurs de réponse lisent vos articles, en tirent une synthèse et gardent le lecteur. Vous payez le serveur et la rédaction ; la visite a lieu ailleurs.",
    signUp: "Créer mon compte",
    estimate: "Estimer mes revenus",
    problem: {
      heading: "L’échange d’hier ne tient plus",
      paragraphs: {
        deal: "Longtemps, l’accord a été clair : un moteur de recherche lisait vos pages et vous envoyait des lecteurs. Vous le laissiez lire gratuitement, parce que ces visites vous faisaient vivre.",
        break: `Un moteur de réponse lit aussi, mais il répond à votre place. Et la recherche reculait déjà : de 2019 à 2023, sa part du trafic a perdu ${fr.number(pointsLost)} points.`,
      },
      chart: {
        label: `Part du trafic venue de la recherche : ${fr.percent(marketing.searchShare2019)} en 2019, ${fr.percent(marketing.searchShare2023)} en 2023.`,
        before: fr.percent(marketing.searchShare2019),
        after: fr.percent(marketing.searchShare2023),
        caption: "Part du trafic venue de la recherche",
      },
      citation:
        "Source : article de presse sur la part de la recherche dans le trafic des sites, de 2019 à 2023.",
      source: "Lire l’article source",
    },
    now: {
      heading: "Trois raisons de décider maintenant",
      source: "Source du chiffre",
      facts: {
        unseen: {
          value: fr.percent(marketing.unseenShare),
          title: "des visites de robots d’IA passent inaperçues",
          text: "Vos statistiques ne comptent que les navigateurs. Sans chiffres, vous n’avez rien à opposer à une société d’IA qui propose un accord.",
        },
        drop: {
          value: `≈ ${fr.percent(marketing.trafficDrop)}`,
          title: "de trafic en moins",
          text: "C’est l’ordre de grandeur cité pour les sites dont le contenu est repris dans des réponses d’IA. Les accords, eux, se signent en ce moment : mieux vaut y arriver avec ses chiffres.",
        },
        growth: {
          value: fr.change(marketing.aiVisitsGrowth),
          title: "de visites venues d’un lien dans une réponse d’IA, en un an",
          text: `Les assistants citent, et leurs lecteurs cliquent. ${crawlerFamilies.join(", ")} : tous s’appuient sur des robots qui lisent d’abord vos pages. Ces visites-là méritent d’être gardées : d’où l’intérêt de décider robot par robot, au lieu de tout bloquer.`,
        },
      },
    },
    solution: {
      heading: "Voyez qui vient. Décidez robot par robot.",
      lead: `${brand.name} se place devant vos pages et applique vos règles à chaque visite de robot reconnue.`,
      steps: {
        detect: {
          title: "Détecter",
          text: `Plus de ${marketing.detectedBots} robots d’IA reconnus par leur nom : lesquels viennent, combien de fois, et quelles pages ils lisent.`,
        },
        decide: {
          title: "Décider",
          text: "Autoriser, bloquer, limiter ou demander un prix. Une règle par robot ; Google et Bing passent toujours. Gratuitement, site par site, avec le plugin ou le middleware ; pour tous vos sites à la fois, avec l’offre Pro, en bêta.",
        },
        monetize: {
          title: "Monétiser",
          text: `En bêta, sur invitation : nous négocions les accords, et ${fr.percent(monetisation.publisherShare * 100)} de ce que paient les sociétés d’IA vous revient chaque mois. ${payoutsToday} ${sellingByOffer.fr}`,
        },
      },
      rules: { title: "Vos règles", note: "Exemple. Une règle se change en un clic." },
    },
    audience: {
      heading: "Pour ceux qui écrivent ce que les IA lisent",
      lead: "Si vos pages répondent à des questions, des robots d’IA les lisent sans doute déjà.",
      list: {
        media: { name: "Médias et presse", text: "Des enquêtes que l’on résume sans les citer." },
        recipes: {
          name: "Blogs et recettes",
          text: "Des recettes testées, données au lecteur sans qu’il passe par votre blog.",
        },
        news: { name: "Sites d’actualité", text: "Des articles de dernière minute, lus dans la minute." },
        forums: { name: "Forums et communautés", text: "Des années de réponses humaines, aspirées." },
        affiliation: {
          name: "Affiliation et comparateurs",
          text: "Des comparatifs repris, sans le clic qui paie.",
        },
        saasDocs: {
          name: "Documentation SaaS",
          text: "Une documentation que les assistants lisent toute la journée, à vos frais et sans que vous le voyiez.",
        },
      },
    },
    value: {
      heading: "Ce que vous y gagnez",
      list: {
        see: {
          title: "Vous savez qui lit votre site",
          text: `L’installation prend ${fr.duration(marketing.firstResultMinutes, "minute")}, les premiers robots viennent le plus souvent le jour même ; puis un rapport chaque semaine.`,
        },
        search: {
          title: "Les moteurs de recherche gardent leur accès",
          text: "Google et Bing restent autorisés, quelles que soient vos règles.",
        },
        share: {
          title: "Un revenu possible",
          text: "Des versements mensuels et automatiques, selon les volumes, pour les éditeurs invités à la bêta. Nous ne promettons pas de montant : nous mesurons d’abord, nous négocions ensuite.",
        },
        price: {
          title: "Aucun engagement",
          text: `L’analyse coûte ${fr.euros(prices.free)}, pour toujours. Vous regardez d’abord, vous décidez ensuite.`,
        },
      },
    },
    tryIt: {
      heading: "Essayez avec vos chiffres",
      text: "Un domaine et un trafic mensuel suffisent pour obtenir une fourchette.",
      domain: "Domaine",
      traffic: "Trafic mensuel",
      estimate: "Ouvrir l’estimateur",
      or: "Ou mesurez pour de bon : c’est gratuit.",
    },
  },
  en: {
    title: `Why control AI crawlers now — ${brand.name}`,
    description:
      "Search sends fewer readers while AI crawlers read more. What changes for publishers, and what they can decide about it today.",
    badge: "Why now",
    heading: "Your pages are still read. Just not on your site.",
    intro:
      "Answer engines read your articles, sum them up and keep the reader. You pay for the server and the newsroom; the visit happens elsewhere.",
    signUp: "Create my account",
    estimate: "Estimate my revenue",
    problem: {
      heading: "The old exchange no longer holds",
      paragraphs: {
        deal: "For a long time the deal was clear: a search engine read your pages and sent you readers. You let it read for free, because those visits were your living.",
        break: `An answer engine reads too, but it answers in your place. And search was already shrinking: from 2019 to 2023, its share of traffic fell by ${en.number(pointsLost)} points.`,
      },
      chart: {
        label: `Share of traffic that came from search: ${en.percent(marketing.searchShare2019)} in 2019, ${en.percent(marketing.searchShare2023)} in 2023.`,
        before: en.percent(marketing.searchShare2019),
        after: en.percent(marketing.searchShare2023),
        caption: "Share of traffic that came from search",
      },
      citation: "Source: a press article on search’s share of site traffic, 2019 to 2023.",
      source: "Read the source article",
    },
    now: {
      heading: "Three reasons to decide now",
      source: "Source of the figure",
      facts: {
        unseen: {
          value: en.percent(marketing.unseenShare),
          title: "of AI crawler visits go unseen",
          text: "Your analytics only count browsers. Without numbers of your own, you have nothing to put on the table when an AI company offers a deal.",
        },
        drop: {
          value: `≈ ${en.percent(marketing.trafficDrop)}`,
          title: "less traffic",
          text: "That is the ballpark figure quoted for sites whose content is reused in AI answers. Agreements are being signed now: better to come with figures of your own.",
        },
        growth: {
          value: en.change(marketing.aiVisitsGrowth),
          title: "in visits from links in AI answers, in one year",
          text: `Assistants cite, and their readers click. ${crawlerFamilies.join(", ")}: all of them rely on crawlers that read your pages first. Those visits are worth keeping, which is why it pays to decide crawler by crawler rather than block everything.`,
        },
      },
    },
    solution: {
      heading: "See who visits. Decide crawler by crawler.",
      lead: `${brand.name} stands in front of your pages and applies your rules to every crawler visit it recognizes.`,
      steps: {
        detect: {
          title: "Detect",
          text: `${marketing.detectedBots}+ AI crawlers known by name: which ones visit, how often and which pages they read.`,
        },
        decide: {
          title: "Decide",
          text: "Allow, block, limit or ask for a price. One rule per crawler; Google and Bing always get through. Free, one site at a time, with the plugin or the middleware; for all your sites at once with the Pro plan, in beta.",
        },
        monetize: {
          title: "Monetize",
          text: `In beta, by invitation: we negotiate the agreements, and ${en.percent(monetisation.publisherShare * 100)} of what AI companies pay comes to you every month. ${payoutsToday} ${sellingByOffer.en}`,
        },
      },
      rules: { title: "Your rules", note: "An example. A rule changes in one click." },
    },
    audience: {
      heading: "For those who write what AI reads",
      lead: "If your pages answer questions, AI crawlers probably read them already.",
      list: {
        media: { name: "Media and press", text: "Investigations summed up without a mention." },
        recipes: {
          name: "Blogs and recipes",
          text: "Tested recipes, handed to readers who never see your blog.",
        },
        news: { name: "News sites", text: "Breaking stories read within a minute." },
        forums: { name: "Forums and communities", text: "Years of human answers, taken in one pass." },
        affiliation: {
          name: "Affiliate and comparison sites",
          text: "Comparisons repeated without the click that pays.",
        },
        saasDocs: {
          name: "SaaS documentation",
          text: "Docs that assistants read all day, at your expense and out of your sight.",
        },
      },
    },
    value: {
      heading: "What you gain",
      list: {
        see: {
          title: "You know who reads your site",
          text: `Setup takes ${en.duration(marketing.firstResultMinutes, "minute")}, the first crawlers usually come the same day; then a report every week.`,
        },
        search: {
          title: "Search engines keep their access",
          text: "Google and Bing stay allowed, whatever your rules say.",
        },
        share: {
          title: "A possible new source of income",
          text: "Monthly, automatic payouts, based on volume, for publishers invited to the beta. We promise no amount: we measure first, then negotiate.",
        },
        price: {
          title: "No commitment",
          text: `Analytics cost ${en.euros(prices.free)}, forever. Look first, decide later.`,
        },
      },
    },
    tryIt: {
      heading: "Try it with your figures",
      text: "A domain and its monthly traffic are enough for a range.",
      domain: "Domain",
      traffic: "Monthly traffic",
      estimate: "Open the estimator",
      or: "Or measure for real: it is free.",
    },
  },
};
