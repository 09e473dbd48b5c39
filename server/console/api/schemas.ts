import * as v from "valibot";
import { scopes } from "../../../domain/api/token.ts";
import { licenseStates } from "../../../domain/licenses/license.ts";
import { purchaseStates, rails } from "../../../domain/market/order.ts";
import { offerKinds, offerStates } from "../../../domain/offers/offer.ts";
import { modes } from "../../../domain/rules/mode.ts";
import { maxNoteLength } from "../../../domain/rules/rules.ts";

/** What programs send and get. What they send is parsed by these, and the API's description is made from them. */

const moment = v.pipe(v.string(), v.isoTimestamp());
const day = v.pipe(v.string(), v.isoDate());
const month = v.pipe(v.string(), v.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/), v.description("Such as `2026-11`."));
const mode = v.pipe(
  v.picklist(modes),
  v.description("`observe` decides and reports, `enforce` answers too."),
);
const amount = v.strictObject({ amount: v.string(), currency: v.string() });
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const policy = v.pipe(
  v.record(v.string(), v.unknown()),
  v.description("As `octroi.policy.json` holds it; `@octroi/policy` has its JSON Schema."),
);

export const rulesPut = v.strictObject({
  policy,
  mode: v.optional(mode, "observe"),
  publish: v.optional(
    v.pipe(v.boolean(), v.description("Left out, the rules are saved as the draft, which changes nothing.")),
    false,
  ),
  note: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(maxNoteLength),
      v.regex(/^[^\p{Cc}\p{Cs}]*$/u),
      v.description("Beside the version, for people: one line."),
    ),
    "",
  ),
});

export const rulesPutAnswer = v.strictObject({
  state: v.picklist(["draft", "published"]),
  version: v.pipe(v.nullable(count), v.description("Of what was published.")),
  savedAt: v.pipe(v.nullable(moment), v.description("Of a draft.")),
  warnings: v.array(v.strictObject({ path: v.string(), message: v.string() })),
});

const by = v.pipe(
  v.nullable(v.string()),
  v.description("Null for the operator, and where the person has left."),
);

export const versionSummary = v.strictObject({
  version: count,
  mode,
  note: v.string(),
  at: moment,
  by,
  restores: v.pipe(v.nullable(count), v.description("The version that it repeats.")),
  house: v.pipe(v.nullable(count), v.description("The version of the house rules that it is.")),
});

export const rulesAnswer = v.strictObject({
  followsHouseRules: v.boolean(),
  published: v.nullable(v.strictObject({ ...versionSummary.entries, appliedMode: mode, policy })),
  draft: v.nullable(
    v.strictObject({
      savedAt: moment,
      mode,
      by,
      policy: v.pipe(v.nullable(policy), v.description("Null where what is written makes no policy yet.")),
    }),
  ),
});

export const versionAnswer = v.strictObject({ ...versionSummary.entries, policy });

export const siteAnswer = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z2-7]{16}$/)),
  domain: v.string(),
  name: v.nullable(v.string()),
  connector: v.picklist(["wordpress", "middleware", "dns"]),
  status: v.pipe(
    v.picklist(["pending", "connected", "protected"]),
    v.description("Waiting for the first visit, counting, enforcing."),
  ),
  timeZone: v.string(),
  createdAt: moment,
});

export const licenseAnswer = v.strictObject({
  id: v.string(),
  company: v.string(),
  paths: v.array(v.string()),
  from: day,
  until: day,
  price: amount,
  state: v.picklist(licenseStates),
  issuedAt: moment,
  withdrawnAt: v.nullable(moment),
  renews: v.nullable(v.string()),
  agreement: v.nullable(v.string()),
});

export const offerAnswer = v.strictObject({
  id: v.string(),
  kind: v.picklist(offerKinds),
  paths: v.array(v.string()),
  uses: v.array(v.string()),
  count: v.pipe(count, v.description("Visits of a credit, days of a period.")),
  price: amount,
  usdc: v.nullable(v.string()),
  state: v.picklist(offerStates),
  createdAt: moment,
  publishedAt: v.nullable(moment),
  endedAt: v.nullable(moment),
});

export const purchaseAnswer = v.strictObject({
  id: v.string(),
  offer: v.string(),
  company: v.pipe(v.nullable(v.string()), v.description("As it calls itself, while it has an account.")),
  kind: v.picklist(offerKinds),
  paths: v.array(v.string()),
  uses: v.array(v.string()),
  count,
  price: amount,
  rail: v.nullable(v.picklist(rails)),
  state: v.picklist(purchaseStates),
  createdAt: moment,
  paidAt: v.nullable(moment),
  paid: v.pipe(v.nullable(amount), v.description("What came, in the currency in which it came.")),
  receipt: v.pipe(v.nullable(v.string()), v.description("Its number: `2026-7`.")),
  page: v.pipe(
    v.nullable(v.string()),
    v.description(
      "The receipt for people: whoever has the address sees it. With `.json` behind it as JSON, with `.jws` signed.",
    ),
  ),
  license: v.nullable(v.string()),
});

export const agreementAnswer = v.strictObject({
  id: v.string(),
  company: v.string(),
  crawlers: v.array(v.string()),
  uses: v.array(v.string()),
  price: amount,
  from: day,
  until: day,
  state: v.picklist(["pending", "in-force", "ended"]),
  answer: v.pipe(v.picklist(["joined", "declined", "left", "undecided"]), v.description("The site’s.")),
});

export const revenueAnswer = v.strictObject({
  month,
  asked: v.pipe(
    v.strictObject({ visits: count, amounts: v.array(amount) }),
    v.description("Visits that were answered with a price, and what they were asked for together."),
  ),
  licensed: v.strictObject({
    visits: count,
    amounts: v.array(amount),
    lines: v.array(
      v.strictObject({ license: v.string(), company: v.string(), visits: count, gross: amount }),
    ),
  }),
});

export const statementSummary = v.strictObject({
  id: v.string(),
  number: v.string(),
  month,
  closedAt: moment,
  totals: v.array(
    v.strictObject({
      currency: v.string(),
      visits: count,
      gross: v.string(),
      before: v.string(),
      earned: v.string(),
      corrected: v.string(),
      paid: v.string(),
      after: v.string(),
    }),
  ),
});

const text = v.string();

export const statementAnswer = v.strictObject({
  id: text,
  version: v.literal(1),
  number: text,
  month,
  closedAt: moment,
  sharePercent: v.pipe(v.number(), v.description("What comes to you of what companies owe, in percent.")),
  lines: v.array(
    v.strictObject({
      agreement: text,
      company: text,
      uses: v.array(text),
      site: text,
      domain: v.nullable(text),
      price: text,
      currency: text,
      visits: count,
      gross: text,
      share: text,
    }),
  ),
  corrections: v.pipe(
    v.array(
      v.strictObject({
        agreement: text,
        company: text,
        note: text,
        currency: text,
        amount: text,
        visits: v.optional(
          v.pipe(
            v.strictObject({
              month,
              site: text,
              domain: v.nullable(text),
              visits: v.pipe(v.number(), v.description("Below zero.")),
            }),
            v.description("Of visits that were counted too often, in which month and at which site."),
          ),
        ),
      }),
    ),
    v.description("Of earlier months."),
  ),
  totals: statementSummary.entries.totals,
});

export const tokenAnswer = v.strictObject({
  name: v.string(),
  scopes: v.array(v.picklist(scopes)),
  sites: v.union([v.literal("all"), v.array(v.string())]),
  expiresAt: moment,
});

export const problemAnswer = v.strictObject({
  type: v.pipe(v.string(), v.description("For programs: `urn:octroi:problem:…`.")),
  title: v.string(),
  status: count,
  detail: v.optional(v.pipe(v.string(), v.description("What to do about it."))),
  field: v.optional(v.pipe(v.string(), v.description("The member, parameter or header that it is about."))),
  errors: v.optional(v.array(v.strictObject({ path: v.string(), message: v.string() }))),
});

/** A list, page by page. */
export function pageOf<Item extends v.GenericSchema>(item: Item) {
  return v.strictObject({
    items: v.array(item),
    next: v.pipe(v.nullable(v.string()), v.description("`cursor` of the next page; null on the last.")),
  });
}

export const listQuery = v.object({
  limit: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.minValue(1), v.maxValue(100)),
    "50",
  ),
  cursor: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,200}$/))),
});
