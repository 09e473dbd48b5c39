import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { request } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { connect } from "node:tls";
import { freePort } from "@octroi/database/testing/free-port";
import type { Language } from "@octroi/ui/language/language";
import { chromiumPath } from "@octroi/ui/testing/chromium";
import { quietFlags } from "@octroi/ui/testing/flags";
import { consoleLabels } from "@octroi/ui/words/labels";
import { type DnsRecords, type NameServer, startNameServer } from "@octroi/web/testing/name-server";
import { type Browser, type BrowserContext, chromium, expect as expectPage } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startCaddy } from "../../proxy/runtimes/caddy.ts";
import {
  type CertificateAuthority,
  startCertificateAuthority,
} from "../../proxy/runtimes/certificate-authority.ts";
import { type ProxyProcess, startProxyProcess } from "../../proxy/tests/proxy-process.ts";
import { findProgram } from "../../scripts/find-program.ts";
import { openStore } from "../../store/store.ts";
import { addedSite } from "../console/added-site.ts";
import { databaseIn } from "../console/browser/console.ts";
import { fillNewSite, publishRule, signUp } from "../console/browser/steps.ts";
import { openContext, openGuide, openSignUp } from "./browse.ts";
import { type RunningOctroi, startOctroi } from "./octroi.ts";
import { expectWeeklyMail, mondayAfter, visitFigures } from "./weekly-mail.ts";

const programs = { caddy: findProgram("caddy"), pebble: findProgram("pebble") };
const { caddy = "", pebble = "" } = programs;
const isComplete = Boolean(caddy && pebble);

/** The publisher's own server, and where the operator's names lead to: two addresses of this machine. */
const serverIp = "127.0.0.1";
const proxyIp = "127.0.0.2";
const zone = "edge.octroi.example";
const token = "a-token-of-the-operator";
const gptBot = "Mozilla/5.0 (compatible; GPTBot/1.3; +https://openai.com/gptbot)";
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

/** All that stands on this machine in the place of the internet, an operator and a publisher. */
interface World {
  folder: string;
  ports: { http: number; https: number };
  names: NameServer;
  octroi: RunningOctroi;
  proxy: ProxyProcess;
  authority: CertificateAuthority;
  origin: Server;
  browser: Browser;
  stopCaddy(): Promise<void>;
}
let world: World;

beforeAll(async () => {
  if (!isComplete) return;
  const folder = await mkdtemp(join(tmpdir(), "octroi-dns-guide-"));
  const origin = createServer((_request, response) => response.end("the page of the publisher"));
  origin.listen(0, serverIp);
  await once(origin, "listening");
  const names = await startNameServer();
  const ports = { http: await freePort(), https: await freePort() };
  const control = await freePort();
  const visits = await freePort();
  // A TCP server's address is never a string.
  const web = { "http:": (origin.address() as AddressInfo).port, "https:": 1 };
  const octroi = await startOctroi({
    environment: { DNS_RESOLVERS: names.address, EDGE_ZONE: zone, PROXY_TOKEN: token },
    web: { ports: web, nameServerPort: names.port },
  });
  const proxy = await startProxyProcess(web, {
    PROXY_PORT: String(visits),
    PROXY_CONTROL_PORT: String(control),
    CONSOLE_URL: octroi.console,
    PROXY_TOKEN: token,
    PROXY_ADDRESSES: proxyIp,
    PROXY_HOSTS_FILE: join(folder, "hosts.json"),
    SHUTDOWN_TIMEOUT: "5",
  });
  const authority = await startCertificateAuthority(folder, { pebble, dns: names }, ports);
  const stopCaddy = await startCaddy({
    caddy,
    folder,
    ports,
    authority,
    servers: [`127.0.0.1:${visits}`],
    control: `127.0.0.1:${control}`,
  });
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: quietFlags });
  world = { folder, ports, names, octroi, proxy, authority, origin, browser, stopCaddy };
});

afterAll(async () => {
  if (!isComplete) return;
  await world.browser.close();
  await world.stopCaddy();
  await world.authority[Symbol.asyncDispose]();
  await world.proxy.end();
  await world.octroi[Symbol.asyncDispose]();
  await world.names[Symbol.asyncDispose]();
  world.origin.closeAllConnections();
  world.origin.close();
  await rm(world.folder, { recursive: true });
});

/** The zone of a publisher, beside the operator's. */
function publish(domain: string, records: DnsRecords[string]): void {
  const [, bare = ""] = /^www\.(.*)$/.exec(domain) ?? [];
  world.names.setRecords({
    [`*.${zone}`]: { A: [proxyIp] },
    [bare]: { NS: ["ns1.provider.example"] },
    "ns1.provider.example": { A: ["127.0.0.1"] },
    [domain]: records,
  });
}

/** A visit through the domain's name, as the name servers have it, with the authority's certificate. */
function visit(domain: string, userAgent: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    request(
      {
        host: proxyIp,
        port: world.ports.https,
        servername: domain,
        headers: { host: domain, "user-agent": userAgent },
        ca: world.authority.root,
        agent: false,
      },
      (answer) => {
        text(answer).then((body) => resolve({ status: answer.statusCode ?? 0, body }), reject);
      },
    )
      .on("error", reject)
      .end();
  });
}

/** The public key of the certificate that a domain has, as Chromium wants it named. */
function certificateKeyOf(domain: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = { host: proxyIp, port: world.ports.https, servername: domain, ca: world.authority.root };
    const socket = connect(options, () => {
      const key = socket.getPeerX509Certificate()?.publicKey.export({ type: "spki", format: "der" });
      socket.destroy();
      if (key === undefined) reject(new Error("Expected a certificate, found none."));
      else resolve(createHash("sha256").update(key).digest("base64"));
    }).on("error", reject);
  });
}

test.skipIf(!isComplete)("a browser reads the page over HTTP/3", async () => {
  const domain = "www.quick.example";
  await using store = await openStore({ kind: "sqlite", file: databaseIn(world.octroi.folder) });
  const ada = await store.people.ensure("ada-quick@example.com", "en");
  const { id: workspaceId } = await store.workspaces.currentOf(ada);
  const destination = { ip: serverIp, port: 80 } as const;
  const added = await addedSite(store, { workspaceId, domain, connector: "dns", destination }, ada.id);
  const { targetLabel } = await store.dnsConnections.open(added.site.id);
  publish(domain, { CNAME: `${targetLabel}.${zone}` });
  await expect.poll(() => visit(domain, firefox).then(({ status }) => status, String)).toBe(200);
  const origin = `${domain}:${world.ports.https}`;
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [
      ...quietFlags.filter((flag) => flag !== "--disable-quic"),
      `--origin-to-force-quic-on=${origin}`,
      // Over UDP, Debian's Caddy answers from the machine's first address, whichever was asked.
      `--host-resolver-rules=MAP ${domain} 127.0.0.1`,
      `--ignore-certificate-errors-spki-list=${await certificateKeyOf(domain)}`,
    ],
  });
  try {
    const page = await browser.newPage();
    await page.goto(`https://${origin}/`);
    expect(await page.locator("body").textContent()).toBe("the page of the publisher");
    const protocol = await page.evaluate(
      () => (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming).nextHopProtocol,
    );
    expect(protocol).toBe("h3");
  } finally {
    await browser.close();
  }
});

const walks = [
  { language: "fr", device: "phone" },
  { language: "en", device: "desktop" },
] as const;
const domainIn = (language: Language) => `www.journal-${language}.example`;
const emailIn = (language: Language) => `ada-${language}@example.com`;
/** Where each walk has led. */
const walked = new Map<Language, { site: string; context: BrowserContext }>();

describe.each(walks)("in $language, on a $device", ({ language, device }) => {
  const labels = consoleLabels[language];
  const domain = domainIn(language);
  const email = emailIn(language);

  test.skipIf(!isComplete)(
    "the DNS guide leads to rules that are enforced and back, and GPTBot is refused through the name",
    async () => {
      const { octroi, browser } = world;
      const context = await openContext(browser, octroi.console, language, device);
      const guide = await context.newPage();
      const expectSeen = expectPage.configure({ timeout: 60_000 });

      // Step 1: where the site is now.
      publish(domain, { A: [serverIp] });
      await openGuide(guide, octroi.site, `/${language}/documentation/dns`);
      // Step 2: an account, by the guide's own link, and the site.
      const page = await openSignUp(guide);
      const check = (name: string) => page.getByRole("listitem").filter({ hasText: name });
      const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
      const status = page.getByRole("main").getByText(labels.enforcing, { exact: true });
      await signUp(page, language, { email, name: "Ada", code: () => octroi.mails.code(email) });
      await fillNewSite(page, language, domain, "dns");
      await page.getByLabel(labels.destinationIp).fill(serverIp);
      await page.getByLabel(labels.destinationPort, { exact: true }).fill("80");
      await press(labels.continue);
      await page.waitForURL("**/dns");
      const [, site = ""] = /sites\/(\w+)\/dns/.exec(page.url()) ?? [];

      // Step 3: the server is reached, the redirection is awaited.
      await press(labels.testConfiguration);
      await expectSeen(check(labels.reachabilityCheck)).toContainText("OK");
      await expectSeen(check(labels.redirectionCheck)).toContainText(labels.pending);
      await expectSeen(page.getByRole("button", { name: labels.activateProtection })).toBeDisabled();

      // Step 4: the record, with the value that the page shows.
      const target = await page.locator("dd code").last().textContent();
      expect(target).toMatch(/^[a-z0-9]{20}\.edge\.octroi\.example$/);
      await octroi.operate("plan", email, "pro");
      await publishRule(page, language, { site, crawler: "GPTBot", decision: "block" });
      publish(domain, { CNAME: target ?? "" });
      // Visits pass at once, as they are: nothing is protected yet.
      await expect.poll(() => visit(domain, gptBot).then(({ status }) => status, String)).toBe(200);

      // Step 5: a mail says that it is through, and leads back to the page.
      const [link] = await octroi.mails.find(email, /http:\S+\/dns\b/);
      await page.goto(link);
      await press(labels.testConfiguration);
      await expectSeen(check(labels.redirectionCheck)).toContainText("OK");
      await expectSeen(check(labels.reachabilityCheck)).toContainText("OK");

      // Step 6: protect.
      await press(labels.activateProtection);
      await expectSeen(status).toBeVisible();
      await expect.poll(async () => (await visit(domain, gptBot)).status).toBe(403);
      expect(await visit(domain, firefox)).toEqual({ status: 200, body: "the page of the publisher" });
      const refused = async () => (await visitFigures(context.request, octroi, site)).refused;
      await expect.poll(refused).toBe(1);
      await page.goto(`/sites/${site}`);
      await expectSeen(page.getByRole("row").filter({ hasText: "GPTBot" })).toBeVisible();

      // Roll back.
      await page.goto(`/sites/${site}/dns`);
      await press(labels.deactivateProtection);
      await expectSeen(status).toBeHidden();
      await expect.poll(async () => (await visit(domain, gptBot)).status).toBe(200);
      publish(domain, { A: [serverIp] });
      await press(labels.testConfiguration);
      await expectSeen(check(labels.redirectionCheck)).toContainText(labels.pending);
      walked.set(language, { site, context });
    },
  );
});

test.skipIf(!isComplete)("on Monday a mail tells each publisher of the refused visits", async () => {
  await world.octroi.setClock(mondayAfter(new Date()));
  for (const [language, { site, context }] of walked) {
    const figures = await visitFigures(context.request, world.octroi, site);
    const subject = { language, email: emailIn(language), domain: domainIn(language) };
    await expectWeeklyMail(world.octroi, { ...subject, ...figures });
  }
  expect(walked.size).toBe(walks.length);
});
