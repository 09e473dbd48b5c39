import { spawnSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { purchaseLegs, readLegs, refundLegs } from "../../domain/books/books.ts";
import { correctionLegs, writeOffLegs } from "../../domain/books/correction.ts";
import { findProgram } from "../../scripts/find-program.ts";
import { operated } from "./operated.ts";
import { batch, visit } from "./visits/store.ts";

const day = (from: number) => new Date(Date.now() + from * 86_400_000).toISOString().slice(0, 10);
const typed = [
  ...["agreements", "add", "--company", "Example AI", "--crawlers", "gptbot, OAI-SearchBot"],
  ...["--uses", "ai-train ai-input", "--price", "0.005", "--to", day(300)],
];

/** The words above with one option said otherwise. */
function but(option: string, value: string): string[] {
  const place = typed.indexOf(option);
  return place < 0 ? [...typed, option, value] : typed.with(place + 1, value);
}

test("an agreement is added, listed with who joined and what is owed, and ended once", async () => {
  await using console = await operated({ CONSOLE_SECRET: "a".repeat(64) });
  const { store } = console;
  const added = await console.typed(...typed, "--json");
  const agreement = JSON.parse(added.out);
  expect(agreement).toMatchObject({
    company: "Example AI",
    crawlers: ["GPTBot", "OAI-SearchBot"],
    uses: ["ai-input", "ai-train"],
    price: { amount: "0.005", currency: "EUR" },
    from: day(0),
    until: day(300),
    joined: 0,
  });
  const site = await console.joined(agreement.id, "example.com");
  expect(JSON.parse((await console.typed("agreements", "--json")).out)).toMatchObject([
    { id: agreement.id, state: "in-force", joined: 1, declined: 0, left: 0, owed: "0.000000" },
  ]);
  const [joined] = await store.agreements.sitesOf(agreement.id);
  await store.visits.receive(batch([visit({ time: Date.now(), license: joined?.license })], { site }));
  expect((await console.typed("agreements")).out).toContain(
    "1 joined, 0 declined, 0 left  owes 0.005000  Example AI",
  );
  const tokens = await console.typed("agreements", "tokens", agreement.id, "--json");
  expect(JSON.parse(tokens.out)).toMatchObject([
    {
      domain: "example.com",
      license: joined?.license,
      token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    },
  ]);
  expect(await console.typed("agreements", "end", agreement.id)).toMatchObject({ code: 0 });
  expect(await console.typed("agreements", "end", agreement.id)).toMatchObject({
    code: 1,
    err: "This agreement is over already.\n",
  });
  expect(await console.typed("agreements", "tokens", agreement.id, "--json")).toMatchObject({ out: "[]\n" });
  expect(await console.typed("agreements", "end", "nothing")).toMatchObject({ code: 1 });
});

test.for([
  [but("--company", " "), "--company takes a name of 100 characters at most."],
  [but("--crawlers", "GPTBot,NobodyBot"), "the registry knows no crawler “NobodyBot”"],
  [but("--crawlers", ","), "--crawlers takes names of crawlers"],
  [but("--uses", "ai-dream"), "and not “ai-dream”"],
  [but("--price", "0.0000001"), "--price takes six decimals at most, and 0.0000001 has more."],
  [but("--price", "none"), "--price takes an amount above zero"],
  [but("--price", "0.00"), "--price takes an amount above zero"],
  [but("--currency", "XQZ"), "there is no currency “XQZ”"],
  [but("--from", "1/12/2026"), "--from takes a day"],
  [but("--to", "2026-02-30"), "--to takes a day"],
  [but("--from", day(301)), "--to comes before --from."],
  [[...but("--to", day(-1)), "--from", day(-9)], "has passed"],
  [but("--to", "2099-01-01"), "An agreement lasts ten years at most."],
  [["agreements", "forget"], "agreements does not take “forget”"],
  [["agreements", "end"], "agreements end takes the id"],
  [["journal", "--month", "2026-13"], "--month takes a month such as 2026-11."],
] as const)("of %j one sentence says what is wrong, and nothing is written", async ([words, sentence]) => {
  await using console = await operated();
  const { code, out, err } = await console.typed(...words);
  expect({ code, out }).toEqual({ code: 2, out: "" });
  expect(err).toContain(sentence);
  expect(await console.store.agreements.list()).toEqual([]);
});

const judges = ["hledger", "ledger"];
const missing: string[] = [];
beforeAll(() => {
  for (const name of judges) if (findProgram(name) === undefined) missing.push(name);
});

test("M5 the journal of a month is what hledger and ledger accept, and they refuse it with a millionth missing", async ({
  skip,
}) => {
  if (missing.length > 0) skip(`Debian's ${missing.join(" and ")}`);
  await using console = await operated();
  const { store, folder } = console;
  for (const [company, amount, currency] of [
    ["Example AI", "0.005", "EUR"],
    ["Other AI", "0.000003", "USD"],
  ]) {
    const words = typed
      .with(typed.indexOf("--company") + 1, company ?? "")
      .with(typed.indexOf("--price") + 1, amount ?? "");
    const { out } = await console.typed(...words, "--currency", currency ?? "");
    const agreement = out.trim();
    const site = await console.joined(agreement, `${currency?.toLowerCase()}.example.com`);
    const [joined] = await store.agreements.sitesOf(agreement);
    for (let each = 1; each <= 20; each += 1) {
      const visits = Array.from({ length: each }, () =>
        visit({ time: Date.now(), license: joined?.license }),
      );
      await store.visits.receive(batch(visits, { site }));
    }
  }
  // What is bought in the market stands beside it, in accounts of its own.
  const bought = { workspace: "workspace", rail: "x402", license: "license", count: 3 };
  const purchase = { ...bought, price: { amount: "5.5", currency: "USDC" } };
  const about = { at: new Date(), site: "site", license: "license" };
  await store.books.post([
    { kind: "purchase", reference: "order", legs: purchaseLegs(purchase), ...about },
    { kind: "read", reference: "slice", legs: readLegs(purchase, { from: 0, to: 1 }), ...about },
    {
      kind: "refund",
      reference: "order",
      legs: refundLegs(purchase, { left: 3_666_667n, back: 3_600_000n }),
      ...about,
    },
  ]);
  // What goes wrong under agreements is told apart from what was read.
  const someones = { agreement: "agreement", workspace: "workspace", currency: "EUR" };
  const loss = new Map([["workspace", 80_000_000n]]);
  await store.books.post([
    {
      kind: "correction",
      reference: "letter-7",
      legs: correctionLegs({ ...someones, amount: "1.000003", direction: "less" }),
      at: new Date(),
      note: "Counted twice; see (letter) 7 = @ half",
    },
    {
      kind: "written-off",
      reference: "bill",
      legs: writeOffLegs({ ...someones, due: 100_000_000n }, loss),
      at: new Date(),
      note: "Insolvent",
    },
  ]);
  const month = new Date().toISOString().slice(0, 7);
  const { code, out } = await console.typed("journal", "--month", month);
  expect(code).toBe(0);
  const share = (await store.books.earned()).find(({ currency }) => currency === "USD")?.share;
  const file = join(folder, "month.journal");
  for (const judge of judges) {
    const says = () => spawnSync(judge, ["-f", file, "balance", "--no-total"], { encoding: "utf8" });
    await writeFile(file, out);
    const accepted = says();
    expect(accepted, accepted.stderr).toMatchObject({ status: 0 });
    expect(accepted.stdout).toContain("1.050000 EUR");
    expect(accepted.stdout).toMatch(/20\.000000 EUR .*bad-debt/);
    expect(accepted.stdout).toContain(`-0.000${share} USD`);
    expect(accepted.stdout).toMatch(/1\.900000 USDC .*clearing/);
    expect(accepted.stdout).toMatch(/-1\.900000 USDC .*income/);
    expect(accepted.stdout).not.toMatch(/USDC .*prepaid/);
    // One amount that ends in anything but zero, a millionth less.
    const place = out.lastIndexOf("1 USD");
    expect(place).toBeGreaterThan(0);
    await writeFile(file, `${out.slice(0, place)}0 USD${out.slice(place + "1 USD".length)}`);
    const refused = says();
    expect(refused.status).not.toBe(0);
    expect(refused.stderr).toMatch(/balance/i);
  }
  const lines = (await console.typed("journal", "--json")).out.trim().split("\n");
  expect(lines).toHaveLength(45);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ month, kind: "visits", visits: 1 });
  // Another month has none of them.
  expect((await console.typed("journal", "--month", "2026-01")).out).toBe("");
});
