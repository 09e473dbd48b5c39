import { type LoaderFunctionArgs, useLoaderData } from "react-router";
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
import { languageFrom } from "../page/language.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { ClosingCall } from "../ui/closing-call.tsx";
import { PageHeading } from "../ui/heading.tsx";
import { SignUpButton } from "../ui/sign-up-button.tsx";

export function loader(args: LoaderFunctionArgs) {
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

export default function RobotsTxtGenerator() {
  const { copy, bots, searchEngines, rows, operators, search, renderedOn } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeading eyebrow={copy.eyebrow} title={copy.heading} lead={copy.lead} />
      <Island name="generator" component={Tool} props={{ copy, bots, searchEngines, renderedOn, search }} />
      <HowTo copy={copy.howTo} />
      <Island name="registry" component={Registry} props={{ copy: copy.registry, rows, operators }} />
      <GeneratorQuestions copy={copy.faq} />
      <Guide copy={copy.guide} />
      <ClosingCall heading={copy.closing.heading} text={copy.closing.text}>
        <SignUpButton variant="jade" size="lg">
          {copy.closing.signUp}
        </SignUpButton>
        <ButtonLink to={pages.pricing} variant="outline" size="lg">
          {copy.closing.pricing}
        </ButtonLink>
      </ClosingCall>
    </>
  );
}
