import { framesOf, type Log, reasonOf, throttleLog } from "../operations/log.ts";
import type { ServerMetrics } from "../operations/metrics.ts";
import { Refusal } from "./refusal.ts";

/** Makes a refusal of whatever a handler threw, counts it, and logs what is our fault or the storage's. */
export function createRefusalOf(count: Pick<ServerMetrics, "refused">, log: Log): (error: Error) => Refusal {
  const storageUnavailable = throttleLog((more, reason) =>
    log.warn({ reason, ...(more > 0 && { more }) }, "storage unavailable"),
  );
  return (error) => {
    const refusal = error instanceof Refusal ? error : new Refusal("broken", { cause: error });
    count.refused(refusal.kind);
    if (refusal.kind === "unavailable") storageUnavailable(reasonOf(refusal));
    if (refusal.kind === "broken") log.error({ reason: reasonOf(error), at: framesOf(error) }, "api failed");
    return refusal;
  };
}
