import type { FindingCode } from "@octroi/policy/check";
import type { Fixes } from "./fixes.ts";

/** What to do about TDMRep and its policy. */
export const tdmrepFixes: Fixes<
  Extract<FindingCode, `tdmrep-${string}` | `odrl-${string}` | `json-${string}`>
> = {
  "json-not-json": [
    "Passez le fichier dans un validateur JSON : il montre la virgule ou le guillemet en trop.",
    "Run the file through a JSON validator: it shows the stray comma or quotation mark.",
  ],
  "json-bom": [
    "Enregistrez le fichier en UTF-8 sans marque d’ordre des octets (BOM).",
    "Save the file as UTF-8 without a byte order mark (BOM).",
  ],
  "tdmrep-soft-404": [
    "Publiez le fichier, ou faites répondre 404 à cette adresse.",
    "Publish the file, or make this address answer 404.",
  ],
  "tdmrep-not-array": [
    "Mettez la règle entre crochets : [{ … }].",
    "Put the rule in square brackets: [{ … }].",
  ],
  "tdmrep-empty": [
    'Ajoutez une règle : {"location": "/", "tdm-reservation": 1}.',
    'Add a rule: {"location": "/", "tdm-reservation": 1}.',
  ],
  "tdmrep-location-missing": [
    'Ajoutez "location": "/" pour tout le site.',
    'Add "location": "/" for the whole site.',
  ],
  "tdmrep-location-not-path": [
    "Commencez le chemin par une barre oblique : /articles/.",
    "Begin the path with a slash: /articles/.",
  ],
  "tdmrep-reservation-missing": [
    'Ajoutez "tdm-reservation": 1 pour réserver, 0 pour ne pas réserver.',
    'Add "tdm-reservation": 1 to reserve, 0 not to.',
  ],
  "tdmrep-reservation-value": [
    "Écrivez le nombre 1 ou 0, sans guillemets.",
    "Write the number 1 or 0, without quotation marks.",
  ],
  "tdmrep-policy-relative": [
    "Écrivez l’adresse complète, avec https://.",
    "Write the full address, with https://.",
  ],
  "tdmrep-policy-with-zero": [
    "Retirez tdm-policy, ou passez la réserve à 1.",
    "Remove tdm-policy, or set the reservation to 1.",
  ],
  "tdmrep-shadowed-rule": [
    "Placez cette règle au-dessus de celle qui la couvre.",
    "Put this rule above the one that covers it.",
  ],
  "tdmrep-prefix": [
    "Ajoutez une barre finale si vous visez le dossier seul.",
    "Add a closing slash if you mean the folder alone.",
  ],
  "tdmrep-several-techniques": [
    "Ne gardez qu’un endroit : le fichier, l’en-tête ou la balise meta.",
    "Keep only one place: the file, the header or the meta element.",
  ],
  "tdmrep-wrong-path": [
    "Déplacez le fichier à /.well-known/tdmrep.json.",
    "Move the file to /.well-known/tdmrep.json.",
  ],
  "tdmrep-meta-name": [
    'Écrivez <meta name="tdm-reservation" content="1">.',
    'Write <meta name="tdm-reservation" content="1">.',
  ],
  "odrl-context": [
    "Copiez les deux adresses du rapport TDMRep dans @context.",
    "Copy the two addresses of the TDMRep report into @context.",
  ],
  "odrl-type": ['Écrivez "@type": "Offer".', 'Write "@type": "Offer".'],
  "odrl-profile": [
    'Écrivez "profile": "http://www.w3.org/ns/tdmrep".',
    'Write "profile": "http://www.w3.org/ns/tdmrep".',
  ],
  "odrl-uid": ["Ajoutez uid, l’adresse de cette politique.", "Add uid, the address of this policy."],
  "odrl-assigner": [
    "Ne gardez qu’un assigner : celui qui accorde les droits.",
    "Keep only one assigner: whoever grants the rights.",
  ],
  "odrl-permission": [
    "Mettez la permission entre crochets : [{ … }].",
    "Put the permission in square brackets: [{ … }].",
  ],
  "odrl-action": ['Écrivez "action": "tdm:mine".', 'Write "action": "tdm:mine".'],
  "odrl-prohibition": [
    "Retirez prohibition et obligation : la réserve suffit à refuser.",
    "Remove prohibition and obligation: the reservation is enough to refuse.",
  ],
};
