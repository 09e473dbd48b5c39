import * as v from "valibot";
import { places, readProblems } from "./places.ts";

/** One thing that was read of a site, or could not be. */
export const readFile = v.object({
  place: v.picklist(places),
  /** What was asked for, and where the answer came from. */
  asked: v.string(),
  address: v.string(),
  redirects: v.number(),
  /** Null where no answer came. */
  status: v.nullable(v.number()),
  problem: v.nullable(v.picklist(readProblems)),
  /** The media type it is served with, without parameters. */
  type: v.nullable(v.string()),
  /** The encoding it was read in, and whether that left octets over which are none. */
  charset: v.string(),
  garbled: v.boolean(),
  headers: v.record(v.string(), v.string()),
  text: v.string(),
  octets: v.number(),
  /** Whether there is more of it than was read. */
  truncated: v.boolean(),
});
export type ReadFile = v.InferOutput<typeof readFile>;

/** The lines of `POST /api/site-check`'s answer, one JSON text each, as they happen. */
export const readEvent = v.variant("kind", [
  v.object({ kind: v.literal("begins"), host: v.string(), readAt: v.string() }),
  v.object({ kind: v.literal("reading"), place: v.picklist(places), asked: v.string() }),
  v.object({ kind: v.literal("read"), file: readFile }),
  v.object({ kind: v.literal("ends") }),
]);
export type ReadEvent = v.InferOutput<typeof readEvent>;
