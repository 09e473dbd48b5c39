import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyMigrated } from "@octroi/database/testing/databases";
import { openStore } from "../../store/store.ts";
import { addedSite } from "./added-site.ts";
import { typedAt } from "./terminal.ts";

/** A console's data, and a terminal to type commands at. */
export async function operated(settings: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), "octroi-console-"));
  const file = join(folder, "octroi.sqlite");
  const database = { kind: "sqlite", file } as const;
  await copyMigrated(file);
  const store = await openStore(database);
  const environment = {
    DATABASE_URL: file,
    CONSOLE_URL: "https://console.octroi.example",
    ...settings,
  };
  return {
    database,
    store,
    folder,
    typed: (...args: string[]) => typedAt(environment, args, folder),
    /** A site of somebody on Pro, with a domain that is theirs, that joined an agreement. */
    async joined(agreement: string, domain: string): Promise<string> {
      const person = await store.people.ensure(`you@${domain}`, "en");
      const { id } = await store.workspaces.currentOf(person);
      await store.workspaces.setPlan(id, "pro", undefined);
      const added = await addedSite(store, { workspaceId: id, domain });
      await store.sites.markDomainProven(added.site.id, "gate");
      const outcome = await store.agreements.join(added.site.id, agreement, person.id);
      if (outcome !== "joined") throw new Error(`Expected the site to join, found ${outcome}`);
      return added.site.id;
    },
    async [Symbol.asyncDispose]() {
      await store.close();
      await rm(folder, { recursive: true });
    },
  };
}
