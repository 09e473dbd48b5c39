import { StaticSubtree } from "@octroi/ui/components/static-subtree.tsx";
import { ArrowDown, ArrowUp } from "lucide-react";
import type { RegistryCopy } from "../content/generator/copy.ts";
import type { RegistryRow } from "./offered.ts";
import { RegistryLine } from "./registry-line.tsx";
import { type RegistryColumn, type RegistryView, registryColumns, wholeRegistry } from "./registry-view.ts";

interface RegistryTableProps {
  copy: RegistryCopy;
  rows: readonly RegistryRow[];
  view: RegistryView;
  look: (change: Partial<RegistryView>) => void;
}

export function RegistryTable({ copy, rows, view, look }: RegistryTableProps) {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
      tabIndex={0}
      aria-label={copy.caption}
      className="relative max-h-[42rem] overflow-auto overscroll-contain border-line border-y"
    >
      <table className="registry" style={columnNames(copy)}>
        <caption className="sr-only">{copy.caption}</caption>
        <thead className="sticky top-0 z-10 bg-ink-900">
          <tr>
            {registryColumns.map((column) => (
              <ColumnHead key={column} label={copy.columns[column]} column={column} view={view} look={look} />
            ))}
          </tr>
        </thead>
        <StaticSubtree as="tbody" unchanged={view === wholeRegistry}>
          {rows.map((row) => (
            <RegistryLine key={row.token} copy={copy} row={row} />
          ))}
        </StaticSubtree>
      </table>
    </section>
  );
}

/** For a narrow screen, which has no room for the columns' heads: CSS strings. */
function columnNames({ columns }: RegistryCopy): Record<`--${string}`, string> {
  return {
    "--operator": JSON.stringify(columns.operator),
    "--purpose": JSON.stringify(columns.purpose),
    "--robots-txt": JSON.stringify(columns.robotsTxt),
    "--cost": JSON.stringify(columns.cost),
    "--evidence": JSON.stringify(columns.evidence),
  };
}

interface ColumnHeadProps {
  label: string;
  column: RegistryColumn;
  view: RegistryView;
  look: (change: Partial<RegistryView>) => void;
}

function ColumnHead({ label, column, view, look }: ColumnHeadProps) {
  const sorted = view.column === column;
  const Arrow = view.descending ? ArrowUp : ArrowDown;
  const order = view.descending ? "descending" : "ascending";
  return (
    <th scope="col" aria-sort={sorted ? order : undefined} className="px-3 text-left first:pl-0 last:pr-0">
      <div className="scriptless-only py-3.5 text-faint text-label">{label}</div>
      <button
        type="button"
        onClick={() => look({ column, descending: sorted && !view.descending })}
        className={`scripting-only flex min-h-12 cursor-pointer items-center gap-1.5 text-left text-label hover:text-text ${sorted ? "text-text" : "text-faint"}`}
      >
        {label}
        <Arrow aria-hidden="true" strokeWidth={2} className={`size-3.5 ${sorted ? "" : "invisible"}`} />
      </button>
    </th>
  );
}
