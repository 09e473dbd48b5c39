import { localNetwork } from "@octroi/web/testing/local-web";
import { startNameServer } from "@octroi/web/testing/name-server";
import { expect, test } from "vitest";
import { nameServers } from "../../../server/console/dns/name-servers.ts";

const zone = {
  "example.com": { NS: ["ns1.provider.example", "ns2.provider.example"] },
  "ns1.provider.example": { A: ["127.0.0.1"] },
  // Inside somebody's network: a stranger may write this into a zone.
  "ns2.provider.example": { A: ["10.0.0.1"] },
};

async function servers() {
  const resolver = await startNameServer(zone);
  const own = await startNameServer();
  const network = {
    ...localNetwork({ "http:": 1, "https:": 1 }),
    nameServerPort: own.port,
  };
  const asked = nameServers({ resolvers: [resolver.address], network }, AbortSignal.timeout(20_000));
  return {
    resolver,
    own,
    asked,
    async [Symbol.asyncDispose]() {
      await resolver[Symbol.asyncDispose]();
      await own[Symbol.asyncDispose]();
    },
  };
}

test("the zone's own server and the resolver are told apart, and a private one is not asked", async () => {
  await using all = await servers();
  all.own.setRecords({ "www.example.com": { CNAME: "k7.edge.octroi.example" } });
  all.resolver.setRecords({ ...zone, "www.example.com": { A: ["203.0.113.5"] } });
  expect(await all.asked.answersOn("www.example.com")).toEqual([
    {
      server: "ns1.provider.example",
      isAuthoritative: true,
      cname: ["k7.edge.octroi.example"],
      addresses: [],
    },
    { server: all.resolver.address, isAuthoritative: false, cname: [], addresses: ["203.0.113.5"] },
  ]);
});

test("aliases are followed to their end, and not for ever", async () => {
  await using all = await servers();
  const records = {
    ...zone,
    "www.example.com": { CNAME: "cdn.example.net" },
    "cdn.example.net": { CNAME: "k7.edge.octroi.example" },
    "k7.edge.octroi.example": { A: ["203.0.113.1"], AAAA: ["2001:db8::1"] },
    "loop.example.com": { CNAME: "again.example.com" },
    "again.example.com": { CNAME: "loop.example.com" },
  };
  all.own.setRecords({ "www.example.com": { CNAME: "cdn.example.net" } });
  all.resolver.setRecords(records);
  const [own, resolver] = await all.asked.answersOn("www.example.com");
  expect(own).toMatchObject({ cname: ["cdn.example.net", "k7.edge.octroi.example"], addresses: [] });
  expect(resolver).toMatchObject({ addresses: ["203.0.113.1", "2001:db8::1"] });
  const [, circle] = await all.asked.answersOn("loop.example.com");
  expect(circle?.cname?.slice(0, 2)).toEqual(["again.example.com", "loop.example.com"]);
});

test("a server that says nothing is no answer, which is not the same as nothing", async () => {
  await using resolver = await startNameServer(zone);
  const network = { ...localNetwork({ "http:": 1, "https:": 1 }), nameServerPort: 1 };
  const asked = nameServers({ resolvers: [resolver.address], network }, AbortSignal.timeout(20_000));
  const [own, other] = await asked.answersOn("example.com");
  expect(own).toMatchObject({ cname: undefined, addresses: undefined });
  expect(other).toMatchObject({ cname: [], addresses: [] });
});

test("CAA is read at the domain, else above it; TXT where the zone is", async () => {
  await using all = await servers();
  all.own.setRecords({ "_octroi.example.com": { TXT: ["octroi-domain=abc"] } });
  all.resolver.setRecords({
    ...zone,
    "example.com": { ...zone["example.com"], CAA: [{ tag: "issue", value: "digicert.com" }] },
  });
  expect(await all.asked.caaOf("www.example.com")).toEqual([{ tag: "issue", value: "digicert.com" }]);
  expect(await all.asked.caaOf("www.example.org")).toEqual([]);
  expect(await all.asked.textsOf("_octroi.example.com")).toContain("octroi-domain=abc");
});
