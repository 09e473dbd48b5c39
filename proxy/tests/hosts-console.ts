import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { ProxiedHost } from "../src/hosts/hosts-document.ts";

export interface HostsConsole extends AsyncDisposable {
  url: string;
  token: string;
  /** The status of each answer. */
  statuses: number[];
  list(hosts: readonly ProxiedHost[]): void;
  /** Answers with this text in place of a list. */
  say(text: string): void;
  stop(): Promise<void>;
}

/** A console on this machine, of which nothing works but the list of hosts for proxies. */
export async function startHostsConsole(hosts: readonly ProxiedHost[] = []): Promise<HostsConsole> {
  const token = "a-token-of-the-operator";
  const statuses: number[] = [];
  let text = JSON.stringify({ hosts });
  let version = 1;
  const server = createServer(({ url, headers }, response) => {
    const etag = `"${version}"`;
    const isKnown = url === "/v1/proxy/hosts";
    if (!isKnown) response.statusCode = 404;
    else if (headers.authorization !== `Bearer ${token}`) response.statusCode = 401;
    else if (headers["if-none-match"] === etag) response.statusCode = 304;
    else response.setHeader("etag", etag);
    statuses.push(response.statusCode);
    response.end(response.statusCode === 200 ? text : undefined);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const say = (next: string) => {
    text = next;
    version += 1;
  };
  async function stop(): Promise<void> {
    server.closeAllConnections();
    if (server.listening) await new Promise((resolve) => server.close(resolve));
  }
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token,
    statuses,
    list: (next) => say(JSON.stringify({ hosts: next })),
    say,
    stop,
    [Symbol.asyncDispose]: stop,
  };
}
