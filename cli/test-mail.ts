import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { brand } from "@octroi/ui/brand/brand";
import type { Letter } from "../domain/mail/letter.ts";
import { textOf } from "../domain/mail/letter-text.ts";
import type { Config } from "../server/config.ts";
import { hostOf } from "../server/mail/deliver.ts";
import { imprintOf } from "../server/mail/imprint.ts";
import { htmlOf } from "../server/mail/letter-html.ts";
import { transportFor } from "../server/mail/transport-for.ts";

/** The way every mail goes, past the queue. */
export async function sendTestMail(to: string, { mail, dataFolder }: Pick<Config, "mail" | "dataFolder">) {
  const transport = transportFor(mail, join(dataFolder, "mail"), (line) => console.log(line));
  const letter: Letter = {
    language: "en",
    subject: `A test from ${brand.name}`,
    body: [{ paragraph: "If you read this, the console’s mails arrive." }],
  };
  const id = `<test-${randomUUID()}@${hostOf(mail.from)}>`;
  try {
    const imprint = imprintOf(brand);
    const text = `${textOf(letter)}\n${imprint}\n`;
    await transport.send({
      id,
      from: mail.from,
      to,
      letter,
      text,
      html: await htmlOf(letter, { brand: brand.name, imprint }),
    });
  } finally {
    transport.close();
  }
}
