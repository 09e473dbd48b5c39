import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test, vi } from "vitest";
import { policy } from "../tests/policy.ts";
import { agentKeys, signature } from "../tests/sign.ts";
import { asks, userAgents } from "../tests/visits.ts";
import type { VisitEvent } from "./events/event.ts";
import { createGate, gateFromEnvironment } from "./index.ts";
import { createLicenseKeys, issueLicense } from "./licenses.ts";

const folder = mkdtempSync(join(tmpdir(), "octroi-settings-"));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

/** A gate set by variables alone, and what it has complained about. */
function gateWith(variables: Readonly<Record<string, string>>, options: object = { policy }) {
  const messages: string[] = [];
  const failed = (error: unknown) => messages.push(String(error));
  const environment = { OCTROI_MODE: "enforce", ...variables };
  const events: VisitEvent[] = [];
  const report = (batch: readonly VisitEvent[]) => events.push(...batch);
  return { gate: gateFromEnvironment({ report, ...options, environment, failed }), messages, events };
}

describe("variables set a gate that no adapter makes", () => {
  test("the mode, the policy and the license keys among them", async () => {
    const { privateKey, publicKeys } = await createLicenseKeys();
    const token = await issueLicense(privateKey, {
      issuer: policy.site.origin,
      audience: policy.site.origin,
      licensee: "OpenAI",
      from: new Date(0),
      until: new Date(Date.now() + 60_000),
    });
    const { gate, messages } = gateWith(
      { OCTROI_POLICY: JSON.stringify(policy), OCTROI_LICENSE_KEYS: JSON.stringify(publicKeys) },
      {},
    );
    expect((await gate.handle(asks({ as: userAgents.gptbot })))?.status).toBe(402);
    const headers = { authorization: `License ${token}` };
    expect(await gate.handle(asks({ as: userAgents.gptbot, headers }))).toBeUndefined();
    expect(messages).toEqual([]);
  });

  test("but not one that is made of options alone", async () => {
    vi.stubEnv("OCTROI_MODE", "enforce");
    try {
      expect(await createGate({ policy }).handle(asks({ as: userAgents.bytespider }))).toBeUndefined();
      const unset = gateFromEnvironment({ policy, environment: {} });
      expect(await unset.handle(asks({ as: userAgents.bytespider }))).toBeUndefined();
      const set = gateFromEnvironment({ policy });
      expect((await set.handle(asks({ as: userAgents.bytespider })))?.status).toBe(403);
    } finally {
      vi.unstubAllEnvs();
    }
  });

  test("a mode with a space or a capital is that mode", async () => {
    const { gate, messages } = gateWith({ OCTROI_MODE: " Enforce\n" });
    expect((await gate.handle(asks({ as: userAgents.bytespider })))?.status).toBe(403);
    expect(messages).toEqual([]);
  });
});

describe("one variable that is wrong leaves the others as they are, and is named", () => {
  test.each(["{oops", "nonsense", "7", '{"keys":1}', '"text"', "null"])(
    "license keys of %s: charging goes on, and no license is valid",
    async (text) => {
      const { gate, messages } = gateWith({ OCTROI_LICENSE_KEYS: text });
      expect((await gate.handle(asks({ as: userAgents.gptbot })))?.status).toBe(402);
      const headers = { authorization: "License a.b.c" };
      expect((await gate.handle(asks({ as: userAgents.gptbot, headers })))?.status).toBe(402);
      expect(messages).toEqual([expect.stringMatching(/OCTROI_LICENSE_KEYS.*expected.*No license is valid/)]);
    },
  );

  test.each(["{oops", "7", '{"https://chatgpt.com":1}', "[]", "null"])(
    "agent keys of %s: the policy is enforced, with the keys that agents publish",
    async (text) => {
      const { gate, messages } = gateWith({ OCTROI_AGENT_KEYS: text });
      expect((await gate.handle(asks({ as: userAgents.gptbot })))?.status).toBe(402);
      expect(messages).toEqual([expect.stringMatching(/OCTROI_AGENT_KEYS.*expected.*are fetched/)]);
    },
  );

  test("a report's address that is none: visits are decided, and not reported", async () => {
    const { gate, messages } = gateWith({ OCTROI_REPORT: "collector:4318" }, { policy, report: undefined });
    expect((await gate.handle(asks({ as: userAgents.gptbot })))?.status).toBe(402);
    expect(messages).toEqual([expect.stringMatching(/OCTROI_REPORT.*expected.*not reported/)]);
  });

  test("a header's name that is none: nobody is outside", async () => {
    const { gate, messages, events } = gateWith({ OCTROI_ADDRESS_HEADER: "x forwarded for" });
    expect(await gate.handle(asks({ as: userAgents.googlebot }), { address: "203.0.113.7" })).toBeUndefined();
    await gate.flush();
    expect(events).toMatchObject([{ identity: "unverifiable" }]);
    expect(messages).toEqual([expect.stringMatching(/expected the name of a header.*OCTROI_ADDRESS_HEADER/)]);
  });

  test("a word for the self-report that is none: it stays on", async () => {
    const { gate, messages } = gateWith({ OCTROI_SELF_REPORT: "no" });
    const asked = asks({ as: userAgents.browser, path: "/.well-known/octroi" });
    expect((await gate.handle(asked))?.status).toBe(200);
    expect(messages).toEqual([expect.stringMatching(/OCTROI_SELF_REPORT.*expected.*off/)]);
  });

  test("a mode that is none: the gate observes, reports, and says so", async () => {
    const { gate, messages, events } = gateWith({ OCTROI_MODE: "enforced" });
    expect(await gate.handle(asks({ as: userAgents.bytespider }))).toBeUndefined();
    await gate.flush();
    expect(events).toMatchObject([{ crawler: "Bytespider", mode: "observe" }]);
    expect(messages).toEqual([
      expect.stringMatching(/OCTROI_MODE.*expected observe, enforce or off.*enforced.*othing is enforced/),
    ]);
  });

  test("a policy that is no JSON: its file and the place in it", async () => {
    const path = file("broken.json", '{\n  "version": 1,\n  oops\n}');
    const { gate, messages } = gateWith({ OCTROI_POLICY: path }, {});
    expect(await gate.handle(asks({ as: userAgents.bytespider }))).toBeUndefined();
    expect(messages[0]).toContain(path);
    expect(messages[0]).toMatch(/line 3.*othing is enforced/);
  });

  test("a policy with a wrong rule: its file, and the rule", () => {
    const path = file("rule.json", JSON.stringify({ ...policy, rules: [{ who: {}, action: "eat" }] }));
    const [message] = gateWith({ OCTROI_POLICY: path }, {}).messages;
    expect(message).toContain(`${path}: rules[0].action must be`);
  });

  test("a policy's file that is not there", () => {
    const path = join(folder, "missing.json");
    const [message] = gateWith({ OCTROI_POLICY: path }, {}).messages;
    expect(message).toContain("OCTROI_POLICY");
    expect(message).toContain(path);
    const [text] = gateWith({ OCTROI_POLICY: "{oops" }, {}).messages;
    expect(text).toMatch(/^Error: OCTROI_POLICY: .*position 1/);
  });

  test("no policy at all is said, in every mode but off", () => {
    for (const [mode, complains] of [
      ["enforce", true],
      ["observe", true],
      ["off", false],
    ] as const) {
      const environment = { OCTROI_MODE: mode, OCTROI_POLICY: "" };
      const messages: string[] = [];
      gateFromEnvironment({
        environment,
        policy: undefined,
        failed: (error) => messages.push(String(error)),
      });
      expect(
        messages.some((message) => message.includes("no policy")),
        mode,
      ).toBe(complains);
    }
  });
});

describe("one option that is wrong leaves the others as they are", () => {
  test.each<[string, object]>([
    ["addressLists", { addressLists: [{}] }],
    ["addressHeader", { addressHeader: 7 }],
    ["agentKeys", { agentKeys: 7 }],
    ["agentKeys", { agentKeys: { "https://chatgpt.com": 1 } }],
    ["licenseKeys", { licenseKeys: 7 }],
    ["hosts", { hosts: 7 }],
    ["report", { report: 7 }],
    ["answerHeaders", { answerHeaders: { "x-site": "Octroi — é" } }],
  ])("%s", async (name, wrong) => {
    const messages: string[] = [];
    const gate = createGate({
      policy,
      mode: "enforce",
      failed: (error) => messages.push(String(error)),
      ...wrong,
    });
    const headers = await signature();
    expect((await gate.handle(asks({ as: userAgents.bytespider, headers })))?.status).toBe(403);
    expect(messages).toEqual([expect.stringContaining(`${name}: expected`)]);
  });

  test("keys of agents that are right are used", async () => {
    const gate = createGate({ policy, mode: "enforce", agentKeys });
    expect(
      await gate.handle(asks({ as: userAgents.googleAgent, headers: await signature() })),
    ).toBeUndefined();
  });
});
