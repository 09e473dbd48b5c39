import { pages } from "../../domain/site/pages.ts";
import { checkerAgent } from "../../domain/site-check/reading.ts";
import { siteCheck } from "../content/site-check.ts";
import { languageFrom } from "../language.ts";
import { pageMeta } from "../page-meta.ts";
import { useRootData } from "../root-data.ts";
import { exampleCheck } from "../site-check/example.ts";
import { toolData } from "../site-check/structured-data.ts";
import { Tool } from "../site-check/tool.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { ClosingCall } from "../ui/closing-call.tsx";
import { PageHeading } from "../ui/heading.tsx";
import { Reader } from "../ui/reader.tsx";
import { StructuredData } from "../ui/structured-data.tsx";
import type { Route } from "./+types/site-check.ts";

export function loader(args: Route.LoaderArgs) {
  return { copy: siteCheck[languageFrom(args)], example: exampleCheck() };
}

export const meta: Route.MetaFunction = ({ loaderData, ...context }) => pageMeta(loaderData.copy, context);

export default function SiteCheck({ loaderData: { copy, example } }: Route.ComponentProps) {
  const { origin, language } = useRootData();
  return (
    <>
      <StructuredData data={toolData(copy, { origin, language })} />
      <PageHeading eyebrow={copy.eyebrow} title={copy.heading} lead={copy.lead} />
      <Tool copy={copy} example={example} />
      <Reader copy={copy.agent} name={checkerAgent(origin)} />
      <ClosingCall heading={copy.closing.heading} text={copy.closing.text}>
        <ButtonLink to={pages.robotsTxtGenerator} variant="jade" size="lg">
          {copy.closing.generator}
        </ButtonLink>
        <ButtonLink to={pages.crawlers} variant="outline" size="lg">
          {copy.closing.directory}
        </ButtonLink>
      </ClosingCall>
    </>
  );
}
