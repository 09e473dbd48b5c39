import { expect, test } from "vitest";
import { operated } from "./operated.ts";
import { addCompany, addSeller, quoted } from "./store/market.ts";

test("companies are listed, blocked and let in again, by the operator’s word", async () => {
  await using console = await operated({ CONSOLE_SECRET: "a".repeat(64) });
  const { store, database } = console;
  const { site, offer } = await addSeller(database, store, "seller");
  const ids = [await addCompany(store, "one"), await addCompany(store, "two")];
  const [company = ""] = ids;
  const listed = JSON.parse((await console.typed("companies", "--json")).out);
  expect(listed.map(({ id }: { id: string }) => id).sort()).toEqual([...ids].sort());
  const [first] = JSON.parse((await console.typed("companies", "--limit", "1", "--json")).out);
  const [second] = JSON.parse((await console.typed("companies", "--after", first.id, "--json")).out);
  expect(new Set([first.id, second.id])).toEqual(new Set(ids));
  expect(await console.typed("companies", "block", company)).toMatchObject({ code: 0 });
  expect((await console.typed("companies", "block", company)).out).toBe("It was so already.\n");
  expect((await console.typed("companies")).out).toContain("blocked  https://one.example");
  expect((await store.orders.quote({ company, site, offer })).outcome).toBe("blocked");
  expect(await console.typed("companies", "unblock", company)).toMatchObject({ code: 0 });
  await quoted(store, { company, site, offer });
  for (const words of [
    ["block", "nothing"],
    ["--after", "nothing"],
  ]) {
    expect(await console.typed("companies", ...words)).toMatchObject({
      code: 1,
      err: "There is no account with this id.\n",
    });
  }
  for (const words of [["sell"], ["block"], ["--limit", "0"]]) {
    expect((await console.typed("companies", ...words)).code).toBe(2);
  }
});
