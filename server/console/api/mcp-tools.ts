import { identify, type KnownCrawler, knownCrawler } from "@octroi/crawlers/identify";
import { type Identity, identityOf } from "@octroi/crawlers/verify";
import { actions, type Policy } from "@octroi/policy";
import { decide } from "@octroi/policy/decide";
import { Refusal } from "@octroi/web/http/refusal";
import * as v from "valibot";
import { pathTo } from "../../../domain/access/paths.ts";
import { figuresQuery } from "../../../domain/api/figures.ts";
import type { Bearer, Scope } from "../../../domain/api/token.ts";
import { applyEdit } from "../../../domain/rules/edit.ts";
import { firstDraft } from "../../../domain/rules/first-draft.ts";
import { crawlerNamed, ruleSubjects } from "../../../domain/rules/own-rule.ts";
import { publicationOf } from "../../../domain/rules/publication.ts";
import { daysReplayed, type Replay, replay } from "../../../domain/rules/replay.ts";
import { rulesInForce } from "../../../domain/rules/rule-in-force.ts";
import type { Site } from "../../../domain/sites/site.ts";
import type { Store } from "../../../store/store.ts";
import { type Bearers, requireScope } from "./bearer.ts";
import { figuresFor, licenseFacts, revenueOf, siteFacts } from "./handlers.ts";
import { soundOr } from "./parsed.ts";
import { Problem } from "./problem.ts";

/** Something that an assistant can do on a person's behalf. */
interface McpTool<Input extends v.GenericSchema = v.GenericSchema> {
  title: string;
  description: string;
  scope: Scope | undefined;
  isReadOnly: boolean;
  input: Input;
  run(input: v.InferOutput<Input>, bearer: Bearer): Promise<object>;
}

export type McpTools = Readonly<Record<string, McpTool>>;

interface ToolServices {
  url: URL;
  store: Pick<Store, "visits" | "rules" | "licenses">;
  bearers: Pick<Bearers, "siteOf" | "sitesOf">;
  now?: () => Date;
}

const site = v.pipe(
  v.string(),
  v.regex(/^[a-z2-7]{16}$/),
  v.description("The id of a site, from list_sites."),
);
const maybe = (maxLength: number, description: string) =>
  v.pipe(v.string(), v.maxLength(maxLength), v.description(description));
const text = (maxLength: number, description: string) =>
  v.pipe(v.string(), v.minLength(1), v.maxLength(maxLength), v.description(description));

/** What assistants can do: what programs can, and never what decides for a person. */
export function mcpTools({ url, store, bearers, now = () => new Date() }: ToolServices): McpTools {
  const { siteOf, sitesOf } = bearers;
  return {
    list_sites: toolOf({
      title: "List sites",
      description: "The sites that this token reaches: id, domain, how each is connected.",
      scope: undefined,
      isReadOnly: true,
      input: v.strictObject({}),
      run: async (_, bearer) => ({ sites: (await sitesOf(bearer)).map((each) => siteFacts(each, now())) }),
    }),

    figures: toolOf({
      title: "Figures",
      description:
        "Visits of crawlers to a site, and people whom assistants sent there, by crawler, operator, purpose, identity, answer, section, page or day, for any period of 13 months at most.",
      scope: "read:visits",
      isReadOnly: true,
      input: v.strictObject({ site, ...figuresQuery.entries }),
      async run({ site: id, ...query }, bearer) {
        const found = await siteOf(bearer, id);
        return figuresFor(store.visits, { site: found, plan: bearer.plan, now: now() }, query);
      },
    }),

    explain_decision: toolOf({
      title: "Explain a decision",
      description:
        "What the rules in force decide about a crawler at an address of a site, and which rule it was. With the visitor’s IP address, whether that is one that the crawler’s operator publishes.",
      scope: "read:rules",
      isReadOnly: true,
      input: v.strictObject({
        site,
        url: text(2_000, "An address on the site, or a path."),
        crawler: text(500, "The name of a crawler, or the User-Agent header of a visitor."),
        address: v.optional(v.pipe(v.string(), v.maxLength(45), v.description("The visitor’s IP address."))),
      }),
      async run({ site: id, url: asked, crawler, address }, bearer) {
        const found = await siteOf(bearer, id);
        const rules = rulesInForce(await store.rules.latest(found.id), bearer.plan);
        const known = crawlerOf(crawler);
        const path = pathOf(asked, found);
        if (rules === undefined) return { version: null, because: "no rules are published: everyone passes" };
        const identities: readonly Identity[] =
          address === undefined || known === undefined
            ? ["verified", "outside"]
            : [identityOf(known, address)];
        return {
          version: rules.version,
          mode: rules.mode,
          crawler: known?.token ?? null,
          path,
          decisions: identities.map((identity) => decisionFor(rules.policy, { known, identity, path })),
        };
      },
    }),

    draft_rule: toolOf({
      title: "Draft a rule",
      description:
        "Adds a rule to the draft of a site’s rules, unless it is there, and says what it would have done in the last 30 days. It publishes nothing: a person does, in the dashboard, at the address that the answer names.",
      scope: "write:rules",
      isReadOnly: false,
      input: v.strictObject({
        site,
        who: v.pipe(
          v.picklist(ruleSubjects),
          v.description("Whom the rule is about; `crawler` with a name."),
        ),
        crawler: v.optional(maybe(200, "Where `who` is `crawler`: its name."), ""),
        paths: v.optional(v.pipe(v.array(text(500, "As in robots.txt.")), v.minLength(1), v.maxLength(20)), [
          "/",
        ]),
        action: v.picklist(actions),
        amount: v.optional(maybe(20, "Of `charge`, for one visit, in the currency of the rules."), ""),
        visits: v.optional(maybe(20, "Of `limit`, in the unit of the rules."), ""),
      }),
      async run({ site: id, paths, ...rule }, bearer) {
        const found = await siteOf(bearer, id);
        if (found.followsHouse) throw new Problem("follows-house-rules");
        const saved = await store.rules.draft(found.id);
        const latest = await store.rules.latest(found.id);
        const base = saved?.draft ?? latest?.draft ?? firstDraft(found.domain);
        const edit = { button: "add-rule", exception: "", rule: { ...rule, paths: paths.join(" ") } };
        const outcome = applyEdit(base, edit);
        if (!outcome.ok)
          throw new Problem("unprocessable", { detail: `${outcome.wrong} is not what a rule can hold.` });
        const mode = saved?.mode ?? latest?.mode ?? "observe";
        const made = publicationOf(outcome.draft, mode);
        if (!made.ok) throw new Problem("unprocessable", { detail: "With this rule they make no policy." });
        let savedAt = saved?.savedAt;
        // Where an answer was lost and the assistant asks again, the rule is there, and the draft stays as it is.
        if (outcome.draft !== base) {
          const seen = { draft: savedAt, version: latest?.version ?? 0 };
          const draft = { draft: made.publication.draft, mode, seen };
          const use = { token: bearer.token };
          const written = await store.rules.saveDraftByToken(found.id, draft, bearer.personId, use);
          if (written.outcome !== "saved")
            throw new Problem("outdated", { detail: "Somebody else wrote at this moment: try again." });
          savedAt = written.savedAt;
        }
        const past = await store.rules.pastVisits(found.id, daysReplayed(found.zones, now()));
        return {
          // Without a draft, it is among the rules that were published.
          state: savedAt === undefined ? "published" : "draft",
          savedAt: savedAt ?? null,
          publishAt: new URL(pathTo("siteRules", { site: found.id }), url).href,
          lastThirtyDays: {
            withTheDraft: countsOf(replay(made.publication.policy, past)),
            ...(latest && { withTheRulesInForce: countsOf(replay(latest.policy, past)) }),
          },
        };
      },
    }),

    licenses: toolOf({
      title: "Licenses",
      description: "The licenses of a site: to which company, for which paths, until when, at what price.",
      scope: "read:money",
      isReadOnly: true,
      input: v.strictObject({ site }),
      async run({ site: id }, bearer) {
        const found = await siteOf(bearer, id);
        const licenses = await store.licenses.list(found.id);
        return { licenses: licenses.slice(0, 200).map((license) => licenseFacts(license, now())) };
      },
    }),

    revenue: toolOf({
      title: "Revenue",
      description: "What a site asked of crawlers and what licensed visits came to, in a month.",
      scope: "read:money",
      isReadOnly: true,
      input: v.strictObject({
        site,
        month: v.optional(
          v.pipe(v.string(), v.maxLength(7), v.description("Such as 2026-11; this month if left out.")),
        ),
      }),
      async run({ site: id, month }, bearer) {
        return revenueOf(store.licenses, await siteOf(bearer, id), month, now());
      },
    }),
  };
}

/** A tool among others, once its own schema has typed what it takes. */
function toolOf<Input extends v.GenericSchema>({ run, ...tool }: McpTool<Input>): McpTool {
  return { ...tool, run: (given, bearer) => run(soundOr(tool.input, given), bearer) };
}

/** Does what was asked for. What an assistant did wrong is told to it, so that it can do better. */
export async function runTool({ scope, run }: McpTool, given: unknown, bearer: Bearer): Promise<object> {
  try {
    if (scope !== undefined) requireScope(bearer, scope);
    const result = await run(given, bearer);
    const text = quoted(result);
    return { content: [{ type: "text", text }], structuredContent: JSON.parse(text) };
  } catch (error) {
    const sentence = sentenceOf(error);
    if (sentence === undefined) throw error;
    return { content: [{ type: "text", text: sentence }], isError: true };
  }
}

function sentenceOf(error: unknown): string | undefined {
  if (error instanceof Problem) return error.details.detail ?? "This cannot be done.";
  if (error instanceof Refusal && error.kind === "unknown") return "There is no such site for this token.";
  return undefined;
}

const maxText = 210;

/** Letters that nobody sees, or that turn the line around: some would carry words to an assistant past its reader. */
const unseen = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}]/gu;

/**
 * As JSON, in which every text stands in quotes, is no longer than a kept path, and says each unseen letter by its number:
 * visitors wrote some of it, and assistants read it once it is parsed.
 */
function quoted(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => {
    if (typeof part !== "string") return part;
    const bounded = part.length > maxText ? `${part.slice(0, maxText)}…` : part;
    return bounded.replace(unseen, (letter) => `\\u{${letter.codePointAt(0)?.toString(16)}}`);
  });
}

function crawlerOf(given: string): KnownCrawler | undefined {
  const named = crawlerNamed(given);
  return named === undefined ? identify(given) : knownCrawler(named);
}

function pathOf(asked: string, { domain }: Site): string {
  const origin = `https://${domain}`;
  const url = URL.parse(asked, origin);
  if (url === null || url.pathname === "")
    throw new Problem("unprocessable", { detail: "url is no address and no path." });
  return url.pathname + url.search;
}

interface Asked {
  known: KnownCrawler | undefined;
  identity: Identity;
  path: string;
}

function decisionFor(policy: Policy, { known, identity, path }: Asked) {
  const decision = decide(policy, { crawler: known ?? null, identity, path });
  return { identity, ...decision, ruleText: decision.rule === null ? null : policy.rules[decision.rule] };
}

function countsOf({ visits, allow, block, limit, charge, asked, isExact }: Replay) {
  return { visits, allow, block, limit, charge, asked, isExact };
}
