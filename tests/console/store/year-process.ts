import { text } from "node:stream/consumers";
import { openStore } from "../../../store/store.ts";
import { batch } from "../visits/store.ts";

/*
 * A server of the year, in a process of its own that a test kills: `<location> <now>`. It counts the batches that it is handed,
 * says so of each, and closes the months that are over.
 */
const [location = "", now = ""] = process.argv.slice(2);
const store = await openStore(JSON.parse(location), { now: () => new Date(now) });
const sendings = JSON.parse(await text(process.stdin));
process.stdout.write("open\n");
for (const { visits, ...rest } of sendings) {
  await store.visits.receive(batch(visits, rest));
  process.stdout.write("counted\n");
}
await store.books.closeMonths();
await store.close();
