import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { decoded } from "../mail/mail-server.ts";

/** The mails to an address, oldest first. */
type MailsTo = (email: string) => readonly string[] | Promise<readonly string[]>;

/** The mails that a console without a mail server wrote. */
export function mailsIn(folder: string): MailsTo {
  return async (email) => {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml"));
    const mails = await Promise.all(
      names.map(async (name) => {
        const file = join(folder, name);
        return { text: await readFile(file, "utf8"), writtenAt: (await stat(file)).mtimeMs };
      }),
    );
    return mails
      .filter(({ text }) => text.includes(`To: ${email}\r\n`))
      .sort((one, other) => one.writtenAt - other.writtenAt)
      .map(({ text }) => text);
  };
}

export type Mailbox = ReturnType<typeof mailbox>;

/** Waits for an address's next mail about something, and gives what it says of it. Each mail is given once. */
export function mailbox(mailsTo: MailsTo) {
  const read = new Map<string, number>();

  /** What the pattern finds in the first mail that was not read yet and has it. */
  async function find(email: string, pattern: RegExp): Promise<RegExpExecArray> {
    const from = read.get(email) ?? 0;
    const found = async () => {
      const mails = (await mailsTo(email)).map(decoded);
      const position = mails.findIndex((mail, index) => index >= from && pattern.test(mail));
      return { position, match: pattern.exec(mails[position] ?? "") };
    };
    await expect.poll(async () => (await found()).match !== null, { timeout: 60_000 }).toBe(true);
    const { position, match } = await found();
    if (match === null) throw new Error(`Expected a mail to ${email} with ${pattern}, found none.`);
    read.set(email, position + 1);
    return match;
  }

  return {
    find,
    /** As its subject says it. */
    async code(email: string): Promise<string> {
      const [, first = "", second = ""] = await find(email, /^Subject: .*?(\d{3})[\s_](\d{3})/m);
      return first + second;
    },
    /** Where an invitation leads. */
    invitation: async (email: string): Promise<string> =>
      (await find(email, /\/invitation\/[\w-]+\/[\w-]+/))[0],
  };
}
