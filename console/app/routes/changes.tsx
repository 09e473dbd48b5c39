import { intlFormatter } from "@octroi/ui/language/format-intl";
import type { Language } from "@octroi/ui/language/language";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { pathTo } from "../../../domain/access/paths.ts";
import type { Change, ChangeKind } from "../../../domain/workspaces/changes.ts";
import { isPlan, isRole } from "../../../domain/workspaces/workspace.ts";
import { type ChangesCopy, changes, roleWords, workspace } from "../content/people.ts";
import { WidePage } from "../forms/page.tsx";
import { linkClass } from "../layout/link.ts";
import { useWorkspace } from "../page/console-data.ts";
import { memberPage } from "../page/context.ts";
import { momentText } from "../page/moment.ts";
import { filled } from "../page/words.ts";

const maxRows = 200;

export async function loader(args: LoaderFunctionArgs) {
  const { language, membership, services } = memberPage(args);
  const words = changes[language];
  const list = await services.workspaces.changes(membership.id, maxRows);
  const rows = list.map((change, place) => ({
    place,
    at: momentText(language, change.at, membership.timeZone),
    by: happenings.some((kind) => kind === change.kind) ? undefined : actorOf(change, words),
    what: filled(words.kinds[change.kind], {
      subject: change.subject ?? "…",
      value: readableValue(change, language),
    }),
  }));
  return { copy: words, rows };
}

/** What nobody did: their sentences need no subject. */
const happenings = [
  "site-connected",
  "domain-lost",
  "agreement-lost",
] as const satisfies readonly ChangeKind[];

function actorOf({ by, token }: Change, words: ChangesCopy): string {
  if (token === undefined) return by ?? words.operator;
  return by === undefined
    ? filled(words.byTokenOfNobody, { token })
    : filled(words.byToken, { person: by, token });
}

function readableValue({ value }: Change, language: Language): string {
  if (isRole(value)) return roleWords[language][value].name;
  if (isPlan(value)) return workspace[language].plans[value];
  const [, amount, currency] = /^(\d+(?:\.\d+)?) ([A-Z]{3})$/.exec(value ?? "") ?? [];
  return amount === undefined || currency === undefined
    ? (value ?? "")
    : intlFormatter(language).money({ amount, currency });
}

export default function Changes() {
  const { copy, rows } = useLoaderData<typeof loader>();
  const workspace = useWorkspace();
  const files = { csv: pathTo("changesCsv", workspace), json: pathTo("changesJson", workspace) };
  return (
    <WidePage title={copy.title} intro={copy.intro}>
      <ol aria-label={copy.caption} className="border-line-soft border-b">
        {rows.map(({ place, at, by, what }) => (
          <li
            key={place}
            className="rule-dotted grid gap-x-6 gap-y-0.5 py-3 sm:grid-cols-[15rem_minmax(0,1fr)] sm:items-baseline"
          >
            <span className="figures text-faint text-label">{at}</span>
            <span className="min-w-0 wrap-anywhere">
              {by && <span className="font-semibold">{by}</span>} {what}
            </span>
          </li>
        ))}
      </ol>
      <p className="flex flex-wrap gap-x-5 text-sm">
        {(["csv", "json"] as const).map((kind) => (
          <a key={kind} href={files[kind]} download className={linkClass}>
            {copy.files[kind]}
          </a>
        ))}
      </p>
    </WidePage>
  );
}
