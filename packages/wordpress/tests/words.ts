import { argumentsOf, calls, literal, type PhpFile } from "./source.ts";

/** WordPress's functions that translate a text. */
const translators = ["__", "_e", "esc_html__", "esc_html_e", "esc_attr__", "esc_attr_e"];

export interface Sentence {
  /** Undefined where it is no literal, which nobody could translate. */
  readonly text: string | undefined;
  readonly domain: string | undefined;
}

/** What the plugin says to people in the admin. */
export function sentencesIn(files: readonly PhpFile[]): readonly Sentence[] {
  return files.flatMap(({ tree }) =>
    calls(tree, ...translators).map((call) => {
      const [text, domain] = argumentsOf(call);
      return { text: literal(text), domain: literal(domain) };
    }),
  );
}
