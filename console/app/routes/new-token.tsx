import { button } from "@octroi/ui/components/button.tsx";
import { CodeBlock } from "@octroi/ui/components/code-block.tsx";
import type { Language } from "@octroi/ui/language/language";
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import * as v from "valibot";
import { pathTo } from "../../../domain/access/paths.ts";
import {
  endOfToken,
  maxTokenNameLength,
  newTokenText,
  scopes,
  scopesOf,
  tokenDays,
  tokenName,
  tokenText,
} from "../../../domain/api/token.ts";
import { readableDomain } from "../../../domain/sites/domain-name.ts";
import { type NewTokenCopy, newToken, tokens } from "../content/tokens.ts";
import { type FormFault, formFault, formFaults, isFaulty, typedForm } from "../forms/form.ts";
import { NarrowPage } from "../forms/page.tsx";
import { BackLink, CheckBox, Choice, PageForm, Submit, TextField } from "../forms/parts.tsx";
import { useWorkspace } from "../page/console-data.ts";
import { memberPage } from "../page/context.ts";
import { filled } from "../page/words.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { language, membership, services } = memberPage(args);
  const words = tokens[language];
  return {
    copy: newToken[language],
    scopes: scopesOf(membership.role).map((scope) => ({ scope, ...words.scopes[scope] })),
    sites: (await services.sites.list(membership.id)).map(({ id, domain }) => ({
      id,
      domain: readableDomain(domain),
    })),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { language, person, membership, now, consoleUrl, services } = memberPage(args);
  const form = await typedForm(args.request);
  const sites = (await services.sites.list(membership.id)).map(({ id }) => id);
  const chosen = sites.filter((id) => form.isChecked(siteField(id)));
  const wanted = scopes.filter((scope) => form.isChecked(scope));
  const days = tokenDays.find((each) => String(each) === form.text("days")) ?? 90;
  const isForAll = form.text("reach") !== "chosen";
  const name = v.safeParse(tokenName, form.text("name"));
  const typed = {
    name: form.text("name"),
    reach: isForAll ? "all" : "chosen",
    days: String(days),
    ...Object.fromEntries([...wanted, ...chosen.map(siteField)].map((field) => [field, "yes"])),
  };
  const wrong = formFaults(
    language,
    [
      ...(name.success ? [] : [{ field: "name", id: "tokenName" as const }]),
      ...(wanted.length > 0 ? [] : [{ field: "scopes", id: "tokenScopes" as const }]),
      ...(isForAll || chosen.length > 0 ? [] : [{ field: "sites", id: "tokenSites" as const }]),
    ],
    typed,
  );
  if (wrong !== undefined || !name.success) return wrong ?? formFault(language, "tokenName", { typed });
  const token = newTokenText();
  const outcome = await services.apiTokens.create(
    membership.id,
    {
      ...token,
      name: name.output,
      scopes: wanted,
      sites: isForAll ? "all" : chosen,
      expiresAt: endOfToken(days, now),
    },
    person.id,
  );
  if (outcome === "too-many") return formFault(language, "tooManyTokens", { typed, status: 409 });
  // What the role allowed a moment ago it no longer does, or the workspace is gone: its pages say so.
  if (outcome !== "created") return redirect(pathTo("tokens", { workspace: membership.id }), 303);
  return { once: shownOnce(language, { name: name.output, token: tokenText(token), consoleUrl }) };
}

function shownOnce(
  language: Language,
  { name, token, consoleUrl }: { name: string; token: string; consoleUrl: string },
) {
  const words = newToken[language].once;
  return {
    ...words,
    tokenTitle: filled(words.token, { name }),
    token,
    line: `curl -H "Authorization: Bearer ${token}" ${new URL("/v1/sites", consoleUrl).href}`,
  };
}

const siteField = (id: string) => `site-${id}`;

export default function NewToken() {
  const { copy, scopes: offered, sites } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const workspace = useWorkspace();
  if (outcome !== undefined && "once" in outcome) return <TokenOnce {...outcome.once} />;
  const fault = outcome;
  return (
    <NarrowPage title={copy.title} intro={copy.intro}>
      <PageForm fault={fault}>
        <TextField
          name="name"
          label={copy.name}
          hint={copy.nameHint}
          required
          autoFocus
          autoComplete="off"
          maxLength={maxTokenNameLength}
          fault={fault}
        />
        <CheckList legend={copy.scopes} isWrong={isFaulty(fault, "scopes")}>
          {offered.map(({ scope, name, hint }) => (
            <CheckBox
              key={scope}
              name={scope}
              fault={fault}
              defaultChecked={fault === undefined && scope === "read:visits"}
            >
              {name}
              <span className="block text-muted text-sm">{hint}</span>
            </CheckBox>
          ))}
        </CheckList>
        <Choice
          name="reach"
          legend={copy.sites}
          options={(["all", "chosen"] as const).map((value) => ({ value, ...copy.reach[value] }))}
          chosen="all"
          fault={fault}
        />
        {sites.length > 0 && <ChosenSites copy={copy} sites={sites} fault={fault} />}
        <Choice
          name="days"
          legend={copy.days}
          options={tokenDays.map((each) => ({ value: String(each), label: copy.dayOptions[each] }))}
          chosen="90"
          fault={fault}
        />
        <Submit size="lg">{copy.submit}</Submit>
      </PageForm>
      <BackLink to={pathTo("tokens", workspace)}>{copy.cancel}</BackLink>
    </NarrowPage>
  );
}

interface ChosenSitesProps {
  copy: NewTokenCopy;
  sites: readonly { id: string; domain: string }[];
  fault: FormFault | undefined;
}

function ChosenSites({ copy, sites, fault }: ChosenSitesProps) {
  return (
    <CheckList legend={copy.chosen} isWrong={isFaulty(fault, "sites")}>
      {sites.map(({ id, domain }) => (
        <CheckBox key={id} name={siteField(id)} fault={fault}>
          <span className="wrap-anywhere">{domain}</span>
        </CheckBox>
      ))}
    </CheckList>
  );
}

interface CheckListProps {
  legend: string;
  isWrong: boolean;
  children: React.ReactNode;
}

/** Several of a few. */
function CheckList({ legend, isWrong, children }: CheckListProps) {
  return (
    <fieldset className="min-w-0" aria-invalid={isWrong || undefined}>
      <legend className="mb-2.5 font-semibold text-[0.9375rem]">{legend}</legend>
      <div className={`flex flex-col gap-3 ${isWrong ? "border-coral border-l-2 pl-4" : ""}`}>{children}</div>
    </fieldset>
  );
}

type Once = ReturnType<typeof shownOnce>;

/** The answer to the form that made it, and never again. */
function TokenOnce({ title, intro, tokenTitle, token, tryIt, line, back }: Once) {
  return (
    <NarrowPage title={title} intro={intro}>
      <CodeBlock title={tokenTitle} code={token} wraps />
      <CodeBlock title={tryIt} code={line} wraps />
      <p>
        <a href={pathTo("tokens", useWorkspace())} className={button({ variant: "jade" })}>
          {back}
        </a>
      </p>
    </NarrowPage>
  );
}
