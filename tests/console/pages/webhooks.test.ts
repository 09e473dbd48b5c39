import { afterAll, beforeAll, expect, test } from "vitest";
import { pathTo } from "../../../domain/access/paths.ts";
import { unsealFor } from "../../../domain/webhooks/sealed.ts";
import { openStore } from "../../../store/store.ts";
import { textOf } from "../page-text.ts";
import { type WholeConsole, wholeConsole } from "../whole-console.ts";

let world: WholeConsole;
beforeAll(async () => {
  world = await wholeConsole();
});
afterAll(() => world[Symbol.asyncDispose]());

const typed = { address: "https://example.com/octroi", "kind-rules.published": "yes", sites: "every" };
const secretIn = (html: string) => /whsec_[A-Za-z0-9+/=]{44}/.exec(html)?.[0];
const isDone = (response: Response, done: string) =>
  response.status === 303 && response.headers.get("location")?.endsWith(`?done=${done}`);

async function workspaceOf(name: string) {
  const { workspace, site, owner, ada } = await world.publisher(name);
  const list = () => world.store.webhooks.list(workspace);
  return { workspace, site, owner, ada, list, form: pathTo("newWebhook", { workspace }) };
}

/** Takes what is due, and notes what an endpoint answered. */
async function deliver(status: number, answer: string) {
  const [claimed, ...others] = await world.store.deliveries.claim(10, 60_000);
  expect([claimed?.event?.kind, others]).toEqual(["webhook.test", []]);
  if (claimed === undefined) throw new Error("Expected a delivery that is due, found none");
  const isDelivered = status === 200;
  const outcome = isDelivered ? "delivered" : status === 410 ? "gone" : "status";
  const result = { outcome, isDelivered, isGone: status === 410, status, answer, startedAt: new Date() };
  await world.store.deliveries.settle(claimed, result);
  return claimed;
}

test("a webhook is added with a secret that is shown once, tried, seen with each answer, and sent again", async () => {
  const { workspace, owner, list, form } = await workspaceOf("replays");
  const added = await (await owner.post(form, typed)).text();
  const [webhook] = await list();
  const id = webhook?.id ?? "";
  const page = pathTo("webhook", { workspace, webhook: id });
  expect(added).toContain(`href="${page}?done=added"`);
  const secret = secretIn(added);
  expect(secretIn(await (await owner.get(page)).text())).toBeUndefined();
  expect(isDone(await owner.post(page, { task: "test" }), "tested")).toBe(true);
  const [waiting] = await world.store.webhooks.deliveries(id, 10);
  const event = waiting?.event.id ?? "";
  const delivery = pathTo("webhookDelivery", { workspace, webhook: id, event });
  // What waits already is sent once all the same.
  await owner.post(delivery);
  const claimed = await deliver(200, "<b>thanks</b>");
  expect(claimed.webhook.secrets.map((sealed) => unsealFor(world.secrets, id, "secret", sealed))).toEqual([
    secret,
  ]);
  expect(await textOf(owner.get(page))).toMatch(/Delivered/i);
  const shown = await owner.get(delivery);
  expect(await shown.text()).toContain("&lt;b&gt;thanks&lt;/b&gt;");
  // In two tabs at once: it goes once more, under its id.
  await Promise.all([owner.post(delivery), owner.post(delivery)]);
  expect((await deliver(200, "")).event?.id).toBe(event);
  expect(await world.store.webhooks.deliveries(id, 10)).toMatchObject([{ state: "delivered", tries: 1 }]);
  await owner.post(page, { task: "remove" });
  expect((await owner.post(page, { task: "remove" })).status).toBe(303);
  expect(await list()).toEqual([]);
  expect((await owner.get(delivery)).status).toBe(404);
});

test("a secret is renewed on its page, and the one before it still signs", async () => {
  const { workspace, owner, list, form } = await workspaceOf("renews");
  const first = secretIn(await (await owner.post(form, typed)).text());
  const id = (await list())[0]?.id ?? "";
  const page = pathTo("webhook", { workspace, webhook: id });
  const renewed = secretIn(
    await (await owner.post(pathTo("webhookSecret", { workspace, webhook: id }))).text(),
  );
  expect(await textOf(owner.get(page))).toContain("The old secret signs too until");
  await owner.post(page, { task: "test" });
  const { webhook } = await deliver(200, "");
  expect(webhook.secrets.map((sealed) => unsealFor(world.secrets, id, "secret", sealed))).toEqual([
    renewed,
    first,
  ]);
});

test("a webhook that was turned off says so, is sent nothing, and can be turned on", async () => {
  const { workspace, owner, list, form } = await workspaceOf("off");
  await owner.post(form, typed);
  const id = (await list())[0]?.id ?? "";
  const page = pathTo("webhook", { workspace, webhook: id });
  await owner.post(page, { task: "test" });
  await deliver(410, "");
  expect(await textOf(owner.get(page))).toContain("This webhook is off");
  expect((await owner.post(page, { task: "test" })).status).toBe(404);
  expect(isDone(await owner.post(page, { task: "enable" }), "enabled")).toBe(true);
  expect(isDone(await owner.post(page, { task: "test" }), "tested")).toBe(true);
  await deliver(200, "");
});

test("the address of a room is recognized, has no secret, and is told of what was chosen", async () => {
  const { workspace, site, owner, list, form } = await workspaceOf("rooms");
  const fields = { ...typed, address: "https://hooks.slack.com/services/T/B/x", sites: "some" };
  const added = await owner.post(form, { ...fields, [`site-${site}`]: "yes", "kind-visits.spike": "yes" });
  expect(isDone(added, "added")).toBe(true);
  expect(await list()).toMatchObject([
    { format: "slack", kinds: ["visits.spike", "rules.published"], sites: [site] },
  ]);
  const id = (await list())[0]?.id ?? "";
  expect((await owner.get(pathTo("webhookSecret", { workspace, webhook: id }))).status).toBe(404);
});

test.each([
  ["plain HTTP", { address: "http://example.com/" }],
  ["an address in figures", { address: "https://10.0.0.1/" }],
  ["an address in one figure", { address: "https://2130706433/" }],
  ["a name of the machine", { address: "https://localhost/" }],
  ["a name of the network", { address: "https://printer.local/" }],
  ["another port", { address: "https://example.com:8443/" }],
  ["a password", { address: "https://ada:secret@example.com/" }],
  ["no kind of event", { "kind-rules.published": undefined }],
  ["chosen sites of which none was chosen", { sites: "some" }],
])("with %s, none is added and the form says why", async (what, wrong) => {
  const { owner, list, form } = await workspaceOf(what.replaceAll(/\W/g, "").toLowerCase());
  const fields = Object.entries({ ...typed, ...wrong }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  const response = await owner.post(form, Object.fromEntries(fields));
  expect(response.status).toBe(400);
  expect(await response.text()).toContain('role="alert"');
  expect(await list()).toEqual([]);
});

test("whoever has not just proven who they are adds none, and renews no secret", async () => {
  const { workspace, ada, owner, list, form } = await workspaceOf("stale");
  await owner.post(form, typed);
  const id = (await list())[0]?.id ?? "";
  await using past = await openStore(world.database, { now: () => new Date(Date.now() - 3_600_000) });
  const browser = world.browser();
  browser.setSession((await past.sessions.start(ada.id, "Firefox, Linux")).token);
  for (const path of [form, pathTo("webhookSecret", { workspace, webhook: id })]) {
    const location = (await browser.post(path, typed)).headers.get("location");
    expect(location).toBe(`${pathTo("proof")}?next=${encodeURIComponent(path)}`);
  }
  expect(await list()).toMatchObject([{ id, previousUntil: undefined }]);
});
