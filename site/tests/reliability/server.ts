import type { StoreLocation } from "../../store/store.ts";
import { startServer } from "../server-process.ts";
import { ask } from "./ask.ts";

const METRICS_TOKEN = "0123456789abcdef";

/** What scenarios about connections need to know of a server. */
export interface Target {
  address: string;
  /** How many connections it holds open, the one that asks included. */
  connections(): Promise<number>;
  /** A page, and a large file. */
  page: string;
  large: string;
}

export async function withServer<T>(
  location: StoreLocation,
  use: (target: Target) => Promise<T>,
): Promise<T> {
  await using server = await startServer(location, { METRICS_TOKEN });
  const target = {
    address: server.url,
    async connections() {
      const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
      const { body } = await ask(`${server.url}/metrics`, { headers });
      return Number(/^octroi_connections (\d+)$/m.exec(body.toString())?.[1]);
    },
    page: "/fr/pricing",
    large: "/social/site-fr.png",
  };
  return await use(target);
}
