import type { AgoWords } from "../content/visits.ts";

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

/** How long ago: `now`, `2 min`, `3 h`, `5 d`. */
export function ago(time: number, now: number, words: AgoWords): string {
  const passed = now - time;
  if (passed < minute) return words.now;
  const [unit, text] =
    passed < hour ? [minute, words.minutes] : passed < day ? [hour, words.hours] : [day, words.days];
  return text.replace("# ", "#\u00a0").replace("#", String(Math.floor(passed / unit)));
}
