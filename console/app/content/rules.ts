import type { Counted } from "@octroi/ui/language/format";
import type { Localized } from "@octroi/ui/language/language";
import { consoleLabels } from "@octroi/ui/words/labels";
import { freeAndPro, proPrice, proPriceWords } from "@octroi/ui/words/plans";
import type { ConnectorChange } from "../../../domain/rules/connector-change.ts";
import type { Mode } from "../../../domain/rules/mode.ts";
import type { RuleField, RuleSubject } from "../../../domain/rules/own-rule.ts";

export interface RulesCopy {
  title: string;
  intro: string;
  tabs: { label: string; rules: string; versions: string; files: string; file: string };
  inForce: {
    none: string;
    /** `{{version}}`, `{{date}}`. */
    enforce: string;
    observe: string;
    /** Where Pro has ended: what was enforced is observed. */
    paused: string;
    connectors: Counted;
    noConnectors: string;
  };
  draft: { saved: string; by: string; discard: string; none: string };
  saved: string;
  /** Where something was added by a button that publishes. */
  added: string;
  /** Where a change did not reach the server. */
  notSaved: string;
  readOnly: string;
  presets: string;
  /** What a preset sets beside the switches. */
  presetAlso: string;
  /** Beside the four decisions. */
  noRule: string;
  /** What rules would have done, in two words each. */
  counts: Record<"block" | "charge" | "limit", Counted> & { none: string };
  /** `crawler`: before a sentence that says what is lost. */
  cost: { heading: string; crawler: string };
  others: Counted;
  /** `{{count}}`. */
  crawlers: { heading: string; lead: string /** `{{name}}`. */; decide: string };
  amountsLead: string;
  own: {
    /** `{{count}}`. */
    heading: string;
    lead: string;
    raise: string;
    add: string;
    who: string;
    subjects: Record<RuleSubject, string>;
    crawler: string;
    paths: string;
    pathsHint: string;
    action: string;
    amount: string;
    amountHint: string;
    visits: string;
    visitsHint: string;
    wrong: Record<RuleField, string>;
  };
  save: string;
  warnings: {
    heading: string;
    /** `{{crawlers}}`, `{{paths}}`. */
    "ai-search": Record<"block" | "charge", string>;
    assistant: Record<"block" | "charge", string>;
    everywhere: string;
    at: string;
  };
  replay: {
    heading: string;
    none: string;
    outcomes: Record<"block" | "charge" | "limit" | "allow", string>;
    /** `{{amount}}`. */
    asked: string;
    /** Of the version in force, for comparison. */
    now: string;
    estimate: string;
    limits: string;
    byCrawler: string;
    nobody: string;
    caption: string;
    columns: { crawler: string; block: string; charge: string; limit: string };
  };
  changes: { heading: string; none: string; nothingSaid: string };
  publish: {
    heading: string;
    note: string;
    noteHint: string;
    optional: string;
    /** Each button, and what it brings about. */
    modes: Record<Mode, { label: string; hint: string }>;
    /** `{{names}}`: of the connectors that run. */
    connectors: Record<ConnectorChange, string>;
    pro: { heading: string; text: string; ask: string };
  };
  faults: {
    needsPro: string;
    followsHouse: string;
    /** `{{domain}}`. */
    unfit: string;
    tooLong: string;
    note: string;
    noEffect: string;
  };
  /** On the page of a site, of the house's rules. */
  house: { follows: string; link: string; leave: string; startFrom: string };
  /** Where somebody else saved or published since the form was made. */
  conflict: {
    title: string;
    intro: string;
    /** With `{{name}}` and `{{date}}`. */
    saved: string;
    /** With `{{name}}`, `{{date}}` and `{{version}}`. */
    published: string;
    discarded: string;
    somebody: string;
    differences: string;
    same: string;
    stays: string;
    mine: string;
    theirs: string;
    notDiscarded: string;
  };
}

export const rules: Localized<RulesCopy> = {
  fr: {
    title: "Règles",
    intro:
      "Ce que chaque robot peut faire sur ce site. Rien ne change avant la publication ; une fois publiées, les règles atteignent vos connecteurs en moins d’une minute, sans développeur.",
    tabs: {
      label: "Pages des règles",
      rules: "Règles",
      versions: "Versions",
      files: consoleLabels.fr.files,
      file: "Télécharger le fichier de règles",
    },
    inForce: {
      none: "Aucune règle n’est publiée : votre site garde ses propres règles, s’il en a.",
      enforce: "La version {{version}} est appliquée depuis le {{date}}.",
      observe:
        "La version {{version}} est publiée en observation depuis le {{date}} : elle décide et compte, sans rien refuser.",
      paused:
        "La version {{version}} du {{date}} est publiée en observation : l’appliquer demande l’offre Pro, qui n’est plus active.",
      connectors: {
        one: "# connecteur en fonctionnement l’a.",
        other: "# connecteurs en fonctionnement l’ont.",
      },
      noConnectors: "Aucun connecteur ne l’a encore demandée.",
    },
    draft: {
      saved: "Brouillon enregistré le {{date}}",
      by: "par {{name}}",
      discard: "Abandonner le brouillon",
      none: "Ce sont les règles publiées. Modifiez-les pour commencer un brouillon.",
    },
    saved: "Brouillon enregistré.",
    added: "Ajouté au brouillon, pas encore publié : voyez d’abord l’effet.",
    notSaved:
      "Vos derniers changements ne sont pas enregistrés : le tableau de bord ne répond pas. Nous réessayons toutes les quelques secondes.",
    readOnly:
      "Vous pouvez lire les règles. Pour les modifier, il faut le rôle « Gestion » ou « Propriétaire ».",
    presets: "Partir d’un modèle",
    presetAlso:
      "« Faire payer l’entraînement » réserve aussi la fouille de textes et de données, et donne une adresse de licence : voyez « Licence, contact, réserve ».",
    noRule: "sans règle",
    counts: {
      block: { one: "# refusée", other: "# refusées" },
      charge: { one: "# facturée", other: "# facturées" },
      limit: { one: "# limitée", other: "# limitées" },
      none: "aucune visite refusée",
    },
    cost: { heading: "Ce que coûte un blocage", crawler: "Si vous le bloquez :" },
    others: { one: "et # autre", other: "et # autres" },
    crawlers: {
      heading: "Robots traités à part : {{count}}",
      lead: "Un robot que vous traitez autrement que ses semblables.",
      decide: "Décider pour {{name}}",
    },
    amountsLead:
      "Le prix annoncé aux robots « facturés », et le nombre de visites accordé aux robots « limités ».",
    own: {
      heading: "Règles par chemin : {{count}}",
      lead: "Pour une section du site : elles l’emportent sur les choix ci-dessus, de haut en bas.",
      raise: "Monter la règle {number}",
      add: "Ajouter une règle",
      who: "Pour qui",
      subjects: {
        everyone: "Tous les robots connus",
        "ai-search": "Moteurs de réponse",
        assistant: "Assistants",
        agent: "Agents",
        training: "Entraînement",
        dataset: "Bases d’entraînement (Common Crawl…)",
        crawler: "Un seul robot",
      },
      crawler: "Nom du robot (pour « Un seul robot »)",
      paths: "Chemins",
      pathsHint: "Comme dans robots.txt : /archives/ ou /*.pdf$. Plusieurs : séparez par un espace.",
      action: "Décision",
      amount: "Prix, si vous facturez",
      amountHint: "Vide : le prix ci-dessus.",
      visits: "Visites, si vous limitez",
      visitsHint: "Vide : la limite ci-dessus.",
      wrong: {
        crawler: "Nous ne connaissons aucun robot de ce nom.",
        paths: "Un chemin commence par une barre oblique, comme /archives/.",
        amount: "Indiquez un prix, comme 0,005, avec six décimales au plus.",
        visits: "Indiquez un nombre entier de visites, d’un à un million.",
      },
    },
    save: "Enregistrer et voir l’effet",
    warnings: {
      heading: "À savoir avant de publier",
      "ai-search": {
        block: "Ces moteurs de réponse ne pourront plus vous citer : {{crawlers}}.",
        charge:
          "Ces moteurs de réponse ne pourront plus vous citer tant qu’ils ne paient pas : {{crawlers}}.",
      },
      assistant: {
        block: "Ces assistants ne pourront plus ouvrir la page qu’on leur demande : {{crawlers}}.",
        charge:
          "Ces assistants ne pourront plus ouvrir la page qu’on leur demande tant qu’ils ne paient pas : {{crawlers}}.",
      },
      everywhere: "Sur tout le site.",
      at: "Sous {{paths}}.",
    },
    replay: {
      heading: "Sur vos 30 derniers jours",
      none: "Aucune visite en 30 jours : il n’y a rien sur quoi essayer ces règles.",
      outcomes: {
        allow: "laissées passer",
        charge: "facturées",
        block: "refusées",
        limit: "limitées",
      },
      asked: "Prix annoncés : {{amount}} au total.",
      now: "Avec les règles publiées : {{outcomes}}.",
      estimate: "Estimation : nous gardons des totaux, pas chaque visite.",
      limits: "Ce qu’une limite aurait refusé n’est pas compté : seuls les totaux du jour sont conservés.",
      byCrawler: "L’effet, robot par robot",
      nobody: "Aucun robot n’aurait été refusé, limité ou facturé.",
      caption: "Ce que ces règles auraient fait de chaque robot",
      columns: {
        crawler: "robot",
        block: "refusées",
        charge: "facturées",
        limit: "limitées",
      },
    },
    changes: {
      heading: "Ce qui change",
      none: "Rien ne change par rapport à la version publiée.",
      nothingSaid: "Ces règles ne changent rien : tout le monde passe, comme sans elles.",
    },
    publish: {
      heading: "Publier",
      note: "Note",
      noteHint: "Pour vous et votre équipe : pourquoi ce changement.",
      optional: "facultatif",
      modes: {
        observe: {
          label: "Publier sans rien bloquer",
          hint: "Rien n’est bloqué : vous voyez ce que vos règles auraient refusé.",
        },
        enforce: {
          label: "Publier et appliquer",
          hint: "Appliquées en moins d’une minute. Google et Bing passent toujours.",
        },
      },
      connectors: {
        braked: "{{names}} : ne refuse rien, quoi que vous publiiez ; OCTROI_MODE y vaut « observe ».",
        "own-stay":
          "{{names}} : continue d’appliquer ses propres règles ; celles-ci y sont seulement observées.",
        "own-return": "{{names}} : cesse d’appliquer les règles publiées et reprend les siennes.",
        "own-replaced": "{{names}} : ces règles remplacent les siennes en moins d’une minute.",
        enforces: "{{names}} : applique ces règles en moins d’une minute. Google et Bing passent toujours.",
        stops: "{{names}} : cesse de refuser, tout le monde passe.",
        observes: "{{names}} : ne refuse rien ; vous voyez ce que ces règles auraient refusé.",
      },
      pro: {
        heading: "Vos règles sont prêtes",
        text: `${freeAndPro.fr} Avec Pro, sur invitation, elles s’appliquent à ce site dans la minute. Les règles propres à votre plugin ou à votre site restent appliquées tant que celles-ci sont observées.`,
        ask: `Voir Pro, ${proPriceWords("fr", proPrice * 100)}`,
      },
    },
    faults: {
      needsPro: `${freeAndPro.fr} Votre brouillon est gardé.`,
      followsHouse: "Ce site suit les règles communes : donnez-lui ses propres règles avant de publier ici.",
      unfit:
        "Rien n’est publié : avec ce que le site {{domain}} dit de lui-même, ces règles sont trop longues ou ne font pas une politique.",
      tooLong: "Ces règles sont trop longues pour être enregistrées : retirez-en.",
      note: "La note a 300 caractères au plus.",
      noEffect: "L’effet s’affichera une fois ce champ corrigé.",
    },
    house: {
      follows: "Ce site suit les règles communes de l’espace.",
      link: "Voir les règles communes",
      leave: "Donner à ce site ses propres règles",
      startFrom: "Partir des règles communes",
    },
    conflict: {
      title: "Les règles ont changé entre-temps",
      intro:
        "Vos modifications ne sont pas encore enregistrées, et rien n’est perdu : choisissez lesquelles garder.",
      saved: "{{name}} a enregistré un brouillon le {{date}}.",
      published: "{{name}} a publié la version {{version}} le {{date}}.",
      discarded: "Le brouillon que vous modifiiez a été abandonné entre-temps.",
      somebody: "Quelqu’un",
      differences: "Des vôtres aux règles actuelles",
      same: "Les règles actuelles disent la même chose que les vôtres.",
      stays:
        "Enregistrer les vôtres remplace chaque champ du formulaire. Les règles et les robots ajoutés entre-temps restent.",
      mine: "Enregistrer les miennes",
      theirs: "Garder les règles actuelles",
      notDiscarded: "Ce brouillon n’a pas été abandonné : vous ne l’aviez pas encore vu.",
    },
  },
  en: {
    title: "Rules",
    intro:
      "What each crawler may do on this site. Nothing changes before you publish; once published, rules reach your connectors within a minute, no developer needed.",
    tabs: {
      label: "Rules pages",
      rules: "Rules",
      versions: "Versions",
      files: consoleLabels.en.files,
      file: "Download the policy file",
    },
    inForce: {
      none: "No rules are published: your site keeps its own rules, if it has any.",
      enforce: "Version {{version}} has been enforced since {{date}}.",
      observe:
        "Version {{version}} is published in observation since {{date}}: it decides and counts, and refuses nobody.",
      paused:
        "Version {{version}} of {{date}} is published in observation: enforcing it requires the Pro plan, which has ended.",
      connectors: { one: "# running connector has it.", other: "# running connectors have it." },
      noConnectors: "No connector has asked for it yet.",
    },
    draft: {
      saved: "Draft saved on {{date}}",
      by: "by {{name}}",
      discard: "Discard the draft",
      none: "These are the published rules. Change them to start a draft.",
    },
    saved: "Draft saved.",
    added: "Added to the draft, not published yet: look at the effect first.",
    notSaved:
      "Your last changes are not saved: the dashboard does not answer. It is asked again every few seconds.",
    readOnly: "You can read the rules. Managers and owners can change them.",
    presets: "Start from a preset",
    presetAlso:
      "“Charge for training” also reserves text and data mining, and names a license address: see “License, contact, reservation”.",
    noRule: "no rule",
    counts: {
      block: { one: "# refused", other: "# refused" },
      charge: { one: "# charged", other: "# charged" },
      limit: { one: "# limited", other: "# limited" },
      none: "no visit refused",
    },
    cost: { heading: "What blocking costs you", crawler: "If you block it:" },
    others: { one: "and # other", other: "and # others" },
    crawlers: {
      heading: "Crawlers treated differently: {{count}}",
      lead: "A crawler you treat differently from the rest of its kind.",
      decide: "Decide about {{name}}",
    },
    amountsLead: "The price quoted to charged crawlers, and the visits allowed to limited ones.",
    own: {
      heading: "Rules by path: {{count}}",
      lead: "For one section of the site: they override the choices above, from top to bottom.",
      raise: "Move rule {number} up",
      add: "Add a rule",
      who: "For whom",
      subjects: {
        everyone: "Every known crawler",
        "ai-search": "Answer engines",
        assistant: "Assistants",
        agent: "Agents",
        training: "Training",
        dataset: "Training datasets (Common Crawl…)",
        crawler: "One crawler",
      },
      crawler: "Crawler’s name (for “One crawler”)",
      paths: "Paths",
      pathsHint: "As in robots.txt: /archive/ or /*.pdf$. Several: put a space between them.",
      action: "Decision",
      amount: "Price, if you charge",
      amountHint: "Empty: the price above.",
      visits: "Visits, if you limit",
      visitsHint: "Empty: the limit above.",
      wrong: {
        crawler: "We do not know a crawler by that name.",
        paths: "A path begins with a slash, such as /archive/.",
        amount: "Give a price, such as 0.005, with at most six decimals.",
        visits: "Give a whole number of visits, from one to a million.",
      },
    },
    save: "Save and see the effect",
    warnings: {
      heading: "Before you publish",
      "ai-search": {
        block: "These answer engines will no longer be able to cite you: {{crawlers}}.",
        charge: "These answer engines will no longer be able to cite you unless they pay: {{crawlers}}.",
      },
      assistant: {
        block: "These assistants will no longer be able to open the page they are asked about: {{crawlers}}.",
        charge:
          "These assistants will no longer be able to open the page they are asked about unless they pay: {{crawlers}}.",
      },
      everywhere: "On the whole site.",
      at: "Under {{paths}}.",
    },
    replay: {
      heading: "On your last 30 days",
      none: "No visits in 30 days: there is nothing to try these rules on.",
      outcomes: { allow: "let through", charge: "charged", block: "refused", limit: "limited" },
      asked: "Prices quoted: {{amount}} in total.",
      now: "With the published rules: {{outcomes}}.",
      estimate: "An estimate: we keep totals, not every visit.",
      limits: "What a limit would have refused is not counted: only daily totals are kept.",
      byCrawler: "The effect, crawler by crawler",
      nobody: "No crawler would have been refused, limited or charged.",
      caption: "What these rules would have done with each crawler",
      columns: {
        crawler: "crawler",
        block: "refused",
        charge: "charged",
        limit: "limited",
      },
    },
    changes: {
      heading: "What changes",
      none: "Nothing changes from the published version.",
      nothingSaid: "These rules change nothing: everyone gets through, as without them.",
    },
    publish: {
      heading: "Publish",
      note: "Note",
      noteHint: "For you and your team: why this change.",
      optional: "optional",
      modes: {
        observe: {
          label: "Publish, block nothing",
          hint: "Nothing is blocked: you see what your rules would have refused.",
        },
        enforce: {
          label: "Publish and enforce",
          hint: "Enforced within a minute. Google and Bing always get through.",
        },
      },
      connectors: {
        braked: "{{names}}: refuses nothing, whatever you publish; OCTROI_MODE is “observe” there.",
        "own-stay": "{{names}}: goes on enforcing its own rules; these are only observed there.",
        "own-return": "{{names}}: stops enforcing the published rules, and returns to its own.",
        "own-replaced": "{{names}}: these rules replace its own within a minute.",
        enforces: "{{names}}: enforces these rules within a minute. Google and Bing always get through.",
        stops: "{{names}}: stops refusing, everyone gets through.",
        observes: "{{names}}: refuses nothing; you see what these rules would have refused.",
      },
      pro: {
        heading: "Your rules are ready",
        text: `${freeAndPro.en} With Pro, by invitation, they go live on this site within a minute. Rules of your plugin’s or your site’s own stay enforced while these are observed.`,
        ask: `See Pro, ${proPriceWords("en", proPrice * 100)}`,
      },
    },
    faults: {
      needsPro: `${freeAndPro.en} Your draft is kept.`,
      followsHouse: "This site follows the house rules: give it rules of its own before you publish here.",
      unfit:
        "Nothing is published: with what {{domain}} says of itself, these rules are too long or make no policy.",
      tooLong: "These rules are too long to be saved: remove some.",
      note: "A note has at most 300 characters.",
      noEffect: "The effect is shown once this field is corrected.",
    },
    house: {
      follows: "This site follows the workspace’s house rules.",
      link: "See the house rules",
      leave: "Give this site rules of its own",
      startFrom: "Start from the house rules",
    },
    conflict: {
      title: "The rules changed meanwhile",
      intro: "Your changes are not saved yet, and nothing is lost: choose which ones to keep.",
      saved: "{{name}} saved a draft on {{date}}.",
      published: "{{name}} published version {{version}} on {{date}}.",
      discarded: "The draft that you were changing was discarded meanwhile.",
      somebody: "Somebody",
      differences: "From yours to the current rules",
      same: "The current rules say the same as yours.",
      stays:
        "Saving yours replaces each field of the form. Rules and crawlers that were added meanwhile stay.",
      mine: "Save mine over them",
      theirs: "Use the current rules",
      notDiscarded: "This draft was not discarded: you had not seen it yet.",
    },
  },
};
