import { brand } from "@octroi/ui/brand/brand";
import { intlFormatter } from "@octroi/ui/language/format-intl";
import { connectors } from "../../../../domain/documentation/connectors.ts";
import { marketing, monetisation } from "../../../../domain/figures/figures.ts";
import { caseStudies, studyFigureText } from "../../../../domain/use-cases/use-cases.ts";
import type { UseCaseCopy } from "../copy.ts";

const { cents, percent, duration } = intlFormatter("fr");
const { first, second, third } = caseStudies.affiliation;

export const affiliationFr: UseCaseCopy<"affiliation"> = {
  title: `Affiliation, comparateurs et robots d’IA — ${brand.name}`,
  description:
    "Vos guides ouverts aux moteurs de réponse, vos tableaux comparatifs protégés : des règles par robot d’IA pour sites d’affiliation.",
  name: "Affiliation et comparateurs",
  heading: "Votre comparatif vend. Sa copie ne vous paie pas.",
  lead: "Vous achetez les produits, vous les testez, vous tenez le tableau à jour. Un moteur de réponse en tire « le meilleur choix », sans le lien qui vous rémunère. Séparez ce qui vous fait connaître de ce qui vous fait vivre.",
  drawing: {
    caption: "Tout le travail passe dans la réponse, sauf la colonne qui le finance.",
    words: {
      drawing: "comparison",
      original: {
        label: "votre page",
        title: "Aspirateurs balais : 14 modèles testés",
        offer: "Voir l’offre",
      },
      columns: { product: "modèle", measure: "autonomie", score: "note" },
      products: {
        a: { name: "Modèle A", measure: "41 min", score: "8,7" },
        b: { name: "Modèle B", measure: "36 min", score: "8,1" },
        c: { name: "Modèle C", measure: "22 min", score: "6,9" },
      },
      copied: {
        label: "la réponse",
        question: "Quel aspirateur balai choisir ?",
        answer: "Le modèle A : 41 min d’autonomie, 8,7 sur 10.",
        missing: "lien affilié : absent",
      },
    },
  },
  benefits: {
    heading: "Garder la marge, pas seulement le mérite",
    list: {
      table: {
        title: "Le tableau reste un motif de visite",
        text: "Mesures, prix et notes se lisent chez vous. Ailleurs, on sait qu’ils existent et où les trouver.",
      },
      guides: {
        title: "Le guide travaille pour vous",
        text: "Ouvert aux moteurs de réponse, il se fait citer sur les questions larges : celles du début, quand l’acheteur hésite encore.",
      },
      clicks: {
        title: "Des clics que l’on peut croire",
        text: "Les robots que vous bloquez ne suivent plus vos liens sortants. Le taux de conversion redevient un chiffre utile face aux marchands.",
      },
    },
  },
  symptoms: {
    heading: "Vous nourrissez déjà une réponse si…",
    lead: "Posez à un assistant la question de votre page la plus rentable. Puis regardez ces quatre endroits.",
    check: "Vérifier ce que votre comparateur dit déjà aux robots",
    list: {
      verdict: {
        sign: "Il recommande votre gagnant, avec vos arguments, et renvoie vers le marchand.",
        where: "la réponse elle-même",
      },
      prices: {
        sign: "Vos pages de prix sont demandées toutes les dix minutes, nuit comprise.",
        where: "journaux du serveur",
      },
      clicks: {
        sign: "Les clics sortants montent, les ventes validées non.",
        where: "plateforme d’affiliation",
      },
      mirror: {
        sign: "Un site inconnu publie votre tableau le lendemain de sa mise à jour.",
        where: "veille",
      },
    },
  },
  features: {
    heading: "Réglé page par page, là où se fait le revenu",
    list: {
      split: {
        icon: "columns",
        title: "Guide ouvert, tableau fermé",
        text: "Deux chemins, deux décisions, pour le même robot. L’article reste citable, la donnée reste chez vous.",
      },
      links: {
        icon: "link",
        title: "Liens sortants hors d’atteinte",
        text: "Les redirections vers les marchands sont refusées aux robots que vous bloquez. Vos partenaires voient moins de clics fantômes.",
      },
      agents: {
        icon: "cart",
        title: "L’agent d’achat n’est pas un aspirateur de contenus",
        text: "Derrière un agent, il y a parfois un acheteur. L’agent est ralenti, pas refusé.",
      },
      pace: {
        icon: "gauge",
        title: "Le rythme, page par page",
        text: "Une page de prix lue six fois par heure se repère à l’œil : volumes par chemin, par robot et par jour.",
      },
    },
  },
  rules: {
    heading: "Le guide circule, le tableau reste chez vous",
    lead: "Le même robot reçoit deux réponses selon la page. Les agents d’achat passent, à un rythme humain.",
    robotsHeading: "La part que robots.txt sait dire",
    robotsText:
      "Le refus des tableaux tient dans le fichier. Les visites à la demande d’un utilisateur et les agents peuvent l’ignorer : c’est pour eux que le connecteur compte.",
  },
  steps: {
    heading: "Deux étapes, aucune refonte",
    connect: {
      note: `≈ ${connectors.vercel.minutes} à ${connectors.wordpress.minutes} min`,
      title: "Poser le connecteur",
      text: `Plugin WordPress, ou middleware en trois lignes si votre comparateur est hébergé sur Vercel. Ni balise à ajouter, ni lien affilié à réécrire.`,
      screen: [`npm install ${brand.edgePackage.name}`, "✓ middleware.ts", "✓ tous les chemins"],
      guide: "Lire le guide du middleware",
    },
    decide: {
      note: "≈ 20 min",
      title: "Trier vos chemins",
      text: "Ce qui attire, ce qui convertit, ce qui redirige. Trois listes, et le tableau ci-dessus s’applique presque tel quel.",
    },
  },
  results: {
    heading: "Attendu en sept jours",
    list: {
      1: {
        title: "La part des machines",
        text: `Au bout de ${duration(marketing.insightsHours, "hour")}, vous savez quelle part de vos visites « comparatif » n’avait personne derrière.`,
      },
      5: {
        title: "Des statistiques nettoyées",
        text: "Les clics sortants des robots bloqués ont disparu des rapports. Vos partenaires lisent les mêmes chiffres que vous.",
      },
      7: {
        title: "Un arbitrage par page",
        text: "Les pages citées et les pages copiées ne sont pas les mêmes. Vous ajustez la frontière.",
      },
    },
  },
  study: {
    heading: "Un comparateur d’électroménager, quatre cents tests",
    text: "Les guides restent ouverts aux moteurs de réponse, les tableaux leur sont fermés, l’entraînement est refusé partout. Moins de visites, mieux placées : les réponses citent le guide, et le lecteur vient chercher le tableau.",
    figures: {
      first: {
        value: studyFigureText(first, "fr"),
        label: "des requêtes de robots d’IA visaient les tableaux comparatifs",
      },
      second: {
        value: studyFigureText(second, "fr"),
        label: "de requêtes de robots d’IA sur l’ensemble du site",
      },
      third: {
        value: studyFigureText(third, "fr"),
        label: "de visites venues des moteurs de réponse, vers les guides",
      },
    },
  },
  questions: {
    heading: "Questions d’éditeurs affiliés",
    list: {
      vanish: {
        question: "Si je ferme mes tableaux, ne vais-je pas disparaître des réponses ?",
        answer:
          "De celles qui recopiaient le tableau, oui, et c’est le but. Vos guides restent lisibles et citables. Fermer tout le site serait une autre décision, que nous ne conseillons pas au départ.",
      },
      partners: {
        question: "Les robots des marchands et des régies sont-ils touchés ?",
        answer:
          "Non. Les règles nomment des robots d’IA ; les vérificateurs de liens, les régies publicitaires et les aperçus de partage n’y figurent pas.",
      },
      disguise: {
        question: "Un robot peut-il se faire passer pour un navigateur ?",
        answer:
          "Oui, certains le font, et personne ne les arrête tous. Un robots.txt n’y peut rien. Le connecteur compare l’identité annoncée aux adresses publiées et signale ce qui ne concorde pas.",
      },
      charge: {
        question: "Une visite facturée, cela rapporte combien ?",
        answer: `L’hypothèse de notre estimateur est de ${cents(monetisation.grossPerVisit)} brut par visite d’IA, dont ${percent(monetisation.publisherShare * 100)} pour vous. La facturation est en bêta, sur invitation, après une période d’observation. Ce n’est pas encore un revenu sur lequel bâtir un budget.`,
      },
    },
  },
  closing: {
    title: "Mesurez la copie comme vous testez les produits",
    text: "Une semaine suffit pour le savoir : quelles pages, quels robots, combien de fois. L’analyse est gratuite, sans limite de durée.",
  },
};
