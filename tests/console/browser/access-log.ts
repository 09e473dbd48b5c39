import type { Locator } from "@playwright/test";

/** A line of an access log: a visit by GPTBot on a day. */
export function gptBotLine(iso: string): string {
  const [year, , day] = iso.split("-");
  const month = new Date(iso).toLocaleString("en-US", { month: "short", timeZone: "UTC" });
  const agent =
    "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.3; +https://openai.com/gptbot)";
  return `192.0.2.7 - - [${day}/${month}/${year}:10:00:00 +0000] "GET /recettes/ HTTP/1.1" 200 512 "-" "${agent}"\n`;
}

/** Drops a file as from the desktop: what a script of the page drops, a browser does not take. */
export async function dropFile(target: Locator, file: string): Promise<void> {
  const { x, y } = (await target.boundingBox()) ?? { x: 0, y: 0 };
  const devtools = await target.page().context().newCDPSession(target.page());
  for (const type of ["dragEnter", "dragOver", "drop"] as const) {
    const data = { items: [], files: [file], dragOperationsMask: 1 };
    await devtools.send("Input.dispatchDragEvent", { type, x: x + 5, y: y + 5, data });
  }
}
