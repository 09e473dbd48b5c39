import { processVariables, type Variables, withEnvironment } from "./environment.ts";
import { failureReport } from "./failures.ts";
import { createGate, type Gate } from "./gate.ts";
import type { GateOptions } from "./options.ts";

export interface AdapterOptions extends GateOptions {
  /** The variables that set what the options leave out: the process’s own, where absent. `{}`: none. */
  readonly environment?: Variables | undefined;
}

/**
 * A gate that `OCTROI_MODE` and the other variables set where the options are silent, as they do in every adapter. For
 * frameworks without an adapter of their own.
 *
 * @example
 * const gate = gateFromEnvironment({ policy });
 */
export function gateFromEnvironment({ environment, ...options }: AdapterOptions = {}): Gate {
  return gateWith(options, {}, environment ?? processVariables());
}

/**
 * The gate of an adapter, made at the first visit: until then a runtime may not have its environment. `defaults` are the
 * adapter's own, which both options and variables override.
 */
export function lazyGate(
  options: AdapterOptions | (() => AdapterOptions),
  defaults: GateOptions = {},
): (variables?: Variables) => Gate {
  let gate: Gate | undefined;
  return (variables) => {
    if (gate === undefined) {
      const { environment, ...gateOptions } = typeof options === "function" ? called(options) : options;
      gate = gateWith(gateOptions, defaults, environment ?? variables ?? processVariables());
    }
    return gate;
  };
}

function gateWith(options: GateOptions, defaults: GateOptions, variables: Variables): Gate {
  return createGate(withEnvironment(options, defaults, variables, failureReport(options.failed)));
}

/** What a site's own function gives as options. If it throws, the environment alone sets the gate. */
function called(options: () => AdapterOptions): AdapterOptions {
  try {
    return options();
  } catch (error) {
    failureReport()(error);
    return {};
  }
}
