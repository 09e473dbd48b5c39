import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { pages } from "../../domain/pages/pages.ts";
import { type StationId, stations } from "../../domain/pages/tools.ts";
import { checkField } from "../content/check-field.ts";
import { freeTools } from "../content/free-tools.ts";
import { exchangePanel } from "../exchange/loader.ts";
import { ExchangePanel } from "../exchange/panel.tsx";
import { Station } from "../free-tools/station.tsx";
import { Island } from "../islands/island.tsx";
import { languageFrom } from "../page/language.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { CheckField } from "../ui/check-field.tsx";
import { PageHeading, SectionHeading } from "../ui/heading.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const language = languageFrom(args);
  return { copy: freeTools[language], check: checkField[language], exchange: await exchangePanel(language) };
}

export default function FreeTools() {
  const { copy, check, exchange } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeading eyebrow={copy.eyebrow} title={copy.heading} lead={copy.lead}>
        <div className="mt-10 max-w-2xl">
          <CheckField copy={check} />
        </div>
      </PageHeading>
      <section aria-labelledby="tools" className="wrap pb-18 lg:pb-28">
        <h2 id="tools" className="sr-only">
          {copy.toolsHeading}
        </h2>
        <ol>
          {(Object.keys(stations) as StationId[]).map((id) => (
            <Station key={id} id={id} copy={copy} />
          ))}
        </ol>
      </section>
      <section aria-labelledby="exchange" className="border-line-soft border-t">
        <div className="wrap chapter grid gap-x-16 gap-y-10 lg:grid-cols-[0.8fr_1.2fr]">
          <div>
            <SectionHeading id="exchange" title={exchange.copy.heading} lead={exchange.copy.lead} />
            <ButtonLink to={pages.middleware} variant="outline" className="mt-8">
              {copy.middleware}
            </ButtonLink>
          </div>
          <Island name="exchange" component={ExchangePanel} props={exchange} />
        </div>
      </section>
      <section className="border-line-soft border-t bg-ink-900">
        <div className="wrap chapter grid gap-x-16 gap-y-10 lg:grid-cols-[0.8fr_1.2fr]">
          <SectionHeading title={copy.common.heading} />
          <dl className="border-line border-b">
            {Object.entries(copy.common.list).map(([id, point]) => (
              <div
                key={id}
                className="grid gap-x-10 gap-y-2 border-line border-t py-6 sm:grid-cols-[14rem_1fr]"
              >
                <dt className="font-semibold font-display text-xl">{point.title}</dt>
                <dd className="text-muted">{point.text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
    </>
  );
}
