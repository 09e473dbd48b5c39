import { checkerAgent } from "@octroi/check/places";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { pages } from "../../domain/pages/pages.ts";
import { siteCheck } from "../content/site-check.ts";
import { specSupportCopy } from "../content/spec-support.ts";
import { Island } from "../islands/island.tsx";
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

export function loader(args: LoaderFunctionArgs) {
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

export default function SiteCheck() {
  const { copy, facts, ...rest } = useLoaderData<typeof loader>();
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
