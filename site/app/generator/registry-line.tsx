import { Badge } from "@octroi/ui/components/badge.tsx";
import { crawlerPath } from "../../domain/directory/address.ts";
import type { RegistryCopy } from "../content/generator/copy.ts";
import { PageLink } from "../ui/page-link.tsx";
import type { RegistryRow } from "./offered.ts";
import { rowId } from "./registry-view.ts";

export function RegistryLine({ copy, row }: { copy: RegistryCopy; row: RegistryRow }) {
  return (
    <tr id={rowId(row)}>
      <th scope="row">
        <PageLink to={crawlerPath(row.token)} className="token">
          {row.token}
        </PageLink>{" "}
        {row.offered && <Badge tone="jade">{copy.offered}</Badge>}{" "}
        {row.status !== undefined && <Badge>{row.status}</Badge>}
        <p>{row.description}</p>
      </th>
      <td>{row.operator ?? copy.operator.unknown}</td>
      <td>{copy.purpose.names[row.purpose]}</td>
      <td>{row.robotsTxt}</td>
      <td>{row.cost}</td>
      <td>
        {row.evidence} <time dateTime={row.checked}>{row.checkedIn}</time>
      </td>
    </tr>
  );
}
