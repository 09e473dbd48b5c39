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
export type MailChoice = Readonly<Record<MailList, boolean>>;

/** Of whoever has not chosen. */
export const defaultChoice: MailChoice = { reports: true, alerts: false };
