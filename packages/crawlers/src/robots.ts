export type { Applicable } from "./robots/applicable.ts";
export type { BlockConflict } from "./robots/conflicts.ts";
export { octetLimit } from "./robots/decode.ts";
export { isEveryone, isProductToken, productToken, type RobotsGroup } from "./robots/group.ts";
export { type HabitualVerdict, matchWithHabits, type RobotsHabits } from "./robots/habits.ts";
export {
  type AgentLine,
  type Directive,
  directives,
  type RobotsLine,
  type RuleLine,
} from "./robots/line.ts";
export {
  type DecidedByRule,
  type IsRobotsTxt,
  matchRobots,
  type NoGroupApplies,
  type NoRuleMatches,
  type RobotsRequest,
  type Verdict,
} from "./robots/match.ts";
export { type BlockMarkers, blockMarkers, type MergedRobots, mergeBlock } from "./robots/merge.ts";
export { normalizePattern } from "./robots/octets.ts";
export { parseRobots, type RobotsFile } from "./robots/parse.ts";
export {
  matchesPath,
  normalizePath,
  type PathPattern,
  pathPattern,
  type RequestPath,
  requestPath,
  requestTarget,
} from "./robots/path.ts";
export { type PolicyGroup, type PolicyRule, printRobots, type RobotsPolicy } from "./robots/print.ts";
export { type ReadingName, readings } from "./robots/readings.ts";
