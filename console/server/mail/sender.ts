import type { Job, Jobs } from "@octroi/database/jobs";
import { type Attempt, type Pace, startWorker } from "@octroi/database/worker";
import * as v from "valibot";
import { mail, mailKind } from "../../domain/mail/mail.ts";
import { htmlOf, textOf } from "./compose.ts";
import { type LetterContext, letterOf } from "./letters.ts";
import type { Transport } from "./transport.ts";

interface MailLog {
  warn(details: object, message: string): void;
}

interface SenderOptions extends LetterContext {
  jobs: Pick<Jobs<never>, "claim" | "complete" | "postpone">;
  transport: Transport;
  /** The address that mails come from, with or without a name. */
  from: string;
  log: MailLog;
  pace?: Pace;
  now?: () => Date;
}

/**
 * Sends the mails that the table of jobs owes. A crash between sending and noting it sends the mail once more, under
 * the same id. Returns what stops it.
 */
export function startMailSender(options: SenderOptions): () => Promise<void> {
  const { jobs, transport, from, log, pace, now = () => new Date() } = options;
  const host = from.replace(/^.*@|>$/g, "");

  async function attempt({ id, payload }: Job): Promise<Attempt> {
    const owed = v.parse(mail, payload);
    // A code or an invitation that is over would only confuse.
    if (owed.expiresAt <= now().toISOString()) return { outcome: "done" };
    const letter = letterOf(owed, options);
    const message = { id: `<${id}@${host}>`, from, to: owed.to, letter };
    try {
      await transport.send({ ...message, text: textOf(letter), html: await htmlOf(letter) });
      return { outcome: "done" };
    } catch (error) {
      if (!isRefused(error)) return { outcome: "postponed", reason: reasonOf(error) };
      log.warn({ about: owed.about, reason: reasonOf(error) }, "a mail server refused a mail for good");
      return { outcome: "done" };
    }
  }

  const stop = startWorker<Job>({
    queue: {
      claim: (limit, leaseMs) => jobs.claim([mailKind], limit, leaseMs),
      complete: (id) => jobs.complete(id),
      postpone: (id, delayMs) => jobs.postpone(id, delayMs),
    },
    attempt,
    ...(pace && { pace }),
    onPostponed: ({ attempts }, reason) => log.warn({ attempts, reason }, "mail postponed"),
    onError: (error) => log.warn({ reason: reasonOf(error) }, "mail postponed"),
  });
  return async () => {
    await stop();
    transport.close();
  };
}

/** 5xx: the server will say the same next time. What is wrong with us, such as a password, is tried again. */
function isRefused(error: unknown): boolean {
  const { code, responseCode } = Object(error);
  return code === "EENVELOPE" && typeof responseCode === "number" && responseCode >= 500;
}

/** Never the address: what mail servers say often names it. */
function reasonOf(error: unknown): string {
  const { code, responseCode } = Object(error);
  return [code, responseCode].filter((part) => part !== undefined).join(" ") || "unknown";
}
