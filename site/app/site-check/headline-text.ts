import type { Standard } from "@octroi/check/answers";
import { type Headline, unfollowed } from "@octroi/check/headline";
import { formatter } from "@octroi/ui/language/format";
import type { Language } from "@octroi/ui/language/language";
import type { AnswerCopy } from "../content/site-check/copy.ts";

/** The answer in one sentence, or two. */
export function headlineText(headline: Headline, copy: AnswerCopy, language: Language): string {
  const { number } = formatter(language);
  const { headlines } = copy;
  const listed = (names: readonly Standard[]) => listOf(names, copy.and, copy);
  switch (headline.kind) {
    case "search-closed": {
      const { closed, all } = headline;
      const { some, all: every } = headlines["search-closed"];
      return closed === all ? every : filled(some, { closed: number(closed), all: number(all) });
    }
    case "contradiction":
      return filled(headlines.contradiction, {
        topic: copy.audiences[headline.audience].topic,
        refused: listed(headline.refused),
        granted: listed(headline.granted),
      });
    case "refused": {
      const { by, isAlone } = headline;
      return withSearch(filled(headlines.refused[isAlone ? "alone" : "in"], { by: listed(by) }));
    }
    case "paid":
    case "granted":
      return withSearch(filled(headlines[headline.kind], { by: listed(headline.by) }));
    case "partly":
      return filled(headlines.partly, { closed: number(headline.closed), all: number(headline.all) });
    default:
      return headlines[headline.kind];
  }

  function withSearch(sentence: string): string {
    return "searchOpen" in headline && headline.searchOpen ? `${sentence} ${copy.searchOpen}` : sentence;
  }
}

/** What the answer is worth, where that is little: a refusal in files that nobody says they follow. */
export function worthText(headline: Headline, copy: AnswerCopy, language: Language): string | undefined {
  const known = unfollowed(headline);
  if (known === undefined) return undefined;
  const { number } = formatter(language);
  const { by, open, all } = known;
  const letsIn = filled(copy.worth[open === all ? "all" : "some"], { open: number(open), all: number(all) });
  return `${filled(copy.worth.unfollowed, { by: listOf(by, copy.or, copy) })} ${letsIn}`;
}

function listOf(names: readonly Standard[], last: string, { standards }: AnswerCopy): string {
  const words = names.map((name) => standards[name]);
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} ${last} ${words.at(-1)}`;
}

function filled(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
}
