import { Refusal } from "@octroi/web/http/refusal";

/** Batches of one site that are read or wait at a time: a gate sends one after the other, and a site may have many gates. */
const maxOfSite = 50;
/** A gate gives up after ten seconds, and sends again. */
const maxWaitMs = 5_000;

export interface Place extends Disposable {
  /** Does it when all that this site asked for before is done. */
  turn<Result>(work: () => Promise<Result>): Promise<Result>;
}

/**
 * What sites report, one batch of each at a time: however many a site sends at once, it keeps one connection of the
 * database busy, and between two of its batches others have their turn.
 */
export function createTurns(now: () => number = () => performance.now()) {
  const sites = new Map<string, { places: number; last: Promise<unknown> }>();
  return {
    /** Undefined where too many of this site wait. */
    enter(site: string): Place | undefined {
      const queue = sites.get(site) ?? { places: 0, last: Promise.resolve() };
      if (queue.places >= maxOfSite) return undefined;
      queue.places += 1;
      sites.set(site, queue);
      return {
        turn(work) {
          const latest = now() + maxWaitMs;
          const done = queue.last.then(() => {
            // While storage does not answer, each before it took as long as that is waited for.
            if (now() > latest) throw new Refusal("busy", { headers: { "retry-after": "5" } });
            return work();
          });
          queue.last = done.catch(() => {});
          return done;
        },
        [Symbol.dispose]() {
          queue.places -= 1;
          if (queue.places === 0) sites.delete(site);
        },
      };
    },
  };
}
