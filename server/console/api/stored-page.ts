import type { Context } from "hono";
import * as v from "valibot";
import { soundOr } from "./parsed.ts";
import { Problem } from "./problem.ts";
import { listQuery } from "./schemas.ts";

const cursorKey = v.tuple([
  v.pipe(v.string(), v.isoTimestamp()),
  v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
]);

/** Where a list goes on: after the item of that moment and id. */
type CursorKey = v.InferOutput<typeof cursorKey>;

/** A page of a list that the store keeps in order: it loads one more than is shown, to know whether there are others. */
export async function storedPage<Item>(
  c: Context,
  load: (limit: number, after: CursorKey | undefined) => Promise<Item[]>,
  { keyOf, facts }: { keyOf: (item: Item) => CursorKey; facts: (item: Item) => unknown },
) {
  const { limit, cursor } = soundOr(listQuery, {
    limit: c.req.query("limit"),
    cursor: c.req.query("cursor"),
  });
  const items = await load(limit + 1, cursor === undefined ? undefined : decodeCursor(cursor));
  const shown = items.slice(0, limit);
  const last = shown.at(-1);
  const next = last === undefined || items.length <= limit ? null : encodeCursor(keyOf(last));
  return { items: shown.map(facts), next };
}

function encodeCursor(key: CursorKey): string {
  return Buffer.from(JSON.stringify(key)).toString("base64url");
}

function decodeCursor(cursor: string): CursorKey {
  try {
    return v.parse(cursorKey, JSON.parse(Buffer.from(cursor, "base64url").toString()));
  } catch {
    throw new Problem("unprocessable", { detail: "The cursor is of another list.", field: "cursor" });
  }
}
