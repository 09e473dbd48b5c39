import type { ReactNode } from "react";
import { pages } from "../../domain/site/pages.ts";
import { type ToolId, toolBadges, tools } from "../../domain/site/tools.ts";
import { type FreeToolsCopy, freeTools, type ToolCopy } from "../content/free-tools.ts";
import { exchangePanel } from "../exchange/loader.ts";
import { ExchangePanel } from "../exchange/panel.tsx";
import { languageFrom } from "../language.ts";
import { pageMeta } from "../page-meta.ts";
import { Badge } from "../ui/badge.tsx";
import { ButtonLink, button } from "../ui/button.tsx";
import { PageHeading, SectionHeading } from "../ui/heading.tsx";
import { PageLink } from "../ui/page-link.tsx";
import type { Route } from "./+types/free-tools.ts";

export async function loader(args: Route.LoaderArgs) {
  const language = languageFrom(args);
  return { copy: freeTools[language], exchange: await exchangePanel(language) };
}

export const meta: Route.MetaFunction = ({ loaderData, ...context }) => pageMeta(loaderData.copy, context);

export default function FreeTools({ loaderData: { copy, exchange } }: Route.ComponentProps) {
  return (
    <>
      <PageHeading eyebrow={copy.eyebrow} title={copy.heading} lead={copy.lead} />
      <section aria-labelledby="tools" className="wrap pb-18 lg:pb-28">
        <h2 id="tools" className="sr-only">
          {copy.toolsHeading}
        </h2>
        <ul className="grid gap-6 lg:grid-cols-2">
          {tools.map((tool) => (
            <li key={tool} className="grid lg:first:col-span-2">
              <ToolCard
                tool={tool}
                copy={copy.tools[tool]}
                badge={badgeOf(tool, copy)}
                isWide={tool === tools[0]}
              />
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="exchange" className="border-line-soft border-t">
        <div className="wrap chapter grid gap-x-16 gap-y-10 lg:grid-cols-[0.8fr_1.2fr]">
          <div>
            <SectionHeading id="exchange" title={exchange.copy.heading} lead={exchange.copy.lead} />
            <ButtonLink to={pages.middleware} variant="outline" className="mt-8">
              {copy.middleware}
            </ButtonLink>
          </div>
          <ExchangePanel {...exchange} />
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
                <dt className="font-[560] font-display text-xl">{point.title}</dt>
                <dd className="text-muted">{point.text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
    </>
  );
}

function badgeOf(tool: ToolId, { badges }: FreeToolsCopy): string | undefined {
  const badge = toolBadges[tool];
  return badge && badges[badge];
}

interface ToolCardProps {
  tool: ToolId;
  copy: ToolCopy;
  badge: string | undefined;
  isWide: boolean;
}

/** Its words, and beside or below them what the tool makes. */
function ToolCard({ tool, copy, badge, isWide }: ToolCardProps) {
  return (
    <article
      className={`group relative grid overflow-hidden rounded-panel border border-line bg-ink-900 hover:border-edge ${
        isWide ? "lg:grid-cols-[1.1fr_0.9fr]" : "grid-rows-[1fr_auto]"
      }`}
    >
      <div className="grid grid-rows-[1fr_auto_auto] gap-10 p-6 sm:p-10">
        <div>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <h3 className="text-[2rem]">{copy.title}</h3>
            {badge && <Badge tone="jade">{badge}</Badge>}
          </div>
          <p className="mt-4 max-w-[48ch] text-muted">{copy.text}</p>
        </div>
        <dl className="grid grid-cols-3 gap-x-4 sm:gap-x-8">
          {Object.entries(copy.figures).map(([id, { value, label }]) => (
            <div key={id} className="flex flex-col-reverse justify-end border-line border-t pt-3">
              <dt className="text-muted text-sm">{label}</dt>
              <dd className="font-display font-semibold text-[2rem] tracking-[-0.03em] figures">{value}</dd>
            </div>
          ))}
        </dl>
        <p>
          {/* The whole card takes the press. */}
          <PageLink
            to={pages[tool]}
            className={button({
              variant: isWide ? "jade" : "outline",
              size: "lg",
              className: "after:absolute after:inset-0",
            })}
          >
            {copy.action}
          </PageLink>
        </p>
      </div>
      <div
        aria-hidden="true"
        className={`border-line-soft border-t bg-ink-950 p-6 sm:p-10 ${isWide ? "lg:border-t-0 lg:border-l" : ""}`}
      >
        {drawings[tool]}
      </div>
    </article>
  );
}

const verdicts = [
  { token: "Googlebot", rule: "Allow: /", line: 6, tone: "text-jade" },
  { token: "Bingbot", rule: "Allow: /", line: 6, tone: "text-jade" },
  { token: "PerplexityBot", rule: "Disallow: /blog/", line: 12, tone: "text-sky" },
  { token: "GPTBot", rule: "Disallow: /", line: 9, tone: "text-coral" },
];

const entries = [
  ["GPTBot", "OpenAI"],
  ["ClaudeBot", "Anthropic"],
  ["CCBot", "Common Crawl"],
  ["Applebot", "Apple"],
];

const drawnRow = "grid h-10 items-center border-line border-dashed not-first:border-t";

const drawings: Record<ToolId, ReactNode> = {
  robotsTxtGenerator: (
    <pre className="overflow-hidden font-mono text-[0.8125rem]/7 text-muted">
      {"# robots.txt\n\n"}
      {["Googlebot", "Bingbot", "Slurp"].map((agent) => (
        <span key={agent}>
          User-agent: {agent}
          {"\n"}
          <span className="text-jade">Allow: /</span>
          {"\n\n"}
        </span>
      ))}
      {["GPTBot", "ClaudeBot", "CCBot"].map((agent) => (
        <span key={agent}>
          User-agent: {agent}
          {"\n"}
          <span className="text-coral">Disallow: /</span>
          {"\n\n"}
        </span>
      ))}
    </pre>
  ),
  robotsTxtTester: (
    <div className="font-mono text-[0.8125rem]">
      {verdicts.map(({ token, rule, line, tone }) => (
        <div key={token} className={`${drawnRow} grid-cols-[1fr_auto_auto] gap-2 sm:gap-4`}>
          <span className="flex items-center gap-2 sm:gap-3">
            <span className={`size-2 shrink-0 rounded-[2px] bg-current ${tone}`} />
            {token}
          </span>
          <span className={`whitespace-nowrap ${tone}`}>{rule}</span>
          <span className="w-6 text-right text-faint max-[23rem]:hidden">{line}</span>
        </div>
      ))}
    </div>
  ),
  crawlers: (
    <div className="text-[0.9375rem]">
      {entries.map(([token, operator]) => (
        <div key={token} className={`${drawnRow} grid-cols-2 gap-4`}>
          <span className="font-mono text-[0.8125rem]">{token}</span>
          <span className="text-muted">{operator}</span>
        </div>
      ))}
    </div>
  ),
};
