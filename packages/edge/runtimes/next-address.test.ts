import { beforeAll, expect, inject, test } from "vitest";
import { elsewhere, userAgents } from "../tests/visits.ts";
import { builtNext } from "./runtimes.ts";
import { environment } from "./visitors.ts";

let startNext: Awaited<ReturnType<typeof builtNext>>;

beforeAll(async () => {
  startNext = await builtNext(inject("examples"), "next-16-address");
});

/** What Googlebot gets that claims to come from elsewhere: a refusal where that is believed. */
async function statusOf(settings: Readonly<Record<string, string>>): Promise<number> {
  const server = await startNext({ ...environment, ...settings });
  try {
    const headers = { "user-agent": userAgents.googlebot, "x-forwarded-for": elsewhere };
    const response = await fetch(`${server.address}/articles/1`, { headers });
    await response.body?.cancel();
    return response.status;
  } finally {
    await server.stop();
  }
}

test("`next start` believes an address that a visitor sends only where its header was named, or on Vercel", async () => {
  expect(await statusOf({})).toBe(200);
  expect(await statusOf({ OCTROI_ADDRESS_HEADER: "x-forwarded-for" })).toBe(403);
  expect(await statusOf({ VERCEL: "1" })).toBe(403);
});
