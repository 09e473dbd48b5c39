import type { AddressList } from "@octroi/crawlers/verify";
import type { PolicyDocument } from "@octroi/policy/documents";
import type { PolicyStore } from "./console/policy-store.ts";
import type { ReportTo } from "./events/deliver.ts";
import type { LicenseKeySet } from "./licenses/keys.ts";
import type { Limits } from "./limits/limits.ts";
import type { Mode } from "./mode.ts";
import type { AgentKeys } from "./signatures.ts";

/** A request that the gate has answered in place of the site. */
export interface AnsweredRequest {
  readonly method: string;
  /** Without its query. */
  readonly path: string;
  readonly status: number;
}

export interface GateOptions {
  /**
   * The site's key, as the console shows it: `https://<site>:<secret>@<console>/<public key>`. With it visits are
   * reported to the console, where `report` does not say otherwise, and the policy that is published there takes the
   * place of `policy`, unless that one is enforced and the other only observed. A secret: keep it out of the repository.
   */
  readonly key?: string | undefined;
  /**
   * Keeps the policy that the console published last, so that a gate that starts while the console is away has it: a
   * folder, or what reads and writes a text. `off`: nothing is kept, and such a gate begins with `policy`. Where nothing is
   * said, adapters and `gateFromEnvironment` keep it in the folder `.octroi` of the working directory, if they have a
   * disk; `createGate` does not.
   */
  readonly policyStore?: PolicyStore | string | undefined;
  /** What the gate is built into, such as `astro`: told to the console. */
  readonly adapter?: string | undefined;
  /** The policy, as JSON text or as the value it stands for. Without one that can be read, the gate observes. */
  readonly policy?: unknown;
  /**
   * The license document and what else `policy` says in files, as `documentsOf` of `@octroi/policy/documents` prints
   * them: the gate answers at their paths where it enforces. A published policy brings its own.
   */
  readonly documents?: readonly PolicyDocument[] | undefined;
  /**
   * Where nothing is said: what the console publishes for the site, else `observe`. `enforce` is for `policy`: it refuses
   * nothing by rules that are published to be observed.
   */
  readonly mode?: Mode | undefined;
  /** The public keys that verify the signatures of licenses. Without them no license opens anything. */
  readonly licenseKeys?: LicenseKeySet | undefined;
  /**
   * The public keys of agents that sign their requests, where the gate shall not fetch them. Only agents of the
   * registry are believed.
   */
  readonly agentKeys?: AgentKeys | undefined;
  /**
   * Other hosts that the gate stands in front of, each with those under it. A signed request is believed where it is
   * for the policy's own host, with or without `www.`, for one under it, or for one of these.
   */
  readonly hosts?: readonly string[] | undefined;
  /** Counters that several instances share. Each counts for itself, where absent. */
  readonly limits?: Limits | undefined;
  /** Where visits are reported: a function, or the address of a collector that takes NDJSON. */
  readonly report?: ReportTo | undefined;
  /** How long visits are gathered before they are reported, in milliseconds: 5000, where nothing is said. */
  readonly reportEvery?: number | undefined;
  /**
   * Whether reports say how many people assistants such as ChatGPT sent to which page, by the Referer or `utm_source` of
   * their arrival, and nothing of a person. They do, where nothing is said.
   */
  readonly people?: boolean | undefined;
  /** Whether reports hold the visitor's address, cut short. */
  readonly reportAddress?: boolean | undefined;
  /** The header in which your proxy puts the visitor's address. Of a list, the last entry counts. */
  readonly addressHeader?: string | undefined;
  /**
   * The published addresses that visitors are checked against. The gate brings those of all operators but Amazon
   * and DuckDuckGo, whose lists weigh more than itself: their crawlers are unverifiable by address, unless a
   * server that can afford it gives `publishedAddresses` of `@octroi/crawlers/verify`.
   */
  readonly addressLists?: readonly AddressList[] | undefined;
  /** Headers that the gate's answers carry besides their own: those that all your pages have, such as HSTS. */
  readonly answerHeaders?: Readonly<Record<string, string>> | undefined;
  /**
   * Whether pages that pass get what the policy says of their use (`Content-Usage`, `Link: rel="license"`) in
   * `enforce`. They do, where nothing is said; switch it off where your site sends these headers itself.
   */
  readonly pageHeaders?: boolean | undefined;
  /** Whether `/.well-known/octroi` tells which gate stands here. It does, where nothing is said. */
  readonly selfReport?: boolean | undefined;
  /**
   * Hears of each answer that the gate gives in place of the site, refusals and the self-report: for the site's own log
   * and counters, which do not see these requests.
   */
  readonly answered?: ((answer: AnsweredRequest) => void) | undefined;
  /** Hears what went wrong. The site never does. Writes to the console, where absent. */
  readonly failed?: ((error: unknown) => void) | undefined;
  /** The clock, in milliseconds since 1970. */
  readonly now?: (() => number) | undefined;
}
