import { isLanguage } from "@octroi/ui/language/language";

/** What of a shared dashboard's address its links keep: whether it is in a frame, and the language that was chosen. */
export function sharedQuery(searchParams: URLSearchParams): string {
  const language = searchParams.get("language");
  return (isLanguage(language) ? `&language=${language}` : "") + (searchParams.has("embed") ? "&embed" : "");
}
