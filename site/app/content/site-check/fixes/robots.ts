import type { FindingCode } from "@octroi/policy/check";
import type { Fixes } from "./fixes.ts";

/** What to do about robots.txt and what Content-Usage and Content-Signal say in it. */
export const robotsFixes: Fixes<
  Extract<FindingCode, `robots-${string}` | `usage-${string}` | `signal-${string}`>
> = {
  "robots-unknown-directive": [
    "Retirez la ligne, ou corrigez son nom.",
    "Remove the line, or correct its name.",
  ],
  "robots-audit": [
    "Rien à corriger pour les robots. Pour un score SEO de 100, dites la même chose par en-tête : Content-Usage, ou Link avec rel=license.",
    "Nothing to fix for crawlers. For an SEO score of 100, say the same by header: Content-Usage, or Link with rel=license.",
  ],
  "robots-bom": [
    "Enregistrez le fichier en UTF-8 sans marque d’ordre des octets (BOM).",
    "Save the file as UTF-8 without a byte order mark (BOM).",
  ],
  "robots-blocked": [
    "Laissez tout le monde lire /robots.txt : retirez-le du pare-feu, du mot de passe ou de la limite de débit.",
    "Let everyone read /robots.txt: take it out of the firewall, the password or the rate limit.",
  ],
  "usage-unparseable": [
    "Écrivez des paires séparées par des virgules : train-ai=n, search=y.",
    "Write pairs separated by commas: train-ai=n, search=y.",
  ],
  "usage-label-inverted": [
    "Écrivez train-ai au lieu d’ai-train, ai-use au lieu d’ai-input.",
    "Write train-ai instead of ai-train, ai-use instead of ai-input.",
  ],
  "usage-label-retired": [
    "Remplacez le mot par train-ai, ai-use ou search.",
    "Replace the word with train-ai, ai-use or search.",
  ],
  "usage-label-unknown": [
    "Retirez le mot, ou écrivez train-ai, ai-use ou search.",
    "Remove the word, or write train-ai, ai-use or search.",
  ],
  "usage-value": ["Écrivez y ou n.", "Write y or n."],
  "usage-duplicate-key": ["Ne gardez qu’une des deux valeurs.", "Keep only one of the two values."],
  "usage-parameter": ["Remplacez le point-virgule par une virgule.", "Replace the semicolon with a comma."],
  "usage-empty": [
    "Complétez la ligne (train-ai=n) ou retirez-la.",
    "Complete the line (train-ai=n) or remove it.",
  ],
  "usage-outside-group": ["Déplacez la ligne sous un User-agent.", "Move the line below a User-agent."],
  "usage-not-repeated": [
    "Répétez la ligne Content-Usage dans ce groupe.",
    "Repeat the Content-Usage line in this group.",
  ],
  "usage-on-disallowed": [
    "Retirez la préférence, ou ouvrez ces pages.",
    "Remove the preference, or open these pages.",
  ],
  "usage-path": ["Commencez le chemin par une barre oblique.", "Begin the path with a slash."],
  "usage-no-statement": [
    "Ajoutez une préférence après le chemin : /articles/ train-ai=n.",
    "Add a preference after the path: /articles/ train-ai=n.",
  ],
  "usage-conflict": [
    "Dites la même chose aux deux endroits, ou n’en gardez qu’un.",
    "Say the same in both places, or keep only one.",
  ],
  "usage-search-overrides": [
    "Retirez search=y si l’entraînement pour la recherche doit rester refusé.",
    "Remove search=y if training for search is to stay refused.",
  ],
  "signal-value": ["Écrivez yes ou no.", "Write yes or no."],
  "signal-use-value": ["Écrivez immediate, reference ou full.", "Write immediate, reference or full."],
  "signal-key-inverted": [
    "Écrivez ai-train au lieu de train-ai, ai-input au lieu d’ai-use.",
    "Write ai-train instead of train-ai, ai-input instead of ai-use.",
  ],
  "signal-key-unknown": [
    "Retirez le mot, ou écrivez search, ai-input, ai-train ou use.",
    "Remove the word, or write search, ai-input, ai-train or use.",
  ],
  "signal-separator": [
    "Séparez les réponses par des virgules : search=yes, ai-train=no.",
    "Separate the answers with commas: search=yes, ai-train=no.",
  ],
  "signal-directive-name": [
    "Écrivez Content-Signal, au singulier et avec le trait d’union.",
    "Write Content-Signal, in the singular and with the hyphen.",
  ],
  "signal-case": ["Écrivez tout en minuscules.", "Write everything in lowercase."],
  "signal-outside-group": ["Déplacez la ligne sous User-agent: *.", "Move the line below User-agent: *."],
  "signal-not-repeated": [
    "Répétez la ligne Content-Signal dans ce groupe.",
    "Repeat the Content-Signal line in this group.",
  ],
  "signal-on-disallowed": [
    "Retirez le signal, ou ouvrez ce groupe.",
    "Remove the signal, or open this group.",
  ],
  "signal-conflict": ["Ne gardez qu’une des deux réponses.", "Keep only one of the two answers."],
};
