import { ArrowRight } from "lucide-react";
import { connectorIds } from "../../domain/documentation/connectors.ts";
import type { DocumentationFrame } from "../content/documentation.ts";
import { PageLink } from "../ui/page-link.tsx";
import { SectionIcon } from "./section-icon.tsx";
import { sectionPath } from "./sections.ts";

/** The three ways in, joined in one frame, with the time each takes. */
export function ConnectorCards({ frame }: { frame: DocumentationFrame }) {
  return (
    <ul
      aria-label={frame.connectors.heading}
      className="grid overflow-hidden rounded-panel border border-line bg-ink-900 md:grid-cols-3"
    >
      {connectorIds.map((id) => (
        <li
          key={id}
          className="border-line-soft not-first:border-t md:not-first:border-t-0 md:not-first:border-l"
        >
          <PageLink
            to={sectionPath(id)}
            className="group flex h-full flex-col p-5 hover:bg-ink-850 focus-visible:-outline-offset-2"
          >
            <span className="flex items-center gap-3">
              <SectionIcon id={id} />
              <span className="font-display text-xl font-semibold">{frame.sections[id]}</span>
              <ArrowRight
                aria-hidden="true"
                strokeWidth={1.75}
                className="ml-auto size-5 text-jade transition-transform duration-150 group-hover:translate-x-1"
              />
            </span>
            <span className="mt-3 mb-4 text-[0.9375rem] text-muted">{frame.connectors.cards[id]}</span>
            <span className="mt-auto text-label text-jade">{frame.time[id]}</span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
