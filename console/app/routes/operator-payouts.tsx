import { Button } from "@octroi/ui/components/button.tsx";
import { FactTable } from "@octroi/ui/components/fact-table.tsx";
import { intlFormatter } from "@octroi/ui/language/format-intl";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { pathTo } from "../../../domain/access/paths.ts";
import { decimal, thresholdIn } from "../../../domain/books/statement.ts";
import type { PayoutFile } from "../../../store/books/payouts.ts";
import { books, operatorPayouts as words } from "../content/operator.ts";
import { Disclosure } from "../forms/disclosure.tsx";
import { type FormFault, typedForm } from "../forms/form.ts";
import { Section, WidePage } from "../forms/page.tsx";
import { BackLink, DoneLine, FaultLine, PageForm, Submit } from "../forms/parts.tsx";
import { linkClass } from "../layout/link.ts";
import { sumText } from "../operator/books-data.ts";
import { notFound, signedInPage } from "../page/context.ts";
import { filled } from "../page/words.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { language, services } = signedInPage(args);
  const copy = words[language];
  const { money, sum, date, counted } = intlFormatter(language);
  const [due, files] = [await services.payouts.due(), await services.payouts.files()];
  const names = new Map<string, string>();
  for (const { workspace } of [...due, ...files.flatMap(({ payouts }) => payouts)]) {
    if (names.has(workspace)) continue;
    names.set(workspace, (await services.workspaces.find(workspace))?.name ?? copy.deleted);
  }
  const textOf = (amount: bigint, currency: string) => sum({ amount: decimal(amount), currency });
  const publishers = (count: number) => counted(count, books[language].publishers);
  const fileRow = (file: PayoutFile) => {
    const { number, currency, createdAt, sentAt, payouts } = file;
    const parts = {
      number,
      sum: sumText(
        payouts.map(({ amount }) => ({ amount, currency })),
        language,
      ) as string,
      publishers: publishers(payouts.length),
      date: date(sentAt ?? createdAt),
    };
    return {
      number: String(number),
      isEuros: currency === "EUR",
      heading: filled(copy.waiting.heading, parts),
      sentence: filled(sentAt === undefined ? copy.waiting.sentence : copy.gone.summary, parts),
      transfers: payouts.map(({ workspace, amount, masked, returnedAt }, place) => ({
        place: String(place + 1),
        reference: `OCTROI-${number}-${place + 1}`,
        publisher: names.get(workspace) ?? "",
        account: masked,
        amount: textOf(amount, currency),
        returned: returnedAt && filled(copy.gone.returnedOn, { date: date(returnedAt) }),
      })),
    };
  };
  const waiting = files.filter(
    ({ sentAt, withdrawnAt }) => sentAt === undefined && withdrawnAt === undefined,
  );
  const ready = due.filter(({ state }) => state === "ready");
  const { searchParams } = new URL(args.request.url);
  const [done, fault] = [searchParams.get("done"), searchParams.get("fault")];
  return {
    copy,
    isPaying: services.bank.isAsked,
    hasPayer: services.bank.hasPayer,
    ready: [...Map.groupBy(ready, ({ currency }) => currency)].map(([currency, some]) => ({
      currency,
      sentence: filled(copy.ready.sentence, {
        sum: sumText(some, language) ?? "",
        publishers: publishers(some.length),
      }),
      prepare: filled(copy.ready.prepare, { currency }),
      mayPrepare: !waiting.some((file) => file.currency === currency),
      publishers: some.map(({ workspace, amount }) => ({
        id: workspace,
        publisher: names.get(workspace) ?? "",
        amount: textOf(amount, currency),
      })),
    })),
    waiting: waiting.map(fileRow),
    held: due.flatMap(({ workspace, currency, amount, state }) =>
      state === "ready"
        ? []
        : [
            {
              id: `${workspace} ${currency}`,
              publisher: names.get(workspace) ?? "",
              amount: textOf(amount, currency),
              why: filled(copy.held.why[state], { threshold: money(thresholdIn(currency)) }),
            },
          ],
    ),
    gone: files.filter(({ sentAt }) => sentAt !== undefined).map(fileRow),
    done: done === "made" || done === "sent" || done === "returned" ? copy.done[done] : undefined,
    fault: fault === "sent" || fault === "withdrawn" || fault === "sealed" ? copy.faults[fault] : undefined,
  };
}

export async function action(args: ActionFunctionArgs) {
  const { language, person, services } = signedInPage(args);
  const { faults } = words[language];
  const refused = (id: keyof typeof faults, status = 409) => {
    const fault: FormFault = { field: undefined, sentence: faults[id], typed: {} };
    return data(fault, { status });
  };
  const done = (what: "made" | "sent" | "returned") =>
    redirect(`${pathTo("operatorPayouts")}?done=${what}`, 303);
  const form = await typedForm(args.request);
  const { payouts, bank } = services;
  switch (form.text("do")) {
    case "file": {
      if (!bank.isAsked) return refused("off");
      const file = await payouts.fileFor(form.text("currency"), person.id);
      return file === undefined ? refused("nothing") : done("made");
    }
    case "sent": {
      const outcome = await payouts.markSent(numberIn(form.text("file")), person.id);
      if (outcome === "withdrawn") return refused("withdrawn");
      // Whoever pressed twice is where they wanted to be.
      return outcome === "unknown" ? refused("unknown", 404) : done("sent");
    }
    case "returned": {
      const [file, place] = [numberIn(form.text("file")), numberIn(form.text("place"))];
      const { outcome } = await payouts.markReturned(file, place, person.id);
      if (outcome === "unknown") return refused("unknown", 404);
      return outcome === "not-sent" ? refused("not-sent") : done("returned");
    }
    default:
      throw notFound();
  }
}

/** Files and their transfers count from one: nothing else is there. */
function numberIn(text: string): number {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0;
}

export default function OperatorPayouts() {
  const page = useLoaderData<typeof loader>();
  const { copy, isPaying, ready, waiting, held, gone, done } = page;
  const fault = useActionData<typeof action>();
  const { columns } = copy;
  const sentence = fault?.sentence ?? page.fault;
  return (
    <WidePage title={copy.title} intro={copy.intro}>
      {sentence !== undefined && <FaultLine>{sentence}</FaultLine>}
      {done && fault === undefined && <DoneLine>{done}</DoneLine>}
      {!isPaying && <p className="text-muted">{copy.off}</p>}
      {waiting.map((file) => (
        <Section key={file.number} heading={file.heading}>
          <p>{file.sentence}</p>
          <Transfers copy={copy} file={file} />
          {isPaying && (
            <p className="flex flex-wrap gap-x-5 gap-y-2">
              {file.isEuros && page.hasPayer && (
                <a href={pathTo("operatorPayoutsXml", { payout: file.number })} className={linkClass}>
                  {copy.waiting.sepa}
                </a>
              )}
              <a href={pathTo("operatorPayoutsCsv", { payout: file.number })} className={linkClass}>
                {copy.waiting.csv}
              </a>
            </p>
          )}
          {file.isEuros && !page.hasPayer && <p className="text-muted">{copy.waiting.noPayer}</p>}
          <p className="max-w-[60ch] text-muted">{copy.waiting.text}</p>
          <PageForm>
            <input type="hidden" name="file" value={file.number} />
            <Submit name="do" value="sent">
              {copy.waiting.sent}
            </Submit>
          </PageForm>
        </Section>
      ))}
      <Section heading={copy.ready.heading}>
        {ready.length === 0 && <p className="text-muted">{copy.ready.none}</p>}
        {ready.map(({ currency, sentence: total, prepare, mayPrepare, publishers }) => (
          <div key={currency} className="flex flex-col gap-4">
            <p>{total}</p>
            <FactTable
              caption={`${copy.ready.caption} (${currency})`}
              rows={publishers}
              rowKey={({ id }) => id}
              columns={[
                {
                  id: "publisher",
                  label: copy.ready.columns.publisher,
                  cell: ({ publisher }) => publisher,
                  heading: "words",
                },
                {
                  id: "amount",
                  label: copy.ready.columns.amount,
                  figure: true,
                  cell: ({ amount }) => amount,
                },
              ]}
            />
            {!mayPrepare && <p className="text-muted">{copy.ready.afterFile}</p>}
            {mayPrepare && isPaying && (
              <PageForm>
                <input type="hidden" name="currency" value={currency} />
                <Submit name="do" value="file">
                  {prepare}
                </Submit>
              </PageForm>
            )}
          </div>
        ))}
      </Section>
      {held.length > 0 && (
        <Section heading={copy.held.heading}>
          <FactTable
            caption={copy.held.caption}
            isStacked
            rows={held}
            rowKey={({ id }) => id}
            columns={[
              {
                id: "publisher",
                label: columns.publisher,
                heading: "words",
                cell: ({ publisher }) => publisher,
              },
              { id: "why", label: columns.why, cell: ({ why }) => why },
              { id: "amount", label: columns.amount, figure: true, cell: ({ amount }) => amount },
            ]}
          />
        </Section>
      )}
      <Section heading={copy.gone.heading}>
        {gone.length === 0 && <p className="text-muted">{copy.gone.none}</p>}
        <div className="*:not-first:border-t-0">
          {gone.map((file) => (
            <Disclosure key={file.number} summary={file.sentence}>
              <Transfers copy={copy} file={file} mayReturn />
            </Disclosure>
          ))}
        </div>
      </Section>
      <BackLink to={pathTo("operator")}>{copy.back}</BackLink>
    </WidePage>
  );
}

type Page = ReturnType<typeof useLoaderData<typeof loader>>;

interface TransfersProps {
  copy: Page["copy"];
  file: Page["gone"][number];
  mayReturn?: boolean;
}

function Transfers({ copy, file, mayReturn = false }: TransfersProps) {
  const { columns } = copy;
  return (
    <FactTable
      caption={copy.gone.caption}
      isStacked
      rows={file.transfers}
      rowKey={({ reference }) => reference}
      columns={[
        { id: "publisher", label: columns.publisher, heading: "words", cell: ({ publisher }) => publisher },
        { id: "reference", label: columns.reference, cell: ({ reference }) => reference },
        { id: "account", label: columns.account, cell: ({ account }) => account },
        { id: "amount", label: columns.amount, figure: true, cell: ({ amount }) => amount },
        ...(mayReturn
          ? [
              {
                id: "returned",
                label: columns.returned,
                cell: ({ returned, place, reference }: TransfersProps["file"]["transfers"][number]) =>
                  returned ?? (
                    <form method="post" className="flex justify-end">
                      <input type="hidden" name="file" value={file.number} />
                      <input type="hidden" name="place" value={place} />
                      <Button type="submit" name="do" value="returned" variant="outline" size="sm">
                        {copy.gone.returned}
                        <span className="sr-only"> ({reference})</span>
                      </Button>
                    </form>
                  ),
              },
            ]
          : []),
      ]}
    />
  );
}
