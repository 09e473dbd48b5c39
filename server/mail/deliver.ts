import type { Attempt } from "@octroi/database/worker";
import { brand as houseBrand } from "@octroi/ui/brand/brand";
import { textOf } from "../../domain/mail/letter-text.ts";
import { imprintOf } from "./imprint.ts";
import { htmlOf } from "./letter-html.ts";
import type { Message, Transport } from "./transport.ts";

const imprint = imprintOf(houseBrand);

interface DeliveryOptions {
  transport: Transport;
  /** What the service is called. */
  brand: string;
  /** Aborts when the attempt is over. */
  signal: AbortSignal;
}

/** One attempt to hand a letter to the mail server, for a queue. */
export async function deliver(
  message: Omit<Message, "text" | "html">,
  { transport, brand, signal }: DeliveryOptions,
): Promise<Attempt> {
  const { letter } = message;
  try {
    const text = `${textOf(letter)}\n${imprint}\n`;
    await transport.send({ ...message, text, html: await htmlOf(letter, { brand, imprint }) }, signal);
    return { outcome: "done" };
  } catch (error) {
    return { outcome: isRefused(error) ? "failed" : "postponed", reason: failureOf(error) };
  }
}

/** What a server says of us, and not of a mail: that we are to sign in, or to sign in in another way. */
const signInCodes = [530, 534, 535, 538];

/**
 * 5xx to the sender, to the address or to the message: the server will say the same next time. What it says before, to
 * a greeting or a password, is for the operator to mend.
 */
function isRefused(error: unknown): boolean {
  const { code, responseCode } = Object(error);
  const isOfMail = code === "EENVELOPE" || code === "EMESSAGE";
  return isOfMail && responseCode >= 500 && !signInCodes.includes(responseCode);
}

/** Never the address: what mail servers say often names it. */
export function failureOf(error: unknown): string {
  const { code, responseCode } = Object(error);
  return [code, responseCode].filter((part) => part !== undefined).join(" ") || "unknown";
}

/** The part of an address, with or without a name, that its mails' ids end in. */
export function hostOf(from: string): string {
  return from.replace(/^.*@|>$/g, "");
}
