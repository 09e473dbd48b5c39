import type { Job } from "@octroi/database/jobs";
import {
  type Attempt,
  type AttemptSignals,
  type Pace,
  type QueuedJobs,
  queueOf,
  startWorker,
  unreadable,
} from "@octroi/database/worker";
import * as v from "valibot";
import { mail, mailKind } from "../../domain/mail/mail.ts";
import { deliver, failureOf, hostOf } from "./deliver.ts";
import type { LetterContext } from "./letter-context.ts";
import { letterOf, type MailSubjects } from "./letters.ts";
import type { Transport } from "./transport.ts";

export interface MailLog {
  warn(details: object, message: string): void;
}

interface SenderOptions extends LetterContext {
  store: MailSubjects & { jobs: QueuedJobs };
  transport: Transport;
  /** The address that mails come from, with or without a name. */
  from: string;
  log: MailLog;
  /** Told of each mail that is given up. */
  onFailed: MailFailed;
  pace?: Pace;
}

/** `kind` is that of its job; the reason says why in a word or two. */
export type MailFailed = (kind: string, reason: string) => void;

/**
 * Sends the mails that the table of jobs owes. A crash between sending and noting it sends the mail once more, under
 * the same id. Returns what stops it.
 */
export function startMailSender(options: SenderOptions): () => Promise<void> {
  const { store, transport, from, brand, log, onFailed, pace } = options;

  async function attempt({ id, payload }: Job, { deadline }: AttemptSignals): Promise<Attempt> {
    const owed = v.safeParse(mail, payload);
    if (!owed.success) return unreadable;
    const letter = await letterOf(owed.output, store, options);
    if (letter === undefined) return { outcome: "done" };
    const message = { id: `<${id}@${hostOf(from)}>`, from, to: owed.output.to, letter };
    return deliver(message, { transport, brand, signal: deadline });
  }

  return startWorker<Job>({
    queue: queueOf(store.jobs, [mailKind]),
    attempt,
    ...(pace && { pace }),
    onPostponed: ({ attempts }, reason) => log.warn({ attempts, reason }, "mail postponed"),
    onFailed: ({ kind, payload }, reason) => {
      log.warn({ about: Object(payload).about, reason }, "mail given up");
      onFailed(kind, reason);
    },
    onError: (error) => log.warn({ reason: failureOf(error) }, "mail postponed"),
  });
}
