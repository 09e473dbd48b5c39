import { createHash, randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { type LocalWeb, localWeb } from "@octroi/web/testing/local-web";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { exchange, type Received } from "./exchange.ts";
import { file, originSite } from "./origin.ts";
import { proxiedHost, type RunningProxy, startProxy } from "./start-proxy.ts";

let web: LocalWeb;
let proxies: Readonly<Record<"bare" | "observing", RunningProxy>>;
let direct: string;

beforeAll(async () => {
  web = await localWeb({ http: originSite });
  const { network } = web;
  direct = `http://127.0.0.1:${network.ports["http:"]}`;
  proxies = {
    bare: await startProxy({ network, hosts: [proxiedHost({ status: "pending" })] }),
    observing: await startProxy({ network, hosts: [proxiedHost({ status: "protected" })] }),
  };
});
afterAll(async () => {
  await proxies.bare[Symbol.asyncDispose]();
  await proxies.observing[Symbol.asyncDispose]();
  await web[Symbol.asyncDispose]();
});

/** What is of one connection is each hop's own; the time of day is that of the request. */
function comparable({ headers, body, ...rest }: Received, sendsDate: boolean) {
  const ofHop = /^(connection|keep-alive|transfer-encoding)$/i;
  const kept = headers.filter(([name]) => !ofHop.test(name));
  return {
    ...rest,
    bytes: body.length,
    hash: createHash("sha256").update(body).digest("hex"),
    headers: kept.map(([name, value]) => (name === "Date" && !sendsDate ? [name] : [name, value])),
  };
}

const uploads = randomBytes(2_000_000);

const cases: Readonly<Record<string, readonly [string, Parameters<typeof exchange>[2]?]>> = {
  "a page, with its headers in their case, order and number": ["/page"],
  "a page without a date": ["/no-date"],
  HEAD: ["/page", { method: "HEAD" }],
  "HEAD of a file with its length": ["/file", { method: "HEAD" }],
  "a compressed page": ["/compressed", { headers: { "accept-encoding": "gzip" } }],
  "a file of megabytes": ["/file"],
  "a part of a file": ["/file", { headers: { range: "bytes=1000-2000999" } }],
  "304, with the length of what was not sent": ["/not-modified"],
  "204": ["/nothing"],
  "a redirection, which is not followed": ["/moved"],
  "an error": ["/missing"],
  "a fault with Retry-After": ["/failing"],
  "a status that no standard has": ["/odd-status"],
  trailers: ["/trailers"],
  "trailers that are announced and do not come": ["/trailer-of-nothing"],
  "an upload with its length": [
    "/upload",
    { method: "POST", body: uploads, headers: { "content-length": String(uploads.length) } },
  ],
  "an upload in chunks": ["/upload", { method: "PUT", body: Readable.from([]) }],
  "DELETE with a body": ["/upload", { method: "DELETE", body: "gone", headers: { "content-length": "4" } }],
  "a POST without a body": ["/upload", { method: "POST", headers: { "content-length": "0" } }],
  OPTIONS: ["/upload", { method: "OPTIONS" }],
  "a target as it was written": ["/target;a=%2F../?q=%zz&&x#"],
};

describe.each(["bare", "observing"] as const)(
  "through the %s proxy a visitor gets what the server sends",
  (kind) => {
    for (const [name, [path, options]] of Object.entries(cases)) {
      test(name, async () => {
        const sent = () => (options?.body instanceof Readable ? { ...options, body: chunks() } : options);
        const before = await exchange(direct, path, sent());
        const through = await exchange(proxies[kind].url, path, sent());
        const sendsDate = path === "/page";
        expect(comparable(through, sendsDate)).toEqual(comparable(before, sendsDate));
      });
    }
  },
);

function chunks(): Readable {
  return Readable.from(
    Array.from({ length: 40 }, (_, at) => uploads.subarray(at * 50_000, (at + 1) * 50_000)),
  );
}

test("the origin's server is the one that is compared with", async () => {
  const { body } = await exchange(direct, "/file");
  expect(body.equals(file)).toBe(true);
});
