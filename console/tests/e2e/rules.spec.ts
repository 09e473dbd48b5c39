import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { octroi } from "@octroi/edge/node";
import { withException } from "@octroi/ui/policy/edit";
import { slow } from "@octroi/ui/testing/slow";
import { pathTo } from "../../domain/access/paths.ts";
import { firstDraft } from "../../domain/rules/begin.ts";
import { publicationOf } from "../../domain/rules/publication.ts";
import { secretsFrom } from "../../domain/secrets/secrets.ts";
import { siteKeyAddress } from "../../domain/sites/site-key.ts";
import { secretIn } from "../../secret.ts";
import { openStore } from "../../store/store.ts";
import { databaseIn, startConsole } from "../browser/console.ts";
import { furnish } from "../browser/furnish.ts";
import { expect, test } from "./fixtures.ts";

const gptbot = "Mozilla/5.0 (compatible; GPTBot/1.3; +https://openai.com/gptbot)";
const ccbot = "CCBot/2.0 (https://commoncrawl.org/faq/)";

/** A site behind a gate whose one setting is its key. */
async function startSite(key: string) {
  const gate = octroi({ key, environment: {} }, (_request, response) => response.end("page"));
  const server = createServer(gate).listen(0, "127.0.0.1");
  await once(server, "listening");
  // A TCP server's address is never a string.
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return {
    async statusFor(userAgent: string): Promise<number> {
      const response = await fetch(address, { headers: { "user-agent": userAgent } });
      await response.text();
      return response.status;
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A site on Pro that blocks CCBot, in a console of its own: the test stops it. */
async function prepare(folder: string, address: string) {
  const { token, site } = await furnish(folder, "en");
  await using store = await openStore({ kind: "sqlite", file: databaseIn(folder) });
  const found = await store.sites.find(site);
  if (found === undefined) throw new Error("Expected the furnished site, found none.");
  await store.workspaces.setPlan(found.workspaceId, "pro", undefined);
  const blocking = publicationOf(withException(firstDraft(found.domain), "CCBot", "block"), "enforce");
  if (!blocking.ok) throw new Error(`Expected rules, found ${blocking.wrong} wrong.`);
  await store.rules.publish(site, { publication: blocking.publication, note: "", after: 0 }, undefined);
  const keyWith = (secret: string) =>
    siteKeyAddress(new URL(address), {
      site,
      secret,
      publicKey: secretsFrom(secretIn(folder)).publicKeyOf(site),
    });
  const secret = await store.siteKeys.replace(site, undefined);
  return { token, site, key: keyWith(secret) };
}

test(
  "a rule is published, applied by a running site within a minute, taken back, and stays without the console",
  slow,
  async ({ browser }) => {
    const console = await startConsole();
    const { token, site, key } = await prepare(console.folder, console.address);
    const running = await startSite(key);
    const context = await browser.newContext({ baseURL: console.address });
    await context.addCookies([{ name: "octroi_session", value: token, url: console.address }]);
    const page = await context.newPage();
    try {
      await expect.poll(() => running.statusFor(ccbot)).toBe(403);
      expect(await running.statusFor(gptbot)).toBe(200);

      await page.goto(pathTo("siteRules", { site }));
      await page.getByLabel("Crawler’s name", { exact: true }).fill("GPTBot");
      await page.getByRole("button", { name: "Add", exact: true }).click();
      await expect(page.getByRole("group", { name: "GPTBot" }).getByLabel("block")).toBeChecked();
      await page.getByLabel("Enforce").check();
      await page.getByRole("textbox", { name: "Note" }).fill("No training on our articles");
      await page.getByRole("button", { name: "Publish this version" }).click();
      await expect(page.getByRole("status")).toContainText("Version 2 is published.");
      await expect(page.getByText("GPTBot: block (was: nothing).")).toBeVisible();
      await expect.poll(() => running.statusFor(gptbot)).toBe(403);

      await page.getByRole("button", { name: "Restore this version (1)" }).click();
      await expect(page.getByRole("status")).toContainText("Version 3 is published.");
      await expect.poll(() => running.statusFor(gptbot)).toBe(200);

      await console.stop();
      expect([await running.statusFor(gptbot), await running.statusFor(ccbot)]).toEqual([200, 403]);
    } finally {
      running.stop();
      await context.close();
      await console.stop();
    }
  },
);
