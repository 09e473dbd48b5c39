import type { RequestListener } from "node:http";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { internet } from "@octroi/web/reading/network";
import { endlessServer, hostileServers } from "@octroi/web/testing/hostile-servers";
import { leadsTo, localWeb, says } from "@octroi/web/testing/local-web";
import { expect, test } from "vitest";
import { fetchLimits, robotsFetcher } from "./fetch-robots.ts";

const file = "User-agent: GPTBot\nDisallow: /\n";
/** The clock’s own, where a test is about one that passes. */
const { deadline } = internet;

/** A redirect for each path that is named, the file for every other. */
const map =
  (redirects: Record<string, string>): RequestListener =>
  (request, response) => {
    const location = redirects[request.url ?? ""];
    (location === undefined ? says(file, 200, { "content-type": "text/plain" }) : leadsTo(location))(
      request,
      response,
    );
  };

test("https is asked first, by name, under our own name and with nothing else", async () => {
  await using web = await localWeb({ https: says(file), http: says("never asked") });
  expect(await robotsFetcher("Tester/1.0 (+https://octroi.example)", web.network)("example.com")).toEqual({
    kind: "fetched",
    address: "https://example.com/robots.txt",
    redirects: 0,
    status: 200,
    problem: null,
    access: "as-the-file-says",
    text: file,
    truncated: false,
    readAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
  expect(web.requests).toEqual([
    {
      url: "https://example.com/robots.txt",
      headers: {
        host: "example.com",
        "user-agent": "Tester/1.0 (+https://octroi.example)",
        accept: "text/plain, */*;q=0.1",
        "accept-encoding": "identity",
        connection: "close",
      },
    },
  ]);
});

test.each([
  ["nobody answers on https", { http: says(file) }],
  ["the certificate is another host’s", { http: says(file), https: says("no"), certified: "example.org" }],
])("http is asked when %s", async (_, answers) => {
  await using web = await localWeb(answers);
  expect(await robotsFetcher("Tester", web.network)("example.com")).toMatchObject({
    address: "http://example.com/robots.txt",
    text: file,
  });
  expect(web.requests.map(({ url }) => url)).toEqual(["http://example.com/robots.txt"]);
});

test.each([
  [200, "as-the-file-says"],
  [204, "as-the-file-says"],
  [304, "everything-allowed"],
  [400, "everything-allowed"],
  [401, "everything-allowed"],
  [403, "everything-allowed"],
  [404, "everything-allowed"],
  [410, "everything-allowed"],
  [429, "everything-allowed"],
  [500, "everything-disallowed"],
  [503, "everything-disallowed"],
  [599, "everything-disallowed"],
])("RFC 9309: status %i on https is the answer, and means %s", async (status, access) => {
  await using web = await localWeb({ https: says("", status), http: says(file) });
  expect(await robotsFetcher("Tester", web.network)("example.com")).toMatchObject({
    status,
    access,
    text: "",
  });
  expect(web.requests).toHaveLength(1);
});

test("RFC 9309: an error page is not read as a file", async () => {
  await using web = await localWeb({ https: says(file, 404) });
  expect(await robotsFetcher("Tester", web.network)("example.com")).toMatchObject({ text: "" });
});

test("RFC 9309: where nobody answers, everything is disallowed", async () => {
  await using web = await localWeb({});
  expect(await robotsFetcher("Tester", web.network)("example.com")).toMatchObject({
    address: "http://example.com/robots.txt",
    status: null,
    problem: "unreachable",
    access: "everything-disallowed",
  });
});

test("a server that keeps us waiting is left, with https and http together in one allowance", async () => {
  const [inAll, secure] = [new AbortController(), new AbortController()];
  await using web = await localWeb({
    https: () => secure.abort(),
    http: () => inAll.abort(),
    deadline: (ms) => (ms === fetchLimits.secureMs ? secure : inAll).signal,
  });
  expect(await robotsFetcher("Tester", web.network)("example.com")).toMatchObject({
    problem: "timeout",
    access: "everything-disallowed",
  });
  expect(web.requests).toHaveLength(2);
});

test("a server that sends a file drop by drop is left too", async () => {
  const trickle: RequestListener = (_request, response) => {
    const timer = setInterval(() => response.write("#"), 20);
    response.on("close", () => clearInterval(timer));
  };
  await using web = await localWeb({ https: trickle, http: trickle, deadline });
  const limits = { ...fetchLimits, allMs: 400, secureMs: 200 };
  expect(await robotsFetcher("Tester", web.network, limits)("example.com")).toMatchObject({
    problem: "timeout",
  });
});

test.each(Object.entries(hostileServers))(
  "a server that %s is left in time, and nothing of it is judged",
  async (_, answer) => {
    await using web = await localWeb({ http: answer, deadline });
    const limits = { ...fetchLimits, allMs: 400, secureMs: 200 };
    expect(await robotsFetcher("Tester", web.network, limits)("example.com")).toMatchObject({
      problem: expect.stringMatching(/^(timeout|unreachable)$/),
      access: "everything-disallowed",
      text: "",
    });
  },
);

test("a file without end is read as far as any other", async () => {
  await using web = await localWeb({ http: endlessServer });
  expect(await robotsFetcher("Tester", web.network)("example.com")).toMatchObject({
    text: "#".repeat(fetchLimits.bytes),
    truncated: true,
  });
});

test("name servers that never answer are left, whatever becomes of the question", async () => {
  await using web = await localWeb({ resolve: () => new Promise(() => {}), deadline });
  const limits = { ...fetchLimits, allMs: 100, secureMs: 50 };
  expect(await robotsFetcher("Tester", web.network, limits)("example.com")).toMatchObject({
    problem: "timeout",
  });
});

test("name servers that keep us waiting are left", async () => {
  await using web = await localWeb({
    resolve: () => new Promise((_, reject) => setTimeout(reject, 300, new Error("ETIMEOUT"))),
    deadline,
  });
  const limits = { ...fetchLimits, allMs: 100, secureMs: 50 };
  expect(await robotsFetcher("Tester", web.network, limits)("example.com")).toMatchObject({
    problem: "timeout",
  });
});

test("512 KiB are read, and no more", async () => {
  const long = "#".repeat(fetchLimits.bytes);
  await using web = await localWeb({ https: says(long) });
  expect(await robotsFetcher("Tester", web.network)("example.com")).toMatchObject({
    text: long,
    truncated: false,
  });
  await using longer = await localWeb({ https: says(`${long}#`) });
  expect(await robotsFetcher("Tester", longer.network)("example.com")).toMatchObject({
    text: long,
    truncated: true,
  });
});

test.each([
  ["gzip", gzipSync],
  ["br", brotliCompressSync],
] as const)(
  "a file sent as %s although we did not ask for it is read, and counted as what it becomes",
  async (encoding, compress) => {
    const bomb = Buffer.alloc(4 * 1024 * 1024, "#");
    await using small = await localWeb({
      https: says(compress(file), 200, { "content-encoding": encoding }),
    });
    expect(await robotsFetcher("Tester", small.network)("example.com")).toMatchObject({ text: file });
    await using large = await localWeb({
      https: says(compress(bomb), 200, { "content-encoding": encoding }),
    });
    expect(await robotsFetcher("Tester", large.network)("example.com")).toMatchObject({
      truncated: true,
      text: "#".repeat(fetchLimits.bytes),
    });
  },
);

test("an empty file sent as gzip is an empty file", async () => {
  await using web = await localWeb({ https: says("", 200, { "content-encoding": "gzip" }) });
  expect(await robotsFetcher("Tester", web.network)("example.com")).toMatchObject({
    problem: null,
    access: "as-the-file-says",
    text: "",
  });
});

test.each([
  ["what does not decompress", says("not gzip", 200, { "content-encoding": "gzip" })],
  ["what is no HTTP", ((request) => request.socket.end("SSH-2.0\r\n")) satisfies RequestListener],
  ["headers without end", says("", 200, { "x-long": "x".repeat(64 * 1024) })],
])("%s counts as unreachable", async (_, answer) => {
  await using web = await localWeb({ https: answer, http: answer });
  expect(await robotsFetcher("Tester", web.network)("example.com")).toMatchObject({ problem: "unreachable" });
});

test("octets that are no UTF-8 break nothing, and a byte order mark stays", async () => {
  await using web = await localWeb({ https: says(Buffer.from([0xef, 0xbb, 0xbf, 0x23, 0xff, 0x00])) });
  expect(await robotsFetcher("Tester", web.network)("example.com")).toMatchObject({
    text: "\ufeff#\ufffd\0",
  });
});

test("redirects are followed, to other hosts and from https to http, each looked up anew", async () => {
  await using web = await localWeb({
    https: leadsTo("http://www.example.net/a"),
    http: map({ "/a": "/b?x=1", "/b?x=1": "//example.org/robots.txt" }),
  });
  expect(await robotsFetcher("Tester", web.network)("example.com")).toMatchObject({
    address: "http://example.org/robots.txt",
    redirects: 3,
    text: file,
  });
  expect(web.lookups).toEqual(["example.com", "www.example.net", "www.example.net", "example.org"]);
});

test.each([
  ["text/html", { kind: "refused", because: "no-text-file" }],
  ["text/plain; charset=utf-8", { kind: "fetched", text: file }],
])("away from /robots.txt, %s is answered as %j", async (type, outcome) => {
  const elsewhere = says(file, 200, { "content-type": type });
  await using web = await localWeb({
    https: (request, response) =>
      (request.url === "/robots.txt" ? leadsTo("https://example.com/any?x=1") : elsewhere)(request, response),
  });
  expect(await robotsFetcher("Tester", web.network)("example.com")).toMatchObject(outcome);
});

test.each(["example.org:443/x", "example.org:/x", "ftp://example.org/robots.txt", "data:text/plain,x"])(
  "a redirect to %s is not followed",
  async (location) => {
    await using web = await localWeb({ https: leadsTo(location) });
    expect(await robotsFetcher("Tester", web.network)("example.com")).toEqual({
      kind: "refused",
      because: "leads-elsewhere",
    });
    expect(web.lookups).toEqual(["example.com"]);
  },
);

test("a redirect’s credentials are not sent: we do not go there", async () => {
  await using web = await localWeb({ https: leadsTo("https://user:secret@example.com/") });
  expect(await robotsFetcher("Tester", web.network)("example.com")).toEqual({
    kind: "refused",
    because: "leads-elsewhere",
  });
});

test("five redirects are followed and a sixth is not: then there is no file", async () => {
  const steps = Object.fromEntries(
    ["/robots.txt", "/1", "/2", "/3", "/4"].map((from, index) => [from, `/${index + 1}`]),
  );
  await using five = await localWeb({ https: map(steps) });
  expect(await robotsFetcher("Tester", five.network)("example.com")).toMatchObject({
    address: "https://example.com/5",
    redirects: 5,
    text: file,
  });
  await using six = await localWeb({ https: map({ ...steps, "/5": "/6" }) });
  expect(await robotsFetcher("Tester", six.network)("example.com")).toMatchObject({
    status: null,
    problem: "too-many-redirects",
    access: "everything-allowed",
  });
  expect(six.requests).toHaveLength(6);
});

test.each([
  ["no address", () => []],
  ["ENOTFOUND", () => Promise.reject(Object.assign(new Error(), { code: "ENOTFOUND" }))],
  ["ENODATA", () => Promise.reject(Object.assign(new Error(), { code: "ENODATA" }))],
])("a host with %s is said not to exist", async (_, resolve) => {
  await using web = await localWeb({ resolve });
  expect(await robotsFetcher("Tester", web.network)("example.com")).toEqual({
    kind: "refused",
    because: "no-public-server",
  });
});
