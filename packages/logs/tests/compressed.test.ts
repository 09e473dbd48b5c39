import { gzipSync, zstdCompressSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../crawlers/testing/runs.ts";
import type { Decompressors } from "../src/index.ts";
import { decompressors as ofNode } from "../src/node.ts";
import { read, readText } from "./read.ts";
import { combinedLog } from "./sample-log.ts";

const log = combinedLog(2000);
const plain = (await readText(log)).total;

/** Where a fault follows, Node drops what it was unpacking at once. */
const engines: readonly (readonly [string, Decompressors | undefined, number])[] = [
  ["what browsers are given", undefined, 0],
  ["Node’s own", ofNode, 128 * 1024],
];

describe.each(engines)("gzip, by %s", (_, decompressors, mostLost) => {
  test("of several members, cut and delivered anywhere, is read to its end", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat({ max: log.length }), { maxLength: 5 }),
        fc.array(fc.integer({ min: 1, max: 20_000 }), { minLength: 3, maxLength: 5 }),
        async (cuts, chunkLengths) => {
          const ends = [...cuts, log.length].sort((a, b) => a - b);
          const members = ends.map((end, index) => gzipSync(log.slice(ends[index - 1] ?? 0, end)));
          const report = await readText(Buffer.concat(members), { decompressors, chunkLengths });
          expect(report.files[0]?.problem).toBeNull();
          expect(report.total).toEqual(plain);
        },
      ),
      runs(20),
    );
  });

  test("that is cut off counts as far as it goes, and says so", async () => {
    const packed = gzipSync(log);
    const report = await readText(packed.subarray(0, packed.length * 0.6), { decompressors });
    expect(report.files[0]?.problem).toBe("truncated");
    expect(report.total.visits).toBeGreaterThan(500);
    expect(report.total.visits).toBeLessThan(2000);
  });

  test("whose text was changed says so, even where it can be unpacked", async () => {
    const packed = Uint8Array.from(gzipSync(log, { level: 0 })).fill(0x61, 3000, 3001);
    expect((await readText(packed, { decompressors })).files[0]?.problem).toBe("damaged");
  });

  test("that is damaged says so", async () => {
    const packed = Uint8Array.from(gzipSync(log)).fill(0xff, 3000, 4000);
    const report = await readText(packed, { decompressors });
    expect(report.files[0]?.problem).toBe("damaged");
  });

  test.each([1, 4, 512, 100_000])("that is filled up with %i zeros is whole", async (zeros) => {
    for (const chunkLengths of [[65_536], [1000]]) {
      const padded = Buffer.concat([gzipSync(log), Buffer.alloc(zeros)]);
      const report = await readText(padded, { decompressors, chunkLengths });
      expect(report.files[0]?.problem).toBeNull();
      expect(report.total).toEqual(plain);
    }
  });

  test.each(["junk", log])("that something else follows counts as far as it goes", async (junk) => {
    const text = combinedLog(2900);
    const report = await readText(Buffer.concat([gzipSync(text), Buffer.from(junk)]), { decompressors });
    expect(report.files[0]?.problem).toBe("damaged");
    expect(combinedLog(report.total.visits + 1).length).toBeGreaterThan(text.length - mostLost);
  });

  test("of what was compressed already is read", async () => {
    const report = await readText(gzipSync(gzipSync(log)), { decompressors });
    expect(report.total).toEqual(plain);
  });

  test("of gzip of gzip of gzip is no log", async () => {
    const packed = gzipSync(gzipSync(gzipSync(log)));
    expect((await readText(packed, { decompressors })).files[0]?.problem).toBe("binary");
  });
});

test("zstd is read where the platform can, in several frames too", async () => {
  const packed = Buffer.concat([zstdCompressSync(log.slice(0, 5000)), zstdCompressSync(log.slice(5000))]);
  const report = await readText(packed, { decompressors: ofNode });
  expect(report.files[0]?.problem).toBeNull();
  expect(report.total).toEqual(plain);
  const cut = await readText(packed.subarray(0, packed.length * 0.8), { decompressors: ofNode });
  expect(cut.files[0]?.problem).toBe("truncated");
});

test("zstd is refused in one word where it cannot, and the other files are read", async () => {
  const { report } = await read(
    [
      { name: "a.zst", text: zstdCompressSync(log) },
      { name: "b.log", text: log },
    ],
    { decompressors: { ...ofNode, zstd: undefined } },
  );
  expect(report.files.map(({ problem }) => problem)).toEqual(["zstd", null]);
  expect(report.total).toEqual(plain);
});
