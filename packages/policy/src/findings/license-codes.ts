import { described } from "./level.ts";

/** How a license is announced and served. */
export const licenseCodes = described({
  "license-relative": [
    "error",
    "License attend une adresse complète, avec https://.",
    "License takes a full address, with https://.",
  ],
  "license-not-https": [
    "warning",
    "L’adresse de la licence n’est pas en https.",
    "The license address is not https.",
  ],
  "license-group-replaces-global": [
    "info",
    "Un groupe qui a sa propre License ne voit plus celle de tout le fichier.",
    "A group with a License of its own no longer sees the one for the whole file.",
  ],
  "license-only-in-group": [
    "warning",
    "License figure dans certains groupes, mais pas pour tous les robots : les autres n’en voient pas.",
    "License appears in some groups but not for everyone: other crawlers see none.",
  ],
  "license-after-group": [
    "warning",
    "Une ligne vide ne ferme pas un groupe : placée ici, License peut n’appartenir qu’au dernier. Mettez-la en tête.",
    "A blank line does not end a group: placed here, License may belong to the last one alone. Put it first.",
  ],
  "license-on-disallowed": [
    "warning",
    "Ce groupe ne peut rien lire, et License n’y change rien.",
    "This group may fetch nothing, and License does not change that.",
  ],
  "license-media-type": [
    "warning",
    "La licence n’est pas servie comme application/rsl+xml.",
    "The license is not served as application/rsl+xml.",
  ],
  "license-unreachable": [
    "error",
    "L’adresse de la licence ne répond pas 200 : sans document, rien n’est autorisé.",
    "The license address does not answer 200: without a document, nothing is licensed.",
  ],
  "link-type": [
    "error",
    "Le lien n’a pas le type application/rsl+xml : ce pourrait être n’importe quelle licence.",
    "The link lacks the type application/rsl+xml, so it could be any license.",
  ],
  "link-relative": [
    "error",
    "La cible du lien n’est pas une adresse complète.",
    "The link’s target is not a full address.",
  ],
});
