import { execute, onEachDatabase } from "@octroi/database/testing/databases";
import { expect, test } from "vitest";
import {
  endOfToken,
  maxTokensPerWorkspace,
  newTokenText,
  parseToken,
  type Scope,
  type TokenSites,
  tokenText,
} from "../../../domain/api/token.ts";
import { firstDraft } from "../../../domain/rules/first-draft.ts";
import { publicationOf } from "../../../domain/rules/publication.ts";
import { openStore } from "../../../store/store.ts";
import { addedSite } from "../added-site.ts";
import { stoppedClock } from "../clock.ts";
import { openBare } from "./schemas.ts";

const draft = firstDraft("example.com");
const unseen = { draft: undefined, version: 0 };

function publication() {
  const made = publicationOf(draft, "observe");
  if (!made.ok) throw new Error(`Expected rules, found ${made.wrong} wrong`);
  return made.publication;
}

onEachDatabase((freshDatabase) => {
  async function open() {
    const clock = stoppedClock();
    const location = await freshDatabase();
    const store = await openStore(location, { now: clock.now });
    const ada = await store.people.ensure("ada@example.com", "en");
    const eve = await store.people.ensure("eve@example.com", "fr");
    const { id: workspace } = await store.workspaces.currentOf(ada);
    const invited = await store.workspaces.invite(
      workspace,
      { email: eve.email, role: "editor", language: "en" },
      ada.id,
    );
    if (invited === "member") throw new Error("Expected an invitation, found a member");
    await store.workspaces.accept(invited.id, eve);
    const site = async (domain: string) => {
      return (await addedSite(store, { workspaceId: workspace, domain }, ada.id)).site.id;
    };
    const ours = await site("example.com");
    const token = async (
      person: string,
      { scopes = ["read:visits"], sites = "all" }: { scopes?: readonly Scope[]; sites?: TokenSites } = {},
    ) => {
      const text = newTokenText();
      const expiresAt = endOfToken(30, clock.now());
      const outcome = await store.apiTokens.create(
        workspace,
        { ...text, name: "Newsroom", scopes, sites, expiresAt },
        person,
      );
      return { ...text, outcome };
    };
    return {
      location,
      store,
      clock,
      ada,
      eve,
      workspace,
      site,
      ours,
      token,
      [Symbol.asyncDispose]: store.close,
    };
  }

  test("a token opens what it names until it expires, its digest alone is kept, and owners are owed a mail", async () => {
    await using opened = await open();
    const { location, store, clock, eve, ours, workspace, token } = opened;
    const made = await token(eve.id, { scopes: ["read:visits", "write:rules"], sites: [ours] });
    expect(made.outcome).toBe("created");
    expect(await store.apiTokens.verify(made)).toEqual({
      outcome: "valid",
      bearer: {
        token: made.id,
        name: "Newsroom",
        workspaceId: workspace,
        plan: "free",
        personId: eve.id,
        scopes: ["read:visits", "write:rules"],
        sites: [ours],
        expiresAt: expect.any(String),
      },
    });
    expect(await store.apiTokens.verify({ ...made, secret: "x".repeat(43) })).toEqual({ outcome: "unknown" });
    const [listed] = await store.apiTokens.list(workspace);
    expect(listed).toMatchObject({
      sites: ["example.com"],
      lastUsedOn: clock.now().toISOString().slice(0, 10),
    });
    await using bare = await openBare(location);
    const kept = JSON.stringify([
      await bare.rows("select * from api_token"),
      await bare.rows("select * from job"),
      await bare.rows("select * from change"),
    ]);
    expect(kept).not.toContain(made.secret);
    const mails = (await bare.rows("select payload from job where kind = 'mail'"))
      .map(({ payload }) => JSON.parse(String(payload)))
      .filter(({ about }) => about === "token");
    expect(mails.map(({ to }) => to)).toEqual(["ada@example.com"]);
    clock.forward({ days: 31 });
    expect(await store.apiTokens.verify(made)).toEqual({ outcome: "unknown" });
  });

  test("nobody gives a program what they may not do themselves", async () => {
    await using opened = await open();
    const { store, ada, eve, workspace, token } = opened;
    await store.workspaces.changeRole(workspace, eve.id, "reader", ada.id);
    expect((await token(eve.id, { scopes: ["write:rules"] })).outcome).toBe("not-allowed");
    expect((await token(eve.id)).outcome).toBe("created");
    const stranger = await store.people.ensure("stranger@example.com", "en");
    expect((await token(stranger.id)).outcome).toBe("not-allowed");
  });

  test.for([
    {
      what: "is ended",
      end: ({ store, workspace, ada }: Opened, id: string) => store.apiTokens.end(workspace, id, ada.id),
    },
    {
      what: "is a person’s whose role changes, also where it changes back",
      end: async ({ store, workspace, ada, eve }: Opened) => {
        await store.workspaces.changeRole(workspace, eve.id, "owner", ada.id);
        await store.workspaces.changeRole(workspace, eve.id, "editor", ada.id);
      },
    },
    {
      what: "is a person’s who is removed",
      end: ({ store, workspace, ada, eve }: Opened) =>
        store.workspaces.removeMember(workspace, eve.id, ada.id),
    },
    {
      what: "is a person’s who leaves the product",
      end: ({ store, eve }: Opened) => store.people.erase(eve.id),
    },
  ])("a token that $what is over at once", async ({ end }) => {
    await using opened = await open();
    const made = await opened.token(opened.eve.id);
    expect(await opened.store.apiTokens.verify(made)).toMatchObject({ outcome: "valid" });
    await end(opened, made.id);
    expect(await opened.store.apiTokens.verify(made)).toEqual({ outcome: "unknown" });
    const [listed] = await opened.store.apiTokens.list(opened.workspace);
    expect(listed?.endedAt).toBeDefined();
  });

  test("a token goes with its workspace, and waits while that is suspended", async () => {
    await using opened = await open();
    const { store, workspace, eve, token, location } = opened;
    const made = await token(eve.id);
    await store.workspaces.setSuspended(workspace, true, undefined);
    expect(await store.apiTokens.verify(made)).toEqual({ outcome: "suspended" });
    await store.workspaces.setSuspended(workspace, false, undefined);
    expect(await store.apiTokens.verify(made)).toMatchObject({ outcome: "valid" });
    await execute(location, `delete from workspace where id = '${workspace}'`);
    expect(await store.apiTokens.verify(made)).toEqual({ outcome: "unknown" });
  });

  test("a token for chosen sites reaches none of another workspace, and not all once the last was removed", async () => {
    await using opened = await open();
    const { store, ada, eve, ours, token } = opened;
    const stranger = await store.people.ensure("stranger@example.com", "en");
    const theirs = await addedSite(
      store,
      {
        workspaceId: (await store.workspaces.currentOf(stranger)).id,
        domain: "b.example",
      },
      stranger.id,
    );
    const made = await token(eve.id, { sites: [ours, theirs.site.id] });
    const sites = async () => {
      const verdict = await store.apiTokens.verify(made);
      return verdict.outcome === "valid" ? verdict.bearer.sites : verdict.outcome;
    };
    expect(await sites()).toEqual([ours]);
    await store.sites.remove(ours, ada.id);
    expect(await sites()).toEqual([]);
  });

  test("somebody else’s token is ended by owners, and a workspace has so many", async () => {
    await using opened = await open();
    const { store, workspace, ada, eve, token } = opened;
    const made = await token(ada.id);
    expect(await store.apiTokens.end(workspace, made.id, eve.id, eve.id)).toBe("unknown");
    expect(await store.apiTokens.end(workspace, made.id, ada.id)).toBe("ended");
    expect(await store.apiTokens.end(workspace, made.id, ada.id)).toBe("unknown");
    const outcomes = await Promise.all(
      Array.from({ length: maxTokensPerWorkspace + 2 }, async () => (await token(eve.id)).outcome),
    );
    expect(outcomes.filter((outcome) => outcome === "too-many")).toHaveLength(2);
  });

  test("two programs that publish what they saw at once: one version, and the log says by which token", async () => {
    await using opened = await open();
    const { store, workspace, eve, ours, token } = opened;
    const [one, other] = [await token(eve.id), await token(eve.id)];
    const version = { publication: publication(), note: "", after: 0, seen: unseen };
    const outcomes = await Promise.all(
      [one, other].map(({ id }) => store.rules.publishByToken(ours, version, eve.id, { token: id })),
    );
    expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(["outdated", "published"]);
    const changes = await store.workspaces.changes(workspace);
    expect(changes.filter(({ kind }) => kind === "rules-published")).toMatchObject([
      { by: "eve@example.com", token: "Newsroom" },
    ]);
  });

  test("a key used by two requests at once is one change and one answer, and is nobody’s for another request", async () => {
    await using opened = await open();
    const { store, clock, workspace, eve, ours, token } = opened;
    const { id } = await token(eve.id);
    const use = { token: id, request: { key: "one", digest: "of this" } };
    const save = (with_ = use) =>
      store.rules.saveDraftByToken(ours, { draft, mode: "observe", seen: unseen }, eve.id, with_);
    const [first, second] = await Promise.all([save(), save()]);
    expect(first).toMatchObject({ outcome: "saved" });
    expect(second).toEqual(first);
    clock.forward({ minutes: 5 });
    expect(await save()).toEqual(first);
    expect(await save({ token: id, request: { key: "one", digest: "of that" } })).toEqual({
      outcome: "key-reused",
    });
    expect(await save({ token: id, request: { key: "two", digest: "of this" } })).toEqual({
      outcome: "outdated",
    });
    const drafted = (await store.workspaces.changes(workspace)).filter(
      ({ kind }) => kind === "rules-drafted",
    );
    expect(drafted).toHaveLength(1);
    clock.forward({ days: 2 });
    await store.forgetExpired();
    expect(await save()).toEqual({ outcome: "outdated" });
  });

  test("a token that ended since it was looked at changes nothing", async () => {
    await using opened = await open();
    const { store, workspace, ada, eve, ours, token } = opened;
    const { id } = await token(eve.id);
    await store.apiTokens.end(workspace, id, ada.id);
    const version = { publication: publication(), note: "", after: 0, seen: unseen };
    expect(await store.rules.publishByToken(ours, version, eve.id, { token: id })).toEqual({
      outcome: "token-over",
    });
    expect(await store.rules.latest(ours)).toBeUndefined();
  });

  type Opened = Awaited<ReturnType<typeof open>>;
});

test("a token is read as it was written, and one that was mistyped is known without asking the database", () => {
  const token = newTokenText();
  const text = tokenText(token);
  expect(text).toMatch(/^oct_[a-z2-7]{16}_[\w-]{43}_[0-9a-f]{8}$/);
  expect(parseToken(text)).toEqual(token);
  for (let place = 0; place < text.length; place += 1) {
    const changed = text.slice(0, place) + (text[place] === "a" ? "b" : "a") + text.slice(place + 1);
    expect(parseToken(changed)).toBeUndefined();
  }
});
