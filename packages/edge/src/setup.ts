import { type AddressList, shortAddressLists } from "@octroi/crawlers/verify";
import type { Policy } from "@octroi/policy";
import type { PolicyDocument } from "@octroi/policy/documents";
import type { GateResponse } from "./answers/gate-response.ts";
import type { SiteKey } from "./console/site-key.ts";
import { delivery } from "./events/deliver.ts";
import { createReporter, type Reporter } from "./events/reporter.ts";
import { failureReport } from "./failures.ts";
import { lazySignatureChecker } from "./lazy-signatures.ts";
import type { LicenseKeySet } from "./licenses/keys.ts";
import type { Limits } from "./limits/limits.ts";
import { memoryLimits } from "./limits/memory.ts";
import { withDeadline } from "./limits/with-deadline.ts";
import type { Mode } from "./mode.ts";
import type { GateOptions } from "./options.ts";
import {
  type Failed,
  readAddressHeader,
  readAgentKeys,
  readAnswerHeaders,
  readHosts,
  readKeySet,
  readMode,
  readPolicy,
  readSiteKey,
} from "./read-options.ts";
import type { CheckSignature } from "./signatures.ts";

/** The options, read once: what is wrong with them has been reported, and nothing later can throw because of them. */
export interface Setup {
  readonly key: SiteKey | undefined;
  /** Undefined where the deployment says nothing of it. */
  readonly mode: Mode | undefined;
  /** The bundled one. Undefined where there is none that could be read. */
  readonly policy: Policy | undefined;
  /** Of the bundled policy. */
  readonly documents: readonly PolicyDocument[];
  readonly selfReport: boolean;
  readonly checkSignature: CheckSignature;
  readonly licenseKeys: LicenseKeySet;
  readonly addressLists: readonly AddressList[];
  /** In lower case; null where one was named that is no header. */
  readonly addressHeader: string | null | undefined;
  /** By their names in lower case. */
  readonly answerHeaders: GateResponse["headers"];
  readonly pageHeaders: boolean;
  readonly limits: Limits;
  readonly reporter: Reporter | undefined;
  readonly people: boolean;
  readonly failed: Failed;
  readonly now: () => number;
}

export function setUp(options: GateOptions): Setup {
  const failed = failureReport(options.failed);
  const { now = Date.now } = options;
  /** What an option comes to, where it is given. */
  const read = <Read>(
    name: keyof GateOptions,
    as: (value: unknown, name: string, failed: Failed) => Read,
  ): Read | undefined => {
    const value = options[name];
    return value === undefined ? undefined : as(value, name, failed);
  };
  const key = read("key", readSiteKey);
  const mode = read("mode", readMode);
  if (options.policy === undefined && key === undefined && mode !== "off") {
    failed(new Error("There is no policy: expected the option policy, OCTROI_POLICY or octroi.policy.json."));
  }
  return {
    key,
    mode,
    policy: read("policy", readPolicy),
    documents: options.documents ?? [],
    selfReport: options.selfReport !== false,
    checkSignature: lazySignatureChecker(
      read("agentKeys", readAgentKeys),
      read("hosts", readHosts) ?? [],
      now,
      failed,
    ),
    licenseKeys: read("licenseKeys", readKeySet) ?? { keys: [] },
    addressLists: options.addressLists ?? shortAddressLists,
    addressHeader: read("addressHeader", readAddressHeader),
    answerHeaders: readAnswerHeaders(options.answerHeaders ?? {}, failed),
    pageHeaders: options.pageHeaders !== false,
    limits: options.limits ? withDeadline(options.limits, failed) : memoryLimits(),
    reporter: reporterFor(options.report ?? key?.visits, options.reportEvery, failed),
    people: options.people !== false,
    failed,
    now,
  };
}

function reporterFor(
  report: GateOptions["report"],
  reportEvery: number | undefined,
  failed: Failed,
): Reporter | undefined {
  if (report === undefined) return undefined;
  if (typeof report !== "string" && typeof report !== "function") {
    failed(new Error("report: expected a function or an address. Visits are not reported."));
    return undefined;
  }
  return createReporter(delivery(report), failed, reportEvery === undefined ? {} : { every: reportEvery });
}
