import { pages, splitPath } from "../pages/pages.ts";

/** The parameter of the address that keeps which crawlers are selected, and the name of their boxes. */
export const parameter = "bots";
const noBotsValue = "none";

/**
 * Which of the offered names a query string selects, in the order in which they are offered. Without the
 * parameter, or with anything in it that is not offered, all of them: the default.
 */
export function selectionIn(search: string, offered: readonly string[]): readonly string[] {
  const named = new URLSearchParams(search).get(parameter);
  if (named === null) return offered;
  if (named === noBotsValue) return [];
  const requested = new Set(named.split(",").map((name) => name.toLowerCase()));
  const selected = selectionOf([...requested], offered);
  return selected.length === requested.size ? selected : offered;
}

/** Whether a path and its query are the generator's, with crawlers selected. */
export function asksSelection(pathname: string, search: string): boolean {
  return splitPath(pathname).path === pages.robotsTxtGenerator && new URLSearchParams(search).has(parameter);
}

/** Those of the offered names that are wanted. */
export function selectionOf(requested: readonly string[], offered: readonly string[]): readonly string[] {
  const names = new Set(requested.map((name) => name.toLowerCase()));
  return offered.filter((name) => names.has(name.toLowerCase()));
}

/** The query string that selects these names. The default needs none, and the other parameters stay. */
export function searchFor(selected: readonly string[], offered: readonly string[], search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(parameter);
  // Written by hand, as a comma may stand in a query and reads better than %2C.
  const own = selected.length === offered.length ? "" : `${parameter}=${selected.join(",") || noBotsValue}`;
  const all = [parameters.toString(), own].filter((part) => part !== "").join("&");
  return all === "" ? "" : `?${all}`;
}
