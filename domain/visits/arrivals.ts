import { assistant } from "@octroi/crawlers/assistants";
import * as v from "valibot";
import { storedPath } from "./stored-path.ts";

/** People whom an assistant sent to a page, as a gate counted them. They are of the day on which we hear of them. */
export interface Arrival {
  /** The line's, which no other has. */
  id: string;
  /** The assistant's, by the registry. */
  assistant: string;
  /** As it is kept: see `storedPath`. */
  path: string;
  people: number;
}

/** A page is named where so many came to it from one assistant on one day. */
export const namedFrom = 5;

/** Pages and assistants on one day, so that addresses which visitors make up fill no table. */
export const maxArrivalRowsPerDay = 2_000;

const arrivalLine = v.object({
  v: v.literal(1),
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  // An assistant that this registry does not know is nobody's: there is no row to show it in.
  from: v.pipe(
    v.string(),
    v.check((id) => assistant(id) !== undefined),
  ),
  path: v.pipe(v.string(), v.maxLength(8_192)),
  people: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000)),
});

/** Whether a line is about people rather than a crawler’s visit. */
export function isArrivalLine(line: unknown): boolean {
  return typeof line === "object" && line !== null && "from" in line && !("crawler" in line);
}

export function parseArrival(line: unknown): Arrival | undefined {
  const { success, output } = v.safeParse(arrivalLine, line);
  if (!success) return undefined;
  const { id, from, path, people } = output;
  return { id, assistant: from, path: storedPath(path), people };
}
