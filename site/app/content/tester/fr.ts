import { readerLimits } from "@octroi/check/robots/fetched";
import { crawlers } from "@octroi/crawlers";
import { octetLimit } from "@octroi/crawlers/robots";
import { brand } from "@octroi/ui/brand/brand";
import { formatter } from "@octroi/ui/language/format";
import { robotsFileWords } from "../robots-file.ts";
import type { TesterCopy } from "./copy.ts";

const { number } = formatter("fr");
const known = number(crawlers.length);

export const fr: TesterCopy = {
  title: `Testeur de robots.txt pour les robots d’IA — ${brand.name}`,
  description: `Collez un robots.txt ou indiquez un domaine : ${known} robots, la ligne qui décide pour chacun, et d’abord si Google et Bing entrent.`,
  eyebrow: "Testeur de robots.txt",
  heading: "Qui votre fichier laisse-t-il entrer ?",
  lead: `Un robots.txt dit aux robots ce qu’ils peuvent lire. Indiquez un domaine ou collez un fichier : vous voyez d’abord si les moteurs de recherche passent, puis ce que le fichier dit à ${known} robots, et quelle ligne le dit.`,
  source: {
    domain: {
      heading: "Lire le fichier d’un site",
      text: "Nous le demandons au site, une fois, comme le ferait un robot.",
      label: "Nom de domaine",
      read: "Lire le fichier",
      reading: "Lecture…",
      failed: "Le domaine n’a pas pu être lu : vérifiez votre connexion, ou collez le fichier.",
    },
    file: {
      heading: "Apporter un fichier",
      text: "Collez, écrivez ou déposez un robots.txt. Rien n’est envoyé : tout se lit dans votre navigateur.",
      label: "Le robots.txt à tester",
      ...robotsFileWords.fr,
    },
    scriptless:
      "Le test se fait dans votre navigateur et a besoin de JavaScript. Voici ce qu’il répond pour un fichier d’exemple.",
  },
  fetched: {
    from: "Lu à l’adresse {address}",
    redirects: { one: "# redirection", other: "# redirections" },
    status: "statut {status}",
    time: "à {time}",
    meanings: {
      file: "Le fichier s’applique tel quel.",
      none: "Il n’y a pas de fichier à lire : selon la RFC 9309, tout est autorisé à tous.",
      tooMany:
        "Selon la RFC 9309, un statut 4xx autorise tout. Google fait une exception pour 429 : il attend, comme devant une panne.",
      trouble: "Le serveur est en panne : selon la RFC 9309, tout est interdit à tous tant que cela dure.",
    },
    problems: {
      unreachable:
        "Aucun serveur n’a répondu. Selon la RFC 9309, un site hors d’atteinte interdit tout, à tous, tant que cela dure.",
      timeout: `Le site n’a pas répondu en ${readerLimits.seconds} secondes. Un robot qui n’obtient rien doit se tenir à l’écart (RFC 9309).`,
      "too-many-redirects": `Plus de ${readerLimits.redirects} redirections : un robot peut s’arrêter là et considérer qu’il n’y a pas de fichier. Tout est alors autorisé.`,
    },
    truncated: `Ce fichier dépasse les ${octetLimit / 1024} Kio que lisent les robots ; nous nous sommes arrêtés à ${readerLimits.kibibytes}.`,
  },
  levels: { allowed: "autorisé", partly: "en partie", blocked: "bloqué" },
  reason: {
    rule: "ligne {line}",
    octets: { one: "# octet", other: "# octets" },
    group: "groupe {agent}, ligne {line}",
    follows: "suit {agent}",
    noRuleAtHome: "Aucune règle ne vise l’accueil",
    because: {
      "no-rule": "Aucune règle ne vise cette page",
      "no-group": "Aucun groupe ne s’adresse à lui",
      "must-be-named": "Il ignore les règles écrites pour tous (*) et n’est pas nommé",
      "robots-txt": "robots.txt est toujours ouvert",
      "no-name": "Aucune ligne ne peut l’atteindre",
      "no-file": "Le site n’a pas de fichier",
      "no-server": "Le serveur ne répond pas",
    },
    exceptions: {
      closed: { one: "# chemin fermé", other: "# chemins fermés" },
      open: { one: "# chemin ouvert", other: "# chemins ouverts" },
    },
    google: "analyseur de Google",
  },
  proof: {
    example: "exemple",
    eyebrow: "La recherche d’abord",
    heading: {
      all: "La recherche reste ouverte",
      one: "{open} moteur sur {all} entre",
      some: "{open} moteurs sur {all} entrent",
      none: "La recherche est fermée",
    },
    lead: {
      whole: "Aucune ligne ne ferme de page à ces six moteurs.",
      parts:
        "Ces six moteurs lisent le site. Des règles leur ferment certains chemins : vérifiez que c’est voulu.",
      some: "Les autres trouvent le site fermé. Vérifiez que c’est voulu : un moteur qui ne peut pas lire une page ne peut pas la montrer.",
      none: "Aucun de ces six moteurs ne peut lire le site. Si ce n’est pas voulu, c’est la première chose à corriger.",
    },
    caption: "Ce que le fichier dit à six moteurs de recherche",
    columns: { engine: "moteur", verdict: "verdict", why: "ligne qui décide" },
  },
  question: {
    heading: "Une page, un robot",
    lead: "N’importe quel chemin, n’importe quel nom ou en-tête User-Agent. La réponse suit ce que vous tapez.",
    agent: "Robot ou en-tête User-Agent",
    path: "Chemin ou adresse",
    anyone: "un robot qui n’est pas nommé",
    rfc: "{agent} demande {path}",
    google: "L’analyseur publié par Google répond autrement :",
    waiting: "…",
  },
  findings: {
    heading: {
      some: "Lignes à revoir",
      none: "Rien à corriger",
      shut: "Bien écrit, et fermé à la recherche",
    },
    lead: {
      some: "Des lignes qui ne font pas ce qu’elles semblent faire. Quand une correction existe, un bouton l’applique au fichier.",
      none: "Chaque ligne semble faire ce qu’elle dit.",
      shut: "Chaque ligne semble faire ce qu’elle dit, et ce qu’elle dit ferme le site à des moteurs de recherche : voyez lesquels plus haut.",
    },
    counts: {
      error: { one: "# erreur", other: "# erreurs" },
      warning: { one: "# avertissement", other: "# avertissements" },
      note: { one: "# remarque", other: "# remarques" },
    },
    severities: { error: "erreur", warning: "avertissement", note: "remarque" },
    line: "ligne {line}",
    fix: "Corriger",
    affects: "La correction peut changer le verdict de {agents}.",
    affectsNone: "La correction ne change aucun verdict.",
    everyone: "tous ceux qui ne sont pas nommés",
    more: { one: "et # autre", other: "et # autres" },
    left: { one: "Et # autre, du même genre.", other: "Et # autres, du même genre." },
  },
  crawlers: {
    heading: "Robot par robot",
    lead: "Choisissez un robot : ses lignes s’allument dans le fichier.",
    idle: `Apportez un fichier : les ${known} robots s’affichent ici, un par un, avec la ligne qui décide.`,
    counts: {
      allowed: { one: "# autorisé", other: "# autorisés" },
      partly: { one: "# autorisé en partie", other: "# autorisés en partie" },
      blocked: { one: "# bloqué", other: "# bloqués" },
    },
    unknownOperator: "exploitant inconnu",
    page: "La fiche de {token}",
    preference:
      "Un robots.txt n’est qu’une demande. Beaucoup de robots disent la suivre, certains ne la suivent pas : quand nous le savons, un mot près du nom l’indique.",
  },
  fileView: {
    heading: "Le fichier",
    label: "Le fichier, ligne à ligne",
    none: "Aucun fichier.",
    chosen: "Lignes pour {token}",
    silent: "Aucune ligne pour {token}",
    lines: { one: "# ligne", other: "# lignes" },
  },
  failed: "Le test n’a pas pu être lancé dans ce navigateur.",
  rules: {
    heading: "Comment un robot lit votre fichier",
    lead: "Quatre règles suffisent à comprendre chaque verdict. Les trois premières viennent de la RFC 9309, la norme de robots.txt.",
    list: {
      group: {
        title: "Un seul groupe compte",
        text: "Un robot suit le groupe qui le nomme. S’il y en a un, il ne suit plus ce qui est écrit pour tous (User-agent: *). Plusieurs groupes du même nom n’en font qu’un.",
      },
      longest: {
        title: "La règle la plus longue l’emporte",
        text: "Si plusieurs règles correspondent à la page, la plus longue décide. À longueur égale, Allow l’emporte.",
      },
      missing: {
        title: "Pas de fichier, pas d’interdit",
        text: "Statut 4xx : tout est autorisé. Statut 5xx, ou serveur muet : tout est interdit tant que cela dure.",
      },
      readings: {
        title: "Google lit parfois autrement",
        text: "Son analyseur corrige des fautes de frappe (Disalow) et compare les accents à sa façon. Là où sa réponse diffère de la norme, nous montrons les deux.",
      },
    },
  },
  agent: {
    heading: "Vous nous avez vus dans les journaux de votre serveur ?",
    text: "Quelqu’un a saisi votre domaine ici. Voici ce que fait notre outil, et ce qu’il ne fait pas.",
    nameLabel: "Il se présente ainsi",
    facts: {
      asks: {
        title: "Un fichier, rien d’autre",
        text: `Il demande /robots.txt en https, puis en http si personne ne répond, et suit ${readerLimits.redirects} redirections au plus.`,
      },
      limits: {
        title: "Une visite courte",
        text: `${readerLimits.kibibytes} Kio et ${readerLimits.seconds} secondes en tout. Un même site n’est pas sollicité deux fois en une minute.`,
      },
      keeps: {
        title: "Rien n’est conservé",
        text: "Ni cookie, ni identifiant. Le fichier est oublié après une minute.",
      },
      refuse: {
        title: "Des sites publics seulement",
        text: "Toute adresse est vérifiée avant la connexion. Les réseaux privés sont refusés.",
      },
    },
  },
  closing: {
    heading: "Une ligne à changer ?",
    text: "Le générateur écrit les règles pour vous et garde toutes les lignes de votre fichier. Le répertoire dit à qui appartient chaque robot et ce que son blocage vous coûte.",
    generator: "Ouvrir le générateur",
    directory: "Ouvrir le répertoire des robots",
  },
};
