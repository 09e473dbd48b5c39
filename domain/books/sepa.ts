import { amountText } from "./amounts.ts";

/** One transfer of a file, in euros. */
export interface Transfer {
  /** Unique within the file, and what both sides find it by: up to 35 letters and digits. */
  reference: string;
  /** In cents. */
  cents: bigint;
  holder: string;
  iban: string;
  /** What the other side reads on its statement. */
  about: string;
}

export interface TransferFile {
  /** What the bank knows the file by: it refuses a second one of the same name. */
  id: string;
  createdAt: Date;
  /** Whose money it is. */
  payer: { holder: string; iban: string };
  transfers: readonly Transfer[];
}

/** Versions of ISO 20022's message that European banks take: of 2019, which SEPA's rulebook has had since 2023, and of 2009. */
export const sepaVersions = ["09", "03"] as const;
export type SepaVersion = (typeof sepaVersions)[number];

/** A file of credit transfers, as banks take it: ISO 20022's `pain.001`, by the rules of SEPA. */
export function sepaFile(file: TransferFile, version: SepaVersion = "09"): string {
  const { id, createdAt, payer, transfers } = file;
  const day = createdAt.toISOString().slice(0, 10);
  const totals = element("NbOfTxs", String(transfers.length)) + element("CtrlSum", euros(sumOf(transfers)));
  const message = [
    element(
      "GrpHdr",
      element("MsgId", reference(id)) +
        element("CreDtTm", createdAt.toISOString().slice(0, 19)) +
        totals +
        element("InitgPty", name(payer.holder)),
    ),
    element(
      "PmtInf",
      element("PmtInfId", reference(id)) +
        element("PmtMtd", "TRF") +
        totals +
        element("PmtTpInf", element("SvcLvl", element("Cd", "SEPA"))) +
        // The bank does it on its next working day.
        element("ReqdExctnDt", version === "03" ? day : element("Dt", day)) +
        element("Dbtr", name(payer.holder)) +
        element("DbtrAcct", account(payer.iban)) +
        element("DbtrAgt", element("FinInstnId", element("Othr", element("Id", "NOTPROVIDED")))) +
        element("ChrgBr", "SLEV") +
        transfers.map(transferElement).join(""),
    ),
  ].join("");
  const namespace = `urn:iso:std:iso:20022:tech:xsd:pain.001.001.${version}`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="${namespace}">${element("CstmrCdtTrfInitn", message)}</Document>\n`;
}

/** The sum of transfers, in cents. */
export function sumOf(transfers: readonly Pick<Transfer, "cents">[]): bigint {
  return transfers.reduce((sum, { cents }) => sum + cents, 0n);
}

function transferElement({ reference: endToEnd, cents, holder, iban, about }: Transfer): string {
  return element(
    "CdtTrfTxInf",
    element("PmtId", element("EndToEndId", reference(endToEnd))) +
      element("Amt", `<InstdAmt Ccy="EUR">${euros(cents)}</InstdAmt>`) +
      element("Cdtr", name(holder)) +
      element("CdtrAcct", account(iban)) +
      element("RmtInf", element("Ustrd", bankText(about, 140))),
  );
}

function element(tag: string, content: string): string {
  return `<${tag}>${content}</${tag}>`;
}

function name(holder: string): string {
  return element("Nm", bankText(holder, 70));
}

function account(iban: string): string {
  return element("Id", element("IBAN", iban));
}

function euros(cents: bigint): string {
  return amountText(cents, 2, 2);
}

/** It neither begins nor ends with a slash, nor has two in a row: banks refuse those. */
function reference(text: string): string {
  return text.replace(/[^A-Za-z0-9-]/g, "").slice(0, 35);
}

/** The letters that every bank of SEPA takes; others have one that stands for them. */
const plainLetters: Readonly<Record<string, string>> = {
  œ: "oe",
  Œ: "OE",
  æ: "ae",
  Æ: "AE",
  ß: "ss",
  ø: "o",
  Ø: "O",
  ł: "l",
  Ł: "L",
  đ: "d",
  Đ: "D",
  "’": "'",
  "&": "+",
};

function bankText(text: string, length: number): string {
  return (
    text
      .replace(/[œŒæÆßøØłŁđĐ’&]/g, (letter) => plainLetters[letter] ?? letter)
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .replace(/\s+/g, " ")
      .replace(/[^A-Za-z0-9/?:().,'+ -]/gu, ".")
      .replace(/\/{2,}/g, "/")
      .slice(0, length)
      .replace(/^[ /]+|[ /]+$/g, "") || "."
  );
}
