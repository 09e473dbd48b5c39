import { type Limits, periodOf } from "./limits.ts";

/** One step on the server, so that no counter is ever left without an end. */
const countOnce = `local visits = redis.call("INCR", KEYS[1])
if visits == 1 then redis.call("PEXPIRE", KEYS[1], ARGV[1]) end
return { visits, redis.call("PTTL", KEYS[1]) }`;

/**
 * Counters shared through Redis, Valkey or whatever speaks their protocol, over the client you have.
 *
 * @example
 * createGate({ policy, limits: redisLimits((command) => client.sendCommand(command)) });
 */
export function redisLimits(send: (command: string[]) => Promise<unknown>, prefix = "octroi:"): Limits {
  return {
    async count(key, limit) {
      const answer = await send(["EVAL", countOnce, "1", prefix + key, String(periodOf(limit))]);
      const [visits, left] = Array.isArray(answer) ? answer.map(Number) : [];
      if (visits === undefined || left === undefined || Number.isNaN(visits + left)) {
        throw new Error("The counter's answer could not be read.");
      }
      return { within: visits <= limit.visits, retryAfter: Math.max(1, Math.ceil(left / 1000)) };
    },
  };
}
