import { described } from "./level.ts";

/** robots.txt, and what Content-Usage and Content-Signal say in it or in a header. */
export const robotsCodes = described({
  "robots-unknown-directive": [
    "warning",
    "Ni la RFC 9309 ni une extension connue ne définissent cette ligne.",
    "Neither RFC 9309 nor a known extension defines this line.",
  ],
  "robots-audit": [
    "info",
    "L’audit robots.txt de Lighthouse (PageSpeed Insights) ne connaît pas cette ligne, déclare le fichier non valide et retire des points au score SEO ; les moteurs de recherche la sautent. Un en-tête dit la même chose sans ce défaut.",
    "The robots.txt audit of Lighthouse (PageSpeed Insights) does not know this line, calls the file not valid and takes points off the SEO score; search engines skip it. A header says the same without that.",
  ],
  "robots-bom": [
    "warning",
    "Le fichier commence par une marque d’ordre des octets, qui peut rendre sa première ligne illisible.",
    "The file begins with a byte order mark, which can make its first line unreadable.",
  ],
  "robots-blocked": [
    "error",
    "robots.txt répond par une erreur 4xx : les robots peuvent tout considérer comme permis.",
    "robots.txt answers with a 4xx error: crawlers may take everything as allowed.",
  ],
  "usage-unparseable": [
    "error",
    "Ce n’est pas un dictionnaire de la RFC 9651 : toutes les préférences deviennent inconnues.",
    "This is not a dictionary of RFC 9651: every preference becomes unknown.",
  ],
  "usage-label-inverted": [
    "warning",
    "Content-Usage dit train-ai et ai-use ; ai-train et ai-input sont les mots de Content-Signal et de RSL.",
    "Content-Usage says train-ai and ai-use; ai-train and ai-input are the words of Content-Signal and RSL.",
  ],
  "usage-label-retired": [
    "warning",
    "Ce mot vient d’un ancien projet de norme : il ne dit plus rien.",
    "This word comes from an older draft: it no longer says anything.",
  ],
  "usage-label-unknown": [
    "warning",
    "Content-Usage connaît train-ai, ai-use et search ; ce mot est ignoré.",
    "Content-Usage knows train-ai, ai-use and search; this word is ignored.",
  ],
  "usage-value": [
    "warning",
    "Seuls y et n ont un sens ; cette préférence reste inconnue.",
    "Only y and n have a meaning; this preference stays unknown.",
  ],
  "usage-duplicate-key": [
    "warning",
    "Écrit deux fois : la dernière valeur compte.",
    "Written twice: the last value counts.",
  ],
  "usage-parameter": [
    "warning",
    "Un point-virgule a fait de cette préférence un paramètre, que personne ne lit. Mettez une virgule.",
    "A semicolon made this preference a parameter, which nobody reads. Use a comma.",
  ],
  "usage-empty": ["info", "La ligne ne dit rien.", "The line says nothing."],
  "usage-outside-group": [
    "error",
    "Avant toute ligne User-agent, Content-Usage n’appartient à personne.",
    "Before any User-agent line, Content-Usage belongs to nobody.",
  ],
  "usage-not-repeated": [
    "warning",
    "Les groupes n’héritent pas : celui-ci peut lire des pages et n’a pas de Content-Usage.",
    "Groups do not inherit: this one may read pages and has no Content-Usage.",
  ],
  "usage-on-disallowed": [
    "warning",
    "Ces pages ne peuvent pas être lues : une préférence n’y a pas de sens.",
    "These pages may not be read: a preference has no meaning there.",
  ],
  "usage-path": ["error", "Un chemin commence par une barre oblique.", "A path begins with a slash."],
  "usage-no-statement": [
    "error",
    "Un chemin, sans préférence à la suite.",
    "A path, and no preference after it.",
  ],
  "usage-conflict": [
    "warning",
    "Deux déclarations se contredisent pour la même page : le refus l’emporte.",
    "Two statements disagree about the same page: the refusal wins.",
  ],
  "usage-search-overrides": [
    "info",
    "search=y couvre tout ce qui sert à la recherche, entraînement compris.",
    "search=y covers everything done for search, training included.",
  ],
  "signal-value": ["error", "Content-Signal attend yes ou no.", "Content-Signal takes yes or no."],
  "signal-use-value": [
    "error",
    "use attend immediate, reference ou full.",
    "use takes immediate, reference or full.",
  ],
  "signal-key-inverted": [
    "error",
    "Content-Signal dit ai-train et ai-input ; train-ai et ai-use sont les mots de Content-Usage.",
    "Content-Signal says ai-train and ai-input; train-ai and ai-use are the words of Content-Usage.",
  ],
  "signal-key-unknown": [
    "error",
    "Content-Signal connaît search, ai-input, ai-train et use ; ce mot ne dit rien.",
    "Content-Signal knows search, ai-input, ai-train and use; this word says nothing.",
  ],
  "signal-separator": [
    "error",
    "Les réponses sont séparées par des virgules.",
    "Answers are separated by commas.",
  ],
  "signal-directive-name": [
    "error",
    "Le nom est Content-Signal ; écrite ainsi, la ligne est sautée.",
    "The name is Content-Signal; written this way, the line is skipped.",
  ],
  "signal-case": [
    "warning",
    "Rien ne dit comment lire des capitales ici : écrivez en minuscules.",
    "Nothing says how capitals are read here: write in lowercase.",
  ],
  "signal-outside-group": [
    "warning",
    "Avant toute ligne User-agent, la plupart des robots ignorent Content-Signal.",
    "Before any User-agent line, most crawlers ignore Content-Signal.",
  ],
  "signal-not-repeated": [
    "warning",
    "Les groupes n’héritent pas : celui-ci peut lire des pages et n’a pas de Content-Signal.",
    "Groups do not inherit: this one may read pages and has no Content-Signal.",
  ],
  "signal-on-disallowed": [
    "warning",
    "Ce groupe ne peut rien lire : un signal n’y a pas de sens.",
    "This group may fetch nothing: a signal has no meaning there.",
  ],
  "signal-conflict": [
    "warning",
    "Deux réponses à la même question se contredisent : nous lisons no.",
    "Two answers to the same question disagree: we read no.",
  ],
});
