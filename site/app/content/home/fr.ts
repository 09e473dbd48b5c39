import { brand } from "../../../domain/brand/brand.ts";
import { connectors } from "../../../domain/documentation/connectors.ts";
import {
  counter,
  exampleRequests,
  history,
  marketing,
  monetisation,
  pointsLost,
  prices,
  propagationHours,
  quickestMinutes,
} from "../../../domain/figures/figures.ts";
import { intlFormatter } from "../../../domain/language/format-intl.ts";
import { pages } from "../../../domain/pages/pages.ts";
import { checkField } from "../check-field.ts";
import { crawlerFamilies } from "../crawler-families.ts";
import { demo } from "../demo.ts";
import { exampleIn, type HomeCopy } from "./copy.ts";

const f = intlFormatter("fr");
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
    lead: `${brand.name} identifie les robots que ChatGPT, Claude et d’autres services d’IA envoient lire vos pages, et applique à chacun votre décision : autoriser, bloquer, limiter ou facturer. Google et Bing passent toujours.`,
    estimate: "Estimer mes revenus",
    counterStart: f.euros(counter.start),
    counterLabel: `démonstration : le mois d’un grand site, compté à partir de ${f.euros(counter.start)}`,
    radar: `Radar d’un petit site d’exemple, en requêtes par mois : ${example.providers
      .map(({ product, requests }) => `${product} ${requests}`)
      .join(", ")}.`,
    radarNote: "requêtes par mois, petit site d’exemple",
    providers: example.providers,
    pause: "Arrêter l’animation",
    play: "Relancer l’animation",
  },
  example: {
    caption: "Un mois de visites sur un petit site d’exemple, robot par robot",
    columns: {
      crawler: "robot",
      operator: "exploitant",
      requests: "requêtes",
      decision: "décision",
      revenue: "recette",
    },
    rows: example.rows,
    note: `Exemple : un mois sur un petit site, à ${f.cents(monetisation.grossPerVisit)} brut la visite facturée, soit ${example.gross} ; au même prix, le grand site du compteur part de ${f.number(exampleRequests)} visites, soit ${f.euros(counter.start)}.`,
    ours: "Et le registre de ce site-ci, qui n’est pas un exemple",
  },
  today: {
    eyebrow: "Dès aujourd’hui, sans compte",
    heading: "Commencez par ce que dit votre site",
    lead: "Nos outils sont ouverts à tous : ils lisent, comparent et écrivent les fichiers que les robots consultent.",
    check: checkField.fr,
    tools: {
      logAnalyzer: {
        title: "Lire votre journal d’accès",
        text: "Quels robots sont venus, pour quoi, combien de fois. Rien ne quitte votre ordinateur.",
      },
      aiPolicy: {
        title: "Écrire votre politique",
        text: "Une décision par usage, et tous les fichiers qui la disent, prêts à déposer.",
      },
      ledger: {
        title: "Voir notre propre registre",
        text: "Ce site passe par sa propre barrière : voici qui le lit, en direct.",
      },
    },
    all: "Tous les outils gratuits",
  },
  steps: {
    eyebrow: "Comment ça marche",
    heading: "De l’installation au versement, en trois étapes",
    list: {
      install: {
        note: `≈ ${quickestMinutes} min, compte compris`,
        title: "Installer",
        text: `Un connecteur au choix : un plugin WordPress (≈ ${connectors.wordpress.minutes} min), un middleware Vercel (≈ ${connectors.vercel.minutes} min) ou un enregistrement DNS (≈ ${connectors.dns.minutes} min, plus la propagation, jusqu’à ${f.duration(propagationHours, "hour")}). Son script pèse moins de ${marketing.scriptKilobytes} ko et tourne sur le serveur : vos textes, vos images et votre mise en page ne changent pas.`,
      },
      measure: {
        note: `${marketing.insightsHours} h`,
        title: "Mesurer",
        text: `Qui vient, combien de fois, et quelles pages sont lues. Premier relevé en ${f.duration(marketing.firstResultMinutes, "minute")}, même à zéro ; tendances en ${f.duration(marketing.insightsHours, "hour")}. Plus de ${marketing.detectedBots} robots d’IA reconnus par leur nom.`,
      },
      monetize: {
        note: "chaque mois",
        title: "Monétiser",
        text: `En bêta, sur invitation : les accords sont négociés pour vous, et ${share} de ce que paient les sociétés d’IA vous revient chaque mois, sans que vous ayez à le réclamer.`,
      },
    },
    figures: {
      weight: `3 lignes, moins de ${marketing.scriptKilobytes} ko`,
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
        text: "de trafic en moins : l’ordre de grandeur avancé pour un site dont les réponses générées reprennent le contenu",
      },
      loss: {
        value: f.euros(marketing.exampleLossEur),
        text: `bruts, jamais facturés en un mois : l’exemple de ${f.number(exampleRequests)} requêtes de robots d’IA à ${f.cents(monetisation.grossPerVisit)}`,
      },
    },
    families: `Les familles de robots que nous reconnaissons : ${crawlerFamilies.join(", ")}, et d’autres.`,
  },
  shift: {
    heading: "En 2019, la recherche envoyait près de deux visites sur trois. En 2023, une sur deux.",
    lead: "Les réponses générées gardent à leur tour des lecteurs, et les robots qui les alimentent continuent de lire vos pages.",
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
      growth: {
        value: f.change(marketing.aiVisitsGrowth),
        label: "de visites venues d’un lien dans une réponse d’IA, en un an",
      },
    },
    growthMarks: { before: "avant", after: "un an après" },
  },
  faq: {
    heading: "Ce que les éditeurs nous demandent",
    text: "Une autre question ?",
    contact: "Écrivez-nous",
    items: {
      seo: {
        question: "Est-ce que cela nuit à mon référencement ?",
        answer:
          "Non. Google et Bing ne sont jamais bloqués : vos règles portent sur les robots d’IA, un par un. Notre générateur de robots.txt, le fichier qui dit aux robots ce qu’ils peuvent lire, le montre ligne par ligne. Leurs robots de recherche alimentent aussi AI Overviews et Copilot : les bloquer vous sortirait de la recherche, nous ne le faisons donc pas.",
      },
      speed: {
        question: "Mon site sera-t-il plus lent ?",
        answer: `Pas de façon sensible. Le script pèse moins de ${marketing.scriptKilobytes} ko. Avec le connecteur DNS, rien n’est ajouté à vos pages, mais les visites passent par nos serveurs avant le vôtre.`,
      },
      content: {
        question: "Modifiez-vous mon contenu ?",
        answer: `Non. ${brand.name} regarde qui demande la page et applique votre décision. Vos textes, vos images et votre code restent tels quels.`,
      },
      none: {
        question: "Et si aucune IA ne visite mon site ?",
        answer: `Vous le saurez, gratuitement. Le premier relevé arrive en ${f.duration(marketing.firstResultMinutes, "minute")}, même à zéro, et l’offre gratuite n’expire pas.`,
      },
      robots: {
        question: "Les robots d’IA respectent-ils robots.txt ?",
        answer:
          "Beaucoup disent le suivre, certains ne le suivent pas, et une visite faite à la demande d’un utilisateur peut l’ignorer. Un fichier robots.txt exprime une préférence ; le connecteur la fait respecter.",
        link: { label: "Voir ce que dit votre site aujourd’hui", to: pages.siteCheck },
      },
      pay: {
        question: "Qui paie, et quand ?",
        answer: `Les sociétés d’IA, par des accords négociés et centralisés par ${brand.name}. La monétisation est en bêta, sur invitation, après l’analyse : les éditeurs invités reçoivent ${share} des montants, selon les volumes, par un versement mensuel automatique.`,
      },
      price: {
        question: "Combien cela coûte-t-il ?",
        answer: `L’analyse coûte ${f.euros(prices.free)} et n’expire pas ; elle garde ${f.duration(history.freeMonths, "month")} d’historique. Bloquer, limiter et facturer demandent l’offre Pro, à ${f.euros(prices.paid)} par mois, en bêta et sur invitation ; le middleware le fait sur votre propre serveur, sans compte.`,
        link: { label: "Ce qui fonctionne sans compte", to: pages.freeTools },
      },
    },
  },
  closing: {
    eyebrow: "Réservée aux éditeurs : l’analyse gratuite",
    heading: "Voyez dès aujourd’hui quels robots d’IA lisent votre site",
    text: "Créez un compte, posez un connecteur, ouvrez le tableau de bord. L’analyse reste gratuite, que vous monétisiez un jour ou non.",
    signUp: "Créer mon compte gratuit",
    terms: {
      commitment: { value: f.euros(marketing.commitmentEur), text: "pour commencer, sans engagement" },
      secure: {
        value: f.percent(marketing.securePercent),
        text: "des échanges avec nous sécurisés par HTTPS",
      },
      result: { value: `${marketing.firstResultMinutes} min`, text: "jusqu’au premier relevé" },
      insights: { value: `${marketing.insightsHours} h`, text: "jusqu’aux premières tendances" },
    },
    beta: {
      badge: "bêta, sur invitation",
      heading: "La monétisation",
      value: f.euros(marketing.betaEstimateEur),
      label: `par mois : le haut de notre fourchette pour un éditeur de la bêta, avec environ ${pageViews} de pages vues par mois. Sans garantie.`,
      text: "Elle vient après l’analyse : vous savez d’abord qui lit vos pages, puis nous vous invitons.",
      join: "Demander mon invitation",
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
