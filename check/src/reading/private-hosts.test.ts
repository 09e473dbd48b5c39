import { leadsTo, localWeb, says } from "@octroi/web/testing/local-web";
import { expect, test } from "vitest";
import { robotsFetcher } from "./fetch-robots.ts";

const file = "User-agent: GPTBot\nDisallow: /\n";

test.each([
  "http://127.0.0.1/",
  "http://2130706433/",
  "http://0x7f.1/",
  "http://[::1]/",
  "http://[::ffff:127.0.0.1]/",
  "http://169.254.169.254/latest/meta-data/",
  "http://localhost/",
  "http://metadata.google.internal/",
  "https://example.com:8443/",
  "http://example.com:22/",
  "ftp://example.com/robots.txt",
  "file:///etc/passwd",
  "data:text/plain,hello",
  "javascript:alert(1)",
  "http://",
])("a redirect to %s ends there, without a connection", async (location) => {
  await using web = await localWeb({ https: leadsTo(location), http: says("never asked") });
  expect(await robotsFetcher("Tester", web.network)("example.com")).toEqual({
    kind: "refused",
    because: "leads-elsewhere",
  });
  expect(web.requests).toHaveLength(1);
});

test.each([["10.0.0.7"], ["169.254.169.254"], ["::1"], ["::ffff:127.0.0.1"], ["64:ff9b::7f00:1"]])(
  "a host that resolves to %s is refused, without a connection",
  async (address) => {
    await using web = await localWeb({ https: says(file), http: says(file), resolve: () => [address] });
    expect(await robotsFetcher("Tester", web.network)("example.com")).toEqual({
      kind: "refused",
      because: "no-public-server",
    });
    expect(web.requests).toEqual([]);
  },
);

test("one private address among public ones is enough to refuse", async () => {
  await using web = await localWeb({ https: says(file), resolve: () => ["127.0.0.1", "10.0.0.7"] });
  expect(await robotsFetcher("Tester", web.network)("example.com")).toMatchObject({
    because: "no-public-server",
  });
  expect(web.requests).toEqual([]);
});

test("a redirect to a host that resolves to a private address is refused", async () => {
  await using web = await localWeb({
    https: leadsTo("https://inside.example.com/"),
    resolve: (host) => [host === "example.com" ? "127.0.0.1" : "10.0.0.7"],
  });
  expect(await robotsFetcher("Tester", web.network)("example.com")).toMatchObject({
    because: "no-public-server",
  });
  expect(web.requests).toHaveLength(1);
});

test("rebinding: the address that was checked is the one connected to, and is not asked for again", async () => {
  await using web = await localWeb({
    https: says(file),
    resolve: (_host, lookup) => [lookup === 1 ? "127.0.0.1" : "10.0.0.7"],
  });
  expect(await robotsFetcher("Tester", web.network)("example.com")).toMatchObject({ text: file });
  expect(web.lookups).toEqual(["example.com"]);
});

test("rebinding between a redirect and the next step is seen: each step is checked", async () => {
  await using web = await localWeb({
    https: leadsTo("https://example.com/again"),
    resolve: (_host, lookup) => [lookup === 1 ? "127.0.0.1" : "169.254.169.254"],
  });
  expect(await robotsFetcher("Tester", web.network)("example.com")).toMatchObject({
    because: "no-public-server",
  });
  expect(web.requests).toHaveLength(1);
});

test("rebinding between https and http is seen too", async () => {
  await using web = await localWeb({
    http: says("secret"),
    resolve: (_host, lookup) => [lookup === 1 ? "127.0.0.1" : "10.0.0.7"],
  });
  expect(await robotsFetcher("Tester", web.network)("example.com")).toMatchObject({
    because: "no-public-server",
  });
  expect(web.requests).toEqual([]);
});
