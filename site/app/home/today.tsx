import { ArrowRight } from "lucide-react";
import { pages } from "../../domain/pages/pages.ts";
import type { HomeCopy } from "../content/home/copy.ts";
import { SectionHeading } from "../ui/heading.tsx";
import { PageLink } from "../ui/page-link.tsx";

const highlightedTools = ["logAnalyzer", "aiPolicy", "ledger"] as const;

/** The tools that are real today, as against what comes with an account. */
export function Today({ copy }: { copy: HomeCopy["today"] }) {
  return (
    <section className="border-line-soft border-t bg-ink-900">
      <div className="wrap chapter grid gap-x-18 gap-y-12 lg:grid-cols-[1.05fr_0.95fr]">
        <div>
          <SectionHeading eyebrow={copy.eyebrow} title={copy.heading} lead={copy.lead} />
        </div>
        <div>
          <ul className="border-line border-b">
            {highlightedTools.map((tool) => (
              <li
                key={tool}
                className="group relative grid grid-cols-[1fr_auto] items-center gap-6 border-line border-t py-6"
              >
                <div>
                  <h3 className="text-[1.375rem]">
                    <PageLink to={pages[tool]} className="after:absolute after:inset-0">
                      {copy.tools[tool].title}
                    </PageLink>
                  </h3>
                  <p className="mt-1.5 text-base text-muted">{copy.tools[tool].text}</p>
                </div>
                <ArrowRight
                  aria-hidden="true"
                  strokeWidth={1.75}
                  className="size-5 text-faint group-hover:text-jade"
                />
              </li>
            ))}
          </ul>
          <p className="mt-6">
            <PageLink to={pages.freeTools} className="text-jade underline underline-offset-4">
              {copy.all}
            </PageLink>
          </p>
        </div>
      </div>
    </section>
  );
}
