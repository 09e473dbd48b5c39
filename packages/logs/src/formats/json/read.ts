import type { Outcome } from "../outcome.ts";
import { asciiOf } from "../text.ts";
import { readValues } from "../values.ts";
import { type Field, field, type Visit } from "../visit.ts";
import { KeyTable } from "./keys.ts";
import { type JsonLayout, jsonLayouts } from "./layouts.ts";
import { JsonScan } from "./scan.ts";

const scan = new JsonScan();

/** A reader of lines that are JSON objects with these keys. */
export function jsonReader(layout: JsonLayout) {
  const table = new KeyTable(jsonLayouts[layout]);
  const isOurs = layout === "octroi";
  return (visit: Visit, bytes: Uint8Array, start: number, end: number): Outcome => {
    if (!scan.read(visit, bytes, start, end, table)) return "layout";
    if (isOurs !== isGateEvent(visit)) return isOurs ? "other" : "layout";
    if (!(isOurs ? isReportedVisit(visit) : isVisit(visit))) return "other";
    if (isOurs && !isIdentity(visit)) return "values";
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

function isGateEvent(visit: Visit): boolean {
  return visit.has(field.identity) && visit.has(field.decision);
}

/** Where a runtime does not tell the gate what the page was answered with, an event has no status. */
function isReportedVisit(visit: Visit): boolean {
  return visit.has(field.time) && visit.has(field.path) && visit.has(field.crawler);
}

function isIdentity(visit: Visit): boolean {
  const text = asciiOf(visit.bytes, visit.start(field.identity), visit.end(field.identity));
  return text === "verified" || text === "outside" || text === "unverifiable";
}

const DASH = 0x2d;
