/** What the workspace's log of changes holds. Each kind has its sentence in both languages. */
export const changeKinds = [
  "workspace-created",
  "workspace-renamed",
  "time-zone-changed",
  "plan-changed",
  "pro-accepted",
  "pro-declined",
  "pro-ended",
  "workspace-suspended",
  "workspace-resumed",
  "deletion-planned",
  "deletion-withdrawn",
  "person-invited",
  "invitation-withdrawn",
  "person-joined",
  "role-changed",
  "person-left",
  "person-removed",
  "site-added",
  "site-changed",
  "site-time-zone-changed",
  "site-connected",
  "domain-proven",
  "domain-lost",
  "protection-activated",
  "protection-deactivated",
  "certificate-accepted",
  "site-removed",
  "key-created",
  "key-ended",
  "rules-published",
  "rules-restored",
  "house-rules-published",
  "house-rules-restored",
  "house-rules-followed",
  "house-rules-left",
  "license-issued",
  "license-renewed",
  "license-withdrawn",
  "agreement-joined",
  "agreement-declined",
  "agreement-left",
  "agreement-ended",
  "agreement-lost",
  "agreement-rule-set",
  "agreement-rule-removed",
  "offer-published",
  "offer-ended",
  "refund-noted",
  "dashboard-published",
  "dashboard-changed",
  "dashboard-withdrawn",
  "link-created",
  "link-ended",
  "bank-details-changed",
  "payee-changed",
  "payee-removed",
  "token-created",
  "token-ended",
  "rules-drafted",
  "webhook-added",
  "webhook-changed",
  "webhook-secret-changed",
  "webhook-enabled",
  "webhook-disabled",
  "webhook-removed",
] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** Those whose subject is an address. */
export const kindsAboutPeople = [
  "person-invited",
  "invitation-withdrawn",
  "person-joined",
  "role-changed",
  "person-left",
  "person-removed",
] as const satisfies readonly ChangeKind[];

/** One change: who, when, what. */
export interface Change {
  at: string;
  /** Undefined where the operator did it, or a person who has left. */
  by: string | undefined;
  /** Where a program of theirs did it, what its token is called. */
  token: string | undefined;
  kind: ChangeKind;
  /** What it was about: a domain, an address, a role. */
  subject: string | undefined;
  /** What it became. */
  value: string | undefined;
}
