import type { Database } from "@octroi/database/database";
import type { Rules } from "../../domain/rules/rules.ts";
import type { Schema } from "../schema.ts";
import { connectorsIn } from "./connectors.ts";
import { draftsIn } from "./drafts.ts";
import { pastIn } from "./past.ts";
import { versionsIn } from "./versions.ts";

export function rulesIn(database: Pick<Database<Schema>, "db" | "transact">, now: () => Date): Rules {
  return {
    ...draftsIn(database, now),
    ...versionsIn(database, now),
    ...connectorsIn(database, now),
    ...pastIn(database),
  };
}
