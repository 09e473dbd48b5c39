import { brand } from "@octroi/ui/brand/brand";
import { intlFormatter } from "@octroi/ui/language/format-intl";
import { connectors } from "../../../domain/documentation/connectors.ts";
import { aiVisits, dailyAiVisits } from "../../../domain/examples/plugin-site.ts";
import {
  exampleRequests,
  history,
  marketing,
  monetisation,
  prices,
} from "../../../domain/figures/figures.ts";
import { inOrder } from "../questions.ts";
import { type PluginCopy, pluginQuestions } from "./copy.ts";

const { euros, percent, change, duration, number, compact, cents } = intlFormatter("fr");
const minutes = duration(connectors.wordpress.minutes, "minute");
const share = percent(monetisation.publisherShare * 100);

export const fr: PluginCopy = {
  title: `Plugin WordPress : contrôlez les robots d’IA — ${brand.name}`,
  description: `Un plugin WordPress gratuit montre quels robots d’IA lisent votre site. Installation en ${minutes} environ ; Google et Bing passent toujours.`,
  hero: {
    eyebrow: "Plugin WordPress",
    heading: "Les robots d’IA lisent votre site WordPress. Voyez lesquels.",
    lead: `Le plugin ${brand.name} reconnaît plus de ${marketing.detectedBots} robots d’IA, note leurs visites et, avec l’offre Pro, applique vos décisions. Google et Bing passent toujours.`,
    download: "Télécharger le plugin",
    signUp: "Créer mon compte",
    estimate: "Estimer mes revenus",
    note: `Gratuit, depuis le répertoire officiel des extensions. Environ ${minutes}.`,
    log: {
      caption: "Illustration : cinq visites à la barrière, avec la décision appliquée à chacune",
      time: "heure",
      crawler: "robot",
      page: "page",
      decision: "décision",
    },
  },
  problems: {
    heading: "Ce que WordPress ne vous montre pas",
    list: {
      unseen: {
        title: "Des visites invisibles",
        text: "Une mesure d’audience compte des navigateurs. Un robot n’en a pas : il lit la page et ne laisse de trace que dans le journal du serveur.",
      },
      load: {
        title: "Un serveur qui travaille pour d’autres",
        text: "Chaque lecture par un robot occupe PHP et la base de données comme celle d’un lecteur. L’hébergement, lui, reste à votre charge.",
      },
      readers: {
        title: "Des lecteurs qui ne viennent plus",
        text: "Quand la réponse s’affiche ailleurs, on clique moins. De 2019 à 2023, la part du trafic qui vient de la recherche a reculé.",
      },
    },
    unseen: { analytics: "mesure d’audience", server: "journal du serveur" },
    load: { readers: "lecteurs", crawlers: "robots d’IA" },
    readers: { before: "2019", after: "2023" },
    illustration:
      "Les deux premiers graphiques sont des illustrations ; le troisième montre la part du trafic venue de la recherche.",
  },
  solution: {
    heading: "Un poste de garde dans votre site WordPress",
    list: {
      detect: {
        title: "Détecter",
        text: "Chaque visite est comparée à notre répertoire des robots : qui l’envoie, et pour quoi (entraînement, moteur de réponse, demande d’un utilisateur).",
      },
      protect: {
        title: "Protéger",
        text: "Une règle par robot : autoriser, bloquer, limiter ou facturer. Elle s’applique même aux robots qui ignorent robots.txt. Les moteurs de recherche ne sont jamais bloqués. Avec l’offre Pro.",
      },
      analytics: {
        title: "Analyser",
        text: "Les visites en temps réel, par robot et par page, et leur évolution. Un rapport hebdomadaire arrive par e-mail.",
      },
      monetise: {
        title: "Monétiser",
        text: `En bêta, sur invitation, après une période d’observation : les accords avec les sociétés d’IA sont négociés pour vous, et ${share} de ce qu’elles paient vous revient chaque mois.`,
      },
    },
    figures: {
      unseen: {
        value: percent(marketing.unseenShare),
        label: "des visites de robots d’IA échappent à une mesure d’audience classique",
      },
      growth: {
        value: change(marketing.aiVisitsGrowth),
        label:
          "de visites venues d’un lien dans une réponse d’IA, en un an : celles-là, mieux vaut les garder",
      },
    },
  },
  installation: {
    heading: "Trois gestes, sans toucher au thème",
    lead: `Comptez ${minutes} environ. Vos articles et vos pages ne changent pas non plus.`,
    steps: {
      install: {
        note: "Extensions",
        title: "Installer",
        text: `Cherchez « ${brand.name} » dans Extensions, Ajouter une extension, puis cliquez sur Installer maintenant.`,
        drawing: ["Ajouter une extension", brand.name.toLowerCase(), "Installer maintenant"],
      },
      activate: {
        note: "une fois",
        title: "Activer",
        text: "Activez le plugin et acceptez les conditions. Tant qu’elles ne le sont pas, rien n’est transmis.",
        drawing: ["plugin activé", "conditions acceptées", "en attente de connexion"],
      },
      connect: {
        note: "automatique",
        title: "Connecter",
        text: "Ajoutez votre domaine dans le tableau de bord, avec l’option Site WordPress. La connexion se fait seule.",
        drawing: ["exemple.fr", "Site WordPress", "connecté"],
      },
    },
    settingsHeading: "Puis quatre réglages",
    settingsLead: "Trois sont actifs dès l’installation ; le blocage s’active avec l’offre Pro.",
    settings: {
      autoDetect: {
        title: "Détection automatique",
        text: "Les nouveaux robots sont reconnus sans mise à jour du plugin.",
        state: "activée",
      },
      blockAi: {
        title: "Bloquer les IA",
        text: "Tous les robots d’IA, ou ceux que vous choisissez. Avec l’offre Pro.",
        state: "à votre choix",
      },
      allowGoogle: {
        title: "Autoriser Google",
        text: "Googlebot et Bingbot passent, quelle que soit la règle.",
        state: "toujours",
      },
      reports: {
        title: "Rapports par e-mail",
        text: "Les chiffres de la semaine, et les robots apparus depuis la précédente.",
        state: "chaque semaine",
      },
    },
    guide: "Lire le guide d’installation",
  },
  analytics: {
    heading: "Ce que vous voyez dans le tableau de bord",
    lead: "Trois écrans suffisent : combien de visites, quels robots, quelles règles.",
    dashboard: {
      heading: "Tableau de bord",
      period: `${dailyAiVisits.length} derniers jours`,
      unit: "visites de robots d’IA",
      first: `il y a ${duration(dailyAiVisits.length, "day")}`,
      last: "aujourd’hui",
    },
    detected: {
      heading: "Robots détectés",
      caption: "Illustration : les robots d’IA détectés en un mois sur un site d’exemple",
      crawler: "robot",
      operator: "exploitant",
      requests: "visites",
    },
    rules: {
      heading: "Règles",
      caption: "Illustration : la règle de chaque robot et ce qu’elle rapporte en un mois",
      crawler: "robot",
      decision: "règle",
      revenue: "recette",
      gross: "payé par les sociétés d’IA",
      share: `votre part, ${share}`,
    },
    illustration: `Illustration : un mois d’un site d’exemple, lu ${number(aiVisits)} fois par des robots d’IA. Seules les visites des robots facturés paient, à ${cents(monetisation.grossPerVisit)} chacune.`,
  },
  plans: { heading: "Voir est gratuit. Décider depuis le tableau de bord relève de l’offre Pro." },
  comparison: { heading: "Ce que comprend chaque offre" },
  value: {
    heading: "Ce que vaut une lecture",
    example: {
      figure: euros(marketing.exampleLossEur),
      text: `de manque à gagner brut en un mois, dans l’exemple d’un grand site : ${number(exampleRequests)} visites de robots d’IA qui auraient pu être payées ${cents(monetisation.grossPerVisit)} chacune.`,
      estimate: "Estimer mes revenus",
    },
    list: {
      firstResult: {
        figure: duration(marketing.firstResultMinutes, "minute"),
        text: "entre l’installation et les premiers chiffres",
      },
      insights: {
        figure: duration(marketing.insightsHours, "hour"),
        text: "pour une première analyse de qui lit quoi",
      },
      read: {
        figure: compact(marketing.requestsAnalysed),
        text: `de requêtes analysées sur ${number(marketing.sites)} sites, en ${duration(marketing.trialDays, "day")}`,
      },
      secure: {
        figure: percent(marketing.securePercent),
        text: "des échanges entre le plugin et nous sécurisés par HTTPS",
      },
    },
  },
  closing: {
    heading: "Commencez à compter dès aujourd’hui",
    text: "Le plugin compte à partir de son installation. Pour les mois passés, déposez le journal de votre serveur dans notre analyseur gratuit.",
    analyze: "Analyser un journal",
  },
  faq: {
    heading: "Questions d’éditeurs sous WordPress",
    items: inOrder(pluginQuestions, {
      free: {
        question: "Le plugin est-il vraiment gratuit ?",
        answer: `Oui. L’offre gratuite n’expire pas : tableau de bord, analyse en temps réel, rapports et ${duration(history.freeMonths, "month")} d’historique. Le blocage sélectif et les revenus relèvent de l’offre Pro, à ${euros(prices.paid)} par mois, en bêta et sur invitation.`,
      },
      seo: {
        question: "Mon référencement va-t-il en souffrir ?",
        answer:
          "Non. Google, Bing et les autres moteurs de recherche ne sont jamais bloqués. Vous le voyez dans la liste des règles : leur ligne reste sur « autoriser ».",
      },
      speed: {
        question: "Le plugin ralentit-il WordPress ?",
        answer: `Pas de façon sensible. Son script pèse moins de ${number(marketing.scriptKilobytes)} ko, et l’envoi des statistiques se fait après la réponse au visiteur.`,
      },
      cache: {
        question: "Fonctionne-t-il avec un plugin de cache ?",
        answer:
          "Oui, avec une réserve : un cache ou un CDN qui répond à la place de WordPress masque aussi des visites au plugin. Si les chiffres vous semblent trop bas, prenez le connecteur DNS, placé devant le cache.",
      },
      removal: {
        question: "Que reste-t-il si je le désinstalle ?",
        answer:
          "Rien dans vos contenus : le plugin ne modifie ni articles, ni pages, ni thème. Désactivez-le et le site répond comme avant, à l’instant.",
      },
    }),
  },
};
