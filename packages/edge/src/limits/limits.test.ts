import { describe, expect, test } from "vitest";
import { cloudflareLimits } from "./cloudflare.ts";
import { memoryLimits } from "./memory.ts";
import { redisLimits } from "./redis.ts";
import { withDeadline } from "./with-deadline.ts";

const limit = { visits: 2, per: "minute" } as const;

describe("counters in memory", () => {
  test("let in as many as the limit says, then tell when to come back", () => {
    const limits = memoryLimits();
    expect(limits.count("a", limit, 0)).toEqual({ within: true, retryAfter: 60 });
    expect(limits.count("a", limit, 10_000)).toEqual({ within: true, retryAfter: 50 });
    expect(limits.count("a", limit, 59_500)).toEqual({ within: false, retryAfter: 1 });
    expect(limits.count("a", limit, 60_000)).toEqual({ within: true, retryAfter: 60 });
  });

  test("count each key for itself", () => {
    const limits = memoryLimits();
    for (const key of ["0:GPTBot:verified", "0:GPTBot:outside", "1:GPTBot:verified"]) {
      expect(limits.count(key, { visits: 1, per: "day" }, 0)).toMatchObject({ within: true });
    }
  });

  test("begin anew when the clock is set back, or far ahead", () => {
    const limits = memoryLimits();
    const once = { visits: 1, per: "hour" } as const;
    limits.count("a", once, 1e12);
    expect(limits.count("a", once, 0)).toEqual({ within: true, retryAfter: 3600 });
    expect(limits.count("a", once, 1e13)).toEqual({ within: true, retryAfter: 3600 });
  });

  test("hold a bounded number of keys", () => {
    const limits = memoryLimits();
    const once = { visits: 1, per: "day" } as const;
    for (let key = 0; key <= 5000; key++) limits.count(String(key), once, 0);
    expect(limits.count("5000", once, 1)).toMatchObject({ within: false });
    expect(limits.count("0", once, 1)).toMatchObject({ within: true });
  });
});

describe("shared counters", () => {
  test("that fail leave the decision to those in memory, and it is told", async () => {
    const told: unknown[] = [];
    const broken = withDeadline({ count: () => Promise.reject(new Error("down")) }, (error) =>
      told.push(error),
    );
    const counted = [];
    for (let visit = 0; visit < 3; visit++) counted.push(await broken.count("a", limit, 0));
    expect(counted.map(({ within }) => within)).toEqual([true, true, false]);
    expect(told).toHaveLength(3);
  });

  test("that never answer are not waited for", async () => {
    const told: unknown[] = [];
    const hanging = withDeadline({ count: () => new Promise(() => {}) }, (error) => told.push(error));
    expect(await hanging.count("a", limit, 0)).toMatchObject({ within: true });
    expect(String(told)).toContain("250 ms");
  });

  test("that answer nonsense have failed", async () => {
    for (const answer of [null, "OK", [], ["a", "b"]]) {
      await expect(redisLimits(async () => answer).count("a", limit, 0)).rejects.toThrow("could not be read");
    }
  });

  test("of Cloudflare's binding are not asked about what was bought, which has a number of its own", async () => {
    const limits = cloudflareLimits({ limit: () => Promise.reject(new Error("asked")) });
    const counted = [];
    for (let visit = 0; visit < 3; visit++) counted.push(await limits.count("slice:a", limit, 0));
    expect(counted.map(({ within }) => within)).toEqual([true, true, false]);
  });

  test("of Cloudflare's binding are asked by key, and say when to come back", async () => {
    const keys: string[] = [];
    const binding = {
      async limit({ key }: { key: string }) {
        keys.push(key);
        return { success: keys.length < 2 };
      },
    };
    const limits = cloudflareLimits(binding);
    expect(await limits.count("a", limit, 0)).toEqual({ within: true, retryAfter: 60 });
    expect(await limits.count("a", limit, 0)).toEqual({ within: false, retryAfter: 60 });
    expect(keys).toEqual(["a", "a"]);
  });
});
