import type { GateRequest } from "@octroi/edge";
import { randomFrom } from "@octroi/web/testing/random";
import type { RunningProxy } from "../start-proxy.ts";
import { type GeneratedVisit, generateVisit } from "./generate.ts";
import { send } from "./visit.ts";

/** A request as a server has read it. */
export interface SeenRequest {
  method: string;
  target: string;
  userAgent: string;
  /** Undefined where the server does not tell. */
  body?: string | undefined;
}

export interface FuzzOptions {
  seed: number;
  visits: number;
  proxy: RunningProxy;
  /** Where visitors connect to: the proxy, or a server in front of it. */
  url: string;
  /** What has arrived at the site's own server, once all that was sent has. */
  arrived(): Promise<readonly SeenRequest[]>;
}

export interface Findings {
  /** Each of them is one request that two servers read differently. */
  wrong: string[];
  /** How many requests the gate judged, and how many arrived: of a fuzzer that reaches nothing, nothing is learned. */
  judged: number;
  arrived: number;
}

/** Sends visits of a seed, a few at once, and compares what arrived at the site's server with what the gate judged. */
export async function fuzz({ seed, visits, proxy, url, arrived }: FuzzOptions): Promise<Findings> {
  const judged = watchGate(proxy);
  const random = randomFrom(seed);
  const generated = Array.from({ length: visits }, (_, at) => generateVisit(random, `${seed}-${at}`));
  const answers = new Map<GeneratedVisit, string>();
  const queue = [...generated];
  const worker = async () => {
    for (let visit = queue.shift(); visit !== undefined; visit = queue.shift())
      answers.set(visit, await send(url, visit));
  };
  await Promise.all(Array.from({ length: 24 }, worker));
  const seen = (await arrived()).filter(({ target }) => !target.startsWith("/ready"));
  return {
    wrong: [
      ...unjudged(judged, seen),
      ...otherBodies(generated, seen),
      ...generated.flatMap((visit) => foreignAnswers(visit, answers.get(visit) ?? "")),
    ],
    judged: judged.length,
    arrived: seen.length,
  };
}

/** Notes what the gate is asked about, and asks it. */
export function watchGate(proxy: RunningProxy): SeenRequest[] {
  const judged: SeenRequest[] = [];
  const gate = proxy.sites.get("example.com")?.gate;
  if (gate === undefined) throw new Error("Expected a gate in front of example.com, found none.");
  const inspect = gate.inspect.bind(gate);
  gate.inspect = (request: GateRequest, context) => {
    const { method, url: target, headers } = request;
    judged.push({ method, target, userAgent: headers.get("user-agent") ?? "" });
    return inspect(request, context);
  };
  return judged;
}

const keyOf = ({ method, target, userAgent }: SeenRequest) => `${method} ${target} ${userAgent}`;

/** What arrived and was not judged, or more often than it was. */
function unjudged(judged: readonly SeenRequest[], seen: readonly SeenRequest[]): string[] {
  const left = new Map<string, number>();
  for (const request of judged) left.set(keyOf(request), (left.get(keyOf(request)) ?? 0) + 1);
  return seen.map(keyOf).filter((key) => {
    const count = left.get(key) ?? 0;
    left.set(key, count - 1);
    return count <= 0;
  });
}

function otherBodies(generated: readonly GeneratedVisit[], seen: readonly SeenRequest[]): string[] {
  const sent = new Map(
    generated.flatMap(({ requests }) => requests.map(({ target, body }) => [target, body])),
  );
  return seen
    .filter(({ target, body }) => body !== undefined && (sent.get(target) ?? body) !== body)
    .map(({ target, body }) => `the body of ${target}: ${body}`);
}

/** Answers to what this visitor did not ask for, or out of turn. */
function foreignAnswers({ requests }: GeneratedVisit, received: string): string[] {
  const asked = requests.map(({ target }) => target);
  const answered = [...received.matchAll(/^x-target: (\S+)\r$/gim)].map(([, target]) => target ?? "");
  const places = answered.map((target) => asked.indexOf(target));
  const isInTurn = places.every((place, at) => place > (places[at - 1] ?? -1));
  return isInTurn ? [] : [`asked for ${asked.join(" ")}, got ${answered.join(" ")}`];
}
