import type { FindingCode } from "@octroi/policy/check";
import type { Fixes } from "./fixes.ts";

/** What to do about an RSL document. */
export const rslFixes: Fixes<Extract<FindingCode, `rsl-${string}` | `xml-${string}`>> = {
  "xml-not-well-formed": [
    "Ouvrez le fichier dans un éditeur XML : il montre la balise restée ouverte ou le caractère à échapper.",
    "Open the file in an XML editor: it shows the tag left open or the character to escape.",
  ],
  "xml-doctype-refused": [
    "Supprimez la ligne <!DOCTYPE …> et écrivez les caractères tels quels, sans entités maison.",
    "Delete the <!DOCTYPE …> line and write characters as they are, without entities of your own.",
  ],
  "xml-bom": [
    "Rien n’oblige à changer ; enregistré en UTF-8 sans marque, le fichier se lit partout.",
    "Nothing has to change; saved as UTF-8 without a mark, the file reads everywhere.",
  ],
  "rsl-root": [
    'Commencez le document par <rsl xmlns="https://rslstandard.org/rsl">.',
    'Begin the document with <rsl xmlns="https://rslstandard.org/rsl">.',
  ],
  "rsl-namespace": [
    "Copiez l’adresse exacte : https://rslstandard.org/rsl, sans barre finale ni http.",
    "Copy the exact address: https://rslstandard.org/rsl, without a closing slash and not http.",
  ],
  "rsl-prefix": [
    'Écrivez <rsl xmlns="…"> sans préfixe ; le préfixe rsl: sert dans les flux.',
    'Write <rsl xmlns="…"> without a prefix; the rsl: prefix is for feeds.',
  ],
  "rsl-soft-404": [
    "Publiez le fichier à cette adresse, ou corrigez l’adresse que vous annoncez.",
    "Publish the file at this address, or correct the address that you announce.",
  ],
  "rsl-unknown-element": [
    "Retirez l’élément, ou vérifiez son orthographe dans la norme.",
    "Remove the element, or check its spelling against the standard.",
  ],
  "rsl-unknown-attribute": [
    "Retirez l’attribut, ou vérifiez sur quel élément il va.",
    "Remove the attribute, or check which element it belongs on.",
  ],
  "rsl-wrong-place": [
    "Déplacez l’élément : content va dans rsl, license dans content, permits et payment dans license.",
    "Move the element: content goes into rsl, license into content, permits and payment into license.",
  ],
  "rsl-no-content": [
    'Ajoutez un élément <content url="/"> avec une license.',
    'Add a <content url="/"> element with a license.',
  ],
  "rsl-url-missing": [
    'Ajoutez url="/" pour tout le site, ou le chemin visé.',
    'Add url="/" for the whole site, or the path you mean.',
  ],
  "rsl-url-empty": ['Écrivez url="/" ou le chemin visé.', 'Write url="/" or the path you mean.'],
  "rsl-url-absolute": [
    "Gardez le chemin seul, comme dans robots.txt : /articles/*.",
    "Keep the path alone, as in robots.txt: /articles/*.",
  ],
  "rsl-url-not-path": [
    "Commencez le chemin par une barre oblique : /articles/.",
    "Begin the path with a slash: /articles/.",
  ],
  "rsl-server-obliges-token": [
    "Retirez server si vos pages se lisent sans jeton.",
    "Remove server if your pages can be read without a token.",
  ],
  "rsl-server-url": ["Donnez à server une adresse complète en https.", "Give server a full https address."],
  "rsl-encrypted-without-server": [
    "Ajoutez l’attribut server, ou retirez encrypted.",
    "Add the server attribute, or remove encrypted.",
  ],
  "rsl-boolean": ["Écrivez true ou false, en minuscules.", "Write true or false, in lowercase."],
  "rsl-lastmod": [
    "Écrivez la date avec son heure et son fuseau : 2026-11-15T08:00:00Z.",
    "Write the date with its time and zone: 2026-11-15T08:00:00Z.",
  ],
  "rsl-max-age": ["Écrivez un nombre de jours, tel que 30.", "Write a number of days, such as 30."],
  "rsl-license-missing": [
    "Ajoutez un élément license à ce content.",
    "Add a license element to this content.",
  ],
  "rsl-duplicate-permits": [
    "Réunissez les mots dans un seul permits, séparés par des espaces.",
    "Put the words into one permits, separated by spaces.",
  ],
  "rsl-duplicate-prohibits": [
    "Réunissez les mots dans un seul prohibits, séparés par des espaces.",
    "Put the words into one prohibits, separated by spaces.",
  ],
  "rsl-duplicate-legal": ["Ne gardez qu’un legal de ce type.", "Keep only one legal of this type."],
  "rsl-duplicate-child": ["N’en gardez qu’un.", "Keep only one of them."],
  "rsl-type-missing": ['Ajoutez type="usage", "user" ou "geo".', 'Add type="usage", "user" or "geo".'],
  "rsl-type-unknown": [
    "Remplacez le type par usage, user ou geo.",
    "Replace the type with usage, user or geo.",
  ],
  "rsl-token-unknown": [
    "Employez un mot de la norme : all, ai-all, ai-train, ai-input, ai-index ou search.",
    "Use a word of the standard: all, ai-all, ai-train, ai-input, ai-index or search.",
  ],
  "rsl-list-separator": ["Remplacez les virgules par des espaces.", "Replace the commas with spaces."],
  "rsl-permits-prohibits-overlap": [
    "Retirez l’usage de permits ou de prohibits.",
    "Remove the use from permits or from prohibits.",
  ],
  "rsl-payment-type": [
    "Choisissez un type de cette liste, en minuscules.",
    "Choose a type from this list, in lowercase.",
  ],
  "rsl-payment-untyped": [
    'Ajoutez un type, par exemple type="crawl" pour un prix à la visite.',
    'Add a type, such as type="crawl" for a price per visit.',
  ],
  "rsl-currency-missing": [
    'Ajoutez la devise : <amount currency="EUR">.',
    'Add the currency: <amount currency="EUR">.',
  ],
  "rsl-currency": [
    "Écrivez le code en trois capitales : EUR, USD.",
    "Write the code in three capitals: EUR, USD.",
  ],
  "rsl-amount": [
    "Écrivez le nombre avec un point et sans symbole : 0.005.",
    "Write the number with a point and no symbol: 0.005.",
  ],
  "rsl-accepts-type": [
    "Écrivez un type de média complet, tel que application/x402+json.",
    "Write a full media type, such as application/x402+json.",
  ],
  "rsl-standard-url": [
    "Écrivez l’adresse complète, avec https://.",
    "Write the full address, with https://.",
  ],
  "rsl-reporting-type": [
    "Remplacez le type par telemetry, provenance ou audit.",
    "Replace the type with telemetry, provenance or audit.",
  ],
  "rsl-reporting-profile": [
    "Ajoutez l’adresse du profil que le rapport doit suivre.",
    "Add the address of the profile that the report has to follow.",
  ],
  "rsl-reporting-endpoint": ["Donnez une adresse complète en https.", "Give a full https address."],
  "rsl-reporting-obliges": [
    "Retirez reporting si vous voulez que tous puissent accepter la licence.",
    "Remove reporting if you want everyone to be able to accept the license.",
  ],
  "rsl-legal-type": ["Remplacez le type par l’un de ces mots.", "Replace the type with one of these words."],
  "rsl-legal-token": [
    "Retirez le mot, ou vérifiez son orthographe dans la norme.",
    "Remove the word, or check its spelling against the standard.",
  ],
  "rsl-copyright-type": ["Écrivez person ou organization.", "Write person or organization."],
  "rsl-inline-one-content": [
    "Ne gardez qu’un content dans la page, ou déplacez la licence dans un fichier.",
    "Keep only one content in the page, or move the license into a file.",
  ],
  "rsl-rss-origin": [
    "Retirez les adresses d’autres sites de ce flux.",
    "Remove other sites’ addresses from this feed.",
  ],
  "rsl-rss-prefix": [
    "Écrivez rsl: devant chaque élément RSL du flux.",
    "Write rsl: before every RSL element of the feed.",
  ],
};
