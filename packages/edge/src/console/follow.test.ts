import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Console, sign, startConsole } from "../../tests/console.ts";
import { market, policy } from "../../tests/policy.ts";
import { agentKeys, signature } from "../../tests/sign.ts";
import { asks, userAgents } from "../../tests/visits.ts";
import { octroi as nodeGate } from "../adapters/node.ts";
import { createGate, type Gate, gateFromEnvironment } from "../index.ts";
import { createLicenseKeys, issueLicense } from "../licenses.ts";
import type { GateOptions } from "../options.ts";

const { origin } = policy.site;
const allowsAll = { version: 1, site: { origin }, rules: [] };
const blocks = (...crawler: string[]) => ({
  version: 1,
  site: { origin },
  rules: [{ who: { crawler }, action: "block" }],
});

let console: Console;
let messages: string[];
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  console = await startConsole();
  messages = [];
});
afterEach(() => {
  vi.useRealTimers();
  console.stop();
});

function followingGate(options: GateOptions = {}): Gate {
  const failed = (error: unknown) => messages.push(String(error));
  return createGate({ policy: allowsAll, key: console.key, report: () => {}, failed, ...options });
}

/** A person's visit, half a minute after the last, and what the gate does once the page is sent. */
async function visitLater(gate: Gate): Promise<void> {
  vi.advanceTimersByTime(30_000);
  const work: Promise<unknown>[] = [];
  await gate.handle(asks({ as: userAgents.browser }), { waitUntil: (promise) => work.push(promise) });
  await Promise.all(work);
}

/** What a crawler gets. */
async function statusFor(
  gate: Gate,
  as: string,
  headers: Record<string, string> = {},
  path = "/articles/1",
): Promise<number> {
  return (await gate.handle(asks({ as, headers, path })))?.status ?? 200;
}

/** A file, as a process that restarts finds it again. */
function policyStore() {
  const store = {
    signed: "",
    read: async () => store.signed,
    async write(signed: string) {
      store.signed = signed;
    },
  };
  return store;
}

describe("a policy that is kept", () => {
  test("is in force when the gate starts while the console is away", async () => {
    const store = policyStore();
    await console.publish({ policy: blocks("Bytespider") });
    await visitLater(followingGate({ policyStore: store }));
    console.answerWith(503);
    const gate = followingGate({ policyStore: store });
    await vi.waitFor(async () => expect(await statusFor(gate, userAgents.bytespider)).toBe(403));
    await visitLater(gate);
    expect(await statusFor(gate, userAgents.bytespider)).toBe(403);
  });

  test("gives way to what the console says, and is forgotten with the site", async () => {
    const store = policyStore();
    await console.publish({ policy: blocks("Bytespider") });
    await visitLater(followingGate({ policyStore: store }));
    await console.publish({ policy: blocks("GPTBot"), version: 2, at: "2026-11-18T07:00:00.000Z" });
    const gate = followingGate({ policyStore: store });
    await visitLater(gate);
    expect([await statusFor(gate, userAgents.bytespider), await statusFor(gate, userAgents.gptbot)]).toEqual([
      200, 403,
    ]);
    await console.remove();
    await visitLater(gate);
    expect(store.signed).toBe("");
  });

  test("is not believed where it was not signed for the site", async () => {
    const store = { ...policyStore(), read: async () => "a.forged.policy" };
    const gate = followingGate({ policyStore: store });
    await vi.waitFor(() => expect(messages.join()).toContain("not signed for this key"));
    expect(await statusFor(gate, userAgents.bytespider)).toBe(200);
  });

  test("that cannot be read or written changes nothing", async () => {
    const fails = async () => Promise.reject(new Error("No space left."));
    await console.publish({ policy: blocks("Bytespider") });
    const gate = followingGate({ policyStore: { read: fails, write: fails } });
    await visitLater(gate);
    expect(await statusFor(gate, userAgents.bytespider)).toBe(403);
    expect(messages.join()).toContain("No space left.");
  });
});

describe("a policy that the console publishes", () => {
  test("is applied from the visit after the one that asked for it, and replaced by the next", async () => {
    await console.publish({ policy: blocks("Bytespider") });
    const gate = followingGate();
    await visitLater(gate);
    expect(await statusFor(gate, userAgents.bytespider)).toBe(403);
    await console.publish({ policy: blocks("GPTBot"), version: 2 });
    await visitLater(gate);
    expect(await statusFor(gate, userAgents.bytespider)).toBe(200);
    expect(await statusFor(gate, userAgents.gptbot)).toBe(403);
    expect(messages).toEqual([]);
  });

  test("says where the site sells beside the policy, until it no longer does", async () => {
    const charges = { ...policy, rules: policy.rules.filter(({ action }) => action === "charge") };
    const payment = async (gate: Gate) => {
      const answer = await gate.handle(asks({ as: userAgents.gptbot }));
      return answer?.headers.get("link")?.split(", ")[1];
    };
    await console.publish({ policy: charges, market });
    const gate = followingGate();
    await visitLater(gate);
    expect(await payment(gate)).toBe(`<${market.page}>; rel="payment"`);
    await console.publish({ policy: charges });
    await visitLater(gate);
    expect([await payment(gate), messages]).toEqual([undefined, []]);
  });

  test("is waited for by no visit, and needs no bundled policy", async () => {
    const silent = createServer(() => {}).listen(0, "127.0.0.1");
    await once(silent, "listening");
    // A TCP server's address is never a string.
    const { port } = silent.address() as AddressInfo;
    const gate = followingGate({ policy: undefined, key: console.key.replace(/:\d+\//, `:${port}/`) });
    expect(await statusFor(gate, userAgents.bytespider)).toBe(200);
    expect(messages).toEqual([]);
    silent.closeAllConnections();
    silent.close();
  });

  test("is asked for twice a minute at most, with what the gate has, and who asks", async () => {
    await console.publish({ policy: blocks("Bytespider") });
    const gate = followingGate({ adapter: "astro" });
    await visitLater(gate);
    for (let visit = 0; visit < 5; visit++) await statusFor(gate, userAgents.bytespider);
    vi.advanceTimersByTime(29_999);
    await statusFor(gate, userAgents.browser);
    expect(console.questions).toHaveLength(1);
    await visitLater(gate);
    expect(console.questions.map(({ status }) => status)).toEqual([200, 304]);
    const [first, second] = console.questions;
    expect(first?.headers["user-agent"]).toMatch(/^@octroi\/edge\/\d+\.\d+\.\d+ astro$/);
    expect(first?.headers["octroi-instance"]).toMatch(/^[\w-]{36}$/);
    expect(second?.headers["octroi-instance"]).toBe(first?.headers["octroi-instance"]);
  });

  test("reaches a Node server that only people visit", async () => {
    await console.publish({ policy: blocks("Bytespider") });
    const server = createServer(
      nodeGate({ key: console.key, policyStore: "off", environment: {} }, (_request, response) =>
        response.end("page"),
      ),
    ).listen(0, "127.0.0.1");
    await once(server, "listening");
    // A TCP server's address is never a string.
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    await (await fetch(address, { headers: { "user-agent": userAgents.browser } })).text();
    await expect.poll(() => console.questions).toHaveLength(1);
    await expect
      .poll(async () => (await fetch(address, { headers: { "user-agent": userAgents.bytespider } })).status)
      .toBe(403);
    expect(console.questions[0]?.headers["user-agent"]).toMatch(/ node$/);
    server.close();
  });

  test("is in force for as long as the console is away", async () => {
    await console.publish({ policy: blocks("Bytespider") });
    const gate = followingGate();
    await visitLater(gate);
    for (const answer of [500, 503, 429, 404, "<html>", "a.b.c"]) {
      console.answerWith(answer);
      await visitLater(gate);
      expect(await statusFor(gate, userAgents.bytespider), String(answer)).toBe(403);
    }
    console.stop();
    // The connection that was open is told as closed, the next as refused.
    for (let visit = 0; visit < 5; visit++) await visitLater(gate);
    expect(await statusFor(gate, userAgents.bytespider)).toBe(403);
    expect(messages.filter((message) => message.includes("ECONNREFUSED"))).toHaveLength(1);
    expect(messages.join()).not.toContain(console.secret);
  });

  test("takes no place of a bundled one that is enforced while it is only observed", async () => {
    await console.publish({ policy: blocks("Bytespider"), mode: "observe" });
    const gate = followingGate({ policy: blocks("GPTBot"), mode: "enforce" });
    const statuses = async () => [
      await statusFor(gate, userAgents.gptbot),
      await statusFor(gate, userAgents.bytespider),
    ];
    await visitLater(gate);
    expect(await statuses()).toEqual([403, 200]);
    await console.publish({ policy: blocks("Bytespider"), mode: "enforce", version: 2 });
    await visitLater(gate);
    expect(await statuses()).toEqual([200, 403]);
    await console.publish({ policy: blocks("Bytespider"), mode: "observe", version: 3 });
    await visitLater(gate);
    expect(await statuses()).toEqual([403, 200]);
    expect(messages).toEqual([]);
  });

  test("that is only observed refuses nothing, whatever the deployment enforces", async () => {
    await console.publish({ policy: blocks("Bytespider"), mode: "observe" });
    const gate = followingGate({ policy: undefined, mode: "enforce" });
    await visitLater(gate);
    expect(await statusFor(gate, userAgents.bytespider)).toBe(200);
    await console.publish({ policy: blocks("Bytespider"), mode: "enforce", version: 2 });
    await visitLater(gate);
    expect(await statusFor(gate, userAgents.bytespider)).toBe(403);
  });

  test.each<[string | undefined, GateOptions]>([
    ["observe", { mode: "observe" }],
    ["enforce", { mode: "enforce" }],
    [undefined, { mode: "enforce", policy: undefined }],
    [undefined, {}],
  ])("is asked for with what the deployment decides by itself: %s", async (ownMode, options) => {
    await visitLater(followingGate(options));
    expect(console.questions[0]?.headers["octroi-own-mode"]).toBe(ownMode);
  });

  test("brings its mode, which a deployment that observes comes before", async () => {
    await console.publish({ policy: blocks("Bytespider"), mode: "observe" });
    const observed = followingGate();
    const failed = (error: unknown) => messages.push(String(error));
    await visitLater(observed);
    expect(await statusFor(observed, userAgents.bytespider)).toBe(200);
    await console.publish({ policy: blocks("Bytespider"), mode: "enforce", version: 2 });
    const environment = { OCTROI_KEY: console.key, OCTROI_MODE: "observe" };
    const braked = gateFromEnvironment({
      policy: allowsAll,
      policyStore: "off",
      environment,
      report: () => {},
      failed,
    });
    await visitLater(observed);
    await visitLater(braked);
    expect(await statusFor(observed, userAgents.bytespider)).toBe(403);
    expect(await statusFor(braked, userAgents.bytespider)).toBe(200);
    expect(messages).toEqual([]);
  });

  test("is not asked for by a gate that is off", async () => {
    await visitLater(followingGate({ mode: "off" }));
    expect(console.questions).toEqual([]);
  });

  test("is told by the self-report, with its version and hash", async () => {
    await console.publish({ policy: blocks("Bytespider"), version: 14 });
    const gate = followingGate();
    const report = async () => {
      const asked = asks({ as: userAgents.browser, path: "/.well-known/octroi" });
      return (await gate.handle(asked))?.json();
    };
    const before = await report();
    await visitLater(gate);
    const after = await report();
    expect([before, after]).toMatchObject([
      { mode: "observe", policyVersion: null },
      { mode: "enforce", policyVersion: 14 },
    ]);
    expect(after.policy).toMatch(/^sha256-/);
    expect(after.policy).not.toBe(before.policy);
  });
});

describe("what never replaces the policy in force", async () => {
  const another = await createLicenseKeys();
  const blocksNobody = { policy: allowsAll, version: 2 };
  test.each<[string, (console: Console) => unknown]>([
    ["one for another site", (console) => console.publish({ ...blocksNobody, site: "another" })],
    ["one without a version", (console) => console.publish({ ...blocksNobody, version: undefined })],
    ["one without a date", (console) => console.publish({ ...blocksNobody, at: "soon" })],
    ["one in a mode that is none", (console) => console.publish({ ...blocksNobody, mode: "off" })],
    [
      "one with license keys that are none",
      (console) => console.publish({ ...blocksNobody, licenseKeys: 7 }),
    ],
    [
      "one with a list that is none",
      (console) => console.publish({ ...blocksNobody, withdrawnLicenses: "all" }),
    ],
    [
      "one with a rule that cannot be read",
      (console) => console.publish({ ...blocksNobody, policy: { ...allowsAll, rules: [{ who: {} }] } }),
    ],
    [
      "one that another key has signed",
      async (console) => {
        const payload = {
          ...blocksNobody,
          site: console.site,
          mode: "enforce",
          at: new Date().toISOString(),
        };
        console.answerWith(await sign(payload, another.privateKey));
      },
    ],
    [
      "an earlier version, sent again",
      (console) => console.publish({ ...blocksNobody, version: 1, at: "2026-11-17T00:00:00.000Z" }),
    ],
    ["that nothing was published", (console) => console.answerWith(204)],
    ["that the key is wrong", (console) => console.answerWith(401)],
    ["that the site was removed, which nobody signed", (console) => console.answerWith(410)],
    [
      "that the site was removed, signed by another key",
      async (console) => {
        const removal = await sign({ site: console.site, gone: true }, another.privateKey);
        console.answerBy((_request, response) => {
          response.writeHead(410).end(removal);
          return "answered";
        });
      },
    ],
    [
      "a policy that another address has",
      async (console) => {
        await console.publish(blocksNobody);
        console.answerBy(({ url }, response) => {
          if (url !== "/v1/policy") return "left";
          response.writeHead(302, { location: "/v1/policy/moved" }).end();
          return "answered";
        });
      },
    ],
  ])("%s", async (name, publish) => {
    await console.publish({ policy: blocks("Bytespider") });
    const gate = followingGate();
    await visitLater(gate);
    await publish(console);
    await visitLater(gate);
    await visitLater(gate);
    expect(console.questions).toHaveLength(3);
    expect(await statusFor(gate, userAgents.bytespider)).toBe(403);
    // Told once, however often it is sent.
    expect(messages).toHaveLength(name.includes("nothing") ? 0 : 1);
  });
});

test("an answer without end is read no further than a policy may be long", async () => {
  await console.publish({ policy: blocks("Bytespider") });
  const gate = followingGate();
  await visitLater(gate);
  const most = 64 * 1024 * 1024;
  let sent = 0;
  console.answerBy((_request, response) => {
    const send = () => {
      while (!response.destroyed && sent < most) {
        sent += 64 * 1024;
        if (!response.write("x".repeat(64 * 1024))) return;
      }
      response.end();
    };
    response.on("drain", send);
    send();
    return "answered";
  });
  await visitLater(gate);
  expect(sent).toBeLessThan(most);
  expect(messages).toEqual([expect.stringContaining("longer than 1048576 bytes")]);
  expect(await statusFor(gate, userAgents.bytespider)).toBe(403);
});

test("a lower version that was published later is followed: the console was restored from a backup", async () => {
  await console.publish({ policy: blocks("Bytespider"), version: 9 });
  const gate = followingGate();
  await visitLater(gate);
  await console.publish({ policy: allowsAll, version: 4, at: "2026-11-19T00:00:00.000Z" });
  await visitLater(gate);
  expect(await statusFor(gate, userAgents.bytespider)).toBe(200);
  expect(messages).toEqual([]);
});

test("a site that the console no longer knows returns to its bundled policy, or is observed", async () => {
  for (const [bundled, status] of [
    [blocks("GPTBot"), 403],
    [undefined, 200],
  ] as const) {
    await console.publish({ policy: blocks("Bytespider") });
    const gate = followingGate({ policy: bundled, mode: "enforce" });
    await visitLater(gate);
    expect(await statusFor(gate, userAgents.gptbot)).toBe(200);
    await console.remove();
    await visitLater(gate);
    await visitLater(gate);
    expect(await statusFor(gate, userAgents.gptbot)).toBe(status);
    expect(await statusFor(gate, userAgents.bytespider)).toBe(200);
    expect(messages.splice(0)).toEqual([expect.stringContaining("has removed this site")]);
  }
});

test("limits go on counting when another policy comes into force, wherever their rule stands in it", async () => {
  const limit = { who: { crawler: ["CCBot"] }, action: "limit", limit: { visits: 2, per: "hour" } };
  const first = { version: 1, site: { origin }, rules: [limit] };
  await console.publish({ policy: first });
  const gate = followingGate();
  await visitLater(gate);
  expect(await statusFor(gate, userAgents.ccbot)).toBe(200);
  await console.publish({ policy: { ...first, rules: [...blocks("Bytespider").rules, limit] }, version: 2 });
  await visitLater(gate);
  expect(await statusFor(gate, userAgents.bytespider)).toBe(403);
  expect(await statusFor(gate, userAgents.ccbot)).toBe(200);
  expect(await statusFor(gate, userAgents.ccbot)).toBe(429);
});

test("licenses open pages by the keys that are published and by the deployment’s, until they are withdrawn", async () => {
  const [own, published] = [await createLicenseKeys(), await createLicenseKeys()];
  const terms = {
    issuer: origin,
    audience: origin,
    licensee: "OpenAI",
    from: new Date(0),
    until: new Date(Date.now() + 60_000),
  };
  const tokens = [await issueLicense(own.privateKey, terms), await issueLicense(published.privateKey, terms)];
  const gate = followingGate({ licenseKeys: own.publicKeys });
  const statuses = () =>
    Promise.all(
      tokens.map((token) => statusFor(gate, userAgents.gptbot, { authorization: `License ${token}` })),
    );
  await console.publish({ policy, licenseKeys: published.publicKeys });
  await visitLater(gate);
  expect(await statuses()).toEqual([200, 200]);
  const { jti } = JSON.parse(atob(tokens[1]?.split(".")[1] ?? ""));
  await console.publish({
    policy,
    version: 2,
    licenseKeys: published.publicKeys,
    withdrawnLicenses: [jti],
  });
  await visitLater(gate);
  expect(await statuses()).toEqual([200, 402]);
  const refused = await gate.handle(
    asks({ as: userAgents.gptbot, headers: { authorization: `License ${tokens[1]}` } }),
  );
  expect(await refused?.json()).toMatchObject({ error: "license-not-valid", fault: "withdrawn" });
});

test("a signature for one page opens no second one after another policy came into force", async () => {
  await console.publish({ policy });
  const gate = followingGate({ agentKeys });
  await visitLater(gate);
  const headers = await signature({ nonce: "once", signedBy: "https://agent.bot.goog" });
  expect(await statusFor(gate, userAgents.googleAgent, headers)).toBe(200);
  await console.publish({ policy, version: 2 });
  await visitLater(gate);
  expect(await statusFor(gate, userAgents.googleAgent, headers, "/articles/2")).toBe(403);
});
