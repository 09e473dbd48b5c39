import type { DatabaseLocation } from "@octroi/database/database";
import { execute } from "@octroi/database/testing/databases";
import type { BillDocument, StatementDocument } from "../../../domain/books/statement.ts";

/** A statement of a month with two companies and a correction, and a payout that is with the bank. */
export async function addStatement(
  location: DatabaseLocation,
  { workspace, site, domain }: { workspace: string; site: string; domain: string },
  total: Partial<StatementDocument["totals"][number]> = {},
): Promise<string> {
  const [row] = await execute(location, "select coalesce(max(number), 0) + 1 as number from statement");
  const number = Number(Object(row).number);
  const line = { site, domain, uses: ["ai-input"], currency: "EUR" };
  const document: StatementDocument = {
    version: 1,
    number: `2026-${number}`,
    month: "2026-10",
    closedAt: "2026-11-02T00:12:00.000Z",
    sharePercent: 80,
    lines: [
      {
        ...line,
        agreement: "a",
        company: "Mistral AI",
        price: "0.004",
        visits: 12_004,
        gross: "48.016",
        share: "38.4128",
      },
      {
        ...line,
        agreement: "b",
        company: "OpenAI",
        price: "0.005",
        visits: 84_120,
        gross: "420.6",
        share: "336.48",
      },
    ],
    corrections: [
      { agreement: "b", company: "OpenAI", note: "A test was counted", currency: "EUR", amount: "-0.4" },
      {
        agreement: "a",
        company: "Mistral AI",
        note: "Reported twice by a connector",
        currency: "EUR",
        amount: "-3.84",
        visits: { month: "2026-08", site, domain, visits: -1_200 },
      },
    ],
    totals: [
      {
        currency: "EUR",
        visits: 96_124,
        gross: "468.616",
        before: "12.5",
        earned: "374.8928",
        corrected: "-4.24",
        paid: "0",
        after: "383.1528",
        ...total,
      },
    ],
  };
  const id = crypto.randomUUID();
  await execute(
    location,
    `insert into statement (id, workspace, month, year, number, document)
     values ('${id}', '${workspace}', '2026-10', 2026, ${number}, '${JSON.stringify(document)}') returning id`,
  );
  await execute(
    location,
    `insert into payout_file (number, currency, created_at, sent_at)
     values (${number}, 'EUR', '2026-11-05T09:30:00.000Z', '2026-11-05T10:00:00.000Z') returning number`,
  );
  await execute(
    location,
    `insert into payout (file, workspace, amount, masked, sealed)
     values (${number}, '${workspace}', 386990000, 'FR••\u00a0••••\u00a04021', null) returning file`,
  );
  return id;
}

/** A bill that nobody has paid. No month is closed for it: what a test posts stays where it says. */
export async function addBill(
  location: DatabaseLocation,
  { agreement, site }: { agreement: string; site: string },
): Promise<string> {
  const [row] = await execute(location, "select coalesce(max(number), 0) + 1 as number from bill");
  const number = Number(Object(row).number);
  const document: BillDocument = {
    version: 1,
    number: `2026-${number}`,
    month: "2026-10",
    closedAt: "2026-11-02T00:12:00.000Z",
    agreement,
    company: "Example Search",
    price: "0.0075",
    currency: "EUR",
    lines: [
      { site, domain: "a-very-long-name-of-a-publication.example.org", visits: 84_121, gross: "630.9075" },
      { site: "removed", domain: null, visits: 10_000, gross: "75" },
    ],
    visits: 94_121,
    gross: "705.9075",
    corrected: "-9.4",
    corrections: [
      { note: "A test was counted", gross: "-0.4" },
      {
        note: "Reported twice by a connector",
        gross: "-9",
        visits: {
          month: "2026-08",
          site,
          domain: "a-very-long-name-of-a-publication.example.org",
          visits: -1_200,
        },
      },
    ],
    before: "0.0025",
    due: "696.51",
    after: "0",
  };
  await execute(
    location,
    `insert into bill (id, agreement, month, year, number, document, due, currency)
     values ('${crypto.randomUUID()}', '${agreement}', '2026-${String((number % 12) + 1).padStart(2, "0")}', 2026, ${number},
             '${JSON.stringify(document)}', 696510000, 'EUR') returning id`,
  );
  return document.number;
}
