import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { execute, onEachDatabase } from "@octroi/database/testing/databases";
import { expect, test } from "vitest";
import { endOfToken, newTokenText } from "../../../domain/api/token.ts";
import { openStore } from "../../../store/store.ts";
import { addedSite } from "../added-site.ts";

const program = join(import.meta.dirname, "publish-process.ts");
const versions = 40;

onEachDatabase((freshDatabase) => {
  test("kill -9 while a program publishes under keys of its own: sent again, each key is one version and one line of the log", async () => {
    const location = await freshDatabase();
    await using store = await openStore(location);
    const ada = await store.people.ensure("ada@example.com", "en");
    const { id: workspace } = await store.workspaces.currentOf(ada);
    const site = (await addedSite(store, { workspaceId: workspace, domain: "example.com" }, ada.id)).site.id;
    const text = newTokenText();
    const token = { name: "Newsroom", scopes: ["publish:rules"], sites: "all" } as const;
    const expiresAt = endOfToken(30, new Date());
    await store.apiTokens.create(workspace, { ...text, ...token, expiresAt }, ada.id);
    const start = () =>
      spawn(process.execPath, [program, JSON.stringify(location), site, ada.id, text.id, String(versions)], {
        stdio: ["ignore", "pipe", "inherit"],
      });
    const written = async () => (await store.rules.latest(site))?.version ?? 0;
    const left: number[] = [];
    for (const enough of [1, 10, 25]) {
      const child = start();
      await once(child.stdout, "data");
      const ended = once(child, "exit");
      let isOver = false;
      void ended.then(() => {
        isOver = true;
      });
      while (!isOver && (await written()) < enough);
      child.kill("SIGKILL");
      await ended;
      left.push(await written());
    }
    expect(left.some((count) => count < versions)).toBe(true);
    // Two servers where there can be two, asked for the same under the same keys.
    const last = location.kind === "sqlite" ? [start()] : [start(), start()];
    const ends = await Promise.all(last.map((child) => once(child, "exit")));
    expect(ends).toEqual(last.map(() => [0, null]));
    const kept = (await store.rules.versions(site, 100)).map(({ version }) => version);
    expect(kept.toSorted((a, b) => a - b)).toEqual(Array.from({ length: versions }, (_, place) => place + 1));
    const lines = await execute(
      location,
      "select count(*) as lines from change where kind = 'rules-published'",
    );
    expect(Number(Object(lines[0]).lines)).toBe(versions);
  });
});
