import type { Outcome } from "../outcome.ts";
import { readValues } from "../values.ts";
import { field, type Visit } from "../visit.ts";
import { KeyTable } from "./keys.ts";
import { type JsonLayout, jsonLayouts } from "./layouts.ts";
import { JsonScan } from "./scan.ts";

const scan = new JsonScan();

/** A reader of lines that are JSON objects with these keys. */
export function jsonReader(layout: JsonLayout) {
  const table = new KeyTable(jsonLayouts[layout]);
  return (visit: Visit, bytes: Uint8Array, start: number, end: number): Outcome => {
    if (!scan.read(visit, bytes, start, end, table)) return "layout";
    return isVisit(visit) ? readValues(visit) : "other";
  };
}

/** Servers write other events to the same log. Vercel gives -1 as the status of work nobody asked for. */
function isVisit(visit: Visit): boolean {
  return (
    visit.has(field.time) &&
    visit.has(field.status) &&
    (visit.has(field.path) || visit.has(field.request)) &&
    visit.bytes[visit.start(field.status)] !== DASH
  );
}

const DASH = 0x2d;
