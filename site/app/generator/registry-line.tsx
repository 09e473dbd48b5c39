import type { ReactNode } from "react";
import type { RegistryCopy } from "../content/generator/copy.ts";
import { Badge } from "../ui/badge.tsx";
import { ExternalLink } from "../ui/page-link.tsx";
import type { RegistryRow } from "./offered.ts";
import { tableRoles } from "./table-roles.ts";

export function RegistryLine({ copy, row }: { copy: RegistryCopy; row: RegistryRow }) {
  return (
    <tr
      {...tableRoles.row}
      className="border-line border-t border-dashed align-top max-lg:grid max-lg:grid-cols-2 max-lg:gap-x-6 max-lg:gap-y-3 max-lg:py-5"
    >
      <th
        {...tableRoles.rowHead}
        scope="row"
        className="text-left font-normal max-lg:col-span-2 lg:w-[34%] lg:py-4 lg:pr-3"
      >
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <span className="break-all font-medium font-mono text-sm">{row.token}</span>
          {row.offered && <Badge tone="jade">{copy.offered}</Badge>}
          {row.status !== null && <Badge>{row.status}</Badge>}
        </span>
        <span className="mt-1.5 block text-muted text-sm">{row.description}</span>
      </th>
      <Cell label={copy.columns.operator}>{row.operator ?? copy.operator.unknown}</Cell>
      <Cell label={copy.columns.purpose}>{copy.purpose.names[row.purpose]}</Cell>
      <Cell label={copy.columns.robotsTxt}>{row.robotsTxt}</Cell>
      <Cell label={copy.columns.cost}>{row.cost}</Cell>
      <Cell label={copy.columns.evidence}>
        <Source copy={copy} row={row} />
      </Cell>
    </tr>
  );
}

/** On a phone the column's name stands above the fact. */
function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <td {...tableRoles.cell} className="text-sm lg:px-3 lg:py-4 lg:last:pr-0">
      <span aria-hidden="true" className="block pb-0.5 text-faint text-label lg:hidden">
        {label}
      </span>
      {children}
    </td>
  );
}

function Source({ copy, row }: { copy: RegistryCopy; row: RegistryRow }) {
  return (
    <>
      {row.evidence}
      <span className="block text-faint">
        {copy.readIn} <time dateTime={row.checked}>{row.checkedIn}</time>
      </span>
      {row.documentation !== null && (
        <ExternalLink
          href={row.documentation}
          aria-label={`${copy.documentation}, ${row.token}`}
          className="text-jade underline underline-offset-4"
        >
          {copy.documentation}
        </ExternalLink>
      )}
    </>
  );
}
