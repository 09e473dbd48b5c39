import { brand } from "../../../domain/brand.ts";
import { crawlerFamilies } from "../../../domain/crawler-families.ts";
import {
  counter,
  history,
  installMinutes,
  marketing,
  monetisation,
  pointsLost,
  prices,
} from "../../../domain/figures.ts";
import { formatter } from "../../../domain/format.ts";
import { demo } from "../demo.ts";
import { exampleIn, type HomeCopy } from "./copy.ts";

const f = formatter("fr");
const example = exampleIn(f);
const pageViews = f.number(marketing.examplePageViews);
const share = f.percent(monetisation.publisherShare * 100);

export const fr: HomeCopy = {
  title: `${brand.name} : décidez quels robots d’IA lisent votre site`,
  description: `${brand.name} montre aux éditeurs quels robots d’IA lisent leur site, et leur laisse décider : autoriser, bloquer, limiter ou facturer.`,
  demo: demo.fr,
  hero: {
    eyebrow: "Contrôle des robots d’IA pour éditeurs",
    heading: "Les IA lisent votre site. Faites-les passer à l’octroi.",
    lead: `${brand.name} identifie les robots que ChatGPT, Claude et d’autres IA envoient lire vos pages, et applique à chacun votre décision : autoriser, bloquer, limiter ou facturer. Google et Bing passent toujours.`,
    estimate: "Estimer mes revenus",
    counterStart: f.euros(counter.start),
    counterLabel: `de revenus en un mois, dans l’exemple d’un site d’environ ${pageViews} de pages vues`,
    radar: `Radar d’un petit site d’exemple, en requêtes par mois : ${example.providers
      .map(({ product, requests }) => `${product} ${requests}`)
      .join(", ")}.`,
    radarNote: "requêtes par mois, petit site d’exemple",
    providers: example.providers,
    pause: "Arrêter l’animation",
    play: "Relancer l’animation",
  },
  ledger: {
    caption: "Un mois de visites sur un petit site d’exemple, robot par robot",
    columns: {
      crawler: "robot",
      operator: "exploitant",
      requests: "requêtes",
      decision: "décision",
      revenue: "recette",
    },
    rows: example.rows,
    note: `Exemple : un mois sur un petit site, à ${f.cents(monetisation.grossPerVisit)} brut la visite facturée.`,
  },
  steps: {
    eyebrow: "Comment ça marche",
    heading: "Trois gestes, et la barrière est en place",
    list: {
      install: {
        note: `script : ≈ ${installMinutes.script} min`,
        title: "Installer",
        text: `Un plugin WordPress (≈ ${installMinutes.wordpress} min), un middleware Vercel (≈ ${installMinutes.vercel} min) ou un enregistrement DNS (≈ ${installMinutes.dns} min). Le script pèse moins de ${marketing.scriptKilobytes} Ko, et rien ne change dans vos pages.`,
      },
      measure: {
        note: `${marketing.insightsHours} h`,
        title: "Mesurer",
        text: `Qui passe, combien de fois, sur quelles pages. Premier résultat en ${f.duration(marketing.firstResultMinutes, "minute")}, tendances en ${f.duration(marketing.insightsHours, "hour")}, plus de ${marketing.detectedBots} robots reconnus par leur nom.`,
      },
      monetize: {
        note: "chaque mois",
        title: "Monétiser",
        text: `Les accords sont négociés pour vous. Vous recevez ${share} de ce que paient les sociétés d’IA, chaque mois, sans rien réclamer. En bêta, sur invitation.`,
      },
    },
    figures: {
      weight: `3 lignes, moins de ${marketing.scriptKilobytes} Ko`,
      days: "LMMJVSD",
      payments: example.payments,
      payout: { name: "Versement", amount: example.payout },
    },
    documentation: "Lire les guides d’installation",
  },
  pain: {
    eyebrow: "Ce que vous ne voyez pas",
    heading: "On vous lit, et votre mesure d’audience n’en sait rien",
    lead: "Une mesure d’audience compte des navigateurs. Un robot n’en a pas : il prend la page et repart, sans laisser de ligne dans vos rapports.",
    unseen: {
      value: f.percent(marketing.unseenShare),
      text: "des visites de robots d’IA échappent à une mesure d’audience classique",
      seen: "visibles",
      hidden: "invisibles",
    },
    facts: {
      requests: {
        value: f.compact(marketing.requestsAnalysed),
        text: `de requêtes de robots d’IA relevées sur ${marketing.sites} sites en ${f.duration(marketing.trialDays, "day")}`,
      },
      drop: {
        value: `≈ ${f.percent(marketing.trafficDrop)}`,
        text: "de trafic en moins : l’ordre de grandeur, quand une réponse générée remplace la visite",
      },
      loss: {
        value: f.euros(marketing.exampleLossEur),
        text: `non facturés en un mois, dans l’exemple d’un site d’environ ${pageViews} de pages vues`,
      },
    },
    families: `Les familles que nous reconnaissons : ${crawlerFamilies.join(", ")}, et d’autres.`,
  },
  shift: {
    heading: "La recherche envoyait près de deux visites sur trois. Il en reste une sur deux.",
    lead: "Pendant que les réponses générées gardent les lecteurs, les robots qui les alimentent continuent de lire vos pages.",
    why: "Pourquoi maintenant",
    stats: {
      before: {
        value: f.percent(marketing.searchShare2019),
        label: "du trafic venait de la recherche en 2019",
      },
      after: {
        value: f.percent(marketing.searchShare2023),
        label: `en 2023, soit ${f.number(pointsLost)} points de moins`,
      },
      growth: { value: f.change(marketing.aiVisitsGrowth), label: "de visites envoyées par les IA en un an" },
    },
    growthMarks: { before: "il y a un an", after: "aujourd’hui" },
  },
  faq: {
    heading: "Ce que les éditeurs nous demandent",
    text: "Une autre question ?",
    contact: "Écrivez-nous",
    items: {
      seo: {
        question: "Est-ce que cela nuit à mon référencement ?",
        answer:
          "Non. Google et Bing ne sont jamais bloqués : vos règles portent sur les robots d’IA, un par un. Notre générateur de robots.txt, le fichier qui dit aux robots ce qu’ils peuvent lire, le montre ligne par ligne.",
      },
      speed: {
        question: "Mon site sera-t-il plus lent ?",
        answer: `Non. Le script pèse moins de ${marketing.scriptKilobytes} Ko. Avec le connecteur DNS, rien n’est ajouté à vos pages.`,
      },
      content: {
        question: "Modifiez-vous mon contenu ?",
        answer: `Non. ${brand.name} regarde qui demande la page et applique votre décision. Vos textes, vos images et votre code restent tels quels.`,
      },
      none: {
        question: "Et si aucune IA ne visite mon site ?",
        answer: `Vous le saurez, gratuitement. Le premier résultat arrive en ${f.duration(marketing.firstResultMinutes, "minute")}, et l’offre gratuite n’expire pas.`,
      },
      robots: {
        question: "Les robots d’IA respectent-ils robots.txt ?",
        answer:
          "Beaucoup le déclarent, certains non, et une visite faite à la demande d’un utilisateur peut l’ignorer. Un fichier robots.txt exprime une préférence ; le connecteur la fait respecter.",
      },
      pay: {
        question: "Qui paie, et quand ?",
        answer: `Les sociétés d’IA, par des accords que ${brand.name} négocie et centralise. Vous recevez ${share} des montants, selon les volumes, par un versement mensuel automatique. La monétisation est une bêta, ouverte sur invitation après l’analyse.`,
      },
      price: {
        question: "Combien cela coûte-t-il ?",
        answer: `L’analyse coûte ${f.euros(prices.free)}, sans limite de durée, avec ${history.freeMonths} mois d’historique. L’offre Pro coûte ${f.euros(prices.paid)} par mois ; elle est en bêta, sur invitation.`,
      },
    },
  },
  closing: {
    eyebrow: "L’analyse, en exclusivité",
    heading: "Sachez dès aujourd’hui quelles IA vous lisent",
    text: "Créez un compte, posez un connecteur, lisez le registre. L’analyse reste gratuite, que vous monétisiez un jour ou non.",
    signUp: "Créer mon compte gratuit",
    terms: {
      commitment: { value: f.euros(marketing.commitmentEur), text: "d’engagement" },
      secure: { value: f.percent(marketing.securePercent), text: "sécurisé, en HTTPS" },
      result: { value: `${marketing.firstResultMinutes} min`, text: "jusqu’au premier résultat" },
      insights: { value: `${marketing.insightsHours} h`, text: "jusqu’aux premières tendances" },
    },
    beta: {
      badge: "bêta, sur invitation",
      heading: "La monétisation",
      value: f.euros(marketing.betaEstimateEur),
      label: "par mois : notre estimation pour les éditeurs de la bêta, sans garantie",
      text: "Elle vient après l’analyse : vous savez d’abord qui passe, puis nous vous invitons.",
      join: "Rejoindre la liste d’attente",
    },
  },
  howTo: {
    name: "Reconnaître et facturer les robots d’IA qui lisent un site",
    account: {
      title: "Créer un compte",
      text: "Créez un compte gratuit et ajoutez votre domaine dans la section Sites du tableau de bord.",
    },
  },
};
