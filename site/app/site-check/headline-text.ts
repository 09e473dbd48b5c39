import { formatter } from "../../domain/site/format.ts";
import type { Language } from "../../domain/site/language.ts";
import type { Headline } from "../../domain/site-check/headline.ts";
import type { AnswerCopy } from "../content/site-check/copy.ts";

/** The answer in one sentence, or two. */
export function headlineText(headline: Headline, copy: AnswerCopy, language: Language): string {
  const { number } = formatter(language);
  const { headlines, standards, and } = copy;
  const listed = (names: readonly (keyof typeof standards)[]) => {
    const words = names.map((name) => standards[name]);
    return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} ${and} ${words.at(-1)}`;
  };
  switch (headline.kind) {
    case "search-closed": {
      const { closed, all } = headline;
      const { some, all: every } = headlines["search-closed"];
      return closed === all ? every : filled(some, { closed: number(closed), all: number(all) });
    }
    case "contradiction":
      return filled(headlines.contradiction, {
        audience: copy.audiences[headline.audience].name,
        refused: listed(headline.refused),
        granted: listed(headline.granted),
      });
    case "refused": {
      const template = headlines.refused[headline.by.length === 1 ? "one" : "several"];
      return withSearch(filled(template, { by: listed(headline.by) }));
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

function filled(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
}
