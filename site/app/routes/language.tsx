import { isLanguage } from "@octroi/ui/language/language";
import { data, Outlet } from "react-router";
import type { Route } from "./+types/language.ts";

/** The optional first segment of every address: a language, else the page is not found. */
export function loader({ params }: Route.LoaderArgs) {
  if (params.lang !== undefined && !isLanguage(params.lang)) throw data(null, { status: 404 });
  return null;
}

export default function Language() {
  return <Outlet />;
}
