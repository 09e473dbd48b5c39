import { generatorSearchEngines } from "@octroi/crawlers";
import { brand } from "../../domain/brand.ts";
import { pages } from "../../domain/pages.ts";
import { generatorCopy } from "../content/generator.ts";
import { Guide } from "../generator/guide.tsx";
import { HowTo } from "../generator/how-to.tsx";
import { offeredBots, registryRows } from "../generator/offered.ts";
import { Questions } from "../generator/questions.tsx";
import { Registry } from "../generator/registry.tsx";
import { Tool } from "../generator/tool.tsx";
import { languageFrom } from "../language.ts";
import { pageMeta } from "../page-meta.ts";
import { ButtonLink, ExternalButton } from "../ui/button.tsx";
import { PageHeading, SectionHeading } from "../ui/heading.tsx";
import type { Route } from "./+types/robots-txt-generator.ts";

export function loader(args: Route.LoaderArgs) {
  const language = languageFrom(args);
  return {
    copy: generatorCopy[language],
    bots: offeredBots(language),
    searchEngines: generatorSearchEngines,
    rows: registryRows(language),
    // Pages are rendered afresh each day.
    today: new Date().toISOString().slice(0, 10),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, ...context }) => pageMeta(loaderData.copy, context);

export default function RobotsTxtGenerator({ loaderData }: Route.ComponentProps) {
  const { copy, bots, searchEngines, rows, today } = loaderData;
  return (
    <>
      <PageHeading eyebrow={copy.eyebrow} title={copy.heading} lead={copy.lead} />
      <Tool copy={copy} bots={bots} searchEngines={searchEngines} renderedOn={today} />
      <HowTo copy={copy.howTo} />
      <Registry copy={copy.registry} rows={rows} />
      <Questions copy={copy.faq} />
      <Guide copy={copy.guide} />
      <section className="border-line-soft border-t bg-ink-900">
        <div className="wrap chapter grid items-end gap-x-16 gap-y-8 lg:grid-cols-[1.1fr_0.9fr]">
          <SectionHeading title={copy.closing.heading} lead={copy.closing.text} />
          <p className="flex flex-wrap gap-3 lg:justify-end">
            <ExternalButton href={brand.signUpUrl} variant="jade" size="lg">
              {copy.closing.signUp}
            </ExternalButton>
            <ButtonLink to={pages.pricing} variant="outline" size="lg">
              {copy.closing.pricing}
            </ButtonLink>
          </p>
        </div>
      </section>
    </>
  );
}
