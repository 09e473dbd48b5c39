import { median } from "../../../scripts/median.ts";
import { createGate } from "../src/gate.ts";
import type { GateRequest } from "../src/request.ts";
import { policy } from "../tests/policy.ts";
import { agentKeys, signature } from "../tests/sign.ts";
import { asks, elsewhere, userAgents } from "../tests/visits.ts";

/** Microseconds of this thread for one visit, in the median of several rounds. */
export async function measureVisits(): Promise<{ passing: number; decided: number; signed: number }> {
  const gate = createGate({ policy, mode: "enforce", agentKeys, report: () => {} });
  const cost = (request: GateRequest) =>
    medianCost(async () => gate.inspect(request, { address: elsewhere }));
  return {
    passing: await cost(asks({ as: userAgents.browser })),
    decided: await cost(asks({ as: userAgents.gptbot })),
    signed: await cost(asks({ as: userAgents.googleAgent, headers: await signature() })),
  };
}

const rounds = 9;
const perRound = 2000;

async function medianCost(work: () => Promise<unknown>): Promise<number> {
  const costs: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const start = process.cpuUsage();
    for (let visit = 0; visit < perRound; visit++) await work();
    const { user, system } = process.cpuUsage(start);
    costs.push((user + system) / perRound);
  }
  return median(costs);
}
