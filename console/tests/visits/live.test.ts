import { sqlite } from "@octroi/database/testing/databases";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { LiveVisit } from "../../server/visits/live.ts";
import { event, events, lines, startVisits } from "./server.ts";

let server: Awaited<ReturnType<typeof sqlite>>;
beforeAll(async () => {
  server = await sqlite();
});
afterAll(() => server[Symbol.asyncDispose]());

/** The messages of a stream, one after the other. */
async function* messages(address: string, headers: Record<string, string> = {}) {
  const aborting = new AbortController();
  const response = await fetch(address, { headers, signal: aborting.signal });
  if (response.body === null || !response.ok) throw new Error(`Expected a stream, found ${response.status}.`);
  let text = "";
  try {
    for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      const parts = text.split("\n\n");
      text = parts.pop() ?? "";
      yield* parts;
    }
  } finally {
    aborting.abort();
  }
}

function visitsIn(message: string): LiveVisit[] {
  return JSON.parse(/^data: (.*)$/m.exec(message)?.[1] ?? "[]");
}

async function nextVisits(stream: AsyncGenerator<string>): Promise<{ id: string; visits: LiveVisit[] }> {
  for (;;) {
    const { value, done } = await stream.next();
    if (done) throw new Error("Expected a message, found the end.");
    const [, id] = /^id: (\d+)$/m.exec(value) ?? [];
    if (id !== undefined) return { id, visits: visitsIn(value) };
  }
}

test("visits are sent as they come, and whoever connects again gets what it missed", async () => {
  await using console = await startVisits(await server.fresh());
  const { site, send, address } = console;
  const path = `${address}/sites/${site.id}/live`;
  await send(lines([event({ path: "/before" })]));
  const stream = messages(`${path}?after=1`);
  await stream.next();
  await send(lines([event({ path: "/first", crawler: "ClaudeBot", status: 402, decision: "charge" })]));
  const first = await nextVisits(stream);
  expect(first).toMatchObject({
    id: "2",
    visits: [{ number: 2, crawler: "ClaudeBot", path: "/first", statusCode: 402, decision: "charge" }],
  });
  await stream.return(undefined);
  await send(lines([event({ path: "/second" })]));
  await send(lines([event({ path: "/third" })]));
  const again = messages(path, { "last-event-id": first.id });
  expect((await nextVisits(again)).visits.map(({ path: asked }) => asked)).toEqual(["/third", "/second"]);
  await again.return(undefined);
});

test("a silent stream beats, so that a browser knows it is there", async () => {
  await using console = await startVisits(await server.fresh());
  const stream = messages(`${console.address}/sites/${console.site.id}/live`);
  const heard: string[] = [];
  for await (const message of stream) {
    heard.push(message);
    if (heard.length === 3) break;
  }
  expect(heard).toEqual(["retry: 1000", "event: beat\ndata: 1", "event: beat\ndata: 1"]);
});

test("a rush is cut to its newest, and the reader goes on from there", async () => {
  await using console = await startVisits(await server.fresh());
  const { site, send, address } = console;
  await send(lines(events(300)));
  const stream = messages(`${address}/sites/${site.id}/live?after=0`);
  const { id, visits } = await nextVisits(stream);
  expect([id, visits.length, visits[0]?.number]).toEqual(["300", 100, 300]);
  await stream.return(undefined);
});

test("a stranger to the workspace finds nothing", async () => {
  await using console = await startVisits(await server.fresh(), { role: undefined });
  for (const path of ["live", "visits.csv", "visits.json"]) {
    expect((await fetch(`${console.address}/sites/${console.site.id}/${path}`)).status).toBe(404);
  }
});

test("only so many look at one site at once; the next is told to come back", async () => {
  await using console = await startVisits(await server.fresh());
  const address = `${console.address}/sites/${console.site.id}/live`;
  const aborting = new AbortController();
  const responses = await Promise.all(
    Array.from({ length: 51 }, () => fetch(address, { signal: aborting.signal })),
  );
  const statuses = responses.map(({ status }) => status).sort();
  expect([statuses[0], statuses[49], statuses[50]]).toEqual([200, 200, 503]);
  aborting.abort();
});

test("the files say what the pages show", async () => {
  await using console = await startVisits(await server.fresh());
  const { site, send, address } = console;
  await send(lines([...events(3), event({ crawler: "ClaudeBot", decision: "charge", status: 402 })]));
  const json = await (await fetch(`${address}/sites/${site.id}/visits.json?period=7d`)).json();
  expect(json).toMatchObject({
    schemaVersion: 1,
    site: "example.com",
    period: "7d",
    visits: 4,
    ai: { visits: 4, refused: 1 },
    crawlers: [{ crawler: "GPTBot", visits: 3 }, { crawler: "ClaudeBot" }],
    pages: [{ path: "/recettes/brioche", visits: 4 }],
  });
  expect(json.overTime).toHaveLength(7);
  const response = await fetch(`${address}/sites/${site.id}/visits.csv?period=24h`);
  expect(response.headers.get("content-disposition")).toBe('attachment; filename="example.com-24h.csv"');
  const [header, first, second] = (await response.text()).split("\r\n");
  expect(header).toBe("hour,crawler,purpose,identity,decision,answer,robots.txt,source,visits");
  expect(first).toMatch(/^\d{4}-\d\d-\d\dT\d\d:00Z,GPTBot,training,verified,allow,2xx,,gate,3$/);
  expect(second).toMatch(/,ClaudeBot,training,verified,charge,402,,gate,1$/);
});
