import { createHash, randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";

export const file = randomBytes(3_000_000);
const page = "<!doctype html><title>Bonjour</title><p>Une page.";

type Route = (request: IncomingMessage, response: ServerResponse) => void;

/** A site's own server, which answers in every way that HTTP has. */
export const routes: Readonly<Record<string, Route>> = {
  "/page": (_request, response) => {
    response.writeHead(200, "Fine", [
      ["Content-Type", "text/html"],
      ["X-CaSe", "kept"],
      ["Set-Cookie", "a=1"],
      ["Set-Cookie", "b=2"],
      ["Date", "Wed, 18 Nov 2026 06:00:00 GMT"],
      ["Link", "</style.css>; rel=preload"],
      ["X-Latin", "caf\u00e9"],
    ] as unknown as string[]);
    response.end(page);
  },
  "/no-date": (_request, response) => {
    response.sendDate = false;
    response.setHeader("Content-Length", 2).end("ok");
  },
  "/compressed": (_request, response) => {
    response.writeHead(200, { "content-encoding": "gzip", vary: "accept-encoding" }).end(gzipSync(page));
  },
  "/file": (request, response) => {
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? "") ?? [];
    if (from === undefined) response.writeHead(200, { "content-length": file.length, etag: '"f"' }).end(file);
    else {
      const part = file.subarray(Number(from), Number(to) + 1);
      const headers = {
        "content-range": `bytes ${from}-${to}/${file.length}`,
        "content-length": part.length,
      };
      response.writeHead(206, headers).end(part);
    }
  },
  "/not-modified": (_request, response) => {
    response.writeHead(304, { etag: '"f"', "content-length": file.length }).end();
  },
  "/nothing": (_request, response) => {
    response.writeHead(204).end();
  },
  "/moved": (_request, response) => {
    response.writeHead(301, { location: "http://127.0.0.1:1/elsewhere" }).end();
  },
  "/missing": (_request, response) => {
    response.writeHead(404, { "content-type": "text/plain" }).end("nothing here");
  },
  "/failing": (_request, response) => {
    response.writeHead(503, { "retry-after": "9" }).end();
  },
  "/odd-status": (_request, response) => {
    response.writeHead(799, "Odd").end("odd");
  },
  "/trailers": (_request, response) => {
    response.writeHead(200, { trailer: "X-Sum, X-Count" });
    response.write("part");
    response.addTrailers([
      ["X-Sum", "abc"],
      ["X-Count", "4"],
    ]);
    response.end();
  },
  "/trailer-of-nothing": (_request, response) => {
    response.writeHead(200, { trailer: "X-Sum", "transfer-encoding": "chunked" }).end();
  },
  "/upload": (request, response) => {
    const hash = createHash("sha256");
    let size = 0;
    request.on("data", (chunk: Buffer) => {
      size += chunk.length;
      hash.update(chunk);
    });
    request.on("end", () => {
      const { method, rawTrailers } = request;
      const framing = {
        length: request.headers["content-length"],
        encoding: request.headers["transfer-encoding"],
      };
      response.end(JSON.stringify({ method, size, hash: hash.digest("hex"), rawTrailers, framing }));
    });
  },
  "/target": (request, response) => {
    response.end(request.url);
  },
};

export function originSite(request: IncomingMessage, response: ServerResponse): void {
  const route = routes[(request.url ?? "").replace(/[?;].*/, "")];
  if (route === undefined) response.writeHead(404).end("no such route");
  else route(request, response);
}
