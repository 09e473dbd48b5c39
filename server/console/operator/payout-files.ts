import { Refusal } from "@octroi/web/http/refusal";
import type { Context, Handler } from "hono";
import { pathTo } from "../../../domain/access/paths.ts";
import type { Transfer, TransferFile } from "../../../domain/books/sepa.ts";
import type { Secrets } from "../../../domain/secrets/secrets.ts";
import type { PayoutFile } from "../../../store/books/payouts.ts";
import type { Store } from "../../../store/store.ts";
import { payoutCsv, payoutSepa, transfersOf } from "../../operations/payout-file.ts";
import type { ConsoleEnv } from "../env.ts";

interface PayoutSettings {
  payouts: boolean;
  payer?: TransferFile["payer"] | undefined;
}

/** A file of payouts that waits for the bank. It holds whole account numbers, which no page does. */
export function payoutFiles(
  { payouts: isPaying, payer }: PayoutSettings,
  { payouts }: Pick<Store, "payouts">,
  secrets: Pick<Secrets, "unseal">,
): Record<"operatorPayoutsXml" | "operatorPayoutsCsv", Handler<ConsoleEnv>> {
  async function answer(
    c: Context<ConsoleEnv>,
    extension: "xml" | "csv",
    textOf: (file: PayoutFile, transfers: readonly Transfer[]) => string,
  ): Promise<Response> {
    const number = Number(c.get("route").parameters.payout);
    const file = isPaying ? (await payouts.files()).find((one) => one.number === number) : undefined;
    if (file === undefined || (extension === "xml" && file.currency !== "EUR")) throw new Refusal("unknown");
    const leadBack = (fault: "sent" | "withdrawn" | "sealed") =>
      c.redirect(`${pathTo("operatorPayouts")}?fault=${fault}`, 303);
    if (file.sentAt !== undefined) return leadBack("sent");
    if (file.withdrawnAt !== undefined) return leadBack("withdrawn");
    const transfers = transfersOf(file, secrets);
    if ("unreadable" in transfers) return leadBack("sealed");
    return c.body(textOf(file, transfers), 200, {
      "content-type": extension === "xml" ? "application/xml" : "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="octroi-payouts-${number}.${extension}"`,
    });
  }
  return {
    operatorPayoutsXml: (c) => {
      if (payer === undefined) throw new Refusal("unknown");
      return answer(c, "xml", (file, transfers) => payoutSepa(file, transfers, payer));
    },
    operatorPayoutsCsv: (c) => answer(c, "csv", payoutCsv),
  };
}
