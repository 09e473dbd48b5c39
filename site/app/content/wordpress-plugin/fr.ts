import { brand } from "@octroi/ui/brand/brand";
import { intlFormatter } from "@octroi/ui/language/format-intl";
import { payoutsToday, rulesForFree, sellingByOffer, whatProIsFor } from "@octroi/ui/words/plans";
import { connectors } from "../../../domain/documentation/connectors.ts";
import { aiVisits, dailyAiVisits } from "../../../domain/examples/plugin-site.ts";
import {
  exampleRequests,
  history,
  marketing,
  monetisation,
  prices,
} from "../../../domain/figures/figures.ts";
import { pluginDownload } from "../../../domain/pages/plugin-download.ts";
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
    lead: `Le plugin ${brand.name} reconnaît plus de ${marketing.detectedBots} robots d’IA, note leurs visites et applique vos règles, gratuitement et sans compte. Google et Bing passent toujours.`,
    download: "Télécharger le plugin",
    directory: "Dans le répertoire officiel des extensions",
    signUp: "Créer mon compte",
    estimate: "Estimer mes revenus",
    note: `Gratuit. Version ${pluginDownload.version}, un fichier zip à téléverser dans WordPress, environ ${minutes}.`,
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
    illustration: `Les deux premiers graphiques illustrent un site d’environ ${number(marketing.examplePageViews)} de pages vues par mois ; le troisième montre la part du trafic venue de la recherche.`,
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
        text: "Une règle par robot : autoriser, bloquer, limiter ou demander un prix. Elle s’applique à chaque visite reconnue, même si le robot ignore robots.txt. Les moteurs de recherche ne sont jamais bloqués.",
      },
      analytics: {
        title: "Analyser",
        text: "Les visites en temps réel, par robot et par page, et leur évolution, dans le tableau de bord gratuit, avec un rapport hebdomadaire par e-mail.",
      },
      monetise: {
        title: "Monétiser",
        text: `En bêta, sur invitation, après une période d’observation : les accords avec les sociétés d’IA sont négociés pour vous, et ${share} de ce qu’elles paient vous revient chaque mois. ${payoutsToday} ${sellingByOffer.fr}`,
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
    picture: {
      alternative:
        "L’écran du plugin dans l’administration de WordPress : les règles s’appliquent, puis le tableau des sept derniers jours, avec chaque robot, son exploitant, son usage, ses visites et celles qui ont été refusées.",
      caption: "L’écran du plugin dans WordPress, avec une semaine d’un site d’exemple.",
    },
  },
  installation: {
    heading: "Trois gestes, sans toucher au thème",
    lead: `Comptez ${minutes} environ. Vos articles et vos pages ne changent pas non plus.`,
    steps: {
      install: {
        note: "Extensions",
        title: "Installer",
        text: "Téléchargez le fichier zip, puis téléversez-le dans Extensions, Ajouter une extension, et cliquez sur Installer maintenant.",
        drawing: ["Téléverser une extension", `${brand.name.toLowerCase()}.zip`, "Installer maintenant"],
      },
      activate: {
        note: "une fois",
        title: "Activer",
        text: "Activez le plugin et acceptez les conditions. Tant qu’elles ne le sont pas, rien n’est transmis.",
        drawing: ["plugin activé", "conditions acceptées", "en attente de connexion"],
      },
      connect: {
        note: "si vous voulez",
        title: "Connecter",
        text: "Cliquez sur Connecter, puis confirmez dans le tableau de bord : votre domaine y est ajouté, le reste est automatique.",
        drawing: ["exemple.fr", "Site WordPress", "connecté"],
      },
    },
    settingsHeading: "Puis quatre réglages",
    settingsLead:
      "Tous sont gratuits. Les trois premiers se passent de compte ; le rapport par e-mail vient avec le tableau de bord.",
    settings: {
      autoDetect: {
        title: "Détection automatique",
        text: "Les robots d’IA connus sont reconnus dès l’activation ; les nouveaux, à chaque mise à jour du plugin.",
        state: "activée",
      },
      blockAi: {
        title: "Bloquer les IA",
        text: "Tous les robots d’IA, ou ceux que vous choisissez, réglés dans le plugin.",
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
        state: "avec un compte",
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
    illustration: `Illustration : un mois d’un site d’exemple, lu ${number(aiVisits)} fois par des robots d’IA. Seules les visites des robots facturés paieraient, à ${cents(monetisation.grossPerVisit)} chacune, une fois un accord signé.`,
  },
  plans: {
    heading: "Voir et décider, site par site, est gratuit",
    lead: rulesForFree.fr,
  },
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
        text: "pour l’installer ; les premiers robots viennent le plus souvent le jour même",
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
        answer: `Oui, et rien n’y est verrouillé : il compte et applique vos règles sans compte. Le compte gratuit, qui n’expire pas, ajoute le tableau de bord, l’analyse en temps réel et ${duration(history.freeMonths, "month")} d’historique. ${whatProIsFor.fr} Elle coûte ${euros(prices.paid)} par mois, en bêta et sur invitation.`,
      },
      seo: {
        question: "Mon référencement va-t-il en souffrir ?",
        answer:
          "Nos règles ne touchent pas les moteurs de recherche : Google, Bing et les autres passent sous toutes les règles, même « Bloquer l’IA ».",
      },
      speed: {
        question: "Le plugin ralentit-il WordPress ?",
        answer: `Pas de façon sensible. Rien n’est ajouté à vos pages, la décision se prend sur votre serveur sans appel au réseau, et l’envoi des statistiques se fait à part. Le fichier facultatif qui répond avant les autres extensions pèse moins de ${number(marketing.scriptKilobytes)} ko.`,
      },
      cache: {
        question: "Fonctionne-t-il avec un plugin de cache ?",
        answer:
          "Oui, avec une réserve : un cache ou un CDN qui répond à la place de WordPress masque aussi des visites au plugin. Un bouton du plugin le vérifie et donne les noms de robots à exclure du cache. Le connecteur DNS, lui, est placé devant le cache.",
      },
      removal: {
        question: "Que transmet le plugin, et que reste-t-il si je le désinstalle ?",
        answer: `Rien tant que le site n’est pas connecté. Ensuite, les visites des robots : l’heure, la page sans ses paramètres, le robot, la décision. Et le nombre de personnes qu’un assistant comme ChatGPT a envoyées vers chaque page, sans heure. Ni visites isolées de personnes, ni adresses IP, ni cookies : aucune donnée personnelle de vos lecteurs (RGPD). Nous gardons ces chiffres ${duration(history.freeMonths, "month")} avec l’offre gratuite. Si nos serveurs sont en panne, vos dernières règles s’appliquent toujours. Désinstallé, le plugin efface tout ce qu’il a noté ; vos articles, vos pages et votre thème n’ont jamais changé.`,
      },
    }),
  },
};
