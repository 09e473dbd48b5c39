import type { VisitEvent } from "@octroi/edge";
import { withException } from "@octroi/ui/policy/edit";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { NewLicense } from "../../../domain/licenses/licenses.ts";
import { loadStatements } from "../../../domain/licenses/load-statement.ts";
import { firstDraft } from "../../../domain/rules/first-draft.ts";
import { parseVisits } from "../../../domain/visits/parse-visits.ts";
import { licenseToken } from "../../../server/console/licenses/token.ts";
import { gateAt, startConsole } from "./console.ts";

const charging = withException(firstDraft("example.com"), "GPTBot", "charge");
const terms: NewLicense = {
  company: "Éditions & Modèles",
  paths: ["/a"],
  from: "2026-03-01",
  until: "2026-03-31",
  price: { amount: "0.02", currency: "EUR" },
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A console whose site charges GPTBot, and a way to issue licenses for it. */
async function startCharging() {
  const console = await startConsole();
  await console.publish(charging, "enforce", 0);
  return {
    ...console,
    async issue(changes: Partial<NewLicense> = {}) {
      const outcome = await console.store.licenses.issue(console.site, { ...terms, ...changes }, undefined);
      const site = await console.store.sites.find(console.site);
      if (outcome.outcome !== "issued" || site === undefined)
        throw new Error("Expected a license, found none");
      return { id: outcome.license.id, token: await licenseToken(console.secrets, outcome.license, site) };
    },
  };
}

test("a running gate takes a license within one poll, and refuses it within one poll after it was withdrawn", async () => {
  await using console = await startCharging();
  const failures: unknown[] = [];
  const gate = gateAt(console, console.key, failures);
  expect(await gate.answer()).toBe(402);
  const license = await console.issue();
  expect(await gate.answer(license.token)).toBe(200);
  expect(await gate.answer()).toBe(402);
  console.clock.forward({ ms: 1 });
  await console.store.licenses.withdraw(console.site, license.id, undefined);
  expect(await gate.answer(license.token)).toBe(402);
  const renewed = await console.issue({ renews: license.id });
  expect(await gate.answer(renewed.token)).toBe(200);
  expect(failures).toEqual([]);
});

test("a license opens its own site, its paths and its days alone", async () => {
  await using console = await startCharging();
  const gate = gateAt(console, console.key);
  const [elsewhere, later, ended] = [
    await console.issue({ paths: ["/b"] }),
    await console.issue({ from: "2026-03-02" }),
    await console.issue({ from: "2026-02-01", until: "2026-02-28" }),
  ];
  for (const { token } of [elsewhere, later, ended]) expect(await gate.answer(token)).toBe(402);
  console.clock.forward({ days: 1 });
  expect(await gate.answer(later.token)).toBe(200);
  const stranger = await startCharging();
  const foreign = await stranger.issue();
  await stranger[Symbol.asyncDispose]();
  expect(await gate.answer(foreign.token)).toBe(402);
});

test("the policy has another name once a license was issued, and another once it was withdrawn", async () => {
  await using console = await startCharging();
  const etag = async () => {
    console.clock.forward({ ms: 30_000 });
    return (await console.ask()).headers.get("etag");
  };
  const names = [await etag()];
  const { id } = await console.issue();
  names.push(await etag(), await etag());
  await console.store.licenses.withdraw(console.site, id, undefined);
  names.push(await etag());
  expect(names[1]).toBe(names[2]);
  expect(new Set(names).size).toBe(3);
});

test("what a gate reports is what the statement says", async () => {
  await using console = await startCharging();
  const events: VisitEvent[] = [];
  const gate = gateAt(console, console.key, [], (reported) => events.push(...reported));
  const license = await console.issue();
  await gate.answer();
  for (const token of [undefined, license.token, license.token, undefined, "made-up"])
    await gate.answer(token);
  await gate.flush();
  const lines = events.map((event) => JSON.stringify(event));
  const parsed = parseVisits(lines, console.clock.now(), () => "unknown");
  await console.store.visits.receive({ ...parsed, site: console.site, id: "batch" });
  const [statement] = await loadStatements(console.store.licenses, console.site, ["2026-03"]);
  // A gate begins with the bundled policy, which lets the first visit in.
  expect(statement).toMatchObject({
    asked: { visits: 4, amounts: [{ amount: "0.04", currency: "EUR" }] },
    licensed: 2,
    gross: [{ amount: "0.04", currency: "EUR" }],
  });
});

test("statements of several months are each their own, whatever the order they are asked for in", async () => {
  await using console = await startCharging();
  const asked: VisitEvent[] = [];
  const gate = gateAt(console, console.key, [], (reported) => asked.push(...reported));
  for (let visits = 0; visits < 2; visits += 1) await gate.answer();
  await gate.flush();
  const visit = asked.find(({ price }) => price !== undefined);
  for (const [index, day] of ["2026-03-05", "2026-04-05", "2026-05-05"].entries()) {
    const time = `${day}T12:00:00.000Z`;
    const line = JSON.stringify({ ...visit, id: `visit-${index}`, time });
    const parsed = parseVisits([line], new Date(time), () => "unknown");
    await console.store.visits.receive({ ...parsed, site: console.site, id: `batch-${index}` });
  }
  const statements = await loadStatements(console.store.licenses, console.site, [
    "2026-04",
    "2026-03",
    "2026-05",
  ]);
  expect(statements.map(({ asked }) => asked.visits)).toEqual([1, 1, 1]);
});
