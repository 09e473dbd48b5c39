import { localWeb, says } from "@octroi/web/testing/local-web";
import { type NameServer, startNameServer } from "@octroi/web/testing/name-server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pathTo } from "../../../domain/access/paths.ts";
import { addedSite } from "../added-site.ts";
import { textIn } from "../page-text.ts";
import { event, lines } from "../visits/server.ts";
import { type WholeConsole, wholeConsole } from "../whole-console.ts";

/** The only address that is public in a test's network, for servers and proxies alike. */
const here = "127.0.0.1";
const proxies = "203.0.113.1";
const proxyToken = "a-token-of-the-operator";

let world: WholeConsole;
let names: NameServer;
let web: Awaited<ReturnType<typeof localWeb>>;
beforeAll(async () => {
  names = await startNameServer();
  web = await localWeb({ http: says("a page"), https: says("a page"), certified: "other.example" });
  const { ca: _, ...network } = web.network;
  world = await wholeConsole({
    network: { ...network, deadline: (ms) => AbortSignal.timeout(ms) },
    dns: { resolvers: [names.address], proxyToken },
  });
});
afterAll(async () => {
  await world[Symbol.asyncDispose]();
  await names[Symbol.asyncDispose]();
  await web[Symbol.asyncDispose]();
});

const locationOf = (response: Response) => response.headers.get("location");

async function withSite(domain: string, port: 80 | 443 = 80, owner = `owner@${domain}`) {
  const person = await world.person(owner);
  const { id: workspaceId } = await world.store.workspaces.currentOf(person);
  const added = await addedSite(
    world.store,
    { workspaceId, domain, connector: "dns", destination: { ip: here, port } },
    person.id,
  );
  const browser = await world.signedIn(person.id);
  const path = pathTo("siteDns", { site: added.site.id });
  const page = async () => textIn(await (await browser.get(path)).text());
  const html = await (await browser.get(path)).text();
  const target = /[a-z2-9]{20}\.edge\.octroi\.example/.exec(html)?.[0] ?? "";
  const step = (name: string, fields = {}) => browser.post(path, { step: name, ...fields });
  const status = async () => (await world.store.sites.find(added.site.id))?.status;
  return { id: added.site.id, browser, path, page, html, target, step, status };
}

/** With the record that proves the domain, which a test asks for. */
async function claimPage({ browser, path, step }: Awaited<ReturnType<typeof withSite>>) {
  await step("test");
  return (await browser.get(path)).text();
}

async function hosts(token = proxyToken, etag?: string) {
  const headers = { authorization: `Bearer ${token}`, ...(etag && { "if-none-match": etag }) };
  const incoming = { url: "/v1/proxy/hosts", socket: { remoteAddress: here } };
  return world.app.request("https://console.octroi.example/v1/proxy/hosts", { headers }, { incoming });
}

async function listed(host: string) {
  const { hosts: all } = await (await hosts()).json();
  return all.find((entry: { host: string }) => entry.host === host);
}

test("adding a site with the DNS redirect leads to its record, its checks and its protection", async () => {
  const person = await world.person("new@dns.example");
  const browser = await world.signedIn(person.id);
  const added = await browser.send("/sites/new", {
    domain: "www.new-dns.example",
    connector: "dns",
    ip: here,
    port: "443",
  });
  const path = locationOf(added) ?? "";
  expect(path).toMatch(/^\/sites\/[a-z2-7]{16}\/dns$/);
  const page = textIn(await (await browser.get(path)).text());
  expect(page).toMatch(/CNAME Name www Value [a-z2-9]{20}\.edge\.octroi\.example/);
  expect(page).toContain("Not tested yet");
  // The pages about a key lead here: the key of a proxy is nobody's to copy.
  const site = path.split("/")[2] ?? "";
  for (const other of [pathTo("siteConnection", { site }), pathTo("siteKey", { site })]) {
    expect(locationOf(await browser.get(other))).toBe(path);
  }
});

describe("a domain", () => {
  test("is tested, protected once both checks are OK, and let go", async () => {
    const { id, html, page, step, status, target } = await withSite("www.through.example");
    expect(html).toMatch(/<button[^>]*disabled=""[^>]*>Activate Octroi/);
    names.setRecords({ "www.through.example": { A: [here] }, "*.edge.octroi.example": { A: [proxies] } });
    expect(locationOf(await step("test"))).toContain("/dns");
    const before = await page();
    expect(before).toContain("Pending The domain does not lead to our servers yet. Answer seen: 127.0.0.1.");
    expect(before).toContain("OK Your server answered at 127.0.0.1, port 80 (HTTP 200).");
    expect(await listed("www.through.example")).toMatchObject({
      status: "pending",
      destination: { address: here, port: 80 },
    });
    await step("activate");
    expect(await status()).toBe("pending");

    names.setRecords({
      "www.through.example": { CNAME: target },
      "*.edge.octroi.example": { A: [proxies] },
    });
    await step("test");
    expect(await page()).toContain("OK The domain leads to our servers.");
    expect(await status()).toBe("pending");
    expect((await world.store.sites.find(id))?.proof?.by).toBe("dns-record");
    await step("activate");
    expect(await status()).toBe("protected");
    expect(await page()).toContain("our servers have counted AI crawlers and let everything through");
    expect(await listed("www.through.example")).toMatchObject({ status: "protected" });
    expect(await listed("through.example")).toMatchObject({ status: "protected" });

    await step("deactivate");
    expect(await status()).toBe("pending");
    expect(await listed("www.through.example")).toMatchObject({ status: "pending" });
  });

  test("is not protected where the server is away, whatever its name leads to", async () => {
    const { page, step, status, target, id } = await withSite("www.away.example");
    names.setRecords({ "www.away.example": { CNAME: target }, "*.edge.octroi.example": { A: [proxies] } });
    await world.store.sites.change(
      id,
      { name: undefined, destination: { ip: "8.8.8.8", port: 80 } },
      undefined,
    );
    await step("activate");
    expect(await status()).toBe("pending");
    expect(await page()).toContain("8.8.8.8 is not a public address.");
  });

  test.each([
    [
      "an old address beside",
      { A: [proxies, "203.0.113.99"] },
      "and elsewhere too: 203.0.113.99",
      "Delete the A and AAAA",
    ],
    [
      "another site's target",
      { CNAME: "other.edge.octroi.example" },
      "another target: other.edge",
      "every site has its own",
    ],
    ["a CDN", { A: ["203.0.113.50"] }, "a server that we do not know: 203.0.113.50", "Perhaps a CDN"],
    [
      "nothing",
      {},
      "The domain does not lead to our servers yet. Create the record",
      "Create the record above",
    ],
  ])("with %s: what was seen, and what to do", async (name, record, seen, advice) => {
    const domain = `www.${name.toLowerCase().replace(/\W/g, "-")}.example`;
    const { page, step } = await withSite(domain);
    names.setRecords({ [domain]: record, "*.edge.octroi.example": { A: [proxies] } });
    await step("test");
    const text = await page();
    expect(text).toContain(seen);
    expect(text).toContain(advice);
    expect(text).toContain("The button works once both checks are OK.");
  });

  test("whose CAA forbids our authority is told so", async () => {
    const { page, step, target } = await withSite("www.caa.example");
    names.setRecords({
      "www.caa.example": { CNAME: target },
      "*.edge.octroi.example": { A: [proxies] },
      "caa.example": { CAA: [{ tag: "issue", value: "digicert.com" }] },
    });
    await step("test");
    expect(await page()).toContain("Authorities allowed: digicert.com. Add a CAA record for letsencrypt.org");
  });

  test("whose server has a certificate of its own is accepted by its key", async () => {
    const { page, step, browser, path } = await withSite("www.own-certificate.example", 443);
    names.setRecords({ "*.edge.octroi.example": { A: [proxies] } });
    await step("test");
    expect(await page()).toContain("No known authority vouches");
    const [, key = ""] = /name="key" value="([^"]+)"/.exec(await (await browser.get(path)).text()) ?? [];
    await step("accept-certificate", { key: "A".repeat(43).concat("=") });
    expect(await page()).toContain("No known authority vouches");
    await step("accept-certificate", { key });
    expect(await page()).toContain("OK Your server answered at 127.0.0.1, port 443 (HTTP 200).");
    expect(await listed("www.own-certificate.example")).toMatchObject({
      destination: { certificateKey: key },
    });
  });

  test("that leads to us by address alone is proven by TXT where another workspace has it", async () => {
    await withSite("contested.example", 80, "first@contested.example");
    const { page, html, step, browser, path, status } = await withSite(
      "contested.example",
      80,
      "second@contested.example",
    );
    expect(html).toContain("Without “www”, your DNS provider");
    const records = { "contested.example": { A: [proxies] }, "*.edge.octroi.example": { A: [proxies] } };
    names.setRecords(records);
    expect(await listed("contested.example")).toBeUndefined();
    await step("activate");
    expect(await status()).toBe("pending");
    const text = await page();
    expect(text).toContain("Create this TXT record to prove that it is yours");
    expect(text).toContain("TXT Name _octroi Value octroi-domain=");
    const [value = ""] = /octroi-domain=[\w-]{32}/.exec(await (await browser.get(path)).text()) ?? [];
    names.setRecords({ ...records, "_octroi.contested.example": { TXT: [value] } });
    await step("activate");
    expect(await status()).toBe("protected");
    expect(await listed("contested.example")).toMatchObject({ status: "protected" });
  });

  test("that leads to us stays served whoever else adds it, until another proves it", async () => {
    const domain = "apex-press.example";
    const ours = await withSite(domain, 80, "ours@apex-press.example");
    const records = { [domain]: { A: [proxies] }, "*.edge.octroi.example": { A: [proxies] } };
    names.setRecords(records);
    await ours.step("test");
    // Once before it is activated, when its visits come already, and once after.
    for (const status of ["pending", "protected"]) {
      if (status === "protected") await ours.step("activate");
      for (const connector of ["wordpress", "dns"]) {
        const stranger = await world.person(`${connector}-${status}@stranger.example`);
        const browser = await world.signedIn(stranger.id);
        const typed = { domain, connector, ...(connector === "dns" && { ip: here, port: "80" }) };
        await browser.send("/sites/new", typed);
        const { id: workspaceId } = await world.store.workspaces.currentOf(stranger);
        const [site] = await world.store.sites.list(workspaceId);
        expect(site).toMatchObject({ domain, connector });
        expect(await listed(domain)).toMatchObject({ status });
        if (connector === "dns") {
          const path = pathTo("siteDns", { site: site?.id ?? "" });
          await browser.get(path);
          await browser.post(path, { step: "activate" });
        }
        expect(await listed(domain)).toMatchObject({ status });
        expect(await listed(`www.${domain}`)).toMatchObject({ status });
        await world.store.sites.remove(site?.id ?? "", stranger.id);
        expect(await listed(domain)).toMatchObject({ status });
      }
    }
    // Nothing is asked of whoever has it: protection goes off and on again.
    await ours.step("deactivate");
    await ours.step("activate");
    expect(await ours.status()).toBe("protected");
    expect(await ours.page()).not.toContain("TXT Name");

    const theirs = await withSite(domain, 443, "theirs@apex-press.example");
    const [value = ""] = /octroi-domain=[\w-]{32}/.exec(await claimPage(theirs)) ?? [];
    names.setRecords({ ...records, [`_octroi.${domain}`]: { TXT: [value] } });
    await theirs.step("test");
    expect(await listed(domain)).toMatchObject({ status: "pending", destination: { port: 443 } });
    expect(await ours.status()).toBe("pending");
    expect(await ours.page()).toContain("Another workspace has proven that this domain is theirs");
    expect(textIn(await (await ours.browser.open(pathTo("lastChanges"))).text())).toContain(
      `Another workspace has proven that ${domain} is theirs`,
    );
    await ours.step("activate");
    expect(await ours.status()).toBe("pending");
    expect(await listed(domain)).toMatchObject({ destination: { port: 443 } });
  });
});

test("removing a site says first that its record must lead home again", async () => {
  const { id, browser } = await withSite("www.removed-dns.example");
  const page = textIn(await (await browser.get(pathTo("removeSite", { site: id }))).text());
  expect(page).toContain("put your A and AAAA records back first");
  expect(page).not.toContain("Your site itself is not touched");
});

describe("the list of hosts", () => {
  test("is for whoever has the proxies' token", async () => {
    expect((await hosts("not-the-right-token")).status).toBe(401);
    const first = await hosts();
    expect(first.headers.get("content-type")).toBe("application/json");
    const etag = first.headers.get("etag") ?? "";
    expect((await hosts(proxyToken, etag)).status).toBe(304);
  });

  test("has a key for each site, which the collector takes and which ends with the site", async () => {
    const { id } = await withSite("www.keyed.example");
    const key = new URL((await listed("www.keyed.example")).key);
    expect(key.username).toBe(id);
    const headers = { authorization: `Basic ${btoa(`${key.username}:${key.password}`)}` };
    const incoming = { url: "/v1/visits", socket: { remoteAddress: here } };
    const report = () =>
      world.app.request(
        "https://console.octroi.example/v1/visits",
        { method: "POST", headers, body: lines([event({ host: "www.keyed.example" })]) },
        { incoming },
      );
    expect((await report()).status).toBe(200);
    expect(await world.store.siteKeys.verify(id, key.password)).toBe("wrong");
    await world.store.sites.remove(id, undefined);
    expect((await report()).status).toBe(410);
    expect(await listed("www.keyed.example")).toBeUndefined();
  });
});
