import { ChevronDown } from "lucide-react";
import type { DocumentationFrame } from "../content/documentation.ts";
import { PageLink } from "../ui/page-link.tsx";
import { SectionIcon } from "./section-icon.tsx";
import { type SectionId, sectionIds, sectionPath } from "./sections.ts";

interface SectionNavProps {
  frame: DocumentationFrame;
  current: SectionId | undefined;
}

export function SectionNav({ frame, current }: SectionNavProps) {
  return (
    <nav aria-label={frame.sectionsLabel}>
      <ul className="grid gap-0.5">
        {sectionIds.map((id) => (
          <li key={id}>
            <PageLink
              to={sectionPath(id)}
              aria-current={id === current ? "page" : undefined}
              className="flex min-h-11 items-center gap-3 rounded-control px-3 text-[0.9375rem] text-muted hover:bg-ink-900 hover:text-text aria-[current]:bg-ink-850 aria-[current]:font-semibold aria-[current]:text-jade"
            >
              <SectionIcon id={id} />
              {frame.sections[id]}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
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
            <span className="font-semibold">{frame.sections[current]}</span>
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
