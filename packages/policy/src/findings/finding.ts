import { type FindingCode, findingCodes } from "./codes.ts";
import type { Level } from "./level.ts";

/** One thing that a reader of the file should know. What it means is told by `findingCodes[code]`. */
export interface Finding {
  readonly code: FindingCode;
  readonly level: Level;
  /** The piece it is about, as written: a token, an address, a crawler's name. */
  readonly about?: string;
  /** Where it stands, from 1, in files that have lines. */
  readonly line?: number;
  /** The file it was found in, where several were read: a path, `headers` or `html`. */
  readonly file?: string;
}

export function finding(code: FindingCode, place: { about?: string; line?: number } = {}): Finding {
  return { code, level: findingCodes[code].level, ...place };
}

/** The findings, with the file they were found in. */
export function inFile(file: string, findings: readonly Finding[]): readonly Finding[] {
  return findings.map((each) => ({ ...each, file }));
}

/**
 * Whether a file breaks no rule of its standard. Warnings do not count: they are legal, and probably not meant.
 *
 * @example
 * breaksNoRule(check({ page: "/", files }).findings);
 */
export function breaksNoRule(findings: readonly Finding[]): boolean {
  return findings.every(({ level }) => level !== "error");
}
