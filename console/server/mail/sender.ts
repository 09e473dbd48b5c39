import type { Job } from "@octroi/database/jobs";
import { type Attempt, type Pace, startWorker } from "@octroi/database/worker";
import * as v from "valibot";
import { mail, mailKind } from "../../domain/mail/mail.ts";
import { type QueuedJobs, queueOf } from "../operations/job-queue.ts";
import { deliver, failureOf, hostOf } from "./deliver.ts";
import type { LetterContext } from "./letter-context.ts";
import { letterOf } from "./letters.ts";
import type { Transport } from "./transport.ts";

export interface MailLog {
  warn(details: object, message: string): void;
}

interface SenderOptions extends LetterContext {
  jobs: QueuedJobs;
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
  const { jobs, transport, from, brand, log, pace, now = () => new Date() } = options;

  async function attempt({ id, payload }: Job): Promise<Attempt> {
    const owed = v.parse(mail, payload);
    // A code or an invitation that is over would only confuse.
    if (owed.expiresAt <= now().toISOString()) return { outcome: "done" };
    const letter = letterOf(owed, options);
    return deliver(
      { id: `<${id}@${hostOf(from)}>`, from, to: owed.to, letter },
      {
        transport,
        brand,
        onRefused: (reason) =>
          log.warn({ about: owed.about, reason }, "a mail server refused a mail for good"),
      },
    );
  }

  return startWorker<Job>({
    queue: queueOf(jobs, [mailKind]),
    attempt,
    ...(pace && { pace }),
    onPostponed: ({ attempts }, reason) => log.warn({ attempts, reason }, "mail postponed"),
    onError: (error) => log.warn({ reason: failureOf(error) }, "mail postponed"),
  });
}
