import { Badge } from "@octroi/ui/components/badge.tsx";
import { Button } from "@octroi/ui/components/button.tsx";
import { CodeBlock } from "@octroi/ui/components/code-block.tsx";
import { DecisionTag } from "@octroi/ui/components/decision.tsx";
import { FactTable } from "@octroi/ui/components/fact-table.tsx";
import { Field } from "@octroi/ui/components/field.tsx";
import { Menu } from "@octroi/ui/components/menu.tsx";
import { formatter } from "@octroi/ui/language/format";
import { useLanguage } from "@octroi/ui/page/page-data";
import { purposeOrder } from "@octroi/ui/series/over-time";
import { IdentityMark } from "@octroi/ui/visits/identity-mark.tsx";
import { VisitsChart } from "@octroi/ui/visits/visits-chart.tsx";
import { crawlerWords, namesOf } from "@octroi/ui/words/crawlers";
import { decisions } from "@octroi/ui/words/decision";
import { visitsChartWords } from "@octroi/ui/words/visits-chart";
import { Star } from "lucide-react";
import type { ReactNode } from "react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { marketing, radarProviders } from "../../domain/figures/figures.ts";
import { design } from "../content/design.ts";
import { languageFrom } from "../page/language.ts";
import { Accordion } from "../ui/accordion.tsx";
import { PageHeading } from "../ui/heading.tsx";
import { Stat } from "../ui/stat.tsx";
import { StepRow } from "../ui/step-row.tsx";
import { WaitlistButton } from "../waitlist/waitlist-button.tsx";

const variants = [
  "default",
  "destructive",
  "outline",
  "secondary",
  "ghost",
  "link",
  "jade",
  "emerald",
] as const;
const identities = ["verified", "outside", "unverifiable"] as const;
const visits = purposeOrder.slice(0, 7).flatMap((purpose, at) =>
  Array.from({ length: 14 }, (_, day) => ({
    day: `2026-11-${String(day + 1).padStart(2, "0")}`,
    purpose,
    visits: Math.round(300 / (at + 1) + 90 * Math.sin(day / 2 + at) + 90),
  })),
);
const sizes = ["sm", "default", "lg"] as const;

/** Development only: the place to look at the pieces the pages are made of. */
export function loader(args: LoaderFunctionArgs) {
  const language = languageFrom(args);
  return {
    copy: design[language],
    chart: visitsChartWords[language],
    purposes: namesOf(crawlerWords[language].purposes),
  };
}

export default function Design() {
  const { copy, chart, purposes } = useLoaderData<typeof loader>();
  const format = formatter(useLanguage());
  const rows = radarProviders.map((provider, position) => ({
    ...provider,
    decision: decisions[position % decisions.length] ?? "allow",
  }));
  return (
    <>
      <PageHeading eyebrow="/design" title={copy.title} lead={copy.lead} />
      <div className="wrap grid gap-16 pb-28">
        <Piece name="Button">
          {variants.map((variant) => (
            <div key={variant} className="flex flex-wrap items-center gap-3 py-1.5">
              <code className="w-28 text-label text-faint">{variant}</code>
              {sizes.map((size) => (
                <Button key={size} variant={variant} size={size}>
                  {copy.button}
                </Button>
              ))}
              <Button variant={variant} size="icon" aria-label={copy.button}>
                <Star aria-hidden="true" className="size-5" strokeWidth={1.75} />
              </Button>
              <Button variant={variant} disabled>
                {copy.button}
              </Button>
            </div>
          ))}
        </Piece>
        <Piece name="Badge, DecisionTag, Menu">
          <div className="flex flex-wrap items-center gap-4">
            {(["plain", "jade", "money", "loss"] as const).map((tone) => (
              <Badge key={tone} tone={tone}>
                {copy.badge}
              </Badge>
            ))}
            {decisions.map((decision) => (
              <DecisionTag key={decision} decision={decision} />
            ))}
            <Menu label={copy.button} trigger={copy.button}>
              <p className="px-3 py-2">{copy.badge}</p>
            </Menu>
          </div>
        </Piece>
        <Piece name="FactTable">
          <FactTable
            caption={copy.title}
            rows={rows}
            rowKey={(row) => row.id}
            columns={[
              { id: "crawler", label: copy.columns.crawler, heading: true, cell: (row) => row.product },
              { id: "operator", label: copy.columns.operator, wideOnly: true, cell: (row) => row.name },
              {
                id: "requests",
                label: copy.columns.requests,
                figure: true,
                cell: (row) => format.number(row.requests),
              },
              {
                id: "decision",
                label: copy.columns.decision,
                cell: (row) => <DecisionTag decision={row.decision} />,
              },
              {
                id: "revenue",
                label: copy.columns.revenue,
                figure: true,
                cell: (row) => format.cents(row.requests / 100),
              },
            ]}
          />
        </Piece>
        <Piece name="IdentityMark">
          <div className="flex flex-wrap gap-6">
            {identities.map((identity) => (
              <IdentityMark key={identity} identity={identity} isNamed />
            ))}
          </div>
        </Piece>
        <Piece name="VisitsChart">
          <VisitsChart title={copy.lead} rows={visits} words={chart} purposes={purposes} />
          <div className="mt-10">
            <VisitsChart
              title={copy.lead}
              rows={visits.filter(({ day }) => day === visits[0]?.day)}
              words={chart}
              purposes={purposes}
            />
          </div>
        </Piece>
        <Piece name="Stat">
          {(["plain", "gain", "loss", "money"] as const).map((tone) => (
            <Stat
              key={tone}
              tone={tone}
              value={format.percent(marketing.searchShare2019)}
              label={copy.stat}
              share={marketing.searchShare2019 / 100}
            />
          ))}
        </Piece>
        <Piece name="StepRow">
          <StepRow steps={copy.steps.map((step) => ({ ...step, figure: `$ ${step.id}` }))} />
        </Piece>
        <Piece name="Accordion">
          <Accordion items={copy.questions} openFirst />
        </Piece>
        <Piece name="Field, CodeBlock, Modal">
          <div className="grid gap-6 md:grid-cols-2">
            <Field label={copy.field.label} optional={copy.field.optional} hint={copy.field.hint} />
            <Field label={copy.field.label} defaultValue="???" invalid />
            <CodeBlock title="robots.txt" code={"User-agent: GPTBot\nDisallow: /\n"} />
            <div>
              <WaitlistButton variant="outline">{copy.modal}</WaitlistButton>
            </div>
          </div>
        </Piece>
      </div>
    </>
  );
}

function Piece({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="border-b border-line pb-3 text-2xl">{name}</h2>
      <div className="mt-6">{children}</div>
    </section>
  );
}
