import type { Command } from "@octroi/database/cli/program";
import { CommandError, UsageError } from "@octroi/database/cli/usage";
import { type Entry, utcMonth } from "../domain/books/books.ts";
import { journalEntry, journalHead } from "../domain/books/journal.ts";
import type { OperatorContext } from "./operator.ts";

const pageSize = 500;

export const journal: Command<OperatorContext> = {
  usage: "journal [--month 2026-11]",
  summary: "The entries of a month, for hledger and ledger",
  options: {
    month: { type: "string", help: "--month <month>      in UTC, such as 2026-11 (the current one)" },
    json: { type: "boolean", help: "--json               as JSON, one entry a line" },
  },
  prepare({ month, json: asJson }) {
    if (month !== undefined && !/^20\d\d-(?:0[1-9]|1[0-2])$/.test(String(month))) {
      throw new UsageError("--month takes a month such as 2026-11.");
    }
    return async ({ books }, { out }, now) => {
      const [broken] = await books.unbalanced();
      if (broken !== undefined) {
        throw new CommandError(`The legs of entry ${broken.entry} do not sum to zero in ${broken.currency}.`);
      }
      const asked = month === undefined ? utcMonth(now) : String(month);
      if (asJson !== true) {
        const balances = await books.balances({ month: asked });
        out.write(journalHead([...new Set(balances.map(({ account }) => account.currency))].sort()));
      }
      let after: Entry | undefined;
      for (;;) {
        const page = await books.entries(asked, { limit: pageSize, after });
        for (const entry of page) out.write(asJson === true ? jsonLine(entry) : journalEntry(entry));
        after = page.at(-1);
        if (page.length < pageSize) return "done";
      }
    };
  },
};

/** Amounts as text: no program rounds them. */
function jsonLine(entry: Entry): string {
  return `${JSON.stringify(entry, (_, value) => (typeof value === "bigint" ? String(value) : value))}\n`;
}
