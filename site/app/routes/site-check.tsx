import { checkerAgent } from "@octroi/check/places";
import { pages } from "../../domain/pages/pages.ts";
import { siteCheck } from "../content/site-check.ts";
import { specSupportCopy } from "../content/spec-support.ts";
import { Island } from "../islands/island.tsx";
import { pageMeta } from "../metadata/page-meta.ts";
import { toolData } from "../metadata/tool-data.ts";
import { languageFrom } from "../page/language.ts";
import { useRootData } from "../page/root-data.ts";
import { exampleCheck } from "../site-check/example.ts";
import { specSupport } from "../site-check/spec-support.ts";
import { Tool } from "../site-check/tool.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import { ClosingCall } from "../ui/closing-call.tsx";
import { PageHeading } from "../ui/heading.tsx";
import { Reader } from "../ui/reader.tsx";
import { StructuredData } from "../ui/structured-data.tsx";
import type { Route } from "./+types/site-check.ts";

export function loader(args: Route.LoaderArgs) {
  const language = languageFrom(args);
  const copy = siteCheck[language];
  const { origin } = new URL(args.request.url);
  return {
    copy,
    facts: toolData(copy, { path: pages.siteCheck, origin, language }),
    example: exampleCheck(),
    specSupportCopy: specSupportCopy[language],
    specSupport: specSupport(language),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, ...context }) => pageMeta(loaderData.copy, context);

export default function SiteCheck({ loaderData }: Route.ComponentProps) {
  const { copy, facts, ...rest } = loaderData;
  const { origin } = useRootData();
  return (
    <>
      <StructuredData data={facts} />
      <PageHeading eyebrow={copy.eyebrow} title={copy.heading} lead={copy.lead} />
      <Island name="site-check" component={Tool} props={{ copy, ...rest }} />
      <Reader copy={copy.agent} name={checkerAgent(new URL(pages.siteCheck, origin))} />
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
