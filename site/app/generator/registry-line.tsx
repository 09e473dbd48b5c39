import type { RegistryCopy } from "../content/generator/copy.ts";
import { Badge } from "../ui/badge.tsx";
import { ExternalLink } from "../ui/page-link.tsx";
import type { RegistryRow } from "./offered.ts";
import { tableRoles } from "./table-roles.ts";

export function RegistryLine({ copy, row }: { copy: RegistryCopy; row: RegistryRow }) {
  return (
    <tr {...tableRoles.row}>
      <th {...tableRoles.rowHead} scope="row">
        <Token row={row} /> {row.offered && <Badge tone="jade">{copy.offered}</Badge>}{" "}
        {row.status !== null && <Badge>{row.status}</Badge>}
        <p>{row.description}</p>
      </th>
      <td {...tableRoles.cell}>{row.operator ?? copy.operator.unknown}</td>
      <td {...tableRoles.cell}>{copy.purpose.names[row.purpose]}</td>
      <td {...tableRoles.cell}>{row.robotsTxt}</td>
      <td {...tableRoles.cell}>{row.cost}</td>
      <td {...tableRoles.cell}>
        {row.evidence}
        <small>
          {copy.readIn} <time dateTime={row.checked}>{row.checkedIn}</time>
        </small>
      </td>
    </tr>
  );
}

/** The name leads to its operator's page about it, where there is one. */
function Token({ row }: { row: RegistryRow }) {
  if (row.documentation === null) return <span className="token">{row.token}</span>;
  return (
    <ExternalLink href={row.documentation} className="token">
      {row.token}
    </ExternalLink>
  );
}
