import { createServer } from "node:http";

const chunk = Buffer.alloc(64 * 1024, "x");

/** A site's own server: a small page, or as many bytes as the path says. Tells its port. */
const server = createServer(({ url = "" }, response) => {
  const bytes = Number(/^\/bytes\/(\d+)$/.exec(url)?.[1] ?? 0);
  if (bytes === 0) {
    response.setHeader("content-length", 5).end("Hello");
    return;
  }
  response.setHeader("content-length", bytes);
  let left = bytes;
  const send = () => {
    while (left > 0) {
      const part = left < chunk.length ? chunk.subarray(0, left) : chunk;
      left -= part.length;
      if (!response.write(part)) {
        response.once("drain", send);
        return;
      }
    }
    response.end();
  };
  send();
});
// Longer than a round of measuring.
server.keepAliveTimeout = 600_000;
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (typeof address === "object") process.send?.(address?.port);
});
