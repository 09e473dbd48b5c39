import { described } from "./level.ts";

/** The RSL document and the XML it is made of. */
export const rslCodes = described({
  "xml-not-well-formed": ["error", "Ce n’est pas du XML bien formé.", "This is not well-formed XML."],
  "xml-doctype-refused": [
    "error",
    "Une déclaration DOCTYPE est refusée sans être lue : elle peut faire enfler un fichier ou en ouvrir d’autres.",
    "A DOCTYPE is refused unread: it can make a file swell or open others.",
  ],
  "xml-bom": [
    "info",
    "Le fichier commence par une marque d’ordre des octets, permise en XML.",
    "The file begins with a byte order mark, which XML allows.",
  ],
  "rsl-root": ["error", "L’élément racine n’est pas rsl.", "The root element is not rsl."],
  "rsl-namespace": [
    "error",
    "L’espace de noms n’est pas exactement https://rslstandard.org/rsl : rien ici n’est du RSL.",
    "The namespace is not exactly https://rslstandard.org/rsl: nothing here is RSL.",
  ],
  "rsl-prefix": [
    "warning",
    "La racine porte un préfixe ; un document autonome déclare RSL comme espace de noms par défaut.",
    "The root has a prefix; a document of its own declares RSL as its default namespace.",
  ],
  "rsl-soft-404": [
    "error",
    "L’adresse de la licence répond par une page web : sans document valide, rien n’est autorisé.",
    "The license address answers with a web page: without a valid document, nothing is licensed.",
  ],
  "rsl-unknown-element": [
    "error",
    "RSL 1.0 ne définit pas cet élément, et le document entier devient non conforme.",
    "RSL 1.0 does not define this element, which makes the whole document non-conformant.",
  ],
  "rsl-unknown-attribute": [
    "error",
    "RSL 1.0 ne définit pas cet attribut sur cet élément.",
    "RSL 1.0 does not define this attribute on this element.",
  ],
  "rsl-wrong-place": [
    "error",
    "Cet élément ne va pas dans celui qui le contient.",
    "This element does not belong in the one that holds it.",
  ],
  "rsl-no-content": [
    "error",
    "rsl ne contient aucun content : le document ne dit rien.",
    "rsl holds no content: the document says nothing.",
  ],
  "rsl-url-missing": ["error", "Un content n’a pas d’url.", "A content has no url."],
  "rsl-url-empty": [
    "warning",
    "Une url vide ne vaut que dans une page HTML, dont elle désigne alors l’adresse.",
    "An empty url means something only inside an HTML page, whose address it then stands for.",
  ],
  "rsl-url-absolute": [
    "warning",
    "Pour tout un site, url attend un chemin comme ceux de robots.txt, pas une adresse complète.",
    "For a whole site, url takes a path as in robots.txt, not a full address.",
  ],
  "rsl-url-not-path": [
    "error",
    "url n’est ni un chemin ni une adresse : elle ne correspond à rien.",
    "url is neither a path nor an address: it matches nothing.",
  ],
  "rsl-server-obliges-token": [
    "warning",
    "Avec server, chacun doit d’abord obtenir un jeton, même pour une licence gratuite.",
    "With server, everyone has to obtain a token first, even for a free license.",
  ],
  "rsl-server-url": ["error", "server n’est pas une adresse https.", "server is not an https address."],
  "rsl-encrypted-without-server": [
    "error",
    "Un contenu chiffré a besoin d’un server qui donne la clé.",
    "Encrypted content needs a server that hands out the key.",
  ],
  "rsl-boolean": ["error", "La valeur attendue est true ou false.", "The value must be true or false."],
  "rsl-lastmod": [
    "error",
    "lastmod attend une date et une heure, comme 2026-11-15T08:00:00Z.",
    "lastmod takes a date and a time, such as 2026-11-15T08:00:00Z.",
  ],
  "rsl-max-age": [
    "error",
    "max-age attend un nombre entier de jours, au moins 1.",
    "max-age takes a whole number of days, at least 1.",
  ],
  "rsl-license-missing": ["error", "Un content n’a pas de license.", "A content has no license."],
  "rsl-duplicate-permits": [
    "error",
    "Une license n’a qu’un permits par type : réunissez les mots dans un seul.",
    "A license has one permits per type: put the words into one.",
  ],
  "rsl-duplicate-prohibits": [
    "error",
    "Une license n’a qu’un prohibits par type : réunissez les mots dans un seul.",
    "A license has one prohibits per type: put the words into one.",
  ],
  "rsl-duplicate-legal": [
    "error",
    "Une license n’a qu’un legal par type.",
    "A license has one legal per type.",
  ],
  "rsl-duplicate-child": [
    "error",
    "Cet élément ne peut figurer qu’une fois ici.",
    "This element may appear here only once.",
  ],
  "rsl-type-missing": [
    "error",
    "permits et prohibits ont besoin d’un type.",
    "permits and prohibits need a type.",
  ],
  "rsl-type-unknown": ["error", "Le type est usage, user ou geo.", "The type is usage, user or geo."],
  "rsl-token-unknown": [
    "error",
    "Ce mot n’est pas du vocabulaire RSL 1.0 : il n’autorise rien.",
    "This word is not in RSL 1.0’s vocabulary: it grants nothing.",
  ],
  "rsl-list-separator": [
    "error",
    "Depuis la version 1.0, les mots sont séparés par des espaces.",
    "Since version 1.0, words are separated by spaces.",
  ],
  "rsl-permits-prohibits-overlap": [
    "warning",
    "Le même usage est permis et interdit : il n’est pas autorisé.",
    "The same use is permitted and prohibited: it is not licensed.",
  ],
  "rsl-payment-type": [
    "error",
    "Le type de paiement est l’un de : purchase, subscription, training, crawl, use, contribution, attribution, free.",
    "The payment type is one of: purchase, subscription, training, crawl, use, contribution, attribution, free.",
  ],
  "rsl-payment-untyped": [
    "warning",
    "Un paiement avec des conditions mais sans type ne dit pas ce qui est payé.",
    "A payment with terms but without a type does not say what is paid for.",
  ],
  "rsl-currency-missing": ["error", "Un montant a besoin d’une devise.", "An amount needs a currency."],
  "rsl-currency": [
    "error",
    "La devise est un code ISO 4217 en capitales, comme EUR.",
    "The currency is an ISO 4217 code in capitals, such as EUR.",
  ],
  "rsl-amount": [
    "error",
    "Le montant est un nombre décimal écrit avec un point, comme 0.005.",
    "The amount is a decimal number written with a point, such as 0.005.",
  ],
  "rsl-accepts-type": [
    "error",
    "accepts nomme un type de média, comme application/x402+json.",
    "accepts names a media type, such as application/x402+json.",
  ],
  "rsl-standard-url": ["error", "standard est une adresse absolue.", "standard is an absolute address."],
  "rsl-reporting-type": [
    "error",
    "Le type de rapport est telemetry, provenance ou audit.",
    "The reporting type is telemetry, provenance or audit.",
  ],
  "rsl-reporting-profile": [
    "error",
    "reporting a besoin d’un profile, une adresse absolue.",
    "reporting needs a profile, an absolute address.",
  ],
  "rsl-reporting-endpoint": ["error", "endpoint est une adresse https.", "endpoint is an https address."],
  "rsl-reporting-obliges": [
    "info",
    "Un client qui ne peut pas rendre ces comptes n’a pas de licence.",
    "A client that cannot report this way has no license.",
  ],
  "rsl-legal-type": [
    "error",
    "Le type de legal est warranty, disclaimer, attestation, contact ou proof.",
    "The type of legal is warranty, disclaimer, attestation, contact or proof.",
  ],
  "rsl-legal-token": [
    "error",
    "RSL 1.0 ne connaît pas ce mot dans legal.",
    "RSL 1.0 does not know this word in legal.",
  ],
  "rsl-copyright-type": [
    "error",
    "Le type de copyright est person ou organization.",
    "The type of copyright is person or organization.",
  ],
  "rsl-inline-one-content": [
    "error",
    "Une licence écrite dans une page contient exactement un content.",
    "A license written into a page holds exactly one content.",
  ],
  "rsl-rss-origin": [
    "error",
    "Un flux ne donne de licence que pour les adresses de son propre site.",
    "A feed licenses addresses of its own site alone.",
  ],
  "rsl-rss-prefix": [
    "error",
    "Dans un flux, chaque élément RSL porte le préfixe rsl.",
    "In a feed, every RSL element has the rsl prefix.",
  ],
});
