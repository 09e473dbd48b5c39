import { connectorChange } from "../../../domain/rules/connector-change.ts";
import { appliedMode, type Mode, mayEnforce } from "../../../domain/rules/mode.ts";
import type { ConnectorSeen } from "../../../domain/rules/rules.ts";
import type { Plan } from "../../../domain/workspaces/workspace.ts";
import type { RulesCopy } from "../content/rules.ts";
import { filled } from "../page/words.ts";

/** A connector that has not asked for longer than this is not promised anything. */
const recentMs = 24 * 60 * 60 * 1000;

/** For each way to publish, what changes at each kind of connector that runs. */
export function connectorSentences(
  { publish }: Pick<RulesCopy, "publish">,
  now: Date,
  plan: Plan,
  latest: { mode: Mode } | undefined,
  connectors: readonly ConnectorSeen[],
): Record<Mode, string[]> {
  const current = latest && appliedMode(latest.mode, plan);
  const recent = connectors.filter(({ seenAt }) => now.getTime() - Date.parse(seenAt) < recentMs);
  const sentences = (mode: Mode) => {
    const byChange = Map.groupBy(recent, (each) => connectorChange(each.ownMode, mode, current));
    return [...byChange].map(([change, those]) =>
      filled(publish.connectors[change], {
        names: [...new Set(those.map(({ software }) => connectorName(software)))].join(", "),
      }),
    );
  };
  return {
    observe: sentences("observe"),
    enforce: mayEnforce(plan) ? sentences("enforce") : [],
  };
}

/** `@octroi/edge/0.4.0 next` is the middleware for Next; `@octroi/wordpress/0.2.0` is WordPress. */
function connectorName(software: string): string {
  if (software.startsWith("@octroi/wordpress/")) return "WordPress";
  const [, adapter] = /^@octroi\/edge\/\S+ (\S+)$/.exec(software) ?? [];
  if (adapter === "dns") return "DNS";
  return adapter === undefined ? "Middleware" : `Middleware (${adapter})`;
}
