import { resolve } from "node:path";
import { UsageError } from "@octroi/database/cli/usage";
import { openDatabase } from "@octroi/database/open";
import { isLanguage, type Language } from "@octroi/ui/language/language";
import { reasonOf } from "@octroi/web/operations/log";
import { type DatabaseUrl, database } from "@octroi/web/settings";
import * as v from "valibot";
import { parseEmail } from "../domain/accounts/email.ts";

/** Where the site keeps its waitlist, unless its `DATABASE_URL` says something else. */
const defaultFile = resolve(import.meta.dirname, "../data/waitlist.sqlite");

/** What is read of the site's table. */
interface WaitlistSchema {
  waitlist: { id: string; email: string; language: string; created_at: string };
}

export interface WaitingPerson {
  email: string;
  language: Language;
  /** When they asked. */
  since: string;
}

/** The people on the site's waitlist, those who asked first first. `url` is what the site has in `DATABASE_URL`. */
export async function waitingPeople(
  url: string | undefined,
  folder: string,
): Promise<{ people: WaitingPerson[] } | { unreadable: string }> {
  const { schema, expects } = database(defaultFile, folder);
  const location = v.safeParse(schema, url);
  if (!location.success) throw new UsageError(`--waitlist takes ${expects}.`);
  try {
    return { people: await readWaitlist(location.output) };
  } catch (error) {
    return { unreadable: reasonOf(error) };
  }
}

async function readWaitlist(location: DatabaseUrl): Promise<WaitingPerson[]> {
  await using opened = await openDatabase<WaitlistSchema>(location, { migrations: {}, create: false });
  const rows = await opened.db
    .selectFrom("waitlist")
    .select(["email", "language", "created_at"])
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.flatMap((row) => {
    const email = parseEmail(row.email);
    const language = isLanguage(row.language) ? row.language : "en";
    return email === undefined ? [] : [{ email, language, since: row.created_at }];
  });
}
