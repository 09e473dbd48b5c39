import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { verdictOn } from "../../../scripts/judge/judge.ts";
import {
  agent,
  created,
  directory,
  directoryOf,
  type Signing,
  signedCase,
  type TestSigner,
  testSigner,
} from "../../../scripts/judge/signer.ts";
import { runs } from "../../../testing/runs.ts";
import { verifySignature } from "./verify.ts";

let signer: TestSigner;
let mallory: TestSigner;
beforeAll(async () => {
  [signer, mallory] = await Promise.all([testSigner(), testSigner()]);
});

const verdict = async (signing: Signing, by: () => TestSigner = () => signer) =>
  verdictOn(await signedCase(by(), signing));
const member = ['"signature-agent";key="sig1"', `"${agent}"`] as const;
const authority = ['"@authority"', "example.com"] as const;

const keyed = Array.from({ length: 30 }, (_, index) => `k${index}`);

describe("what may be covered", () => {
  test.each<[string, Signing]>([
    ["a plain request", {}],
    [
      "a port that is not the usual one",
      { url: "https://example.com:8443/", covered: [['"@authority"', "example.com:8443"], member] },
    ],
    ["capitals and the usual port", { url: "https://EXAMPLE.COM:443/", covered: [authority, member] }],
    ["plain http with its usual port", { url: "http://example.com:80/", covered: [authority, member] }],
    [
      "an IPv6 host",
      { url: "https://[2001:DB8::1]:444/", covered: [['"@authority"', "[2001:db8::1]:444"], member] },
    ],
    [
      "an international name",
      { url: "https://bücher.example/", covered: [['"@authority"', "xn--bcher-kva.example"], member] },
    ],
    ["the method", { method: "POST", covered: [['"@method"', "POST"], authority, member] }],
    ["a method of its own", { method: "PURGE", covered: [['"@method"', "PURGE"], authority, member] }],
    [
      "the whole address",
      { url: "https://example.com/a?b=c", covered: [['"@target-uri"', "https://example.com/a?b=c"], member] },
    ],
    [
      "the whole address as it was written",
      { url: "https://Example.com:443", covered: [['"@target-uri"', "https://Example.com:443"], member] },
    ],
    [
      "the whole address as platforms write it",
      { url: "https://Example.com:443", covered: [['"@target-uri"', "https://example.com/"], member] },
    ],
    [
      "the address without its fragment",
      { url: "https://example.com/a#b", covered: [['"@target-uri"', "https://example.com/a"], member] },
    ],
    ["the scheme", { covered: [['"@scheme"', "https"], authority, member] }],
    [
      "the path",
      { url: "https://example.com/a%20b/?q", covered: [['"@path"', "/a%20b/"], authority, member] },
    ],
    [
      "an empty path, as a slash",
      { url: "https://example.com", covered: [['"@path"', "/"], authority, member] },
    ],
    [
      "a path with dots, as it was written",
      { url: "https://example.com/a/../b", covered: [['"@path"', "/a/../b"], authority, member] },
    ],
    [
      "the query",
      { url: "https://example.com/?b=%7E&a=1", covered: [['"@query"', "?b=%7E&a=1"], authority, member] },
    ],
    ["no query, as a question mark", { covered: [['"@query"', "?"], authority, member] }],
    ["an empty query", { url: "https://example.com/?", covered: [['"@query"', "?"], authority, member] }],
    [
      "the request’s target",
      { url: "https://example.com/a?b", covered: [['"@request-target"', "/a?b"], authority, member] },
    ],
    [
      "one parameter of the query",
      {
        url: "https://example.com/?a=1&b=x+y%C3%A9!",
        covered: [['"@query-param";name="b"', "x%20y%C3%A9%21"], authority, member],
      },
    ],
    [
      "a parameter with an encoded name",
      {
        url: "https://example.com/?a%20b=",
        covered: [['"@query-param";name="a%20b"', ""], authority, member],
      },
    ],
    [
      "a header that comes twice",
      {
        headers: [
          ["X-A", " one "],
          ["x-a", "two"],
        ],
        covered: [['"x-a"', "one, two"], authority, member],
      },
    ],
    ["an empty header", { headers: [["X-A", ""]], covered: [['"x-a"', ""], authority, member] }],
    [
      "a folded header",
      { headers: [["X-A", "one\r\n  two"]], covered: [['"x-a"', "one two"], authority, member] },
    ],
    [
      "a header that is folded after spaces",
      {
        headers: [["X-A", "one \t\r\n two\r\n\tthree  four"]],
        covered: [['"x-a"', "one two three  four"], authority, member],
      },
    ],
    [
      "an address with letters beyond ASCII, as platforms write it",
      {
        url: "https://example.com/café",
        covered: [['"@target-uri"', "https://example.com/caf%C3%A9"], member],
      },
    ],
    [
      "as many components as there may be",
      {
        headers: [["X-D", keyed.map((key) => `${key}=1`).join()]],
        covered: [authority, member, ...keyed.map((key) => [`"x-d";key="${key}"`, "1"] as const)],
      },
    ],
    [
      "a header as bytes",
      {
        headers: [
          ["X-A", "one, two"],
          ["X-A", "three"],
        ],
        covered: [['"x-a";bs', ":b25lLCB0d28=:, :dGhyZWU=:"], authority, member],
      },
    ],
    [
      "a header in canonical form",
      { headers: [["Priority", "u=1 ,  i"]], covered: [['"priority";sf', "u=1, i"], authority, member] },
    ],
    [
      "one member of a header",
      {
        headers: [["X-D", "a=1, b=(x  y);q=0.50"]],
        covered: [['"x-d";key="b"', "(x y);q=0.5"], authority, member],
      },
    ],
    [
      "the member of a header that is true",
      { headers: [["X-D", "a;x, b"]], covered: [['"x-d";key="a"', "?1;x"], authority, member] },
    ],
    ["the agent’s header as a whole", { covered: [authority, ['"signature-agent"', `sig1="${agent}"`]] }],
    [
      "the older form in canonical form",
      {
        agent: `"${agent}"`,
        covered: [authority, ['"signature-agent";sf', `"${agent}"`]],
      },
    ],
    ["the older form", { agent: `"${agent}"`, covered: [authority, ['"signature-agent"', `"${agent}"`]] }],
    [
      "the same component with other parameters",
      {
        headers: [["X-D", "a=1, b=2"]],
        covered: [['"x-d";key="a"', "1"], ['"x-d";key="b"', "2"], authority, member],
      },
    ],
    [
      "the cost that a crawler offers",
      {
        headers: [["crawler-max-price", "USD 0.05"]],
        covered: [['"crawler-max-price"', "USD 0.05"], authority, member],
      },
    ],
  ])("%s", async (_, signing) => {
    expect(await verdict(signing)).toMatchObject({ verdict: "verified", agent, keyid: signer.keyid });
  });

  test.each<[string, Signing]>([
    ["a header that is missing", { covered: [['"x-a"', ""], authority, member] }],
    ["a component twice", { covered: [authority, authority, member] }],
    [
      "a name in capitals",
      { headers: [["User-Agent", "x"]], covered: [['"User-Agent"', "x"], authority, member] },
    ],
    [
      "a derived component that there is none of",
      { covered: [['"@host"', "example.com"], authority, member] },
    ],
    ["the status of an answer", { covered: [['"@status"', "200"], authority, member] }],
    ["the parameters of the signature", { covered: [['"@signature-params"', ""], authority, member] }],
    ["another request", { covered: [['"@authority";req', "example.com"], authority, member] }],
    ["a trailer", { headers: [["X-A", "1"]], covered: [['"x-a";tr', "1"], authority, member] }],
    [
      "a parameter that means nothing",
      { headers: [["X-A", "1"]], covered: [['"x-a";foo', "1"], authority, member] },
    ],
    [
      "a header as bytes and as a field",
      { headers: [["Priority", "u=1"]], covered: [['"priority";sf;bs', "u=1"], authority, member] },
    ],
    [
      "a field of a type that nobody knows",
      { headers: [["X-A", "1"]], covered: [['"x-a";sf', "1"], authority, member] },
    ],
    [
      "a member that is missing",
      { headers: [["X-D", "a=1"]], covered: [['"x-d";key="b"', "1"], authority, member] },
    ],
    [
      "a member of what is no dictionary",
      { headers: [["X-D", "(("]], covered: [['"x-d";key="a"', "1"], authority, member] },
    ],
    [
      "a query parameter that comes twice",
      { url: "https://example.com/?a=1&a=2", covered: [['"@query-param";name="a"', "1"], authority, member] },
    ],
    [
      "a parameter of a query of 16 KB",
      {
        url: `https://example.com/?a=1&b=${"b".repeat(16_384)}`,
        covered: [['"@query-param";name="a"', "1"], authority, member],
      },
    ],
    [
      "a query parameter without its name",
      { url: "https://example.com/?a=1", covered: [['"@query-param"', "1"], authority, member] },
    ],
    ["an empty path left empty", { covered: [['"@path"', ""], authority, member] }],
    ["a token for a component", { covered: [["x-a", "1"], authority, member] }],
    ["no target", { covered: [member] }],
    ["a path, but no host", { covered: [['"@path"', "/"], ['"@method"', "GET"], member] }],
    [
      "a header of letters beyond ASCII as bytes, where they are none",
      { headers: [["X-A", "—"]], covered: [['"x-a";bs', ":4oCU:"], authority, member] },
    ],
    [
      "a member of a header of 16 KB",
      {
        headers: [["X-D", `a=1, b="${"b".repeat(16_384)}"`]],
        covered: [['"x-d";key="a"', "1"], authority, member],
      },
    ],
    [
      "a header of letters beyond ASCII",
      { headers: [["X-A", "é"]], covered: [['"x-a"', "é"], authority, member] },
    ],
  ])("but not %s", async (_, signing) => {
    expect(await verdict(signing)).toMatchObject({ verdict: "invalid" });
  });
});

test("more components than 32 are not looked at, nor the keys", async () => {
  const covered = [
    authority,
    member,
    ...[...keyed, "more"].map((key) => [`"x-d";key="${key}"`, "1"] as const),
  ];
  const headers = [["X-D", [...keyed, "more"].map((key) => `${key}=1`).join()]] as const;
  const { request, now } = await signedCase(signer, { headers, covered });
  const keysAt = () => expect.fail("A key was asked for.");
  expect(await verifySignature(request, { keys: { keysAt }, now })).toEqual({
    verdict: "invalid",
    reason: "too-long",
  });
});

describe("what a signature says of itself", () => {
  test.each<[string, NonNullable<Signing["parameters"]>, number?]>([
    ["no alg, a nonce", { nonce: '"AAAA=="' }],
    ["its alg", { alg: '"ed25519"' }],
    [
      "parameters that nobody knows, of every type",
      { a: "1.50", b: ":AAE=:", c: "?0", d: "tok/en", e: "@1", f: '%"f%c3%bc"' },
    ],
    ["created a moment ahead", { created: String(created + 630), expires: String(created + 3600) }],
    ["expired a moment ago", { expires: String(created + 570) }],
  ])("may be %s", async (_, parameters) => {
    const canonical = parameters["a"] === "1.50" ? { ...parameters, a: "1.5" } : parameters;
    expect(await verdict({ parameters: canonical })).toMatchObject({ verdict: "verified" });
  });

  test.each<[string, NonNullable<Signing["parameters"]>]>([
    ["no created", { created: undefined }],
    ["no expires", { expires: undefined }],
    ["no keyid", { keyid: undefined }],
    ["created as text", { created: '"1794700200"' }],
    ["created as a decimal", { created: "1794700200.0" }],
    ["created as a date", { created: "@1794700200" }],
    ["expires as a decimal", { expires: "1794703800.5" }],
    ["expires as a truth value", { expires: "?1" }],
    ["sixteen digits", { expires: "1794703800000000" }],
    ["a keyid that is a token", { keyid: "abc" }],
    ["a keyid that is no thumbprint", { keyid: '"2026-a"' }],
    ["created an hour ahead", { created: String(created + 4200), expires: String(created + 7200) }],
    ["expired an hour ago", { created: String(created - 7200), expires: String(created - 3000) }],
    ["expires before created", { created: String(created + 590), expires: String(created + 580) }],
    ["another key’s alg", { alg: '"rsa-pss-sha512"' }],
    ["a shared secret’s alg", { alg: '"hmac-sha256"' }],
    ["an alg that is no text", { alg: "ed25519" }],
  ])("may not be %s", async (_, parameters) => {
    expect(await verdict({ parameters })).toMatchObject({ verdict: "invalid" });
  });

  test("an alg that nobody knows cannot be told right from wrong", async () => {
    expect(await verdict({ parameters: { alg: '"ml-dsa-44"' } })).toMatchObject({ verdict: "unverified" });
  });

  test.each([undefined, '"other"', '"Web-Bot-Auth"', "web-bot-auth"])(
    "with %s as its tag it is not one of ours",
    async (tag) => {
      expect(await verdict({ parameters: { tag } })).toEqual({ verdict: "unsigned" });
    },
  );
});

describe("whom it speaks for", () => {
  test.each<[string, Signing, string]>([
    ["nobody", { agent: null, covered: [authority] }, "unverified"],
    ["a header that is not covered", { covered: [authority] }, "invalid"],
    ["a member that is not there", { agent: `other="${agent}"` }, "invalid"],
    [
      "several members, none of them its own",
      {
        agent: `a="${agent}", b="https://b.test"`,
        covered: [authority, ['"signature-agent"', `a="${agent}", b="https://b.test"`]],
      },
      "invalid",
    ],
    ["a string that never ends", { agent: `sig1="${agent}` }, "invalid"],
    [
      "a member with parameters",
      {
        agent: `sig1="${agent}";type=jwks`,
        covered: [authority, ['"signature-agent";key="sig1"', `"${agent}";type=jwks`]],
      },
      "unverified",
    ],
    [
      "a token",
      {
        agent: "sig1=https://crawler.alpha.test",
        covered: [authority, ['"signature-agent";key="sig1"', "https://crawler.alpha.test"]],
      },
      "unverified",
    ],
    [
      "a list",
      { agent: `sig1=("${agent}")`, covered: [authority, ['"signature-agent";key="sig1"', `("${agent}")`]] },
      "unverified",
    ],
    [
      "plain http",
      {
        agent: 'sig1="http://crawler.alpha.test"',
        covered: [authority, ['"signature-agent";key="sig1"', '"http://crawler.alpha.test"']],
      },
      "invalid",
    ],
    [
      "its own keys, as data",
      {
        agent: 'sig1="data:application/json,{}"',
        covered: [authority, ['"signature-agent";key="sig1"', '"data:application/json,{}"']],
      },
      "invalid",
    ],
    [
      "a name and password",
      {
        agent: 'sig1="https://a:b@crawler.alpha.test"',
        covered: [authority, ['"signature-agent";key="sig1"', '"https://a:b@crawler.alpha.test"']],
      },
      "invalid",
    ],
    [
      "no address",
      { agent: 'sig1="crawler"', covered: [authority, ['"signature-agent";key="sig1"', '"crawler"']] },
      "unverified",
    ],
    [
      "an address that is not listed",
      {
        agent: 'sig1="https://c.test"',
        covered: [authority, ['"signature-agent";key="sig1"', '"https://c.test"']],
      },
      "unverified",
    ],
  ])("%s", async (_, signing, expected) => {
    expect(await verdict(signing)).toMatchObject({ verdict: expected });
  });

  test("the one member that is named, also where the whole header is covered", async () => {
    const both = `sig1="${agent}", other="https://b.test"`;
    const covered = [authority, ['"signature-agent"', both], member] as const;
    expect(await verdict({ label: "sig2", agent: both, covered })).toMatchObject({
      verdict: "verified",
      agent,
    });
  });

  test.each([
    "https://CRAWLER.alpha.test",
    "https://crawler.alpha.test:443/",
    "https://crawler.alpha.test/#x",
  ])("the same agent, spelled %s", async (spelled) => {
    const covered = [authority, ['"signature-agent";key="sig1"', `"${spelled}"`]] as const;
    expect(await verdict({ agent: `sig1="${spelled}"`, covered })).toMatchObject({
      verdict: "verified",
      agent,
    });
  });

  test("a key set with a path is read as it stands, and is who it is without its query", async () => {
    const address = "https://alpha.test/keys.json?v=1";
    const covered = [authority, ['"signature-agent";key="sig1"', `"${address}"`]] as const;
    const directories = { [address]: directoryOf([signer.jwk]) };
    expect(await verdict({ agent: `sig1="${address}"`, covered, directories })).toMatchObject({
      verdict: "verified",
      agent: "https://alpha.test/keys.json",
    });
    expect(await verdict({ agent: `sig1="${address}"`, covered })).toMatchObject({ verdict: "unverified" });
  });

  test.each([
    "127.0.0.1",
    "10.0.0.1",
    "[::1]",
    "169.254.169.254",
    "localhost",
    "a.localhost",
    "printer.local",
    "2130706433",
  ])("%s is never read, even where it answers", async (host) => {
    const address = `https://${host}`;
    const covered = [authority, ['"signature-agent";key="sig1"', `"${address}"`]] as const;
    const directories = {
      [`${new URL(address).origin}/.well-known/http-message-signatures-directory`]: directoryOf([signer.jwk]),
    };
    expect(await verdict({ agent: `sig1="${address}"`, covered, directories })).toMatchObject({
      verdict: "unverified",
    });
  });
});

describe("keys", () => {
  test.each(["ecdsa-p256-sha256", "rsa-pss-sha512"] as const)("of %s are understood", async (algorithm) => {
    const other = await testSigner(algorithm);
    expect(await verdict({}, () => other)).toMatchObject({ verdict: "verified" });
    expect(await verdict({ parameters: { alg: `"${algorithm}"` } }, () => other)).toMatchObject({
      verdict: "verified",
    });
  });

  test("of another agent do not speak for this one, whatever the directory calls them", async () => {
    const keys = [{ ...mallory.jwk, kid: signer.keyid }];
    expect(await verdict({ keys })).toMatchObject({ verdict: "unverified" });
    const stolen = { parameters: { keyid: `"${signer.keyid}"` }, keys: [signer.jwk] };
    expect(await verdict(stolen, () => mallory)).toMatchObject({
      verdict: "invalid",
      reason: "bad-signature",
    });
  });

  test.each<[string, (jwk: object) => unknown]>([
    ["for encryption", (jwk) => ({ ...jwk, use: "enc" })],
    ["for signing only", (jwk) => ({ ...jwk, key_ops: ["sign"] })],
    ["for another algorithm", (jwk) => ({ ...jwk, alg: "ES256" })],
    ["of another curve", (jwk) => ({ ...jwk, crv: "X25519" })],
    ["cut short", (jwk) => ({ ...jwk, x: "AAAA" })],
    ["that are none", () => "key"],
    ["of a type that every object has", (jwk) => ({ ...jwk, kty: "constructor" })],
    ["whose type is no text", (jwk) => ({ ...jwk, kty: { toString: 1 } })],
    ["whose curve is no text", (jwk) => ({ ...jwk, crv: { toString: 1 } })],
  ])("%s are passed over", async (_, changed) => {
    const given = await signedCase(signer, { keys: [changed(signer.jwk)] });
    expect(await verdictOn(given)).toMatchObject({ verdict: "unverified" });
    const beside = await signedCase(signer, { keys: [null, changed(signer.jwk), signer.jwk] });
    expect(await verdictOn(beside)).toMatchObject({ verdict: "verified" });
  });

  test("that are no longer, or not yet, to be used are refused", async () => {
    const now = created + 600;
    const aged = (members: object) => verdictOn2({ keys: [{ ...signer.jwk, ...members }] });
    expect(await aged({ nbf: now - 3600, exp: now + 3600 })).toBe("verified");
    expect(await aged({ nbf: (now - 3600) * 1000, exp: (now + 3600) * 1000 })).toBe("verified");
    expect(await aged({ exp: now - 3600 })).toBe("invalid");
    expect(await aged({ nbf: now + 3600 })).toBe("invalid");
  });

  const verdictOn2 = async (signing: Signing) => (await verdict(signing)).verdict;

  test.each<[string, object]>([
    ["a redirect", { status: 302, headers: { location: "https://evil.test/" } }],
    ["an error", { status: 503, body: "" }],
    ["an answer without content", { status: 204 }],
    ["a page", { status: 200, contentType: "text/html", body: "<html>" }],
    ["what is no JSON", { body: "{" }],
    ["JSON that is no key set", { body: "[]" }],
    ["a key set without keys", { body: '{"keys":[]}' }],
    ["too much", { body: JSON.stringify({ keys: [], padding: "x".repeat(70_000) }) }],
  ])("are not taken from %s", async (_, answer) => {
    const directories = { [directory]: { ...directoryOf([signer.jwk]), ...answer } };
    expect(await verdict({ directories })).toMatchObject({ verdict: "unverified" });
  });
});

describe("several signatures", () => {
  test("one that is right is enough, whatever the others are", async () => {
    const good = await signedCase(signer, { label: "b" });
    const bad = await signedCase(mallory, { label: "a" });
    const value = (given: typeof good, name: string) =>
      given.request.headers.find(([each]) => each === name)?.[1] ?? "";
    const headers = [
      ["Signature-Agent", `sig1="${agent}"`],
      ["Signature-Input", value(bad, "Signature-Input")],
      ["Signature-Input", value(good, "Signature-Input")],
      ["Signature", `${value(bad, "Signature")}, ${value(good, "Signature")}`],
    ] as const;
    const both = { ...good, request: { ...good.request, headers } };
    expect(await verdictOn(both)).toMatchObject({ verdict: "verified", agent });
  });

  test("of which the label has no signature, or none of bytes, are none", async () => {
    const given = await signedCase(signer);
    for (const signature of [
      "sig9=:AAAA:",
      "sig1=1",
      "sig1",
      "sig1=(:AAAA:)",
      "",
      "sig1=:A A=:",
      "sig1=:____:",
    ]) {
      const headers = given.request.headers.map(
        ([name, value]) => [name, name === "Signature" ? signature : value] as const,
      );
      expect(await verdictOn({ ...given, request: { ...given.request, headers } })).toMatchObject({
        verdict: "invalid",
      });
    }
  });

  test("a thousand are answered as fast as a few", async () => {
    const one = `=("@authority");created=1;expires=2;keyid="${signer.keyid}";tag="web-bot-auth"`;
    const input = Array.from({ length: 1000 }, (_, index) => `s${index}${one}`).join(", ");
    const request = {
      method: "GET",
      url: "https://example.com/",
      headers: [["signature-input", input]] as const,
    };
    expect(await verifySignature(request, { keys: { keysAt: () => undefined } })).toMatchObject({
      reason: "too-long",
    });
  });
});

describe("a body", () => {
  const digest = "sha-256=:X48E9qOokqqrvdts8nOJRJN3OWDUoyWxBf7kbu9DBPE=:";
  const covered = [authority, ['"content-digest"', digest], member] as const;
  const headers = [["Content-Digest", digest]] as const;

  test("is compared with the digest that was signed, where it has been read", async () => {
    expect(await verdict({ method: "POST", headers, covered, body: '{"hello": "world"}' })).toMatchObject({
      verdict: "verified",
    });
    expect(await verdict({ method: "POST", headers, covered, body: "{}" })).toMatchObject({
      reason: "other-body",
    });
    expect(await verdict({ method: "POST", headers, covered })).toMatchObject({ verdict: "verified" });
  });
});

describe("strangers’ requests", () => {
  const keys = { keysAt: () => undefined };

  test("never throw", async () => {
    const text = fc.oneof(
      fc.string(),
      fc.constantFrom(
        "sig1",
        'sig1=("@authority")',
        ';tag="web-bot-auth"',
        "=(",
        ":AAAA:",
        ",",
        '"',
        "\\",
        "%",
        "@1",
        "?1",
      ),
    );
    const value = fc.array(text, { maxLength: 8 }).map((parts) => parts.join(""));
    await fc.assert(
      fc.asyncProperty(
        value,
        value,
        value,
        fc.oneof(fc.webUrl(), fc.string()),
        async (input, signature, named, url) => {
          const headers = [
            ["signature-input", input],
            ["signature", signature],
            ["signature-agent", named],
          ] as const;
          const found = await verifySignature({ method: "GET", url, headers }, { keys });
          expect(["invalid", "unverified", "unsigned"]).toContain(found.verdict);
        },
      ),
      runs(2000),
    );
  });

  test.each(["(", "\\", '"', "a=(", ";a", "?", ":", "a=1,", " "])(
    "are answered in time that grows with their length alone: %j",
    async (part) => {
      const long = part.repeat(16_000 / part.length);
      const headers = [
        ["signature-input", `web-bot-auth=${long}`],
        ["signature-agent", long],
      ] as const;
      const request = { method: "GET", url: "https://example.com/", headers };
      expect((await verifySignature(request, { keys })).verdict).toBe("invalid");
    },
  );

  test("a Request of the platform is one too", async () => {
    const { request, now, directories } = await signedCase(signer);
    const platform = new Request(request.url, {
      headers: request.headers.map(([name, value]) => [name, value]),
    });
    const { keyDirectories } = await import("../key-directories.ts");
    const held = keyDirectories({
      addresses: [directory],
      fetch: async (address) => Response.json(JSON.parse(directories[address]?.body ?? "{}")),
    });
    await verifySignature(platform, { keys: held, now });
    await held.refresh();
    expect(await verifySignature(platform, { keys: held, now })).toMatchObject({ verdict: "verified" });
  });
});
