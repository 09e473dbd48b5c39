import { siteReader } from "../../server/reading/read-site.ts";
import { verdictOn } from "./checked.ts";

/**
 * The whole check-up of a site that listens on this machine, over http, under a public name: what a visitor would be
 * told who entered that name once the site is there.
 */
export async function checkedLocally(port: number, host: string) {
  const here = "127.0.0.1";
  const visit = siteReader("Checker/1.0", {
    resolve: async () => [here],
    isPublic: (address) => address === here,
    // Nothing listens on the first port: the site is asked over http.
    ports: { "https:": 1, "http:": port },
  })(host);
  const events = [];
  for await (const event of visit.events()) events.push(event);
  return verdictOn(events);
}
