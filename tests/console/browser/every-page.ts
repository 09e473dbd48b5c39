import { pathTo } from "../../../domain/access/paths.ts";
import { type Route, routes } from "../../../domain/access/routes.ts";
import { isShortcut } from "../../../domain/access/shortcuts.ts";
import type { Furnished } from "./furnish.ts";

/** The pages that are there for nobody in particular, those that are somebody's, and those of operators. */
export function everyPage(furnished: Furnished): Record<"anyone" | "signedIn" | "operator", string[]> {
  const pages = Object.entries<Route>(routes)
    .filter(([id, { answers, get }]) => answers === "page" && get && !isShortcut(id))
    .map(([, route]) => route);
  const pathsFor = (access: (get: Route["get"]) => boolean) =>
    pages.filter(({ get }) => access(get)).map(({ path }) => filled(path, furnished));
  return {
    // The first one leads on, to the sign-in.
    anyone: pathsFor(isForAnyone).filter((path) => path !== pathTo("home")),
    // Whoever has been welcomed is led on, and whoever has no plan to end.
    operator: pathsFor((get) => get === "operator"),
    signedIn: pathsFor((get) => !isForAnyone(get) && get !== "operator").filter(
      (path) => path !== pathTo("welcome") && path !== pathTo("endPlan", furnished),
    ),
  };
}

const isForAnyone = (get: Route["get"]) => get === "anyone" || get === "share";

function filled(path: string, furnished: Furnished): string {
  const values: Readonly<Record<string, string>> = {
    ...furnished,
    token: furnished.invitationToken,
    crawler: "GPTBot",
    list: "reports",
    about: furnished.site,
    ...(path === routes.siteDns.path && { site: furnished.dnsSite }),
  };
  const address = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`Expected a value for :${name} in ${path}.`);
    return value;
  });
  return path === routes.connect.path ? `${address}?${pluginRequest}` : address;
}

/** As the plugin of a site asks to be connected. */
const pluginRequest = new URLSearchParams({
  origin: "https://blog.example.com",
  challenge: "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM",
});
