import { brand } from "@octroi/ui/brand/brand";
import { ExternalButton } from "@octroi/ui/components/button.tsx";
import { pages } from "../../domain/pages/pages.ts";
import { generatorSearchEngines } from "../../domain/robots/generator-names.ts";
import { generatorCopy } from "../content/generator.ts";
import { Guide } from "../generator/guide.tsx";
import { HowTo } from "../generator/how-to.tsx";
import { offeredBots, registryRows } from "../generator/offered.ts";
import { GeneratorQuestions } from "../generator/questions.tsx";
import { Registry } from "../generator/registry.tsx";
import { operatorsIn } from "../generator/registry-view.ts";
import { Tool } from "../generator/tool.tsx";
import { Island } from "../islands/island.tsx";
import { pageMeta } from "../metadata/page-meta.ts";
import { languageFrom } from "../page/language.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { ClosingCall } from "../ui/closing-call.tsx";
import { PageHeading } from "../ui/heading.tsx";
import type { Route } from "./+types/robots-txt-generator.ts";

export function loader(args: Route.LoaderArgs) {
  const language = languageFrom(args);
  const rows = registryRows(language);
  return {
    copy: generatorCopy[language],
    bots: offeredBots(language),
    searchEngines: generatorSearchEngines,
    rows,
    operators: operatorsIn(rows, language),
    search: new URL(args.request.url).search,
    // A page is rendered once and kept: the browser puts the visitor's day in its place.
    renderedOn: import.meta.env.BUILT_ON,
  };
}

export const meta: Route.MetaFunction = ({ loaderData, ...context }) => pageMeta(loaderData.copy, context);

export default function RobotsTxtGenerator({ loaderData }: Route.ComponentProps) {
  const { copy, bots, searchEngines, rows, operators, search, renderedOn } = loaderData;
  return (
    <>
      <PageHeading eyebrow={copy.eyebrow} title={copy.heading} lead={copy.lead} />
      <Island name="generator" component={Tool} props={{ copy, bots, searchEngines, renderedOn, search }} />
      <HowTo copy={copy.howTo} />
      <Island name="registry" component={Registry} props={{ copy: copy.registry, rows, operators }} />
      <GeneratorQuestions copy={copy.faq} />
      <Guide copy={copy.guide} />
      <ClosingCall heading={copy.closing.heading} text={copy.closing.text}>
        <ExternalButton href={brand.signUpUrl} variant="jade" size="lg">
          {copy.closing.signUp}
        </ExternalButton>
        <ButtonLink to={pages.pricing} variant="outline" size="lg">
          {copy.closing.pricing}
        </ButtonLink>
      </ClosingCall>
    </>
  );
}
