import type { Transaction } from "kysely";

/** What every application's schema holds: the tables of readiness.ts and rate-limit.ts. */
export async function createSharedTables<Schema>({ schema }: Transaction<Schema>): Promise<void> {
  await schema
    .createTable("heartbeat")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("beat_at", "text", (column) => column.notNull())
    .addColumn("padding", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  // The shape is rate-limiter-flexible's own. Only PostgreSQL fills it: with SQLite there is one process,
  // and its memory is enough.
  await schema
    .createTable("rate_limit")
    .addColumn("key", "varchar(255)", (column) => column.primaryKey())
    .addColumn("points", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("expire", "bigint")
    .execute();
}

/** The table of jobs.ts, for applications that have jobs. */
export async function createJobTable<Schema>({ schema }: Transaction<Schema>): Promise<void> {
  await schema
    .createTable("job")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("key", "text", (column) => column.notNull())
    .addColumn("payload", "text", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("due_at", "text", (column) => column.notNull())
    .addColumn("done_at", "text")
    .addUniqueConstraint("job_key", ["kind", "key"])
    .execute();
  await schema.createIndex("job_by_due").on("job").columns(["done_at", "due_at"]).execute();
}

/** The table of rounds.ts, for applications that have rounds. */
export async function createRoundTable<Schema>({ schema }: Transaction<Schema>): Promise<void> {
  await schema
    .createTable("round")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("due_at", "text", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .execute();
}

/** What jobs.ts notes of an attempt that failed. */
export async function addJobOutcome<Schema>({ schema }: Transaction<Schema>): Promise<void> {
  await schema.alterTable("job").addColumn("reason", "text").execute();
  await schema.alterTable("job").addColumn("failed_at", "text").execute();
}

/** Whom and what each job is about, and when and after how many errors it is given up. */
export async function addJobSubjects<Schema>({ schema }: Transaction<Schema>): Promise<void> {
  await schema
    .createTable("job_about")
    .addColumn("about", "text", (column) => column.notNull())
    .addColumn("job", "text", (column) => column.notNull().references("job.id").onDelete("cascade"))
    .addPrimaryKeyConstraint("job_about_key", ["about", "job"])
    .execute();
  await schema.createIndex("job_about_by_job").on("job_about").column("job").execute();
  await schema.alterTable("job").addColumn("expires_at", "text").execute();
  await schema
    .alterTable("job")
    .addColumn("errors", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
}
