import { expect, test } from "vitest";
import { claimRecord, decideClaim } from "./claim.ts";
import { type DnsAnswer, judgeRedirection, type Redirection, type RedirectionFacts } from "./redirection.ts";
import { newTargetLabel, targetName } from "./target.ts";

test("a target is random, each site's own, and a label that DNS takes", () => {
  const labels = new Set(Array.from({ length: 1_000 }, () => newTargetLabel()));
  expect(labels.size).toBe(1_000);
  for (const label of labels) expect(label).toMatch(/^[bcdfghjkmnpqrstvwxz2-9]{20}$/);
  expect(targetName("k7", "edge.octroi.example")).toBe("k7.edge.octroi.example");
});

test("every character of a target is as likely as the next", () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  const counts = new Map<string, number>();
  let offset = 0;
  const random = (length: number) => {
    const part = bytes.slice(offset, offset + length);
    offset = (offset + length) % 240;
    return part;
  };
  for (let count = 0; count < 12; count++) {
    for (const character of newTargetLabel(random)) counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  expect(newTargetLabel(() => Uint8Array.of(250, 249, 0))).toBe("b".repeat(20));
  expect(Math.max(...counts.values()) - Math.min(...counts.values())).toBeLessThanOrEqual(1);
});

const record = claimRecord("example.com", "workspace-1", new Uint8Array(32));

test("the record that proves a domain is the workspace's own, and the same each time", () => {
  expect(record).toEqual(claimRecord("example.com", "workspace-1", new Uint8Array(32)));
  expect(record.name).toBe("_octroi.example.com");
  expect(claimRecord("example.com", "workspace-2", new Uint8Array(32)).value).not.toBe(record.value);
  expect(claimRecord("example.org", "workspace-1", new Uint8Array(32)).value).not.toBe(record.value);
});

test.each([
  ["nobody had it", false, false, [], "free"],
  ["it is another's, and not proven", true, false, [], "needs-record"],
  [
    "it was another's, and has the record of somebody else",
    false,
    true,
    ["octroi-domain=other"],
    "needs-record",
  ],
  ["it was another's, and is proven", false, true, ["v=spf1 -all", ` ${record.value}`], "proven"],
  ["it is another's, and is proven", true, false, [record.value], "proven"],
  ["it was another's, and nobody answers", false, true, undefined, "not-answered"],
])("a domain: %s", (_name, isTaken, wasKnown, found, decision) => {
  expect(decideClaim({ isServed: false, namesTarget: false, isTaken, wasKnown, found, record })).toBe(
    decision,
  );
});

test("a domain that names the site's own target needs no other record, whoever else has it", () => {
  const claim = { isServed: false, isTaken: true, wasKnown: true, found: [], record };
  expect(decideClaim({ ...claim, namesTarget: true })).toBe("proven");
});

test("a domain that is served for the site needs no record, whoever else adds it", () => {
  const claim = { namesTarget: false, isTaken: true, wasKnown: true, found: undefined, record };
  expect(decideClaim({ ...claim, isServed: true })).toBe("served");
});

const target = "k7.edge.octroi.example";
const ours = "203.0.113.1";
const origin = "198.51.100.10";

function answer(members: Partial<DnsAnswer>): DnsAnswer {
  return { server: "ns1.provider.example", isAuthoritative: true, cname: [], addresses: [], ...members };
}
const pointed = answer({ cname: [`${target}.`], addresses: [ours] });
const before = answer({ addresses: [origin] });
const resolver = (members: Partial<DnsAnswer>) =>
  answer({ server: "9.9.9.9", isAuthoritative: false, ...members });

const cases: Readonly<Record<string, [Partial<RedirectionFacts>, Redirection]>> = {
  "a CNAME to the target": [{ answers: [pointed] }, { state: "through", namesTarget: true, waitsFor: [] }],
  "in capitals, through another name": [
    { answers: [answer({ cname: ["cdn.example.com", "K7.Edge.Octroi.EXAMPLE."], addresses: [ours] })] },
    { state: "through", namesTarget: true, waitsFor: [] },
  ],
  "flattened at the root": [
    { answers: [answer({ addresses: [ours] })] },
    { state: "through", namesTarget: false, waitsFor: [] },
  ],
  "a resolver that has the old answer": [
    { answers: [pointed, resolver({ addresses: [origin] })] },
    { state: "through", namesTarget: true, waitsFor: ["9.9.9.9"] },
  ],
  "not changed yet": [{ answers: [before] }, { state: "not-yet", addresses: [origin] }],
  "no record at all": [{ answers: [answer({})] }, { state: "not-yet", addresses: [] }],
  "an old A record beside": [
    { answers: [answer({ addresses: [ours, origin] })] },
    { state: "left-over", addresses: [origin] },
  ],
  "an old AAAA record beside the CNAME": [
    { answers: [answer({ cname: [target], addresses: [ours, "2001:db8::10"] })] },
    { state: "left-over", addresses: ["2001:db8::10"] },
  ],
  "one of two name servers not changed": [
    { answers: [pointed, before] },
    { state: "not-yet", addresses: [origin] },
  ],
  "the target of another site": [
    { answers: [answer({ cname: ["x9.edge.octroi.example"], addresses: [ours] })] },
    { state: "another-target", target: "x9.edge.octroi.example" },
  ],
  "another server altogether": [
    { answers: [answer({ addresses: ["192.0.2.99"] })] },
    { state: "elsewhere", addresses: ["192.0.2.99"] },
  ],
  "a zone that the registry does not name": [
    { answers: [before, resolver({ cname: [target], addresses: [ours] })] },
    { state: "wrong-zone", seenBy: ["9.9.9.9"] },
  ],
  "the zone's own servers silent, a resolver through": [
    { answers: [answer({ addresses: undefined }), resolver({ cname: [target], addresses: [ours] })] },
    { state: "through", namesTarget: true, waitsFor: [] },
  ],
  "nobody answers": [
    { answers: [answer({ addresses: undefined, cname: undefined })] },
    { state: "no-answer" },
  ],
  "CAA for our authority": [
    { answers: [pointed], caa: [{ tag: "issue", value: "letsencrypt.org; validationmethods=http-01" }] },
    { state: "through", namesTarget: true, waitsFor: [] },
  ],
  "CAA for wildcards and reports alone": [
    {
      answers: [pointed],
      caa: [
        { tag: "issuewild", value: ";" },
        { tag: "iodef", value: "mailto:a@example.com" },
      ],
    },
    { state: "through", namesTarget: true, waitsFor: [] },
  ],
  "CAA for another authority": [
    { answers: [pointed], caa: [{ tag: "issue", value: "digicert.com" }] },
    { state: "forbidden-certificate", allowed: ["digicert.com"] },
  ],
  "CAA for nobody": [
    { answers: [pointed], caa: [{ tag: "issue", value: ";" }] },
    { state: "forbidden-certificate", allowed: [] },
  ],
};

test.each(Object.entries(cases))("what name servers say: %s", (_name, [facts, expected]) => {
  const all = {
    target,
    targetAddresses: [ours],
    originAddresses: [origin],
    answers: [],
    caa: [],
    authorities: ["letsencrypt.org"],
    ...facts,
  };
  expect(judgeRedirection(all)).toEqual(expected);
});
