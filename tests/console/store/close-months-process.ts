import { openStore } from "../../../store/store.ts";

/* Closes months as a server does, in a process of its own that a test kills: `<location> <now>`. */
const [location = "", now = ""] = process.argv.slice(2);
const store = await openStore(JSON.parse(location), { now: () => new Date(now) });
process.stdout.write("open\n");
await store.books.closeMonths();
await store.close();
