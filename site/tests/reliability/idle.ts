import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { ask } from "./ask.ts";
import { faultList, type Outcome } from "./outcome.ts";

/** Connections opened at a time: fewer than the system lets wait for the server to take them. */
const together = 100;

/** Many browsers that keep their connection after a first page, and come back on it for a second one. */
export async function idleConnections(
  address: string,
  { connections }: { connections: number },
): Promise<Outcome> {
  const { hostname, port } = new URL(address);
  const wrong = faultList();
  const open: Socket[] = [];
  while (open.length < connections) {
    const batch = Math.min(together, connections - open.length);
    const sockets = Array.from({ length: batch }, () => connect(Number(port), hostname));
    await Promise.all(
      sockets.map(async (socket) => {
        socket.on("error", () => {});
        if (!(await isAnswered(socket))) wrong.add("a first request had no answer");
      }),
    );
    open.push(...sockets);
  }
  for (const path of ["/", "/fr/pricing", "/readyz"]) {
    const { status } = await ask(address + path);
    if (status !== 200) wrong.add(`${path} was answered ${status} beside them`);
  }
  for (let done = 0; done < open.length; done += together) {
    const answers = await Promise.all(open.slice(done, done + together).map(isAnswered));
    for (const answered of answers) if (!answered) wrong.add("a second request had no answer");
  }
  for (const socket of open) socket.destroy();
  return {
    what: "idle keep-alive connections",
    done: `${connections} at once`,
    requests: connections * 2,
    lost: 0,
    wrong: wrong.list(),
  };
}

/** Whether a small request on this connection is answered with 200. */
async function isAnswered(socket: Socket): Promise<boolean> {
  if (socket.destroyed) return false;
  const closed = once(socket, "close").then(() => false);
  const answered = new Promise<boolean>((resolve) => {
    let text = "";
    const read = (chunk: Buffer) => {
      text += chunk.toString("latin1");
      if (!text.endsWith("}")) return;
      socket.off("data", read);
      resolve(text.startsWith("HTTP/1.1 200 "));
    };
    socket.on("data", read);
  });
  socket.write("GET /healthz HTTP/1.1\r\nhost: octroi.example\r\n\r\n");
  return Promise.race([answered, closed]);
}
