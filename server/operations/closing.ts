import { runPeriodically } from "@octroi/database/periodic";
import { type Log, reasonOf } from "@octroi/web/operations/log";
import { ClockDoubted } from "../../store/books/open-months.ts";
import type { Store } from "../../store/store.ts";

/** A month is closed within the hour, on the second of the next. */
const everyMs = 60 * 60_000;
const retryAfterMs = 60_000;

/** Closes the months that are over, and writes what is not written of them yet. Returns what stops it. */
export function startClosing(books: Pick<Store["books"], "closeMonths">, log: Log): () => Promise<void> {
  return runPeriodically(async () => {
    try {
      for (const month of await books.closeMonths()) log.info({ month }, "month closed");
      return everyMs;
    } catch (error) {
      if (error instanceof ClockDoubted) {
        log.warn(
          { ...error.months },
          "no month closed, as the clock seems wrong; set it, or say `octroi month close --yes`",
        );
        return everyMs;
      }
      log.warn({ reason: reasonOf(error) }, "a month could not be closed, will try again");
      return retryAfterMs;
    }
  });
}
