/** What is sent without being asked for. Each can be stopped by itself. */
export const mailLists = ["reports", "alerts"] as const;
export type MailList = (typeof mailLists)[number];

export function isMailList(value: unknown): value is MailList {
  return mailLists.some((list) => list === value);
}

/** Which of them somebody gets about a site. */
export type MailChoice = Readonly<Record<MailList, boolean>>;

/** Of whoever has not chosen. */
export const defaultChoice: MailChoice = { reports: true, alerts: false };
