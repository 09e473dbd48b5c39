import { openStore } from "../../../store/store.ts";
import { batch, visit } from "../visits/store.ts";

/* Takes batches under a license as a server does, in a process of its own that a test kills: `<location> <reading>`. */
const [location = "", text = ""] = process.argv.slice(2);
const { site, company, license, batches, visits, now, read } = JSON.parse(text);
const store = await openStore(JSON.parse(location), { now: () => new Date(now) });
process.stdout.write("open\n");
for (let number = 0; number < batches; number += 1) {
  await store.slices.grant(site, company, { path: "/", uses: [] });
  const sent = Array.from({ length: visits }, (_, place) =>
    visit({
      id: `visit-${number}-${place}`,
      time: Date.parse(read),
      decision: "charge",
      status: 200,
      license,
    }),
  );
  const { outcome } = await store.visits.receive(batch(sent, { site, id: `batch-${number}` }));
  if (outcome !== "counted") throw new Error(`Expected visits to be counted, found ${outcome}`);
}
await store.close();
