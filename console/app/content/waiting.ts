import { brand } from "@octroi/ui/brand/brand";
import type { Counted } from "@octroi/ui/language/format";
import type { Localized } from "@octroi/ui/language/language";
import { pluginLabels } from "@octroi/ui/words/labels";
import type { TestVisitOutcome } from "../../../domain/visits/test-visit.ts";
import type { LeftOutDays } from "../../../domain/visits/visits.ts";

/** What a site without a visit says. `{{names}}` are filled in. */
export interface WaitingCopy {
  heading: string;
  lead: string;
  /** Where there is no script. */
  reload: string;
  expect: { heading: string; items: readonly string[] };
  test: {
    heading: string;
    text: string;
    button: string;
    takes: string;
    outcomes: Record<TestVisitOutcome, { heading: string; text: string }>;
    /** In place of the advice, where the connector is the plugin. */
    noKeyInWordPress: string;
    /** Where nothing arrived: to the connector's guide. */
    guide: string;
    observes: string;
  };
  /** Once the first visit has come. */
  first: { came: string; show: string };
  connect: string;
  past: {
    heading: string;
    text: string;
    choose: string;
    needsScript: string;
    reading: string;
    nothing: string;
    found: string;
    visits: Counted;
    days: Counted;
    add: string;
    added: string;
    daysBefore: Counted;
    /** Days that no figures are kept of. */
    leftOut: Record<keyof LeftOutDays, Counted>;
    failed: string;
    show: string;
    /** The page of the days that were added. */
    imported: {
      title: string;
      heading: string;
      removing: string;
      remove: string;
      removed: string;
      manage: string;
    };
  };
  sample: { text: string; look: string };
}

export const waitingCopy: Localized<WaitingCopy> = {
  fr: {
    heading: "{{domain}} est-il bien relié ?",
    lead: "Vérifiez-le en 15 secondes, ou attendez : le premier robot vient le plus souvent dans la journée et s’affichera ici.",
    reload: "Rechargez la page pour la voir.",
    expect: {
      heading: "À quoi vous attendre",
      items: [
        "Les robots d’IA viennent sur presque tous les sites publics : le premier vient le plus souvent dans la journée.",
        "Les outils de mesure d’audience ne les montrent pas : ils ignorent les visites sans navigateur.",
        "Aucun lecteur n’est jamais signalé : les robots le sont, sans adresse IP, et le nombre de personnes que les assistants envoient.",
      ],
    },
    test: {
      heading: "Vérifier maintenant",
      text: "Nous demandons votre page d’accueil comme le ferait GPTBot, puis nous regardons si la visite arrive.",
      button: "Envoyer une visite d’essai",
      takes: "Une quinzaine de secondes.",
      outcomes: {
        arrived: { heading: "La visite est arrivée.", text: "Votre connecteur fonctionne." },
        unreachable: {
          heading: "Votre site n’a pas répondu.",
          text: "Vérifiez que le site {{domain}} est en ligne et s’ouvre en https.",
        },
        "no-gate": {
          heading: "Aucun connecteur ne répond sur votre site.",
          text: "Rien ne se trouve à l’adresse {{domain}}/.well-known/octroi : le connecteur n’est pas installé, ou la version qui le contient n’est pas encore en ligne.",
        },
        cached: {
          heading: "Un cache a répondu à la place de votre site.",
          text: "Un cache (extension ou CDN) répond aux robots à la place de votre site : leurs visites ne peuvent pas être comptées. Excluez les robots du cache, ou placez le connecteur devant lui.",
        },
        "no-key": {
          heading: "Le connecteur répond, mais aucun signalement n’est arrivé avec une clé valable.",
          text: "Vérifiez OCTROI_KEY : la clé entière, sans guillemets ni retour à la ligne. Une clé perdue se remplace sur la page « Connexion ».",
        },
        "not-yet": {
          heading: "Le connecteur répond, mais la visite n’est pas encore arrivée.",
          text: "Patientez une minute, puis réessayez. Si rien ne vient, regardez le journal de votre serveur.",
        },
      },
      guide: "Relire le guide",
      noKeyInWordPress: `Dans WordPress, ouvrez ${brand.name}, onglet « ${pluginLabels.fr.connection} » : l’état doit être « Connecté ».`,
      observes: "Le connecteur observe : il compte les visites et laisse passer tout le monde.",
    },
    first: { came: "La première visite est arrivée : {{crawler}}, {{path}}.", show: "Voir les chiffres" },
    connect: "Revoir les étapes de connexion",
    past: {
      heading: "Et avant aujourd’hui ?",
      text: "Déposez ici un journal d’accès de votre serveur (nginx, Apache, IIS, CloudFront, Caddy…, même compressé). Il est lu dans votre navigateur et n’en sort pas : seuls des totaux par jour et par robot sont ajoutés, une fois, marqués comme importés.",
      choose: "Choisir des fichiers",
      needsScript: "La lecture d’un journal se fait dans le navigateur : elle a besoin de JavaScript.",
      reading: "Lecture…",
      nothing: "Aucune visite de robot connu dans ces fichiers.",
      found: "{{visits}} de robots sur {{days}}, du {{first}} au {{last}}.",
      visits: { one: "# visite", other: "# visites" },
      days: { one: "# jour", other: "# jours" },
      add: "Ajouter ces jours",
      added: "Ajouté : {{visits}} sur {{days}}.",
      daysBefore: {
        one: "# jour déjà compté n’a pas été changé.",
        other: "# jours déjà comptés n’ont pas été changés.",
      },
      leftOut: {
        future: {
          one: "# jour à venir, d’après l’horloge du journal, a été laissé de côté.",
          other: "# jours à venir, d’après l’horloge du journal, ont été laissés de côté.",
        },
        expired: {
          one: "# jour plus ancien que ce que l’offre conserve a été laissé de côté.",
          other: "# jours plus anciens que ce que l’offre conserve ont été laissés de côté.",
        },
      },
      failed: "L’ajout n’a pas abouti. Réessayez dans un instant.",
      show: "Voir le graphique",
      imported: {
        title: "Le passé, d’après vos journaux",
        heading: "Déjà importé",
        removing:
          "Les retirer efface ces totaux, et eux seuls : ce que votre connecteur a compté reste. Vous pourrez les importer de nouveau.",
        remove: "Retirer les jours importés",
        removed: "Les jours importés ont été retirés.",
        manage: "Importer ou retirer des jours",
      },
    },
    sample: {
      text: "Curieux de ce que vous verrez ? Un exemple, avec des chiffres inventés et marqués comme tels :",
      look: "voir l’exemple",
    },
  },
  en: {
    heading: "Is {{domain}} connected?",
    lead: "Find out in 15 seconds, or wait: the first crawler usually comes within a day and shows up here.",
    reload: "Reload the page to see it.",
    expect: {
      heading: "What to expect",
      items: [
        "AI crawlers visit almost every public site: the first usually comes within a day.",
        "Analytics tools do not show them: they leave out visits without a browser.",
        "No reader is ever reported: crawlers are, without an IP address, and how many people assistants send.",
      ],
    },
    test: {
      heading: "Check now",
      text: "We ask for your home page as GPTBot would, then see whether the visit arrives.",
      button: "Send a test visit",
      takes: "It takes about fifteen seconds.",
      outcomes: {
        arrived: { heading: "The visit has arrived.", text: "Your connector works." },
        unreachable: {
          heading: "Your site did not answer.",
          text: "Check that {{domain}} is online and opens over https.",
        },
        "no-gate": {
          heading: "No connector answers on your site.",
          text: "There is nothing at {{domain}}/.well-known/octroi: the connector is not installed, or the version that has it is not deployed yet.",
        },
        cached: {
          heading: "A cache answered in place of your site.",
          text: "A cache (plugin or CDN) answers crawlers in place of your site, so their visits cannot be counted. Exclude crawlers from the cache, or put the connector in front of it.",
        },
        "no-key": {
          heading: "The connector answers, but no report with a valid key has come.",
          text: "Check OCTROI_KEY: the whole key, without quotes or a line break. A lost key is replaced on the “Connection” page.",
        },
        "not-yet": {
          heading: "The connector answers, but the visit has not come yet.",
          text: "Wait a minute, then try again. If nothing comes, look at your server’s log.",
        },
      },
      guide: "Read the guide again",
      noKeyInWordPress: `In WordPress, open ${brand.name}, tab “${pluginLabels.en.connection}”: the status must be “Connected”.`,
      observes: "The connector observes: it counts visits and lets everyone through.",
    },
    first: { came: "The first visit has come: {{crawler}}, {{path}}.", show: "See the figures" },
    connect: "See the steps to connect again",
    past: {
      heading: "And before today?",
      text: "Drop an access log of your server here (nginx, Apache, IIS, CloudFront, Caddy…, compressed or not). It is read in your browser and does not leave it: only totals by day and crawler are added, once, marked as imported.",
      choose: "Choose files",
      needsScript: "A log is read in the browser: that needs JavaScript.",
      reading: "Reading…",
      nothing: "No visit of a known crawler in these files.",
      found: "{{visits}} by crawlers on {{days}}, from {{first}} to {{last}}.",
      visits: { one: "# visit", other: "# visits" },
      days: { one: "# day", other: "# days" },
      add: "Add these days",
      added: "Added: {{visits}} on {{days}}.",
      daysBefore: {
        one: "# day that was counted already is unchanged.",
        other: "# days that were counted already are unchanged.",
      },
      leftOut: {
        future: {
          one: "# day that is still to come, by the log’s clock, was left out.",
          other: "# days that are still to come, by the log’s clock, were left out.",
        },
        expired: {
          one: "# day from before what the plan keeps was left out.",
          other: "# days from before what the plan keeps were left out.",
        },
      },
      failed: "They could not be added. Please try again in a moment.",
      show: "See the chart",
      imported: {
        title: "The past, from your logs",
        heading: "Imported already",
        removing:
          "Removing them deletes these totals and nothing else: what your connector counted stays. You can import them again.",
        remove: "Remove the imported days",
        removed: "The imported days were removed.",
        manage: "Import or remove days",
      },
    },
    sample: {
      text: "Curious what you will see? Here is a sample, with figures that are made up and marked as such:",
      look: "look at the sample",
    },
  },
};
