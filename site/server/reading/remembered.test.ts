import { expect, test } from "vitest";
import { type FetchOutcome, rememberedRobots } from "./fetch-robots.ts";

const outcome: FetchOutcome = { kind: "refused", because: "no-public-server" };

/** A fetcher that notes what it is asked, and a clock that is set by hand. */
function asked({ keepMs = 1_000, most = 10, atOnce = 10 } = {}) {
  const hosts: string[] = [];
  const clock = { now: 0 };
  const held: (() => void)[] = [];
  const fetch = rememberedRobots(
    (host) => {
      hosts.push(host);
      return new Promise((resolve) => held.push(() => resolve(outcome)));
    },
    { keepMs, most, atOnce },
    () => clock.now,
  );
  const answerAll = () => {
    for (const answer of held.splice(0)) answer();
  };
  return { fetch, hosts, clock, answerAll };
}

test("a host is asked once for all who want it at the same time, and for a while after", async () => {
  const { fetch, hosts, clock, answerAll } = asked();
  const both = [fetch("example.com"), fetch("example.com")];
  answerAll();
  expect(await Promise.all(both)).toEqual([outcome, outcome]);
  clock.now = 999;
  expect(await fetch("example.com")).toEqual(outcome);
  expect(hosts).toEqual(["example.com"]);
  clock.now = 1_000;
  const again = fetch("example.com");
  answerAll();
  await again;
  expect(hosts).toEqual(["example.com", "example.com"]);
});

test("only so many hosts are remembered, the latest ones", async () => {
  const { fetch, hosts, answerAll } = asked({ most: 2 });
  const three = ["a.com", "b.com", "c.com"].map(fetch);
  answerAll();
  await Promise.all(three);
  await fetch("c.com");
  await fetch("b.com");
  expect(hosts).toHaveLength(3);
  fetch("a.com");
  expect(hosts).toEqual(["a.com", "b.com", "c.com", "a.com"]);
});

test("only so many hosts are asked at once, and then again", async () => {
  const { fetch, answerAll } = asked({ atOnce: 2 });
  const two = ["a.com", "b.com"].map(fetch);
  expect(await fetch("c.com")).toEqual({ kind: "busy" });
  answerAll();
  await Promise.all(two);
  const third = fetch("c.com");
  answerAll();
  expect(await third).toEqual(outcome);
});
