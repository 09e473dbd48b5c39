import type { Translations } from "../scripts/mo.ts";

/** The plugin's sentences in French, by the English ones. WordPress says « extension » for a plugin. */
export const french: Translations = {
  "Shows which AI crawlers read your site, and lets you decide: allow, block, limit or charge. Search engines always get through.":
    "Montre quels robots d’IA lisent votre site et vous laisse décider : autoriser, bloquer, limiter ou facturer. Les moteurs de recherche passent toujours.",
  Overview: "Vue d’ensemble",
  Rules: "Règles",
  "Connection and privacy": "Connexion et données",
  Octroi: "Octroi",
  Settings: "Réglages",
  "Sorry, you are not allowed to do that.": "Désolé, vous n’avez pas le droit de faire cela.",

  "Saved. The new rules apply from the next visit.":
    "Enregistré. Les nouvelles règles s’appliquent dès la prochaine visite.",
  "You have accepted the terms. Nothing is sent until the site is connected.":
    "Vous avez accepté les conditions. Rien n’est transmis tant que le site n’est pas connecté.",
  "The site is connected.": "Le site est connecté.",
  "The site is disconnected. Nothing more is sent, and the rules of this site apply.":
    "Le site est déconnecté. Plus rien n’est transmis, et les règles de ce site s’appliquent.",
  "The site was tested. The result is below.": "Le site a été testé. Le résultat est ci-dessous.",
  "The must-use plugin is installed. From the next visit on, Octroi answers before other plugins are loaded.":
    "L’extension indispensable est installée. Dès la prochaine visite, Octroi répond avant que les autres extensions soient chargées.",
  "The must-use plugin is removed. Octroi answers when WordPress has loaded all plugins.":
    "L’extension indispensable est supprimée. Octroi répond quand WordPress a chargé toutes les extensions.",
  "The site is disconnected, but the Octroi dashboard could not be told. Revoke the site’s key there too.":
    "Le site est déconnecté, mais le tableau de bord Octroi n’a pas pu en être averti. Révoquez-y aussi la clé du site.",
  "Please read and accept the terms first.": "Lisez et acceptez d’abord les conditions.",
  "This is not a site’s key. Expected an address such as https://site:secret@app.octroi.example/…, as the Octroi dashboard shows it.":
    "Ce n’est pas la clé d’un site. Une adresse comme https://site:secret@app.octroi.example/… est attendue, telle que le tableau de bord Octroi la montre.",
  "This is the key of another dashboard than the one this plugin goes by. For a dashboard of your own, give its address as OCTROI_CONSOLE in wp-config.php first.":
    "Cette clé vient d’un autre tableau de bord que celui que suit l’extension. Si vous avez le vôtre, donnez d’abord son adresse dans wp-config.php, sous le nom OCTROI_CONSOLE.",
  "The rules were saved, except for the price. Expected an amount above zero with at most six decimals, such as 0.01, and a currency in three letters, such as EUR.":
    "Les règles sont enregistrées, sauf le prix. Un montant supérieur à zéro est attendu, avec six décimales au plus, comme 0,01, et une devise en trois lettres, comme EUR.",
  "This is not the name of a header. Expected a name such as X-Forwarded-For.":
    "Ce n’est pas le nom d’un en-tête. Un nom comme X-Forwarded-For est attendu.",
  "The file could not be written. Your host does not let WordPress write to wp-content/mu-plugins.":
    "Le fichier n’a pas pu être écrit. Votre hébergeur ne laisse pas WordPress écrire dans wp-content/mu-plugins.",
  "The policy was not saved. What is wrong with it is said below the field.":
    "La politique n’a pas été enregistrée. Ce qui ne va pas est dit sous le champ.",

  "The rules from the Octroi dashboard apply. Search engines always get through.":
    "Les règles du tableau de bord Octroi s’appliquent. Les moteurs de recherche passent toujours.",
  "The rules of this site apply. Search engines always get through.":
    "Les règles de ce site s’appliquent. Les moteurs de recherche passent toujours.",
  "Visits are counted, and nobody is turned away. Choose rules when you have seen who comes.":
    "Les visites sont comptées, et personne n’est refusé. Choisissez des règles quand vous aurez vu qui vient.",
  "Octroi is switched off by OCTROI_MODE in this site’s configuration.":
    "Octroi est arrêté par OCTROI_MODE dans la configuration de ce site.",
  "The Octroi dashboard does not accept this site’s key. Create a new key in the Octroi dashboard, under Connection, “Manage keys”, then paste it here.":
    "Le tableau de bord Octroi n’accepte pas la clé de ce site. Créez-y une nouvelle clé, sous Connexion, « Gérer les clés », puis collez-la ici.",
  "The Octroi dashboard has sent rules that are not signed for this site, or that cannot be read. The ones before them stay.":
    "Le tableau de bord Octroi a envoyé des règles qui ne sont pas signées pour ce site, ou qui sont illisibles. Les précédentes restent.",
  "The Octroi dashboard cannot be reached at the moment. Visits are kept and sent later.":
    "Le tableau de bord Octroi est injoignable pour l’instant. Les visites sont gardées et transmises plus tard.",
  "Connected. The first exchange with the Octroi dashboard takes place within a minute or two.":
    "Connecté. Le premier échange avec le tableau de bord Octroi a lieu d’ici une minute ou deux.",
  "Connected to the Octroi dashboard. Last exchange %s ago.":
    "Connecté au tableau de bord Octroi. Dernier échange il y a %s.",
  "This site was disconnected or removed in the Octroi dashboard. Nothing more is sent, and the rules of this site apply.":
    "Ce site a été déconnecté ou supprimé dans le tableau de bord Octroi. Plus rien n’est transmis, et les règles de ce site s’appliquent.",
  "Deactivating the plugin ended the connection. Nothing is sent, and the rules of this site apply, until you connect it again.":
    "La désactivation de l’extension a mis fin à la connexion. Rien n’est transmis et les règles de ce site s’appliquent tant que vous ne le reconnectez pas.",
  "Waiting for connection. Nothing is sent until the site is connected.":
    "En attente de connexion. Rien n’est transmis tant que le site n’est pas connecté.",
  "Not connected to the Octroi dashboard. Nothing is sent to anyone.":
    "Non connecté au tableau de bord Octroi. Rien n’est transmis à personne.",

  "The last seven days": "Les sept derniers jours",
  "No crawler has come yet. On most sites the first one comes within a day.":
    "Aucun robot n’est encore venu. Sur la plupart des sites, le premier vient dans la journée.",
  "Visits: %1$s. Crawlers: %2$s.": "Visites : %1$s. Robots : %2$s.",
  "Of these visits, by AI crawlers: %s.": "Dont visites de robots d’IA : %s.",
  "Visits of the last seven days, by crawler": "Visites des sept derniers jours, par robot",
  Crawler: "Robot",
  Operator: "Exploitant",
  Purpose: "Usage",
  Visits: "Visites",
  Refused: "Refusées",
  "Last visit": "Dernière visite",
  "Would be refused": "Seraient refusées",
  "“Would be refused” counts visits that got the page, since visits were only counted: under the rules they would have been refused.":
    "« Seraient refusées » compte les visites qui ont reçu la page parce que rien n’était encore appliqué : les règles les auraient refusées.",
  "Before the plugin’s update, %s more were refused or would have been: versions before 0.2.0 did not tell the two apart.":
    "Avant la mise à jour de l’extension, %s autres ont été refusées ou l’auraient été : les versions antérieures à 0.2.0 ne distinguaient pas les deux.",
  Training: "Entraînement",
  "Answer engine": "Moteur de réponse",
  Assistant: "Assistant",
  Agent: "Agent",
  "Coding agent": "Agent de code",
  Datasets: "Bases d’entraînement",
  "Search engine": "Moteur de recherche",
  "A name in robots.txt only": "Un nom de robots.txt seulement",
  "Link preview": "Aperçu de lien",
  Advertising: "Publicité",
  Archive: "Archive",

  "Does a page cache answer here?": "Un cache de pages répond-il ici ?",
  "A page cache or a CDN that answers in place of WordPress hides visits from the plugin, and its rules do not apply to them. The test asks for your home page, once as a crawler and once as a browser. Where your rules apply, it reads your robots.txt too.":
    "Un cache de pages ou un CDN qui répond à la place de WordPress masque des visites à l’extension, et ses règles ne s’y appliquent pas. Le test demande votre page d’accueil, une fois comme un robot et une fois comme un navigateur. Quand vos règles s’appliquent, il lit aussi votre robots.txt.",
  "A page cache answers browsers, and crawlers reach WordPress: they are counted, and your rules apply.":
    "Un cache de pages répond aux navigateurs, et les robots parviennent à WordPress : ils sont comptés, et vos règles s’appliquent.",
  "Crawlers reach WordPress: they are counted, and your rules apply.":
    "Les robots parviennent à WordPress : ils sont comptés, et vos règles s’appliquent.",
  "A page cache answers crawlers here. Their visits are not counted, and your rules do not apply to them.":
    "Un cache de pages répond ici aux robots. Leurs visites ne sont pas comptées, et vos règles ne s’y appliquent pas.",
  "WordPress could not load its own home page. Your host may block requests from WordPress to itself.":
    "WordPress n’a pas pu charger sa propre page d’accueil. Votre hébergeur bloque peut-être les requêtes de WordPress vers lui-même.",
  "robots.txt could not be read. Your host may block requests from WordPress to itself.":
    "robots.txt n’a pas pu être lu. Votre hébergeur bloque peut-être les requêtes de WordPress vers lui-même.",
  "robots.txt also says the opposite of your rules. Another plugin or the theme adds these lines, and crawlers go by what is allowed:":
    "robots.txt dit aussi le contraire de vos règles. Une autre extension ou le thème ajoute ces lignes, et les robots suivent ce qui est autorisé :",
  "The robots.txt that your site sends does not say what you have decided. A file in the site’s folder, another plugin or a cache answers in place of Octroi.":
    "Le robots.txt que votre site envoie ne dit pas ce que vous avez décidé. Un fichier dans le dossier du site, une autre extension ou un cache répond à la place d’Octroi.",
  "robots.txt says what you have decided.": "robots.txt dit ce que vous avez décidé.",
  "A crawler that reads them and comes is refused all the same.":
    "Un robot qui les lit et qui vient est refusé quand même.",
  "Tested %s ago.": "Testé il y a %s.",
  "Test now": "Tester maintenant",
  "Your cache must let crawlers through to WordPress. The setting is “Never Cache User Agent(s)” in WP Rocket, “Rejected user agents” in W3 Total Cache, “Do Not Cache User Agents” in LiteSpeed Cache. Paste these names there, then test again. Crawlers then cost your server as much as a page without a cache. WP Super Cache goes on sending them the pages that it has stored, whatever its settings say.":
    "Votre cache doit laisser passer les robots jusqu’à WordPress. Le réglage est « Never Cache User Agent(s) » dans WP Rocket, « Rejected user agents » dans W3 Total Cache, « Do Not Cache User Agents » dans LiteSpeed Cache, ou leur traduction. Collez-y ces noms, puis testez de nouveau. Un robot coûte alors à votre serveur autant qu’une page sans cache. WP Super Cache continue de leur envoyer les pages qu’il a déjà stockées, quels que soient ses réglages.",
  "The names of the crawlers, one per line": "Les noms des robots, un par ligne",
  "A CDN that answers before your server needs Octroi in front of it: see the DNS connector in the documentation.":
    "Devant un CDN qui répond avant votre serveur, il faut placer Octroi : voyez le connecteur DNS dans la documentation.",

  "The rules from the Octroi dashboard apply. Those below apply again when you disconnect the site.":
    "Les règles du tableau de bord Octroi s’appliquent. Celles ci-dessous s’appliqueront de nouveau quand vous déconnecterez le site.",
  "The rules below apply. Those from the Octroi dashboard are published to be observed: they replace these once they are enforced there.":
    "Les règles ci-dessous s’appliquent. Celles du tableau de bord Octroi sont publiées en observation : elles les remplaceront quand elles y seront appliquées.",
  "The rules from the Octroi dashboard are observed: nobody is turned away by them. Those below apply as soon as you choose “Apply the rules”.":
    "Les règles du tableau de bord Octroi sont en observation : elles ne refusent personne. Celles ci-dessous s’appliquent dès que vous choisissez « Appliquer les règles ».",
  "Save the rules": "Enregistrer les règles",
  "What is done with visits": "Ce qui est fait des visites",
  "Count only": "Les compter seulement",
  "Nobody is turned away, and robots.txt stays as it is.":
    "Personne n’est refusé, et robots.txt reste comme il est.",
  "Apply the rules": "Appliquer les règles",
  "A crawler that is not let in gets a refusal instead of the page. The headers of your pages say what you have decided. robots.txt does not: crawlers read one for the whole domain, and this site is in a folder of it.":
    "Un robot refusé reçoit un message au lieu de la page. Les en-têtes de vos pages disent ce que vous avez décidé. robots.txt ne le dit pas : les robots en lisent un seul pour tout le domaine, et ce site est dans un dossier de ce domaine.",
  "A crawler that is not let in gets a refusal instead of the page. robots.txt and the headers of your pages say what you have decided.":
    "Un robot refusé reçoit un message au lieu de la page. robots.txt et les en-têtes de vos pages disent ce que vous avez décidé.",
  "Your site has its own robots.txt file. Servers send it in place of the one that WordPress and Octroi make: what you decide here is not said in it.":
    "Un fichier robots.txt se trouve dans le dossier de votre site. Le serveur l’envoie à la place de celui que font WordPress et Octroi : ce que vous décidez ici n’y est pas dit.",
  "Google, Bing and the other search engines get through under every rule.":
    "Google, Bing et les autres moteurs de recherche passent, quelle que soit la règle.",
  "The policy that you have pasted applies. Choose a preset to replace it.":
    "La politique que vous avez collée s’applique. Choisissez un modèle pour la remplacer.",
  Preset: "Modèle",
  "Search yes, training no": "Recherche oui, entraînement non",
  "Crawlers that collect pages for models and datasets are blocked. Those that answer a person’s question get through.":
    "Les robots qui collectent des pages pour des modèles et des jeux de données sont bloqués. Ceux qui répondent à la question d’une personne passent.",
  "Allow all": "Tout autoriser",
  "Every crawler gets through.": "Tous les robots passent.",
  "Block AI": "Bloquer l’IA",
  "AI crawlers are blocked, including answer engines: your pages are then not cited in their answers.":
    "Les robots d’IA sont bloqués, ceux des moteurs de réponse aussi : vos pages ne sont alors pas citées dans leurs réponses.",
  "Charge for training": "Faire payer l’entraînement",
  "Crawlers that collect pages for models and datasets are answered with your price (402) and your license. Nothing is paid out by this plugin.":
    "Les robots qui collectent des pages pour des modèles et des jeux de données reçoivent votre prix (402) et votre licence. Cette extension ne verse rien elle-même.",
  "Price of a visit": "Prix d’une visite",
  Currency: "Devise",
  "For crawlers that are charged.": "Pour les robots que vous facturez.",
  "Visits an hour": "Visites par heure",
  "For crawlers that are limited.": "Pour les robots que vous limitez.",
  "As the preset says": "Selon le modèle",
  Allow: "Autoriser",
  Limit: "Limiter",
  Charge: "Facturer",
  Block: "Bloquer",
  "Crawler by crawler": "Robot par robot",
  "What you choose here comes before the preset.": "Ce que vous choisissez ici passe avant le modèle.",
  "%1$s (%2$s), chosen: %3$s": "%1$s (%2$s), choisis : %3$s",
  Rule: "Règle",
  "A policy of your own": "Votre propre politique",
  "Paste an octroi.policy.json here, such as the policy tool on octroi.example makes: rules by path, by operator, for verified crawlers only. Leave it empty to use the presets.":
    "Collez ici un fichier octroi.policy.json, comme en fait l’outil de politique d’octroi.example : des règles par chemin, par exploitant, pour les robots vérifiés seulement. Laissez le champ vide pour utiliser les modèles.",
  "Save the policy": "Enregistrer la politique",
  "is not JSON.": "n’est pas du JSON.",
  "is longer than 4 MB.": "dépasse 4 Mo.",
  "must be 1: this is the only version there is.": "doit être 1 : il n’y a pas d’autre version.",
  "must be an object.": "doit être un objet.",
  "must be a list.": "doit être une liste.",
  "must not be empty; leave it out instead.": "ne doit pas être vide ; supprimez-le plutôt.",
  "holds too many entries.": "contient trop d’éléments.",
  "is not a known field here.": "n’est pas un champ connu ici.",
  "is missing.": "manque.",
  "is not one of the words allowed here.": "n’est pas un des mots admis ici.",
  "must be true or false.": "doit être true ou false.",
  "must be a text of up to 2048 characters.": "doit être un texte de 2048 caractères au plus.",
  'must be a path that begins with a slash, such as "/articles/" or "/*.pdf$".':
    'doit être un chemin qui commence par une barre oblique, comme "/articles/" ou "/*.pdf$".',
  'must be a scheme and a host alone, such as "https://example.com".':
    'doit être un protocole et un hôte seulement, comme "https://example.com".',
  "is another site’s. Expected the origin of this one.":
    "est celle d’un autre site. Celle de ce site est attendue.",
  'must be a full address, such as "https://example.com/terms".':
    'doit être une adresse complète, comme "https://example.com/terms".',
  "must be an e-mail address or a page.": "doit être une adresse e-mail ou une page.",
  'must be a name as it appears in the User-Agent header, such as "NewBot".':
    'doit être un nom tel qu’il figure dans l’en-tête User-Agent, comme "NewBot".',
  'must be an address or a block of them, such as "192.0.2.0/24".':
    'doit être une adresse ou un bloc d’adresses, comme "192.0.2.0/24".',
  'must be a plain decimal in a text, such as "0.005".':
    'doit être un nombre décimal dans un texte, comme "0.005".',
  'must be a currency in three capitals, such as "EUR".':
    'doit être une devise en trois capitales, comme "EUR".',
  "must be a whole number from 1 to 1000000.": "doit être un nombre entier de 1 à 1000000.",
  "does not go with this action.": "ne va pas avec cette action.",

  "Verifying crawlers": "Vérification des robots",
  "Operators publish the addresses that their crawlers come from. To compare, the plugin has to know a visitor’s address, which a proxy or a CDN hides.":
    "Les exploitants publient les adresses d’où viennent leurs robots. Pour comparer, l’extension doit connaître l’adresse du visiteur, qu’un proxy ou un CDN masque.",
  "Verify, except behind a proxy": "Vérifier, sauf derrière un proxy",
  "Behind a proxy, crawlers count as not verifiable. No genuine crawler is refused by mistake.":
    "Derrière un proxy, les robots comptent comme invérifiables. Aucun vrai robot n’est refusé par erreur.",
  "Visitors reach this server directly": "Les visiteurs parviennent directement à ce serveur",
  "No proxy or CDN is in front of it.": "Aucun proxy ni CDN n’est placé devant lui.",
  "My proxy writes the address into a header": "Mon proxy écrit l’adresse dans un en-tête",
  "The last address in it counts. Name a header only if your proxy always sets it: visitors can send any.":
    "La dernière adresse compte. Ne nommez un en-tête que si votre proxy l’écrit toujours : un visiteur peut envoyer n’importe lequel.",
  "Name of the header": "Nom de l’en-tête",
  Save: "Enregistrer",
  "Before other plugins": "Avant les autres extensions",
  "Optional: refuse crawlers before other plugins load, to save your server work, with a must-use plugin of a few lines. The file is wp-content/mu-plugins/octroi-early.php; it is removed when you deactivate Octroi.":
    "Facultatif : refuser les robots avant le chargement des autres extensions, pour soulager votre serveur, avec une extension indispensable de quelques lignes. Le fichier est wp-content/mu-plugins/octroi-early.php ; il est supprimé quand vous désactivez Octroi.",
  "Remove the must-use plugin": "Supprimer l’extension indispensable",
  "Install the must-use plugin": "Installer l’extension indispensable",

  "The Octroi dashboard shows visits as they happen, by crawler and by page. Rules that you publish there apply here within a minute or two.":
    "Le tableau de bord Octroi montre les visites en temps réel, par robot et par page. Les règles que vous y publiez s’appliquent ici d’ici une minute ou deux.",
  "Open the dashboard": "Ouvrir le tableau de bord",
  Disconnect: "Déconnecter",
  "Everything on the other tabs works without an account. The Octroi dashboard adds visits as they happen, months of history, a weekly report by e-mail, and one place for the rules of several sites.":
    "Tout ce qui est sur les autres onglets fonctionne sans compte. Le tableau de bord Octroi y ajoute les visites en temps réel, des mois d’historique, un rapport hebdomadaire par e-mail, et un seul endroit pour les règles de plusieurs sites.",
  Terms: "Conditions",
  "Free publishes your rules in observation: you see what they would refuse. Pro enforces them.":
    "L’offre gratuite publie vos règles en observation : vous voyez ce qu’elles refuseraient. Pro les applique.",
  "Until Pro enforces rules from the Octroi dashboard, those of this site apply.":
    "Tant que Pro n’applique pas de règles venues du tableau de bord Octroi, celles de ce site s’appliquent.",
  "Connecting sends visits of crawlers to Octroi, as described below. Before that, please read the terms of use and the privacy policy. Until you accept them, the plugin sends nothing.":
    "La connexion transmet à Octroi les visites des robots, comme décrit ci-dessous. Lisez d’abord les conditions d’utilisation et la politique de confidentialité. Tant que vous ne les avez pas acceptées, l’extension ne transmet rien.",
  "Terms of use and privacy policy": "Conditions d’utilisation et politique de confidentialité",
  Accept: "Accepter",
  Connect: "Connecter",
  "The button opens the Octroi dashboard in a new tab. Sign in there and confirm this site; the Octroi dashboard then asks this site whether it was you, and connects it.":
    "Le bouton ouvre le tableau de bord Octroi dans un nouvel onglet. Connectez-vous et confirmez ce site ; le tableau de bord Octroi demande alors à ce site si c’était bien vous, et le connecte.",
  "If the Octroi dashboard cannot reach this site (a password protects it, or its name is a private one), paste the site’s key instead.":
    "Si le tableau de bord Octroi ne peut pas joindre ce site (un mot de passe le protège, ou son nom est privé), collez plutôt la clé du site.",
  "This site is in a folder of its domain, and the Octroi dashboard has one site for a domain. Paste the key of the domain’s site: the dashboard then shows the visits of all its folders together, and its rules apply to all of them. Where the key is no longer at hand, make a new one there and paste it on every site that had the old one.":
    "Ce site est dans un dossier de son domaine, et le tableau de bord Octroi a un seul site par domaine. Collez la clé du site de ce domaine : le tableau de bord montre alors ensemble les visites de tous ses dossiers, et ses règles s’appliquent à tous. Si vous n’avez plus la clé, créez-y-en une nouvelle et collez-la sur chaque site qui avait l’ancienne.",
  "The Octroi dashboard cannot reach this site on its own, as its REST API is not at /wp-json of its own name. Add the site in the Octroi dashboard, then paste its key here.":
    "Le tableau de bord Octroi ne peut pas interroger ce site lui-même, car son API REST n’est pas à l’adresse /wp-json de son propre nom. Ajoutez le site dans le tableau de bord Octroi, puis collez sa clé ici.",
  "The site’s key, from the Octroi dashboard": "La clé du site, depuis le tableau de bord Octroi",
  "Connect with the key": "Connecter avec la clé",
  "What is sent, and to whom": "Ce qui est transmis, et à qui",
  "While the site is connected, and only then, the plugin sends to %s, about once a minute:":
    "Tant que le site est connecté, et seulement alors, l’extension transmet à %s, environ une fois par minute :",
  "for each visit of a known crawler: the time, your site’s name, the path of the page without its query, the method and status, the crawler’s name, operator and purpose, whether it was verified, and what was decided;":
    "pour chaque visite d’un robot connu : l’heure, le nom de votre site, le chemin de la page sans sa requête, la méthode et le statut, le nom du robot, son exploitant et son usage, s’il a été vérifié, et ce qui a été décidé ;",
  "for a program that no list knows and that gives itself a name, such as “…bot”: the same, under that name;":
    "pour un programme qu’aucune liste ne connaît et qui se donne un nom, comme « …bot » : la même chose, sous ce nom ;",
  "how many people an assistant such as ChatGPT sent to a page, at least: the assistant, the path without its query and a number, without a time. Of a person, nothing;":
    "combien de personnes, au moins, un assistant comme ChatGPT a envoyées vers une page : l’assistant, le chemin sans sa requête et un nombre, sans heure. D’une personne, rien ;",
  "Count how many people assistants send, while the site is connected":
    "Compter combien de personnes les assistants envoient, tant que le site est connecté",
  "Saved. What is sent changes from the next visit.":
    "Enregistré. Ce qui est transmis change dès la prochaine visite.",
  "a request for the rules that you have published, with the version of this plugin.":
    "une demande des règles que vous avez publiées, avec la version de cette extension.",
  "Never sent: single visits of people, addresses, cookies, headers, contents. Here, in your own database, the plugin keeps the number of visits by crawler and day for seven days, and reports that wait (5,000 at most). Deleting the plugin removes all of it.":
    "Jamais transmis : les visites une à une des personnes, les adresses, les cookies, les en-têtes, les contenus. Ici, dans votre propre base de données, l’extension garde le nombre de visites par robot et par jour pendant sept jours, et les rapports en attente (5 000 au plus). Supprimer l’extension efface le tout.",
};
