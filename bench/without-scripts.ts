import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync } from "node:zlib";

export interface Mirror {
  address: string;
  close(): void;
}

/** The same site with every script taken out of its pages: what the scripts cost is the difference. */
export async function withoutScripts(origin: string): Promise<Mirror> {
  const kept = new Map<string, Promise<Answer>>();
  const server = createServer(async (request, response) => {
    const path = request.url ?? "/";
    const known = kept.get(path) ?? fetchStripped(origin + path);
    kept.set(path, known);
    const { status, headers, body } = await known;
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A TCP server's address is never a string.
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

interface Answer {
  status: number;
  headers: Record<string, string | number>;
  body: Buffer;
}

async function fetchStripped(address: string): Promise<Answer> {
  const response = await fetch(address);
  const type = response.headers.get("content-type") ?? "";
  const content = Buffer.from(await response.arrayBuffer());
  const stripped = type.startsWith("text/html")
    ? Buffer.from(content.toString().replace(/<script\b[\s\S]*?<\/script>/g, ""))
    : content;
  const compress = /^(text|application\/(json|manifest)|image\/svg)/.test(type);
  const body = compress ? brotliCompressSync(stripped) : stripped;
  // All that it says of itself: a policy, or a process of its own, costs a page with and without scripts alike.
  const { connection: _, "transfer-encoding": __, ...headers } = Object.fromEntries(response.headers);
  return {
    status: response.status,
    headers: { ...headers, "content-length": body.length, "content-encoding": compress ? "br" : "identity" },
    body,
  };
}
