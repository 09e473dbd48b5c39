import { crawlerByToken } from "@octroi/crawlers/registry";
import { parseSiteKey } from "../console/site-key.ts";
import { trialHeader, trialMark } from "../trial.ts";
import { siteKeyOf } from "./init/key.ts";
import { type Io, UsageError } from "./io.ts";

const browser =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36";

/** Six visitors, one of each kind that policies tell apart. */
const visitors = [
  { name: "a browser", header: browser },
  ...["Googlebot", "GPTBot", "OAI-SearchBot", "ChatGPT-User", "CCBot"].map((name) => ({
    name,
    header: crawlerByToken(name)?.userAgent?.header ?? name,
  })),
];

/** Asks an address as each of them, and prints who got what. */
export async function tryGate([address, ...rest]: string[], io: Io): Promise<void> {
  if (address === undefined || rest.length > 0 || !/^https?:\/\//.test(address) || !URL.canParse(address)) {
    throw new UsageError("Expected an address: try http://localhost:3000/");
  }
  const key = parseSiteKey(siteKeyOf(io));
  const mark = key === undefined ? undefined : await trialMark(key, Date.now());
  const rows = [["visitor", "status", "what it got"]];
  for (const { name, header } of visitors) {
    const { status, headers } = await ask(address, header, mark);
    rows.push([name, String(status), wordsFor(status, headers)]);
  }
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of rows) io.print(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  "));
  io.note(await gateAt(address));
  io.note(
    mark === undefined
      ? "No OCTROI_KEY was found here: where the site reports to a console, these count as visits."
      : "The console counts none of these as visits, where the site has the same OCTROI_KEY.",
  );
  io.note(
    "All six come from this machine: a crawler that publishes its addresses is not verified from here.",
  );
}

async function ask(address: string | URL, userAgent: string, mark?: string): Promise<Response> {
  try {
    const response = await fetch(address, {
      headers: { "user-agent": userAgent, ...(mark && { [trialHeader]: mark }) },
      redirect: "manual",
      signal: AbortSignal.timeout(10_000),
    });
    if (!response.headers.get("content-type")?.includes("json")) await response.body?.cancel();
    return response;
  } catch {
    throw new UsageError(`${address} does not answer.`);
  }
}

function wordsFor(status: number, headers: Headers): string {
  if (status === 402) return `a price: ${headers.get("crawler-price")}`;
  if (status === 403) return "a refusal";
  if (status === 429) return `asked to come back in ${headers.get("retry-after")} s`;
  if (status >= 300 && status < 400) return `sent on to ${headers.get("location")}`;
  return status < 300 ? "the page" : "an error from the site";
}

/** Which gate says that it stands there. */
async function gateAt(address: string): Promise<string> {
  const report = await ask(new URL("/.well-known/octroi", address), browser);
  try {
    const { software, version, mode, policy, policyVersion } = await report.json();
    if (software !== "@octroi/edge") throw new Error("Not a report of @octroi/edge.");
    const published = policyVersion == null ? "" : `, published as version ${policyVersion}`;
    return `The gate: version ${version}, mode ${mode}, ${policy === null ? "no policy" : `policy ${policy}${published}`}.`;
  } catch {
    return "No gate answered at /.well-known/octroi.";
  }
}
