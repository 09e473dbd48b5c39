import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { pages } from "../domain/pages.ts";

/** `/pricing` and `/fr/pricing` are one route, so switching language keeps everything typed into it. */
export default [
  route(":lang?", "routes/language.tsx", { caseSensitive: true }, [
    index("routes/home.tsx"),
    page(pages.team, "routes/team.tsx"),
    page(pages.privacy, "routes/privacy.tsx"),
    ...(process.env.NODE_ENV === "development"
      ? [page("/design", "routes/design.tsx"), page("/design/fault", "routes/design-fault.tsx")]
      : []),
    route("*", "routes/not-found.tsx"),
  ]),
] satisfies RouteConfig;

function page(path: string, file: string) {
  return route(path.slice(1), file, { caseSensitive: true });
}
