import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import type { MarkdownDocument } from "../../domain/documentation/document.ts";
import type { Path } from "../../domain/pages/pages.ts";
import type { DocumentationFrame } from "../content/documentation.ts";
import { useRootData } from "../page/root-data.ts";
import { Eyebrow } from "../ui/heading.tsx";
import { Outline } from "../ui/outline.tsx";
import { Prose } from "../ui/prose.tsx";
import { StructuredData } from "../ui/structured-data.tsx";
import { articleOf } from "./structured-data.ts";

interface GuideProps {
  frame: DocumentationFrame;
  path: Path;
  heading: string;
  document: MarkdownDocument;
  /** What stands between the introduction and the text. */
  lead?: ReactNode;
  /** What follows the text. */
  children?: ReactNode;
}

/** One guide: what it is about, its text, where to go next, and its outline beside it. */
export function Guide({ frame, path, heading, document, lead, children }: GuideProps) {
  const { origin, language } = useRootData();
  const { description, headings, html } = document;
  return (
    <>
      <article>
        <Eyebrow>{frame.name}</Eyebrow>
        <h1 className="mt-5 max-w-[20ch] text-display-2">{heading}</h1>
        <p className="mt-5 text-lead">{description}</p>
        {lead}
        <details className="group mt-9 border-y border-line xl:hidden">
          <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between text-[0.9375rem] font-semibold [&::-webkit-details-marker]:hidden">
            {frame.outline}
            <ChevronDown
              aria-hidden="true"
              strokeWidth={1.75}
              className="size-5 text-muted transition-transform duration-200 group-open:rotate-180"
            />
          </summary>
          <div className="pb-5">
            <Outline label={frame.outline} headings={headings} />
          </div>
        </details>
        <div className="mt-10 mb-16">
          <Prose html={html} />
        </div>
        {children}
      </article>
      <aside aria-label={frame.outline} className="max-xl:hidden">
        <div className="sticky top-[calc(var(--spacing-header)+2rem)] max-h-[calc(100dvh-var(--spacing-header)-4rem)] overflow-y-auto text-sm">
          <p className="mb-3 text-label text-faint">{frame.outline}</p>
          <Outline label={frame.outline} headings={headings} />
        </div>
      </aside>
      <StructuredData data={articleOf(path, { heading, description }, { origin, language })} />
    </>
  );
}
