import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findProgram } from "../../scripts/find-program.ts";
import { sepaFile, type TransferFile } from "./sepa.ts";

/** ISO's own schema of 2009, as SWIFT generated it: Debian has it in the tests of an accounting program, of which nothing is run. */
const folder = join(tmpdir(), "octroi-iso-20022");
const schema = join(
  folder,
  "usr/lib/python3/dist-packages/trytond/modules/account_payment_sepa/tests/pain.001.001.03.xsd",
);
const xmllint = findProgram("xmllint", "libxml2-utils");
if (!existsSync(schema)) {
  mkdirSync(folder, { recursive: true });
  const script =
    "apt-get -qq download tryton-modules-account-payment-sepa && dpkg-deb --extract tryton-modules-account-payment-sepa_*.deb .";
  spawnSync("sh", ["-c", script], { cwd: folder, stdio: "ignore", timeout: 120_000 });
}
const isMissing = xmllint === undefined || !existsSync(schema);

function faultsOf(xml: string): string {
  const { status, stderr } = spawnSync(xmllint ?? "", ["--noout", "--schema", schema, "-"], {
    input: xml,
    encoding: "utf8",
  });
  return status === 0 ? "" : stderr;
}

const file: TransferFile = {
  id: "2026-11-EUR-1",
  createdAt: new Date("2026-11-05T09:30:00Z"),
  payer: { holder: "Octroi & Cie", iban: "FR1420041010050500013M02606" },
  transfers: [
    {
      reference: "2026-41",
      cents: 37_489n,
      holder: "Éditions “L’Œuvre” <Zürich>",
      iban: "CH9300762011623852957",
      about: "Relevé 2026-10 n° 41",
    },
    { reference: "2026-42", cents: 2_500n, holder: "日本", iban: "DE89370400440532013000", about: "42" },
  ],
};

/*
 * The version of 2019 differs in its name and in how a day is written. It was validated on 2026-11-19 against the European
 * Payments Council’s schema for it (EPC132-08, 2023 version 1.0), which no package has and which is not ours to hand on.
 */
test("the two versions of the message differ in their name, and in how a day is written", () => {
  const newer = sepaFile(file)
    .replace("pain.001.001.09", "pain.001.001.03")
    .replace(/<ReqdExctnDt><Dt>([\d-]+)<\/Dt><\/ReqdExctnDt>/, "<ReqdExctnDt>$1</ReqdExctnDt>");
  expect(newer).toBe(sepaFile(file, "03"));
});

test("its sums are those of its transfers, and names are in letters that every bank takes", () => {
  const xml = sepaFile(file);
  expect(xml.match(/<CtrlSum>399\.89<\/CtrlSum>/g)).toHaveLength(2);
  expect(xml.match(/<NbOfTxs>2<\/NbOfTxs>/g)).toHaveLength(2);
  expect(xml).toContain('<InstdAmt Ccy="EUR">374.89</InstdAmt>');
  expect(xml).toContain("<Nm>Editions .L'OEuvre. .Zurich.</Nm>");
  expect(xml).toContain("<Nm>Octroi + Cie</Nm>");
  expect(xml).toContain("<Nm>..</Nm>");
});

describe.skipIf(isMissing)("with xmllint and ISO’s schema", () => {
  test("a file is valid whatever holders are called and however much they get", () => {
    expect(faultsOf(sepaFile(file, "03"))).toBe("");
    const transfer = fc.record({
      reference: fc.integer({ min: 1, max: 99_999 }).map((number) => `2026-${number}`),
      cents: fc.bigInt({ min: 1n, max: 99_999_999_999n }),
      holder: fc.string({ unit: "grapheme", minLength: 1, maxLength: 120 }),
      iban: fc.constantFrom("DE89370400440532013000", "MT84MALT011000012345MTLCAST001S"),
      about: fc.string({ minLength: 1, maxLength: 200 }),
    });
    const files = fc.array(transfer, { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(files, (transfers) => {
        expect(faultsOf(sepaFile({ ...file, transfers }, "03"))).toBe("");
      }),
      { numRuns: 40 },
    );
  });

  test("and the schema refuses one that was tampered with", () => {
    const xml = sepaFile(file, "03");
    expect(faultsOf(xml.replace("374.89", "374,89"))).toContain("InstdAmt");
    expect(faultsOf(xml.replace("<ChrgBr>SLEV</ChrgBr>", "<ChrgBr>FREE</ChrgBr>"))).toContain("ChrgBr");
    expect(faultsOf(xml.replace("DE89370400440532013000", "no account"))).toContain("IBAN");
  });
});
