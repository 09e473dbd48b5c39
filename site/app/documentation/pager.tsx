import type { DocumentationFrame } from "../content/documentation.ts";
import { PageLink } from "../ui/page-link.tsx";
import { neighborsOf, type SectionId, sectionPath } from "./sections.ts";

export function Pager({ frame, current }: { frame: DocumentationFrame; current: SectionId }) {
  const { previous, next } = neighborsOf(current);
  return (
    <nav aria-label={frame.pager} className="grid gap-4 border-t border-line pt-8 sm:grid-cols-2">
      {previous && <Turn id={previous} label={frame.previous} frame={frame} rel="prev" />}
      {next && <Turn id={next} label={frame.next} frame={frame} rel="next" />}
    </nav>
  );
}

interface TurnProps {
  id: SectionId;
  label: string;
  frame: DocumentationFrame;
  rel: "prev" | "next";
}

function Turn({ id, label, frame, rel }: TurnProps) {
  return (
    <PageLink
      to={sectionPath(id)}
      rel={rel}
      className={`group rounded-control border border-line px-5 py-4 hover:border-edge hover:bg-ink-900 ${
        rel === "next" ? "sm:col-start-2 sm:text-right" : ""
      }`}
    >
      <span className="block text-label text-faint">{label}</span>
      <span className="mt-1.5 block font-display text-lg font-semibold group-hover:text-jade">
        {frame.sections[id]}
      </span>
    </PageLink>
  );
}
