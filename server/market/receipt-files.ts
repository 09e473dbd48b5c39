import { Refusal } from "@octroi/web/http/refusal";
import type { Context, Handler } from "hono";
import { pathTo } from "../../domain/access/paths.ts";
import { isTestReceipt, type ReceiptDocument, type RefundLine } from "../../domain/market/receipt.ts";
import { compactJws } from "../../domain/secrets/jws.ts";
import type { Secrets } from "../../domain/secrets/secrets.ts";
import { isSameText } from "../../domain/secrets/tokens.ts";
import type { Store } from "../../store/store.ts";
import type { ConsoleEnv } from "../console/env.ts";
import { licenseKeysOf } from "../console/licenses/token.ts";

interface ReceiptFileServices {
  /** Of the console. */
  url: URL;
  store: Pick<Store, "orders" | "workspaces">;
  secrets: Pick<Secrets, "receiptKey" | "licenseKeyOf">;
  now?: () => Date;
}

/** Where a person sees what came of an order; with `.json` or `.jws` behind it, a program. */
export type ReceiptPage = (order: string) => string;

export function receiptPageOf(url: URL, secrets: Pick<Secrets, "receiptKey">): ReceiptPage {
  return (order) => new URL(pathTo("receipt", { order, receiptKey: secrets.receiptKey(order) }), url).href;
}

/** A receipt as programs get it: as it was written, where people see it, and whether it is one of a test. */
export function receiptFacts(document: ReceiptDocument, page: ReceiptPage) {
  return { ...document, isTest: isTestReceipt(document), page: page(document.order) };
}

/** What tells it from a license, which the same key signs. */
const receiptType = "receipt+jws";

/** A receipt as JSON, and the same signed, for whoever has its address. */
export function receiptFiles({ url, store, secrets, now = () => new Date() }: ReceiptFileServices): {
  receiptJson: Handler<ConsoleEnv>;
  receiptJws: Handler<ConsoleEnv>;
} {
  const page = receiptPageOf(url, secrets);

  async function found(c: Context<ConsoleEnv>) {
    const { order: id = "", receiptKey = "" } = c.get("route").parameters;
    // Before anything is read: whoever guesses learns nothing by how long it took.
    if (!isSameText(receiptKey, secrets.receiptKey(id))) throw new Refusal("unknown");
    const [order, receipt] = await Promise.all([store.orders.find(id), store.orders.receiptOf(id)]);
    const isThere = order && receipt && (await store.workspaces.find(order.workspaceId)) !== undefined;
    if (!isThere) throw new Refusal("unknown");
    return signedFacts(receipt.document, await store.orders.refundsOf(order), { page, url });
  }

  function headersOf(document: ReceiptDocument, type: string, extension: string) {
    return {
      "content-type": type,
      "content-disposition": `attachment; filename="receipt-${document.number}.${extension}"`,
      "x-robots-tag": "noindex",
    };
  }

  return {
    async receiptJson(c) {
      const facts = await found(c);
      const headers = headersOf(facts, "application/json", "json");
      return c.body(`${JSON.stringify(facts, null, 2)}\n`, 200, headers);
    },
    async receiptJws(c) {
      const facts = await found(c);
      const key = secrets.licenseKeyOf(facts.publisher.workspace);
      const [known] = (await licenseKeysOf(secrets, facts.publisher.workspace)).keys;
      // Refunds are as of then: the later of two says more.
      const payload = JSON.stringify({ ...facts, iat: Math.floor(now().getTime() / 1_000) });
      const jws = compactJws(payload, key, {
        typ: receiptType,
        ...(known?.kid !== undefined && { kid: known.kid }),
      });
      return c.body(jws, 200, headersOf(facts, "application/jose", "jws"));
    },
  };
}

interface Addresses {
  page: ReceiptPage;
  url: URL;
}

/** What is signed: the receipt, what was given back since, and where the key is that checks it. */
function signedFacts(document: ReceiptDocument, refunds: readonly RefundLine[], { page, url }: Addresses) {
  const keys = new URL(pathTo("marketKeys", { workspace: document.publisher.workspace }), url).href;
  return { ...receiptFacts(document, page), refunds, keys };
}
