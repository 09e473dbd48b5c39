import { octetLimit } from "@octroi/crawlers/robots";
import { brand } from "@octroi/ui/brand/brand";
import { formatter } from "@octroi/ui/language/format";
import { aiPurposeNames, crawlerWords } from "@octroi/ui/words/crawlers";
import { aiCrawlers, offeredCrawlers, registryCrawlers } from "../../../domain/directory/ai-crawlers.ts";
import { generator } from "../../../domain/figures/figures.ts";
import type { GeneratorCopy } from "./copy.ts";

const { number, month } = formatter("fr");
const offered = number(offeredCrawlers.length);

export const fr: GeneratorCopy = {
  title: `Générateur de robots.txt pour les robots d’IA — ${brand.name}`,
  description: `Cochez les robots d’IA à bloquer et téléchargez un robots.txt valide. Google et Bing restent autorisés, et toutes les lignes de votre fichier sont conservées.`,
  eyebrow: "Générateur de robots.txt",
  heading: "Le robots.txt qui dit non aux robots d’IA",
  lead: `Un robots.txt dit aux robots ce qu’ils peuvent lire sur votre site. Celui-ci en nomme ${offered} : cochez qui reste dehors. Google, Bing et Yahoo restent autorisés. Pour viser tous les robots d’IA connus, prenez la politique d’accès.`,
  checklist: {
    legend: "Robots d’IA à bloquer",
    all: "Tout cocher",
    none: "Tout décocher",
    of: "sur",
    costs: "Bloquer coûte :",
    unchanged: "inchangé",
    toFile: "Voir le fichier",
    withoutScript:
      "Sans JavaScript, seul le fichier téléchargé tient compte des cases cochées. Si vous avez déjà un robots.txt, ajoutez-y ces lignes vous-même : la fusion demande JavaScript.",
  },
  existing: {
    heading: "Vous avez déjà un robots.txt ?",
    lead: "Collez-le : vos lignes restent telles quelles, et les règles s’ajoutent entre deux repères, où elles seront remplacées la prochaine fois. Rien n’est envoyé, tout se fait dans votre navigateur.",
    label: "Votre robots.txt actuel",
    open: "Ouvrir un fichier",
    remove: "Retirer",
    kept: "Votre fichier est pris en compte. Il est trop long pour être affiché ici.",
    lines: { one: "# ligne", other: "# lignes" },
    engines: {
      label: "Nommer Google, Bing et Yahoo dans les règles ajoutées",
      hint: "Un robot nommé ne suit plus les règles écrites pour tous (User-agent: *). Décochez si ces moteurs doivent continuer à suivre les vôtres.",
    },
    refused: {
      "too-long": `Ce fichier est trop long : les robots ne lisent que les ${octetLimit / 1024} premiers Kio d’un robots.txt, et des règles ajoutées à la fin ne seraient jamais lues. Raccourcissez le fichier, puis revenez.`,
      "not-text":
        "Ce n’est pas un fichier texte en UTF-8, et nous ne pourrions pas vous le rendre intact. Vérifiez que c’est le bon fichier.",
    },
  },
  file: {
    generatedOn: "Règles pour les robots d’IA, écrites le",
    with: "avec",
    markers: ["Ce qui est modifié entre les repères BEGIN et END sera remplacé."],
    allowed: "Moteurs de recherche autorisés",
    blocked: "Robots d’IA bloqués",
    footer: "Fin des règles. Les robots qui ne sont pas nommés ici ne sont pas concernés.",
  },
  preview: {
    heading: "Le fichier",
    label: "Aperçu de robots.txt",
    fileName: "robots.txt",
    merged: "fusionné",
    download: "Télécharger",
    hidden: {
      one: "# ligne inchangée, non affichée",
      other: "# lignes inchangées, non affichées",
    },
    summary: {
      between: " ; ",
      blocked: {
        zero: "Aucun robot d’IA bloqué",
        one: "# robot d’IA bloqué",
        other: "# robots d’IA bloqués",
      },
      enginesAllowed: "Google, Bing et Yahoo autorisés",
      enginesLeft: "moteurs de recherche soumis à vos propres règles",
      othersUnchanged: "tous les autres robots inchangés",
      linesKept: { one: "votre ligne conservée", other: "vos # lignes conservées" },
    },
    preference:
      "Un robots.txt n’est qu’une demande. Beaucoup de robots disent la suivre, certains ne la suivent pas : le tableau dit lesquels.",
    policy: {
      before: "La même décision en en-têtes HTTP, en licence RSL ou en règles de serveur :",
      link: "ouvrir l’outil de politique",
    },
  },
  findings: {
    heading: { one: "# point à vérifier", other: "# points à vérifier" },
    line: "Ligne",
    conflicts: {
      "still-allowed": {
        before: "Laisse encore entrer",
        after: " : cette ligne l’emporte sur les règles ajoutées.",
      },
      "no-longer-blocked": {
        before: "N’arrête plus",
        after: " : les règles ajoutées l’emportent sur cette ligne.",
      },
    },
    truncated: `Le fichier obtenu dépasse ${octetLimit / 1024} Kio : les robots n’en liront pas la fin.`,
    failed:
      "Les règles n’ont pas pu être ajoutées à votre fichier. Vérifiez votre connexion et réessayez, ou collez ces lignes à la fin de votre fichier.",
  },
  howTo: {
    heading: "S’en servir, en trois gestes",
    steps: [
      {
        id: "choose",
        title: "Choisissez",
        text: `Les ${offered} robots sont cochés. Décochez ceux que vous laissez entrer : chaque ligne dit à quoi sert le robot et ce que son blocage vous coûte.`,
      },
      {
        id: "bring",
        title: "Apportez votre fichier, s’il existe",
        text: "Collé ou ouvert, il est gardé tel quel. Si l’une de vos lignes contredit les nouvelles règles, nous disons laquelle.",
      },
      {
        id: "take",
        title: "Emportez le résultat",
        text: "Copiez ou téléchargez. L’adresse de cette page garde votre choix : envoyez-la à qui doit le relire.",
      },
    ],
  },
  registry: {
    eyebrow: "Tableau",
    heading: `${number(registryCrawlers.length)} robots d’IA, et ce que l’on en sait`,
    lead: `Pour chacun : qui l’exploite, à quoi il sert, s’il dit suivre robots.txt, ce que coûte son blocage, et notre source. Le générateur en propose ${offered} ; les ${number(aiCrawlers.length - registryCrawlers.length)} noms que seules des listes publiques citent sont dans le répertoire, qui en décrit ${number(aiCrawlers.length)} en tout.`,
    updated: `Liste des ${offered} robots du générateur, dernière mise à jour : ${month(generator.listUpdated)}.`,
    checked: "Chaque ligne porte le mois où ses sources ont été relues.",
    links: "Chaque nom mène à une fiche : comment vérifier le robot, et nos sources.",
    caption: "Tableau des robots d’IA",
    columns: {
      token: "Robot",
      operator: "Exploitant",
      purpose: "Usage",
      robotsTxt: "robots.txt",
      cost: "Bloquer coûte",
      evidence: "Source",
    },
    sortBy: "Trier par",
    search: { label: "Chercher un robot", placeholder: "GPTBot" },
    purpose: { label: "Usage", all: "Tous", names: aiPurposeNames(crawlerWords.fr.purposes) },
    operator: { label: "Exploitant", all: "Tous", unknown: "inconnu" },
    count: { zero: "Aucun robot", one: "# robot", other: "# robots" },
    empty: "Aucun robot ne répond à ces critères.",
    reset: "Tout afficher",
    offered: "générateur",
  },
  faq: {
    heading: "Ce que l’on nous demande",
    questions: [
      {
        id: "obey",
        question: "Les robots d’IA respectent-ils robots.txt ?",
        answer:
          "Beaucoup disent le suivre, dont GPTBot, ClaudeBot et CCBot. Certains l’ignorent. Et les visites faites à la demande d’un utilisateur, comme celles de ChatGPT-User, peuvent passer outre : OpenAI l’indique. Un robots.txt n’est qu’une demande ; seul un middleware ou un connecteur devant le site la fait respecter.",
      },
      {
        id: "seo",
        question: "Le blocage nuit-il à mon référencement ?",
        answer:
          "Pas dans la recherche classique : Googlebot, Bingbot et Slurp restent autorisés, et Google-Extended ne touche pas à Google Search. En revanche, bloquer OAI-SearchBot ou PerplexityBot retire vos pages des citations de ces moteurs de réponse. C’est un choix à faire robot par robot.",
      },
      {
        id: "pagespeed",
        question: "Pourquoi PageSpeed déclare-t-il mon robots.txt « non valide » ?",
        answer:
          "Son audit (Lighthouse) ne connaît pas les lignes Content-Usage et License, et retire des points au score SEO. Les moteurs de recherche les ignorent : votre classement ne change pas. Le générateur n’écrit ni l’une ni l’autre ; pour garder le score, dites la même chose dans les en-têtes de vos pages.",
      },
      {
        id: "old-names",
        question: "Pourquoi proposer des noms qui ne servent plus ?",
        answer:
          "Parce qu’on les trouve encore dans bien des listes. Claude-Web, anthropic-ai, FacebookBot, Omgili et Omgilibot sont d’anciens noms : les bloquer ne coûte rien. Perplexity n’a jamais été le nom d’un robot : la règle utile est celle de PerplexityBot. Chaque ligne le signale.",
      },
      {
        id: "control",
        question: "Qu’est-ce qu’un nom de contrôle comme Google-Extended ?",
        answer:
          "Un nom qui n’existe que dans robots.txt et sert d’interrupteur. Google-Extended et Applebot-Extended n’envoient aucune requête et n’apparaissent jamais dans vos journaux. Les bloquer demande à Google et à Apple de ne pas se servir, pour leurs modèles, de pages que leurs autres robots lisent déjà.",
      },
      {
        id: "existing",
        question: "J’ai déjà un robots.txt. Dois-je le remplacer ?",
        answer:
          "Non. Collez-le dans le générateur : vos lignes restent identiques, à l’octet près, et les nouvelles règles s’ajoutent à la suite, entre deux commentaires. Attention : dès qu’un robot est nommé, il ne suit plus les règles écrites pour tous. Quand cela change quelque chose chez vous, nous citons la ligne.",
      },
      {
        id: "delay",
        question: "Quand le fichier prend-il effet ?",
        answer:
          "À la prochaine lecture par chaque robot. La norme, la RFC 9309, leur demande de ne pas garder une copie plus de 24 heures ; certains robots prennent plus. Ce qui a déjà été collecté n’est pas effacé.",
      },
    ],
  },
  guide: {
    eyebrow: "Mise en place",
    heading: "Mettre le fichier en ligne et vérifier son effet",
    steps: [
      {
        id: "publish",
        note: "racine du site",
        title: "Publier",
        text: "Déposez le fichier à la racine du domaine, sous ce nom exact. Chaque sous-domaine a le sien.",
        drawing: ["votre-site.example/", "├─ index.html", "└─ robots.txt"],
      },
      {
        id: "check",
        note: "navigateur",
        title: "Vérifier",
        text: "Ouvrez son adresse. Vous devez lire le texte du fichier, et rien d’autre : ni page d’erreur, ni redirection.",
        drawing: ["GET /robots.txt", "200 OK", "text/plain"],
      },
      {
        id: "wait",
        note: "24 h selon la norme",
        title: "Laisser passer un jour",
        text: "Les robots gardent une copie du fichier. La norme leur laisse une journée pour la renouveler ; certains prennent plus.",
        drawing: ["00:00 ancienne copie", "11:40 nouvelle lecture", "24:00 relecture attendue"],
      },
      {
        id: "watch",
        note: "journaux",
        title: "Observer",
        text: "Regardez dans les journaux de votre serveur quels robots continuent de venir : ils ignorent votre fichier. Notre analyseur de journaux les repère.",
        drawing: ["GET /robots.txt 200", "GET /recette/12 200", "# lu, puis ignoré"],
      },
    ],
  },
  closing: {
    heading: "Faites appliquer ce que demande votre fichier",
    text: `${brand.name} vous montre qui suit votre robots.txt et qui passe outre, puis applique votre décision : gratuitement avec le plugin ou le middleware, ou pour tous vos sites avec l’offre Pro, en bêta.`,
    signUp: "Créer mon compte gratuit",
    pricing: "Comparer les offres",
  },
};
