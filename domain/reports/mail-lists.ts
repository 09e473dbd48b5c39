/** What is sent without being asked for. Each can be stopped by itself. */
export const mailLists = ["reports", "alerts"] as const;
export type MailList = (typeof mailLists)[number];

/** What the links of mails stop: a list about one site, or the weekly report about all sites of a workspace. */
export const stoppable = [...mailLists, "digest"] as const;
export type Stoppable = (typeof stoppable)[number];

export function isStoppable(value: unknown): value is Stoppable {
  return stoppable.some((list) => list === value);
}

/** Which of them somebody gets about a site. */
export interface MailChoice extends Readonly<Record<MailList, boolean>> {
  /** Alerts as they happen, and none in the morning. */
  readonly instant: boolean;
}

/** Of whoever has not chosen. */
export const defaultChoice: MailChoice = { reports: true, alerts: false, instant: false };

/** When somebody gets alerts about a site. */
export const alertTimes = ["never", "morning", "instant"] as const;
export type AlertTime = (typeof alertTimes)[number];

export function alertTimeOf({ alerts, instant }: MailChoice): AlertTime {
  if (!alerts) return "never";
  return instant ? "instant" : "morning";
}
