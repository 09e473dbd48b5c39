import { openStore } from "../../../store/store.ts";

/** A console that deletes figures, for a test to kill. */
const store = await openStore(JSON.parse(process.argv[2] ?? ""));
await store.deleteFigures();
await store.close();
