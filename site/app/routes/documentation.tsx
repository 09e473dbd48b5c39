import { ExternalButton } from "@octroi/ui/components/button.tsx";
import { Clock } from "lucide-react";
import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { pages } from "../../domain/pages/pages.ts";
import { type DocumentationFrame, documentation, type SectionCopy } from "../content/documentation.ts";
import { ConnectorCards } from "../documentation/connector-cards.tsx";
import { Frame } from "../documentation/frame.tsx";
import { Guide } from "../documentation/guide.tsx";
import { Pager } from "../documentation/pager.tsx";
import { type SectionId, sectionOf, sectionPath } from "../documentation/sections.ts";
import { wordpressHowTo } from "../documentation/structured-data.ts";
import { exchangePanel } from "../exchange/loader.ts";
import { ExchangePanel, type ExchangePanelProps } from "../exchange/panel.tsx";
import { Island } from "../islands/island.tsx";
import { languageFrom } from "../page/language.ts";
import { withPayouts } from "../page/payouts.ts";
import { useRootData } from "../page/root-data.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { DownloadButton } from "../ui/download-button.tsx";
import { Eyebrow } from "../ui/heading.tsx";
import { StructuredData } from "../ui/structured-data.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const language = languageFrom(args);
  const { frame, sections } = documentation[language];
  const id = sectionOf(args.params["connector"]);
  if (id === undefined) {
    return data({ head: frame.missing, frame, section: undefined, exchange: undefined }, { status: 404 });
  }
  const section = { id, ...withPayouts(sections[id], args) };
  const exchange = id === "vercel" ? await exchangePanel(language) : undefined;
  const head = {
    title: section.title,
    description: section.document.description,
    // `/documentation/getting-started` is another way to `/documentation`.
    path: sectionPath(id),
  };
  return data({ head, frame, section, exchange });
}

export default function Documentation() {
  const { frame, section, exchange } = useLoaderData<typeof loader>();
  return (
    <Frame frame={frame} current={section?.id}>
      {section ? <Section frame={frame} section={section} exchange={exchange} /> : <Missing frame={frame} />}
    </Frame>
  );
}

interface SectionProps {
  frame: DocumentationFrame;
  section: SectionCopy & { id: SectionId };
  exchange?: ExchangePanelProps | undefined;
}

function Section({ frame, section, exchange }: SectionProps) {
  const { id, heading, document } = section;
  const place = useRootData();
  return (
    <>
      <Guide
        frame={frame}
        path={sectionPath(id)}
        heading={heading}
        document={document}
        lead={
          <>
            <Facts frame={frame} section={section} />
            {id === "getting-started" && (
              <div className="mt-9">
                <ConnectorCards frame={frame} />
              </div>
            )}
          </>
        }
      >
        {exchange && (
          <section aria-labelledby="exchange" className="mb-16">
            <h2 id="exchange" className="text-[1.75rem]">
              {exchange.copy.heading}
            </h2>
            <p className="mt-3 mb-7 max-w-[44rem] text-muted">{exchange.copy.lead}</p>
            <Island name="exchange" component={ExchangePanel} props={exchange} />
          </section>
        )}
        <Pager frame={frame} current={id} />
      </Guide>
      {(id === "getting-started" || id === "wordpress") && (
        <StructuredData data={wordpressHowTo(frame.howTo, place)} />
      )}
    </>
  );
}

function Facts({ frame, section: { id, action } }: SectionProps) {
  const time = frame.time[id];
  if (!time) return null;
  return (
    <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-4">
      {action?.href.startsWith("/") && (
        <DownloadButton href={action.href} variant="jade">
          {action.label}
        </DownloadButton>
      )}
      {action?.href.startsWith("https:") && (
        <ExternalButton href={action.href} variant="outline">
          {action.label}
        </ExternalButton>
      )}
      <p className="flex items-center gap-2.5 text-label text-muted">
        <Clock aria-hidden="true" strokeWidth={1.75} className="size-5" />
        {time}
      </p>
    </div>
  );
}

function Missing({ frame: { name, missing } }: { frame: DocumentationFrame }) {
  return (
    <div className="min-h-[50vh]">
      <Eyebrow>{name}</Eyebrow>
      <h1 className="mt-5 max-w-[20ch] text-display-2">{missing.heading}</h1>
      <p className="mt-5 text-lead">{missing.text}</p>
      <ButtonLink to={pages.documentation} variant="outline" className="mt-8">
        {missing.back}
      </ButtonLink>
    </div>
  );
}
