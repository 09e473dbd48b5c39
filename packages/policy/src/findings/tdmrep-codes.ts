import { described } from "./level.ts";

/** TDMRep: its file, its headers and meta elements, and its policy in ODRL. */
export const tdmrepCodes = described({
  "json-not-json": ["error", "Ce n’est pas du JSON.", "This is not JSON."],
  "json-bom": [
    "warning",
    "Le fichier commence par une marque d’ordre des octets, que JSON interdit d’écrire.",
    "The file begins with a byte order mark, which JSON does not allow.",
  ],
  "tdmrep-soft-404": [
    "error",
    "Une page web est servie à la place de tdmrep.json.",
    "A web page is served in place of tdmrep.json.",
  ],
  "tdmrep-not-array": [
    "error",
    "Le fichier est un tableau de règles, même pour une seule.",
    "The file is an array of rules, even for a single one.",
  ],
  "tdmrep-empty": [
    "warning",
    "Le tableau est vide : rien n’est dit.",
    "The array is empty: nothing is said.",
  ],
  "tdmrep-location-missing": ["error", "Une règle n’a pas de location.", "A rule has no location."],
  "tdmrep-location-not-path": [
    "error",
    "location est un chemin qui commence par une barre oblique : celle-ci ne correspond à rien.",
    "location is a path that begins with a slash: this one matches nothing.",
  ],
  "tdmrep-reservation-missing": [
    "error",
    "Une règle n’a pas de tdm-reservation.",
    "A rule has no tdm-reservation.",
  ],
  "tdmrep-reservation-value": [
    "error",
    "tdm-reservation vaut 1 ou 0 ; toute autre valeur compte comme absente.",
    "tdm-reservation is 1 or 0; any other value counts as absent.",
  ],
  "tdmrep-policy-relative": [
    "warning",
    "L’adresse de la politique n’est pas absolue.",
    "The policy’s address is not absolute.",
  ],
  "tdmrep-policy-with-zero": [
    "info",
    "À côté de 0, la politique n’est pas lue.",
    "Beside 0, the policy is not read.",
  ],
  "tdmrep-shadowed-rule": [
    "warning",
    "Une règle plus haut répond toujours avant celle-ci : la plus précise va en premier.",
    "A rule above always answers before this one: the most specific goes first.",
  ],
  "tdmrep-prefix": [
    "info",
    "Sans barre finale, ce chemin couvre aussi les noms plus longs.",
    "Without a closing slash, this path covers longer names too.",
  ],
  "tdmrep-several-techniques": [
    "warning",
    "La réserve est dite à plusieurs endroits ; le rapport du W3C en demande un seul.",
    "The reservation is stated in several places; the W3C report asks for one.",
  ],
  "tdmrep-wrong-path": [
    "error",
    "Le fichier se lit sous /.well-known/ et nulle part ailleurs.",
    "The file is read under /.well-known/ and nowhere else.",
  ],
  "tdmrep-meta-name": [
    "error",
    'En HTML, l’élément s’écrit <meta name="tdm-reservation"> ou <meta name="tdm-policy">.',
    'In HTML, the element is written <meta name="tdm-reservation"> or <meta name="tdm-policy">.',
  ],
  "odrl-context": [
    "error",
    "@context est le tableau des deux adresses, celle d’ODRL et celle de TDMRep.",
    "@context is the array of the two addresses, ODRL’s and TDMRep’s.",
  ],
  "odrl-type": ["error", "@type est Offer.", "@type is Offer."],
  "odrl-profile": [
    "error",
    "profile est exactement http://www.w3.org/ns/tdmrep.",
    "profile is exactly http://www.w3.org/ns/tdmrep.",
  ],
  "odrl-uid": ["error", "La politique n’a pas d’identifiant (uid).", "The policy has no identifier (uid)."],
  "odrl-assigner": [
    "error",
    "Il faut un assigner, et un seul.",
    "There must be one assigner, and one alone.",
  ],
  "odrl-permission": ["error", "permission est un tableau.", "permission is an array."],
  "odrl-action": ["error", "L’action est tdm:mine.", "The action is tdm:mine."],
  "odrl-prohibition": [
    "warning",
    "Le profil TDMRep ne prévoit ni prohibition ni obligation.",
    "The TDMRep profile has no place for prohibition or obligation.",
  ],
});
