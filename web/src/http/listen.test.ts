import { once } from "node:events";
import { Agent, get, type IncomingMessage, type RequestListener } from "node:http";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { listen } from "./listen.ts";

interface Received {
  status: number | undefined;
  headers: IncomingMessage["headers"];
  body: string;
}

function ask(address: string, headers: Record<string, string> = {}, method = "GET"): Promise<Received> {
  return new Promise((resolve, reject) => {
    get(address, { headers, method, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const { date: _, connection: __, "keep-alive": ___, ...kept } = response.headers;
        resolve({
          status: response.statusCode,
          headers: kept,
          body: Buffer.concat(chunks).toString("base64"),
        });
      });
    }).on("error", reject);
  });
}

test("stopping finishes the request in flight and takes no new one", async () => {
  let finish = () => {};
  const held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let arrived = () => {};
  const inFlight = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const slow: RequestListener = async (_, response) => {
    arrived();
    await held;
    response.end("done");
  };
  const { address, stop } = await listen(slow, { host: "127.0.0.1", port: 0 });
  const answerToCome = fetch(`${address}/slow`);
  await inFlight;
  const stopped = stop();
  await expect(ask(`${address}/slow`)).rejects.toThrow();
  finish();
  expect(await (await answerToCome).text()).toBe("done");
  await stopped;
});

const large: RequestListener = (_, response) => response.end(new Uint8Array(64 * 1024 * 1024));
const here: RequestListener = (_, response) => response.end("here");

test("a client that reads nothing of a long answer is disconnected", async () => {
  const running = await listen(large, { host: "127.0.0.1", port: 0, limits: { silenceMs: 300 } });
  const socket = connect(Number(new URL(running.address).port), "127.0.0.1");
  socket.on("error", () => {});
  socket.write("GET / HTTP/1.1\r\nhost: octroi.example\r\n\r\n");
  await expect.poll(() => running.connections()).toBe(1);
  await expect.poll(() => running.connections()).toBe(0);
  socket.destroy();
  await running.stop();
});

test.each([
  ["headers", "GET / HTTP/1.1\r\nhost: octroi.example\r\n", { headersMs: 300, checkEveryMs: 50 }],
  [
    "a body",
    "POST / HTTP/1.1\r\nhost: octroi.example\r\ncontent-length: 2\r\n\r\n",
    { headersMs: 200, requestMs: 300, checkEveryMs: 50 },
  ],
])("a client that does not finish %s is disconnected", async (_, bytes, limits) => {
  const waits: RequestListener = (request, response) => request.resume().once("end", () => response.end());
  const running = await listen(waits, { host: "127.0.0.1", port: 0, limits });
  const socket = connect(Number(new URL(running.address).port), "127.0.0.1");
  socket.on("error", () => {});
  socket.write(bytes);
  await expect.poll(() => running.connections()).toBe(1);
  await expect.poll(() => running.connections()).toBe(0);
  socket.destroy();
  await running.stop();
});

test("connections over the limit are hung up on, and there is room again when others leave", async () => {
  const running = await listen(here, { host: "127.0.0.1", port: 0, limits: { connections: 2 } });
  const { port } = new URL(running.address);
  const guests = [1, 2].map(() => connect(Number(port), "127.0.0.1"));
  await expect.poll(() => running.connections()).toBe(2);
  await expect(ask(running.address)).rejects.toThrow();
  for (const guest of guests) guest.destroy();
  await expect.poll(() => running.connections()).toBe(0);
  expect((await ask(running.address)).status).toBe(200);
  await running.stop();
});

test("told to stop with a delay, it goes on serving, and says that each connection ends", async () => {
  const running = await listen(here, { host: "127.0.0.1", port: 0 });
  const agent = new Agent({ keepAlive: true });
  const connectionHeader = async () => {
    const [response]: IncomingMessage[] = await once(get(running.address, { agent }), "response");
    response?.resume();
    if (response) await once(response, "end");
    return response?.headers.connection;
  };
  expect(await connectionHeader()).toBe("keep-alive");
  void running.stop({ afterMs: 60_000 });
  expect(await connectionHeader()).toBe("close");
  agent.destroy();
  await running.stop();
});

test("once the delay is over, it serves nobody", async () => {
  const running = await listen(here, { host: "127.0.0.1", port: 0 });
  await running.stop({ afterMs: 1 });
  await expect(ask(running.address)).rejects.toThrow();
});

test("an address that another program listens at is said in one sentence", async () => {
  const first = await listen((_, response) => response.end(), { host: "127.0.0.1", port: 0 });
  const port = Number(new URL(first.address).port);
  const second = listen((_, response) => response.end(), { host: "127.0.0.1", port });
  await expect(second).rejects.toThrow(`Another program listens at ${first.address}.`);
  await first.stop();
});
