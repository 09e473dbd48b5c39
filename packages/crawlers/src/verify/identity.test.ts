import { isIP } from "node:net";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compact } from "../../scripts/refresh/compact.ts";
import { moduleFiles, readModules, readRecord } from "../../scripts/refresh/record.ts";
import { runs } from "../../testing/runs.ts";
import { crawlerByToken, crawlers } from "../registry.ts";
import { identityAmong, identityOf, isPrivateAddress, publishedAddresses, sampleAddress } from "../verify.ts";
import { includes, rangesOf } from "./addresses/list.ts";
import { parseAddress } from "./addresses/parse.ts";

const record = readRecord();

describe("what a visitor’s address shows", () => {
  test.each([
    ["GPTBot", "132.196.86.7", "verified"],
    ["GPTBot", "192.0.2.1", "outside"],
    ["Googlebot", "66.249.66.1", "verified"],
    ["Googlebot", "2001:4860:4801:10::1", "verified"],
    ["Googlebot", "::ffff:66.249.66.1", "verified"],
    ["Googlebot", "::ffff:42f9:4201", "verified"],
    ["Googlebot", "2001:db8::1", "outside"],
    ["Bytespider", "192.0.2.1", "unverifiable"],
    ["nobody", "192.0.2.1", "unverifiable"],
  ])("%s from %s is %s", (token, address, identity) => {
    expect(identityOf({ token }, address)).toBe(identity);
  });

  test.each(["10.0.0.7", "127.0.0.1", "172.31.255.1", "192.168.1.1", "169.254.1.1", "100.64.0.1", "0.0.0.0"])(
    "%s is of a private network, also as IPv6",
    (address) => {
      expect([address, `::ffff:${address}`].filter(isPrivateAddress)).toHaveLength(2);
    },
  );
  test.each([
    ...[
      "::",
      "::1",
      "0:0:0:0:0:0:0:1",
      "fd12:3456::1",
      "FE80::1",
      "::ffff:7f00:1",
      "0:0:0:0:0:ffff:10.0.0.1",
    ],
    ...["0:0:0:0:0:0:0:0", "febf:ffff::"],
  ])("%s is of a private network", (address) => {
    expect(isPrivateAddress(address)).toBe(true);
  });
  test.each([
    "132.196.86.7",
    "172.32.0.1",
    "100.128.0.1",
    "::2",
    "2001:db8::1",
    "fec0::1",
    "fd",
    "",
    "10.0.0",
  ])("%j is of none", (address) => {
    expect(isPrivateAddress(address)).toBe(false);
  });

  test("a crawler whose operator publishes addresses is verified at the sample of them", () => {
    for (const token of publishedAddresses.flatMap(({ crawlers }) => crawlers)) {
      expect(identityOf({ token }, sampleAddress(token) ?? ""), token).toBe("verified");
    }
    expect(sampleAddress("Bytespider")).toBeUndefined();
  });

  test("a list that a newer one replaced verifies, and puts nobody outside", () => {
    const old = record.lists.filter((list) => list.old);
    expect(old.length).toBeGreaterThan(0);
    for (const { crawlers: tokens, prefixes } of old) {
      for (const token of tokens) {
        expect(identityOf({ token }, prefixes[0]?.split("/")[0] ?? "")).toBe("verified");
        expect(identityOf({ token }, "192.0.2.1")).toBe("unverifiable");
      }
    }
  });

  test.each([
    ...["", " ", "1.2.3", "1.2.3.4.5", "256.1.1.1", "1.2.3.4/32", "01.2.3.4", "1.2.3.-4", "1..2.3"],
    ...[
      ":",
      ":::",
      "1::2::3",
      "::g",
      "1:2:3:4:5:6:7",
      "1:2:3:4:5:6:7:8:9",
      "::1.2.3",
      "12345::",
      "fe80::1%eth0",
    ],
    ...["unknown", "[::1]", "66.249.66.1:443", "\u0000", "٦٦.٢٤٩.٦٦.١", "9".repeat(100_000)],
  ])("what is no address shows nothing: %j", (address) => {
    expect(parseAddress(address)).toBeUndefined();
    expect(identityOf({ token: "Googlebot" }, address)).toBe("unverifiable");
  });

  test("nothing that is sent as an address throws", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.ipV4(), fc.ipV6()), (address) => {
        expect(["verified", "outside", "unverifiable"]).toContain(
          identityOf({ token: "Googlebot" }, address),
        );
      }),
    );
  });

  test("every well-formed address is read, and none is read as another", () => {
    fc.assert(
      fc.property(fc.uint32Array({ minLength: 4, maxLength: 4 }), (words) => {
        const groups = [...words].flatMap((word) => [word >>> 16, word & 0xffff]);
        const parsed = parseAddress(groups.map((group) => group.toString(16)).join(":"));
        expect(parsed).toEqual(groups.slice(0, 5).some((group) => group > 0) ? [...words] : parsed);
      }),
    );
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        const number = address.split(".").reduce((sum, octet) => sum * 256 + Number(octet), 0);
        expect(parseAddress(address)).toBe(number);
      }),
    );
  });

  test("what is an address is what the platform takes for one", () => {
    const piece = fc.constantFrom(
      "1",
      "0",
      "ffff",
      "FFFF",
      "12345",
      "255",
      "256",
      ":",
      ":",
      "::",
      ".",
      ".",
      "1.2.3.4",
      "g",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 17 }), (pieces) => {
        const text = pieces.join("");
        expect(parseAddress(text) !== undefined).toBe(isIP(text) !== 0);
      }),
      runs(20_000),
    );
  });

  test("a signature by a key that the operator publishes verifies from any address", () => {
    const agent = { token: "ChatGPT Agent" };
    const verified = {
      verdict: "verified",
      agent: "https://chatgpt.com",
      keyid: "",
      crawlers: ["ChatGPT Agent"],
    } as const;
    expect(identityOf(agent, "192.0.2.1", verified)).toBe("verified");
    expect(identityOf(agent, "192.0.2.1", { verdict: "unsigned" })).toBe("unverifiable");
    expect(identityOf(agent, "192.0.2.1", { ...verified, crawlers: [] })).toBe("unverifiable");
    expect(identityOf({ token: "Googlebot" }, "192.0.2.1", verified)).toBe("outside");
  });
});

describe("the published lists", () => {
  test("are for crawlers of the registry that send requests, or that are part of one that does", () => {
    for (const { crawlers: tokens } of record.lists) {
      for (const token of tokens) expect(crawlerByToken(token)?.token).toBe(token);
    }
  });

  test("are what the package carries", () => {
    expect(readModules()).toEqual(moduleFiles(record));
  });

  test("hold every prefix, its first address and its last, and neither neighbor unless another holds it", () => {
    for (const { crawlers: tokens, prefixes } of record.lists) {
      const list = publishedAddresses.find((each) => each.crawlers.includes(tokens[0] ?? ""));
      const ranges = list && rangesOf(list);
      if (ranges === undefined) throw new Error(`${tokens} has no list.`);
      const v4 = prefixes.filter((prefix) => !prefix.includes(":")).map(bounds);
      for (const [first, last] of v4) {
        expect(includes(ranges, first) && includes(ranges, last)).toBe(true);
        for (const neighbor of [first - 1, last + 1]) {
          expect(includes(ranges, neighbor)).toBe(v4.some(([a, b]) => a <= neighbor && neighbor <= b));
        }
      }
      for (const prefix of prefixes.filter((each) => each.includes(":"))) {
        const address = parseAddress(prefix.split("/")[0] ?? "");
        expect(address !== undefined && includes(ranges, address)).toBe(true);
      }
    }
  });

  test("agree with the registry: who publishes a list of addresses says so, and has no other way of saying", () => {
    const listed = new Set(publishedAddresses.flatMap((list) => list.crawlers));
    const silent = crawlers.filter(
      ({ token, verification, sendsRequests }) =>
        listed.has(token) &&
        sendsRequests &&
        !verification.methods.some((method) => method.startsWith("address")),
    );
    expect(silent.map(({ token }) => token)).toEqual([]);
  });

  test("can be one’s own", () => {
    const identity = identityAmong([{ crawlers: ["GPTBot"], v4: "", v6: compact(["2001:db8::/33"]) }]);
    expect(identity({ token: "GPTBot" }, "2001:db8:7fff::")).toBe("verified");
    expect(identity({ token: "GPTBot" }, "2001:db8:8000::")).toBe("outside");
    expect(identity({ token: "Googlebot" }, "66.249.66.1")).toBe("unverifiable");
  });
});

function bounds(prefix: string): [number, number] {
  const [address = "", bits] = prefix.split("/");
  const first = Number(parseAddress(address));
  return [first, first + 2 ** (32 - Number(bits)) - 1];
}
