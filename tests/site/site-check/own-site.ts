import { siteReader } from "@octroi/check/reading/read-site";
import { localNetwork } from "@octroi/web/testing/local-web";
import { verdictOn } from "./checked.ts";

/**
 * The whole check-up of a site that listens on this machine, over http, under a public name: what a visitor would be
 * told who entered that name once the site is there.
 */
export async function checkedLocally(port: number, host: string) {
  // Nothing listens on the first port: the site is asked over http.
  const network = localNetwork({ "https:": 1, "http:": port });
  const visit = siteReader("Checker/1.0", network)(host);
  const events = [];
  for await (const event of visit.events()) events.push(event);
  return verdictOn(events);
}
