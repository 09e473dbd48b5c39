import * as v from "valibot";
import { msPerDay, msPerHour } from "../visits/day.ts";

/** Looks at a site's domain again and again until it leads to us. */
export const dnsWatchKind = "dns-watch";

/** A domain that has not changed by then is looked at again when somebody opens its page. */
export const watchDays = 3;

export const dnsWatch = v.object({ siteId: v.string(), until: v.string() });

/** One for each day on which somebody looks: a watch that is over begins again. */
export function dnsWatchJob(siteId: string, now: Date) {
  const end = now.getTime() + watchDays * msPerDay;
  return {
    kind: dnsWatchKind,
    key: `${siteId} ${now.toISOString().slice(0, 10)}`,
    payload: { siteId, until: new Date(end).toISOString() } satisfies v.InferInput<typeof dnsWatch>,
    about: [siteId],
    // A watch ends by itself before.
    expiresAt: new Date(end + msPerHour),
  };
}
