import { pick, type World } from "./world.ts";

/** Between claim and completion: what it had comes back when its lease ends. */
export function workerThatDies({ random, stores }: World) {
  const store = pick(random, stores);
  return () => store.jobs.claim(["mail"], 3, 5_000);
}
