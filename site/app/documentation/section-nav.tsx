import { ChevronDown } from "lucide-react";
import { pages } from "../../domain/pages/pages.ts";
import type { DocumentationFrame } from "../content/documentation.ts";
import { PageLink } from "../ui/page-link.tsx";
import { SectionIcon } from "./section-icon.tsx";
import { type GuideId, programGuideIds, type SectionId, sectionIds, sectionPath } from "./sections.ts";

interface SectionNavProps {
  frame: DocumentationFrame;
  current: GuideId | undefined;
}

/** The sections, beside them the one guide that is a page of its own, and the guides for those who write programs. */
export function SectionNav({ frame, current }: SectionNavProps) {
  const links = (ids: readonly SectionId[]) => (
    <ul className="grid gap-0.5">
      {ids.map((id) => (
        <li key={id}>
          <GuideLink id={id} label={frame.sections[id]} isCurrent={id === current} />
        </li>
      ))}
    </ul>
  );
  return (
    <div className="grid gap-2">
      <nav aria-label={frame.sectionsLabel}>{links(sectionIds)}</nav>
      <nav aria-label={frame.elsewhere.label} className="border-t border-line-soft pt-2">
        <GuideLink id="middleware" label={frame.elsewhere.link} isCurrent={current === "middleware"} />
      </nav>
      <nav aria-label={frame.programsLabel} className="border-t border-line-soft pt-2">
        {links(programGuideIds)}
      </nav>
    </div>
  );
}

function GuideLink({ id, label, isCurrent }: { id: GuideId; label: string; isCurrent: boolean }) {
  return (
    <PageLink
      to={id === "middleware" ? pages.middleware : sectionPath(id)}
      aria-current={isCurrent ? "page" : undefined}
      className="flex min-h-11 items-center gap-3 rounded-control px-3 text-[0.9375rem] text-muted hover:bg-ink-900 hover:text-text aria-[current]:bg-ink-850 aria-[current]:font-semibold aria-[current]:text-jade"
    >
      <SectionIcon id={id} />
      {label}
    </PageLink>
  );
}

/** The same where the screen has no room for a sidebar. A new section closes it: it is a new element. */
export function SectionMenu({ frame, current }: SectionNavProps) {
  return (
    <details key={current} className="group rounded-control border border-line bg-ink-900">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 px-4 text-[0.9375rem] [&::-webkit-details-marker]:hidden">
        {current ? (
          <span>
            <span className="text-muted">{frame.menu}</span>{" "}
            <span className="font-semibold">{nameOf(frame, current)}</span>
          </span>
        ) : (
          frame.sectionsLabel
        )}
        <ChevronDown
          aria-hidden="true"
          strokeWidth={1.75}
          className="size-5 text-muted transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      <div className="border-t border-line-soft p-1.5">
        <SectionNav frame={frame} current={current} />
      </div>
    </details>
  );
}

function nameOf(frame: DocumentationFrame, id: GuideId): string {
  return id === "middleware" ? frame.elsewhere.link : frame.sections[id];
}
