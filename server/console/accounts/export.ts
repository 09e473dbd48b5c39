import { Refusal } from "@octroi/web/http/refusal";
import type { Context } from "hono";
import type { Repositories } from "../../../store/store.ts";
import type { ConsoleEnv } from "../env.ts";
import { exportFiles } from "./export-files.ts";
import { zipStream } from "./zip.ts";

/** Everything about a person in one file, written while it is downloaded. */
export function exportAccount(store: Repositories, now: () => Date = () => new Date()) {
  return (c: Context<ConsoleEnv>) => {
    const { person } = c.get("caller");
    if (person === undefined) throw new Refusal("unauthorized");
    return c.body(zipStream(exportFiles(store, person, now())), 200, {
      "content-type": "application/zip",
      "content-disposition": 'attachment; filename="octroi-account.zip"',
    });
  };
}
