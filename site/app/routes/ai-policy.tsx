import { presetDrafts } from "@octroi/ui/policy/presets";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { pages } from "../../domain/pages/pages.ts";
import { exchangeCopy } from "../content/exchange.ts";
import { generatorCopy } from "../content/generator.ts";
import { policyCopy } from "../content/policy.ts";
import { specSupportCopy } from "../content/spec-support.ts";
import { testerCopy } from "../content/tester.ts";
import { Island } from "../islands/island.tsx";
import { toolData } from "../metadata/tool-data.ts";
import { languageFrom } from "../page/language.ts";
import { decidableNames, formSupport, policyExample, purposeNames } from "../policy/example.ts";
import { Tool } from "../policy/tool.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import { ClosingCall } from "../ui/closing-call.tsx";
import { PageHeading } from "../ui/heading.tsx";
import { StructuredData } from "../ui/structured-data.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const language = languageFrom(args);
  const copy = policyCopy[language];
  const { origin } = new URL(args.request.url);
  const { proof, levels, reason } = testerCopy[language];
  return {
    copy,
    facts: toolData(copy, { path: pages.aiPolicy, origin, language }),
    exchangeCopy: exchangeCopy[language],
    findingsCopy: generatorCopy[language].findings,
    proofCopy: { proof, levels, reason },
    example: await policyExample(language),
    presets: presetDrafts,
    specSupport: formSupport(language),
    specSupportCopy: specSupportCopy[language],
    purposes: purposeNames(language),
    names: decidableNames,
  };
}

export default function AiPolicy() {
  const { copy, facts, ...rest } = useLoaderData<typeof loader>();
  return (
    <>
      <StructuredData data={facts} />
      <PageHeading eyebrow={copy.eyebrow} title={copy.heading} lead={copy.lead} />
      <Island name="policy" component={Tool} props={{ copy, ...rest }} />
      <ClosingCall heading={copy.closing.heading} text={copy.closing.text}>
        <ButtonLink to={pages.middleware} variant="jade" size="lg">
          {copy.closing.middleware}
        </ButtonLink>
        <ButtonLink to={pages.robotsTxtTester} variant="outline" size="lg">
          {copy.closing.tester}
        </ButtonLink>
      </ClosingCall>
    </>
  );
}
