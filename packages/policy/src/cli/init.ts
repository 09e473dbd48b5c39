import { existsSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { type PresetName, preset, presetNames } from "../presets.ts";
import { exitCodes, type Terminal, UsageError } from "./terminal.ts";

/** `init FILE --origin ORIGIN`: a policy to begin with. Never over a file that is there. */
export function initPolicy(args: readonly string[], terminal: Terminal): number {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { origin: { type: "string" }, preset: { type: "string", default: "search-not-training" } },
  });
  const [file = "octroi.policy.json", ...others] = positionals;
  if (others.length > 0) throw new UsageError("init takes one file.");
  if (!URL.canParse(values.origin ?? "")) {
    throw new UsageError("init takes the address of the site: --origin https://your.site");
  }
  const name = presetNames.find((each): each is PresetName => each === values.preset);
  if (name === undefined) throw new UsageError(`--preset takes one of ${presetNames.join(", ")}.`);
  if (existsSync(file)) throw new UsageError(`${file} is there already, and was left as it is.`);
  const { origin } = new URL(values.origin ?? "");
  const policy = { $schema: "./node_modules/@octroi/policy/schema.json", ...preset(name, { origin }) };
  writeFileSync(file, `${JSON.stringify(policy, null, 2)}\n`, { flag: "wx" });
  terminal.print(file);
  return exitCodes.ok;
}
