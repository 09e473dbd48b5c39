import { once } from "node:events";
import { mkdtemp, rm, stat } from "node:fs/promises";
import type { RequestListener } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { localWeb } from "@octroi/web/testing/local-web";
import { expect, test } from "vitest";
import { answerTo, exchange } from "./exchange.ts";
import { startHostsConsole } from "./hosts-console.ts";
import { startProxyProcess } from "./proxy-process.ts";
import { proxiedHost } from "./start-proxy.ts";

const hello: RequestListener = (_request, response) => {
  response.end("hello");
};

async function temporaryFolder() {
  const path = await mkdtemp(join(tmpdir(), "octroi-proxy-"));
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true }) };
}

test("the proxy learns its hosts from the console, and goes on with the last list when it starts while the console is away", async () => {
  await using folder = await temporaryFolder();
  await using web = await localWeb({ http: hello });
  await using site = await startHostsConsole([proxiedHost()]);
  const file = join(folder.path, "data/hosts.json");
  const environment = { CONSOLE_URL: site.url, PROXY_TOKEN: site.token, PROXY_HOSTS_FILE: file };
  {
    await using proxy = await startProxyProcess(web.network.ports, environment);
    await expect.poll(async () => (await exchange(proxy.url, "/")).status).toBe(200);
    // Written after it is applied: whoever else is on the machine may not read the keys.
    await expect.poll(async () => ((await stat(file)).mode & 0o777).toString(8)).toBe("600");
    await proxy.end("SIGTERM");
  }
  await site.stop();
  await using proxy = await startProxyProcess(web.network.ports, environment);
  expect((await exchange(proxy.url, "/")).status).toBe(200);
  expect((await fetch(`${proxy.control}/readyz`)).status).toBe(200);
  await expect.poll(() => proxy.output()).toContain("the list of hosts could not be renewed");
});

test("certificates are for hosts that are known, and until a list is there for none", async () => {
  await using folder = await temporaryFolder();
  await using site = await startHostsConsole([proxiedHost()]);
  const environment = { CONSOLE_URL: site.url, PROXY_HOSTS_FILE: join(folder.path, "hosts.json") };
  const ports = { "http:": 1, "https:": 1 };
  const ask = async (control: string, path: string) => (await fetch(control + path)).status;
  {
    await using proxy = await startProxyProcess(ports, {
      ...environment,
      PROXY_TOKEN: "not-the-right-token",
    });
    expect(await ask(proxy.control, "/ask?domain=example.com")).toBe(503);
    expect((await exchange(proxy.url, "/")).status).toBe(503);
    expect(await ask(proxy.control, "/readyz")).toBe(503);
    expect(await ask(proxy.control, "/healthz")).toBe(200);
    await expect.poll(() => proxy.output()).toContain("Expected 200 or 304, found 401.");
  }
  await using proxy = await startProxyProcess(ports, {
    ...environment,
    PROXY_TOKEN: site.token,
    METRICS_TOKEN: "a-token-for-the-metrics",
  });
  await expect.poll(() => ask(proxy.control, "/readyz")).toBe(200);
  expect(await ask(proxy.control, "/ask?domain=example.com")).toBe(200);
  expect(await ask(proxy.control, "/ask?domain=Example.COM")).toBe(200);
  expect(await ask(proxy.control, "/ask?domain=other.example")).toBe(404);
  for (const name of [
    "www.example.com",
    "*.example.com",
    "example.com.",
    "example.com:443",
    "%20example.com",
  ]) {
    expect(await ask(proxy.control, `/ask?domain=${name}`), name).toBe(404);
  }
  for (const name of ["example.com%00", "__proto__", "%FF", `${"a".repeat(8_000)}.com`, ""]) {
    expect(await ask(proxy.control, `/ask?domain=${name}`), name).toBe(404);
  }
  // The first of two is the one that is obtained.
  expect(await ask(proxy.control, "/ask?domain=other.example&domain=example.com")).toBe(404);
  expect(await ask(proxy.control, "/ask")).toBe(404);
  expect(await ask(proxy.control, "/metrics")).toBe(401);
  const headers = { authorization: "Bearer a-token-for-the-metrics" };
  expect(await (await fetch(`${proxy.control}/metrics`, { headers })).text()).toContain(
    "octroi_proxy_hosts 1",
  );
  // None of it can be asked for by a visitor.
  expect((await exchange(proxy.url, "/ask?domain=example.com")).status).toBe(502);
});

test("a transfer that is on its way ends, and what takes longer is cut off", async () => {
  await using folder = await temporaryFolder();
  const { promise: release, resolve: finish } = Promise.withResolvers<void>();
  await using web = await localWeb({
    async http({ url }, response) {
      response.write("first half, ");
      if (url === "/endless") return;
      await release;
      response.end("second half");
    },
  });
  await using site = await startHostsConsole([proxiedHost()]);
  await using proxy = await startProxyProcess(web.network.ports, {
    CONSOLE_URL: site.url,
    PROXY_TOKEN: site.token,
    PROXY_HOSTS_FILE: join(folder.path, "hosts.json"),
    SHUTDOWN_TIMEOUT: "2",
  });
  await expect.poll(async () => (await fetch(`${proxy.control}/readyz`)).status).toBe(200);
  const transfer = await answerTo(proxy.url, "/transfer");
  const endless = await answerTo(proxy.url, "/endless");
  await once(endless, "data");
  const isCutOff = expect(text(endless)).rejects.toThrow("aborted");
  const ended = proxy.end("SIGTERM");
  await expect.poll(async () => (await fetch(`${proxy.control}/healthz`)).status).toBe(503);
  finish();
  expect(await text(transfer)).toBe("first half, second half");
  await isCutOff;
  await ended;
});

test("people's visits are neither kept nor logged", async () => {
  await using folder = await temporaryFolder();
  await using web = await localWeb({ http: ({ socket }) => socket.destroy() });
  await using site = await startHostsConsole([proxiedHost({ status: "protected" })]);
  await using proxy = await startProxyProcess(web.network.ports, {
    CONSOLE_URL: site.url,
    PROXY_TOKEN: site.token,
    PROXY_HOSTS_FILE: join(folder.path, "hosts.json"),
    LOG_LEVEL: "trace",
  });
  await expect.poll(async () => (await fetch(`${proxy.control}/readyz`)).status).toBe(200);
  const headers = { "user-agent": "Somebody/1.0", cookie: "session=abc", "x-forwarded-for": "198.51.100.7" };
  expect((await exchange(proxy.url, "/a-private-page?with=query", { headers })).status).toBe(502);
  await expect.poll(() => proxy.output()).toContain("example.com: broken");
  await proxy.end("SIGTERM");
  expect(proxy.output()).not.toMatch(/private-page|query|Somebody|session|198\.51\.100\.7|secret/);
});
