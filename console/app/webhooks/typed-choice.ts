import type { Language } from "@octroi/ui/language/language";
import { readableDomain } from "../../../domain/sites/domain-name.ts";
import type { Site } from "../../../domain/sites/site.ts";
import { type EventKind, eventKinds, type Webhook } from "../../../domain/webhooks/webhook.ts";
import { webhooksCopy } from "../content/webhooks.ts";
import type { TypedForm } from "../forms/form.ts";

export interface TypedChoice {
  kinds: EventKind[];
  /** Undefined: every site. */
  sites: string[] | undefined;
}

/** What was ticked, and as it is shown again. A site of nobody here is none. */
export function typedChoice(form: TypedForm, own: readonly Pick<Site, "id">[]) {
  const kinds = eventKinds.filter((kind) => form.isChecked(`kind-${kind}`));
  const ticked = own.map(({ id }) => id).filter((id) => form.isChecked(`site-${id}`));
  const isEverySite = form.text("sites") !== "some";
  const typed: Record<string, string> = { sites: isEverySite ? "every" : "some" };
  for (const kind of kinds) typed[`kind-${kind}`] = "yes";
  for (const id of ticked) typed[`site-${id}`] = "yes";
  const choice: TypedChoice = { kinds, sites: isEverySite ? undefined : ticked };
  const wrong: "webhookKinds" | "webhookSites" | undefined =
    kinds.length === 0 ? "webhookKinds" : choice.sites?.length === 0 ? "webhookSites" : undefined;
  return { choice, typed, wrong };
}

/** What there is to tick. */
export function choiceOf(
  language: Language,
  own: readonly Pick<Site, "id" | "domain">[],
  chosen: Pick<Webhook, "kinds" | "sites">,
) {
  const copy = webhooksCopy[language];
  return {
    kinds: eventKinds.map((id) => ({ id, ...copy.kinds[id], isChosen: chosen.kinds.includes(id) })),
    sites: own.map(({ id, domain }) => ({
      id,
      domain: readableDomain(domain),
      isChosen: chosen.sites?.includes(id) === true,
    })),
    isEverySite: chosen.sites === undefined,
  };
}
