import { CodeBlock } from "@octroi/ui/components/code-block.tsx";
import { FactTable } from "@octroi/ui/components/fact-table.tsx";
import { Filled } from "@octroi/ui/components/filled.tsx";
import { Fragment } from "react";
import { marketPath } from "../../domain/market/address.ts";
import { pages } from "../../domain/pages/pages.ts";
import { useRootData } from "../page/root-data.ts";
import { Breadcrumbs } from "../ui/breadcrumbs.tsx";
import { SectionHeading } from "../ui/heading.tsx";
import { ExternalLink, PageLink } from "../ui/page-link.tsx";
import { Offers } from "./offers.tsx";
import { PublisherFacts } from "./publisher-facts.tsx";
import type { SiteView } from "./site-view.ts";

/** What a site sells, who reads it already, and how a program does. */
export function SitePage({ view }: { view: SiteView }) {
  const { copy, domain, facts } = view;
  const hasFacts = Object.values(facts).some((fact) => fact !== undefined && fact !== null);
  return (
    <>
      <header className={`wrap pt-10 pb-12 md:pt-14 ${hasFacts ? headerColumns : ""}`}>
        <div className="min-w-0">
          <Breadcrumbs
            label={copy.breadcrumbs}
            trail={[
              { name: copy.market, path: pages.market },
              { name: domain, path: marketPath(domain) },
            ]}
          />
          <h1 className="mt-9 text-display-2 wrap-anywhere">
            <Filled text={copy.heading} values={{ domain: <Domain name={domain} /> }} />
          </h1>
          <p className="mt-6 text-lead wrap-anywhere">{view.lead}</p>
        </div>
        {hasFacts && <PublisherFacts copy={copy.facts} facts={facts} />}
      </header>
      <section className="wrap pb-18">
        <h2 className="text-[1.375rem]">{copy.offers.heading}</h2>
        <Offers copy={copy.offers} offers={view.offers} />
        <p className="mt-5 max-w-[64ch] text-muted text-sm">{copy.offers.note}</p>
      </section>
      {view.agreements.length > 0 && (
        <section className="wrap pb-18">
          <h2 className="text-[1.375rem]">{copy.agreements.heading}</h2>
          <p className="mt-2 max-w-[64ch] text-muted">{copy.agreements.text}</p>
          <div className="mt-4">
            <Agreements copy={copy.agreements} agreements={view.agreements} />
          </div>
        </section>
      )}
      <ByProgram view={view} />
    </>
  );
}

/** A long one goes on after a dot, rather than in the middle of a word. */
function Domain({ name }: { name: string }) {
  return (
    <span className="inline-block max-w-full">
      {name.split(/(?<=\.)/).map((label, position) => (
        <Fragment key={name.split(".", position).join(".")}>
          {label}
          <wbr />
        </Fragment>
      ))}
    </span>
  );
}

const headerColumns = "grid items-end gap-x-18 gap-y-10 lg:grid-cols-[1.25fr_0.75fr]";

function Agreements({
  copy,
  agreements,
}: {
  copy: SiteView["copy"]["agreements"];
  agreements: SiteView["agreements"];
}) {
  return (
    <FactTable
      caption={copy.caption}
      isStacked
      rows={agreements}
      rowKey={({ company, crawlers, uses, until }) => [company, crawlers, uses, until].join(" ")}
      columns={[
        { id: "company", label: copy.company, heading: "words", cell: (row) => row.company },
        { id: "crawlers", label: copy.crawlers, cell: (row) => row.crawlers },
        { id: "uses", label: copy.uses, cell: (row) => row.uses },
        { id: "dates", label: copy.dates, cell: (row) => row.until },
      ]}
    />
  );
}

function ByProgram({ view: { copy, domain, offers, facts, calls } }: { view: SiteView }) {
  const { origin } = useRootData();
  const words = copy.programs;
  const code = [
    `# ${words.account}`,
    `POST ${calls.account}`,
    "",
    `# ${words.order}`,
    `POST ${calls.order}`,
    `     {"offer": "${offers[0]?.id ?? ""}"}`,
    "",
    `# ${words.token}`,
    // A site with an RSL document gives tokens for an element of it, as RSL has it.
    ...(facts.license ? [`#    ${words.element.replace("{document}", facts.license)}`] : []),
    `POST ${calls.token}`,
    `     grant_type=client_credentials&resource=https://${domain}/*`,
    ...(facts.license ? ["     &license=<license>…</license>"] : []),
    "",
    `# ${words.facts}`,
    `curl -H 'Accept: application/json' ${origin}${marketPath(domain)}`,
  ].join("\n");
  return (
    <section className="border-line-soft border-y bg-ink-900">
      <div className="wrap chapter grid gap-x-18 gap-y-10 lg:grid-cols-[0.7fr_1.3fr]">
        <div>
          <SectionHeading title={words.heading} lead={words.text} />
          <p className="mt-5">
            <PageLink to={pages.documentationReadLawfully} className="text-jade underline underline-offset-4">
              {words.guide}
            </PageLink>
          </p>
          <p className="mt-3 text-muted">
            {words.document}{" "}
            <ExternalLink href={calls.description} className="text-jade underline underline-offset-4">
              {words.description}
            </ExternalLink>
          </p>
        </div>
        <div className="min-w-0">
          <CodeBlock title={words.read} code={code} />
        </div>
      </div>
    </section>
  );
}
