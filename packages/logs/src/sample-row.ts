import { Moment } from "./counting/moment.ts";
import { decodeText } from "./formats/decode.ts";
import { encodingOf, type FormatName } from "./formats/formats.ts";
import { type Field, field, type Visit } from "./formats/visit.ts";
import type { SampleRow } from "./report.ts";

/** A line as it was understood. */
export function sampleRow(visit: Visit, format: FormatName): SampleRow {
  const text = (name: Field) => {
    if (!visit.has(name)) return null;
    const bytes = visit.bytes.subarray(visit.start(name), Math.min(visit.end(name), visit.start(name) + 500));
    return new TextDecoder().decode(bytes);
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
    agent: decoded(field.agent),
  };
}
