import type { StoreLocation } from "../../store/store.ts";
import { startServer } from "../server-process.ts";
import { ask } from "./ask.ts";
import { watch } from "./beside.ts";
import { faultList, type Outcome } from "./outcome.ts";
import { compare } from "./signups.ts";

const METRICS_TOKEN = "0123456789abcdef";

/** What scenarios about connections need to know of a server. */
export interface Target {
  address: string;
  /** How many connections it holds open, the one that asks included. */
  connections(): Promise<number>;
  /** A page, and a file of a quarter of a mebibyte or more. */
  page: string;
  large: string;
}

/** Does this to a server, while others ask whether it lives and sign up. */
export async function withServer(
  location: StoreLocation,
  { isTimed }: { isTimed: boolean },
  use: (target: Target) => Promise<Outcome>,
): Promise<Outcome> {
  await using server = await startServer(location, { METRICS_TOKEN, RATE_LIMIT: "off" });
  const target = {
    address: server.url,
    async connections() {
      const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
      const { body } = await ask(`${server.url}/metrics`, { headers });
      return Number(/^octroi_connections (\d+)$/m.exec(body.toString())?.[1]);
    },
    page: "/fr/pricing",
    large: "/crawlers.json",
  };
  const wrong = faultList();
  const watching = await watch(server, wrong, { isTimed });
  const outcome = await use(target);
  const { beside, acknowledged } = await watching.stop();
  await server.kill("SIGTERM");
  const { lost } = await compare(location, acknowledged);
  return { ...outcome, beside, lost: outcome.lost + lost, wrong: [...outcome.wrong, ...wrong.list()] };
}
