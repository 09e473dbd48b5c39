import { brand } from "@octroi/ui/brand/brand";
import { crawlerPath } from "../../domain/directory/address.ts";
import { pages } from "../../domain/pages/pages.ts";
import type { UnknownCopy } from "../content/crawlers/unknown.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { PageLink } from "../ui/page-link.tsx";

export interface UnknownCrawlerProps {
  copy: UnknownCopy;
  /** What the address asked for, cut to a readable length. */
  asked: string;
  near: readonly { token: string; purpose: string; operator: string | null }[];
}

export function UnknownCrawler({ copy, asked, near }: UnknownCrawlerProps) {
  return (
    <div className="wrap chapter grid gap-x-18 gap-y-12 lg:grid-cols-[1.1fr_0.9fr]">
      <div>
        <p className="text-label text-coral">404</p>
        <h1 className="mt-5 max-w-[14ch] text-display-1">{copy.heading}</h1>
        <p className="mt-6 font-mono text-[1.1875rem] wrap-anywhere">{asked}</p>
        <p className="mt-3 text-lead">{copy.text}</p>
        <div className="mt-9 flex flex-wrap items-center gap-x-6 gap-y-4">
          <ButtonLink to={pages.crawlers} variant="jade" size="lg">
            {copy.directory}
          </ButtonLink>
          <a href={`mailto:${brand.contactEmail}`} className="text-jade underline underline-offset-4">
            {copy.write}
          </a>
        </div>
      </div>
      <section className="self-start rounded-panel border border-line bg-ink-900 px-6 py-5 sm:px-8 sm:py-6">
        <h2 className="text-[1.1875rem]">{copy.near}</h2>
        {near.length === 0 && <p className="mt-3 text-muted">{copy.nobodyNear}</p>}
        <ul className="mt-4">
          {near.map(({ token, purpose, operator }) => (
            <li
              key={token}
              className="rule-dotted flex flex-wrap items-baseline justify-between gap-x-6 py-3"
            >
              <PageLink
                to={crawlerPath(token)}
                className="font-mono text-sm text-jade underline underline-offset-4"
              >
                {token}
              </PageLink>
              <span className="text-sm text-muted">{[operator, purpose].filter(Boolean).join(" · ")}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
