import type { RouterContextProvider } from "react-router";
import type { Language } from "../../domain/language/language.ts";
import { pageContext } from "./context.ts";

/** The language that the server renders a page in. */
export function languageFrom({ context }: { context: Readonly<RouterContextProvider> }): Language {
  return context.get(pageContext).language;
}
