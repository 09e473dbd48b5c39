import { createHash } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
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
      const digest = createHash("sha256").update(message.id).digest("hex").slice(0, 12);
      const file = join(folder, `${digest}.eml`);
      await writeFile(`${file}.part`, bytes, { mode: 0o600 });
      await rename(`${file}.part`, file);
      print(summaryOf(message.to, message.letter.body, file));
    },
    close: () => transport.close(),
  };
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
