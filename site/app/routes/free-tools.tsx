import type { ReactNode } from "react";
import { pages } from "../../domain/pages.ts";
import { type ToolId, tools } from "../../domain/tools.ts";
import { freeTools, type ToolCopy } from "../content/free-tools.ts";
import { languageFrom } from "../language.ts";
import { pageMeta } from "../page-meta.ts";
import { Badge } from "../ui/badge.tsx";
import { PageHeading, SectionHeading } from "../ui/heading.tsx";
import { PageLink } from "../ui/page-link.tsx";
import type { Route } from "./+types/free-tools.ts";

export function loader(args: Route.LoaderArgs) {
  return { copy: freeTools[languageFrom(args)] };
}

export const meta: Route.MetaFunction = ({ loaderData, ...context }) => pageMeta(loaderData.copy, context);

export default function FreeTools({ loaderData: { copy } }: Route.ComponentProps) {
  return (
    <>
      <PageHeading eyebrow={copy.eyebrow} title={copy.heading} lead={copy.lead} />
      <section aria-labelledby="tools" className="wrap pb-18 lg:pb-28">
        <h2 id="tools" className="sr-only">
          {copy.toolsHeading}
        </h2>
        <ul className="grid gap-6">
          {tools.map((tool) => (
            <li key={tool}>
              <ToolCard tool={tool} copy={copy.tools[tool]} />
            </li>
          ))}
        </ul>
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

/** A wide card: its words on one side, on the other what the tool makes. */
function ToolCard({ tool, copy }: { tool: ToolId; copy: ToolCopy }) {
  return (
    <article className="group relative grid overflow-hidden rounded-panel border border-line bg-ink-900 hover:border-edge lg:grid-cols-[1.1fr_0.9fr]">
      <div className="grid content-between gap-10 p-6 sm:p-10">
        <div>
          <Badge tone="jade">{copy.badge}</Badge>
          <h3 className="mt-5 text-[2rem]">{copy.title}</h3>
          <p className="mt-4 max-w-[48ch] text-muted">{copy.text}</p>
        </div>
        <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-3">
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
            className="inline-flex min-h-13 items-center rounded-control bg-jade px-6.5 font-semibold text-on-jade after:absolute after:inset-0 group-hover:bg-[oklch(0.88_0.12_166)]"
          >
            {copy.action}
          </PageLink>
        </p>
      </div>
      <div aria-hidden="true" className="border-line-soft bg-ink-950 p-6 max-lg:border-t sm:p-10 lg:border-l">
        {drawings[tool]}
      </div>
    </article>
  );
}

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
};
