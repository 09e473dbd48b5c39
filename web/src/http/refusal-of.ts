import { framesOf, type Log, reasonOf, throttleLog } from "../operations/log.ts";
import type { ServerMetrics } from "../operations/metrics.ts";
import { Refusal } from "./refusal.ts";

/**
 * Makes a refusal of whatever a handler threw, counts it, and logs what is our fault or the storage's.
 * `isUnavailable` tells the storage's from ours where handlers let both through.
 */
export function createRefusalOf(
  count: Pick<ServerMetrics, "refused">,
  log: Log,
  isUnavailable: (error: Error) => boolean = () => false,
): (error: Error) => Refusal {
  const refusalFor = (error: Error) => {
    if (error instanceof Refusal) return error;
    return isUnavailable(error)
      ? new Refusal("unavailable", { cause: error, headers: { "retry-after": "5" } })
      : new Refusal("broken", { cause: error });
  };
  const storageUnavailable = throttleLog((more, reason) =>
    log.warn({ reason, ...(more > 0 && { more }) }, "storage unavailable"),
  );
  return (error) => {
    const refusal = refusalFor(error);
    count.refused(refusal.kind);
    if (refusal.kind === "unavailable") storageUnavailable(reasonOf(refusal));
    if (refusal.kind === "broken")
      log.error({ reason: reasonOf(error), at: framesOf(error) }, "request failed");
    return refusal;
  };
}
