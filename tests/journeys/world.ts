import { rm } from "node:fs/promises";
import { join } from "node:path";
import { freePort } from "@octroi/database/testing/free-port";
import type { Language } from "@octroi/ui/language/language";
import { chromiumPath } from "@octroi/ui/testing/chromium";
import { quietFlags } from "@octroi/ui/testing/flags";
import { startNameServer } from "@octroi/web/testing/name-server";
import { type BrowserContext, chromium } from "@playwright/test";
import { inject } from "vitest";
import { copyProject, runEdge } from "../../packages/edge/runtimes/set-up-by-init.ts";
import { type Running, start } from "../../packages/edge/runtimes/start.ts";
import { buyerKey } from "../payments/market.ts";
import { network, startBuyer, startChain, startFacilitator } from "../payments/parts.ts";
import { type Device, openContext } from "../runtimes/browse.ts";
import { startOctroi } from "../runtimes/octroi.ts";
import { publicSite } from "../runtimes/public-site.ts";

/** Of `buyerKey`. */
const buyerWallet = "0xe1fAE9b4fAB2F5726677ECfA912d96b0B683e6a9";

export interface Walk {
  language: Language;
  device: Device;
}

/** Which walks a journey is made of: each language once, and one of them on a phone. */
export const walks: readonly Walk[] = [
  { language: "fr", device: "phone" },
  { language: "en", device: "desktop" },
];

/**
 * All that meets in a journey: Octroi with its mails, name servers, a publisher's public name, a chain with a
 * facilitator and a company's wallet, and a browser.
 */
export async function openWorld({ language, device, domain }: Walk & { domain: string }) {
  await using stack = new AsyncDisposableStack();
  let origin: Running | undefined;
  const front = await publicSite(domain, () => origin?.address ?? "http://127.0.0.1:1");
  stack.defer(front.stop);
  const names = stack.use(await startNameServer());
  const chain = stack.use(await startChain());
  await chain.give(buyerWallet, 1_000_000_000n);
  const facilitator = stack.use(await startFacilitator(chain));
  const buyer = stack.use(await startBuyer(chain, buyerKey));
  const octroi = stack.use(
    await startOctroi({
      environment: {
        DNS_RESOLVERS: names.address,
        FACILITATOR_URL: facilitator.url,
        CHAIN_URLS: `${network.id}=${chain.url}`,
        PAYOUTS: "on",
        PAYOUT_HOLDER: "Octroi SAS",
        PAYOUT_IBAN: "FR7630006000011234567890189",
      },
      web: {
        ports: { "http:": 1, "https:": front.port },
        ca: front.cert,
        nameServerPort: names.port,
      },
    }),
  );
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: quietFlags });
  stack.defer(() => browser.close());
  const kept = stack.move();
  return {
    language,
    device,
    domain,
    front,
    names,
    chain,
    buyer,
    octroi,
    browser,
    /** The browser of another person, who has opened nothing yet. */
    openBrowser: (): Promise<BrowserContext> => openContext(browser, octroi.console, language, device),
    /** The publisher's own server, set up as the page says that shows the key. */
    async startSite(key: string): Promise<void> {
      const home = inject("examples");
      const project = join(home, `express-${domain.replaceAll(".", "-")}`);
      copyProject(join(home, "express"), project);
      await rm(join(project, "octroi.policy.json"));
      await runEdge(home, project, "init", "--origin", `https://${domain}`);
      const server = await start(await freePort(), {
        folder: project,
        command: process.execPath,
        arguments: ["server.ts"],
        environment: { OCTROI_KEY: key, OCTROI_POLICY_STORE: "off" },
      });
      origin = server;
      kept.defer(() => server.stop());
    },
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  };
}

export type World = Awaited<ReturnType<typeof openWorld>>;
