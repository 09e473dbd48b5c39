import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { type ZipFile, zipStream } from "./zip.ts";

async function* files(...list: readonly [string, AsyncIterable<string>][]): AsyncGenerator<ZipFile> {
  for (const [name, content] of list) yield { name, content };
}

async function* lines(count: number, written: { lines: number }): AsyncGenerator<string> {
  for (let n = 0; n < count; n += 1) {
    written.lines += 1;
    yield `${crypto.randomUUID()}\n`;
  }
}

test("files are packed as they were written, empty ones too", async () => {
  const written = { lines: 0 };
  const stream = zipStream(files(["a/é.csv", lines(3, written)], ["empty.json", lines(0, written)]));
  const found = unzipSync(new Uint8Array(await new Response(stream).arrayBuffer()));
  expect(Object.keys(found)).toEqual(["a/é.csv", "empty.json"]);
  expect(new TextDecoder().decode(found["a/é.csv"]).trim().split("\n")).toHaveLength(3);
  expect(found["empty.json"]).toHaveLength(0);
});

test("no more is written than somebody reads, and nothing after they left", async () => {
  const written = { lines: 0 };
  const endless = lines(Number.POSITIVE_INFINITY, written);
  const reader = zipStream(files(["endless.txt", endless])).getReader();
  for (let chunk = 0; chunk < 5; chunk += 1) await reader.read();
  // Some hundred kilobytes are packed at a time.
  expect(written.lines).toBeLessThan(50_000);
  await reader.cancel();
  expect(await endless.next()).toMatchObject({ done: true });
});
