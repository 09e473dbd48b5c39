import { once } from "node:events";
import { connect } from "node:net";
import { type Command, type Driver, noNetwork, type Parameters } from "./webdriver.ts";

/**
 * Firefox's own protocol, which geckodriver translates WebDriver into: each message is its length in bytes, a
 * colon and a JSON array, the commands and their parameters are WebDriver's.
 */
export async function marionette(port: number, stop: () => Promise<void>): Promise<Driver> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  let unread = Buffer.alloc(0);
  socket.on("data", (chunk) => {
    unread = Buffer.concat([unread, chunk]);
    for (;;) {
      const colon = unread.indexOf(":");
      const end = colon + 1 + Number(unread.subarray(0, colon));
      if (colon === -1 || unread.length < end) return;
      receive(JSON.parse(unread.subarray(colon + 1, end).toString()));
      unread = unread.subarray(end);
    }
  });
  function receive(message: unknown): void {
    // The first message is a greeting, and no array.
    if (!Array.isArray(message)) return;
    const [, id, error, result] = message;
    const caller = waiting.get(id);
    waiting.delete(id);
    if (error) caller?.reject(new Error(JSON.stringify(error)));
    else caller?.resolve(result);
  }
  let sent = 0;
  async function send(command: Command, parameters: Parameters = {}): Promise<unknown> {
    sent += 1;
    const message = Buffer.from(JSON.stringify([0, sent, `WebDriver:${command}`, parameters]));
    const answered = new Promise<unknown>((resolve, reject) => waiting.set(sent, { resolve, reject }));
    socket.write(`${message.length}:`);
    socket.write(message);
    const result = await answered;
    const isWrapped = typeof result === "object" && result !== null && "value" in result;
    return isWrapped ? result.value : result;
  }
  await send("NewSession", { capabilities: { alwaysMatch: noNetwork } });
  return {
    send,
    async [Symbol.asyncDispose]() {
      socket.destroy();
      await stop();
    },
  };
}
