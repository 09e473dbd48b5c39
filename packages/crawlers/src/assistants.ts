import { type AssistantId, assistantIds, otherNames } from "./known/assistants.ts";
import { assistantFacts } from "./registry/assistants.ts";

export { assistantOf } from "./known/assistant-of.ts";
export type { AssistantId } from "./known/assistants.ts";
export { type PublicRatio, publicRatios } from "./registry/public-ratios.ts";

/** An assistant whose answers send people to the pages that they cite. */
export interface Assistant {
  /** The host that is its own, such as `chatgpt.com`. */
  readonly id: AssistantId;
  readonly name: string;
  /** As the registry of crawlers names it. */
  readonly operator: string;
  /** The hosts that a Referer names where it sent somebody, each also with `www.` before it. */
  readonly hosts: readonly string[];
  /** The values of `utm_source` that its links may carry: its hosts, and what else was seen. */
  readonly utmSources: readonly string[];
  /** Where that can be read. */
  readonly sources: readonly string[];
  /** Year and month in which the sources were last read. */
  readonly lastChecked: `${number}-${number}`;
}

/**
 * The assistants that send people and can be told by it, by their hosts. Apps and other assistants say nothing, so that
 * what is counted by these is always “at least”. Google's AI answers send people as its search does.
 *
 * @example
 * assistants.find(({ id }) => id === "chatgpt.com")?.operator; // "OpenAI"
 */
export const assistants: readonly Assistant[] = assistantIds.map((id) => {
  const others = Object.keys(otherNames).filter((name) => otherNames[name] === id);
  const utmSources = [id, ...others];
  return { id, ...assistantFacts[id], hosts: utmSources.filter((name) => name.includes(".")), utmSources };
});

const byId: ReadonlyMap<string, Assistant> = new Map(assistants.map((each) => [each.id, each]));

/**
 * The assistant with this id.
 *
 * @example
 * assistant("claude.ai")?.operator; // "Anthropic"
 * assistant("example.com"); // undefined
 */
export function assistant(id: string): Assistant | undefined {
  return byId.get(id);
}
