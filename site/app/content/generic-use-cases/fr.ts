import { brand } from "@octroi/ui/brand/brand";
import { formatter } from "@octroi/ui/language/format";
import { payoutsToday, whatProIsFor } from "@octroi/ui/words/plans";
import { connectors } from "../../../domain/documentation/connectors.ts";
import { marketing, monetisation, prices } from "../../../domain/figures/figures.ts";
import type { GenericUseCasesCopy } from "./copy.ts";

const { change, euros, number, percent } = formatter("fr");

export const genericUseCasesFr: GenericUseCasesCopy = {
  title: `Cas d’usage : les robots d’IA sur votre site — ${brand.name}`,
  start: "Commencer maintenant",
  estimate: "Estimer mes revenus",
  closing: {
    title: "Commencez gratuitement : voyez qui lit votre site",
    text: `L’analyse est gratuite, sans limite de durée. ${whatProIsFor.fr} Elle coûte ${euros(prices.paid)} par mois, en bêta et sur invitation.`,
  },
  further: {
    media: "La page complète pour les médias et la presse",
    blogs: "La page complète pour les blogs et les recettes",
    news: "La page complète pour les médias et la presse",
    forums: "Le générateur de robots.txt",
  },
  check: "Vérifier ce que votre site dit déjà",
  notFound: {
    heading: "Use Case non trouvé",
    text: "Ce use case n’existe pas encore.",
    home: "Retour à l’accueil",
  },
  pages: {
    media: {
      description:
        "Médias : mesurer ce que les robots d’IA lisent sur vos titres, garder la recherche ouverte et préparer une licence sur des chiffres.",
      name: "Médias",
      icon: "newspaper",
      heading: "Les médias écrivent ce que les IA répètent",
      subtitle: "Avant de négocier, comptez.",
      intro:
        "Un groupe de presse publie plusieurs titres, avec plusieurs outils, pour plusieurs publics. Les robots d’IA, eux, ne font pas la différence : ils prennent tout. La première chose à reprendre n’est pas l’argent, c’est la mesure.",
      stats: {
        first: {
          value: percent(marketing.searchShare2023),
          label: `du trafic venait de la recherche en 2023, contre ${percent(marketing.searchShare2019)} en 2019`,
          share: marketing.searchShare2023 / 100,
        },
        second: {
          value: change(marketing.aiVisitsGrowth),
          label: "de visites venues d’un lien dans une réponse d’IA, en un an",
        },
        third: {
          value: `≈ ${percent(marketing.trafficDrop)}`,
          label:
            "de trafic en moins, l’ordre de grandeur cité pour les sites dont le contenu est repris dans des réponses d’IA",
          share: marketing.trafficDrop / 100,
        },
      },
      problem: {
        heading: "On vous lit sans vous compter",
        what: "Vos outils d’audience s’appuient sur un script exécuté dans un navigateur. Un robot n’en a pas. Il lit l’article, prend le texte, et ne laisse qu’une ligne dans un journal de serveur que personne n’ouvre.",
        why: "Chaque titre du groupe voit donc une partie du problème : ici une facture, là une baisse, ailleurs un résumé trop fidèle. Sans total, la direction débat d’intuitions.",
        cost: "Et quand une société d’IA propose un accord, c’est elle qui connaît les volumes. Vous signez sur ses chiffres, pour une durée qu’elle a choisie, au sujet d’archives qu’elle a déjà lues.",
      },
      solution: {
        heading: "Un registre, puis une politique",
        see: `${brand.name} note chaque visite : quel robot, quel exploitant, quel titre, quelle rubrique. Les visites invérifiables sont rangées à part, pour que le total reste honnête.`,
        decide:
          "La politique se décide une fois, par famille de robots : la recherche passe, les moteurs de réponse lisent les articles libres, l’entraînement paie pour les archives. Chaque titre garde ses exceptions, et chaque exception est écrite à côté de la règle qu’elle contourne.",
        earn: `La facturation est en bêta : nous invitons les éditeurs après leur période d’observation, pas avant. Nous négocions et centralisons alors les accords, et ${percent(monetisation.publisherShare * 100)} de ce que paient les sociétés d’IA leur revient chaque mois, selon les volumes. ${payoutsToday}`,
      },
      rules: {
        title: "Une politique en quatre lignes",
        text: "La base commune à tous les titres d’un groupe. La page dédiée à la presse va plus loin, jusqu’au robots.txt.",
      },
      benefits: {
        heading: "Ce que vous aurez en main",
        list: {
          map: {
            title: "Une carte par titre",
            text: "Les volumes côte à côte, dans la même unité. On voit enfin lequel est le plus lu par les machines, et ce n’est pas toujours celui que l’on croit.",
          },
          licence: {
            title: "Un dossier de licence",
            text: "Des visites datées, par robot et par rubrique. L’historique est de trois mois dans l’offre gratuite, complet dans l’offre Pro.",
          },
          search: {
            title: "La recherche garde son accès",
            text: "Google et Bing ne sont jamais bloqués. La règle qui les autorise est écrite en toutes lettres, et se vérifie dans le fichier.",
          },
          team: {
            title: "Une décision partagée",
            text: "Le tableau de bord et le rapport hebdomadaire donnent à la rédaction, au juridique et à la régie les mêmes chiffres. La réunion s’ouvre sur la suite à donner, et non plus sur l’état des lieux.",
          },
          pilot: {
            title: "Un titre d’abord, les autres ensuite",
            text: "Le connecteur se pose domaine par domaine. Commencez par le titre le plus modeste : un mois de mesure suffit pour corriger les chemins, éprouver la politique et convaincre les grandes rédactions, chiffres en main.",
          },
        },
      },
    },
    blogs: {
      description:
        "Blogs : savoir quels robots d’IA lisent vos articles, en quelques minutes et gratuitement, puis décider en laissant la recherche ouverte.",
      name: "Blogs",
      icon: "plug",
      heading: "Vous tenez ce blog sans équipe. Les robots viennent en nombre.",
      subtitle: "Cinq minutes pour savoir qui vous lit.",
      intro:
        "Voyage, jardinage, photo, code : vous écrivez sur votre temps libre ou vous en vivez, mais vous n’avez pas d’équipe technique. Il vous faut une réponse simple à une question simple : qui vient, pour quoi faire, et qu’est-ce que j’y perds ?",
      stats: {
        first: {
          value: euros(marketing.betaEstimateEur),
          label: `par mois : notre estimation haute pour un site de la bêta d’environ ${number(marketing.examplePageViews)} de pages vues ; un blog plus petit gagne proportionnellement moins`,
          tone: "money",
        },
        second: {
          value: `≈ ${connectors.wordpress.minutes} min`,
          label: "pour poser le plugin WordPress, sans toucher à un fichier",
        },
        third: {
          value: euros(marketing.commitmentEur),
          label: "pour commencer, sans engagement : l’offre gratuite n’expire pas",
          tone: "money",
        },
      },
      problem: {
        heading: "Vous payez l’hébergement de vos copieurs",
        what: "Un article bien classé attire d’abord les lecteurs, puis les robots. Les seconds ne voient pas vos annonces, n’achètent pas votre livre et ne s’abonnent pas à votre lettre. Ils consomment pourtant le même processeur.",
        why: "Vous pourriez bloquer à l’aveugle, avec une liste trouvée sur un forum. Certaines contiennent des noms qui n’ont jamais existé, d’autres ferment Bing sans le dire. Et une liste recopiée vieillit : les robots changent de nom, les listes rarement.",
        cost: "Le pire n’est pas l’hébergement. C’est de ne pas savoir si votre audience baisse parce que l’on vous oublie, ou parce que l’on vous lit ailleurs.",
      },
      solution: {
        heading: "Regarder d’abord, puis décider, robot par robot",
        see: "Le plugin reconnaît plus de quinze robots d’IA, et le tableau de bord gratuit les présente sans jargon : un nom, une société, un nombre de visites, et les articles les plus lus.",
        decide:
          "Pour chaque robot, quatre mots : autoriser, bloquer, limiter, facturer. Un moteur de réponse qui cite votre blog mérite peut-être de passer. Un robot d’entraînement qui lit tout, chaque nuit, peut-être pas. Vous changez d’avis quand vous voulez : la décision s’applique tout de suite, sans rien redéployer.",
        earn: `Si votre blog intéresse, la bêta peut en faire un petit revenu : ${percent(monetisation.publisherShare * 100)} de ce que paient les sociétés d’IA, versés chaque mois. ${payoutsToday} La bêta est sur invitation, et commence toujours par l’analyse.`,
      },
      rules: {
        title: "Quatre règles pour débuter",
        text: "Prudentes : rien ne ferme la recherche, et les réponses peuvent encore vous citer. Elles se défont d’un clic si elles ne vous conviennent pas.",
      },
      benefits: {
        heading: "Ce que vous y gagnez",
        list: {
          names: {
            title: "Des noms, pas des soupçons",
            text: "« Un robot quelconque » ou « ChatGPT, sans doute » devient un exploitant, un usage et une preuve. Ce qui ne se vérifie pas est signalé.",
          },
          minutes: {
            title: "Vos soirées",
            text: "Pas de fichier à tenir à jour : le répertoire des robots l’est pour vous. Un nouveau nom apparaît, vous recevez une ligne dans le rapport.",
          },
          ads: {
            title: "Des statistiques plus justes",
            text: "Vous voyez à part les visites des machines : l’écart entre votre serveur et votre mesure d’audience s’explique.",
          },
          pace: {
            title: "Un blog qui répond",
            text: `Les rafales sont limitées avant d’épuiser un hébergement modeste. Le plugin, lui, n’ajoute rien à vos pages.`,
          },
          archive: {
            title: "Vos vieux articles, vus autrement",
            text: "Les billets d’il y a dix ans sont souvent les plus lus par les robots. Vous découvrez lesquels gardent de la valeur, et quels textes méritent une mise à jour, pour les lecteurs comme pour les réponses qui les citent.",
          },
        },
      },
    },
    news: {
      description:
        "Actualité en continu : limiter les robots d’IA qui rechargent vos directs, rester cité comme source et garder Google et Bing ouverts.",
      name: "Actualité",
      icon: "live",
      heading: "L’information vieillit en une heure. Les robots le savent.",
      subtitle: "Tenir la charge, rester la source.",
      intro:
        "Un site d’actualité vit de la première heure. C’est aussi celle où les moteurs de réponse reviennent sans cesse, pour ne pas citer une version dépassée. Ils font leur travail ; vos serveurs font le vôtre et le leur.",
      stats: {
        first: {
          value: `${marketing.firstResultMinutes} min`,
          label: "pour la mise en place ; premiers robots le plus souvent le jour même",
        },
        second: {
          value: `${marketing.insightsHours} h`,
          label: "pour une vue complète d’un cycle d’information",
        },
        third: {
          value: change(marketing.aiVisitsGrowth),
          label: "de visites venues d’un lien dans une réponse d’IA, en un an",
        },
      },
      problem: {
        heading: "Le direct attire tout le monde en même temps",
        what: "Une alerte part. En quelques secondes, lecteurs, agrégateurs et robots demandent la même page. Le cache tient pour les deux premiers ; les robots, avec leurs paramètres et leurs relectures, passent à côté.",
        why: "Tout bloquer, ce serait se retirer des réponses au moment précis où l’on y cherche une source. Laisser faire, c’est ralentir la page pour ceux qui la lisent avec leurs yeux.",
        cost: "Entre les deux, il n’existe souvent rien : la norme de robots.txt ne prévoit pas « une fois par minute », peu de robots lisent Crawl-delay, et le pare-feu ne sait pas qui est qui. Alors quelqu’un tranche au jugé, un soir d’astreinte, et la règle posée ce soir-là reste en place deux ans sans que personne ose y toucher.",
      },
      solution: {
        heading: "Un débit pour chaque robot",
        see: "Le tableau de bord distingue ce qui construit un index, ce qui répond à une question posée à l’instant et ce qui collecte pour entraîner un modèle. Ces trois visites n’ont ni la même urgence ni la même valeur.",
        decide:
          "Limiter devient une vraie décision, entre autoriser et bloquer. Le direct se relit au rythme que vous fixez, l’article terminé reste ouvert à la citation, l’entraînement attend un accord. Un mardi tranquille, vous ne verrez peut-être pas la différence ; un soir de forte audience, vos serveurs la verront.",
        earn: "Les visites facturables sont comptées dès le premier jour. La facturation elle-même est en bêta, sur invitation : les volumes mesurés pendant l’analyse servent de base à la discussion, et les éditeurs invités sont payés chaque mois.",
      },
      rules: {
        title: "Quatre règles pour le desk de nuit",
        text: "Elles tiennent un soir ordinaire comme un soir de scrutin. Le chef d’édition peut les changer sans appeler l’astreinte.",
      },
      benefits: {
        heading: "Ce que le desk y gagne",
        list: {
          live: {
            title: "Un direct qui reste rapide",
            text: "Les relectures en rafale sont étalées. Les lecteurs ne partagent plus la file avec des machines.",
          },
          origin: {
            title: "Votre nom dans la réponse",
            text: "Les moteurs de réponse gardent l’accès à l’article, à sa date et à son adresse. Ils ont de quoi citer ; ils n’ont pas de quoi se passer de vous.",
          },
          night: {
            title: "Des pics de trafic enfin expliqués",
            text: "À 3 h, une pointe de trafic est soit une information, soit un robot. L’astreinte le voit d’un coup d’œil, avec le nom du visiteur.",
          },
          feed: {
            title: "Le flux RSS aussi",
            text: "Il est souvent la porte la plus fréquentée. Il se règle comme un chemin parmi d’autres, sans gêner les agrégateurs que vous connaissez.",
          },
          agencies: {
            title: "Les dépêches d’agence à part",
            text: "Une dépêche reprise n’est pas à vous, et vous ne pouvez pas en accorder la licence. Rangée sous son propre chemin, elle suit une règle fermée, et votre production reste seule au compteur le jour où l’on discute d’un accord.",
          },
        },
      },
    },
    forums: {
      description:
        "Forums et communautés : voir quels robots d’IA lisent les fils, protéger les profils des membres et décider au nom de la communauté.",
      name: "Forums et communautés",
      icon: "conversation",
      heading: "Vos membres répondent. Les IA apprennent d’eux.",
      subtitle: "Décider au nom de ceux qui écrivent.",
      intro:
        "Un forum, c’est vingt ans de questions bien posées et de réponses corrigées par d’autres. Peu de textes valent autant pour un modèle. Aucun n’a autant d’auteurs, et aucun d’eux n’a été consulté.",
      stats: {
        first: {
          value: percent(marketing.unseenShare),
          label: "de ces visites échappent aux outils d’audience habituels",
          share: marketing.unseenShare / 100,
        },
        second: { value: `plus de ${marketing.detectedBots}`, label: "robots d’IA reconnus, un par un" },
        third: {
          value: percent(monetisation.publisherShare * 100),
          label: "de ce que paient les sociétés d’IA revient au site, dans la bêta",
          share: monetisation.publisherShare,
          tone: "money",
        },
      },
      problem: {
        heading: "Un fil résolu ne ramène plus personne",
        what: "Autrefois, la bonne réponse attirait des lecteurs, dont quelques-uns s’inscrivaient et répondaient à leur tour. L’assistant donne maintenant la réponse sans le fil. Moins de lecteurs, donc moins d’inscrits, donc moins de réponses.",
        why: "Les robots aiment les forums pour une autre raison encore : tout y est lié. De page en page, de profil en profil, ils parcourent des millions d’adresses, y compris les recherches internes et les vieux tris que personne n’utilise.",
        cost: "La base de données souffre la première. Puis viennent les questions des membres, légitimes : qui a lu mes messages, et qui l’a permis ? Sans chiffres, vous ne pouvez répondre que par une supposition, et une communauté pardonne mal une supposition quand il s’agit de ce qu’elle a écrit.",
      },
      solution: {
        heading: "Une règle que l’on peut afficher",
        see: "Vous montrez à la communauté ce qui se passe : quels robots, quelles sections, quels volumes. Le rapport hebdomadaire se publie tel quel dans le salon des modérateurs.",
        decide:
          "Les fils publics peuvent rester ouverts à la recherche et aux moteurs de réponse qui citent. Les profils se ferment aux revendeurs de données. L’entraînement se discute, et la décision se vote si c’est l’usage chez vous.",
        earn: `Si la communauté choisit de faire payer l’entraînement, la bêta le permet, sur invitation. Le versement y est mensuel ; son usage, serveurs ou association, vous appartient. ${payoutsToday} Rien ne se vend sans que vous l’ayez décidé, robot par robot.`,
      },
      rules: {
        title: "Une charte en quatre lignes",
        text: "Assez courte pour être épinglée en haut du forum. Les chemins sont des exemples, à adapter à votre logiciel.",
      },
      benefits: {
        heading: "Ce que la communauté y gagne",
        list: {
          members: {
            title: "Des profils laissés en paix",
            text: "Les pages de membres sont refusées aux revendeurs de données, nommément. C’est la première chose que l’on vous demandera.",
          },
          threads: {
            title: "Des fils qui se trouvent encore",
            text: "Google et Bing continuent d’indexer chaque sujet. Les nouveaux arrivent par là, comme avant.",
          },
          servers: {
            title: "Une base de données au repos",
            text: "Les tris, les recherches et les pages sans fin ne sont plus parcourus à toute vitesse. Le forum répond, même un soir de sortie de jeu.",
          },
          moderation: {
            title: "Une réponse prête",
            text: "Quand un membre demande qui lit ses messages, vous avez une liste, une règle et une date. Le tout tient en une réponse.",
          },
          calm: {
            title: "Un changement sans drame",
            text: "L’analyse précède toute règle. Pendant une ou deux semaines, vous comptez sans rien refuser. La communauté voit d’abord les chiffres, débat ensuite, et la décision arrive en dernier, quand chacun sait de quoi l’on parle.",
          },
        },
      },
    },
  },
};
