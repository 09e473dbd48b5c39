import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { createServer, request as requestSecurely } from "node:https";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { selfSigned } from "@octroi/web/testing/certificate";

/** What ends TLS for a domain, as in front of most sites, and asks the server behind it. */
export async function publicSite(domain: string, origin: () => string) {
  const { key, cert } = selfSigned(domain);
  const server = createServer({ key, cert }, (incoming, outgoing) => {
    const headers = { ...incoming.headers, connection: "close", "x-forwarded-proto": "https" };
    const { method, url: path } = incoming;
    // PHP's own server ends connections without a word: each request has one of its own.
    const asked = request(new URL(origin()), { method, path, headers, agent: false });
    asked.on("response", (answer) => {
      const { connection: _, ...answerHeaders } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, answerHeaders);
      answer.pipe(outgoing);
    });
    asked.on("error", () => outgoing.destroy());
    incoming.pipe(asked);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  // A TCP server's address is never a string.
  const { port } = server.address() as AddressInfo;
  return {
    address: `https://${domain}`,
    port,
    cert,
    /** Asks for a page as somebody does who names themselves so. */
    async visit(userAgent: string, path = "/", more: Readonly<Record<string, string>> = {}) {
      const headers = { host: domain, "user-agent": userAgent, ...more };
      const asked = requestSecurely({ host: "127.0.0.1", port, path, headers, servername: domain, ca: cert });
      asked.end();
      const [answer]: IncomingMessage[] = await once(asked, "response");
      if (answer === undefined) throw new Error(`Expected an answer for ${path}, found none.`);
      return { status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) };
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
