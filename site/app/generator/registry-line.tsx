import type { RegistryCopy } from "../content/generator/copy.ts";
import { Badge } from "../ui/badge.tsx";
import type { RegistryRow } from "./offered.ts";
import { registryNoteId, rowId } from "./registry-view.ts";

export function RegistryLine({ copy, row }: { copy: RegistryCopy; row: RegistryRow }) {
  return (
    <tr id={rowId(row)}>
      <th scope="row">
        <Token row={row} /> {row.offered && <Badge tone="jade">{copy.offered}</Badge>}{" "}
        {row.status !== null && <Badge>{row.status}</Badge>}
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

/** The name leads to its operator's page about it, where there is one; the note above says that it does. */
function Token({ row }: { row: RegistryRow }) {
  if (row.documentation === null) return <span className="token">{row.token}</span>;
  return (
    <a
      href={row.documentation}
      target="_blank"
      rel="noopener noreferrer"
      aria-describedby={registryNoteId}
      className="token"
    >
      {row.token}
    </a>
  );
}
