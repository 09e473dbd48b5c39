import { databases } from "@octroi/database/testing/databases";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Person } from "../../../domain/accounts/person.ts";
import { endOfToken, newTokenText } from "../../../domain/api/token.ts";
import { firstDraft } from "../../../domain/rules/first-draft.ts";
import { houseDraft } from "../../../domain/rules/house.ts";
import { publicationOf } from "../../../domain/rules/publication.ts";
import { openStore, type Store } from "../../../store/store.ts";
import { addedSite } from "../added-site.ts";
import { batch, visit } from "../visits/store.ts";

/** What a publisher has, and two connections: one that deletes it by hand, and one that looks on. */
interface Subject {
  store: Store;
  deletes: pg.Client;
  watches: pg.Client;
  person: Person;
  guest: Person;
  workspace: string;
  site: string;
  /** A company, and what it reads by. */
  company: string;
  credit: string;
}

let subject: Subject;
let server: Awaited<ReturnType<(typeof databases)[number]["start"]>>;

beforeAll(async () => {
  const postgres = databases.find(({ name }) => name === "PostgreSQL");
  if (postgres === undefined) throw new Error("Expected PostgreSQL among the databases.");
  server = await postgres.start();
  const location = await server.fresh();
  if (location.kind !== "postgres") throw new Error("Expected the address of a PostgreSQL.");
  const store = await openStore(location);
  const person = await store.people.ensure("ada@example.com", "en");
  const guest = await store.people.ensure("eve@example.com", "en");
  const workspace = (await store.workspaces.currentOf(person)).id;
  await store.workspaces.setPlan(workspace, "pro", undefined);
  const site = (
    await addedSite(store, { workspaceId: workspace, domain: "a.example", connector: "dns" }, person.id)
  ).site.id;
  await store.visits.receive(batch([visit({ time: Date.now() })], { site }));
  const seen = { draft: undefined, version: 0 };
  await store.rules.saveDraft(site, { draft: firstDraft("a.example"), mode: "observe", seen }, person.id);
  await store.rules.noteConnector(site, { instance: "one", version: undefined, sent: 1, software: "test" });
  await store.reports.choose(person.id, site, { reports: true, alerts: true, instant: false });
  await store.dnsConnections.open(site);
  await store.houseRules.saveDraft(workspace, { draft: house, mode: "observe", seen }, person.id);
  const version = { draft: house, mode: "observe", note: "", after: 0 } as const;
  await store.houseRules.publish(workspace, version, person.id);
  await store.shares.publish(site, shown, person.id);
  await store.workspaces.invite(workspace, { email: guest.email, role: "reader", language: "en" }, person.id);
  const [deletes, watches] = [new pg.Client(location.url), new pg.Client(location.url)];
  await Promise.all([deletes.connect(), watches.connect()]);
  const { company } = await store.companies.signUpByKey("https://reader.example", "key", "Reader");
  const credit = await store.licenses.issue(site, license, person.id);
  if (credit.outcome !== "issued") throw new Error(`Expected a license, found ${credit.outcome}`);
  await watches.query(
    "update license set company_id = $1, visits = 1000, first_day = '2026-01-01', last_day = '2099-12-31' where id = $2",
    [company.id, credit.license.id],
  );
  subject = {
    ...{ store, deletes, watches, person, guest, workspace, site },
    company: company.id,
    credit: credit.license.id,
  };
});

afterAll(async () => {
  await Promise.all([subject.deletes.end(), subject.watches.end()]);
  await subject.store.close();
  await server[Symbol.asyncDispose]();
});

const house = houseDraft(firstDraft("a.example"));
const shown = { showsRules: false, isIndexed: false, embedder: undefined };
const license = {
  company: "Example AI",
  paths: ["/articles/"],
  from: "2026-03-01",
  until: "2026-05-31",
  price: { amount: "0.02", currency: "EUR" },
};

async function createToken(store: Store, workspace: string, site: string, person: Person) {
  const text = newTokenText();
  const token = { ...text, name: "A", scopes: ["write:rules"], sites: [site] } as const;
  await store.apiTokens.create(workspace, { ...token, expiresAt: endOfToken(7, new Date()) }, person.id);
  return text;
}

type Write = (subject: Subject) => Promise<unknown>;

/** What writes to a workspace, a site, its figures or what hangs on them. */
const writes: Record<string, Write> = {
  "a batch of visits": ({ store, site }) =>
    store.visits.receive(batch([visit({ time: Date.now() })], { site })),
  "a slice that is drawn": async ({ store, site, company }) => {
    const { outcome } = await store.slices.grant(site, company, { path: "/articles/", uses: [] });
    if (outcome !== "granted") throw new Error(`Expected a slice, found ${outcome}`);
  },
  "visits that are settled": ({ store, site, credit }) =>
    store.visits.receive(
      batch(
        Array.from({ length: 60 }, () => visit({ time: Date.now(), license: credit })),
        { site },
      ),
    ),
  "a slice that is drawn after half of the last was read": ({ store, site, company }) =>
    store.slices.grant(site, company, { path: "/articles/", uses: [] }),
  "a company that is let in again": ({ store, workspace, company }) =>
    store.companies.unblockIn(workspace, company),
  "an import": ({ store, site }) =>
    store.visits.importDays(site, [{ day: 20_000, crawler: "GPTBot", visits: 1 }]),
  "an import taken back": ({ store, site }) => store.visits.removeImported(site),
  retention: ({ store }) => store.visits.purge(new Date()),
  "a change of a site": ({ store, site, person }) =>
    store.sites.change(site, { name: "A", destination: undefined }, person.id),
  "a connection": ({ store, site }) => store.sites.connect(site, "observe"),
  "a proof of a domain": ({ store, site }) => store.sites.markDomainProven(site, "gate"),
  "a new key": ({ store, site, person }) => store.siteKeys.replace(site, person.id),
  "an ended key": async ({ store, site, person }) => {
    const [key] = await store.siteKeys.list(site);
    await store.siteKeys.end(site, key?.id ?? "", person.id);
  },
  "a draft": async ({ store, site, person }) => {
    const seen = {
      draft: (await store.rules.draft(site))?.savedAt,
      version: (await store.rules.latest(site))?.version ?? 0,
    };
    await store.rules.saveDraft(site, { draft: firstDraft("a.example"), mode: "observe", seen }, person.id);
  },
  "published rules": ({ store, site, person }) => {
    const made = publicationOf(firstDraft("a.example"), "observe");
    if (!made.ok) throw new Error(`Expected rules to publish, found ${made.wrong}`);
    return store.rules.publish(site, { publication: made.publication, note: "", after: 0 }, person.id);
  },
  "a token": ({ store, workspace, site, person }) => createToken(store, workspace, site, person),
  "a token that is ended": async ({ store, workspace, site, person }) => {
    await store.apiTokens.end(workspace, (await createToken(store, workspace, site, person)).id, person.id);
  },
  "a draft by a program": async ({ store, workspace, site, person }) => {
    const { id: token } = await createToken(store, workspace, site, person);
    const seen = {
      draft: (await store.rules.draft(site))?.savedAt,
      version: (await store.rules.latest(site))?.version ?? 0,
    };
    const use = { token, request: { key: token, digest: "draft" } };
    const draft = { draft: firstDraft("a.example"), mode: "observe", seen } as const;
    await store.rules.saveDraftByToken(site, draft, person.id, use);
  },
  "a gate that asks for rules": ({ store, site }) =>
    store.rules.noteConnector(site, { instance: "one", version: 1, sent: 1, software: "test" }),
  "a choice of mails": ({ store, site, person }) =>
    store.reports.choose(person.id, site, { reports: false, alerts: true, instant: false }),
  "a weekly report that is stopped": ({ store, workspace, person }) =>
    store.reports.stopDigest(person.id, workspace),
  "a weekly report that was sent": ({ store, workspace, person }) =>
    store.reports.noteReported(person.id, workspace, 20_773),
  "planned reports": ({ store }) => store.reports.planReports(new Date()),
  "an invitation": ({ store, workspace, guest, person }) =>
    store.workspaces.invite(workspace, { email: guest.email, role: "reader", language: "en" }, person.id),
  "an invitation that is accepted": async ({ store, workspace, guest }) => {
    const [invitation] = await store.workspaces.invitations(workspace);
    await store.workspaces.accept(invitation?.id ?? "", guest);
  },
  "a change of plan": ({ store, workspace }) => store.workspaces.setPlan(workspace, "pro", undefined),
  "another role": ({ store, workspace, guest }) =>
    store.workspaces.changeRole(workspace, guest.id, "editor", undefined),
  "a suspension": ({ store, workspace }) => store.workspaces.setSuspended(workspace, true, undefined),
  "another name": ({ store, workspace, person }) => store.workspaces.rename(workspace, "B", person.id),
  "an invitation to Pro": ({ store, person }) =>
    store.proInvitations.invite({ email: person.email, language: "en", price: 0 }),
  "an invitation to Pro that is accepted": async ({ store, workspace, person }) => {
    await store.workspaces.setPlan(workspace, "free", undefined);
    await store.proInvitations.invite({ email: person.email, language: "en", price: 0 });
    return store.proInvitations.accept({ workspaceId: workspace, person }, { price: 0, words: "Free" });
  },
  "an invitation to Pro that is declined": async ({ store, workspace, person }) => {
    await store.workspaces.setPlan(workspace, "free", undefined);
    await store.proInvitations.invite({ email: person.email, language: "en", price: 0 });
    return store.proInvitations.decline({ workspaceId: workspace, person });
  },
  "a plan that ends": ({ store, workspace, person }) => store.proInvitations.end(workspace, person.id),
  "a draft of house rules": async ({ store, workspace, person }) => {
    const seen = { draft: (await store.houseRules.draft(workspace))?.savedAt, version: 1 };
    await store.houseRules.saveDraft(workspace, { draft: house, mode: "observe", seen }, person.id);
  },
  "published house rules": ({ store, workspace, person }) =>
    store.houseRules.publish(workspace, { draft: house, mode: "observe", note: "", after: 1 }, person.id),
  "a site that follows": ({ store, site, person }) => store.houseRules.follow(site, person.id),
  "a site that no longer follows": ({ store, site, person }) => store.houseRules.leave(site, person.id),
  "a license": ({ store, site, person }) => store.licenses.issue(site, license, person.id),
  "a license that is withdrawn": async ({ store, site, person }) => {
    const [issued] = await store.licenses.list(site);
    await store.licenses.withdraw(site, issued?.id ?? "", person.id);
  },
  "a company that is blocked": async ({ store, workspace, person }) => {
    const { company } = await store.companies.signUpByKey("https://bot.example", "key", "Example AI");
    return store.companies.blockIn(workspace, company.id, person.id);
  },
  "a site that wants to be found": ({ store, site }) =>
    store.listings.list(site, { topic: "news", language: "en", description: "", contact: undefined }),
  "an order that is paid": async ({ store, watches, workspace, site }) => {
    const { company } = await store.companies.signUpByKey("https://bot.example", "key", "Example AI");
    const id = crypto.randomUUID();
    await watches.query(
      `insert into market_order (id, site, domain, workspace_id, offer, company, kind, paths, uses, count,
         amount, currency, state, created_at, expires_at)
       values ($1, $2, 'a.example', $3, 'offer', $4, 'credit', '["/"]', '["ai-input"]', 10, '5', 'EUR', 'quoted',
         '2026-11-19', '2026-11-19')`,
      [id, site, workspace, company.id],
    );
    const payment = {
      rail: "stripe",
      external: "session",
      amount: "5",
      asset: "EUR",
      at: new Date(),
    } as const;
    await store.orders.fulfil(id, payment);
    return store.orders.refund(id);
  },
  "a public dashboard": ({ store, site, person }) => store.shares.publish(site, shown, person.id),
  "a dashboard that is private again": ({ store, site, person }) => store.shares.withdraw(site, person.id),
  "a link to a dashboard": ({ store, site, person }) =>
    store.shares.addLink(site, { ...shown, id: "link", token: "token", name: "A" }, person.id),
  "a link that is ended": ({ store, site, person }) => store.shares.endLink(site, "link", person.id),
  "a domain that is served": ({ store, site }) => store.dnsConnections.serveUnclaimed(site),
  "a domain that is protected": ({ store, site, person }) => store.dnsConnections.protect(site, person.id),
  "a domain that is let go": ({ store, site, person }) => store.dnsConnections.unprotect(site, person.id),
  "an accepted certificate": ({ store, site, person }) =>
    store.dnsConnections.acceptCertificate(site, "key", person.id),
  "a domain that is through": ({ store, site }) => store.dnsConnections.queueRoutedMail(site),
  "a planned deletion": ({ store, workspace, person }) => store.workspaces.planDeletion(workspace, person.id),
};

test.each(Object.entries(writes))(
  "%s waits for the workspace before it has its site, or figures",
  async (_, write) => {
    const { deletes, watches, workspace, site } = subject;
    await deletes.query("begin");
    try {
      await deletes.query("select 1 from workspace where id = $1 for update", [workspace]);
      let isDone = false;
      const writing = write(subject).finally(() => {
        isDone = true;
      });
      await expect
        .poll(async () => isDone || (await isAnyoneWaiting(watches)), { timeout: 10_000 })
        .toBe(true);
      // As a deletion goes on; `nowait` fails where the other one has the row, and so waits for us while we wait for it.
      await deletes.query("select 1 from site where id = $1 for update nowait", [site]);
      await deletes.query("select 1 from visit_site where site = $1 for update nowait", [site]);
      await deletes.query("select 1 from invitation for update nowait");
      for (const table of [
        "policy_connector",
        "dns_connection",
        "share",
        "license",
        "house_draft",
        "api_token",
      ]) {
        await deletes.query(`select 1 from ${table} for update nowait`);
      }
      await deletes.query("rollback");
      await writing;
    } finally {
      await deletes.query("rollback");
    }
  },
);

async function isAnyoneWaiting(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rows.length > 0;
}

test("of two consoles that delete the figures of one site, one waits for the slice of the other", async () => {
  const { store, deletes, watches, site } = subject;
  await deletes.query("delete from site where id = $1", [site]);
  await deletes.query("begin");
  await deletes.query("select 1 from visit_site where site = $1 for update", [site]);
  await deletes.query("delete from visit_day where site = $1", [site]);
  let isDone = false;
  const deletion = store.deleteFigures().finally(() => {
    isDone = true;
  });
  await expect.poll(async () => isDone || (await isAnyoneWaiting(watches)), { timeout: 10_000 }).toBe(true);
  const { rows } = await watches.query("select 1 from visit_batch where site = $1", [site]);
  expect(rows).not.toEqual([]);
  await deletes.query("rollback");
  expect(await deletion).toMatchObject({ sites: 1, failures: [] });
  expect((await watches.query("select 1 from visit_day where site = $1", [site])).rows).toEqual([]);
});

test("K5 neither a site, a person nor a workspace that goes has a table rewritten, which keeps everybody from it", async () => {
  const { store, watches } = subject;
  const files = async () =>
    (await watches.query("select relname, relfilenode from pg_class where relkind = 'r' order by relname"))
      .rows;
  const person = await store.people.ensure("leaving@example.com", "en");
  const { id: workspaceId } = await store.workspaces.currentOf(person);
  const added = await addedSite(store, { workspaceId, domain: "leaving.example" }, person.id);
  const before = await files();
  await store.sites.remove(added.site.id, person.id);
  await store.deleteFigures();
  expect(await store.people.erase(person.id)).toBe("erased");
  await store.scrubDeleted();
  expect(await files()).toEqual(before);
});
