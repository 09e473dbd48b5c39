import { bodyOf } from "@octroi/web/http/body";
import { Refusal } from "@octroi/web/http/refusal";
import type { Context, Handler } from "hono";
import type * as v from "valibot";
import { agreementState } from "../../../domain/agreements/agreement.ts";
import { type FiguresProblem, type FiguresQuery, loadFigures } from "../../../domain/api/figures.ts";
import type { Bearer, RequestKey } from "../../../domain/api/token.ts";
import { type License, licenseState } from "../../../domain/licenses/license.ts";
import { loadStatements } from "../../../domain/licenses/load-statement.ts";
import { monthOf } from "../../../domain/licenses/statement.ts";
import { type Order, purchaseStates } from "../../../domain/market/order.ts";
import type { Offer } from "../../../domain/offers/offer.ts";
import { ruleLimits } from "../../../domain/rules/rules.ts";
import { digestOf } from "../../../domain/secrets/tokens.ts";
import type { Site } from "../../../domain/sites/site.ts";
import { todayOf, zoneOf } from "../../../domain/visits/site-zones.ts";
import type { Store } from "../../../store/store.ts";
import type { ReceiptPage } from "../../market/receipt-files.ts";
import type { ConsoleEnv } from "../env.ts";
import { type Bearers, requireScope } from "./bearer.ts";
import { type Call, calls } from "./calls.ts";
import { parsedAs, soundOr } from "./parsed.ts";
import { Problem } from "./problem.ts";
import { readRules, versionOf, wholeVersionOf, writeRules } from "./rules.ts";
import { listQuery } from "./schemas.ts";
import { storedPage } from "./stored-page.ts";

interface ApiServices {
  store: Pick<
    Store,
    "visits" | "rules" | "licenses" | "offers" | "orders" | "buyers" | "agreements" | "statements"
  >;
  bearers: Bearers;
  receiptPage: ReceiptPage;
  now?: () => Date;
}

type CallId = keyof typeof calls;

/** As long as the pages take of a policy file. */
const maxBodyBytes = 512 * 1024;

/** What answers `/v1` to people's programs: the functions of the pages, as JSON. */
export function apiHandlers({
  store,
  bearers,
  receiptPage,
  now = () => new Date(),
}: ApiServices): Record<CallId, Handler<ConsoleEnv>> {
  const { siteOf, sitesOf } = bearers;
  /** Whoever asks, once it is known that they may. */
  const bearerFor = async (c: Context<ConsoleEnv>, call: Call) => {
    const bearer = await bearers.authenticate(c);
    if (call.scope !== undefined) requireScope(bearer, call.scope);
    return bearer;
  };
  const parameter = (c: Context<ConsoleEnv>, name: "site" | "statement" | "version") =>
    c.get("route").parameters[name] ?? "";

  /** Of one site, which the token reaches. */
  const ofSite =
    (call: Call, answer: (c: Context<ConsoleEnv>, site: Site, bearer: Bearer) => Promise<Response>) =>
    async (c: Context<ConsoleEnv>) => {
      const bearer = await bearerFor(c, call);
      return answer(c, await siteOf(bearer, parameter(c, "site")), bearer);
    };

  const listOf = <Item extends { id: string }>(load: (site: Site, at: Date) => Promise<Item[]>, call: Call) =>
    ofSite(call, async (c, site) => c.json(page(c, await load(site, now()), ({ id }) => id)));

  return {
    async apiToken(c) {
      const { name, scopes, sites, expiresAt } = await bearerFor(c, calls.apiToken.get);
      return c.json({ name, scopes, sites, expiresAt });
    },

    async apiSites(c) {
      const sites = await sitesOf(await bearerFor(c, calls.apiSites.get));
      return c.json(
        page(
          c,
          sites.map((site) => siteFacts(site, now())),
          ({ id }) => id,
        ),
      );
    },

    apiSite: ofSite(calls.apiSite.get, async (c, site) => c.json(siteFacts(site, now()))),

    apiQuery: ofSite(calls.apiQuery.post, async (c, site, { plan }) => {
      const query = await bodyAs(c, calls.apiQuery.post.body);
      return c.json(await figuresFor(store.visits, { site, plan, now: now() }, query));
    }),

    async apiRules(c) {
      if (c.req.method === "PUT") return putRules(c);
      const bearer = await bearerFor(c, calls.apiRules.get);
      const site = await siteOf(bearer, parameter(c, "site"));
      const { etag, rules } = await readRules(store.rules, site, bearer.plan);
      if (c.req.header("if-none-match")?.replace(/^W\//, "") === etag) return c.body(null, 304, { etag });
      return c.json(rules, 200, { etag });
    },

    apiVersions: ofSite(calls.apiVersions.get, async (c, site) => {
      const versions = await store.rules.versions(site.id, ruleLimits.versions);
      return c.json(page(c, versions.map(versionOf), ({ version }) => String(version)));
    }),

    apiVersion: ofSite(calls.apiVersion.get, async (c, site) => {
      const found = await store.rules.version(site.id, Number(parameter(c, "version")));
      if (found === undefined) throw new Refusal("unknown");
      return c.json(wholeVersionOf(found));
    }),

    apiLicenses: listOf(
      async ({ id }, at) => (await store.licenses.list(id)).map((license) => licenseFacts(license, at)),
      calls.apiLicenses.get,
    ),

    apiOffers: listOf(async ({ id }) => (await store.offers.list(id)).map(offerFacts), calls.apiOffers.get),

    apiOrders: ofSite(calls.apiOrders.get, async (c, site) => {
      const load = async (limit: number, after: readonly [string, string] | undefined) => {
        const place = after && { createdAt: after[0], id: after[1] };
        const orders = await store.orders.list({
          site: site.id,
          states: purchaseStates,
          limit,
          after: place,
        });
        const names = await store.buyers.companyNames([...new Set(orders.map(({ company }) => company))]);
        const receipts = await store.buyers.receiptNumbers(orders.map(({ id }) => id));
        return orders.map((order) => {
          const receipt = receipts.get(order.id);
          return {
            ...purchaseFacts(order, names.get(order.company), receipt),
            page: receipt === undefined ? null : receiptPage(order.id),
          };
        });
      };
      return c.json(
        await storedPage(c, load, {
          keyOf: ({ createdAt, id }) => [createdAt, id],
          facts: (facts) => facts,
        }),
      );
    }),

    apiAgreements: listOf(async ({ id }, at) => {
      const known = await store.agreements.ofSite(id);
      return known.map(({ agreement, answer }) => ({
        id: agreement.id,
        company: agreement.company,
        crawlers: agreement.crawlers,
        uses: agreement.uses,
        price: agreement.price,
        from: agreement.from,
        until: agreement.until,
        state: agreementState(agreement, at),
        answer: answer ?? "undecided",
      }));
    }, calls.apiAgreements.get),

    apiRevenue: ofSite(calls.apiRevenue.get, async (c, site) =>
      c.json(await revenueOf(store.licenses, site, c.req.query("month"), now())),
    ),

    async apiStatements(c) {
      const statements = await store.statements.list(
        wholeWorkspace(await bearerFor(c, calls.apiStatements.get)),
      );
      const facts = statements.map(({ id, document: { number, month, closedAt, totals } }) => ({
        id,
        number,
        month,
        closedAt,
        totals,
      }));
      return c.json(page(c, facts, ({ id }) => id));
    },

    async apiStatement(c) {
      const workspace = wholeWorkspace(await bearerFor(c, calls.apiStatement.get));
      const statement = await store.statements.find(workspace, parameter(c, "statement"));
      if (statement === undefined) throw new Refusal("unknown");
      return c.json({ id: statement.id, ...statement.document });
    },
  };

  async function putRules(c: Context<ConsoleEnv>): Promise<Response> {
    const bearer = await bearerFor(c, calls.apiRules.put);
    const site = await siteOf(bearer, parameter(c, "site"));
    const text = await jsonText(c);
    const body = parsedAs(text, calls.apiRules.put.body);
    requireScope(bearer, body.publish ? "publish:rules" : "write:rules");
    const ifMatch = c.req.header("if-match");
    const request = requestKey(c, [c.req.path, ifMatch ?? "", text]);
    const { etag, answer } = await writeRules(store.rules, { site, bearer, body, ifMatch, request });
    return c.json(answer, 200, { etag });
  }
}

async function jsonText(c: Context<ConsoleEnv>): Promise<string> {
  if (!/^application\/json\s*(?:;|$)/i.test(c.req.header("content-type") ?? ""))
    throw new Refusal("unsupportedType");
  return bodyOf(c.req.raw, maxBodyBytes);
}

async function bodyAs<Schema extends v.GenericSchema>(
  c: Context<ConsoleEnv>,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  return parsedAs(await jsonText(c), schema);
}

/** A key that the program chose, for a request that it may send again. */
function requestKey(c: Context<ConsoleEnv>, asked: readonly string[]): RequestKey | undefined {
  const key = c.req.header("idempotency-key");
  if (key === undefined) return undefined;
  if (!/^[\x21-\x7e]{1,200}$/.test(key))
    throw new Problem("unprocessable", {
      detail: "An idempotency key is 1 to 200 visible ASCII characters.",
      field: "Idempotency-Key",
    });
  return { key, digest: digestOf(JSON.stringify(asked)) };
}

/** A page of a list that is at hand: after the item that the cursor names. */
function page<Item>(c: Context<ConsoleEnv>, items: readonly Item[], keyOf: (item: Item) => string) {
  const { limit, cursor } = soundOr(listQuery, c.req.query());
  const after = cursor === undefined ? undefined : Buffer.from(cursor, "base64url").toString();
  const before = after === undefined ? -1 : items.findIndex((item) => keyOf(item) === after);
  if (after !== undefined && before < 0)
    throw new Problem("unprocessable", {
      detail: "What the cursor names is no longer there.",
      field: "cursor",
    });
  const shown = items.slice(before + 1, before + 1 + limit);
  const last = shown.at(-1);
  const hasMore = last !== undefined && before + 1 + limit < items.length;
  return { items: shown, next: hasMore ? Buffer.from(keyOf(last)).toString("base64url") : null };
}

/** Statements are of all sites of a workspace together. */
export function wholeWorkspace({ sites, workspaceId }: Bearer): string {
  if (sites === "all") return workspaceId;
  throw new Problem("insufficient-scope", {
    detail: "Statements are of all sites together: this needs a token that reaches all of them.",
  });
}

const figuresSentences: Record<FiguresProblem, string> = {
  malformed: "A day is written like 2026-11-18.",
  "no-start": "Give the first day, `from`.",
  reversed: "The first day is after the last.",
  future: "The first day has not come yet.",
  "not-kept": "The plan keeps no figures of these days.",
  "too-long": "A query is about 13 months at most.",
  "cut-value": "The cut names a value that nothing is counted by.",
  "pages-alone": "`section` and `page` are told apart by nothing else: cut instead.",
  hour: "`hour` is for the period `24h` without a cut by pages.",
  "people-dimensions": "`people` are told apart by `day`, `operator` and `assistant` alone.",
  "people-cut": "`people` are not counted by what crawlers do: leave out the cut.",
  "assistant-of-people": "`assistant` is a dimension of `people` alone.",
  cursor: "The cursor is of another query.",
};

/** The figures, or a problem that says what to change. */
export async function figuresFor(
  visits: Store["visits"],
  { site, plan, now }: { site: Site; plan: Bearer["plan"]; now: Date },
  query: FiguresQuery,
) {
  const result = await loadFigures(visits, { site, zones: site.zones, plan, now }, query);
  if (result.ok) return result.answer;
  throw new Problem("unprocessable", { detail: figuresSentences[result.problem], field: result.field });
}

export function siteFacts(site: Site, now: Date) {
  const { id, domain, name, connector, status, createdAt } = site;
  return { id, domain, name: name ?? null, connector, status, timeZone: zoneOf(site, now), createdAt };
}

export function licenseFacts(license: License, now: Date) {
  const { id, company, paths, from, until, price, issuedAt, withdrawnAt, renews, agreement } = license;
  return {
    id,
    company,
    paths,
    from,
    until,
    price,
    state: licenseState(license, now),
    issuedAt,
    withdrawnAt: withdrawnAt ?? null,
    renews: renews ?? null,
    agreement: agreement ?? null,
  };
}

function offerFacts(offer: Offer) {
  const { id, kind, paths, uses, count, price, usdc, state, createdAt, publishedAt, endedAt } = offer;
  return {
    id,
    kind,
    paths,
    uses,
    count,
    price,
    usdc: usdc ?? null,
    state,
    createdAt,
    publishedAt: publishedAt ?? null,
    endedAt: endedAt ?? null,
  };
}

function purchaseFacts(order: Order, company: string | undefined, receipt: string | undefined) {
  const { id, offer, kind, paths, uses, count, price, rail, state, createdAt, paidAt, paid, license } = order;
  return {
    id,
    offer,
    company: company ?? null,
    kind,
    paths,
    uses,
    count,
    price,
    rail: rail ?? null,
    state,
    createdAt,
    paidAt: paidAt ?? null,
    paid: paid ?? null,
    receipt: receipt ?? null,
    license: license ?? null,
  };
}

export async function revenueOf(
  licenses: Store["licenses"],
  { id, zones }: Site,
  typed: string | undefined,
  now: Date,
) {
  const month = monthOf(typed ?? null, todayOf(zones, now));
  if (typed !== undefined && typed !== month)
    throw new Problem("unprocessable", {
      detail: "A month is written like 2026-11, and has begun.",
      field: "month",
    });
  const [statement] = await loadStatements(licenses, id, [month]);
  if (statement === undefined) throw new Error(`Expected a statement of ${month}, found none`);
  const { asked, licensed, gross, lines } = statement;
  return {
    month,
    asked,
    licensed: {
      visits: licensed,
      amounts: gross,
      lines: lines.map(({ license, visits, gross: own }) => ({
        license: license.id,
        company: license.company,
        visits,
        gross: own,
      })),
    },
  };
}
