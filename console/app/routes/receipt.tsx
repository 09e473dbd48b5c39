import { Button, button } from "@octroi/ui/components/button.tsx";
import { FactTable } from "@octroi/ui/components/fact-table.tsx";
import { intlFormatter } from "@octroi/ui/language/format-intl";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { pathTo } from "../../../domain/access/paths.ts";
import { isTestReceipt } from "../../../domain/market/receipt.ts";
import { receipt as words } from "../content/receipt.ts";
import { NarrowPage, Section, WidePage } from "../forms/page.tsx";
import { Facts } from "../layout/facts.tsx";
import { linkClass } from "../layout/link.ts";
import { guideTo } from "../market/guide.ts";
import { receiptFacts } from "../market/receipt-facts.ts";
import { withoutReceipt } from "../market/without-receipt.ts";
import { coinsOrMoney } from "../page/coins.ts";
import { notFound, pageOf } from "../page/context.ts";
import { filled } from "../page/words.ts";

/** For whoever has the address, without a session: the key in it is the proof. */
export async function loader(args: LoaderFunctionArgs) {
  const page = pageOf(args);
  const { language, consoleUrl, services } = page;
  const { order: id = "", receiptKey = "" } = args.params;
  if (!services.isReceiptKey(id, receiptKey)) throw notFound();
  const order = await services.orders.find(id);
  // A publisher who is gone is shown to nobody; the company has the receipt in its account, and what it kept.
  if (order === undefined || (await services.workspaces.find(order.workspaceId)) === undefined)
    throw notFound();
  const document = (await services.orders.receiptOf(id))?.document;
  const copy = words[language];
  const address = { order: id, receiptKey };
  if (document === undefined) {
    const path = pathTo("receipt", address);
    const query = new URL(args.request.url).searchParams;
    const { title, text, ways } = await withoutReceipt(page, order, { path, query });
    return { isReceipt: false as const, copy: { ...copy, title }, text, ways };
  }
  const { date } = intlFormatter(language);
  const refunds = await services.orders.refundsOf(order);
  return {
    isReceipt: true as const,
    copy: { ...copy, title: filled(copy.title, { number: document.number }) },
    intro: filled(copy.intro, { seller: document.publisher.name, buyer: document.company.name }),
    isTest: isTestReceipt(document),
    facts: receiptFacts(document, language),
    refunds: refunds.map((line, place) => ({
      id: String(place),
      date: date(line.at),
      amount: coinsOrMoney(line, language),
    })),
    // Of a license that is over, no token is given.
    next:
      order.state === "paid" && order.license !== undefined
        ? {
            text: filled(copy.next.text, {
              endpoint: new URL(pathTo("olpToken", { site: order.site }), consoleUrl).href,
            }),
            guide: guideTo("token", page),
          }
        : undefined,
    withoutRefunds: order.state === "refunded" ? copy.refunds.nothing : copy.refunds.none,
    files: {
      json: pathTo("receiptJson", address),
      jws: pathTo("receiptJws", address),
      keys: pathTo("marketKeys", { workspace: order.workspaceId }),
    },
  };
}

/** What a company was given for its money; before that, what became of the payment. */
export default function Receipt() {
  const page = useLoaderData<typeof loader>();
  if (!page.isReceipt) {
    return (
      <NarrowPage title={page.copy.title} intro={page.text}>
        {page.ways.length > 0 && (
          <p className="flex flex-wrap gap-3.5">
            {page.ways.map(({ to, text }, place) => (
              <a key={to} href={to} className={button({ variant: place === 0 ? "jade" : "outline" })}>
                {text}
              </a>
            ))}
          </p>
        )}
      </NarrowPage>
    );
  }
  const { copy, intro, isTest, facts, next, refunds, withoutRefunds, files } = page;
  return (
    <WidePage
      title={copy.title}
      intro={intro}
      actions={
        <Button type="button" variant="outline" size="sm" data-print hidden className="print:hidden">
          {copy.print}
        </Button>
      }
    >
      {isTest && (
        <p className="max-w-3xl rounded-control border border-coral-deep bg-ink-900 px-4 py-3 text-coral">
          {copy.test}
        </p>
      )}
      <Facts facts={facts} />
      {next && (
        <div className="print:hidden">
          <Section heading={copy.next.heading}>
            <p className="max-w-[60ch] text-muted wrap-anywhere">{next.text}</p>
            <p>
              <a href={next.guide} className={linkClass}>
                {copy.next.guide}
              </a>
            </p>
          </Section>
        </div>
      )}
      <Section heading={copy.refunds.heading}>
        {refunds.length === 0 ? (
          <p className="text-muted">{withoutRefunds}</p>
        ) : (
          <div className="max-w-3xl">
            <FactTable
              caption={copy.refunds.caption}
              rows={refunds}
              rowKey={({ id }) => id}
              columns={[
                {
                  id: "date",
                  label: copy.refunds.columns.date,
                  heading: "words",
                  cell: (line) => line.date,
                },
                {
                  id: "amount",
                  label: copy.refunds.columns.amount,
                  figure: true,
                  cell: ({ amount }) => amount,
                },
              ]}
            />
          </div>
        )}
      </Section>
      <p className="max-w-[60ch] text-muted text-sm">{copy.noInvoice}</p>
      <div className="print:hidden">
        <Section heading={copy.check.heading}>
          <p className="max-w-[60ch] text-muted">{copy.check.text}</p>
          <p className="flex flex-wrap items-center gap-x-5">
            <a href={files.jws} download className={linkClass}>
              {copy.check.jws}
            </a>
            <a href={files.json} download className={linkClass}>
              {copy.check.json}
            </a>
            <a href={files.keys} className={linkClass}>
              {copy.check.keys}
            </a>
          </p>
        </Section>
      </div>
    </WidePage>
  );
}
