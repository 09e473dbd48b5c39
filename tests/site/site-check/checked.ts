import { type ReadEvent, type ReadFile, readEvent } from "@octroi/check/events";
import { judge, type SiteVerdict } from "@octroi/check/judge";
import * as v from "valibot";

/** The lines of a check-up's answer, each checked against what the page expects. */
export function eventsIn(answer: string): ReadEvent[] {
  return answer
    .trimEnd()
    .split("\n")
    .map((line) => v.parse(readEvent, JSON.parse(line)));
}

/** What a visit's events come to, as the page shows it. */
export function verdictOn(events: readonly ReadEvent[]): SiteVerdict & { read: readonly ReadFile[] } {
  const host = events.flatMap((event) => (event.kind === "begins" ? event.host : []))[0] ?? "";
  const read = events.flatMap((event) => (event.kind === "read" ? event.file : []));
  return { ...judge(host, read), read };
}

/** What was found, in short and the gravest first: `error code at place`. */
export function foundIn({ findings }: SiteVerdict): string[] {
  return findings.list.map(({ code, level, place }) => `${level} ${code} at ${place}`);
}
