import type { Database } from "@octroi/database/database";
import type { Jobs } from "@octroi/database/jobs";
import type { Transaction } from "kysely";
import type { Claim } from "../../domain/dns/claim.ts";
import type { DnsConnection, ServedSite } from "../../domain/dns/connections.ts";
import { type DnsTest, parseDnsTest } from "../../domain/dns/dns-test.ts";
import { newTargetLabel } from "../../domain/dns/target.ts";
import { dnsWatchJob } from "../../domain/dns/watch.ts";
import { dnsRoutedMail } from "../../domain/mail/mail.ts";
import { digestOf } from "../../domain/secrets/tokens.ts";
import { msPerDay } from "../../domain/visits/day.ts";
import type { ChangeKind } from "../../domain/workspaces/changes.ts";
import type { Actor } from "../../domain/workspaces/workspaces.ts";
import { addChange } from "../changes.ts";
import { serve, sitesWithDomainOf } from "../domain-proofs.ts";
import { keepWorkspaceOf, lockSite } from "../locks.ts";
import { languageIn } from "../people.ts";
import type { Schema } from "../schema.ts";
import { keyTouchMs } from "../site-keys.ts";
import { siteOf } from "../sites.ts";

/** How long the mail that a domain is through is worth sending. */
const mailMs = 7 * msPerDay;

export function dnsConnectionsIn(
  { db, transact, skipsLocked }: Pick<Database<Schema>, "db" | "transact" | "skipsLocked">,
  jobs: Pick<Jobs<Schema>, "add">,
  now: () => Date,
) {
  async function change(trx: Transaction<Schema>, siteId: string, kind: ChangeKind, by: Actor) {
    const site = await trx
      .selectFrom("site")
      .select(["workspace_id", "domain"])
      .where("id", "=", siteId)
      .executeTakeFirst();
    if (site === undefined) return;
    await addChange(trx, { workspaceId: site.workspace_id, by, kind, subject: site.domain, at: now() });
  }

  async function lastSeenAt(siteId: string): Promise<string | undefined> {
    const row = await db
      .selectFrom("dns_connection")
      .select("heard_at")
      .where("site", "=", siteId)
      .executeTakeFirst();
    return row?.heard_at ?? undefined;
  }

  return {
    /** That of a site, which gets a target of its own the first time. From then on its domain is watched. */
    open: (siteId: string): Promise<DnsConnection> =>
      transact(async (trx) => {
        const { bare_domain } = await trx
          .selectFrom("site")
          .select("bare_domain")
          .where("id", "=", siteId)
          .executeTakeFirstOrThrow();
        await trx
          .insertInto("dns_target")
          .values({
            label: newTargetLabel(),
            site: siteId,
            domain_digest: digestOf(bare_domain),
            created_at: now().toISOString(),
          })
          .onConflict((conflict) => conflict.column("site").doNothing())
          .execute();
        await trx
          .insertInto("dns_connection")
          .values({ site: siteId, certificate_key: null, test: null, served_since: null })
          .onConflict((conflict) => conflict.column("site").doNothing())
          .execute();
        await jobs.add(trx, dnsWatchJob(siteId, now()));
        const row = await trx
          .selectFrom("dns_target")
          .innerJoin("dns_connection", "dns_connection.site", "dns_target.site")
          .select(["label", "certificate_key", "test", "served_since", "heard_at"])
          .where("dns_target.site", "=", siteId)
          .executeTakeFirstOrThrow();
        return {
          targetLabel: row.label,
          certificateKey: row.certificate_key ?? undefined,
          lastTest: parseDnsTest(row.test),
          servedSince: row.served_since ?? undefined,
          lastSeenAt: row.heard_at ?? undefined,
        };
      }),

    async saveTest(siteId: string, test: DnsTest): Promise<void> {
      await transact((trx) =>
        trx
          .updateTable("dns_connection")
          .set({ test: JSON.stringify(test) })
          .where("site", "=", siteId)
          .execute(),
      );
    },

    async acceptCertificate(siteId: string, key: string, by: Actor): Promise<void> {
      await transact(async (trx) => {
        await lockSite(trx, siteId);
        await trx
          .updateTable("dns_connection")
          .set({ certificate_key: key })
          .where("site", "=", siteId)
          .execute();
        await change(trx, siteId, "certificate-accepted", by);
      });
    },

    /** What of a claim is known without asking name servers. */
    async claimOf(siteId: string): Promise<Pick<Claim, "isTaken" | "wasKnown">> {
      const site = await db
        .selectFrom("site")
        .select(["workspace_id", "bare_domain"])
        .where("id", "=", siteId)
        .executeTakeFirstOrThrow();
      const other = await db
        .selectFrom("site")
        .select("id")
        .where("bare_domain", "=", site.bare_domain)
        .where("workspace_id", "<>", site.workspace_id)
        .executeTakeFirst();
      const former = await db
        .selectFrom("dns_target")
        .select("label")
        .where("domain_digest", "=", digestOf(site.bare_domain))
        .where("site", "not in", (eb) => eb.selectFrom("site").select("id"))
        .executeTakeFirst();
      return { isTaken: other !== undefined, wasKnown: former !== undefined };
    },

    /**
     * The domain leads here by its addresses, and nobody else has or had it: its people alone can have made it so. Says
     * whether it still is nobody else's.
     */
    serveUnclaimed: (siteId: string): Promise<boolean> =>
      transact(async (trx) => {
        const sites = await sitesWithDomainOf(trx, siteId, skipsLocked);
        if (sites.some(({ id }) => id !== siteId)) return false;
        await serve(trx, siteId, now());
        return true;
      }),

    /** Whether the domain is known to lead here for a site of another workspace. */
    async isServedElsewhere(siteId: string): Promise<boolean> {
      const row = await db
        .selectFrom("site")
        .innerJoin("dns_connection", "dns_connection.site", "site.id")
        .select("id")
        .where("bare_domain", "=", (eb) =>
          eb.selectFrom("site").select("bare_domain").where("id", "=", siteId),
        )
        .where("id", "<>", siteId)
        .where("served_since", "is not", null)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Our servers ask for something in the name of a site. */
    async markSeen(siteId: string): Promise<void> {
      const lastSeen = await lastSeenAt(siteId);
      const moment = now();
      if (lastSeen !== undefined && lastSeen > new Date(moment.getTime() - keyTouchMs).toISOString()) return;
      await transact((trx) =>
        trx
          .updateTable("dns_connection")
          .set({ heard_at: moment.toISOString() })
          .where("site", "=", siteId)
          .execute(),
      );
    },

    lastSeenAt,

    /** Says whether it is protected now: a site is that is served. */
    protect: (siteId: string, by: Actor): Promise<boolean> =>
      transact(async (trx) => {
        // Locked, so that another's proof comes before it or after it.
        const sites = await sitesWithDomainOf(trx, siteId, skipsLocked);
        if (!sites.some(({ id, served_since }) => id === siteId && served_since !== null)) return false;
        const at = now().toISOString();
        await trx
          .updateTable("site")
          .set((eb) => ({ status: "protected", connected_at: eb.fn.coalesce("connected_at", eb.val(at)) }))
          .where("id", "=", siteId)
          .execute();
        await change(trx, siteId, "protection-activated", by);
        return true;
      }),

    async unprotect(siteId: string, by: Actor): Promise<void> {
      await transact(async (trx) => {
        await keepWorkspaceOf(trx, siteId);
        await trx.updateTable("site").set({ status: "pending" }).where("id", "=", siteId).execute();
        await change(trx, siteId, "protection-deactivated", by);
      });
    },

    /** Owes its people a mail that the domain is through: once for each site. */
    async queueRoutedMail(siteId: string): Promise<void> {
      await transact(async (trx) => {
        const people = await trx
          .selectFrom("site")
          .innerJoin("membership", "membership.workspace_id", "site.workspace_id")
          .innerJoin("person", "person.id", "membership.person_id")
          .select(["person.id", "person.email", "person.language", "site.domain"])
          .where("site.id", "=", siteId)
          .where("membership.role", "<>", "reader")
          .execute();
        const expiresAt = new Date(now().getTime() + mailMs).toISOString();
        for (const person of people) {
          const { id: personId, email, domain } = person;
          const mail = { personId, email, language: languageIn(person), siteId, domain, expiresAt };
          await jobs.add(trx, dnsRoutedMail(mail));
        }
      });
    },

    /**
     * Sites whose visits may come to us. One that is served stays so until another proves the domain: adding it is
     * anybody's. A domain that nobody is served for yet, and that several workspaces have, or that was another's, is
     * served once one of them has proven it: its record may lead to us for somebody else.
     */
    async servedSites(): Promise<ServedSite[]> {
      const rows = await db
        .selectFrom("site")
        .innerJoin("dns_connection", "dns_connection.site", "site.id")
        .innerJoin("dns_target", "dns_target.site", "site.id")
        .selectAll("site")
        .select("dns_connection.certificate_key")
        .where("connector", "=", "dns")
        .where((eb) =>
          eb.or([
            eb("served_since", "is not", null),
            eb.not(
              eb.or([
                eb.exists(
                  eb
                    .selectFrom("site as other")
                    .select("other.id")
                    .whereRef("other.bare_domain", "=", "site.bare_domain")
                    .whereRef("other.id", "<>", "site.id"),
                ),
                eb.exists(
                  eb
                    .selectFrom("dns_target as former")
                    .select("former.label")
                    .whereRef("former.domain_digest", "=", "dns_target.domain_digest")
                    .where("former.site", "not in", eb.selectFrom("site as current").select("current.id")),
                ),
              ]),
            ),
          ]),
        )
        .orderBy("site.id")
        .execute();
      return rows.flatMap(({ certificate_key, ...row }) => {
        const { id, domain, status, destination } = siteOf(row);
        return destination === undefined
          ? []
          : [{ id, domain, status, destination, certificateKey: certificate_key ?? undefined }];
      });
    },
  };
}
