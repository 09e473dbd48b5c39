import { pages } from "../../domain/pages/pages.ts";
import { documentation } from "../content/documentation.ts";
import { Frame } from "../documentation/frame.tsx";
import { Guide } from "../documentation/guide.tsx";
import { pageMeta } from "../metadata/page-meta.ts";
import { languageFrom } from "../page/language.ts";
import type { Route } from "./+types/middleware.ts";

export function loader(args: Route.LoaderArgs) {
  const { frame, middleware } = documentation[languageFrom(args)];
  return { frame, guide: middleware };
}

export const meta: Route.MetaFunction = ({ loaderData: { guide }, ...context }) =>
  pageMeta({ title: guide.title, description: guide.document.description }, context);

export default function Middleware({ loaderData: { frame, guide } }: Route.ComponentProps) {
  return (
    <Frame frame={frame} current="middleware">
      <Guide frame={frame} path={pages.middleware} heading={guide.heading} document={guide.document} />
    </Frame>
  );
}
