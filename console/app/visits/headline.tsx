import { Filled } from "@octroi/ui/components/filled.tsx";
import type { ReactNode } from "react";
import { PeriodSwitch } from "./period-switch.tsx";
import type { periodLinks } from "./visits-page.ts";

interface HeadlineProps {
  /** One sentence that answers; `{pages}` in it stands out. */
  sentence: string;
  pages: string;
  lead?: string | undefined;
  periods: ReturnType<typeof periodLinks>;
  children?: ReactNode;
}

export function Headline({ sentence, pages, lead, periods, children }: HeadlineProps) {
  return (
    <header className="flex flex-col gap-x-10 gap-y-5 sm:flex-row sm:items-start sm:justify-between">
      <div>
        <h1 className="max-w-[24em] text-page-title">
          <Filled text={sentence} values={{ pages: <em className="text-brass not-italic">{pages}</em> }} />
        </h1>
        {lead && <p className="mt-2.5 max-w-[60ch] text-muted">{lead}</p>}
        {children}
      </div>
      <PeriodSwitch periods={periods} />
    </header>
  );
}
