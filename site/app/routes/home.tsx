import { home } from "../content/home.ts";
import { languageFrom } from "../language.ts";
import { pageMeta } from "../page-meta.ts";
import { PageHeading } from "../ui/heading.tsx";
import type { Route } from "./+types/home.ts";

export function loader(args: Route.LoaderArgs) {
  return { copy: home[languageFrom(args)] };
}

export const meta: Route.MetaFunction = ({ loaderData, ...context }) => pageMeta(loaderData.copy, context);

export default function Home({ loaderData: { copy } }: Route.ComponentProps) {
  return <PageHeading eyebrow={copy.eyebrow} title={copy.heading} lead={copy.lead} />;
}
