import type { Database } from "@octroi/database/database";
import type { StatementDocument } from "../../domain/books/statement.ts";
import type { Schema } from "../schema.ts";

export interface Statement {
  id: string;
  workspace: string;
  document: StatementDocument;
}

/** Statements of publishers: `closeMonths` alone writes them. */
export function statementsIn({ db }: Pick<Database<Schema>, "db">) {
  const select = db.selectFrom("statement").select(["id", "workspace", "document"]);
  return {
    /** Of a workspace, the latest first. */
    async list(workspace: string): Promise<Statement[]> {
      const rows = await select.where("workspace", "=", workspace).orderBy("month", "desc").execute();
      return rows.map(statementOf);
    },

    /** Undefined where it is another workspace's. */
    async find(workspace: string, id: string): Promise<Statement | undefined> {
      const row = await select.where("workspace", "=", workspace).where("id", "=", id).executeTakeFirst();
      return row && statementOf(row);
    },
  };
}

function statementOf({
  id,
  workspace,
  document,
}: {
  id: string;
  workspace: string;
  document: string;
}): Statement {
  // Only `closeMonths` writes it.
  return { id, workspace, document: JSON.parse(document) as StatementDocument };
}
