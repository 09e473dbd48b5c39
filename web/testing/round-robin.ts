import { once } from "node:events";
import { Agent, createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { isReady } from "./until.ts";

export interface Balancer extends AsyncDisposable {
  url: string;
  /** Puts another server in the place of one of them. */
  replace(place: number, url: string): void;
}

/**
 * As plain as a balancer can be: asks `/readyz` ten times a second, sends each request to the next server
 * that was ready, on connections it keeps, and tries nothing twice. What fails behind it fails in front.
 */
export async function roundRobin(urls: readonly string[]): Promise<Balancer> {
  const upstreams = urls.map(upstreamAt);
  let turn = 0;

  function upstreamAt(url: string) {
    return { url, ready: true, agent: new Agent({ keepAlive: true, maxSockets: 64 }) };
  }
  const checks = setInterval(async () => {
    for (const upstream of [...upstreams]) upstream.ready = await isReady(upstream).catch(() => false);
  }, 100);

  const server = createServer((incoming, outgoing) => {
    const ready = upstreams.filter((upstream) => upstream.ready);
    turn += 1;
    const upstream = ready[turn % ready.length];
    if (upstream === undefined) {
      outgoing.writeHead(502).end();
      return;
    }
    const { method, headers, url } = incoming;
    const forwarded = request(upstream.url + url, { agent: upstream.agent, method, headers });
    forwarded.on("response", (answer) => {
      const { connection: _, "keep-alive": __, ...kept } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, kept);
      answer.pipe(outgoing);
    });
    forwarded.on("error", () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()));
    incoming.pipe(forwarded);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  // A TCP server's address is never a string.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    replace(place, url) {
      upstreams[place]?.agent.destroy();
      upstreams[place] = upstreamAt(url);
    },
    async [Symbol.asyncDispose]() {
      clearInterval(checks);
      for (const { agent } of upstreams) agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
