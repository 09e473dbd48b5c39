import { licenseChecker } from "@octroi/edge/licenses";
import { withDecision } from "@octroi/ui/policy/edit";
import { payoutWords } from "@octroi/ui/words/plans";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pathTo } from "../../../domain/access/paths.ts";
import { firstDraft } from "../../../domain/rules/first-draft.ts";
import { publicationOf } from "../../../domain/rules/publication.ts";
import { licenseKeysOf } from "../../../server/console/licenses/token.ts";
import { textOf } from "../page-text.ts";
import { batch, visit } from "../visits/store.ts";
import { type WholeConsole, wholeConsole } from "../whole-console.ts";

let world: WholeConsole;
beforeAll(async () => {
  world = await wholeConsole();
});
afterAll(() => world[Symbol.asyncDispose]());

let sites = 0;

/** A site of its own for each test, with people who may more and less. */
async function newSite(plan: "free" | "pro") {
  sites += 1;
  const { site, domain, workspace, owner } = await world.publisher(`licensed${sites}`, plan);
  const reader = await world.member(workspace, `licensereader${sites}@example.com`, "reader");
  return {
    site,
    domain,
    workspace,
    owner,
    reader: await world.signedIn(reader.id),
    list: pathTo("siteLicenses", { site }),
    form: pathTo("newLicense", { site }),
    revenue: pathTo("siteRevenue", { site }),
  };
}

const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const typed = {
  company: "Éditions & Modèles",
  paths: "/articles/ /*.pdf$",
  from: dayFromNow(0),
  until: dayFromNow(30),
  amount: "0,02",
  currency: "EUR",
};

test("a license is signed by the form, its token shown once, listed, renewed and withdrawn", async () => {
  const { site, domain, workspace, owner, list, form } = await newSite("pro");
  expect(await textOf(owner.get(list))).toContain("No license has been issued yet.");
  const done = await owner.post(form, typed);
  expect(done.status).toBe(200);
  const page = await textOf(done);
  expect(page).toContain("License created: Éditions & Modèles");
  const [, token = ""] = /(eyJ[\w-]+\.[\w-]+\.[\w-]+)/.exec(page) ?? [];
  const origin = `https://${domain}`;
  const check = licenseChecker(await licenseKeysOf(world.secrets, workspace));
  const use = { issuer: origin, audience: origin, path: "/articles/1", now: Date.now() };
  const [license] = await world.store.licenses.list(site);
  expect(await check(token, use)).toMatchObject({
    valid: true,
    license: { jti: license?.id, sub: "Éditions & Modèles", paths: ["/articles/", "/*.pdf$"] },
  });

  const listed = await textOf(owner.get(list));
  expect(listed).toMatch(/Éditions & Modèles in force .*€0\.02 a visit .*\/articles\/ \/\*\.pdf\$/);
  expect(listed).not.toContain(token);

  const id = license?.id ?? "";
  const renewal = await (await owner.get(`${form}?renews=${id}`)).text();
  expect(renewal).toContain('value="Éditions &amp; Modèles"');
  expect(renewal).toContain(`value="${dayFromNow(31)}"`);
  await owner.post(form, { ...typed, from: dayFromNow(31), until: dayFromNow(61), renews: id });
  expect(await world.store.licenses.list(site)).toMatchObject([{ renews: id }, { id }]);

  const withdrawal = pathTo("withdrawLicense", { site, license: id });
  expect(await textOf(owner.get(withdrawal))).toContain("Its access code will open nothing");
  const withdrawn = await owner.post(withdrawal);
  expect(withdrawn.headers.get("location")).toBe(`${list}?withdrawn=yes`);
  expect(await textOf(owner.get(list))).toContain("Éditions & Modèles revoked");
  expect((await owner.get(withdrawal)).status).toBe(404);
});

test("what no license can hold is said beside its field, and what was typed stays", async () => {
  const { site, owner, form } = await newSite("pro");
  const answer = await owner.post(form, { ...typed, paths: "articles" });
  expect(answer.status).toBe(400);
  const html = await answer.text();
  expect(html).toContain("A path begins with a slash");
  expect(html).toContain('value="articles"');
  expect(await world.store.licenses.list(site)).toEqual([]);
});

test("a free workspace is shown what licenses would do and how to ask for them, and issues none", async () => {
  const { site, owner, list, revenue, form } = await newSite("free");
  for (const page of [list, revenue]) {
    const html = await (await owner.get(page)).text();
    expect(html).toContain("Licenses are part of Pro");
    expect(html).toMatch(/href="\/w\/[^"]*\/plan"[^>]*>See Pro, €49 a month/);
    expect(html).not.toContain(`href="${form}"`);
  }
  expect((await owner.post(form, typed)).status).toBe(403);
  expect(await world.store.licenses.list(site)).toEqual([]);
});

test("a license that opens nothing because no rule charges is said to, until one does", async () => {
  const { site, domain, owner, list } = await newSite("pro");
  expect(await textOf(owner.get(list))).toContain("No published rule charges");
  const charging = publicationOf(withDecision(firstDraft(domain), "training", "charge"), "observe");
  if (!charging.ok) throw new Error(`Expected rules, found ${charging.wrong} wrong`);
  await world.store.rules.publish(site, { publication: charging.publication, note: "", after: 0 }, undefined);
  const observed = await textOf(owner.get(list));
  expect(observed).not.toContain("No published rule charges");
  expect(observed).toContain("Your rules are only observed");
  const enforced = publicationOf(withDecision(firstDraft(domain), "training", "charge"), "enforce");
  if (!enforced.ok) throw new Error(`Expected rules, found ${enforced.wrong} wrong`);
  await world.store.rules.publish(site, { publication: enforced.publication, note: "", after: 1 }, undefined);
  expect(await textOf(owner.get(list))).not.toContain("Your rules are only observed");
});

test("a month's statement is a page, a CSV file and nothing that was paid; a reader reads it", async () => {
  const { site, domain, reader, owner, revenue, form, list } = await newSite("pro");
  await owner.post(form, typed);
  const [license] = await world.store.licenses.list(site);
  const time = Date.now() - 1000;
  const price = { amount: "0.02", currency: "EUR" };
  await world.store.visits.receive({
    ...batch([
      ...Array.from({ length: 3 }, () =>
        visit({ time, decision: "charge", status: 200, price, license: license?.id }),
      ),
      ...Array.from({ length: 1200 - 3 }, () => visit({ time, decision: "charge", status: 402, price })),
    ]),
    site,
  });
  const month = new Date(time).toISOString().slice(0, 7);
  const page = await textOf(reader.get(`${revenue}?month=${month}`));
  expect(page).toContain("Quoted €23.94 1,197 visits");
  expect(page).toContain("Licensed 3");
  expect(page).toContain("Gross €0.06");
  expect(page).not.toContain("80%");
  expect(page).toContain(payoutWords("en", true));
  const file = await reader.get(`${pathTo("siteRevenueCsv", { site })}?month=${month}`);
  expect(file.headers.get("content-disposition")).toContain(`${domain}-${month}.csv`);
  expect(await file.text()).toBe(
    [
      "month,kind,company,license,price,visits,gross,currency,under,share",
      `${month},licensed,Éditions & Modèles,${license?.id},0.02,3,0.06,EUR,license,`,
      `${month},asked,,,,1197,,,,`,
      `${month},asked amount,,,,,23.94,EUR,,`,
      "",
    ].join("\r\n"),
  );
  const listed = await textOf(reader.get(list));
  expect(listed).toContain("3 visits this month");
  expect(listed).not.toContain("Revoke");
});

test("a month without a licensed visit says first that nothing is paid, and shows no sum of nothing", async () => {
  const { owner, revenue } = await newSite("pro");
  const page = await textOf(owner.get(revenue));
  expect(page).toMatch(
    /Payouts are open: a transfer leaves every month.*Quoted €0\.00 no price quoted Licensed 0/,
  );
  expect(page).not.toContain("Gross");
});

test("the log of changes is read whole, as CSV and as JSON, by its workspace alone", async () => {
  const { site, owner, reader, form } = await newSite("pro");
  await owner.post(form, typed);
  const [license] = await world.store.licenses.list(site);
  await owner.post(pathTo("withdrawLicense", { site, license: license?.id ?? "" }));
  const json = await (await owner.open(pathTo("lastChangesJson"))).json();
  const kinds = json.changes.map(({ kind }: { kind: string }) => kind);
  expect(kinds.slice(0, 2)).toEqual(["license-withdrawn", "license-issued"]);
  expect(kinds.at(-1)).toBe("workspace-created");
  const csv = await (await reader.open(pathTo("lastChangesCsv"))).text();
  expect(csv.split("\r\n")[0]).toBe("at,by,kind,subject,value,token");
  expect(csv).toMatch(/^[\d:.TZ-]+,Ada,license-issued,licensed\d+\.example\.com,Éditions & Modèles,$/m);
  const stranger = await world.signedIn((await world.person("elsewhere@example.com")).id);
  expect(await (await stranger.open(pathTo("lastChangesCsv"))).text()).not.toContain("license-issued");
});
