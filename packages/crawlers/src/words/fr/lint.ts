import { joined, shortened, shownOf } from "../quoting.ts";
import type { LintWords } from "../words.ts";

/** What the linter finds, in French. */
export const lintWords: LintWords = {
  "illegal-token": ({ value, names }) =>
    `${quoted(value)} n’est pas un nom de robot : une ligne User-agent porte un seul nom, fait de lettres, de « - » et de « _ ». Écrivez ${listed(names)}.`,
  "nameless-agent": () => "Cette ligne User-agent ne nomme personne : les robots l’ignorent.",
  "wildcard-in-name": ({ value }) =>
    `${quoted(value)} n’atteint personne : dans un nom, « * » ne remplace rien. Seule la ligne « User-agent: * » parle à tous les robots.`,
  "name-cut-short": ({ value, read }) =>
    `La norme n’admet que des lettres, « - » et « _ » dans un nom : des robots qui la suivent à la lettre, dont ceux de Google, ne lisent ${read === "" ? "rien" : `que ${quoted(read)}`} dans ${quoted(value)}.`,
  "legacy-token": ({ name, ...others }) => `${quoted(name)} n’est plus utilisé.${successors(others)}`,
  "never-real-token": ({ name, ...others }) =>
    `${quoted(name)} n’a jamais été le nom d’un robot.${successors(others)}`,
  "near-miss-token": ({ name, meant }) =>
    `Nous ne connaissons pas de robot nommé ${quoted(name)}. Vouliez-vous dire ${quoted(meant)} ?`,
  "control-token": ({ token, crawler }) =>
    `${quoted(token)} n’explore rien : c’est un réglage que lit ${quoted(crawler)}, et ${quoted(crawler)} reste bloqué. Pour le laisser entrer, nommez-le.`,
  "lost-rules": ({ agent, paths }) =>
    `${quoted(agent)} a son propre groupe et ne suit plus les règles écrites pour tous (« * ») : ${listed(paths)} ${paths.length > 1 ? "lui restent ouverts" : "lui reste ouvert"}.`,
  "rules-before-group": ({ first, last }) =>
    `${last === null ? "Cette règle ne s’adresse" : `Les règles des lignes ${first} à ${last} ne s’adressent`} à personne : aucune ligne User-agent ne ${last === null ? "la" : "les"} précède.`,
  "joined-groups": ({ agent, next, line }) =>
    `${quoted(agent)} partage les règles de ${quoted(next)}, ligne ${line} : seule une ligne Allow ou Disallow sépare deux groupes.`,
  "contradictory-rules": ({ first, last, path, agent }) =>
    `Les lignes ${first} et ${last} se contredisent sur ${quoted(path)}${agent === null ? "" : ` pour ${quoted(agent)}`} : Allow l’emporte, l’accès reste ouvert.`,
  "repeated-rule": ({ earlier }) => `Cette règle répète la ligne ${earlier} et ne change rien.`,
  "unrooted-rule": ({ value, path }) =>
    `${quoted(value)} ne correspond à aucune page : un chemin commence par « / ». Écrivez ${quoted(path)}.`,
  "misspelled-field": ({ written, field }) =>
    `${quoted(written)} n’est pas dans la norme : des robots ignorent cette ligne ; d’autres devinent. Écrivez ${quoted(`${field}:`)}.`,
  "missing-colon": ({ written, field }) =>
    `Il manque « : » après ${quoted(written)} : des robots ignorent cette ligne ; d’autres devinent. Écrivez ${quoted(`${field}:`)}.`,
  "unread-indexing": ({ more }) =>
    `Aucun grand moteur ne lit Noindex ni Nofollow dans robots.txt (Google les ignore depuis septembre 2019) : ces pages peuvent rester dans les résultats. Utilisez la balise meta robots, sur une page que les robots peuvent lire.${also(more)}`,
  "crawl-delay": ({ more }) =>
    `Bing et les robots d’Anthropic lisent Crawl-delay ; Google ne le lit pas, et Yandex ne le lit plus depuis 2018.${also(more)}`,
  host: ({ more }) =>
    `Seul Yandex lisait Host, et il ne le lit plus depuis 2018. Utilisez une redirection.${also(more)}`,
  "clean-param": ({ more }) => `Seul Yandex lit Clean-param.${also(more)}`,
  "rule-to-google": ({ field, more }) =>
    `${quoted(field)} n’est pas dans la norme. Google, qui s’en tient au début du mot, le lit comme une règle Allow ou Disallow.${also(more)}`,
  "malformed-line": ({ more }) =>
    `Cette ligne n’est ni un commentaire ni de la forme « mot: valeur » : les robots l’ignorent.${also(more)}`,
  "unknown-field": ({ field, more }) =>
    `${quoted(field)} n’est pas dans la norme : nous ne connaissons pas de robot qui lise cette ligne.${also(more)}`,
  "relative-sitemap": ({ value }) =>
    `Une ligne Sitemap demande une adresse complète, qui commence par https://.${notOne(value)}`,
  "malformed-license": ({ value }) =>
    `Une ligne License (RSL) demande l’adresse complète du fichier de licence, qui commence par https://.${notOne(value)}`,
  oversize: () =>
    "Le fichier dépasse 500 Kio : à partir de cette ligne, les robots peuvent ne plus rien lire.",
  "encoding-mark": () =>
    "Le fichier commence par une marque d’encodage invisible. Les principaux robots la sautent ; d’autres perdent la première ligne.",
  "invisible-character": () =>
    "Cette ligne contient un caractère invisible, souvent venu d’un copier-coller : les robots ne la reconnaissent pas.",
  "null-characters": () =>
    "Ce fichier n’est pas du texte simple : il contient des caractères nuls, et les robots n’y liront presque rien. Enregistrez-le en UTF-8.",
  "not-utf-8": () =>
    "Des caractères de cette ligne ne sont pas en UTF-8 : les chemins accentués ne correspondront pas. Enregistrez le fichier en UTF-8.",
  "injected-lines": ({ first, last, by }) =>
    `Les lignes ${first} à ${last} sont ajoutées par ${by}, pas par votre fichier : elles se changent dans votre compte ${by}.`,
  "malformed-content-signal": () =>
    "Content-Signal attend des réponses yes ou no séparées par des virgules, par exemple « search=yes, ai-train=no » (search, ai-input, ai-train). Ce qui est écrit autrement peut être ignoré.",
  "malformed-content-usage": () =>
    "Content-Usage attend des réponses y ou n en minuscules, séparées par des virgules, par exemple « train-ai=n, search=y » (train-ai, ai-use, search). Le projet de norme peut encore changer.",
};

function quoted(text: string): string {
  return `« ${shortened(text)} »`;
}

function listed(names: readonly string[]): string {
  const { shown, more } = shownOf(names);
  return joined([...shown.map(quoted), ...(more > 0 ? [`${more} autres`] : [])], " et ");
}

function successors({ successors, alreadyNamed }: { successors: readonly string[]; alreadyNamed: boolean }) {
  if (successors.length === 0) return "";
  return alreadyNamed
    ? ` Ce fichier nomme déjà ${listed(successors)}.`
    : ` Cette ligne ne touche pas ${listed(successors)}, que ce fichier ne nomme pas.`;
}

function also(more: number): string {
  const s = more > 1 ? "s" : "";
  return more === 0 ? "" : ` (${more} autre${s} ligne${s} de ce genre)`;
}

function notOne(value: string): string {
  return value === "" ? "" : ` ${quoted(value)} n’en est pas une.`;
}
