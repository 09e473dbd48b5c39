import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { localNetwork } from "@octroi/web/testing/local-web";

/** A server that answers with these very bytes, as no HTTP server would. */
export async function rawOrigin(answer: (socket: Socket, request: string) => void) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {}).on("close", () => sockets.delete(socket));
    socket.on("data", (chunk) => answer(socket, chunk.toString("latin1")));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    network: localNetwork({ "http:": port, "https:": 1 }),
    sockets,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
