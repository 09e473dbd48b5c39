import type { LintCode } from "@octroi/crawlers/lint";
import type { Fixes } from "./fixes.ts";

/** What to do about a line of robots.txt. */
export const lintFixes: Fixes<LintCode> = {
  "illegal-token": [
    "Écrivez un nom par ligne User-agent, sans version ni espace.",
    "Write one name per User-agent line, without version or spaces.",
  ],
  "legacy-token": [
    "Remplacez l’ancien nom par ceux qui servent, ou retirez-le s’ils y sont déjà.",
    "Replace the old name with those in use, or remove it if they are there already.",
  ],
  "never-real-token": ["Retirez la ligne : elle n’arrête personne.", "Remove the line: it stops nobody."],
  "near-miss-token": [
    "Corrigez le nom d’après notre répertoire.",
    "Look up the right name in our directory.",
  ],
  "control-token": [
    "Nommez aussi le robot qui explore, avec la règle que vous voulez pour lui.",
    "Also name the crawler that fetches, with the rule you want for it.",
  ],
  "lost-rules": [
    "Recopiez dans ce groupe les chemins écrits pour tous.",
    "Copy the paths written for everyone into this group.",
  ],
  "rules-before-group": [
    "Ajoutez User-agent: * au-dessus de ces règles.",
    "Add User-agent: * above these rules.",
  ],
  "joined-groups": [
    "Séparez les deux groupes par une règle, ou réunissez-les si c’est voulu.",
    "Separate the two groups with a rule, or join them if that is what you want.",
  ],
  "contradictory-rules": ["Ne gardez qu’une des deux lignes.", "Keep only one of the two lines."],
  "unreachable-rule": ["Corrigez le chemin, ou retirez la ligne.", "Correct the path, or remove the line."],
  "misspelled-field": ["Corrigez le mot au début de la ligne.", "Correct the word at the start of the line."],
  "unsupported-line": [
    "Ne comptez pas sur cette ligne : dites-le autrement, ou retirez-la.",
    "Do not rely on this line: say it in another way, or remove it.",
  ],
  "relative-sitemap": ["Écrivez l’adresse complète du plan du site.", "Write the sitemap’s full address."],
  oversize: [
    "Raccourcissez le fichier : réunissez les groupes qui ont les mêmes règles.",
    "Shorten the file: join groups that share their rules.",
  ],
  "encoding-mark": [
    "Enregistrez le fichier en texte UTF-8 sans marque (BOM).",
    "Save the file as UTF-8 text without a mark (BOM).",
  ],
  "injected-lines": [
    "Changez le réglage chez votre réseau de diffusion : ces lignes ne sont pas dans votre fichier.",
    "Change the setting at your delivery network: these lines are not in your own file.",
  ],
  "malformed-content-signal": [
    "Écrivez la ligne ainsi : Content-Signal: search=yes, ai-train=no.",
    "Write the line like this: Content-Signal: search=yes, ai-train=no.",
  ],
  "malformed-content-usage": [
    "Écrivez la ligne ainsi : Content-Usage: train-ai=n.",
    "Write the line like this: Content-Usage: train-ai=n.",
  ],
  "malformed-license": [
    "Écrivez l’adresse complète : License: https://votre-site/license.xml.",
    "Write the full address: License: https://your-site/license.xml.",
  ],
};
