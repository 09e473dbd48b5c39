import { Moment } from "./counting/moment.ts";
import { decodeText } from "./formats/decode.ts";
import { encodingOf, type FormatName } from "./formats/formats.ts";
import { textOf } from "./formats/text.ts";
import { type Field, field, type Visit } from "./formats/visit.ts";
import type { SampleRow } from "./report.ts";

/** A line as it was understood. */
export function sampleRow(visit: Visit, format: FormatName): SampleRow {
  const text = (name: Field) => {
    if (!visit.has(name)) return null;
    const start = visit.start(name);
    return textOf(visit.bytes, start, Math.min(visit.end(name), start + 500));
  };
  const decoded = (name: Field) => {
    const raw = text(name);
    return raw === null ? null : decodeText(raw, encodingOf[format]);
  };
  const moment = new Moment("first");
  moment.add(visit);
  return {
    time: moment.get() ?? "",
    address: text(field.address),
    host: text(field.host),
    path: text(field.path),
    status: visit.status,
    bytes: visit.size,
    referrer: decoded(field.referrer),
    agent: decoded(format === "octroi" ? field.crawler : field.agent),
  };
}
