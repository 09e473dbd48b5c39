import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { Database } from "@octroi/database/database";
import type { Jobs } from "@octroi/database/jobs";
import { isSqlite } from "@octroi/database/many-rows";
import type { Kysely, Selectable, Transaction } from "kysely";
import {
  type Agreement,
  type AgreementTerms,
  type AgreementUse,
  type Answer,
  agreementState,
  answers,
  paysAtLeast,
} from "../../domain/agreements/agreement.ts";
import { agreementMail } from "../../domain/mail/mail.ts";
import type { Amount } from "../../domain/rules/money.ts";
import { msPerDay } from "../../domain/visits/day.ts";
import type { Actor } from "../../domain/workspaces/workspaces.ts";
import { ownersOf } from "../books/close-month.ts";
import { addChange } from "../changes.ts";
import { hasMaxLicenses } from "../licenses/licenses.ts";
import { lockSite, lockWorkspace } from "../locks.ts";
import { addOperatorChange } from "../operators.ts";
import type { Schema } from "../schema.ts";
import { lockSellingSite } from "../workspaces.ts";

export type JoinOutcome = "joined" | "repeated" | "needs-pro" | "unproven" | "over" | "too-many" | "unknown";

/** An agreement, and what a site said to it. */
export interface AgreementOfSite {
  agreement: Agreement;
  /** Undefined while it said nothing. */
  answer: Answer | undefined;
  answeredAt: string | undefined;
}

/** An agreement, and how many sites said what to it. */
export type AgreementWithCounts = Agreement & Record<Answer, number>;

/** For how long the mail is tried. */
const mailDays = 7;

export function agreementsIn(
  { db, transact }: Pick<Database<Schema>, "db" | "transact">,
  jobs: Pick<Jobs<Schema>, "add">,
  now: () => Date,
) {
  /** Undecided alone: a rule of the workspace takes nothing back that somebody said of a site. */
  const join = (site: string, id: string, by: Actor, undecidedAlone = false): Promise<JoinOutcome> =>
    transact(async (trx) => {
      const at = now();
      // So that of two at once one makes the license.
      const locked = await lockSellingSite(trx, site);
      if (typeof locked === "string") return locked;
      const { workspaceId, domain } = locked;
      const agreement = await keepAgreement(trx, id);
      if (agreement === undefined) return "unknown";
      if (agreementState(agreement, at) === "ended") return "over";
      const answer = await answerOf(trx, site, id);
      if (answer === "joined" || (undecidedAlone && answer !== undefined)) return "repeated";
      if (await hasMaxLicenses(trx, site)) return "too-many";
      const license = randomUUID();
      const today = at.toISOString().slice(0, 10);
      await trx
        .insertInto("license")
        .values({
          site,
          id: license,
          company: agreement.company,
          paths: JSON.stringify(["/"]),
          first_day: agreement.from > today ? agreement.from : today,
          last_day: agreement.until,
          amount: agreement.price.amount,
          currency: agreement.price.currency,
          issued_at: at.toISOString(),
          withdrawn_at: null,
          renews: null,
          agreement: id,
        })
        .execute();
      await setAnswer(trx, { site, agreement: id, state: "joined", at, by, license });
      const change = { kind: "agreement-joined", subject: domain, value: agreement.company } as const;
      await addChange(trx, { workspaceId, by, at, ...change });
      return "joined";
    });

  const openRows = (today: string) =>
    db
      .selectFrom("agreement")
      .selectAll()
      .where("ended_at", "is", null)
      .where("last_day", ">=", today)
      .orderBy("created_at", "desc")
      .orderBy("id");

  const today = () => now().toISOString().slice(0, 10);

  /** The owners of every workspace that may join are owed a mail. False where there is one with this id. */
  const insert = (row: Selectable<Schema["agreement"]>, by: Actor): Promise<boolean> =>
    transact(async (trx) => {
      const added = await trx
        .insertInto("agreement")
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .returning("id")
        .executeTakeFirst();
      if (added === undefined) return false;
      const at = now();
      await addOperatorChange(trx, { by, kind: "agreement-added", subject: row.company, at });
      const expiresAt = new Date(at.getTime() + mailDays * msPerDay).toISOString();
      for (const [workspaceId, owners] of await ownersOf(trx, await workspacesThatMayJoin(trx))) {
        for (const owner of owners) {
          await jobs.add(trx, agreementMail({ ...owner, workspaceId, agreementId: row.id, expiresAt }));
        }
      }
      return true;
    });

  return {
    async add(terms: AgreementTerms): Promise<Agreement> {
      const row = {
        id: randomUUID(),
        ...termColumns(terms),
        created_at: now().toISOString(),
        ended_at: null,
      };
      await insert(row, undefined);
      return agreementOf(row);
    },

    /** Under the id that a form has had since it was shown: sent twice, it is one. `taken`: by other terms. */
    async addOnce(id: string, terms: AgreementTerms, by: Actor): Promise<"added" | "repeated" | "taken"> {
      const columns = termColumns(terms);
      if (await insert({ id, ...columns, created_at: now().toISOString(), ended_at: null }, by))
        return "added";
      const known = await db.selectFrom("agreement").selectAll().where("id", "=", id).executeTakeFirst();
      return known !== undefined && isDeepStrictEqual(termColumns(agreementOf(known)), columns)
        ? "repeated"
        : "taken";
    },

    /** All there ever were, the latest first, for the operator. */
    async list(): Promise<AgreementWithCounts[]> {
      const rows = await db
        .selectFrom("agreement")
        .selectAll()
        .orderBy("created_at", "desc")
        .orderBy("id")
        .execute();
      const counts = await db
        .selectFrom("agreement_site")
        .select(["agreement", "state"])
        .select((eb) => eb.fn.countAll<number | string>().as("sites"))
        .groupBy(["agreement", "state"])
        .execute();
      const countOf = (id: string, answer: Answer) =>
        Number(counts.find(({ agreement, state }) => agreement === id && state === answer)?.sites ?? 0);
      return rows.map((row) => ({
        ...agreementOf(row),
        joined: countOf(row.id, "joined"),
        declined: countOf(row.id, "declined"),
        left: countOf(row.id, "left"),
      }));
    },

    async find(id: string): Promise<Agreement | undefined> {
      const row = await db.selectFrom("agreement").selectAll().where("id", "=", id).executeTakeFirst();
      return row && agreementOf(row);
    },

    /** Those that a site may join, and those that it ever answered, the latest first. */
    async ofSite(site: string): Promise<AgreementOfSite[]> {
      const rows = await db
        .selectFrom("agreement")
        .leftJoin("agreement_site", (on) =>
          on.onRef("agreement_site.agreement", "=", "agreement.id").on("agreement_site.site", "=", site),
        )
        .selectAll("agreement")
        .select(["agreement_site.state", "agreement_site.at"])
        .where((eb) =>
          eb.or([
            eb.and([eb("ended_at", "is", null), eb("last_day", ">=", today())]),
            eb("agreement_site.state", "in", ["joined", "left"]),
          ]),
        )
        .orderBy("agreement.created_at", "desc")
        .orderBy("agreement.id")
        .execute();
      return rows.map(({ state, at, ...row }) => ({
        agreement: agreementOf(row),
        answer: answers.find((each) => each === state),
        answeredAt: at ?? undefined,
      }));
    },

    /** The sites that are part of an agreement, with the number of the license that each made of it. */
    async sitesOf(id: string): Promise<{ site: string; license: string }[]> {
      const rows = await db
        .selectFrom("agreement_site")
        .select(["site", "license"])
        .where("agreement", "=", id)
        .where("state", "=", "joined")
        .orderBy("site")
        .execute();
      return rows.flatMap(({ site, license }) => (license === null ? [] : [{ site, license }]));
    },

    join: (site: string, id: string, by: Actor) => join(site, id, by),

    decline: (site: string, id: string, by: Actor): Promise<"declined" | "joined" | "unknown"> =>
      transact(async (trx) => {
        const at = now();
        const locked = await lockSite(trx, site);
        const agreement = locked && (await keepAgreement(trx, id));
        if (locked === undefined || agreement === undefined) return "unknown";
        const answer = await answerOf(trx, site, id);
        if (answer === "joined") return "joined";
        if (answer === "declined") return "declined";
        await setAnswer(trx, { site, agreement: id, state: "declined", at, by, license: null });
        const { workspaceId, domain } = locked;
        const change = { kind: "agreement-declined", subject: domain, value: agreement.company } as const;
        await addChange(trx, { workspaceId, by, at, ...change });
        return "declined";
      }),

    /** Its license is withdrawn: gates learn of it within a minute. What was counted stays in the books. */
    leave: (site: string, id: string, by: Actor): Promise<"left" | "unknown"> =>
      transact(async (trx) => {
        const at = now();
        const locked = await lockSite(trx, site);
        const agreement = locked && (await keepAgreement(trx, id));
        if (locked === undefined || agreement === undefined) return "unknown";
        if ((await answerOf(trx, site, id)) !== "joined") return "unknown";
        await withdrawLicenses(trx, { agreement: id, site }, at);
        await setAnswer(trx, { site, agreement: id, state: "left", at, by, license: null });
        const { workspaceId, domain } = locked;
        const change = { kind: "agreement-left", subject: domain, value: agreement.company } as const;
        await addChange(trx, { workspaceId, by, at, ...change });
        return "left";
      }),

    /** Before its last day, for every site that joined it. Whoever joins at this moment is out too, or finds it over. */
    end: (id: string, by: Actor = undefined): Promise<"ended" | "over" | "unknown"> =>
      transact(async (trx) => {
        const at = now();
        const row = await trx
          .updateTable("agreement")
          .set((eb) => ({ company: eb.ref("company") }))
          .where("id", "=", id)
          .returningAll()
          .executeTakeFirst();
        if (row === undefined) return "unknown";
        if (agreementState(agreementOf(row), at) === "ended") return "over";
        await trx.updateTable("agreement").set({ ended_at: at.toISOString() }).where("id", "=", id).execute();
        const sites = await trx
          .selectFrom("agreement_site")
          .innerJoin("site", "site.id", "agreement_site.site")
          .innerJoin("workspace", "workspace.id", "site.workspace_id")
          .select(["site.domain", "workspace.id as workspaceId"])
          .where("agreement_site.agreement", "=", id)
          .where("agreement_site.state", "=", "joined")
          .orderBy("workspace.id")
          .orderBy("site.id")
          // Whoever deletes a workspace has it before its licenses.
          .$if(!isSqlite(trx), (query) => query.forKeyShare("workspace"))
          .execute();
        await withdrawLicenses(trx, { agreement: id }, at);
        for (const { workspaceId, domain } of sites) {
          const change = { kind: "agreement-ended", subject: domain, value: row.company } as const;
          await addChange(trx, { workspaceId, by: undefined, at, ...change });
        }
        await addOperatorChange(trx, { by, kind: "agreement-ended", subject: row.company, at });
        return "ended";
      }),

    /** “Join what pays at least …”; undefined where the workspace decides each time. */
    async rule(workspaceId: string): Promise<Amount | undefined> {
      return db
        .selectFrom("agreement_rule")
        .select(["amount", "currency"])
        .where("workspace_id", "=", workspaceId)
        .executeTakeFirst();
    },

    async setRule(workspaceId: string, least: Amount | undefined, by: Actor): Promise<void> {
      await transact(async (trx) => {
        const at = now();
        if (!(await lockWorkspace(trx, workspaceId))) return;
        if (least === undefined) {
          const { numDeletedRows } = await trx
            .deleteFrom("agreement_rule")
            .where("workspace_id", "=", workspaceId)
            .executeTakeFirst();
          if (numDeletedRows === 0n) return;
        } else {
          const rule = { ...least, at: at.toISOString(), by_person_id: by ?? null };
          await trx
            .insertInto("agreement_rule")
            .values({ workspace_id: workspaceId, ...rule })
            .onConflict((conflict) => conflict.column("workspace_id").doUpdateSet(rule))
            .execute();
        }
        const kind = least === undefined ? "agreement-rule-removed" : "agreement-rule-set";
        const value = least && `${least.amount} ${least.currency}`;
        await addChange(trx, { workspaceId, by, kind, value, at });
      });
    },

    /**
     * Joins what the rules of workspaces say, for sites that said nothing yet, and says how many joined: of one workspace,
     * or of all. What a process that dies leaves undone, the next one does.
     */
    async applyRules(workspaceId?: string): Promise<number> {
      const open = (await openRows(today()).execute()).map(agreementOf);
      let sites = db
        .selectFrom("agreement_rule as rule")
        .innerJoin("workspace", "workspace.id", "rule.workspace_id")
        .innerJoin("site", "site.workspace_id", "workspace.id")
        .select(["site.id", "rule.amount", "rule.currency"])
        .where("workspace.plan", "=", "pro")
        .where("workspace.suspended_at", "is", null)
        .where("workspace.delete_at", "is", null)
        .where("site.proven_at", "is not", null)
        .orderBy("site.id");
      if (workspaceId !== undefined) sites = sites.where("workspace.id", "=", workspaceId);
      let joined = 0;
      for (const { id: site, amount, currency } of await sites.execute()) {
        const fitting = open.filter(({ price }) => paysAtLeast(price, { amount, currency }));
        if (fitting.length === 0) continue;
        const answered = await db
          .selectFrom("agreement_site")
          .select("agreement")
          .where("site", "=", site)
          .execute();
        const decided = new Set(answered.map(({ agreement }) => agreement));
        for (const { id } of fitting) {
          if (!decided.has(id) && (await join(site, id, undefined, true)) === "joined") joined += 1;
        }
      }
      return joined;
    },
  };
}

function termColumns({ company, crawlers, uses, price, from, until }: AgreementTerms) {
  return {
    company,
    crawlers: JSON.stringify(crawlers),
    uses: JSON.stringify(uses),
    amount: price.amount,
    currency: price.currency,
    first_day: from,
    last_day: until,
  };
}

/** An agreement that nobody ends until the transaction does. After the locks of the site (locks.ts). */
async function keepAgreement(trx: Transaction<Schema>, id: string): Promise<Agreement | undefined> {
  const row = await trx
    .selectFrom("agreement")
    .selectAll()
    .where("id", "=", id)
    .$if(!isSqlite(trx), (query) => query.forShare())
    .executeTakeFirst();
  return row && agreementOf(row);
}

async function answerOf(
  db: Pick<Kysely<Schema>, "selectFrom">,
  site: string,
  agreement: string,
): Promise<Answer | undefined> {
  const row = await db
    .selectFrom("agreement_site")
    .select("state")
    .where("site", "=", site)
    .where("agreement", "=", agreement)
    .executeTakeFirst();
  return answers.find((answer) => answer === row?.state);
}

interface NewAnswer {
  site: string;
  agreement: string;
  state: Answer;
  at: Date;
  by: Actor;
  license: string | null;
}

async function setAnswer(
  trx: Transaction<Schema>,
  { at, by, site, agreement, ...rest }: NewAnswer,
): Promise<void> {
  const values = { ...rest, at: at.toISOString(), by_person_id: by ?? null };
  await trx
    .insertInto("agreement_site")
    .values({ site, agreement, ...values })
    .onConflict((conflict) => conflict.columns(["site", "agreement"]).doUpdateSet(values))
    .execute();
}

/**
 * A site whose domain another workspace has proven is out of every agreement, in the transaction that takes the proof: its
 * licenses are withdrawn, and no rule of its workspace joins again. Whoever calls has the locks of the sites (locks.ts).
 */
export async function endParticipation(
  trx: Transaction<Schema>,
  {
    id: site,
    workspace_id: workspaceId,
    domain,
  }: Pick<Selectable<Schema["site"]>, "id" | "workspace_id" | "domain">,
  at: Date,
): Promise<void> {
  const joined = await trx
    .selectFrom("agreement_site")
    .select("agreement")
    .where("site", "=", site)
    .where("state", "=", "joined")
    .orderBy("agreement")
    .execute();
  for (const { agreement: id } of joined) {
    const agreement = await keepAgreement(trx, id);
    if (agreement === undefined) continue;
    await withdrawLicenses(trx, { agreement: id, site }, at);
    await setAnswer(trx, { site, agreement: id, state: "left", at, by: undefined, license: null });
    if (agreementState(agreement, at) === "ended") continue;
    const change = { kind: "agreement-lost", subject: domain, value: agreement.company } as const;
    await addChange(trx, { workspaceId, by: undefined, at, ...change });
  }
}

async function withdrawLicenses(
  trx: Transaction<Schema>,
  { agreement, site }: { agreement: string; site?: string },
  at: Date,
): Promise<void> {
  let licenses = trx
    .updateTable("license")
    .set({ withdrawn_at: at.toISOString() })
    .where("agreement", "=", agreement)
    .where("withdrawn_at", "is", null);
  if (site !== undefined) licenses = licenses.where("site", "=", site);
  await licenses.execute();
}

export function agreementOf(row: Selectable<Schema["agreement"]>): Agreement {
  return {
    id: row.id,
    company: row.company,
    crawlers: JSON.parse(row.crawlers),
    // Written from terms that were read.
    uses: JSON.parse(row.uses) as AgreementUse[],
    price: { amount: row.amount, currency: row.currency },
    from: row.first_day,
    until: row.last_day,
    createdAt: row.created_at,
    endedAt: row.ended_at ?? undefined,
  };
}

/** Those on Pro with a site of which they have shown that it is theirs. */
async function workspacesThatMayJoin(trx: Transaction<Schema>): Promise<string[]> {
  const rows = await trx
    .selectFrom("workspace")
    .innerJoin("site", "site.workspace_id", "workspace.id")
    .select("workspace.id")
    .distinct()
    .where("workspace.plan", "=", "pro")
    .where("workspace.suspended_at", "is", null)
    .where("workspace.delete_at", "is", null)
    .where("site.proven_at", "is not", null)
    .orderBy("workspace.id")
    .execute();
  return rows.map(({ id }) => id);
}
