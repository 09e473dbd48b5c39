import { sealBankDetails } from "../../domain/books/bank-details.ts";
import type { Secrets } from "../../domain/secrets/secrets.ts";
import type { Store } from "../../store/store.ts";
import { addSite, visitsEntry } from "./store/publishers.ts";

export const publisherIban = "DE89370400440532013000";

/**
 * Two agreements and a month of theirs that is over and closed: `bill` is of the first, unpaid, and what two publishers get
 * of it waits: one has an account and gets €336.48, the other has none. Each call adds agreements and publishers of its own.
 */
export async function addClosedMonth(store: Store, secrets: Pick<Secrets, "seal">, name: string) {
  // What is posted two months ago is of a month that is over, whatever day it is.
  const then = new Date(Date.now() - 62 * 86_400_000);
  const agreementOf = (company: string, amount: string) =>
    store.agreements.add({
      company,
      crawlers: ["GPTBot", "OAI-SearchBot"],
      uses: ["ai-input", "ai-train"],
      price: { amount, currency: "EUR" },
      from: "2026-01-01",
      until: "2035-12-31",
    });
  const agreement = await agreementOf(`Example AI of ${name}`, "0.005");
  const other = await agreementOf(`Example Search of ${name}`, "0.0075");
  const publisher = async (who: string) => {
    const owner = await store.people.ensure(`${who}-${name}@example.com`, "en");
    const { id: workspace } = await store.workspaces.currentOf(owner);
    await store.workspaces.setPlan(workspace, "pro", undefined);
    const site = await addSite(store, workspace, `${who}.${name}.example.com`);
    await store.sites.markDomainProven(site, "gate");
    await store.agreements.join(site, agreement.id, owner.id);
    return { owner, workspace, site };
  };
  const [ada, ben] = [await publisher("ada"), await publisher("ben")];
  await store.bankDetails.set(
    ada.workspace,
    {
      sealed: sealBankDetails(secrets, ada.workspace, { holder: "Ada & Cie", iban: publisherIban }),
      masked: "DE•• •••• 3000",
    },
    undefined,
  );
  const terms = { agreement: agreement.id, price: agreement.price };
  await store.books.post([
    visitsEntry(ada, terms, 84_121, then),
    visitsEntry(ben, terms, 10_000, then),
    visitsEntry(ada, { agreement: other.id, price: other.price }, 1_204, then),
    // Of a month that is open.
    visitsEntry(ada, terms, 400, new Date()),
  ]);
  await store.books.closeMonths();
  const bill = (await store.bills.list()).find(
    ({ document }) => document.agreement === agreement.id,
  )?.document;
  if (bill === undefined) throw new Error("Expected a bill, found none");
  return {
    agreement: agreement.id,
    otherAgreement: other.id,
    bill: bill.number,
    month: bill.month,
    ada,
    ben,
  };
}
