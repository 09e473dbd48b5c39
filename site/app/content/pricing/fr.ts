import { brand } from "@octroi/ui/brand/brand";
import { intlFormatter } from "@octroi/ui/language/format-intl";
import { freeAndPro, payoutsToday, rulesForFree, sellingByOffer } from "@octroi/ui/words/plans";
import { connectors } from "../../../domain/documentation/connectors.ts";
import {
  averageRequests,
  marketing,
  monetisation,
  prices,
  propagationHours,
} from "../../../domain/figures/figures.ts";
import { inOrder } from "../questions.ts";
import { type PricingCopy, pricingQuestions } from "./copy.ts";

const { euros, percent, duration, number } = intlFormatter("fr");
const share = percent(monetisation.publisherShare * 100);
const paid = euros(prices.paid);

export const fr: PricingCopy = {
  title: `Tarifs : gratuit, ou ${paid} par mois en bêta — ${brand.name}`,
  description: `Deux offres : l’analyse des robots d’IA, gratuite, sans engagement ni limite de durée ; l’offre Pro, à ${paid} par mois, en bêta et sur invitation.`,
  eyebrow: "Tarifs",
  heading: `Voir qui vous lit est gratuit. Appliquer vos règles d’un tableau de bord, sans développeur : ${paid} par mois.`,
  lead: "L’analyse commence tout de suite, sans limite de durée, et vos règles s’appliquent déjà gratuitement, site par site. L’offre Pro est en bêta, sur invitation, après une période d’observation.",
  plansHeading: "Les deux offres",
  withoutAccount: {
    heading: "Sans compte",
    text: `Nos outils lisent les journaux de votre serveur et font le bilan de votre site. ${rulesForFree.fr} Personne n’encaisse alors ce prix pour vous : les accords restent à votre charge.`,
    tools: "Outils gratuits",
    middleware: "Middleware",
  },
  picture: {
    alternative:
      "L’écran des règles d’un site d’exemple. La recherche est toujours ouverte. Pour les moteurs de réponse, les assistants, les agents, l’entraînement et les jeux de données, on choisit entre autoriser, bloquer, limiter et facturer.",
    caption: `L’écran des règles, dans le tableau de bord. ${freeAndPro.fr}`,
  },
  comparison: {
    heading: "Ce que comprend chaque offre",
    lead: "Fonction par fonction. Ce qui n’existe pas encore est marqué comme tel.",
  },
  value: {
    heading: "Ce que vous payez, ce que vous touchez",
    lead: "Trois chiffres à connaître avant de choisir.",
    points: {
      commitment: {
        figure: euros(marketing.commitmentEur),
        title: "pour commencer, sans engagement",
        text: "Pas de frais d’installation, rien à payer pour l’analyse. Si nous vous invitons à l’offre Pro, vous recevez une proposition avec son prix et sa durée, et vous êtes libre de la refuser.",
      },
      share: {
        figure: share,
        title: "de part éditeur",
        text: `${share} de ce que paient les sociétés d’IA par nos accords vous revient, chaque mois, selon les volumes. En bêta, sur invitation. ${payoutsToday}`,
      },
      estimate: {
        figure: euros(marketing.betaEstimateEur),
        title: "par mois, estimés",
        text: `Le haut de notre fourchette pour un site de la bêta d’environ ${number(marketing.examplePageViews)} de pages vues par mois, et non une promesse. Sur les ${number(marketing.sites)} sites que nous avons observés, la moyenne est d’environ ${number(averageRequests)} visites d’IA par mois.`,
      },
    },
    estimate: "Estimer mes revenus",
  },
  faq: {
    heading: "Avant de choisir",
    items: inOrder(pricingQuestions, {
      compatibility: {
        question: "Mon site est-il compatible ?",
        answer: `Très probablement. Il y a un plugin pour WordPress (environ ${duration(connectors.wordpress.minutes, "minute")}) et un middleware pour Vercel (environ ${duration(connectors.vercel.minutes, "minute")}) ou d’autres plateformes. Pour tout autre hébergement, un enregistrement DNS suffit (environ ${duration(connectors.dns.minutes, "minute")}, plus la propagation, jusqu’à ${duration(propagationHours, "hour")}). Un seul des trois suffit.`,
      },
      slowness: {
        question: "Mon site sera-t-il plus lent ?",
        answer: `Pas de façon sensible. Le plugin et le middleware décident sur votre serveur, sans nous appeler ; le fichier que vous ajoutez pour le middleware pèse moins de ${number(marketing.scriptKilobytes)} ko. Le connecteur DNS n’ajoute rien à vos pages, mais les visites passent par nos serveurs avant le vôtre.`,
      },
      content: {
        question: "Mes contenus seront-ils modifiés ?",
        answer:
          "Non. Vos textes, vos images et votre mise en page restent tels que vous les publiez, pour vos lecteurs comme pour les moteurs de recherche. Un robot bloqué reçoit un refus à la place de la page ; il ne reçoit jamais une version retouchée.",
      },
      "no-bots": {
        question: "Et si aucun robot d’IA ne vient ?",
        answer:
          "Vous le saurez, gratuitement. Le tableau de bord affiche alors zéro, et il montre la première visite dès qu’elle a lieu.",
      },
      payout: {
        question: "Quand et comment suis-je payé ?",
        answer: `La monétisation est en bêta, sur invitation, après une période d’observation. Pour les éditeurs invités, les versements des accords sont mensuels et automatiques, calculés sur les volumes ; leur part est de ${share}. ${payoutsToday} Elle sera ouverte plus tard à tous les abonnés Pro. ${sellingByOffer.fr}`,
      },
      "who-pays": {
        question: "Qui paie ?",
        answer: `Les sociétés d’IA, jamais vos lecteurs. Elles paient indirectement, par des accords négociés et centralisés par ${brand.name} ; vous n’avez pas à traiter avec chacune. Celles qui achètent une de vos offres vous paient directement.`,
      },
    }),
  },
  closing: {
    heading: "Commencez gratuitement : voyez qui lit votre site",
    text: `Installé en ${duration(marketing.firstResultMinutes, "minute")} environ, premiers robots le plus souvent le jour même. Après quelques jours, vous saurez si l’offre Pro en vaut la peine.`,
    signUp: "Créer mon compte gratuit",
    estimate: "Estimer mes revenus",
  },
};
