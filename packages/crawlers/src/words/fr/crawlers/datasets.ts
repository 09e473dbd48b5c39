import type { TokenFor } from "../../../known.ts";
import type { CrawlerWords } from "../../words.ts";

export const datasets: Readonly<Record<TokenFor<"dataset">, CrawlerWords>> = {
  Abbey: {
    description: "Nom par défaut d’un serveur de collecte libre qui alimente des modèles de langage.",
  },
  AdpResearchBot: {
    description:
      "Collecte des documents de paie et de droit sur des sites d’administrations ; ADP dit n’entraîner aucun modèle avec eux.",
  },
  AgentDataBot: { description: "Nom recensé comme fournisseur de données pour l’IA, sans exploitant connu." },
  AgentTimes: { description: "Lit des flux RSS pour agréger et republier des actualités avec l’IA." },
  aiHitBot: { description: "Extrait des informations sur les sociétés pour la base de données d’aiHit." },
  AIWebIndex: {
    description: "Robot qui construit l’index de pages web de Lyrenth pour des systèmes d’IA.",
    note: "Sa politique de mai 2026 reconnaissait que Disallow n’était pas encore appliqué ; celle de juin 2026 dit qu’il l’est.",
  },
  "alphalens-bot": {
    description:
      "Constitue un index d’entreprises et de produits ; Cloudflare le classe dans la recherche par IA, ce que l’exploitant ne dit pas.",
  },
  "amazon-kendra": {
    description: "Robot connecteur d’Amazon Kendra, un service de recherche d’entreprise.",
    note: "Un identifiant du client suit son nom. AWS documente le groupe amazon-kendra pour robots.txt ; Kendra est en maintenance depuis le 30 juin 2026.",
  },
  "amazon-QBusiness": {
    description: "Robot connecteur qui indexe des sites pour les applications Amazon Q Business.",
  },
  "amazon-Quick-on-behalf-of": {
    description:
      "Constitue une base de connaissances à partir d’adresses choisies par un client d’Amazon Quick.",
    note: "Dans l’en-tête, le nom est suivi d’un identifiant propre à chaque client.",
  },
  ApifyBot: {
    description: "Robot d’Apify, plateforme de collecte dont les clients règlent le comportement.",
  },
  ApifyWebsiteContentCrawler: {
    description: "Outil prêt à l’emploi d’Apify qui télécharge des sites entiers pour un usage en IA.",
  },
  "atlassian-bot": {
    description: "Indexe un site que son propriétaire a relié à la recherche et aux agents Rovo d’Atlassian.",
  },
  Awario: {
    description: "Robot d’Awario, service de veille de marque ; rien n’indique un usage d’entraînement.",
    note: "Sa page en nomme trois pour robots.txt : AwarioBot, AwarioSmartBot et AwarioRssBot.",
  },
  AwarioBot: { description: "Lit des pages pour Awario, service de veille de marque." },
  AwarioRssBot: { description: "Lit des flux pour Awario, service de veille de marque." },
  AwarioSmartBot: { description: "Découvre des pages pour Awario, service de veille de marque." },
  bedrockbot: {
    description: "Explore les adresses qu’un client d’AWS a choisies pour une base de connaissances Bedrock.",
  },
  "bigsur.ai": {
    description: "Lit des sites pour les assistants commerciaux de Big Sur AI.",
    note: "Le point rend le nom non conforme à la RFC 9309.",
  },
  BixelBot: {
    description: "Recensé parmi les fournisseurs de données d’IA ; personne ne sait qui l’exploite.",
  },
  BorderxBot: { description: "Relève des produits pour la boutique en ligne de BorderX." },
  Brightbot: {
    description:
      "Robot de collecte de Bright Data, qui dit respecter robots.txt et provenir d’une seule plage d’adresses publiée.",
    note: "Si vous le bloquez, Bright Data n’interroge plus votre domaine sous ce nom pendant sept jours.",
  },
  BuddyBot: { description: "Robot d’un compagnon d’apprentissage vocal par IA destiné aux enfants." },
  CCBot: {
    description:
      "Alimente l’archive ouverte du web de Common Crawl, très réutilisée pour l’entraînement ; son nom est souvent usurpé.",
  },
  CitibotSiteCrawler: {
    description: "Collecte des pages d’administrations pour les assistants municipaux de Citibot.",
  },
  "Cloudflare-AI-Search": {
    description: "Indexe un site pour son propriétaire, via Cloudflare AI Search.",
    note: "Il s’appelait Cloudflare-AutoRAG ; sur les sites hors du compte du client, il se nomme Cloudflare-AI-Search-External.",
  },
  "Cloudflare-AI-Search-External": {
    description: "Lit les sites de tiers pour les clients de Cloudflare AI Search.",
    note: "robots.txt décide, sous ce nom ; un groupe pour Cloudflare-AI-Search ne l’atteint pas.",
  },
  "Cloudflare-AutoRAG": {
    description: "Indexe un domaine pour son propre propriétaire, via Cloudflare AI Search (ex-AutoRAG).",
  },
  CloudflareBrowserRenderingCrawler: {
    description:
      "Explore des sites entiers pour les clients de Cloudflare qui appellent son service Browser Run.",
    note: "Le robots.txt géré par Cloudflare le nomme. Ses clients déclarent leurs usages ; par défaut : recherche, réponses d’IA et entraînement.",
  },
  "code-review-sourcing": {
    description: "Robot que le projet Anubis refuse parce que son en-tête nomme xai-research.",
  },
  "Cohere-Command": {
    description:
      "Nom porté par une seule liste de détection, repris d’une famille de modèles de Cohere ; aucune page de l’exploitant trouvée.",
  },
  CragCrawler: {
    description: "Robot de collecte de CragSoftware, société brésilienne d’ingénierie des données.",
  },
  Crawl4AI: {
    description: "Bibliothèque libre de collecte ; son comportement dépend de qui l’utilise.",
    note: "Le chiffre rend le nom non conforme à la RFC 9309.",
  },
  Crawlspace: { description: "Plateforme qui fait tourner des robots pour les développeurs d’agents d’IA." },
  "Datenbank Crawler": {
    description:
      "Nom qu’une seule liste cite ; il semble venir de l’adresse de la base de sites web de netEstate.",
    note: "Écrivez plutôt le nom du robot de netEstate.",
  },
  DefaultLangchainUserAgent: {
    description:
      "Ce qu’envoient les outils de lecture de pages de LangChain tant que leur utilisateur ne choisit pas un autre nom.",
  },
  "Echobot Bot": {
    description: "Nom d’affichage que l’annuaire de Cloudflare donne à EchoboxBot ; aucun robot ne l’envoie.",
    note: "Écrivez plutôt EchoboxBot.",
  },
  EchoboxBot: {
    description:
      "Lit les pages d’éditeurs pour Echobox, qui automatise leurs publications sociales et leurs lettres d’information.",
  },
  Element451Bot: {
    description:
      "Alimente la base de connaissances d’un client d’Element451 à partir des sites qu’il a reliés.",
    note: "Nom non conforme à la RFC 9309 à cause des chiffres.",
  },
  Factset_spyderbot: {
    description: "Collecte des pages pour les données financières et les produits d’IA de FactSet.",
  },
  FirecrawlAgent: {
    description: "Service de collecte qui transforme les pages en texte prêt pour les modèles de langage.",
  },
  Flyriverbot: { description: "Vérifie les sources de contenus écrits par l’IA pour Flyriver." },
  FriendlyCrawler: {
    description:
      "Robot d’origine inconnue qui dit constituer des jeux de données pour des expériences d’apprentissage automatique.",
  },
  "Google-CloudVertexBot": {
    description: "Explore un site à la demande de son propriétaire pour créer des agents Vertex AI.",
  },
  "Google-Firebase": {
    description:
      "Robot de Google sans documentation : une liste le rattache à Firebase AI, Cloudflare le classe dans la publicité.",
  },
  GoogleOther: {
    description:
      "Robot générique des équipes produit de Google, notamment pour des explorations ponctuelles et la recherche interne.",
  },
  "GoogleOther-Image": { description: "Version de GoogleOther adaptée aux adresses d’images publiques." },
  "GoogleOther-Video": { description: "Version de GoogleOther adaptée aux adresses de vidéos publiques." },
  "Groq-Bot": { description: "Nom porté par une seule liste de détection ; aucune page de Groq trouvée." },
  "HaloAgentsAI-Crawler": {
    description: "Lit les sites qu’un client de Halo ajoute aux connaissances de ses agents d’IA.",
  },
  HenkBot: { description: "Indexe des pages pour Valyu, qui vend de la recherche aux applications d’IA." },
  "HuggingFace-Bot": {
    description: "Nom porté par une seule liste de détection ; aucune page de Hugging Face trouvée.",
  },
  ImageMind: { description: "Robot d’images cité par une seule liste, sans exploitant documenté." },
  ImagesiftBot: {
    description:
      "Collecte images et textes pour les outils de recherche d’images d’ImageSift ; s’il n’est pas nommé, il suit les règles écrites pour Googlebot.",
  },
  img2dataset: {
    description: "Outil qui télécharge des images en masse pour constituer des jeux d’entraînement.",
    note: "Par défaut, il envoie l’en-tête d’un navigateur ; qui s’en sert peut y ajouter un nom de son choix. Il regarde l’en-tête X-Robots-Tag plutôt que robots.txt.",
  },
  KlaviyoAIBot: {
    description: "Lit les sites que ses clients ont reliés, pour l’agent de service client de Klaviyo.",
  },
  KunatoCrawler: { description: "Robot de Kunato, société d’IA spécialisée dans les contenus d’actualité." },
  "laion-huggingface-processor": {
    description: "Nom que des listes rattachent à la constitution des jeux d’images de LAION.",
  },
  LAIONDownloader: {
    description: "Nom donné aux téléchargements d’images recensées dans les jeux de données de LAION.",
  },
  LCC: { description: "Collecte des textes pour la Leipzig Corpora Collection, une ressource linguistique." },
  "magpie-crawler": {
    description:
      "Collecte des pages pour la veille d’opinion de Brandwatch ; Cloudflare le classe parmi les robots d’IA.",
  },
  "Mozilla-Tabstack": {
    description:
      "Plateforme web de Mozilla pour les agents d’IA ; elle respecte les règles adressées à son propre nom.",
  },
  MyCentralAIScraperBot: { description: "Collecteur dont on ne connaît ni l’exploitant ni le but." },
  NagetBot: {
    description:
      "Robot de Naget, service de découverte de contenus par IA ; la page citée par son en-tête était introuvable.",
  },
  NavuBot: {
    description:
      "Indexe le site d’un client de Navu, ou d’un client pressenti, pour l’assistant d’IA de ce site.",
  },
  "netEstate Imprint Crawler": {
    description: "Lit les pages de mentions légales pour la base allemande de sites web de netEstate.",
    note: "Les espaces rendent le nom non conforme à la RFC 9309 ; des en-têtes relevés disent netEstate NE Crawler et netEstate Impressumscrawler.",
  },
  newsai: {
    description:
      "Robot d’actualités dont l’en-tête ne donne aucune adresse ; plusieurs sites portent ce nom.",
  },
  Novellum: {
    description:
      "Collecte des pages web publiques pour Novellum, une société d’IA ; rien de ce que nous avons lu ne dit qu’elle en entraîne des modèles.",
  },
  Omgili: {
    description:
      "Ancien robot de Webz.io, revendeur de données, auquel ont succédé webzio et webzio-extended.",
  },
  Omgilibot: { description: "Premier nom du robot Omgili, remplacé par webzio et webzio-extended." },
  OnirocoCrawler: {
    description: "Alimente les agents conversationnels des clients d’Oniroco, autrefois Chathive.",
    note: "Les clients peuvent changer son nom.",
  },
  OpenAI: {
    description:
      "Nom brut vu dans les journaux d’un site puis ajouté à une liste de blocage ; OpenAI ne le documente pas.",
  },
  Owler: {
    description: "Explore le web pour l’Open Web Index européen, destiné à la recherche comme à l’IA.",
    note: "Son en-tête a changé au fil des ans.",
  },
  "panscient.com": {
    description:
      "Compile des données sur des entreprises et des professionnels, structurées par apprentissage automatique.",
    note: "Son en-tête est un simple nom de domaine ; des listes écrivent aussi Panscient, seule graphie conforme.",
  },
  "Poseidon Research Crawler": {
    description: "Robot d’un laboratoire qui étudie l’interprétabilité des systèmes d’IA.",
    note: "Les espaces rendent le nom non conforme à la RFC 9309.",
  },
  QualifiedBot: {
    description:
      "Lit les sites de ses clients pour alimenter les agents conversationnels marketing de Qualified.",
  },
  "Querit-SearchBot": {
    description: "Second nom recensé pour le robot d’indexation de Querit, une API de recherche.",
  },
  QueritBot: {
    description: "Indexe des pages pour l’API de recherche de Querit, destinée aux modèles de langage.",
  },
  QuillBot: { description: "Robot de QuillBot, outil d’écriture et de détection par IA." },
  "Replicate-Bot": {
    description: "Nom porté par une seule liste de détection ; aucune page de Replicate trouvée.",
  },
  "RunPod-Bot": {
    description: "Nom porté par une seule liste de détection ; aucune page de RunPod trouvée.",
  },
  ScalePostBot: {
    description:
      "Récupère des pages à la demande pour que les clients de ScalePost voient comment l’IA cite leurs contenus.",
  },
  Scrapy: {
    description: "Nom par défaut du framework Scrapy ; le respect des règles dépend de qui l’utilise.",
  },
  Scrunchbot: {
    description:
      "Lit des pages pour suivre la présence des marques dans les réponses des IA, pour les clients de Scrunch.",
  },
  SelectikaScraper: { description: "Lit des catalogues de détaillants, en accord avec eux, pour Selectika." },
  "semantic-visions": {
    description: "Robot de Semantic Visions, société tchèque de renseignement en sources ouvertes.",
  },
  "SemrushBot-OCOB": { description: "Robot de Semrush pour ses outils de rédaction par IA." },
  "SemrushBot-SWA": {
    description: "Robot de Semrush qui vérifie des adresses pour son assistant de rédaction SEO.",
  },
  SentiBot: { description: "Robot de SentiOne, qui suit les opinions en ligne." },
  "Sidetrade indexer bot": {
    description: "Robot de Sidetrade, éditeur français de logiciels d’IA pour directions financières.",
    note: "Les espaces rendent le nom non conforme à la RFC 9309.",
  },
  "Spawning-AI": {
    description:
      "Nom que des listes rattachent à Spawning, société spécialisée dans les outils de consentement pour l’IA.",
  },
  Spider: {
    description: "Nom sous lequel des listes classent un service commercial d’exploration pour projets d’IA.",
    note: "Mot bien trop générique pour être repéré dans les journaux, ou écrit dans robots.txt : les lecteurs qui cherchent un nom dans un autre refuseraient aussi Baiduspider.",
  },
  SpyglassesBot: {
    description: "Mesure la visibilité d’un site auprès des assistants d’IA, pour les clients de Spyglasses.",
  },
  "TaraGroup Intelligent Bot": {
    description: "Robot de TaraGroup cité par une seule liste, sur lequel peu d’informations sont publiées.",
    note: "Les espaces rendent le nom non conforme à la RFC 9309.",
  },
  "The Knowledge AI": {
    description:
      "Robot connu par son seul en-tête, présent dans des listes depuis des années sans exploitant documenté.",
    note: "Les espaces rendent le nom non conforme à la RFC 9309.",
  },
  TheSkinnyCrawler: { description: "Lit le site d’un client pour l’agent conversationnel qui y répond." },
  Thinkbot: {
    description:
      "Robot dont l’en-tête invite les sites gênés à bloquer son adresse IP ; il ignorerait robots.txt.",
  },
  Timpibot: {
    description:
      "Alimente l’index de recherche décentralisé de Timpi, aussi proposé comme données d’entraînement.",
  },
  "Together-Bot": {
    description: "Nom porté par une seule liste de détection ; aucune page de Together AI trouvée.",
  },
  tollbot: {
    description:
      "Cartographie chaque nuit la structure des sites clients de TollBit ; ces clients doivent l’autoriser.",
  },
  "TSM-turingos": {
    description: "Nom suivi d’un numéro, dans des en-têtes de navigateur ; nul ne sait qui l’envoie.",
  },
  TurnitinBot: {
    description:
      "Collecte des pages pour que les établissements comparent les copies au web et détectent le plagiat.",
  },
  "UdV-AI-Research": {
    description: "Robot de recherche cité par une seule liste, sans exploitant documenté.",
  },
  VelenPublicWebCrawler: {
    description:
      "Constitue des jeux de données d’entreprise et des modèles d’apprentissage à partir de pages publiques.",
  },
  WARDBot: {
    description:
      "Vérifie que les pages indiquées par ses utilisateurs répondent ; des listes le rangent parmi les collecteurs de données.",
  },
  webzio: {
    description: "Robot actuel de Webz.io, qui vend des données du web à des sociétés de veille et d’étude.",
  },
  "webzio-extended": {
    description: "Nom de Webz.io lié aux données revendues pour l’IA, entraînement compris.",
    note: "Aucune source lue ne dit s’il récupère lui-même des pages ou s’il ne règle que la réutilisation.",
  },
  "WindowsForum-AI": {
    description: "Rassemble des actualités pour WindowsForum.com, qui les résume avec une IA.",
  },
  WorldBot: {
    description:
      "Robot qu’une liste rattache à World Labs, une société qui conçoit des modèles de mondes en 3D.",
  },
  wpbot: {
    description:
      "Visite des sites de toute sorte et ne donne qu’un formulaire pour s’y opposer ; des listes l’attribuent sans preuve à une extension WordPress d’agent conversationnel.",
  },
  YaK: {
    description: "Robot de Linkfluence, désormais intégré à la suite d’étude des consommateurs de Meltwater.",
  },
  YextBot: {
    description: "Explore les pages choisies par un client de Yext, pour sa recherche et ses assistants.",
  },
  "ygs-scraper-bot": {
    description:
      "Lit des publications pour l’activité de licences de contenus de The YGS Group ; il dit ne visiter que des partenaires.",
  },
  ZipchatBot: {
    description: "Lit une boutique en ligne pour l’assistant de vente que son propriétaire a installé.",
  },
};
