import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { json } from "node:stream/consumers";
import { sqlite } from "@octroi/database/testing/databases";
import { expect, test } from "vitest";
import { startServer } from "../server-process.ts";
import { signUp } from "./processes.ts";

test.each([
  ["too large", 413, {}],
  ["from another site", 403, { "sec-fetch-site": "cross-site" }],
])("A3 a body without end that is %s is cut off with an answer", async (_, status, headers) => {
  await using folder = await sqlite();
  await using server = await startServer(await folder.fresh());
  const sending = request(`${server.url}/api/waitlist`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
  });
  const answered = once(sending, "response");
  const closed = new Promise((resolve) => sending.once("close", resolve));
  // The server hangs up on a request that has not ended: that is what is tested.
  sending.on("error", () => {});
  sending.write(Buffer.alloc(65_536, "x"));
  const [response]: IncomingMessage[] = await answered;
  expect(response?.statusCode).toBe(status);
  if (response !== undefined) expect(await json(response)).toEqual({ error: expect.any(String) });
  await closed;
  expect(await signUp(server, "ada@example.com")).toBe(201);
});
