import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { localNetwork } from "@octroi/web/testing/local-web";

export interface RecordedRequest {
  /** Of the connection that it came on. */
  connection: number;
  method: string;
  target: string;
  headers: readonly (readonly [string, string])[];
  body: string;
}

/**
 * A site's own server that reads requests by a few lines of its own, as strictly as RFC 9112 has them, and keeps them:
 * what Node's parser let through must not be judged by Node's parser. It keeps connections open, never switches
 * protocols, and answers each request once it has come whole.
 */
export async function recordingOrigin() {
  const requests: RecordedRequest[] = [];
  /** What could not be read as a request. */
  const faults: string[] = [];
  const sockets = new Set<Socket>();
  let connections = 0;
  const server = createServer((socket) => {
    sockets.add(socket);
    const connection = connections++;
    socket.on("error", () => {}).on("close", () => sockets.delete(socket));
    let unread = "";
    socket.on("data", (chunk) => {
      unread += chunk.toString("latin1");
      try {
        for (let found = nextRequest(unread); found !== undefined; found = nextRequest(unread)) {
          unread = unread.slice(found.length);
          requests.push({ connection, ...found.request });
          socket.write(answerTo(found.request));
        }
      } catch (error) {
        faults.push(String(error));
        socket.destroy();
      }
    });
    // Closed before a request was whole: the proxy gave it up.
    socket.on("end", () => socket.end());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    port,
    network: localNetwork({ "http:": port, "https:": 1 }),
    requests,
    faults,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

type ParsedRequest = Omit<RecordedRequest, "connection">;

/** Undefined until it has come whole. */
function nextRequest(text: string): { request: ParsedRequest; length: number } | undefined {
  const headEnd = text.indexOf("\r\n\r\n");
  if (headEnd === -1) return undefined;
  const [requestLine = "", ...lines] = text.slice(0, headEnd).split("\r\n");
  const [, method, target] = /^([!#$%&'*+.^_`|~\w-]+) (\S+) HTTP\/1\.1$/.exec(requestLine) ?? [];
  if (method === undefined || target === undefined)
    throw new Error(`Expected a request, found ${requestLine}`);
  const headers = lines.map((line) => {
    const [, name, value] = /^([!#$%&'*+.^_`|~\w-]+):[ \t]*(.*?)[ \t]*$/.exec(line) ?? [];
    if (name === undefined || value === undefined) throw new Error(`Expected a header, found ${line}`);
    return [name, value] as const;
  });
  const all = (wanted: string) => headers.filter(([name]) => name.toLowerCase() === wanted);
  const [lengths, encodings, hosts] = [all("content-length"), all("transfer-encoding"), all("host")];
  if (hosts.length !== 1) throw new Error(`Expected one Host, found ${hosts.length}`);
  if (lengths.length + encodings.length > 1) throw new Error("Expected one length, found several");
  const rest = text.slice(headEnd + 4);
  const body = encodings.length > 0 ? chunkedBody(rest) : sizedBody(rest, lengths[0]?.[1] ?? "0");
  if (body === undefined) return undefined;
  return { request: { method, target, headers, body: body.text }, length: headEnd + 4 + body.length };
}

function sizedBody(rest: string, length: string): { text: string; length: number } | undefined {
  if (!/^\d+$/.test(length)) throw new Error(`Expected a length, found ${length}`);
  const size = Number(length);
  return rest.length < size ? undefined : { text: rest.slice(0, size), length: size };
}

function chunkedBody(rest: string): { text: string; length: number } | undefined {
  let text = "";
  for (let at = 0; ; ) {
    const lineEnd = rest.indexOf("\r\n", at);
    if (lineEnd === -1) return undefined;
    const line = rest.slice(at, lineEnd);
    if (!/^[0-9a-f]+$/i.test(line)) throw new Error(`Expected the size of a chunk, found ${line}`);
    const size = Number.parseInt(line, 16);
    if (size === 0) {
      // Trailers end with an empty line, which comes at once where there are none.
      const end = rest.startsWith("\r\n", lineEnd + 2) ? lineEnd + 2 : rest.indexOf("\r\n\r\n", lineEnd) + 2;
      return end < lineEnd + 2 || rest.length < end + 2 ? undefined : { text, length: end + 2 };
    }
    const chunkEnd = lineEnd + 2 + size;
    if (rest.length < chunkEnd + 2) return undefined;
    if (!rest.startsWith("\r\n", chunkEnd)) throw new Error("Expected the end of a chunk");
    text += rest.slice(lineEnd + 2, chunkEnd);
    at = chunkEnd + 2;
  }
}

function answerTo({ method, target }: ParsedRequest): string {
  const head = `HTTP/1.1 200 OK\r\nX-Target: ${target}\r\nContent-Length: ${target.length}\r\n\r\n`;
  return method === "HEAD" ? head : head + target;
}
