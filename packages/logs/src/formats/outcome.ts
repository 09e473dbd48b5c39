/**
 * What became of a line. `layout`: it is not laid out as the format says. `time`: its clock makes no sense.
 * `values`: a status or a size is no number. `other`: a line that belongs in the log and is no visit.
 */
export type Outcome = "read" | "layout" | "time" | "values" | "other";
