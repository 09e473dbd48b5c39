import { expect, test } from "vitest";
import { createTurns } from "./turns.ts";

test("batches of one site are counted one by one, and those of another meanwhile", async () => {
  const turns = createTurns();
  const order: string[] = [];
  const end = Promise.withResolvers<void>();
  const noisy = [1, 2, 3].map((number) =>
    turns.enter("noisy")?.turn(async () => {
      order.push(`noisy ${number} begins`);
      if (number === 1) await end.promise;
      order.push(`noisy ${number} ends`);
    }),
  );
  await turns.enter("other")?.turn(async () => order.push("other"));
  end.resolve();
  await Promise.all(noisy);
  expect(order).toEqual([
    "noisy 1 begins",
    "other",
    "noisy 1 ends",
    ...[2, 3].flatMap((number) => [`noisy ${number} begins`, `noisy ${number} ends`]),
  ]);
});

test("a site has so many places, and each again once it was left", () => {
  const turns = createTurns();
  const places = Array.from({ length: 50 }, () => turns.enter("noisy"));
  expect(places).not.toContain(undefined);
  expect(turns.enter("noisy")).toBeUndefined();
  expect(turns.enter("other")).toBeDefined();
  places[7]?.[Symbol.dispose]();
  expect(turns.enter("noisy")).toBeDefined();
});

test("what fails keeps nothing that comes after it, and what waited too long is not begun", async () => {
  let now = 0;
  const turns = createTurns(() => now);
  const enter = () => turns.enter("site");
  const failing = enter()?.turn(() => Promise.reject(new Error("away")));
  const next = enter()?.turn(async () => "done");
  await expect(failing).rejects.toThrow("away");
  expect(await next).toBe("done");
  const slow = enter()?.turn(async () => {
    now += 6_000;
  });
  const late = enter()?.turn(async () => "done");
  await slow;
  await expect(late).rejects.toMatchObject({ kind: "busy" });
});
