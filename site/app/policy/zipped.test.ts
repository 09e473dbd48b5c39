import { crc32, inflateRawSync } from "node:zlib";
import { preset } from "@octroi/policy";
import { expect, test } from "vitest";
import { filesIn } from "../../domain/policy/folder.ts";
import { previewPolicy } from "./policy-preview.ts";
import { zipped } from "./zipped.ts";

/** Reads an archive by its central directory (APPNOTE 6.3.10), as unzip does, and checks every sum. */
function unzipped(octets: Uint8Array): Record<string, string> {
  const archive = Buffer.from(octets);
  const end = archive.lastIndexOf("PK\x05\x06", undefined, "latin1");
  const files: Record<string, string> = {};
  let at = archive.readUInt32LE(end + 16);
  for (let count = archive.readUInt16LE(end + 10); count > 0; count--) {
    expect(archive.toString("latin1", at, at + 4)).toBe("PK\x01\x02");
    const [method, sum, packed] = [10, 16, 20].map((offset) => archive.readUInt32LE(at + offset)) as [
      number,
      number,
      number,
    ];
    const [name, extra, comment] = [28, 30, 32].map((offset) => archive.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ];
    const local = archive.readUInt32LE(at + 42);
    const begin = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const content = archive.subarray(begin, begin + packed);
    const text = (method & 0xffff) === 0 ? content : inflateRawSync(content);
    expect(crc32(text)).toBe(sum);
    files[archive.toString("utf8", at + 46, at + 46 + name)] = text.toString("utf8");
    at += 46 + name + extra + comment;
  }
  return files;
}

test("the archive holds every file, as it was printed", () => {
  const policy = preset("charge-training", { origin: "https://example.com", name: "Éditions" });
  const { forms } = previewPolicy(policy, {
    existing: "# à moi\nUser-agent: *\nDisallow: /admin/\n",
    language: "fr",
  });
  const files = unzipped(zipped(forms));
  expect(files).toEqual(filesIn(forms));
  expect(files["site/robots.txt"]).toMatch(/^# à moi\nUser-agent: \*\n/m);
  expect(files["site/robots.txt"]).toMatch(/^Disallow: \/admin\/$/m);
});
