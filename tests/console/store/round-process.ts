import { pino } from "pino";
import { startVisitRetention } from "../../../server/console/visits/retention.ts";
import { openStore } from "../../../store/store.ts";

/** A server in its daily round, for a test to kill. */
const store = await openStore(JSON.parse(process.argv[2] ?? ""));
startVisitRetention(store, pino({ enabled: false }));
