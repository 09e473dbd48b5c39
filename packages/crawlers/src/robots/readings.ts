import { google } from "./google.ts";
import { type Reading, rfc9309 } from "./reading.ts";

/**
 * The understandings of robots.txt that can be asked for.
 *
 * @example
 * readings.map((reading) => matchRobots(file, request, { reading }).allowed);
 */
export const readings = ["rfc9309", "google"] as const;
export type ReadingName = (typeof readings)[number];

export const readingNamed: Readonly<Record<ReadingName, Reading>> = { rfc9309, google };
