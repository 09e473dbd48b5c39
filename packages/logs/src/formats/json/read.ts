import type { Outcome } from "../outcome.ts";
import { readValues } from "../values.ts";
import { type Field, field, type Visit } from "../visit.ts";
import { KeyTable } from "./keys.ts";
import { type JsonLayout, jsonLayouts } from "./layouts.ts";
import { JsonScan } from "./scan.ts";

const scan = new JsonScan();

/** A reader of lines that are JSON objects with these keys. */
export function jsonReader(layout: JsonLayout) {
  const table = new KeyTable(jsonLayouts[layout]);
  return (visit: Visit, bytes: Uint8Array, start: number, end: number): Outcome => {
    if (!scan.read(visit, bytes, start, end, table)) return "layout";
    if (!isVisit(visit)) return "other";
    // CloudFront's word for no query.
    if (isDash(visit, field.query)) visit.set(field.query, -1, -1);
    return readValues(visit);
  };
}

function isDash(visit: Visit, name: Field): boolean {
  return visit.end(name) - visit.start(name) === 1 && visit.bytes[visit.start(name)] === DASH;
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
