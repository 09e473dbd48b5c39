import { expect, test } from "vitest";
import { cachedRobots, type FetchOutcome } from "./fetch-robots.ts";

const outcome: FetchOutcome = { kind: "refused", because: "no-public-server" };

/** A fetcher that notes what it is asked, and a clock that is set by hand. */
function setup({ keepMs = 1_000, maxEntries = 10, maxAtOnce = 10, maxPerClient = 10 } = {}) {
  const hosts: string[] = [];
  const clock = { now: 0 };
  const waiting: (() => void)[] = [];
  const fetchFor = cachedRobots(
    (host) => {
      hosts.push(host);
      return new Promise((resolve) => waiting.push(() => resolve(outcome)));
    },
    { keepMs, maxEntries, maxAtOnce, maxPerClient },
    () => clock.now,
  );
  const answerAll = () => {
    for (const answer of waiting.splice(0)) answer();
  };
  const fetch = (host: string) => fetchFor(host, "192.0.2.1");
  return { fetch, fetchFor, hosts, clock, answerAll };
}

test("a host is asked once for all who want it at the same time, and for a while after", async () => {
  const { fetch, hosts, clock, answerAll } = setup();
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
  const { fetch, hosts, answerAll } = setup({ maxEntries: 2 });
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
  const { fetch, answerAll } = setup({ maxAtOnce: 2 });
  const two = ["a.com", "b.com"].map(fetch);
  expect(await fetch("c.com")).toEqual({ kind: "busy" });
  answerAll();
  await Promise.all(two);
  const third = fetch("c.com");
  answerAll();
  expect(await third).toEqual(outcome);
});

test("one client has only so many hosts asked at once, and others are served meanwhile", async () => {
  const { fetchFor, answerAll } = setup({ maxPerClient: 2 });
  const greedy = ["a.com", "b.com"].map((host) => fetchFor(host, "192.0.2.1"));
  expect(await fetchFor("c.com", "192.0.2.1")).toEqual({ kind: "busy" });
  const other = fetchFor("c.com", "192.0.2.2");
  answerAll();
  expect(await other).toEqual(outcome);
  await Promise.all(greedy);
  const again = fetchFor("d.com", "192.0.2.1");
  answerAll();
  expect(await again).toEqual(outcome);
});
