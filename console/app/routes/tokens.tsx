import { button } from "@octroi/ui/components/button.tsx";
import { CodeBlock } from "@octroi/ui/components/code-block.tsx";
import { intlFormatter } from "@octroi/ui/language/format-intl";
import type { Language } from "@octroi/ui/language/language";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { pathTo } from "../../../domain/access/paths.ts";
import { isOver, type Token } from "../../../domain/api/token.ts";
import { readableDomain } from "../../../domain/sites/domain-name.ts";
import { mayAs } from "../../../domain/workspaces/workspace.ts";
import { tokens } from "../content/tokens.ts";
import { Disclosure } from "../forms/disclosure.tsx";
import { typedForm } from "../forms/form.ts";
import { WidePage } from "../forms/page.tsx";
import { DoneLine, PageForm, Submit } from "../forms/parts.tsx";
import { Row, Rows } from "../forms/rows.tsx";
import { linkClass } from "../layout/link.ts";
import { useConsoleData, useWorkspace } from "../page/console-data.ts";
import { memberPage } from "../page/context.ts";
import { filled } from "../page/words.ts";

/** Of those that are over. */
const maxOver = 20;

/** Owners see every token; the others their own. */
export async function loader(args: LoaderFunctionArgs) {
  const { language, person, membership, now, consoleUrl, services } = memberPage(args);
  const words = tokens[language];
  const isOwner = mayAs(membership.role, "owner");
  const list = (await services.apiTokens.list(membership.id)).filter(
    ({ personId }) => isOwner || personId === person.id,
  );
  return {
    copy: words,
    assistantAddress: new URL("/mcp", consoleUrl).href,
    inUse: list.filter((token) => !isOver(token, now)).map((token) => tokenRow(token, language)),
    over: list
      .filter((token) => isOver(token, now))
      .slice(0, maxOver)
      .map((token) => tokenRow(token, language)),
    isEnded: new URL(args.request.url).searchParams.has("ended"),
  };
}

function tokenRow(token: Token, language: Language) {
  const words = tokens[language];
  const { date } = intlFormatter(language);
  const { id, name, scopes, sites, by, createdAt, expiresAt, lastUsedOn, endedAt } = token;
  const made = filled(by === undefined ? words.madeByNobody : words.made, {
    date: date(createdAt),
    person: by ?? "",
  });
  const reach = sites === "all" ? words.reach.all : sites.map(readableDomain).join(", ") || words.reach.none;
  return {
    id,
    name,
    allows: [reach, ...scopes.map((scope) => words.scopes[scope].name)].join(" · "),
    life: [
      made,
      filled(words.until, { date: date(expiresAt) }),
      lastUsedOn === undefined ? words.unused : filled(words.used, { date: date(lastUsedOn) }),
    ].join(", "),
    over:
      endedAt === undefined
        ? filled(words.expiredOn, { date: date(expiresAt) })
        : filled(words.endedOn, { date: date(endedAt) }),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { person, membership, services } = memberPage(args);
  const form = await typedForm(args.request);
  const of = mayAs(membership.role, "owner") ? undefined : person.id;
  await services.apiTokens.end(membership.id, form.text("end"), person.id, of);
  return redirect(`${pathTo("tokens", { workspace: membership.id })}?ended=yes`, 303);
}

export default function Tokens() {
  const { copy, assistantAddress, inUse, over, isEnded } = useLoaderData<typeof loader>();
  const workspace = useWorkspace();
  const { siteUrl, language } = useConsoleData();
  return (
    <WidePage
      title={copy.title}
      intro={copy.intro}
      actions={
        <a href={pathTo("newToken", workspace)} className={button({ variant: "jade" })}>
          {copy.create}
        </a>
      }
    >
      {isEnded && <DoneLine>{copy.ended}</DoneLine>}
      {inUse.length === 0 ? (
        <p className="text-muted">{copy.none}</p>
      ) : (
        <ul aria-label={copy.caption} className="flex flex-col gap-10">
          {inUse.map(({ id, name, allows, life }) => (
            <li key={id}>
              <h2 className="font-sans font-semibold text-base tracking-normal wrap-anywhere">{name}</h2>
              <p className="mt-1 text-[0.9375rem] wrap-anywhere">{allows}</p>
              <p className="mt-1 mb-4 text-[0.9375rem] text-muted wrap-anywhere">{life}</p>
              <Disclosure summary={copy.end}>
                <PageForm action={pathTo("tokens", workspace)}>
                  <p className="text-[0.9375rem] text-muted">{copy.endMeans}</p>
                  <Submit name="end" value={id} variant="destructive">
                    {copy.endNow}
                    <span className="sr-only"> {name}</span>
                  </Submit>
                </PageForm>
              </Disclosure>
            </li>
          ))}
        </ul>
      )}
      <div className="flex max-w-xl flex-col gap-4">
        <CodeBlock title={copy.assistant} code={assistantAddress} wraps />
        <p className="text-[0.9375rem] text-muted">
          {copy.guide.before}
          <a href={`${siteUrl}${language === "fr" ? "/fr" : ""}/documentation/api`} className={linkClass}>
            {copy.guide.link}
          </a>
        </p>
      </div>
      {over.length > 0 && (
        <Disclosure summary={copy.over}>
          <Rows label={copy.over}>
            {over.map((token) => (
              <Row key={token.id} name={token.name} note={token.allows}>
                <span className="text-[0.9375rem] text-muted">{token.over}</span>
              </Row>
            ))}
          </Rows>
        </Disclosure>
      )}
    </WidePage>
  );
}
