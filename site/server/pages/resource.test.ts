import { brotliDecompressSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { resourceOf } from "./resource.ts";

/** The system's compressor, which has no memory left the first time that it is asked. */
vi.mock("node:zlib", async (original) => {
  const zlib = await original<typeof import("node:zlib")>();
  let asked = 0;
  return {
    ...zlib,
    brotliCompress: (
      bytes: Uint8Array,
      options: object,
      done: (error: Error | null, out?: Buffer) => void,
    ) => {
      asked += 1;
      if (asked === 1) done(new Error("no memory"));
      else zlib.brotliCompress(bytes, options, done);
    },
  };
});

test("a compression that failed fails for those who waited for it, and is done for the next", async () => {
  const page = resourceOf("A page. ".repeat(100), { "content-type": "text/html; charset=utf-8" });
  const waiting = await Promise.allSettled([page.compress("br"), page.compress("br")]);
  expect(waiting.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(page.ready.size).toBe(0);
  const { body, headers } = await page.compress("br");
  expect(headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(body).toString()).toBe("A page. ".repeat(100));
});
