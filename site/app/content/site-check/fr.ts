import { visitLimits } from "@octroi/check/places";
import { brand } from "@octroi/ui/brand/brand";
import type { SiteCheckCopy } from "./copy.ts";

const { seconds, redirects, licenses, kibibytes } = visitLimits;

export const fr: SiteCheckCopy = {
  title: `Que dit votre site aux robots d’IA ? — ${brand.name}`,
  description:
    "Indiquez un domaine : robots.txt, TDMRep, RSL, en-têtes et llms.txt, lus ensemble. Ce que votre site dit aux IA, ce qui se contredit et comment le corriger.",
  eyebrow: "Bilan de site",
  heading: "Que dit votre site aux IA ?",
  lead: "Un site parle aux robots à une demi-douzaine d’endroits, qui ne sont pas toujours d’accord. Indiquez un domaine : nous les lisons tous, nous résumons ce qu’ils disent et nous indiquons comment corriger ce qui ne va pas.",
  question: {
    heading: "Quel site ?",
    label: "Nom de domaine",
    check: "Lancer le bilan",
    cancel: "Arrêter",
    hint: "Nous sollicitons le site une fois, pour quelques fichiers publics.",
    change: "Un autre site",
    failed: "Le bilan n’a pas abouti : vérifiez votre connexion, ou collez les fichiers.",
    cancelled: "Arrêté. Voici ce qui avait été lu.",
    offline: "Vous êtes hors ligne. Des fichiers collés se vérifient quand même : rien n’est envoyé.",
    paste: {
      heading: "Ou coller les fichiers",
      text: "Rien n’est envoyé : tout se lit dans votre navigateur. Remplissez ce que vous avez.",
      parts: {
        robots: "robots.txt",
        headers: "En-têtes de l’accueil (curl -I)",
        html: "Le <head> de l’accueil",
        tdmrep: "tdmrep.json",
        license: "Licence RSL",
      },
      judge: "Vérifier ces fichiers",
      open: "Ouvrir des fichiers",
      drop: "Déposez les fichiers ici",
      cut: "Un fichier dépasse ce que lisent les robots : la suite a été laissée de côté.",
      notText: "Un fichier n’est pas du texte : il a été laissé de côté.",
      pasted: "Fichiers collés",
    },
  },
  progress: {
    heading: "Ce que nous avons lu",
    asking: "Lecture : {host}…",
    atMost: "{seconds} secondes au plus. Les résultats arrivent à mesure qu’ils sont lus.",
    reading: "lecture…",
    unread: "non lu",
    from: "Lu à {time}",
    remembered: "Un site n’est sollicité qu’une fois par minute : voici sa réponse d’alors.",
    places: {
      robots: "robots.txt",
      page: "Page d’accueil",
      tdmrep: "tdmrep.json",
      license: "Licence RSL",
      ai: "ai.txt",
      llms: "llms.txt",
    },
    can: {
      robots: "Une demande : rien ne l’impose.",
      page: "En-têtes et head : des préférences, des liens vers les conditions.",
      tdmrep: "Une réserve en droit européen (directive 2019/790, article 4).",
      license: "Des conditions et des prix, usage par usage.",
      ai: "Presque personne ne le lit.",
      llms: "Un guide de vos pages. Il ne permet ni n’interdit rien.",
    },
    states: {
      read: "lu",
      none: "absent",
      webPage: "une page web à la place",
      cut: "le début seulement",
    },
    status: "répond {status}",
    redirects: { one: "# redirection", other: "# redirections" },
    problems: {
      unreachable: "pas de réponse",
      timeout: "trop lent",
      "too-many-redirects": "des redirections sans fin",
      "leads-elsewhere": "mène à une adresse où nous n’allons pas",
      "no-public-server": "ne mène à aucun serveur public",
      "kept-out": "son robots.txt nous demande de ne pas le lire",
    },
  },
  answer: {
    example: "exemple",
    judging: "Lecture d’ensemble…",
    headlines: {
      "nothing-read": "Ce site n’a pas pu être lu : nous ne pouvons rien en dire.",
      "in-trouble":
        "Le serveur n’arrive pas à servir robots.txt. Tant que c’est le cas, les robots doivent rester dehors, moteurs de recherche compris.",
      "search-closed": {
        all: "robots.txt ferme le site aux moteurs de recherche, Google et Bing compris.",
        some: "robots.txt ferme le site à {closed} des {all} grands moteurs de recherche.",
      },
      contradiction: "Les fichiers se contredisent sur {topic} : non dans {refused}, oui dans {granted}.",
      refused: {
        alone: "L’entraînement des IA est refusé dans {by}, et nulle part ailleurs.",
        in: "L’entraînement des IA est refusé dans {by}.",
      },
      paid: "L’entraînement des IA est proposé sous conditions, dans {by}.",
      granted: "L’entraînement des IA est permis en toutes lettres, dans {by}.",
      partly:
        "robots.txt refuse l’entraînement des IA à {closed} des {all} robots qui viennent pour cela. Les autres peuvent tout lire.",
      silent:
        "Rien n’est refusé : d’après ces fichiers, les IA peuvent tout lire et s’en servir pour s’entraîner.",
    },
    worth: {
      unfollowed: "Aucune société d’IA ne dit suivre {by}.",
      some: "Beaucoup disent suivre robots.txt, mais le vôtre laisse entrer {open} des {all} robots d’entraînement en activité.",
      all: "Beaucoup disent suivre robots.txt, mais le vôtre laisse entrer les {all} robots d’entraînement en activité.",
    },
    searchOpen: "La recherche reste ouverte.",
    counts: {
      error: { one: "# erreur", other: "# erreurs" },
      warning: { one: "# avertissement", other: "# avertissements" },
      info: { one: "# remarque", other: "# remarques" },
    },
    nothingToCorrect: "Rien à corriger.",
    and: "et",
    or: "ou",
    standards: {
      robots: "robots.txt",
      "content-signal": "Content-Signal",
      "content-usage": "Content-Usage",
      rsl: "RSL",
      tdmrep: "TDMRep",
    },
    audiences: {
      "search-engine": { name: "Recherche", topic: "la recherche", meaning: "Google, Bing et les autres" },
      "ai-search": {
        name: "Moteurs de réponse",
        topic: "les moteurs de réponse",
        meaning: "des réponses qui citent des pages",
      },
      "user-triggered": {
        name: "Assistants",
        topic: "les assistants",
        meaning: "une page, quand quelqu’un la demande",
      },
      agent: { name: "Agents", topic: "les agents", meaning: "naviguent, achètent pour quelqu’un" },
      training: {
        name: "Entraînement",
        topic: "l’entraînement des IA",
        meaning: "des textes qui entraînent un modèle",
      },
      dataset: {
        name: "Jeux de données",
        topic: "les jeux de données",
        meaning: "des copies, gardées ou revendues",
      },
    },
    verdicts: {
      open: "ouvert",
      partly: "en partie",
      paid: "sous conditions",
      refused: "refusé",
      contradicted: "contradiction",
    },
    stances: { grants: "oui", refuses: "non", "on-conditions": "sous conditions" },
    ledger: {
      caption: "Ce que le site dit à chaque sorte de robots, et où il le dit",
      audience: "à qui",
      verdict: "quoi",
      by: "où c’est dit",
    },
    robotsOpen: "ouvert",
    robotsClosed: { some: "fermé à {closed} des {all} robots", all: "fermé aux {all} robots" },
    note: "C’est ce que disent les fichiers. De l’extérieur, rien ne montre si le serveur le fait respecter.",
    followed: {
      heading: "Qui suit ces fichiers ?",
      lead: "Aucun n’arrête personne par lui-même. Voici, pour chacun, qui dit le suivre.",
    },
    partly: {
      heading: "Tout n’a pas pu être lu",
      text: "La réponse ci-dessus porte sur le reste.",
    },
    advice: {
      unreachable: "Réessayez dans une minute, ou collez le fichier.",
      timeout: "Réessayez dans une minute, ou collez le fichier.",
      "too-many-redirects": "Corrigez les redirections : les robots abandonnent aussi.",
      "leads-elsewhere": "Vérifiez où mène la redirection : les robots ne peuvent pas la suivre non plus.",
      "no-public-server": "Vérifiez la redirection : son hôte n’a pas d’adresse publique.",
      "kept-out": "Collez les fichiers, ou retirez notre nom de robots.txt.",
      refused: "Le site refuse notre outil. Collez les en-têtes et le head de la page.",
    },
  },
  findings: {
    heading: "Ce qu’il faut corriger",
    levels: { error: "erreur", warning: "avertissement", info: "remarque" },
    line: "ligne {line}",
    headers: "en-têtes",
    html: "head",
    more: { one: "# autre", other: "# autres" },
    left: { one: "Et # autre, du même genre.", other: "Et # autres, des mêmes genres." },
    sentences: {
      "soft-404":
        "Une page web est servie à la place du fichier : les robots n’y trouvent rien qu’ils comprennent.",
      "wrong-type": "Le fichier est servi avec un type qui n’est pas le sien : certains robots l’ignorent.",
      "not-utf-8": "Certains caractères ne sont pas dans le jeu de caractères déclaré.",
      "cut-short": "Le fichier est plus long que ce que nous en lisons : la suite n’est pas jugée.",
      "robots-in-trouble":
        "Le serveur ne sert pas robots.txt : les robots doivent considérer tout le site comme fermé.",
      "robots-none": "Il n’y a pas de robots.txt : tout est ouvert à tous les robots.",
      "search-closed": "robots.txt ferme le site à des moteurs de recherche.",
      "search-noindex": "La page d’accueil demande aux moteurs de ne pas la montrer.",
      noai: "noai et noimageai viennent d’un site d’images : aucune société d’IA ne s’engage à les suivre.",
      "page-unavailable": "La page d’accueil refuse notre outil : elle n’a pas pu être lue.",
      "lands-elsewhere":
        "L’accueil est sur un autre hôte, et les robots lui demandent son propre robots.txt : vérifiez-le aussi.",
      "no-https": "Le site ne répond pas en https.",
      "ai-txt": "Plusieurs propositions se partagent le nom ai.txt ; presque personne ne le lit.",
      "llms-txt":
        "llms.txt guide les modèles de langage ; il ne dit rien de ce qu’ils ont le droit de faire.",
    },
  },
  next: {
    heading: "Changer ce qu’il dit",
    text: "L’outil de politique reprend ce que disent ces fichiers. Changez ce que vous voulez, puis téléchargez des fichiers cohérents.",
    open: "Ouvrir dans l’outil de politique",
    leftOut: {
      paths: "Votre robots.txt est repris : ses chemins restent, les lignes de la politique s’y ajoutent.",
      "long-robots":
        "Votre robots.txt est trop long pour être repris : ouvrez-le dans l’outil de politique, ses lignes resteront.",
      "crawl-delay": "Crawl-delay est laissé de côté : une politique compte des visites, pas des secondes.",
      contradiction: "Là où des fichiers se contredisent, nous avons retenu le refus.",
      price: "La licence ne donne pas de montant : sans lui, l’usage est refusé.",
      search: "Une politique ne ferme jamais la porte aux moteurs de recherche.",
    },
    share: "Copier le lien",
    tester: "Voir robots.txt ligne à ligne",
  },
  scriptless: {
    text: "Le bilan se fait dans votre navigateur et a besoin de JavaScript. Ci-dessous, sa réponse pour un exemple. Ces lignes montrent ce qu’il lit, pour n’importe quel site :",
    title: "Terminal",
  },
  failed: "Le bilan n’a pas pu être lancé dans ce navigateur.",
  notLoaded:
    "Vous êtes hors ligne, et le bilan n’était pas encore chargé : réessayez une fois la connexion revenue.",
  agent: {
    heading: "Vous nous avez vus dans les journaux de votre serveur ?",
    text: "Quelqu’un a saisi votre domaine ici. Voici ce que fait notre outil, et ce qu’il ne fait pas.",
    nameLabel: "Il se présente ainsi",
    facts: {
      asks: {
        title: "Six endroits, une fois",
        text: `robots.txt, l’accueil, tdmrep.json, ai.txt, llms.txt et les licences RSL que ceux-ci nomment, ${licenses} au plus ; ${redirects} redirections chacun.`,
      },
      limits: {
        title: "Une visite courte",
        text: `${kibibytes.robots} Kio de robots.txt, ${kibibytes.page} de l’accueil, ${kibibytes.other} de chaque autre fichier ; ${seconds} secondes en tout. Un même site n’est pas visité deux fois en une minute.`,
      },
      keeps: {
        title: "Rien n’est conservé",
        text: "Ni cookie, ni identifiant. Ce qui a été lu est oublié après une minute.",
      },
      refuse: {
        title: "Facile à écarter",
        text: `Un groupe User-agent: ${brand.name}-SiteCheck avec Disallow: / dans robots.txt, et il ne lit rien d’autre. Les réseaux privés sont refusés.`,
      },
    },
  },
  closing: {
    heading: "Un fichier à changer ?",
    text: "Le générateur écrit un robots.txt qui laisse passer la recherche. Le répertoire dit à qui appartient chaque robot et ce que son blocage vous coûte.",
    generator: "Ouvrir le générateur",
    directory: "Ouvrir le répertoire des robots",
  },
};
