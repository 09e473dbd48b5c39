import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";

/** The mails that the console wrote for an address, oldest first. */
async function mailsTo(folder: string, email: string): Promise<string[]> {
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
}

/** Waits for an address's next mail, and gives what it is for. Each mail is given once. */
export function mailbox(folder: string) {
  const read = new Map<string, number>();

  async function next(email: string): Promise<string> {
    const position = read.get(email) ?? 0;
    await expect.poll(async () => (await mailsTo(folder, email)).length).toBeGreaterThan(position);
    read.set(email, position + 1);
    return (await mailsTo(folder, email))[position] ?? "";
  }

  return {
    /** As its subject says it. */
    async code(email: string): Promise<string> {
      const [, first = "", second = ""] = /^Subject: .*?(\d{3})\s(\d{3})/m.exec(await next(email)) ?? [];
      return first + second;
    },
    /** Where an invitation leads. */
    async invitation(email: string): Promise<string> {
      const text = (await next(email)).replace(/=\r\n/g, "");
      return /\/invitation\/[\w-]+\/[\w-]+/.exec(text)?.[0] ?? "";
    },
  };
}
