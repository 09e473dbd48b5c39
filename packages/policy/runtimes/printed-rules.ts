import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { expectAgreement } from "./agreement.ts";
import { type RunningServer, type ServerSetup, startServer } from "./programs/server.ts";
import { type Answer, ask } from "./request.ts";

interface Options extends ServerSetup {
  /** The program's path; without it the tests are skipped. */
  readonly program: string | undefined;
  /** Whether a refusal can say in its body where the license is. */
  readonly explains?: boolean;
  /** What this server alone does. */
  readonly also?: (ask: (path: string, header: string) => Promise<Answer>) => void;
}

/** A real server with the rules that are printed for it: what every one of them must answer. */
export function describePrintedRules(
  name: string,
  { program, explains = true, also, ...options }: Options,
): void {
  describe.skipIf(program === undefined)(`${name} with the printed rules`, () => {
    let server: RunningServer;
    const visit = (path: string, header: string) => ask(server.address, path, header);
    beforeAll(async () => {
      server = await startServer(options);
    });
    afterAll(() => server?.stop());

    test("answers as the policy decides, for every crawler and path", async () => {
      await expectAgreement(server.address, async (header, path) => (await visit(path, header)).status);
    });

    test("says the price, and that the answer is not to be kept", async () => {
      const { headers, body } = await visit("/article", "ClaudeBot/1.0");
      expect(headers).toMatchObject({ "crawler-price": "EUR 0.005", "cache-control": "no-store" });
      if (explains) expect(body).toContain("https://example.com/license.xml");
    });

    test("says what the policy says to a browser, and nothing of a price", async () => {
      const { headers } = await visit("/article", "Mozilla/5.0");
      expect(headers["content-usage"]).toBe("train-ai=n, search=y");
      expect(headers.link).toBe(
        '<https://example.com/license.xml>; rel="license"; type="application/rsl+xml"',
      );
      expect(headers).not.toHaveProperty("crawler-price");
      expect(headers).not.toHaveProperty("cache-control");
    });

    also?.(visit);
  });
}
