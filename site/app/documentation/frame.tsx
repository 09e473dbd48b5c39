import type { ReactNode } from "react";
import type { DocumentationFrame } from "../content/documentation.ts";
import { SectionMenu, SectionNav } from "./section-nav.tsx";
import type { GuideId } from "./sections.ts";
import { SupportBox } from "./support-box.tsx";

interface FrameProps {
  frame: DocumentationFrame;
  current?: GuideId | undefined;
  children: ReactNode;
}

/** The sections and the way to reach us, around whatever the documentation shows. */
export function Frame({ frame, current, children }: FrameProps) {
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-x-12 pt-6 pb-18 lg:grid-cols-[14rem_minmax(0,1fr)] lg:pt-14 lg:pb-28 xl:grid-cols-[14rem_minmax(0,1fr)_13rem]">
      <aside aria-label={frame.name} className="max-lg:hidden">
        <div className="sticky top-[calc(var(--spacing-header)+2rem)] grid gap-8">
          <SectionNav frame={frame} current={current} />
          <SupportBox copy={frame.support} />
        </div>
      </aside>
      <div className="mb-10 lg:hidden">
        <SectionMenu frame={frame} current={current} />
      </div>
      {children}
      <div className="mt-12 lg:hidden">
        <SupportBox copy={frame.support} />
      </div>
    </div>
  );
}
