import type { Logger } from "pino";
import type { Store } from "../store/store.ts";

/** What both faces run on. */
export interface Running {
  store: Store;
  log: Logger;
  isStopping: () => boolean;
  /** Whether storage takes writes, and nobody told us to stop. */
  ready: () => Promise<boolean>;
}

/** What the console lends the site beside it. */
export interface ConsoleFace extends Face {
  /** Where the site’s own gate reports, with its key. */
  collector: string;
}

/** A face that listens. */
export interface Face {
  address: string;
  stop(afterMs: number): Promise<void>;
}
