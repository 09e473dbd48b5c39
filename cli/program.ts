import { join } from "node:path";
import type { Program } from "@octroi/database/cli/program";
import { CommandError } from "@octroi/database/cli/usage";
import { StartError } from "@octroi/web/start-error";
import { version } from "@octroi/web/version";
import { secretsFrom } from "../domain/secrets/secrets.ts";
import { readConfig } from "../server/config.ts";
import { deleteMailsTo } from "../server/mail/file-transport.ts";
import { givenSecret, secretFor } from "../server/secret.ts";
import { openStore } from "../store/store.ts";
import { accounts, address, erase, plan } from "./accounts.ts";
import { agreements } from "./agreements.ts";
import { backup } from "./backup.ts";
import { bills } from "./bills.ts";
import { books } from "./books.ts";
import { companies } from "./companies.ts";
import { invitations } from "./invitations.ts";
import { invite } from "./invite.ts";
import { journal } from "./journal.ts";
import { mail } from "./mail.ts";
import { month } from "./month.ts";
import { notice } from "./notice.ts";
import type { OperatorContext } from "./operator.ts";
import { operators } from "./operators.ts";
import { payouts } from "./payouts.ts";
import { purge } from "./purge.ts";
import { report } from "./report.ts";
import { secret } from "./secret.ts";
import { sites } from "./sites.ts";
import { stats } from "./stats.ts";
import { resume, suspend } from "./suspend.ts";
import { sendTestMail } from "./test-mail.ts";
import { unlisted } from "./unlisted.ts";
import { waitlistCommands } from "./waitlist.ts";

export const octroiProgram: Program<OperatorContext> = {
  name: "octroi",
  version,
  keeps: "database",
  variable: "DATABASE_URL",
  open(environment) {
    const config = readConfig(environment);
    const { database, consoleUrl, siteUrl } = config;
    return async () => {
      // A missing file is an error here: an empty database at a mistyped path would hide the real one.
      const store = await openStore(database, { create: false });
      return {
        ...store,
        settings: config,
        consoleUrl,
        siteUrl,
        givenSecret() {
          try {
            return givenSecret(config);
          } catch (error) {
            return explain(error);
          }
        },
        secrets: async () => secretsFrom(await secretFor(config, store.secretFingerprint).catch(explain)),
        deleteMailsTo: (email) => deleteMailsTo(email, join(config.dataFolder, "mail")),
        sendTestMail: (email) => sendTestMail(email, config),
      };
    };
  },
  commands: {
    accounts,
    address,
    plan,
    suspend,
    resume,
    notice,
    invite,
    invitations,
    sites,
    mail,
    report,
    erase,
    purge,
    agreements,
    companies,
    journal,
    month,
    bills,
    payouts,
    books,
    operators,
    secret,
    stats,
    unlisted,
    backup,
    ...waitlistCommands,
  },
  together: {
    Money: ["agreements", "companies", "journal", "month", "bills", "payouts", "books", "operators"],
  },
  subjects: {
    waitlist: "Who asked to be told",
  },
};

/** What stops a server stops a command as well. */
function explain(error: unknown): never {
  throw error instanceof StartError ? new CommandError(error.message) : error;
}
