import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { execute, onEachDatabase } from "@octroi/database/testing/databases";
import { expect, test } from "vitest";
import { openStore } from "../../../store/store.ts";
import { openVisits, site } from "../visits/store.ts";

const program = fileURLToPath(new URL("delete-figures.ts", import.meta.url));
const all = 200_000;

onEachDatabase((freshDatabase) => {
  test("K5 a console that is killed while it deletes leaves the rest to the next", async () => {
    const location = await freshDatabase();
    await using _visits = await openVisits(location);
    await using store = await openStore(location);
    await execute(
      location,
      `insert into visit_site (site, last_number, last_page, pages, event_ids, allowance, allowance_at)
      values ('${site}', 0, 0, 0, ${all}, 0, 0)`,
    );
    await execute(
      location,
      `with recursive number (n) as (select 1 union all select n + 1 from number where n < ${all})
       insert into visit_event (site, id, day) select '${site}', 'event ' || n, 20000 from number`,
    );
    const left = async () => {
      const [row] = await execute(location, "select count(*) as total from visit_event");
      return Number(Object(row).total);
    };
    await store.sites.remove(site, undefined);
    const console = spawn(process.execPath, [program, JSON.stringify(location)], { stdio: "inherit" });
    await expect.poll(left, { interval: 5, timeout: 60_000 }).toBeLessThan(all);
    console.kill("SIGKILL");
    await once(console, "exit");
    const rest = await left();
    expect(rest).toBeGreaterThan(0);
    expect(rest).toBeLessThan(all);
    expect(await store.deleteFigures()).toMatchObject({ sites: 1, rows: rest + 1, failures: [] });
    expect(await left()).toBe(0);
  });
});
