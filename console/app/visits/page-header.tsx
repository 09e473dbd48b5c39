import { PeriodSwitch } from "./period-switch.tsx";
import type { periodLinks } from "./visits-page.ts";

interface PageHeaderProps {
  title: string;
  note: string | undefined;
  periods: ReturnType<typeof periodLinks>;
}

/** What a page about visits is called, and the time that it shows. */
export function PageHeader({ title, note, periods }: PageHeaderProps) {
  return (
    <header className="flex flex-col gap-x-10 gap-y-5 sm:flex-row sm:items-start sm:justify-between">
      <div>
        <h1 className="text-page-title">{title}</h1>
        {note && <p className="mt-2 text-muted">{note}</p>}
      </div>
      <PeriodSwitch periods={periods} />
    </header>
  );
}
