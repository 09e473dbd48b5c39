import { brand } from "@octroi/ui/brand/brand";
import { intlFormatter } from "@octroi/ui/language/format-intl";
import { freeAndPro } from "@octroi/ui/words/plans";
import { connectors } from "../../../../domain/documentation/connectors.ts";
import { marketing, propagationHours } from "../../../../domain/figures/figures.ts";
import { caseStudies, studyFigureText } from "../../../../domain/use-cases/use-cases.ts";
import type { UseCaseCopy } from "../copy.ts";

const { percent, duration } = intlFormatter("fr");
const { first, second, third } = caseStudies.media;

export const mediaFr: UseCaseCopy<"media"> = {
  title: `Robots d’IA et sites de presse : vos règles — ${brand.name}`,
  description:
    "Articles ouverts, zone abonnés fermée, archives à péage : des règles par rubrique pour les robots d’IA, et un robots.txt prêt à publier.",
  name: "Médias et presse",
  heading: "Votre une est lue avant l’arrivée des abonnés",
  lead: "À 5 h 40, l’édition du matin est en ligne. À 5 h 41, des robots d’IA l’ont déjà ouverte et sont repartis fouiller vingt ans d’archives. Vous voyez lesquels, rubrique par rubrique, et vous décidez.",
  drawing: {
    caption: "La même une, quatre lecteurs, quatre décisions.",
    words: {
      drawing: "front-page",
      masthead: "Votre journal",
      edition: "édition de 5 h 40",
      lead: { section: "Région", headline: "Le pont rouvre, le péage reste" },
      second: { section: "Économie", headline: "Les halles changent de mains" },
      premium: { section: "Abonnés", headline: "Enquête : qui a signé ?" },
      archives: { section: "Archives", years: ["1998", "2006", "2014", "2022"] },
    },
  },
  benefits: {
    heading: "Ce que la rédaction y gagne",
    list: {
      archives: {
        title: "Des archives qui valent quelque chose",
        text: "Vous savez qui les parcourt, et combien de fois. C’est la pièce qui manque à votre dossier le jour où une société d’IA propose une licence.",
      },
      citations: {
        title: "Cités, pas recopiés",
        text: "Les moteurs de réponse gardent l’accès aux articles libres, ceux qui peuvent vous ramener un lecteur. La zone abonnés leur reste fermée.",
      },
      peaks: {
        title: "Une soirée électorale sans embouteillage",
        text: "Les robots qui reviennent chaque minute passent au rythme que vous fixez. Les lecteurs d’abord.",
      },
    },
  },
  symptoms: {
    heading: "Vous êtes lus si…",
    lead: "Une mesure d’audience classique ne suffit pas à voir ces signes : elle ne compte guère les visites sans navigateur.",
    check: "Vérifier ce que votre titre dit déjà aux robots",
    list: {
      nights: {
        sign: "Des articles de 2009 sont demandés par centaines, la nuit, sans page d’origine.",
        where: "journaux du serveur",
      },
      paywall: {
        sign: "Un assistant résume une enquête réservée aux abonnés.",
        where: "essais de la rédaction",
      },
      bills: { sign: "La facture du CDN monte, les pages vues non.", where: "comptabilité" },
      search: {
        sign: `La recherche envoie moins de lecteurs : ${percent(marketing.searchShare2019)} du trafic en 2019, ${percent(marketing.searchShare2023)} en 2023.`,
        where: "article cité sur la page Pourquoi maintenant",
      },
    },
  },
  features: {
    heading: "Fait pour un site à rubriques",
    list: {
      sections: {
        icon: "newspaper",
        title: "Une règle par rubrique",
        text: "Actualité ouverte, abonnés fermés, archives à péage : le chemin suffit, aucun gabarit à modifier.",
      },
      identity: {
        icon: "fingerprint",
        title: "Le vrai nom du visiteur",
        text: "Un nom se recopie. Quand l’exploitant publie ses adresses, la visite leur est comparée ; sinon, elle est signalée comme invérifiable.",
      },
      report: {
        icon: "mail",
        title: "Un rapport pour la conférence du lundi",
        text: "Les robots, les pages et les volumes de la semaine, par e-mail le lundi à 9 h, lisibles sans le service technique.",
      },
      volumes: {
        icon: "handshake",
        title: "Des volumes à mettre sur la table",
        text: "L’offre Pro garde tout l’historique. Une discussion de licence s’ouvre sur des chiffres datés.",
      },
    },
  },
  rules: {
    heading: "Ouvrir l’article, garder le fonds",
    lead: "Un point de départ, à relire avec la rédaction en chef et le service juridique.",
    robotsHeading: "La même politique en robots.txt",
    robotsText:
      "Les archives y restent ouvertes aux robots que vous facturez : un robot laissé à la porte ne paie pas.",
  },
  steps: {
    heading: "Deux étapes, sans toucher au CMS",
    connect: {
      note: `≈ ${connectors.dns.minutes} min`,
      title: "Brancher le domaine",
      text: `Un enregistrement CNAME, chez votre fournisseur DNS, fait pointer votre domaine vers nos serveurs. La propagation prend jusqu’à ${duration(propagationHours, "hour")} ; le site reste joignable, sauf pendant quelques secondes.`,
      screen: [`CNAME → k7m2….${brand.nameServerHost}`, "✓ redirection DNS", "✓ serveur joignable"],
      guide: "Lire le guide DNS",
    },
    decide: {
      note: "1 réunion",
      title: "Poser les règles par rubrique",
      text: "Partez du tableau ci-dessus, avec les premiers chiffres sous les yeux. Une règle se change en un clic, un jour de scrutin aussi.",
    },
  },
  results: {
    heading: "Attendu en sept jours",
    list: {
      1: {
        title: "Les lecteurs invisibles, enfin comptés",
        text: `Préparé en ${marketing.firstResultMinutes} minutes ; une fois le DNS propagé, premiers robots le plus souvent le jour même ; en ${duration(marketing.insightsHours, "hour")}, la carte des rubriques lues.`,
      },
      3: {
        title: "Un écart expliqué",
        text: "Vous rapprochez les pics de robots de la facture du CDN. Avec l’offre Pro, les premières règles sont posées.",
      },
      7: {
        title: "Une semaine comparable",
        text: "Un cycle complet, dimanche compris : assez pour décider du sort des archives.",
      },
    },
  },
  study: {
    heading: "Un quotidien régional et ses vingt ans d’archives",
    text: "La rédaction met les archives à péage pour l’entraînement, garde les articles libres pour les moteurs de réponse et ralentit les visites à la demande. Les robots ne disparaissent pas : ils passent aux heures et aux endroits choisis.",
    figures: {
      first: {
        value: studyFigureText(first, "fr"),
        label: "des requêtes de la première semaine venaient de robots d’IA",
      },
      second: {
        value: studyFigureText(second, "fr"),
        label: "de visites de robots d’IA par jour, avant puis après les règles",
      },
      third: { value: studyFigureText(third, "fr"), label: "de requêtes de robots d’IA vers les archives" },
    },
  },
  questions: {
    heading: "Ce que demandent les rédactions",
    list: {
      discover: {
        question: "Allons-nous sortir de Google Actualités ou de Discover ?",
        answer:
          "Non. Google collecte pour Actualités et Discover sous le nom de Googlebot, qu’aucune règle ne touche. Google-Extended est un interrupteur séparé : le fermer retire vos pages de l’entraînement de Gemini, pas de la recherche.",
      },
      rights: {
        question: "Nous avons déjà réservé nos droits. Pourquoi une règle ?",
        answer:
          "La réserve dit votre position. Le robots.txt la rend lisible par une machine. Le connecteur la fait respecter, et garde la trace des visites.",
      },
      others: {
        question: "Et notre fil d’actualité en direct, ou nos forums de lecteurs ?",
        answer:
          "Ce sont d’autres chemins, donc d’autres règles. Un direct se limite pour protéger les serveurs ; un forum appartient aussi à ceux qui l’écrivent. Deux pages leur sont consacrées, en lien plus bas.",
      },
      free: {
        question: "Que fait l’offre gratuite ?",
        answer: `Elle montre : tableau de bord, identification des robots et rapport hebdomadaire. ${freeAndPro.fr} Pro est en bêta, sur invitation ; le plugin et le middleware appliquent vos règles gratuitement, site par site. Le robots.txt de cette page, lui, est à vous dès maintenant.`,
      },
    },
  },
  closing: {
    title: "Regardez d’abord, décidez ensuite",
    text: "L’analyse est gratuite et n’engage à rien. La rédaction peut se faire une opinion avant la fin de la semaine.",
  },
};
