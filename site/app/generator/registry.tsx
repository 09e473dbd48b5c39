import { Button } from "@octroi/ui/components/button.tsx";
import { formatter } from "@octroi/ui/language/format";
import { useLanguage } from "@octroi/ui/page/page-data";
import { useState } from "react";
import type { RegistryCopy } from "../content/generator/copy.ts";
import { SectionHeading } from "../ui/heading.tsx";
import type { RegistryRow } from "./offered.ts";
import { RegistryFilters } from "./registry-filters.tsx";
import { RegistryTable } from "./registry-table.tsx";
import { type RegistryView, rowsIn, wholeRegistry } from "./registry-view.ts";

interface RegistryProps {
  copy: RegistryCopy;
  /** In alphabetical order, as the operators. */
  rows: readonly RegistryRow[];
  operators: readonly string[];
}

/** Every AI crawler that is known, to be sorted and narrowed. Without script it reads as one long table. */
export function Registry({ copy, rows, operators }: RegistryProps) {
  const language = useLanguage();
  const { counted } = formatter(language);
  const [view, setView] = useState<RegistryView>(wholeRegistry);
  const visibleRows = rowsIn(rows, view, copy.purpose.names, language);
  const look = (change: Partial<RegistryView>) => setView((current) => ({ ...current, ...change }));
  return (
    <section aria-labelledby="registry" className="border-line-soft border-y bg-ink-900">
      <div className="wrap chapter">
        <div className="grid items-end gap-x-16 gap-y-8 lg:grid-cols-[1.2fr_0.8fr]">
          <SectionHeading id="registry" eyebrow={copy.eyebrow} title={copy.heading} lead={copy.lead} />
          <div className="grid gap-2 border-line border-l-2 pl-5 text-[0.9375rem] text-muted">
            <p className="text-text">{copy.updated}</p>
            <p>{copy.checked}</p>
            <p>{copy.links}</p>
          </div>
        </div>
        <div className="mt-12">
          <RegistryFilters copy={copy} operators={operators} view={view} look={look} />
          <p role="status" className="scripting-only py-4 text-faint text-label figures">
            {counted(visibleRows.length, copy.count)}
          </p>
          <RegistryTable copy={copy} rows={visibleRows} view={view} look={look} />
          {visibleRows.length === 0 && (
            <div className="grid justify-items-start gap-5 py-10">
              <p className="text-muted">{copy.empty}</p>
              <Button variant="outline" onClick={() => setView(wholeRegistry)}>
                {copy.reset}
              </Button>
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
