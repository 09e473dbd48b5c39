import { join } from "node:path";
import type { DatabaseLocation } from "@octroi/database/database";
import { startScrubbing } from "@octroi/database/scrub";
import { brand } from "@octroi/ui/brand/brand";
import { type Log, reasonOf } from "@octroi/web/operations/log";
import { StartError } from "@octroi/web/start-error";
import { type Secrets, secretsFrom } from "../domain/secrets/secrets.ts";
import { openStore, type Store } from "../store/store.ts";
import type { ConsoleServices } from "./console.ts";
import { fileTransport } from "./mail/file-transport.ts";
import { startMailSender } from "./mail/sender.ts";
import { type DkimKey, smtpTransport } from "./mail/transport.ts";
import type { Metrics } from "./operations/metrics.ts";
import { secretIn } from "./secret.ts";

export interface ServiceSettings {
  database: DatabaseLocation;
  secret: Uint8Array | undefined;
  /** Where the secret is, unless it is given, and mails, where there is no mail server. */
  dataFolder: string;
  mail: { smtpUrl: string | undefined; from: string; dkim: DkimKey | undefined };
  url: URL;
}

export interface Services extends AsyncDisposable, Pick<ConsoleServices, "visitorOf" | "handlers" | "ready"> {
  store: Store;
  secrets: Secrets;
  close(): Promise<void>;
}

/** Opens what the console keeps and starts what it does on its own; `close` ends both, in order. */
export async function openServices(settings: ServiceSettings, log: Log, metrics: Metrics): Promise<Services> {
  const { database, dataFolder, mail, url } = settings;
  const secrets = secretsFrom(settings.secret ?? secretIn(dataFolder));
  const store = await openStore(database, { onRefusedWrite: metrics.storageFailed }).catch(
    (error: unknown) => {
      const cause = { cause: error };
      throw new StartError(
        `CONSOLE_DATABASE_URL: the storage cannot be opened for writing (${reasonOf(error)}).`,
        cause,
      );
    },
  );
  const stopScrubbing = startScrubbing(store);
  const stopMail = startMailSender({
    jobs: store.jobs,
    transport:
      mail.smtpUrl === undefined
        ? fileTransport(join(dataFolder, "mail"), (line) => console.log(line))
        : smtpTransport(new URL(mail.smtpUrl), mail.dkim),
    from: mail.from,
    brand: brand.name,
    consoleUrl: url,
    secrets,
    log,
  });

  async function close(): Promise<void> {
    await Promise.all([stopScrubbing(), stopMail()]);
    await store.close();
  }
  return {
    store,
    secrets,
    visitorOf: async () => ({
      hasSession: false,
      hasAcceptedTerms: false,
      isFresh: false,
      role: undefined,
    }),
    handlers: {},
    ready: store.ready,
    close,
    [Symbol.asyncDispose]: close,
  };
}
