import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "@octroi/database/testing/free-port";
import type { Network } from "@octroi/web/reading/network";
import { startProcess } from "@octroi/web/testing/server-process";
import { databaseIn } from "../console/browser/console.ts";
import { type Mailbox, mailbox } from "../console/browser/mails.ts";
import { mailServer } from "../console/mail/mail-server.ts";

const run = promisify(execFile);
const root = join(import.meta.dirname, "../..");

export interface RunningOctroi extends AsyncDisposable {
  /** The address of the site. */
  site: string;
  /** The address of the console. */
  console: string;
  /** Where both keep their data. */
  folder: string;
  mails: Mailbox;
  /** How many mails have come to an address with this in them. */
  countMails(email: string, text: string): number;
  /** A command of the operator's, as `npm run octroi --` takes it, and what it prints. */
  operate(...words: string[]): Promise<string>;
  /** Ends both and starts them again at another time. */
  setClock(moment: Date): Promise<void>;
  /** The files of the data folder in which a text stands. */
  filesWith(text: string): Promise<string[]>;
}

interface OctroiOptions {
  environment?: Readonly<Record<string, string>>;
  /** The web in which the console finds sites; none, unless a test brings one. */
  web?: Pick<Network, "ports" | "ca" | "nameServerPort">;
}

/** The site and the console as `npm start` runs them, with a mail server. Needs builds of both. */
export async function startOctroi({ environment, web }: OctroiOptions = {}): Promise<RunningOctroi> {
  const folder = await mkdtemp(join(tmpdir(), "octroi-"));
  const mail = await mailServer();
  const [sitePort, consolePort] = [await freePort(), await freePort()];
  const settings = {
    // Passkeys are bound to a name, and an address is none.
    HOST: "localhost",
    PORT: String(sitePort),
    CONSOLE_PORT: String(consolePort),
    DATABASE_URL: databaseIn(folder),
    SMTP_URL: mail.url.href,
    ROBOTS_FETCH: "off",
    RATE_LIMIT: "off",
    ...environment,
  };
  const preloads = ["../console/shift-clock.ts", ...(web ? ["local-web.ts"] : [])];
  let clockAheadMs = 0;
  const environmentNow = () => ({
    ...settings,
    NODE_OPTIONS: preloads.map((file) => `--import=${new URL(file, import.meta.url)}`).join(" "),
    CLOCK_AHEAD_MS: String(clockAheadMs),
    ...(web && { LOCAL_WEB: JSON.stringify(web) }),
  });
  const start = () => startProcess(join(root, "server/start.ts"), environmentNow());
  const mailsTo = (email: string) =>
    mail.mails.filter(({ to }) => to.includes(email)).map(({ text }) => text);
  let server = await start();

  return {
    site: `http://localhost:${sitePort}`,
    console: `http://localhost:${consolePort}`,
    folder,
    mails: mailbox(mailsTo),
    countMails: (email, text) => mailsTo(email).filter((mailText) => mailText.includes(text)).length,
    async operate(...words) {
      const env = { PATH: process.env["PATH"], ...environmentNow() };
      return (await run(process.execPath, [join(root, "cli/main.ts"), ...words], { env })).stdout;
    },
    async setClock(moment) {
      await server.kill("SIGTERM");
      clockAheadMs = moment.getTime() - Date.now();
      server = await start();
    },
    async filesWith(text) {
      const names = await readdir(folder);
      const found = await Promise.all(
        names.map(async (name) => (await readFile(join(folder, name)).catch(() => "")).includes(text)),
      );
      return names.filter((_, index) => found[index]);
    },
    async [Symbol.asyncDispose]() {
      await server.kill("SIGTERM");
      await mail[Symbol.asyncDispose]();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
