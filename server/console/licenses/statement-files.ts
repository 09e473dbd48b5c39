import { csvRow } from "@octroi/logs/csv";
import { Refusal } from "@octroi/web/http/refusal";
import type { Context, Handler } from "hono";
import type { StatementDocument } from "../../../domain/books/statement.ts";
import type { Store } from "../../../store/store.ts";
import type { ConsoleEnv } from "../env.ts";

/** A statement for spreadsheets and for programs, with every decimal. */
export function statementFiles({ statements }: Pick<Store, "statements">): {
  statementCsv: Handler<ConsoleEnv>;
  statementJson: Handler<ConsoleEnv>;
} {
  async function found(c: Context<ConsoleEnv>): Promise<StatementDocument> {
    const { workspace = "", statement = "" } = c.get("route").parameters;
    const one = await statements.find(workspace, statement);
    if (one === undefined) throw new Refusal("unknown");
    return one.document;
  }
  const named = ({ month, number }: StatementDocument, extension: string) => ({
    "content-disposition": `attachment; filename="statement-${month}-${number}.${extension}"`,
  });
  return {
    async statementCsv(c) {
      const document = await found(c);
      return c.body(statementCsv(document), 200, {
        "content-type": "text/csv; charset=utf-8",
        ...named(document, "csv"),
      });
    },
    async statementJson(c) {
      const document = await found(c);
      return c.body(`${JSON.stringify(document, null, 2)}\n`, 200, {
        "content-type": "application/json",
        ...named(document, "json"),
      });
    },
  };
}

/** A row for each company and site, for each correction, and for what was owed and paid. */
export function statementCsv({ month, number, lines, corrections, totals }: StatementDocument): string {
  const header = [
    ...["statement", "month", "kind", "company", "site", "note"],
    ...["visits", "price", "gross", "share", "currency", "visits of"],
  ];
  const row = (kind: string, cells: readonly (string | number | null)[]) => [number, month, kind, ...cells];
  return [
    header,
    ...lines.map((line) =>
      row("earned", [
        ...[line.company, line.domain ?? line.site, "", line.visits],
        ...[line.price, line.gross, line.share, line.currency, ""],
      ]),
    ),
    ...corrections.map((one) =>
      row("correction", [
        ...[one.company, one.visits?.domain ?? one.visits?.site ?? "", one.note, one.visits?.visits ?? ""],
        ...["", "", one.amount, one.currency, one.visits?.month ?? ""],
      ]),
    ),
    ...totals.flatMap(({ currency, before, paid, after }) => [
      row("owed before", ["", "", "", "", "", "", before, currency, ""]),
      row("paid", ["", "", "", "", "", "", paid, currency, ""]),
      row("owed after", ["", "", "", "", "", "", after, currency, ""]),
    ]),
  ]
    .map(csvRow)
    .join("");
}
