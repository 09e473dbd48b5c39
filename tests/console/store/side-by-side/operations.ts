import { changeSettings, invitation, rulesByTwo, signUp } from "./people.ts";
import { housekeeping, personWhoLeaves, removedSite, removedWorkspace } from "./removals.ts";
import {
  batchAgain,
  batchOfLongAgo,
  batchOfPastDay,
  batchUnderAnotherKey,
  importTakenBack,
  importTwice,
  oneBatch,
  retention,
} from "./visits.ts";
import { workerThatDies, workerThatIsLate } from "./workers.ts";
import type { World } from "./world.ts";

/** Chooses by chance what to do, at once, and does it when it is called. */
type Operation = (world: World) => () => Promise<unknown>;

/** Each with how often it comes. */
export const operations: Readonly<Record<string, readonly [number, Operation]>> = {
  "a batch": [6, oneBatch],
  "a batch that comes again": [5, batchAgain],
  "a batch under another key": [4, batchUnderAnotherKey],
  "a batch of a day that is over": [4, batchOfPastDay],
  "a batch of long ago": [1, batchOfLongAgo],
  retention: [4, retention],
  "an import": [2, importTwice],
  "an import taken back": [1, importTakenBack],
  "a sign-up": [2, signUp],
  "an invitation": [2, invitation],
  "rules by two people": [3, rulesByTwo],
  "a change of settings": [2, changeSettings],
  housekeeping: [1, housekeeping],
  "a site that is removed": [2, removedSite],
  "a workspace that is removed": [1, removedWorkspace],
  "a person who leaves": [1, personWhoLeaves],
  "a worker that dies": [2, workerThatDies],
  "a worker that is late": [3, workerThatIsLate],
};
