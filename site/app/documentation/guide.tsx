import { ChevronDown, Clock } from "lucide-react";
import type { DocumentationFrame, SectionCopy } from "../content/documentation.ts";
import { useRootData } from "../root-data.ts";
import { ExternalButton } from "../ui/button.tsx";
import { Eyebrow } from "../ui/heading.tsx";
import { Outline } from "../ui/outline.tsx";
import { Prose } from "../ui/prose.tsx";
import { StructuredData } from "../ui/structured-data.tsx";
import { ConnectorCards } from "./connector-cards.tsx";
import { Pager } from "./pager.tsx";
import type { SectionId } from "./sections.ts";
import { articleOf, wordpressHowTo } from "./structured-data.ts";

interface GuideProps {
  frame: DocumentationFrame;
  section: SectionCopy & { id: SectionId };
}

/** One section: what it is about, its text, where to go next. */
export function Guide({ frame, section }: GuideProps) {
  const { origin, language } = useRootData();
  const { id, heading, document } = section;
  const place = { origin, language };
  return (
    <>
      <article>
        <Eyebrow>{frame.name}</Eyebrow>
        <h1 className="mt-5 max-w-[20ch] text-display-2">{heading}</h1>
        <p className="mt-5 text-lead">{document.description}</p>
        <GuideFacts frame={frame} section={section} />
        {id === "getting-started" && (
          <div className="mt-9">
            <ConnectorCards frame={frame} />
          </div>
        )}
        <details className="group mt-9 border-y border-line xl:hidden">
          <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between text-[0.9375rem] font-medium [&::-webkit-details-marker]:hidden">
            {frame.outline}
            <ChevronDown
              aria-hidden="true"
              strokeWidth={1.75}
              className="size-5 text-muted transition-transform duration-200 group-open:rotate-180"
            />
          </summary>
          <div className="pb-5">
            <Outline label={frame.outline} headings={document.headings} />
          </div>
        </details>
        <div className="mt-10 mb-16">
          <Prose html={document.html} />
        </div>
        <Pager frame={frame} current={id} />
      </article>
      <aside aria-label={frame.outline} className="max-xl:hidden">
        <div className="sticky top-[calc(var(--spacing-header)+2rem)] max-h-[calc(100dvh-var(--spacing-header)-4rem)] overflow-y-auto text-sm">
          <p className="mb-3 text-label text-faint">{frame.outline}</p>
          <Outline label={frame.outline} headings={document.headings} />
        </div>
      </aside>
      <StructuredData data={articleOf(id, { heading, description: document.description }, place)} />
      {(id === "getting-started" || id === "wordpress") && (
        <StructuredData data={wordpressHowTo(frame.howTo, place)} />
      )}
    </>
  );
}

function GuideFacts({ frame, section: { id, action } }: GuideProps) {
  const time = frame.time[id];
  if (!time) return null;
  return (
    <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-4">
      {action && (
        <ExternalButton href={action.href} variant={id === "wordpress" ? "emerald" : "outline"}>
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
