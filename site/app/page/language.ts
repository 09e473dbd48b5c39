import type { Language } from "@octroi/ui/language/language";
import type { RouterContextProvider } from "react-router";
import { pageContext } from "./context.ts";

/** The language that the server renders a page in. */
export function languageFrom({ context }: { context: Readonly<RouterContextProvider> }): Language {
  return context.get(pageContext).language;
}
