import type { DatabaseLocation } from "@octroi/database/database";
import { execute } from "@octroi/database/testing/databases";
import { type NewEntry, visitLegs } from "../../../domain/books/books.ts";
import type { Store } from "../../../store/store.ts";
import { addedSite } from "../added-site.ts";

/** A publisher with a site, whose people are in the store as any other. */
export async function addPublisher(store: Store, name: string) {
  const owner = await store.people.ensure(`${name}@example.com`, "en");
  const workspace = (await store.workspaces.currentOf(owner)).id;
  await store.workspaces.setPlan(workspace, "pro", undefined);
  const site = await addSite(store, workspace, `${name}.example.com`);
  return { owner, workspace, site };
}

export async function addSite(store: Store, workspaceId: string, domain: string): Promise<string> {
  return (await addedSite(store, { workspaceId, domain })).site.id;
}

export interface TestAgreement {
  agreement: string;
  price: { amount: string; currency: string };
}

/** An agreement as the store of agreements writes it, for those who need no more of it than its terms. */
export async function addAgreement(
  location: DatabaseLocation,
  company: string,
  price: TestAgreement["price"],
): Promise<TestAgreement> {
  const agreement = crypto.randomUUID();
  await execute(
    location,
    `insert into agreement (id, company, crawlers, uses, amount, currency, first_day, last_day, created_at)
     values ('${agreement}', '${company}', '["GPTBot"]', '["ai-input"]', '${price.amount}', '${price.currency}',
             '2026-01-01', '2030-12-31', '2026-01-01T00:00:00.000Z') returning id`,
  );
  return { agreement, price };
}

let references = 0;

/** What a batch of visits at a site comes to. */
export function visitsEntry(
  { workspace, site }: { workspace: string; site: string },
  terms: TestAgreement,
  visits: number,
  at: string | Date,
  changes: Partial<NewEntry> = {},
): NewEntry {
  references += 1;
  return {
    kind: "visits",
    reference: `${site}/${references}`,
    at: new Date(at),
    legs: visitLegs({ ...terms, workspace }, visits),
    site,
    license: `license of ${site}`,
    visits,
    ...changes,
  };
}

/** Takes back what visits came to. */
export function refundEntry(
  publisher: { workspace: string; site: string },
  terms: TestAgreement,
  visits: number,
  at: string | Date,
  note: string,
): NewEntry {
  const { legs, reference, ...rest } = visitsEntry(publisher, terms, visits, at);
  return {
    ...rest,
    kind: "correction",
    reference: `refund ${reference}`,
    visits: undefined,
    license: undefined,
    note,
    legs: legs.map(({ account, amount }) => ({ account, amount: -amount })),
  };
}
