import { brand } from "@octroi/ui/brand/brand";
import { intlFormatter } from "@octroi/ui/language/format-intl";
import { connectors } from "../../../../domain/documentation/connectors.ts";
import { marketing } from "../../../../domain/figures/figures.ts";
import { caseStudies, studyFigureText } from "../../../../domain/use-cases/use-cases.ts";
import type { UseCaseCopy } from "../copy.ts";

const { duration, percent } = intlFormatter("fr");
const { first, second, third } = caseStudies["saas-docs"];

export const saasDocsFr: UseCaseCopy<"saas-docs"> = {
  title: `Documentation SaaS et assistants de code — ${brand.name}`,
  description:
    "Ouvrez la documentation à jour aux assistants, fermez les versions retirées, gardez la main sur l’entraînement : règles et robots.txt.",
  name: "Documentation SaaS",
  heading: "Des assistants lisent votre doc. Qu’ils lisent la bonne.",
  lead: "Un développeur n’ouvre plus la page : son éditeur de code va la chercher pour lui. Tant mieux, si la réponse vient de la version courante et non d’un guide retiré il y a deux ans. Ouvrez l’une, fermez l’autre.",
  drawing: {
    caption: "Une question dans l’éditeur, deux arbres dans la doc, une seule bonne branche.",
    words: {
      drawing: "docs-tree",
      editor: "éditeur de code",
      request: "Comment s’authentifier ?",
      current: "version courante",
      retired: "version retirée",
      files: { quickstart: "demarrage", auth: "authentification", webhooks: "webhooks" },
      community: "communaute/",
      answer: "Réponse tirée de la version courante",
    },
  },
  benefits: {
    heading: "Une documentation qui répond juste, même sans visite",
    list: {
      version: {
        title: "La bonne version dans la réponse",
        text: "Les moteurs de réponse ne voient plus les pages retirées. Ce qu’ils citent se compile encore.",
      },
      tickets: {
        title: "Moins de tickets sur ce qui n’existe plus",
        text: "Un paramètre supprimé cesse de revenir à l’assistance avec la mention « c’est l’assistant qui l’a dit ».",
      },
      adoption: {
        title: "Choisi par l’assistant",
        text: "Un produit dont la doc se lit bien est un produit que l’assistant propose. Autant qu’il lise vite la version à jour.",
      },
    },
  },
  symptoms: {
    heading: "Les signes, vus de l’assistance",
    lead: "Vous voulez être lus. Reste à choisir par qui, et dans quelle version.",
    check: "Vérifier ce que votre documentation dit déjà aux robots",
    list: {
      removed: {
        sign: "Un client appelle une méthode retirée depuis deux versions, code à l’appui.",
        where: "tickets",
      },
      old: { sign: "Les pages les plus demandées sont celles de la version 1.", where: "journaux du CDN" },
      silent: {
        sign: "Les visites de la doc baissent, les appels d’API montent.",
        where: "mesure d’audience, à côté de la facturation",
      },
      previews: {
        sign: "Un environnement de prévisualisation apparaît dans une réponse.",
        where: "alertes de sécurité",
      },
    },
  },
  features: {
    heading: "Pensé comme une doc, pas comme un média",
    list: {
      versions: {
        icon: "branch",
        title: "Une décision par version",
        text: "Le chemin porte la version, la règle porte sur le chemin. À la prochaine version majeure, une ligne change.",
      },
      assistants: {
        icon: "terminal",
        title: "Les agents de code, par leur nom",
        text: "Devin, opencode et les autres ne viennent pas entraîner un modèle : ils travaillent pour votre client. Ils passent.",
      },
      community: {
        icon: "conversation",
        title: "Le forum d’entraide à part",
        text: "Les réponses de vos utilisateurs ont une valeur propre, et des auteurs. Le forum a sa règle.",
      },
      edge: {
        icon: "gauge",
        title: "Au plus près du visiteur",
        text: `Un fichier d’environ trois lignes, moins de ${marketing.scriptKilobytes} ko, et rien à ajouter à vos pages.`,
      },
      proof: {
        icon: "file",
        title: "Ce que l’assistant a lu, et quand",
        text: "Page par page, robot par robot. La prochaine refonte du sommaire part de là.",
      },
    },
  },
  rules: {
    heading: "La version courante grande ouverte",
    lead: "Ici, presque tout est permis. Ce qui est retenu l’est pour une raison : périmé, écrit par d’autres, ou revendu.",
    robotsHeading: "La même chose en robots.txt",
    robotsText:
      "La règle la plus précise l’emporte : /docs/v1/ reste fermé sous un /docs/ ouvert. Les clients encore en version 1 gardent leur assistant, qui lit à leur demande.",
  },
  steps: {
    heading: "Deux étapes, une pull request",
    connect: {
      note: `≈ ${connectors.vercel.minutes} min`,
      title: "Ajouter le middleware",
      text: "Un paquet npm, un fichier qui le réexporte, tous les chemins couverts. La revue de code prendra plus de temps que l’écriture.",
      screen: [`npm install ${brand.edgePackage.name}`, "✓ middleware.ts", "✓ tous les chemins"],
      guide: "Lire le guide du middleware",
    },
    decide: {
      note: "≈ 15 min",
      title: "Marquer ce qui est retiré",
      text: "Listez vos versions, le forum, les environnements de prévisualisation. Le reste est déjà ouvert.",
    },
  },
  results: {
    heading: "Attendu en sept jours",
    list: {
      1: {
        title: "La carte de ce qui est lu",
        text: `En ${duration(marketing.insightsHours, "hour")} : quelles pages, par quels assistants, dans quelle version.`,
      },
      2: {
        title: "Les versions retirées se ferment",
        text: "Les robots qui respectent robots.txt s’arrêtent d’eux-mêmes ; le connecteur refuse les autres.",
      },
      7: {
        title: "Un sommaire à corriger",
        text: "Une page très lue par les machines et jamais par les humains est souvent mal rangée. Vous en aurez la liste.",
      },
    },
  },
  study: {
    heading: "Une API de paiement et ses trois versions de doc",
    text: "L’équipe ouvre la version courante aux assistants, ferme les deux anciennes aux moteurs de réponse et met le forum à péage. Rien ne bouge dans la recherche.",
    figures: {
      first: {
        value: studyFigureText(first, "fr"),
        label: "des requêtes vers la documentation venaient de robots d’IA",
      },
      second: {
        value: studyFigureText(second, "fr"),
        label: "de lectures de la version courante par les assistants",
      },
      third: { value: studyFigureText(third, "fr"), label: "de lectures des versions retirées" },
    },
  },
  questions: {
    heading: "Questions d’équipes produit",
    list: {
      open: {
        question: "Notre doc est publique. Pourquoi fermer quoi que ce soit ?",
        answer:
          "Public ne veut pas dire à jour. Une page retirée mais encore lue produit du code qui échoue, à votre nom. Le reste peut rester ouvert à tous.",
      },
      llms: {
        question: "Nous avons déjà un llms.txt. Est-ce que cela suffit ?",
        answer:
          "Il suggère quoi lire à qui veut bien l’ouvrir ; il ne ferme rien et ne mesure rien. Les deux vont bien ensemble.",
      },
      login: {
        question: "Et les pages réservées aux utilisateurs connectés ?",
        answer:
          "Aucun robot n’y entre sans identifiants, et nous n’y touchons pas. Vérifiez plutôt les environnements de prévisualisation : ils sont souvent publics sans qu’on le veuille.",
      },
      training: {
        question: "Faut-il laisser les modèles s’entraîner sur notre doc ?",
        answer: `C’est à votre équipe produit d’en décider. Limiter plutôt que bloquer peut garder votre nom dans les modèles sans que leur collecte pèse sur vos serveurs. Dans les deux cas, vous saurez qui vient, alors que ${percent(marketing.unseenShare)} de ces visites échappent aux outils habituels.`,
      },
    },
  },
  closing: {
    title: "Sachez ce que lit l’assistant de vos clients",
    text: "L’analyse est gratuite. Une pull request, une journée, et vous avez la carte de ce qui est lu.",
  },
};
