import { chatMessage } from "../../../console/app/webhooks/chat-message.ts";
import type { WebhookEvent } from "../../../domain/webhooks/event.ts";
import { payloadOf } from "../../../domain/webhooks/payload.ts";
import type { Webhook } from "../../../domain/webhooks/webhook.ts";

/** What is sent of an event: the same each time, as long as the site keeps its domain. */
export function messageFor(
  { format, language }: Pick<Webhook, "format" | "language">,
  event: WebhookEvent,
  places: { domain: string | undefined; consoleUrl: URL },
): object {
  return format === "signed" ? payloadOf(event, places) : chatMessage(format, { language, event, ...places });
}
