import { onEachDatabase } from "@octroi/database/testing/databases";
import { localWeb } from "@octroi/web/testing/local-web";
import { Webhook } from "standardwebhooks";
import { expect, test } from "vitest";
import { randomWebhookSecret, sealFor } from "../../../domain/webhooks/sealed.ts";
import { addCompany, addSeller, paid, quoted } from "../store/market.ts";
import { visitsEntry } from "../store/publishers.ts";
import { openSending, receiver, secrets } from "./sending.ts";

onEachDatabase((freshDatabase) => {
  test("rules that are published are told to every endpoint that asks for them, signed as its receiver checks", async () => {
    const told = receiver((_, __, response) => response.writeHead(204).end());
    await using web = await localWeb({ https: told.handle });
    await using sending = await openSending(await freshDatabase());
    const { store, workspace, site } = sending;
    const { id, secret } = await sending.addWebhook();
    const other = await sending.addWebhook({ kinds: ["statement.ready"] });
    const elsewhere = await sending.addWebhook({ sites: ["aaaaaaaaaaaaaaaa"] });
    await sending.publish();
    expect([await sending.states(other.id), await sending.states(elsewhere.id)]).toEqual([[], []]);
    await sending.startSender(web.network);
    await expect.poll(() => sending.states(id)).toEqual(["delivered"]);
    const [{ body, headers } = { body: "", headers: {} }] = told.received;
    expect(new Webhook(secret).verify(body, headers)).toMatchObject({
      type: "rules.published",
      data: { workspace, site: { id: site, domain: "example.com" }, version: 1, mode: "observe" },
    });
    expect(() => new Webhook(secret).verify(body.replace("observe", "enforce"), headers)).toThrow();
    const [delivery] = await store.webhooks.deliveries(id, 1);
    expect(await store.webhooks.delivery(id, delivery?.event.id ?? "")).toMatchObject({
      tries: 1,
      attempts: [{ outcome: "delivered", status: 204, answer: "" }],
    });
  });

  test("an order that is paid, however often that is said, is told once", async () => {
    const location = await freshDatabase();
    await using sending = await openSending(location);
    const { store, clock, workspace } = sending;
    const { id } = await sending.addWebhook({ kinds: ["order.paid"] });
    const seller = await addSeller(location, store, "ada");
    expect(seller.workspace).toBe(workspace);
    const company = await addCompany(store, "buyer");
    const order = await quoted(store, { company, site: seller.site, offer: seller.offer });
    for (const _ of [1, 2, 3]) await store.orders.fulfil(order.id, paid(clock.now()));
    const [delivery, ...others] = await store.webhooks.deliveries(id, 10);
    expect(others).toEqual([]);
    expect(delivery?.event).toMatchObject({
      kind: "order.paid",
      site: seller.site,
      facts: { order: order.id, amount: "5.5", currency: "USDC", rail: "x402" },
    });
  });

  test("the statement of a month is told once, by whichever server closes it", async () => {
    await using sending = await openSending(await freshDatabase());
    const { store, clock, workspace, site, ada } = sending;
    const { id } = await sending.addWebhook({ kinds: ["statement.ready"] });
    const price = { amount: "0.005", currency: "EUR" };
    const { id: agreement } = await store.agreements.add({
      company: "Example AI",
      crawlers: ["GPTBot"],
      uses: ["ai-train"],
      price,
      from: "2026-01-01",
      until: "2035-12-31",
    });
    await store.workspaces.setPlan(workspace, "pro", undefined);
    await store.sites.markDomainProven(site, "gate");
    await store.agreements.join(site, agreement, ada.id);
    const then = new Date(clock.now().getTime() - 62 * 86_400_000);
    await store.books.post([visitsEntry({ workspace, site }, { agreement, price }, 1_000, then)]);
    await Promise.all([store.books.closeMonths(), store.books.closeMonths()]);
    const deliveries = await store.webhooks.deliveries(id, 10);
    const closed = deliveries.filter(
      ({ event }) => Object(event.facts).month === then.toISOString().slice(0, 7),
    );
    expect(closed).toMatchObject([
      {
        event: {
          kind: "statement.ready",
          facts: { statement: expect.any(String), number: expect.any(String) },
        },
      },
    ]);
  });

  test("of two who publish at once, one version is published and told", async () => {
    await using sending = await openSending(await freshDatabase());
    const { id } = await sending.addWebhook();
    const outcomes = await Promise.allSettled([sending.publish(), sending.publish()]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await sending.states(id)).toEqual(["waiting"]);
  });

  test("while one secret takes the place of another, both sign; a day later the new one alone", async () => {
    const told = receiver((_, __, response) => response.end("ok"));
    await using web = await localWeb({ https: told.handle });
    await using sending = await openSending(await freshDatabase());
    const { store, workspace, ada, clock } = sending;
    const { id, secret } = await sending.addWebhook();
    const next = `whsec_${Buffer.alloc(32, 1).toString("base64")}`;
    await store.webhooks.rotate(workspace, id, sealFor(secrets, id, "secret", next), ada.id);
    await sending.startSender(web.network);
    await store.webhooks.test(workspace, id);
    await expect.poll(() => sending.states(id)).toEqual(["delivered"]);
    clock.forward({ hours: 25 });
    await store.webhooks.test(workspace, id);
    await expect.poll(() => sending.states(id)).toEqual(["delivered", "delivered"]);
    const [both, one] = told.received.map(({ headers }) => (headers["webhook-signature"] ?? "").split(" "));
    expect([both?.length, one?.length]).toEqual([2, 1]);
    const [first] = told.received;
    for (const each of [secret, next]) {
      expect(new Webhook(each).verify(first?.body ?? "", first?.headers ?? {})).toMatchObject({
        type: "webhook.test",
      });
    }
  });

  test("where a secret is renewed again before a day is over, the first one still signs", async () => {
    const told = receiver((_, __, response) => response.end("ok"));
    await using web = await localWeb({ https: told.handle });
    await using sending = await openSending(await freshDatabase());
    const { store, workspace, ada, clock } = sending;
    const { id, secret } = await sending.addWebhook();
    const renew = async () => {
      const next = randomWebhookSecret();
      await store.webhooks.rotate(workspace, id, sealFor(secrets, id, "secret", next), ada.id);
      return next;
    };
    // Nobody saw the first of them: the answer was lost, or the button pressed twice.
    const renewed = [await renew(), await renew()];
    await sending.startSender(web.network);
    await store.webhooks.test(workspace, id);
    await expect.poll(() => sending.states(id)).toEqual(["delivered"]);
    const [{ body, headers } = { body: "", headers: {} }] = told.received;
    for (const each of [secret, ...renewed])
      expect(new Webhook(each).verify(body, headers)).toMatchObject({ type: "webhook.test" });
    for (let count = 0; count < 3; count += 1) await renew();
    clock.forward({ hours: 23 });
    await store.webhooks.test(workspace, id);
    await expect.poll(() => told.received.length).toBe(2);
    const signatures = () => (told.received.at(-1)?.headers["webhook-signature"] ?? "").split(" ").length;
    expect(signatures()).toBe(4);
    clock.forward({ hours: 2 });
    await store.webhooks.test(workspace, id);
    await expect.poll(() => told.received.length).toBe(3);
    expect(signatures()).toBe(1);
  });

  test("two servers deliver each event once", async () => {
    const told = receiver((_, __, response) => response.end("ok"));
    await using web = await localWeb({ https: told.handle });
    await using sending = await openSending(await freshDatabase());
    const { id } = await sending.addWebhook();
    await Promise.all([sending.startSender(web.network), sending.startSender(web.network)]);
    for (let count = 0; count < 15; count += 1) await sending.store.webhooks.test(sending.workspace, id);
    await expect.poll(() => sending.states(id)).toEqual(Array(15).fill("delivered"));
    expect(told.ids().length).toBe(15);
    expect(new Set(told.ids()).size).toBe(15);
  });

  test("what fails is tried later each time, with the same id and body, and told in full on its page", async () => {
    const told = receiver((_, count, response) =>
      count < 3 ? response.writeHead(500).end("x".repeat(5_000)) : response.end("at last"),
    );
    await using web = await localWeb({ https: told.handle });
    await using sending = await openSending(await freshDatabase());
    const { store, clock } = sending;
    const { id } = await sending.addWebhook();
    await sending.publish();
    await sending.startSender(web.network);
    await expect.poll(() => told.received.length).toBe(1);
    const event = told.ids()[0] ?? "";
    const tries = async () => (await store.webhooks.delivery(id, event))?.tries;
    await expect.poll(tries).toBe(1);
    clock.forward({ ms: 4_000 });
    const waiting = await store.webhooks.delivery(id, event);
    expect(Date.parse(waiting?.dueAt ?? "")).toBeGreaterThan(clock.now().getTime());
    clock.forward({ ms: 2_000 });
    await expect.poll(tries).toBe(2);
    clock.forward({ ms: 12_000 });
    await expect.poll(() => sending.states(id)).toEqual(["delivered"]);
    expect(new Set(told.ids()).size).toBe(1);
    expect(new Set(told.received.map(({ body }) => body)).size).toBe(1);
    const [last, , first] = (await store.webhooks.delivery(id, event))?.attempts ?? [];
    expect(last).toMatchObject({ outcome: "delivered", status: 200, answer: "at last" });
    expect(first).toMatchObject({ outcome: "status", status: 500, answer: "x".repeat(1_000) });
    // From the page, it goes again under the id that it had.
    expect(await store.webhooks.replay(sending.workspace, id, event)).toBe(true);
    await expect.poll(() => told.ids()).toEqual([event, event, event, event]);
  });

  test("an endpoint that nothing has reached for three days is turned off, with a mail, and sends again once it is on", async () => {
    let isBack = false;
    const told = receiver((_, __, response) => response.writeHead(isBack ? 200 : 503).end());
    await using web = await localWeb({ https: told.handle });
    await using sending = await openSending(await freshDatabase());
    const { store, clock, workspace, ada } = sending;
    const { id } = await sending.addWebhook();
    await sending.publish();
    await sending.startSender(web.network);
    for (const days of [2, 2]) {
      const before = told.received.length;
      await expect.poll(() => told.received.length).toBeGreaterThan(before);
      await expect.poll(async () => (await store.webhooks.find(workspace, id))?.failingSince).toBeDefined();
      clock.forward({ days });
    }
    await expect.poll(async () => (await store.webhooks.find(workspace, id))?.disabledAt).toBeDefined();
    expect(await sending.states(id)).toEqual(["failed"]);
    expect((await store.jobs.open(10)).map(({ payload }) => payload)).toContainEqual(
      expect.objectContaining({ about: "webhook-disabled", to: "ada@example.com", webhookId: id }),
    );
    expect((await store.workspaces.changes(workspace)).map(({ kind }) => kind)).toContain("webhook-disabled");
    // What happens while it is off is not kept for it.
    await sending.publish();
    const [{ event } = { event: { id: "" } }] = await store.webhooks.deliveries(id, 10);
    expect(await store.webhooks.replay(workspace, id, event.id)).toBe(false);
    isBack = true;
    await store.webhooks.enable(workspace, id, ada.id);
    expect(await store.webhooks.replay(workspace, id, event.id)).toBe(true);
    await expect.poll(() => sending.states(id)).toEqual(["delivered"]);
  });

  test("what a suspended workspace is owed is held, and delivered once it is resumed", async () => {
    const told = receiver((_, count, response) => response.writeHead(count === 1 ? 503 : 200).end());
    await using web = await localWeb({ https: told.handle });
    await using sending = await openSending(await freshDatabase());
    const { store, clock, workspace } = sending;
    const { id } = await sending.addWebhook();
    const suspend = (isSuspended: boolean) =>
      store.workspaces.setSuspended(workspace, isSuspended, undefined);
    await sending.publish();
    await suspend(true);
    expect(await store.deliveries.claim(10, 1_000)).toEqual([]);
    // For longer than an event is tried, and than an endpoint that fails stays on.
    clock.forward({ days: 5 });
    await sending.publish();
    expect(await store.deliveries.claim(10, 1_000)).toEqual([]);
    expect(await sending.states(id)).toEqual(["waiting", "waiting"]);
    await suspend(false);
    await sending.startSender(web.network);
    await expect.poll(() => sending.states(id)).toEqual(["delivered", "waiting"]);
    clock.forward({ minutes: 1 });
    await expect.poll(() => sending.states(id)).toEqual(["delivered", "delivered"]);
    expect((await store.webhooks.find(workspace, id))?.disabledAt).toBeUndefined();
    const versions = told.received.map(({ body }) => JSON.parse(body).data.version);
    expect(versions).toEqual([1, 2, 1]);
  });

  test("an endpoint that failed before its workspace was suspended has three days again once it is resumed", async () => {
    const told = receiver((_, __, response) => response.writeHead(503).end());
    await using web = await localWeb({ https: told.handle });
    await using sending = await openSending(await freshDatabase());
    const { store, clock, workspace } = sending;
    const { id } = await sending.addWebhook();
    const event = (await store.webhooks.test(workspace, id)) ?? "";
    const tries = async () => (await store.webhooks.delivery(id, event))?.tries;
    await sending.startSender(web.network);
    await expect.poll(tries).toBe(1);
    await store.workspaces.setSuspended(workspace, true, undefined);
    clock.forward({ days: 10 });
    await store.workspaces.setSuspended(workspace, false, undefined);
    await expect.poll(tries).toBe(2);
    expect(await sending.states(id)).toEqual(["waiting"]);
    expect((await store.webhooks.find(workspace, id))?.disabledAt).toBeUndefined();
  });

  test("what a suspended workspace is owed is forgotten when it would be forgotten of any", async () => {
    await using sending = await openSending(await freshDatabase());
    const { store, clock, workspace } = sending;
    const { id } = await sending.addWebhook();
    await sending.publish();
    await store.workspaces.setSuspended(workspace, true, undefined);
    clock.forward({ days: 29 });
    await store.forgetExpired();
    expect(await sending.states(id)).toEqual(["waiting"]);
    clock.forward({ days: 2 });
    await store.forgetExpired();
    expect(await sending.states(id)).toEqual([]);
  });

  test("an endpoint whose one event failed for three days is turned off with the last attempt at it", async () => {
    const told = receiver((_, __, response) => response.writeHead(503).end());
    await using web = await localWeb({ https: told.handle });
    await using sending = await openSending(await freshDatabase());
    const { store, clock, workspace } = sending;
    const { id } = await sending.addWebhook();
    const event = (await store.webhooks.test(workspace, id)) ?? "";
    const tries = async () => (await store.webhooks.delivery(id, event))?.tries;
    // The server looks for what is due a moment after it is owed.
    clock.forward({ ms: 2_000 });
    await sending.startSender(web.network);
    await expect.poll(tries).toBe(1);
    clock.forward({ days: 1 });
    await expect.poll(tries).toBe(2);
    clock.forward({ days: 2, ms: -2_000 });
    await expect.poll(() => sending.states(id)).toEqual(["failed"]);
    expect((await store.webhooks.find(workspace, id))?.disabledAt).toBe(clock.now().toISOString());
  });

  test("an endpoint that had something meanwhile stays on when an event is given up", async () => {
    let isBack = false;
    const told = receiver((_, __, response) => response.writeHead(isBack ? 200 : 503).end());
    await using web = await localWeb({ https: told.handle });
    await using sending = await openSending(await freshDatabase());
    const { store, clock, workspace } = sending;
    const { id } = await sending.addWebhook();
    const event = (await store.webhooks.test(workspace, id)) ?? "";
    const tries = async () => (await store.webhooks.delivery(id, event))?.tries;
    await sending.startSender(web.network);
    await expect.poll(tries).toBe(1);
    isBack = true;
    const other = (await store.webhooks.test(workspace, id)) ?? "";
    await expect.poll(async () => (await store.webhooks.delivery(id, other))?.state).toBe("delivered");
    isBack = false;
    clock.forward({ days: 3 });
    await expect.poll(async () => (await store.webhooks.delivery(id, event))?.state).toBe("failed");
    expect((await store.webhooks.find(workspace, id))?.disabledAt).toBeUndefined();
  });

  test("what was answered and not noted is sent once more, under its id, by whichever server is there", async () => {
    const told = receiver((_, __, response) => response.end("ok"));
    await using web = await localWeb({ https: told.handle });
    await using sending = await openSending(await freshDatabase());
    const { store, clock, workspace } = sending;
    const { id } = await sending.addWebhook();
    const event = (await store.webhooks.test(workspace, id)) ?? "";
    const stop = await sending.startSender(web.network, { settle: async () => {} });
    await expect.poll(() => told.ids()).toEqual([event]);
    await stop();
    await sending.startSender(web.network);
    clock.forward({ minutes: 2 });
    await expect.poll(() => sending.states(id)).toEqual(["delivered"]);
    expect(told.ids()).toEqual([event, event]);
    expect((await store.webhooks.delivery(id, event))?.attempts).toHaveLength(1);
  });

  test("whoever answers 410 is sent nothing more", async () => {
    const told = receiver((_, __, response) => response.writeHead(410).end());
    await using web = await localWeb({ https: told.handle });
    await using sending = await openSending(await freshDatabase());
    const { store, workspace } = sending;
    const { id } = await sending.addWebhook();
    await store.webhooks.test(workspace, id);
    await sending.startSender(web.network);
    await expect.poll(async () => (await store.webhooks.find(workspace, id))?.disabledAt).toBeDefined();
    expect(await store.webhooks.test(workspace, id)).toBeUndefined();
  });

  test("what leads inside a network, elsewhere, or there later, is sent nothing", async () => {
    const told = receiver((_, count, response) =>
      count === 1
        ? response.end("ok")
        : response.writeHead(302, { location: "https://other.example/" }).end(),
    );
    await using web = await localWeb({
      https: told.handle,
      // The third time it is asked for, a name server says something else.
      resolve: (_host, lookup) => (lookup < 3 ? ["127.0.0.1"] : ["127.0.0.1", "10.0.0.1"]),
    });
    await using sending = await openSending(await freshDatabase());
    const { store, workspace } = sending;
    const { id } = await sending.addWebhook();
    await sending.startSender(web.network);
    const outcomes: (string | undefined)[] = [];
    for (let count = 0; count < 3; count += 1) {
      const event = (await store.webhooks.test(workspace, id)) ?? "";
      const latest = async () => (await store.webhooks.delivery(id, event))?.attempts[0]?.outcome;
      await expect.poll(latest).toBeDefined();
      outcomes.push(await latest());
    }
    expect(outcomes).toEqual(["delivered", "redirect", "no-public-server"]);
    expect(told.received.length).toBe(2);
  });

  test("what is under way when its endpoint, its site or its workspace goes, leaves nothing and breaks nothing", async () => {
    const held: (() => void)[] = [];
    const told = receiver((_, __, response) => held.push(() => response.end("ok")));
    await using web = await localWeb({ https: told.handle });
    await using sending = await openSending(await freshDatabase());
    const { store, workspace, ada, site } = sending;
    const [removed, kept] = [await sending.addWebhook(), await sending.addWebhook()];
    await sending.publish();
    await sending.startSender(web.network);
    await expect.poll(() => held.length).toBe(2);
    await store.webhooks.remove(workspace, removed.id, ada.id);
    await store.sites.remove(site, ada.id);
    for (const answer of held.splice(0)) answer();
    await store.webhooks.test(workspace, kept.id);
    await expect.poll(() => held.length).toBe(1);
    expect(await store.webhooks.list(workspace)).toMatchObject([{ id: kept.id }]);
    // Of the site that was removed, nothing is left to see.
    expect(await sending.states(kept.id)).toEqual(["waiting"]);
    expect(await store.people.erase(ada.id)).toBe("erased");
    for (const answer of held.splice(0)) answer();
    expect(await store.webhooks.list(workspace)).toEqual([]);
    expect(await sending.states(kept.id)).toEqual([]);
  });
});
