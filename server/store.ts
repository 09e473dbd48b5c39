import { type Log, reasonOf } from "@octroi/web/operations/log";
import { StartError } from "@octroi/web/start-error";
import { renameConsoleFile } from "../store/earlier/take-over.ts";
import { openStore, type Store } from "../store/store.ts";
import type { Config } from "./config.ts";

/** Opens what both faces keep, with what they kept in databases of their own before. */
export async function openServerStore(
  {
    database,
    earlier,
    siteUrl,
    webhook,
    x402,
  }: Pick<Config, "database" | "earlier" | "siteUrl" | "webhook" | "x402">,
  onRefusedWrite: () => void,
  log: Log,
): Promise<Store> {
  try {
    if (earlier.consoleFile !== undefined && database.kind === "sqlite") {
      await renameConsoleFile(earlier.consoleFile, database.file);
    }
    const store = await openStore(database, {
      notices: webhook !== undefined,
      means: { networks: [...(x402?.chains.keys() ?? [])], stripe: true },
      onRefusedWrite,
    });
    if (earlier.site !== undefined && (await takeOver(store, earlier.site))) {
      log.info("The site’s earlier database was taken over into the one of site and console.");
    }
    await store.ownSite.ensure(siteUrl.hostname);
    return store;
  } catch (error) {
    const cause = { cause: error };
    throw new StartError(
      `DATABASE_URL: the storage cannot be opened for writing (${reasonOf(error)}).`,
      cause,
    );
  }
}

async function takeOver(store: Store, earlier: NonNullable<Config["earlier"]["site"]>): Promise<boolean> {
  try {
    return await store.takeOverSite(earlier);
  } catch (error) {
    await store.close();
    throw error;
  }
}
