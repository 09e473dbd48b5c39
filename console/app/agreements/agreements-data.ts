import { intlFormatter } from "@octroi/ui/language/format-intl";
import type { Language } from "@octroi/ui/language/language";
import { type Agreement, agreementState, shareOfPrice } from "../../../domain/agreements/agreement.ts";
import { utcMonth } from "../../../domain/books/books.ts";
import { type Amount, textOf, times } from "../../../domain/rules/money.ts";
import { dayOf } from "../../../domain/visits/day.ts";
import type { Repositories } from "../../../store/store.ts";
import { agreements as words } from "../content/agreements.ts";
import { filled } from "../page/words.ts";

const daysTried = 30;

interface AgreementsRequest {
  language: Language;
  now: Date;
  site: string;
  services: Pick<Repositories, "agreements" | "books" | "visits">;
}

/** The agreements of a site as its pages show them. */
export async function agreementRows({ language, now, site, services }: AgreementsRequest) {
  const known = await services.agreements.ofSite(site);
  const visits = known.length === 0 ? [] : await visitsTried(services.visits, site, now);
  const earned = await services.books.earned({ site, month: utcMonth(now) });
  const rows = known.map(({ agreement, answer }) => {
    const isOver = agreementState(agreement, now) === "ended";
    const lines = earned.filter((line) => line.agreement === agreement.id);
    return {
      ...factsOf(agreement, language, visits),
      answer,
      isOver,
      state: isOver ? ("over" as const) : (answer ?? ("undecided" as const)),
      month: answer === "joined" || lines.length > 0 ? earnedText(lines, agreement, language) : undefined,
    };
  });
  return rows.toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state));
}

/** What waits for an answer comes first, what is over last. */
const order: readonly string[] = ["undecided", "joined", "declined", "left", "over"];

export type AgreementRow = Awaited<ReturnType<typeof agreementRows>>[number];

type Tried = Awaited<ReturnType<typeof visitsTried>>;

/** The last days, by crawler, with what logs told of them. Who only claims to be a company’s crawler would not pay. */
async function visitsTried(visits: Repositories["visits"], site: string, now: Date) {
  const today = dayOf(now.getTime());
  const range = { unit: "day", from: today - daysTried + 1, to: today, step: daysTried } as const;
  const counted = (await visits.totals(site, range)).filter(({ identity }) => identity !== "outside");
  return [...counted, ...(await visits.imported(site, range))];
}

function factsOf(agreement: Agreement, language: Language, tried: Tried) {
  const copy = words[language];
  const { date, money, sum, counted } = intlFormatter(language);
  const { id, company, price } = agreement;
  const share = shareOfPrice(price);
  const crawlers = agreement.crawlers.join(", ");
  const uses = listed(
    agreement.uses.map((use) => copy.uses[use]),
    language,
  );
  const dates = { from: date(agreement.from), until: date(agreement.until) };
  const visits = tried
    .filter(({ crawler }) => agreement.crawlers.includes(crawler))
    .reduce((total, each) => total + each.visits, 0);
  return {
    id,
    company,
    uses,
    crawlers,
    price: money(price),
    share: money(share),
    ...dates,
    terms: filled(copy.terms, { uses, price: money(price), share: money(share) }),
    dates: filled(copy.dates, { crawlers, ...dates }),
    past:
      visits === 0
        ? copy.pastNone
        : filled(counted(visits, copy.past), { amount: sum(times(share, visits)) }),
  };
}

function earnedText(
  lines: readonly { visits: number; share: bigint }[],
  { price: { currency } }: Agreement,
  language: Language,
): string {
  const { sum, counted } = intlFormatter(language);
  const share = lines.reduce((total, line) => total + line.share, 0n);
  const visits = lines.reduce((total, line) => total + line.visits, 0);
  const amount: Amount = { amount: textOf(share), currency };
  return filled(counted(visits, words[language].month), { amount: sum(amount) });
}

function listed(parts: readonly string[], language: Language): string {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(parts);
}
