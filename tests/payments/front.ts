import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { createServer } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { selfSigned } from "@octroi/web/testing/certificate";

/** Where the market is reached by TLS, as the clients of others want it. */
export async function startFront() {
  const certificate = selfSigned("localhost");
  let behind: URL | undefined;
  const asked: { path: string; status: number | undefined }[] = [];
  const server = createServer(certificate, (incoming, outgoing) => {
    const { method, headers, url = "/" } = incoming;
    const forwarded = request(new URL(url, behind), { method, headers }, (answer) => {
      asked.push({ path: url, status: answer.statusCode });
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(forwarded);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const bound = server.address();
  const folder = await mkdtemp(join(tmpdir(), "octroi-front-"));
  const authority = join(folder, "certificate.pem");
  await writeFile(authority, certificate.cert);
  return {
    origin: `https://localhost:${typeof bound === "object" && bound !== null ? bound.port : 0}`,
    authority,
    /** Every request, and what it was answered. */
    asked,
    leadTo(url: string) {
      behind = new URL(url);
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true });
    },
  };
}
