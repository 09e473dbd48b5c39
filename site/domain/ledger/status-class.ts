/** What a visitor got: the class of the status, and the gate's own answers by their number. */
export const statusClasses = ["2xx", "3xx", "402", "403", "429", "4xx", "5xx"] as const;
export type StatusClass = (typeof statusClasses)[number];

const gateAnswers = { 402: "402", 403: "403", 429: "429" } as const;

export function statusClassOf(status: number): StatusClass {
  if (status === 402 || status === 403 || status === 429) return gateAnswers[status];
  if (status >= 500) return "5xx";
  if (status >= 400) return "4xx";
  return status >= 300 ? "3xx" : "2xx";
}
