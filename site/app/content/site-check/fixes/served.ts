import type { ServedCode } from "@octroi/check/served";
import type { Fixes } from "./fixes.ts";

/** What to do about how a file is served. */
export const servedFixes: Fixes<ServedCode> = {
  "soft-404": [
    "Publiez un vrai fichier, ou faites répondre 404 à cette adresse.",
    "Publish a real file, or make this address answer 404.",
  ],
  "wrong-type": [
    "Réglez votre serveur : Content-Type: text/plain pour un .txt, application/json pour un .json.",
    "Set your server: Content-Type: text/plain for a .txt, application/json for a .json.",
  ],
  "not-utf-8": [
    "Enregistrez le fichier en UTF-8, ou déclarez le bon jeu de caractères.",
    "Save the file as UTF-8, or declare the right character set.",
  ],
  "cut-short": [
    "Raccourcissez le fichier : les robots s’arrêtent aussi avant la fin.",
    "Shorten the file: crawlers stop before the end as well.",
  ],
  "robots-in-trouble": [
    "Réparez le serveur, ou servez robots.txt comme un fichier statique qui ne dépend de rien.",
    "Repair the server, or serve robots.txt as a static file that depends on nothing.",
  ],
  "robots-none": [
    "Rien à corriger si tout doit rester ouvert ; sinon, écrivez une politique.",
    "Nothing to fix if everything is to stay open; otherwise, write a policy.",
  ],
  "search-closed": [
    "Ajoutez un groupe pour ces moteurs avec Allow: /, ou ouvrez User-agent: *.",
    "Add a group for these engines with Allow: /, or open User-agent: *.",
  ],
  "search-noindex": [
    "Retirez noindex de la page d’accueil si elle doit être trouvée.",
    "Remove noindex from the home page if it is to be found.",
  ],
  noai: [
    "Gardez-le si vous voulez, mais refusez l’entraînement dans robots.txt et TDMRep.",
    "Keep it if you like, but refuse training in robots.txt and TDMRep.",
  ],
  "page-unavailable": [
    "Vérifiez que votre pare-feu ne refuse pas ceux que vos fichiers laissent entrer.",
    "Check that your firewall does not refuse those your files let in.",
  ],
  "lands-elsewhere": [
    "Servez les mêmes fichiers aux deux adresses, ou redirigez aussi robots.txt.",
    "Serve the same files at both addresses, or redirect robots.txt too.",
  ],
  "no-https": [
    "Servez le site en https : les normes récentes ne connaissent que lui.",
    "Serve the site over https: recent standards know nothing else.",
  ],
  "ai-txt": [
    "Gardez-le si vous voulez ; ce qui compte se dit dans robots.txt.",
    "Keep it if you like; what counts is said in robots.txt.",
  ],
  "llms-txt": ["Rien à corriger.", "Nothing to fix."],
};
