import type { Attempt } from "@octroi/database/worker";
import { textOf } from "../../domain/mail/letter-text.ts";
import { htmlOf } from "./letter-html.ts";
import type { Message, Transport } from "./transport.ts";

interface DeliveryOptions {
  transport: Transport;
  /** What the service is called. */
  brand: string;
  /** Told why a mail will never arrive. */
  onRefused: (reason: string) => void;
}

/** One attempt to hand a letter to the mail server, for a queue. */
export async function deliver(
  message: Omit<Message, "text" | "html">,
  { transport, brand, onRefused }: DeliveryOptions,
): Promise<Attempt> {
  const { letter } = message;
  try {
    await transport.send({ ...message, text: textOf(letter), html: await htmlOf(letter, brand) });
    return { outcome: "done" };
  } catch (error) {
    if (!isRefused(error)) return { outcome: "postponed", reason: failureOf(error) };
    onRefused(failureOf(error));
    return { outcome: "failed", reason: failureOf(error) };
  }
}

/** 5xx: the server will say the same next time. What is wrong with us, such as a password, is tried again. */
function isRefused(error: unknown): boolean {
  const { code, responseCode } = Object(error);
  return code === "EENVELOPE" && typeof responseCode === "number" && responseCode >= 500;
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
