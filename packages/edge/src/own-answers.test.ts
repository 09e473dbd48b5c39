import { documentsOf } from "@octroi/policy/documents";
import { parsePolicy } from "@octroi/policy/parse";
import { describe, expect, test, vi } from "vitest";
import { startConsole } from "../tests/console.ts";
import { policy } from "../tests/policy.ts";
import { asks, userAgents } from "../tests/visits.ts";
import type { VisitEvent } from "./events/event.ts";
import { createGate } from "./index.ts";

const parsed = parsePolicy({ ...policy, mining: { reservations: [{ reserved: true }] } });
if (!parsed.ok) throw new Error("Expected the policy of these tests to be one.");
const documents = documentsOf(parsed.policy);
const license = documents.find(({ path }) => path === "/license.xml");

describe("the documents that a policy names", () => {
  test("are answered to people and crawlers where the gate enforces, and a crawler's visit is reported", async () => {
    const visits: VisitEvent[] = [];
    const answered = vi.fn();
    const report = (events: readonly VisitEvent[]) => visits.push(...events);
    const gate = createGate({ policy: parsed.policy, documents, mode: "enforce", report, answered });
    for (const as of [userAgents.browser, userAgents.bytespider, userAgents.gptbot]) {
      const response = await gate.handle(asks({ as, path: "/license.xml" }));
      expect(response?.status).toBe(200);
      expect(response?.headers.get("content-type")).toBe("application/rsl+xml");
      expect(await response?.text()).toBe(license?.text);
    }
    const reserved = await gate.handle(asks({ as: userAgents.browser, path: "/.well-known/tdmrep.json" }));
    expect(await reserved?.json()).toEqual([{ location: "/", "tdm-reservation": 1 }]);
    const head = asks({ as: userAgents.browser, path: "/license.xml", method: "HEAD" });
    expect(await (await gate.handle(head))?.text()).toBe("");
    await gate.flush();
    expect(visits.map(({ crawler, path, status }) => [crawler, path, status])).toEqual([
      ["Bytespider", "/license.xml", 200],
      ["GPTBot", "/license.xml", 200],
    ]);
    expect(answered).toHaveBeenCalledTimes(5);
  });

  test("are the site's own where the gate observes, is asked to write, or for another address", async () => {
    const observing = createGate({ policy: parsed.policy, documents });
    expect(await observing.handle(asks({ as: userAgents.browser, path: "/license.xml" }))).toBeUndefined();
    const gate = createGate({ policy: parsed.policy, documents, mode: "enforce" });
    const others = [
      asks({ as: userAgents.browser, path: "/license.xml", method: "POST" }),
      asks({ as: userAgents.browser, path: "/old/license.xml" }),
      asks({ as: userAgents.browser, path: "/?next=/license.xml" }),
    ];
    for (const request of others) expect(await gate.handle(request)).toBeUndefined();
  });

  test("come with the policy that the console publishes, and run no script", async () => {
    const console = await startConsole();
    try {
      const text = "<script>alert(1)</script>";
      const page = { path: "/license.xml", type: "text/html", text };
      await console.publish({ policy, documents: [page] });
      const gate = createGate({ key: console.key, report: () => {} });
      const work: Promise<unknown>[] = [];
      const waitUntil = (promise: Promise<unknown>) => work.push(promise);
      await gate.handle(asks({ as: userAgents.browser }), { waitUntil });
      await Promise.all(work);
      const response = await gate.handle(asks({ as: userAgents.browser, path: "/license.xml" }));
      expect(await response?.text()).toBe(text);
      expect(response?.headers.get("content-security-policy")).toBe("sandbox;frame-ancestors 'none'");
    } finally {
      console.stop();
    }
  });
});
