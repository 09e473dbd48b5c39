import { backup } from "@octroi/database/cli/backup";
import type { Program } from "@octroi/database/cli/program";
import { readConfig } from "../config.ts";
import { pathTo } from "../domain/access/paths.ts";
import { secretsFrom } from "../domain/secrets/secrets.ts";
import { siteKeyAddress } from "../domain/sites/site-key.ts";
import { secretIn } from "../secret.ts";
import { openStore } from "../store/store.ts";
import { accounts, address, erase, plan } from "./accounts.ts";
import { invitations } from "./invitations.ts";
import { invite } from "./invite.ts";
import { mail } from "./mail.ts";
import type { OperatorContext } from "./operator.ts";
import { purge } from "./purge.ts";
import { report } from "./report.ts";
import { sites } from "./sites.ts";
import { stats } from "./stats.ts";
import { sendTestMail } from "./test-mail.ts";

export const consoleProgram: Program<OperatorContext> = {
  name: "console",
  keeps: "console’s database",
  variable: "CONSOLE_DATABASE_URL",
  open(environment) {
    const config = readConfig(environment);
    const { database, dataFolder, secret, url, siteUrl } = config;
    return async () => {
      // A missing file is an error here: an empty database at a mistyped path would hide the real one.
      const store = await openStore(database, { create: false });
      const secrets = secretsFrom(secret ?? secretIn(dataFolder));
      return {
        ...store,
        consoleUrl: url,
        siteUrl,
        keyAddress: (site, text) =>
          siteKeyAddress(url, { site, secret: text, publicKey: secrets.publicKeyOf(site) }),
        invitationAddress: (invitation) =>
          new URL(pathTo("invitation", { invitation, token: secrets.invitationToken(invitation) }), url).href,
        sendTestMail: (email) => sendTestMail(email, config),
      };
    };
  },
  commands: {
    accounts,
    address,
    plan,
    invite,
    invitations,
    sites,
    mail,
    report,
    erase,
    purge,
    stats,
    backup,
  },
};
