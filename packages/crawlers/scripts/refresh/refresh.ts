import { fetchText } from "./fetch.ts";
import { isPlausible } from "./guards.ts";
import { aggregated, formatPrefix, readPrefix } from "./prefix.ts";
import { formatOf, readFile } from "./read.ts";
import type { AddressRecord, RecordedList } from "./record.ts";

/** What became of one list. */
export type Outcome =
  | { readonly outcome: "renewed"; readonly added: readonly string[]; readonly removed: readonly string[] }
  | { readonly outcome: "unchanged" }
  /** The last good copy stays. */
  | { readonly outcome: "kept"; readonly because: string }
  /** A person has to read its source. */
  | { readonly outcome: "by-hand" };

export interface RefreshResult {
  readonly record: AddressRecord;
  readonly outcomes: readonly (Outcome & { readonly source: string })[];
}

export interface RefreshOptions {
  readonly today: string;
  readonly get?: typeof fetch;
  readonly timeout?: number;
}

/** Reads every operator's file again. Whatever is wrong with one, its last good copy stays. */
export async function refresh(record: AddressRecord, options: RefreshOptions): Promise<RefreshResult> {
  const lists = await Promise.all(record.lists.map((list) => renewList(list, options)));
  return {
    record: { collected: options.today, lists: lists.map(({ list }) => list) },
    outcomes: lists.map(({ list: { source }, outcome }) => ({ source, ...outcome })),
  };
}

async function renewList(
  list: RecordedList,
  options: RefreshOptions,
): Promise<{ list: RecordedList; outcome: Outcome }> {
  const format = formatOf(list.source);
  if (format === null) return { list, outcome: { outcome: "by-hand" } };
  try {
    const { prefixes, published } = readFile(await fetchText(list.source, options), format);
    const before = prefixTexts(list.prefixes.flatMap((text) => readPrefix(text) ?? []));
    const after = prefixTexts(prefixes);
    if (!isPlausible(after.length, before.length)) {
      throw new Error(`Expected about ${before.length} prefixes as before, found ${after.length}`);
    }
    const { operator, crawlers, source, note } = list;
    const fresh = {
      ...{ operator, crawlers, source, published: published ?? list.published, read: options.today },
      ...(note !== undefined && { note }),
      prefixes: after,
    };
    return { list: fresh, outcome: difference(before, after) };
  } catch (error) {
    return {
      list,
      outcome: { outcome: "kept", because: error instanceof Error ? error.message : String(error) },
    };
  }
}

function prefixTexts(prefixes: Parameters<typeof aggregated>[0]): readonly string[] {
  return aggregated(prefixes).map(formatPrefix);
}

function difference(before: readonly string[], after: readonly string[]): Outcome {
  const [old, fresh] = [new Set(before), new Set(after)];
  const added = after.filter((prefix) => !old.has(prefix));
  const removed = before.filter((prefix) => !fresh.has(prefix));
  return added.length + removed.length === 0
    ? { outcome: "unchanged" }
    : { outcome: "renewed", added, removed };
}
