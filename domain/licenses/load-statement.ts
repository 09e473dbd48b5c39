import type { License } from "./license.ts";
import type { AskedDay, LicensedDay } from "./licenses.ts";
import { daysOf, type Statement, statementOf } from "./statement.ts";

interface LicenseFigures {
  list(site: string): Promise<License[]>;
  licensedDays(site: string, days: { from: number; to: number }): Promise<LicensedDay[]>;
  askedDays(site: string, days: { from: number; to: number }): Promise<AskedDay[]>;
}

/** The statements of some months, in their order. */
export async function loadStatements(
  licenses: LicenseFigures,
  site: string,
  months: readonly string[],
): Promise<Statement[]> {
  const days = months.map(daysOf);
  const range = {
    from: Math.min(...days.map(({ from }) => from)),
    to: Math.max(...days.map(({ to }) => to)),
  };
  const [issued, licensed, asked] = [
    await licenses.list(site),
    await licenses.licensedDays(site, range),
    await licenses.askedDays(site, range),
  ];
  return months.map((month) => statementOf(month, issued, licensed, asked));
}
