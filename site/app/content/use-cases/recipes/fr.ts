import { brand } from "@octroi/ui/brand/brand";
import { intlFormatter } from "@octroi/ui/language/format-intl";
import { connectors } from "../../../../domain/documentation/connectors.ts";
import { history, marketing } from "../../../../domain/figures/figures.ts";
import { caseStudies, studyFigureText } from "../../../../domain/use-cases/use-cases.ts";
import type { UseCaseCopy } from "../copy.ts";

const { duration } = intlFormatter("fr");
const { first, second, third } = caseStudies.recipes;

export const recipesFr: UseCaseCopy<"recipes"> = {
  title: `Blogs et recettes face aux robots d’IA — ${brand.name}`,
  description:
    "Fiches recettes, photos, quantités : voyez quels robots d’IA les prennent sur votre blog, et posez vos règles sans perdre Google Images.",
  name: "Blogs et recettes",
  heading: "Trois essais pour une recette. Une seconde pour la prendre.",
  lead: "Vous avez raté deux tartes avant de publier la troisième. Un assistant garde les grammes et les minutes, et sert la réponse sans votre page, sans votre publicité, sans votre nom. Sachez qui prend quoi, puis choisissez.",
  drawing: {
    caption: "Une fiche, quatre morceaux : chacun intéresse un robot différent.",
    words: {
      drawing: "recipe-card",
      title: "Tarte au citron",
      facts: "8 parts · 45 min",
      photo: "photo",
      amounts: {
        label: "quantités",
        list: { fruit: "3 citrons", sugar: "120 g de sucre", eggs: "4 œufs", butter: "80 g de beurre" },
      },
      method: {
        label: "étapes",
        list: { zest: "Zester, presser", whisk: "Fouetter sans mousser", bake: "Cuire 25 min à 160 °C" },
      },
      story: { label: "récit", text: "La troisième fournée fut la bonne." },
    },
  },
  benefits: {
    heading: "Ce qui change pour votre blog",
    list: {
      cards: {
        title: "Vos fiches suivent votre règle",
        text: "Pages thématiques ouvertes, fiches limitées ou facturées : l’assistant vous connaît sans emporter la recette entière.",
      },
      pictures: {
        title: "Des photos qui restent les vôtres",
        text: "Les robots qui constituent des banques d’images sont refusés un par un. Google Images, qui vous amène des gourmands, reste ouvert.",
      },
      hosting: {
        title: "Un petit hébergement qui tient",
        text: "Moins de visites pour rien, donc moins d’alertes de l’hébergeur et une formule supérieure qui peut attendre.",
      },
    },
  },
  symptoms: {
    heading: "Les signes, côté cuisine",
    lead: "Ils arrivent rarement par les statistiques. Plutôt par une lectrice, une régie ou un hébergeur.",
    check: "Vérifier ce que votre blog dit déjà aux robots",
    list: {
      amounts: {
        sign: "« L’assistant dit 200 g de sucre, vous 120. Qui a raison ? »",
        where: "commentaires",
      },
      ads: { sign: "Vos pages sont servies plus souvent, vos annonces non.", where: "régie publicitaire" },
      quota: {
        sign: "Une alerte de surcharge, un mardi à 4 h du matin, sans aucun lecteur.",
        where: "e-mail de l’hébergeur",
      },
      copies: {
        sign: "Votre tarte, sous un autre titre, avec votre torchon à carreaux.",
        where: "recherche d’image inversée",
      },
    },
  },
  features: {
    heading: "Ce dont un blog a besoin, pas plus",
    list: {
      plugin: {
        icon: "plug",
        title: "Un plugin gratuit pour WordPress",
        text: "Vous l’ajoutez comme les autres. Pas de fichier à modifier, pas de thème enfant, pas de développeur à rappeler un dimanche.",
      },
      pictures: {
        icon: "images",
        title: "Les robots d’images traités à part",
        text: "ImagesiftBot, s’il n’est pas nommé, suit les règles écrites pour Googlebot. Nous le nommons.",
      },
      season: {
        icon: "calendar",
        title: "La saison se voit venir",
        text: `${duration(history.freeMonths, "month")} d’historique dans l’offre gratuite : de quoi regarder monter les galettes, puis les crêpes.`,
      },
    },
  },
  rules: {
    heading: "Le blog est ouvert, la fiche se paie",
    lead: "Un blog de cuisine vit de la recherche : elle a accès à tout, images comprises. Le reste dépend de ce que le robot fait de vos fiches.",
    robotsHeading: "À poser à la racine du blog",
    robotsText:
      "Le fichier suffit pour les robots qui disent le respecter. Les visites à la demande d’un utilisateur ne le suivent pas toutes ; c’est le travail du plugin.",
  },
  steps: {
    heading: "Deux étapes entre deux fournées",
    connect: {
      note: `≈ ${connectors.wordpress.minutes} min`,
      title: "Ajouter le plugin",
      text: "Installez, activez, acceptez les conditions, ajoutez votre domaine dans le tableau de bord. La connexion se fait toute seule.",
      screen: ["Ajouter une extension", `✓ ${brand.name} activé`, "✓ site connecté"],
      guide: "Lire le guide WordPress",
    },
    decide: {
      note: "≈ 10 min",
      title: "Choisir, robot par robot",
      text: "Reprenez le tableau ci-dessus. Dans le doute, contentez-vous d’observer : rien ne presse, une recette de saison revient l’an prochain.",
    },
  },
  results: {
    heading: "Attendu en sept jours",
    list: {
      1: {
        title: "La liste des convives inattendus",
        text: `Installé en ${marketing.firstResultMinutes} minutes, premiers robots le plus souvent le jour même ; au bout de ${duration(marketing.insightsHours, "hour")}, le nom des robots et les fiches qu’ils préfèrent.`,
      },
      4: {
        title: "Les nuits redeviennent calmes",
        text: "Les règles sur l’entraînement et les images sont posées ; la courbe du processeur le montre.",
      },
      7: {
        title: "Une première semaine en chiffres",
        text: "Quels robots, quelles recettes, quel rythme. Vous savez si votre blog intéresse, et qui.",
      },
    },
  },
  study: {
    heading: "Un blog de neuf cents recettes, tenu à deux",
    text: "Hébergement mutualisé, publicité, pas d’équipe technique. L’entraînement est refusé, les visites à la demande sont facturées, Google ne voit aucune différence.",
    figures: {
      first: { value: studyFigureText(first, "fr"), label: "des requêtes venaient de robots d’IA" },
      second: { value: studyFigureText(second, "fr"), label: "de visites ininterrompues sur les fiches" },
      third: {
        value: studyFigureText(third, "fr"),
        label: "de requêtes de robots d’entraînement, une fois les règles posées",
      },
    },
  },
  questions: {
    heading: "Questions de blogueurs",
    list: {
      stars: {
        question: "Mes recettes garderont-elles leurs étoiles et leurs photos dans Google ?",
        answer:
          "Oui. Googlebot et Googlebot-Image lisent la fiche et ses données structurées comme avant. Aucune règle ne les vise.",
      },
      shares: {
        question: "Et les aperçus quand on partage une recette sur Facebook ou WhatsApp ?",
        answer: "Ils ne changent pas. Ces robots servent aux aperçus et ne figurent pas dans les règles.",
      },
      speed: {
        question: "Le plugin va-t-il ralentir mes pages ?",
        answer: `Pas de façon sensible : rien n’est ajouté à vos pages, et le plugin décide sur votre serveur, sans nous appeler. Une photo de tarte coûte davantage à vos lecteurs.`,
      },
      small: {
        question: "Mon blog est petit. Est-ce que cela vaut la peine ?",
        answer:
          "L’offre gratuite répond à cette question, et elle n’expire pas. Si aucun robot ne vient, vous le saurez ; s’il en vient, vous saurez lesquels.",
      },
      voice: {
        question: "Une enceinte qui lit ma recette à voix haute, cela se règle ici ?",
        answer:
          "En partie. Siri et Alexa s’appuient sur Applebot et Amazonbot, qui servent à plusieurs choses. Fermer Applebot-Extended ne touche que l’entraînement ; bloquer Amazonbot peut vous retirer de certains services d’Amazon. Le tableau de bord dit lequel vient, avant que vous tranchiez.",
      },
    },
  },
  closing: {
    title: "Voyez qui goûte à vos recettes",
    text: "Créez un compte, posez le plugin, retournez en cuisine. Il comptera avant la fin de la cuisson.",
  },
};
