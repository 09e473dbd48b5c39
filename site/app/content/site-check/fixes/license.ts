import type { FindingCode } from "@octroi/policy/check";
import type { Fixes } from "./fixes.ts";

/** What to do about how a license is announced and served. */
export const licenseFixes: Fixes<Extract<FindingCode, `license-${string}` | `link-${string}`>> = {
  "license-relative": [
    "Écrivez l’adresse complète : License: https://votre-site/license.xml.",
    "Write the full address: License: https://your-site/license.xml.",
  ],
  "license-not-https": [
    "Servez le fichier en https et annoncez cette adresse.",
    "Serve the file over https and announce that address.",
  ],
  "license-group-replaces-global": [
    "Répétez dans ce groupe la licence de tout le fichier, si elle doit aussi y valoir.",
    "Repeat the file’s license in this group if it should hold there too.",
  ],
  "license-only-in-group": [
    "Ajoutez une ligne License en tête du fichier, avant tout User-agent.",
    "Add a License line at the top of the file, before any User-agent.",
  ],
  "license-after-group": [
    "Déplacez la ligne tout en haut du fichier.",
    "Move the line to the very top of the file.",
  ],
  "license-on-disallowed": [
    "Ouvrez ce groupe (Allow: /) si la licence doit servir, ou retirez-la.",
    "Open this group (Allow: /) if the license is to be of use, or remove it.",
  ],
  "license-media-type": [
    "Réglez votre serveur pour qu’il envoie Content-Type: application/rsl+xml.",
    "Set your server to send Content-Type: application/rsl+xml.",
  ],
  "license-unreachable": [
    "Publiez le fichier à cette adresse, ouvert à tous les robots.",
    "Publish the file at this address, open to every crawler.",
  ],
  "link-type": ['Ajoutez type="application/rsl+xml" au lien.', 'Add type="application/rsl+xml" to the link.'],
  "link-relative": ["Écrivez l’adresse complète, avec https://.", "Write the full address, with https://."],
};
