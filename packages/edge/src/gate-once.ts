import { type Variables, withEnvironment } from "./environment.ts";
import { failureReport } from "./failures.ts";
import { createGate, type Gate } from "./gate.ts";
import type { GateOptions } from "./options.ts";

/**
 * The gate of an adapter, made at the first visit: until then a runtime may not have its environment. Whatever is
 * wrong with the settings is told, and the gate then observes: a mistake in them must not close a site.
 */
export function gateOnce(
  options: GateOptions | (() => GateOptions),
  defaults?: GateOptions,
): (variables?: Variables) => Gate {
  let gate: Gate | undefined;
  return (variables) => {
    gate ??= create(options, defaults, variables);
    return gate;
  };
}

function create(
  options: GateOptions | (() => GateOptions),
  defaults: GateOptions | undefined,
  variables: Variables | undefined,
): Gate {
  try {
    const chosen = typeof options === "function" ? options() : options;
    return createGate(withEnvironment(chosen, defaults, variables));
  } catch (error) {
    const { policy, failed } = typeof options === "function" ? {} : options;
    failureReport(failed)(error);
    return createGate({ policy, failed });
  }
}
