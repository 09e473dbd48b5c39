import type { Program } from "@octroi/database/cli/program";
import { version } from "@octroi/web/version";
import { readConfig } from "../../server/site/config.ts";
import { openStore, type Store } from "../store/store.ts";

/** What the site's programs have in common. */
export const program: Pick<Program<Store>, "version" | "variable" | "open"> = {
  version,
  variable: "DATABASE_URL",
  open(environment) {
    const { database } = readConfig(environment);
    // A missing file is an error here: an empty list at a mistyped path would hide who is on the real one.
    return () => openStore(database, { create: false });
  },
};
