import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { standingWords } from "../../../console/app/content/sites.ts";
import { pathTo } from "../../../domain/access/paths.ts";
import { firstDraft } from "../../../domain/rules/first-draft.ts";
import { publicationOf } from "../../../domain/rules/publication.ts";
import type { Connector } from "../../../domain/sites/site.ts";
import { addedSite } from "../added-site.ts";
import { type WholeConsole, wholeConsole } from "../whole-console.ts";

let world: WholeConsole;
beforeAll(async () => {
  world = await wholeConsole();
});
afterAll(() => world[Symbol.asyncDispose]());

const words = standingWords.en;

async function withSite(connector: Connector) {
  const person = await world.person(`${crypto.randomUUID()}@example.com`);
  const { id: workspaceId } = await world.store.workspaces.currentOf(person);
  const destination = connector === "dns" ? ({ ip: "192.0.2.1", port: 443 } as const) : undefined;
  const added = await addedSite(
    world.store,
    { workspaceId, domain: "example.com", connector, destination },
    person.id,
  );
  const { id: site } = added.site;
  const browser = await world.signedIn(person.id);
  const textOf = async (path: string, part: RegExp) => {
    const html = await (await browser.get(path)).text();
    const [found = ""] = part.exec(html) ?? [];
    return (
      found
        .replace(/<[^>]*>/g, " ")
        // What a step says will be seen.
        .replace(/“[^”]*”/g, "")
        .replace(/\s+/g, " ")
    );
  };
  const connection = pathTo(connector === "dns" ? "siteDns" : "siteConnection", { site });
  /** What the list, the navigation and the site's own page say of it. */
  const said = () =>
    Promise.all([
      textOf(pathTo("sites", { workspace: workspaceId }), /<main[\s\S]*<\/main>/),
      textOf(pathTo("siteRules", { site }), /<header[\s\S]*?<\/header>/),
      textOf(connection, /<main[\s\S]*<\/main>/),
    ]);
  return { site, workspaceId, said };
}

/** Each of them says this, and none of the others. */
async function expectSaid({ said }: { said: () => Promise<string[]> }, ...expected: (keyof typeof words)[]) {
  for (const text of await said()) {
    const found = Object.entries(words).flatMap(([id, word]) => (text.includes(word) ? [id] : []));
    expect(found.sort(), text).toEqual([...expected].sort());
  }
}

async function publish(site: string, mode: "observe" | "enforce", after: number) {
  const result = publicationOf(firstDraft("example.com"), mode);
  if (!result.ok) throw new Error(`Expected rules, found ${result.wrong} wrong`);
  const { outcome } = await world.store.rules.publish(
    site,
    { publication: result.publication, note: "", after },
    undefined,
  );
  expect(outcome).toBe("published");
}

describe("wherever a site is shown", () => {
  test("its key alone counts visits, and does not prove its domain", async () => {
    const found = await withSite("middleware");
    // Until something comes, the pages hold both words, of which one is shown.
    const [list] = await found.said();
    expect(list).toContain(words.waiting);
    expect(list).not.toContain(words.unproven);
    await world.store.sites.connect(found.site, "observe");
    await expectSaid(found, "counting", "unproven");
    await world.store.sites.connect(found.site, "enforce");
    await expectSaid(found, "enforcing", "unproven");
    await world.store.sites.markDomainProven(found.site, "gate");
    await expectSaid(found, "enforcing");
  });

  test("one behind the DNS connector counts on Free, and enforces what Pro publishes to be enforced", async () => {
    const found = await withSite("dns");
    await expectSaid(found, "inactive");
    await world.store.dnsConnections.open(found.site);
    await world.store.sites.markDomainProven(found.site, "dns-record");
    expect(await world.store.dnsConnections.protect(found.site, undefined)).toBe(true);
    await expectSaid(found, "counting");
    await world.store.workspaces.setPlan(found.workspaceId, "pro", undefined);
    await publish(found.site, "observe", 0);
    await expectSaid(found, "counting");
    await publish(found.site, "enforce", 1);
    await expectSaid(found, "enforcing");
    await world.store.workspaces.setPlan(found.workspaceId, "free", undefined);
    await expectSaid(found, "counting");
  });
});
