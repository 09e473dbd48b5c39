import { sqlite } from "@octroi/database/testing/databases";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type LiveVisit, liveVisits } from "../../../server/console/visits/live.ts";
import { event, events, lines, startVisits } from "./server.ts";

type Console = Awaited<ReturnType<typeof startVisits>>;

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

test.for([
  ["signed out", ({ store, person, session }: Console) => store.sessions.end(person.id, session.id)],
  ["was removed from the workspace", removeFromWorkspace],
  ["has the site no more", ({ store, site }: Console) => store.sites.remove(site.id, undefined)],
] as const)(
  "whoever %s sees no more of its visits, on no server",
  { timeout: 60_000 },
  async ([, change]) => {
    const location = await server.fresh();
    await using console = await startVisits(location);
    await using other = await startVisits(location);
    const stream = messages(`${other.address}/sites/${other.site.id}/live?after=0`);
    await stream.next();
    await other.send(lines([event({ path: "/before" })]));
    expect((await nextVisits(stream)).visits).toHaveLength(1);
    await change({ ...console, session: other.session });
    await other.send(lines([event({ path: "/after" })]));
    await expect(nextVisits(stream)).rejects.toThrow("found the end");
  },
);

/** By an owner who joined. */
async function removeFromWorkspace({ store, person, workspace }: Console): Promise<void> {
  const invited = { email: "grace@example.com", role: "owner", language: "en" } as const;
  const invitation = await store.workspaces.invite(workspace.id, invited, person.id);
  if (invitation === "member") throw new Error("Expected an invitation.");
  const grace = await store.people.ensure(invited.email, "en");
  await store.workspaces.accept(invitation.id, grace);
  expect(await store.workspaces.removeMember(workspace.id, person.id, grace.id)).toBe("removed");
}

test("one person has so many places, whatever the sites, and leaves the others to others", async () => {
  await using console = await startVisits(await server.fresh());
  const { store, person, session } = console;
  const live = liveVisits(store, { readersPer: { site: 3, person: 2 } });
  const open = (site: string, by: string) =>
    live.open({ site, person: by, session: session.id }, undefined) !== undefined;
  expect([open("a", person.id), open("b", person.id), open("c", person.id)]).toEqual([true, true, false]);
  expect([open("a", "other"), open("a", "third"), open("a", "fourth")]).toEqual([true, true, false]);
  live.close();
});

test("only so many connections of one person are held at once; the next is told to come back", async () => {
  await using console = await startVisits(await server.fresh());
  const address = `${console.address}/sites/${console.site.id}/live`;
  const aborting = new AbortController();
  const responses = await Promise.all(
    Array.from({ length: 21 }, () => fetch(address, { signal: aborting.signal })),
  );
  const statuses = responses.map(({ status }) => status).sort();
  expect([statuses[0], statuses[19], statuses[20]]).toEqual([200, 200, 503]);
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
  expect(header).toBe(
    "hour,time zone,crawler,purpose,identity,decision,answer,robots.txt,source,visits,assistant,people",
  );
  expect(first).toMatch(/^\d{4}-\d\d-\d\dT\d\d:00Z,UTC,GPTBot,training,verified,allow,2xx,,gate,3,,$/);
  expect(second).toMatch(/,ClaudeBot,training,verified,charge,402,,gate,1,,$/);
});
