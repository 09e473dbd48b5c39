import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Policy } from "../src/policy.ts";
import { expectAgreement, policy, visits } from "./agreement.ts";
import { awkward, awkwardVisits, type Comparisons } from "./awkward.ts";
import { type RunningServer, type ServerSetup, startServer } from "./programs/server.ts";
import { type Answer, ask } from "./request.ts";

interface Options extends Pick<ServerSetup, "environment"> {
  /** The program's path; without it the tests are skipped. */
  readonly program: string | undefined;
  /** Writes the rules for a policy with what else the server needs, and returns the command that runs it. */
  readonly prepare: (policy: Policy, ...where: Parameters<ServerSetup["prepare"]>) => Command;
  readonly compares: Comparisons;
  /** Whether a refusal can say in its body where the license is. */
  readonly explains?: boolean;
  /** What this server alone does. */
  readonly also?: (ask: (path: string, header: string) => Promise<Answer>) => void;
}

type Command = ReturnType<ServerSetup["prepare"]>;

/** A real server with the rules that are printed for it: what every one of them must answer. */
export function describePrintedRules(
  name: string,
  { program, prepare, compares, explains = true, also, environment }: Options,
): void {
  const start = (policy: Policy) =>
    startServer({
      prepare: (folder, port) => prepare(policy, folder, port),
      ...(environment && { environment }),
    });

  describe.skipIf(program === undefined)(`${name} with the printed rules`, () => {
    let server: RunningServer;
    const visit = (path: string, header: string) => ask(server.address, path, header);
    beforeAll(async () => {
      server = await start(policy);
    });
    afterAll(() => server?.stop());

    test("answers as the policy decides, for every crawler and path", async () => {
      await expectAgreement(policy, visits, async (header, path) => (await visit(path, header)).status);
    });

    test("says the price, and that the answer is not to be kept", async () => {
      const { headers, body } = await visit("/article", "ClaudeBot/1.0");
      expect(headers).toMatchObject({ "crawler-price": "EUR 0.005", "cache-control": "no-store" });
      if (explains) expect(body).toContain("https://example.com/license.xml");
    });

    test("says what the policy says to a browser, and nothing of a price", async () => {
      const { headers } = await visit("/article", "Mozilla/5.0");
      expect(headers["content-usage"]).toBe("train-ai=n, search=y");
      expect(headers["link"]).toBe(
        '<https://example.com/license.xml>; rel="license"; type="application/rsl+xml"',
      );
      expect(headers).not.toHaveProperty("crawler-price");
      expect(headers).not.toHaveProperty("cache-control");
    });

    also?.(visit);
  });

  describe.skipIf(program === undefined)(
    `${name} with names, paths and addresses that are hard to write`,
    () => {
      let server: RunningServer;
      beforeAll(async () => {
        server = await start(awkward);
      });
      afterAll(() => server?.stop());

      test("answers as the policy decides", async () => {
        await expectAgreement(
          awkward,
          awkwardVisits(compares),
          async (header, path) => (await ask(server.address, path, header)).status,
        );
      });

      test("says where the license is, and lets read it who is charged elsewhere", async () => {
        const { headers, body } = await ask(server.address, "/article", "CCBot/2.0");
        const [, address = ""] = /^<([^>]*)>/.exec(String(headers["link"])) ?? [];
        expect(decodeURIComponent(address)).toBe(decodeURIComponent(awkward.license?.url ?? ""));
        if (explains) expect(body).toContain(address);
        const { pathname, search } = new URL(address);
        if (compares.queries)
          expect((await ask(server.address, pathname + search, "CCBot/2.0")).status).toBe(200);
      });
    },
  );
}
