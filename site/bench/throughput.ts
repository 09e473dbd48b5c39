import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { workedMs } from "../tests/reliability/process-figures.ts";
import { startServer } from "../tests/server-process.ts";
import { type Served, startBare, startNginx } from "./other-servers.ts";
import { type Load, loadOn, rawAnswer } from "./raw-load.ts";
import { median, progress } from "./report.ts";

/** Two processes of one program differ by several percent in how they were compiled: each round has its own. */
const rounds = 7;
/** For the compiler, which is not done with ours before. */
const warmUp = 15_000;
/** The servers take turns of some hundredths of a second, because a machine's speed changes from one second to the next. */
const turns = 20;
const requestsPerTurn = 500;

const bareNode = "bare node:http, same bytes";
/** As it is delivered, first; then what its gate costs. */
const modes = { "a page in memory": "enforce", "its gate observing": "observe", "without its gate": "off" };

/** What one server took in one turn. */
interface Turn {
  perSecond: number;
  /** Processor time of the thread that answers, for one request, in microseconds. */
  worked: number;
}

/** What one server took in one round, and over bare node:http. */
interface Round extends Turn {
  byClock: number;
  byWork: number;
}

export interface Compared extends Turn {
  /** Over bare node:http, in each round: requests a second. */
  byClock: readonly number[];
  /**
   * The same by processor time: what one process can serve before its one thread is used up. This holds on a machine
   * that does other work too, and where whoever makes the load is the slower of the two.
   */
  byWork: readonly number[];
}

/** Requests for one compressed page, beside servers that do nothing but answer the same bytes. */
export async function measureThroughput(path: string): Promise<Record<string, Compared>> {
  const seen = new Map<string, Round[]>();
  for (let round = 1; round <= rounds; round += 1) {
    progress(`server: throughput of a page in memory, round ${round} of ${rounds}`);
    for (const [name, taken] of await measureRound(path)) seen.set(name, [...(seen.get(name) ?? []), taken]);
  }
  const compared = [...seen].map(([name, all]): [string, Compared] => [
    name,
    {
      perSecond: median(all.map(({ perSecond }) => perSecond)),
      worked: median(all.map(({ worked }) => worked)),
      byClock: all.map(({ byClock }) => byClock),
      byWork: all.map(({ byWork }) => byWork),
    },
  ]);
  return Object.fromEntries(compared);
}

async function measureRound(path: string): Promise<Map<string, Round>> {
  await using running = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), "octroi-bench-"));
  running.defer(() => rm(folder, { recursive: true }));
  const servers = new Map<string, Pick<Served, "address" | "pid">>();
  for (const [name, GATE] of Object.entries(modes)) {
    const location = { kind: "sqlite", file: join(folder, `${GATE}.sqlite`) } as const;
    // To a file, as in production: here, whoever makes the load would have to read it as well.
    const logFile = join(folder, `${GATE}.log`);
    const { url, pid } = running.use(await startServer(location, { LOG_LEVEL: "info", GATE }, { logFile }));
    servers.set(name, { address: url, pid });
  }
  const answer = await rawAnswer(servers.get("a page in memory")?.address ?? "", path);
  servers.set(bareNode, running.use(await startBare(answer, path)));
  const nginx = await startNginx(answer, path);
  if (nginx) servers.set("nginx, same body", running.use(nginx));

  const loads = new Map<string, Load>();
  for (const [name, { address }] of servers) {
    const { length } = await rawAnswer(address, path);
    const load = running.use(loadOn(address, path, length));
    loads.set(name, load);
    await load.ask(warmUp);
  }
  const seen = new Map<string, Turn[]>([...servers.keys()].map((name) => [name, []]));
  for (let turn = 0; turn < turns; turn += 1) {
    for (const [name, { pid }] of servers) {
      const before = workedMs(pid);
      const ms = (await loads.get(name)?.ask(requestsPerTurn)) ?? Number.NaN;
      const worked = ((workedMs(pid) - before) * 1_000) / requestsPerTurn;
      seen.get(name)?.push({ worked, perSecond: (requestsPerTurn * 1_000) / ms });
    }
  }
  const base = seen.get(bareNode) ?? [];
  return new Map([...seen].map(([name, all]) => [name, roundOf(all, base)]));
}

function roundOf(all: readonly Turn[], base: readonly Turn[]): Round {
  return {
    perSecond: median(all.map(({ perSecond }) => perSecond)),
    worked: median(all.map(({ worked }) => worked)),
    byClock: median(all.map(({ perSecond }, at) => perSecond / (base[at]?.perSecond ?? Number.NaN))),
    byWork: median(all.map(({ worked }, at) => (base[at]?.worked ?? Number.NaN) / worked)),
  };
}
