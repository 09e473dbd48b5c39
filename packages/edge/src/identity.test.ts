import { publishedAddresses, sampleAddress } from "@octroi/crawlers/verify";
import { describe, expect, test, vi } from "vitest";
import { policy } from "../tests/policy.ts";
import { agentKeys, signature } from "../tests/sign.ts";
import { asks, elsewhere, userAgents } from "../tests/visits.ts";
import type { VisitEvent } from "./events/event.ts";
import { createGate } from "./gate.ts";

const googles = "66.249.66.1";

function gate(options: object = {}) {
  return createGate({ policy, mode: "enforce", agentKeys, ...options });
}

describe("by its address, a crawler is", () => {
  test("verified where its operator publishes it", async () => {
    const visit = await gate().inspect(asks({ as: userAgents.googlebot }), { address: googles });
    expect([visit.visitor?.identity, visit.answer]).toEqual(["verified", undefined]);
  });

  test.each([
    [`${googles}:51234`, "verified"],
    ["[2001:4860:4801:10::1]", "verified"],
    ["[2001:4860:4801:10::1]:443", "verified"],
    ["2001:4860:4801:10::1", "verified"],
    [`${elsewhere}:51234`, "outside"],
    ["[2001:db8::1]:443", "outside"],
  ])("judged without the port of its connection: %s is %s", async (address, identity) => {
    const asked = asks({ as: userAgents.googlebot, headers: { "x-forwarded-for": address } });
    const named = await gate({ addressHeader: "x-forwarded-for" }).inspect(asked);
    const given = await gate().inspect(asked, { address });
    expect([named.visitor?.identity, given.visitor?.identity]).toEqual([identity, identity]);
  });

  test("outside where its operator publishes others, and told so", async () => {
    const response = await gate().handle(asks({ as: userAgents.googlebot }), { address: elsewhere });
    expect(response?.status).toBe(403);
    expect(await response?.json()).toMatchObject({
      identity: "outside",
      message: "This visit says it is Googlebot, but does not come from the addresses published for it.",
    });
  });

  test.each([
    undefined,
    "",
    "127.0.0.1",
    "::1",
    "10.1.2.3",
    "::ffff:192.168.0.1",
    "fd00::1",
    "fe80::1",
    "0:0:0:0:0:0:0:1",
    "::ffff:7f00:1",
    "[::1]:51234",
    "10.1.2.3:51234",
    "nonsense",
  ])("unverifiable where the address is unknown or a proxy's own: %s", async (address) => {
    const visit = await gate().inspect(asks({ as: userAgents.googlebot }), { address });
    expect([visit.visitor?.identity, visit.answer]).toEqual(["unverifiable", undefined]);
  });

  test("unverifiable where the gate leaves its operator's list out for its weight, unless it is given", async () => {
    const amazons = sampleAddress("Amazonbot");
    const asked = asks({ as: "Amazonbot/0.1" });
    const identity = async (options: object, address?: string) =>
      (await gate(options).inspect(asked, { address })).visitor?.identity;
    expect(amazons).toBeDefined();
    expect(await identity({}, amazons)).toBe("unverifiable");
    const all = { addressLists: publishedAddresses };
    expect(await identity(all, amazons)).toBe("verified");
    expect(await identity(all, elsewhere)).toBe("outside");
    expect(await identity(all)).toBe("unverifiable");
  });

  test("judged by the last entry of the header that was named, and by no other", async () => {
    const named = gate({ addressHeader: "x-forwarded-for" });
    const claims = { "x-forwarded-for": `${googles}, ${elsewhere}`, "x-real-ip": googles };
    const forged = await named.inspect(asks({ as: userAgents.googlebot, headers: claims }), {
      address: googles,
    });
    expect(forged.visitor?.identity).toBe("outside");
    const seen = { "x-forwarded-for": `${elsewhere},${googles}` };
    const real = await named.inspect(asks({ as: userAgents.googlebot, headers: seen }));
    expect(real.visitor?.identity).toBe("verified");
  });

  test("decided about all the same where the address cannot be told", async () => {
    const failed = vi.fn();
    const address = () => {
      throw new Error("no connection");
    };
    const response = await gate({ failed }).handle(asks({ as: userAgents.bytespider }), { address });
    expect(response?.status).toBe(403);
    expect(failed).toHaveBeenCalledOnce();
  });
});

describe("a crawler that the policy declares", () => {
  const ours = {
    ...policy,
    crawlers: [
      { name: "OurBot", purpose: "training", operator: "Our Company", addresses: ["192.0.2.0/24"] },
      { name: "Nexus", purpose: "training" },
    ],
    rules: [
      { who: { crawler: ["OurBot"], verified: true }, action: "allow" },
      { who: { crawler: ["OurBot", "Nexus", "NoSuchBot"] }, action: "block" },
    ],
  };

  test("is verified by its addresses, decided about by its name, and reported", async () => {
    const events: VisitEvent[] = [];
    const report = (batch: readonly VisitEvent[]) => void events.push(...batch);
    const { handle, flush } = gate({ policy: ours, report, failed() {} });
    const asked = asks({ as: "Mozilla/5.0 (compatible; OurBot/1.0)" });
    expect((await handle(asked, { address: "192.0.2.9" }))?.status).toBeUndefined();
    expect((await handle(asked, { address: elsewhere }))?.status).toBe(403);
    await flush();
    expect(
      events.map(({ crawler, operator, identity, rule }) => [crawler, operator, identity, rule]),
    ).toEqual([
      ["OurBot", "Our Company", "verified", 0],
      ["OurBot", "Our Company", "outside", 1],
    ]);
  });

  test("never stands before a search engine, although its name is in the header", async () => {
    const smartphone =
      "Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
    const visit = await gate({ policy: ours, failed() {} }).inspect(asks({ as: smartphone }), {
      address: googles,
    });
    expect([visit.visitor?.crawler.token, visit.answer]).toEqual(["Googlebot", undefined]);
  });

  test("may be misspelled in a rule: the rule’s other names and the other rules hold, and the name is told", async () => {
    const failed = vi.fn();
    const response = await gate({ policy: ours, failed }).handle(asks({ as: "OurBot/1.0" }));
    expect(response?.status).toBe(403);
    expect(String(failed.mock.calls)).toContain(
      'rules[1].who.crawler[2] names no crawler that is known: "NoSuchBot"',
    );
  });
});

describe("by its signature, an agent is", () => {
  async function visited(headers: Record<string, string>, as: string = userAgents.browser, options = {}) {
    const work: Promise<unknown>[] = [];
    const context = { address: elsewhere, waitUntil: (promise: Promise<unknown>) => work.push(promise) };
    const { visitor } = await gate(options).inspect(asks({ as, headers }), context);
    await Promise.all(work);
    return visitor && `${visitor.crawler.token} ${visitor.identity}`;
  }

  test("verified, although it calls itself a browser", async () => {
    expect(await visited(await signature())).toBe("ChatGPT Agent verified");
  });

  test("who signed, whatever else it calls itself", async () => {
    expect(await visited(await signature(), userAgents.googlebot)).toBe("ChatGPT Agent verified");
  });

  test("verified behind a proxy that asks for another host, by the policy's own", async () => {
    const headers = { ...(await signature()), host: "10.0.0.7:8080" };
    expect(await visited(headers)).toBe("ChatGPT Agent verified");
  });

  test("verified where it signed for a host of the site, and nobody where it signed for another's", async () => {
    const signedFor = async (authority: string, options = {}, host = authority) =>
      visited({ ...(await signature({ authority })), host }, undefined, options);
    const verified = "ChatGPT Agent verified";
    expect(await signedFor("www.example.com")).toBe(verified);
    expect(await signedFor("blog.example.com")).toBe(verified);
    expect(await signedFor("blog.example.com", {}, "Blog.Example.com")).toBe(verified);
    const www = { policy: { ...policy, site: { ...policy.site, origin: "https://www.example.com" } } };
    expect(await signedFor("example.com", www)).toBe(verified);
    expect(await signedFor("example.org", { hosts: ["example.org"] })).toBe(verified);
    for (const other of ["other.example", "notexample.com", "example.com.other.example", "example.org"]) {
      expect(await signedFor(other)).toBeUndefined();
    }
    for (const host of ["other.example/.example.com", "other.example?.example.com", "a@b.example.com"]) {
      expect(await signedFor("other.example", {}, host)).toBeUndefined();
    }
  });

  test("nobody where the signature is expired, from the future, for another host, or by another's key", async () => {
    const now = Math.floor(Date.now() / 1000);
    const bad = [
      await signature({ created: now - 7200 }),
      await signature({ created: now + 7200 }),
      await signature({ authority: "other.example" }),
      await signature({ signedBy: "https://mallory.example" }),
      await signature({ signedBy: "https://you.com" }),
      { ...(await signature()), signature: "sig=:AAAA:" },
      { ...(await signature()), "signature-input": "sig=(" },
      { ...(await signature()), "signature-agent": 'agent="http://169.254.169.254/"' },
    ];
    const offline = vi.spyOn(globalThis, "fetch").mockRejectedValue(new Error("offline"));
    for (const headers of bad) expect(await visited(headers)).toBeUndefined();
    offline.mockRestore();
  });

  test("nobody where a signature with a nonce is sent again for another page, or is valid for over a day", async () => {
    const { inspect } = gate({});
    const headers = await signature({ nonce: "once" });
    const tokenAt = async (path: string) => {
      const { visitor } = await inspect(asks({ as: userAgents.browser, path, headers }), {
        address: elsewhere,
      });
      return visitor?.crawler.token;
    };
    expect(await tokenAt("/articles/1")).toBe("ChatGPT Agent");
    expect(await tokenAt("/articles/2")).toBeUndefined();
    expect(await tokenAt("/articles/1")).toBe("ChatGPT Agent");
    expect(await visited(await signature({ seconds: 100_000 }))).toBeUndefined();
  });

  test("verified with at most two checks a request, however many forged signatures come for two hosts and spellings", async () => {
    const { inspect } = gate({});
    const right = await signature({ authority: "www.example.com" });
    await inspect(asks({ as: userAgents.browser, headers: right }), { address: elsewhere });
    const labels = ["a", "b", "c", "d"];
    const forged = {
      "signature-agent": right["signature-agent"] ?? "",
      "signature-input": labels
        .map((label) => right["signature-input"]?.replace("sig=", `${label}=`))
        .join(", "),
      signature: labels.map((label) => `${label}=:${btoa(label.repeat(64))}:`).join(", "),
    };
    const verify = vi.spyOn(crypto.subtle, "verify");
    const request = {
      method: "GET",
      url: "/./articles/1",
      headers: new Headers({ host: "www.example.com", ...forged }),
    };
    expect((await inspect(request, { address: elsewhere })).visitor).toBeUndefined();
    expect(verify.mock.calls.length).toBeGreaterThan(0);
    expect(verify.mock.calls.length).toBeLessThanOrEqual(2);
    verify.mockRestore();
  });

  test("nobody where a thousand labels or 16 KB of them are sent", async () => {
    const labels = Array.from({ length: 1000 }, (_, label) => `s${label}=()`).join(",");
    for (const input of [labels, "x".repeat(16_384), `sig=("${"a".repeat(16_000)}")`]) {
      expect(await visited({ ...(await signature()), "signature-input": input })).toBeUndefined();
    }
  });

  test("verified by keys of the registry's directory, fetched after its first visit and never before", async () => {
    const asked: string[] = [];
    const directory = vi.spyOn(globalThis, "fetch").mockImplementation(async (address) => {
      // The gate of a test before this one may still try to report its visits.
      if (!String(address).includes("/v1/visits")) asked.push(String(address));
      return Response.json(Object.values(agentKeys)[0]);
    });
    const { inspect } = gate({ agentKeys: undefined });
    const request = asks({ as: userAgents.browser, headers: await signature() });
    const work: Promise<unknown>[] = [];
    const context = { address: elsewhere, waitUntil: (promise: Promise<unknown>) => work.push(promise) };
    expect((await inspect(request, context)).visitor).toBeUndefined();
    await Promise.all(work);
    expect((await inspect(request, context)).visitor?.identity).toBe("verified");
    expect(asked).toEqual(["https://chatgpt.com/.well-known/http-message-signatures-directory"]);
    directory.mockRestore();
  });

  test("not verified by a clock that has jumped", async () => {
    const headers = await signature();
    for (const now of [() => 0, () => 8.64e15])
      expect(await visited(headers, undefined, { now })).toBeUndefined();
  });
});
