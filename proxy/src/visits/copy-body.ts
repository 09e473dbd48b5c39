import type { IncomingMessage, OutgoingMessage } from "node:http";
import { pairsOf } from "./headers.ts";

/** Passes a message's body on as it comes, no faster than it is taken, then its trailers. */
export function copyBody(from: IncomingMessage, to: OutgoingMessage): void {
  from.pipe(to, { end: false });
  from.once("end", () => {
    try {
      if (from.rawTrailers.length > 0) to.addTrailers(pairsOf(from.rawTrailers));
      to.end();
    } catch {
      // Trailers that Node would not send.
      to.destroy();
    }
  });
}
