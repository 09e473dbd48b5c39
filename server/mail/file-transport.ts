import { createHash } from "node:crypto";
import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { mailOptions, type Transport } from "./transport.ts";

/** Writes mails to files, for a console that has no mail server, and prints the codes that people wait for. */
export function fileTransport(folder: string, print: (line: string) => void): Transport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    async send(message) {
      const { message: bytes } = await transport.sendMail(mailOptions(message));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // One name for one message, so that a repeat takes its own place; whole under its name, or not there.
      const file = join(folder, `${startFor(message.to)}${digestOf(message.id)}.eml`);
      await writeFile(`${file}.part`, bytes, { mode: 0o600 });
      await rename(`${file}.part`, file);
      print(summaryOf(message.to, message.letter.body, file));
    },
    close: () => transport.close(),
  };
}

/** Deletes what was written to somebody. */
export async function deleteMailsTo(email: string, folder: string): Promise<void> {
  const start = startFor(email);
  const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    // Nothing was ever written.
    if (error.code === "ENOENT") return [];
    throw error;
  });
  for (const file of files) if (file.startsWith(start)) await rm(join(folder, file), { force: true });
}

/** What the names of their files begin with, so that they are found without the mails being read. */
function startFor(email: string): string {
  return `${digestOf(email)}-`;
}

function digestOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 12);
}

function summaryOf(to: string, body: readonly object[], file: string): string {
  const code = body.find((block): block is { code: string } => "code" in block)?.code;
  const link = body.find((block): block is { link: string } => "link" in block)?.link;
  const line = `Mail to ${to}: ${code ?? link ?? ""} (${file})`;
  if (code === undefined) return line;
  // Somebody looks for it among the lines of the log.
  const rule = "─".repeat(line.length);
  return `${rule}\n${line}\n${rule}`;
}
