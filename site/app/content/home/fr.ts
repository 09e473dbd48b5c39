import { brand } from "@octroi/ui/brand/brand";
import { intlFormatter } from "@octroi/ui/language/format-intl";
import { consoleLabels } from "@octroi/ui/words/labels";
import { payoutsToday, rulesForFree, sellingByOffer, whatProIsFor } from "@octroi/ui/words/plans";
import { connectors } from "../../../domain/documentation/connectors.ts";
import { exampleAiVisits } from "../../../domain/examples/example-site.ts";
import {
  averageRequests,
  counter,
  exampleRequests,
  history,
  marketing,
  monetisation,
  pointsLost,
  prices,
  propagationHours,
  quickestMinutes,
} from "../../../domain/figures/figures.ts";
import { pages } from "../../../domain/pages/pages.ts";
import { checkField } from "../check-field.ts";
import { crawlerFamilies } from "../crawler-families.ts";
import { demo } from "../demo.ts";
import { exampleIn, type HomeCopy } from "./copy.ts";

const f = intlFormatter("fr");
const example = exampleIn(f);
const pageViews = f.number(marketing.examplePageViews);
const share = f.percent(monetisation.publisherShare * 100);

export const fr: HomeCopy = {
  title: `${brand.name} : décidez quels robots d’IA lisent votre site`,
  description: `${brand.name} montre aux éditeurs quels robots d’IA lisent leur site, et leur laisse décider, robot par robot : autoriser, bloquer, limiter ou facturer.`,
  demo: demo.fr,
  hero: {
    eyebrow: brand.nameOrigin.fr,
    heading: "ChatGPT, Claude et Perplexity lisent votre site. Voyez-le, et décidez qui entre.",
    lead: `Gratuit, en cinq minutes : quels robots viennent, combien de fois, sur quelles pages. Puis laissez entrer, limitez, bloquez ou demandez un prix, robot par robot. Google et Bing passent toujours.`,
    signUp: "Créer mon compte gratuit",
    estimate: "Estimer mes revenus",
    check: checkField.fr,
    counterStart: f.euros(counter.start),
    counterLabel: `démonstration, pas une mesure : un grand site, compté à partir de ${f.number(exampleRequests)} visites de robots d’IA à ${f.cents(monetisation.grossPerVisit)}`,
    radar: `Radar d’un petit site d’exemple, en requêtes par mois : ${example.providers
      .map(({ product, requests }) => `${product} ${requests}`)
      .join(", ")}.`,
    radarNote: "requêtes par mois, petit site d’exemple",
    providers: example.providers,
    pause: "Arrêter l’animation",
    play: "Relancer l’animation",
  },
  example: {
    caption: "Un mois de visites sur un petit site d’exemple, robot par robot",
    columns: {
      crawler: "robot",
      operator: "exploitant",
      requests: "requêtes",
      decision: "décision",
      revenue: "recette",
    },
    rows: example.rows,
    note: `Exemple : un mois sur un petit site, à ${f.cents(monetisation.grossPerVisit)} brut la visite facturée, soit ${example.gross} ; au même prix, le grand site du compteur part de ${f.number(exampleRequests)} visites, soit ${f.euros(counter.start)}.`,
    ours: "Voir les vraies visites de robots sur ce site",
  },
  today: {
    eyebrow: "Dès aujourd’hui, sans compte",
    heading: "Commencez sans compte, avec nos outils gratuits",
    lead: "Pour savoir quels robots sont déjà venus, vérifier ce que disent vos fichiers et écrire vos règles.",
    tools: {
      logAnalyzer: {
        title: "Lire votre journal d’accès",
        text: "Quels robots sont venus, pour quoi, combien de fois. Rien ne quitte votre ordinateur.",
      },
      aiPolicy: {
        title: "Écrire votre politique",
        text: "Choisissez ce que les robots d’IA peuvent faire. L’outil écrit les fichiers à mettre en ligne : robots.txt, licence, règles de serveur.",
      },
      ledger: {
        title: "Voir notre propre registre",
        text: "Nous utilisons notre propre outil sur ce site : voyez quels robots le lisent.",
      },
    },
    all: "Tous les outils gratuits",
  },
  steps: {
    eyebrow: "Comment ça marche",
    heading: "Installez, mesurez, puis monétisez (en bêta)",
    list: {
      install: {
        note: `dès ${quickestMinutes} min, création du compte comprise`,
        title: "Installer",
        text: `Un connecteur au choix : un plugin WordPress (≈ ${connectors.wordpress.minutes} min) ou un middleware, pour Vercel (≈ ${connectors.vercel.minutes} min) et d’autres plateformes. Pour tout autre hébergement, un enregistrement DNS suffit (≈ ${connectors.dns.minutes} min, plus la propagation, jusqu’à ${f.duration(propagationHours, "hour")}). Le fichier du middleware pèse moins de ${marketing.scriptKilobytes} ko et s’exécute sur le serveur : vos textes, vos images et votre mise en page ne changent pas.`,
      },
      measure: {
        note: `${marketing.insightsHours} h`,
        title: "Mesurer",
        text: `Quels robots viennent, combien de fois, et quelles pages ils lisent. Installé en ${f.duration(marketing.firstResultMinutes, "minute")}, premiers robots le plus souvent le jour même ; tendances en ${f.duration(marketing.insightsHours, "hour")}. Plus de ${marketing.detectedBots} robots d’IA reconnus par leur nom.`,
      },
      monetize: {
        note: "chaque mois",
        title: "Monétiser",
        text: `En bêta, sur invitation : les accords sont négociés pour vous, et ${share} de ce que paient les sociétés d’IA vous revient chaque mois, sans que vous ayez à le réclamer. ${payoutsToday} ${sellingByOffer.fr}`,
      },
    },
    figures: {
      weight: `3 lignes, moins de ${marketing.scriptKilobytes} ko`,
      days: "LMMJVSD",
      payments: example.payments,
      payout: { name: "Versement", amount: example.payout },
    },
    documentation: "Lire les guides d’installation",
    picture: {
      alternative: `Le tableau de bord d’un site d’exemple : « Les robots d’IA ont demandé ${f.number(exampleAiVisits)} pages ces 30 derniers jours. » Puis quatre chiffres (visites d’IA, identité vérifiée, visites refusées, moteurs de recherche) et la courbe des visites par jour, selon leur usage.`,
      caption: "Le tableau de bord, avec le mois du petit site d’exemple ci-dessus.",
    },
  },
  pain: {
    eyebrow: "Ce que vous ne voyez pas",
    heading: "On vous lit, et votre mesure d’audience n’en sait rien",
    lead: "Une mesure d’audience compte des navigateurs. Un robot n’en a pas : il prend la page et repart, sans laisser de ligne dans vos rapports.",
    unseen: {
      value: f.percent(marketing.unseenShare),
      text: "des visites de robots d’IA échappent à une mesure d’audience classique",
      seen: "visibles",
      hidden: "invisibles",
    },
    facts: {
      requests: {
        value: f.compact(marketing.requestsAnalysed),
        text: `de requêtes de robots d’IA relevées sur ${marketing.sites} sites en ${f.duration(marketing.trialDays, "day")}, soit environ ${f.number(averageRequests)} par site en moyenne`,
      },
      drop: {
        value: `≈ ${f.percent(marketing.trafficDrop)}`,
        text: "de trafic en moins : l’ordre de grandeur cité pour les sites dont le contenu est repris dans des réponses d’IA",
      },
      loss: {
        value: f.euros(marketing.exampleLossEur),
        text: `de manque à gagner brut en un mois, dans l’exemple d’un grand site : ${f.number(exampleRequests)} visites de robots d’IA qui auraient pu être payées ${f.cents(monetisation.grossPerVisit)} chacune`,
      },
    },
    families: `Les familles de robots que nous reconnaissons : ${crawlerFamilies.join(", ")}, et d’autres.`,
  },
  shift: {
    heading: "En 2019, la recherche envoyait près de deux visites sur trois. En 2023, une sur deux.",
    lead: "Depuis, les réponses d’IA retiennent à leur tour une partie des lecteurs, alors que leurs robots continuent de lire vos pages.",
    why: "Pourquoi maintenant",
    stats: {
      before: {
        value: f.percent(marketing.searchShare2019),
        label: "du trafic venait de la recherche en 2019",
      },
      after: {
        value: f.percent(marketing.searchShare2023),
        label: `en 2023, soit ${f.number(pointsLost)} points de moins`,
      },
      growth: {
        value: f.change(marketing.aiVisitsGrowth),
        label:
          "de visites venues d’un lien dans une réponse d’IA, en un an : mieux vaut donc choisir que tout bloquer",
      },
    },
    growthMarks: { before: "avant", after: "un an après" },
  },
  faq: {
    heading: "Ce que les éditeurs nous demandent",
    text: "Une autre question ?",
    contact: "Écrivez-nous",
    items: {
      seo: {
        question: "Est-ce que cela nuit à mon référencement ?",
        answer:
          "Nos règles ne touchent pas les moteurs de recherche : les robots de Google et de Bing ne sont jamais bloqués. Google et Bing se servent des mêmes robots pour AI Overviews et Copilot ; les bloquer vous ferait sortir de la recherche, nous ne le faisons donc pas. Vous pouvez le vérifier ligne par ligne dans notre générateur de robots.txt, le fichier qui dit aux robots ce qu’ils peuvent lire.",
      },
      speed: {
        question: "Mon site sera-t-il plus lent ?",
        answer: `Pas de façon sensible. Le plugin et le middleware décident sur votre serveur, sans nous appeler ; le fichier que vous ajoutez pour le middleware pèse moins de ${marketing.scriptKilobytes} ko. Le connecteur DNS n’ajoute rien à vos pages, mais les visites passent par nos serveurs avant le vôtre ; celles de vos lecteurs n’y sont pas conservées. Au moment du changement, les premières visites peuvent voir une erreur de certificat pendant quelques secondes ; et un domaine racine, sans www, demande un fournisseur DNS qui propose ALIAS ou l’aplatissement de CNAME.`,
      },
      content: {
        question: "Modifiez-vous mon contenu ?",
        answer: `Non. ${brand.name} regarde qui demande la page et applique votre décision. Vos textes, vos images et votre mise en page restent tels quels.`,
      },
      none: {
        question: "Et si aucune IA ne visite mon site ?",
        answer: `Vous le saurez, gratuitement : l’installation prend ${f.duration(marketing.firstResultMinutes, "minute")}, les premiers robots viennent le plus souvent le jour même, et l’offre gratuite n’a pas de limite de durée.`,
      },
      robots: {
        question: "Les robots d’IA respectent-ils robots.txt ?",
        answer:
          "Beaucoup disent le suivre, certains ne le suivent pas, et une visite faite à la demande d’un utilisateur peut l’ignorer. Un fichier robots.txt n’est qu’une demande ; nos connecteurs font respecter vos règles par les robots qu’ils reconnaissent.",
        link: { label: "Voir ce que dit votre site aujourd’hui", to: pages.siteCheck },
      },
      pay: {
        question: "Qui paie, et quand ?",
        answer: `Les sociétés d’IA, indirectement, par des accords négociés et centralisés par ${brand.name}. La monétisation est en bêta, sur invitation, après une période d’observation : les éditeurs invités reçoivent ${share} de ce que paient ces sociétés, selon les volumes, par un versement mensuel automatique. ${payoutsToday} ${sellingByOffer.fr}`,
        link: { label: "Voir le marché des licences", to: pages.market },
      },
      outage: {
        question: "Et si vos serveurs tombent en panne ?",
        answer:
          "Votre site continue. Le plugin et le middleware décident chez vous : si notre tableau de bord ne répond pas, vos dernières règles s’appliquent toujours et les visites attendent, en nombre limité, pour être envoyées plus tard. Si le plugin ou le middleware échoue, le lecteur reçoit la page. Le connecteur DNS fait exception : les visites passent par nos serveurs, et votre site ne répond plus si ces machines s’arrêtent toutes, jusqu’à leur retour ou jusqu’à ce que vous rétablissiez votre ancien enregistrement.",
      },
      data: {
        question: "Que recevez-vous de mes lecteurs (RGPD) ?",
        answer: `Rien, avec le plugin et le middleware : une fois votre site relié à un compte, seules les visites des robots nous parviennent, et le nombre de personnes qu’un assistant comme ChatGPT a envoyées vers chaque page. D’une visite de robot, nous gardons l’heure, la page sans ses paramètres, le nom du robot, son identité vérifiée ou non, et la décision. D’une personne, rien : ni visite isolée, ni heure, ni adresse IP, ni cookie. Avec le connecteur DNS, toutes les visites passent par nos serveurs, mais celles des personnes ne sont ni conservées ni inscrites dans un journal, hormis ce même nombre, auquel une case des réglages du site met fin. Les chiffres sont gardés ${f.duration(history.freeMonths, "month")} avec l’offre gratuite, sans limite avec l’offre Pro, et effacés avec le site si vous le supprimez.`,
        link: { label: "Politique de confidentialité", to: pages.privacy },
      },
      price: {
        question: "Combien cela coûte-t-il ?",
        answer: `L’analyse coûte ${f.euros(prices.free)}, sans limite de durée, avec ${f.duration(history.freeMonths, "month")} d’historique. ${rulesForFree.fr} ${whatProIsFor.fr} Elle coûte ${f.euros(prices.paid)} par mois, en bêta et sur invitation.`,
        link: { label: "Ce qui fonctionne sans compte", to: pages.freeTools },
      },
    },
  },
  closing: {
    eyebrow: "L’analyse gratuite, réservée aux éditeurs",
    heading: "Voyez dès aujourd’hui quels robots d’IA lisent votre site",
    text: "Créez un compte, posez un connecteur, ouvrez le tableau de bord. L’analyse reste gratuite, que vous monétisiez un jour ou non.",
    signUp: "Créer mon compte gratuit",
    terms: {
      commitment: { value: f.euros(marketing.commitmentEur), text: "pour commencer, sans engagement" },
      secure: {
        value: f.percent(marketing.securePercent),
        text: "des échanges entre votre navigateur et ce site chiffrés (HTTPS)",
      },
      result: { value: `${marketing.firstResultMinutes} min`, text: "pour installer" },
      insights: { value: `${marketing.insightsHours} h`, text: "jusqu’aux premières tendances" },
    },
    beta: {
      badge: "bêta, sur invitation",
      heading: "La monétisation",
      value: f.euros(marketing.betaEstimateEur),
      label: `par mois : le haut de notre fourchette pour un éditeur de la bêta, avec environ ${pageViews} de pages vues par mois. Sans garantie.`,
      text: "Elle vient après une période d’observation : vous savez d’abord qui lit vos pages ; nous invitons ensuite des éditeurs, à mesure que des places s’ouvrent.",
      join: "Demander mon invitation",
    },
  },
  howTo: {
    name: "Reconnaître et facturer les robots d’IA qui lisent un site",
    account: {
      title: "Créer un compte",
      text: `Créez un compte gratuit et ajoutez votre domaine dans la section ${consoleLabels.fr.sites} du tableau de bord.`,
    },
  },
};
