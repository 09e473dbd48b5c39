import { crawlerPath } from "../../domain/crawler-address.ts";
import type { RegistryCopy } from "../content/generator/copy.ts";
import { Badge } from "../ui/badge.tsx";
import { PageLink } from "../ui/page-link.tsx";
import type { RegistryRow } from "./offered.ts";
import { rowId } from "./registry-view.ts";
import { tableRoles } from "./table-roles.ts";

export function RegistryLine({ copy, row }: { copy: RegistryCopy; row: RegistryRow }) {
  return (
    <tr {...tableRoles.row} id={rowId(row)}>
      <th {...tableRoles.rowHead} scope="row">
        <PageLink to={crawlerPath(row.token)} className="token">
          {row.token}
        </PageLink>{" "}
        {row.offered && <Badge tone="jade">{copy.offered}</Badge>}{" "}
        {row.status !== null && <Badge>{row.status}</Badge>}
        <p>{row.description}</p>
      </th>
      <td {...tableRoles.cell}>{row.operator ?? copy.operator.unknown}</td>
      <td {...tableRoles.cell}>{copy.purpose.names[row.purpose]}</td>
      <td {...tableRoles.cell}>{row.robotsTxt}</td>
      <td {...tableRoles.cell}>{row.cost}</td>
      <td {...tableRoles.cell}>
        {row.evidence} <time dateTime={row.checked}>{row.checkedIn}</time>
      </td>
    </tr>
  );
}
