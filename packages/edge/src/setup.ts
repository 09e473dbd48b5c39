import { type Policy, parsePolicy } from "@octroi/policy";
import type { Answer } from "./answers/answer.ts";
import { delivery } from "./events/deliver.ts";
import { createReporter, type Reporter } from "./events/reporter.ts";
import { failureReport } from "./failures.ts";
import { licenseChecker } from "./licenses/check.ts";
import type { Limits } from "./limits/limits.ts";
import { memoryLimits } from "./limits/memory.ts";
import { withDeadline } from "./limits/with-deadline.ts";
import { type Mode, modes } from "./mode.ts";
import type { GateOptions } from "./options.ts";
import { type CheckSignature, signatureChecker } from "./signatures.ts";

/** The options, read once: what is wrong with them has been told, and nothing later can throw because of them. */
export interface Setup {
  readonly mode: Mode;
  /** Undefined where there is none that could be read. */
  readonly policy: Policy | undefined;
  readonly checkSignature: CheckSignature;
  readonly checkLicense: ReturnType<typeof licenseChecker>;
  /** By their names in small letters. */
  readonly answerHeaders: Answer["headers"];
  readonly limits: Limits;
  readonly reporter: Reporter | undefined;
  readonly failed: (error: unknown) => void;
  readonly now: () => number;
}

export function setUp(options: GateOptions): Setup {
  const failed = failureReport(options.failed);
  const policy = readPolicy(options.policy, failed);
  const now = options.now ?? Date.now;
  return {
    mode: modeOf(options.mode, policy, failed),
    policy,
    checkSignature: signatureChecker(
      options.agentKeys,
      policy?.site.origin ?? "https://localhost",
      options.hosts ?? [],
      now,
    ),
    checkLicense: licenseChecker(options.licenseKeys ?? { keys: [] }, failed),
    answerHeaders: headersFrom(options.answerHeaders, failed),
    limits: options.limits ? withDeadline(options.limits, failed) : memoryLimits(),
    reporter: reporterFor(options, failed),
    failed,
    now,
  };
}

function headersFrom(given: GateOptions["answerHeaders"], failed: (error: unknown) => void) {
  try {
    return Object.fromEntries(new Headers(given));
  } catch (error) {
    failed(error);
    return {};
  }
}

function reporterFor({ report, reportEvery }: GateOptions, failed: (error: unknown) => void) {
  if (report === undefined) return undefined;
  return createReporter(delivery(report), failed, reportEvery === undefined ? {} : { every: reportEvery });
}

function readPolicy(value: unknown, failed: (error: unknown) => void): Policy | undefined {
  if (value === undefined) return undefined;
  const parsed = parsePolicy(value);
  if (parsed.ok) return sendable(parsed.policy);
  const [first] = parsed.errors;
  failed(new Error(`The policy cannot be read, so nothing is enforced: ${first?.path} ${first?.message}`));
  return undefined;
}

/** An address that goes into a header has to be written with the characters a header may hold. */
function sendable(policy: Policy): Policy {
  const { license } = policy;
  return license ? { ...policy, license: { ...license, url: new URL(license.url).href } } : policy;
}

function modeOf(mode: Mode = "observe", policy: Policy | undefined, failed: (error: unknown) => void): Mode {
  if (!modes.includes(mode)) failed(new Error(`The mode is “${mode}”, not observe, enforce or off.`));
  if (mode === "enforce" && policy === undefined) failed(new Error("There is no policy to enforce."));
  return mode === "off" || (mode === "enforce" && policy !== undefined) ? mode : "observe";
}
