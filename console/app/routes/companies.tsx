import { Badge } from "@octroi/ui/components/badge.tsx";
import { Button } from "@octroi/ui/components/button.tsx";
import { FactTable } from "@octroi/ui/components/fact-table.tsx";
import { intlFormatter } from "@octroi/ui/language/format-intl";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { pathTo } from "../../../domain/access/paths.ts";
import { mayAs } from "../../../domain/workspaces/workspace.ts";
import { type CompaniesCopy, companies as words } from "../content/selling.ts";
import { typedForm } from "../forms/form.ts";
import { Section, WidePage } from "../forms/page.tsx";
import { BackLink, DoneLine } from "../forms/parts.tsx";
import { Row, Rows } from "../forms/rows.tsx";
import { coinsOrMoney } from "../page/coins.ts";
import { useWorkspace } from "../page/console-data.ts";
import { memberPage, notFound } from "../page/context.ts";
import { filled } from "../page/words.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { language, membership, services } = memberPage(args);
  const copy = words[language];
  const { number, date } = intlFormatter(language);
  const buyers = await services.buyers.buyersOf(membership.id);
  const blocks = await services.companies.blocksOf(membership.id);
  const blocked = new Set(blocks.map(({ company }) => company));
  const bought = new Set(buyers.map(({ company }) => company));
  const saved = new URL(args.request.url).searchParams.get("saved");
  return {
    copy,
    rows: buyers.map((buyer) => ({
      company: buyer.company,
      name: buyer.name,
      knownBy: buyer.knownBy === buyer.name ? undefined : buyer.knownBy,
      orders: number(buyer.orders),
      paid: buyer.paid.map((amount) => coinsOrMoney(amount, language)),
      read:
        buyer.bought === 0
          ? number(buyer.read)
          : filled(copy.ofBought, { read: number(buyer.read), bought: number(buyer.bought) }),
      last: date(buyer.lastPaidAt),
      isBlocked: blocked.has(buyer.company),
    })),
    others: blocks
      .filter(({ company }) => !bought.has(company))
      .map(({ company, name }) => ({ company, name, isBlocked: true })),
    mayEdit: mayAs(membership.role, "editor"),
    done: saved === "block" || saved === "unblock" ? copy.done[saved] : undefined,
  };
}

/** Whoever presses twice finds it as they wanted it. */
export async function action(args: ActionFunctionArgs) {
  const { person, membership, services } = memberPage(args);
  const { id } = membership;
  const form = await typedForm(args.request);
  const company = form.text("company");
  const task = form.text("task");
  if (task === "unblock") await services.companies.unblockIn(id, company);
  if (task === "block" && (await services.companies.blockIn(id, company, person.id)) === "unknown") {
    throw notFound();
  }
  return redirect(`${pathTo("companies", { workspace: id })}?saved=${task}`, 303);
}

/** Who bought of a workspace, and what each reads. */
export default function Companies() {
  const { copy, rows, others, mayEdit, done } = useLoaderData<typeof loader>();
  const { columns } = copy;
  const access = (row: AccessProps["row"]) => <Access row={row} copy={copy} mayEdit={mayEdit} />;
  return (
    <WidePage title={copy.title} intro={copy.intro}>
      {done && <DoneLine>{done}</DoneLine>}
      {rows.length === 0 ? (
        <p className="text-muted">{copy.empty}</p>
      ) : (
        <FactTable
          caption={copy.caption}
          isStacked
          rows={rows}
          rowKey={({ company }) => company}
          columns={[
            {
              id: "company",
              label: columns.company,
              heading: "words",
              cell: ({ name, knownBy }) => (
                <span className="wrap-anywhere">
                  {name}
                  {knownBy && (
                    <span className="block font-mono font-normal text-faint text-sm">{knownBy}</span>
                  )}
                </span>
              ),
            },
            { id: "orders", label: columns.orders, figure: true, cell: ({ orders }) => orders },
            {
              id: "paid",
              label: columns.paid,
              figure: true,
              cell: ({ paid }) => (
                <span className="text-brass">
                  {paid.length === 0 ? "–" : paid.map((sum) => <Sum key={sum}>{sum}</Sum>)}
                </span>
              ),
            },
            { id: "read", label: columns.read, figure: true, cell: ({ read }) => read },
            { id: "last", label: columns.last, nowrap: true, cell: ({ last }) => last },
            { id: "action", label: columns.action, nowrap: true, cell: access },
          ]}
        />
      )}
      {others.length > 0 && (
        <Section heading={copy.others.heading}>
          <p className="text-muted">{copy.others.text}</p>
          <Rows label={copy.others.heading}>
            {others.map((row) => (
              <Row key={row.company} name={row.name}>
                {access(row)}
              </Row>
            ))}
          </Rows>
        </Section>
      )}
      {rows.length > 0 && <p className="max-w-[60ch] text-muted text-sm">{copy.blocking}</p>}
      <BackLink to={pathTo("selling", useWorkspace())}>{copy.back}</BackLink>
    </WidePage>
  );
}

function Sum({ children }: { children: string }) {
  return <span className="block">{children}</span>;
}

interface AccessProps {
  row: { company: string; name: string; isBlocked: boolean };
  copy: CompaniesCopy;
  mayEdit: boolean;
}

/** Whether a company may buy and read, and the button that changes it. */
function Access({ row: { company, name, isBlocked }, copy, mayEdit }: AccessProps) {
  return (
    <form method="post" className="flex items-center gap-3">
      <input type="hidden" name="company" value={company} />
      {isBlocked && <Badge tone="loss">{copy.blocked}</Badge>}
      {mayEdit && (
        <Button type="submit" name="task" value={isBlocked ? "unblock" : "block"} variant="link" size="sm">
          {isBlocked ? copy.unblock : copy.block} <span className="sr-only">({name})</span>
        </Button>
      )}
    </form>
  );
}
