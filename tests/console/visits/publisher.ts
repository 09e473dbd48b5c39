import type { Language } from "@octroi/ui/language/language";
import { addedSite } from "../added-site.ts";
import type { WholeConsole } from "../whole-console.ts";

/** A publisher who is signed in, with a new site whose gate reports. */
export async function newPublisher(world: WholeConsole, language: Language, domain: string) {
  const person = await world.person(`${domain}-${language}@example.com`);
  await world.store.people.change(person.id, { name: "Ada", language });
  const { id: workspaceId } = await world.store.workspaces.currentOf(person);
  const { site, secret } = await addedSite(world.store, { workspaceId, domain }, person.id);
  const browser = await world.signedIn(person.id);
  const authorization = `Basic ${btoa(`${site.id}:${secret}`)}`;
  return {
    browser,
    site: site.id,
    report: (body: string) => browser.ask("/v1/visits", { method: "POST", body, headers: { authorization } }),
    text: async (path: string) => textOf(await (await browser.get(path)).text()),
  };
}

/** What a page says, without what holds it. */
export function textOf(html: string): string {
  return html
    .replace(/<(script|style|svg)\b.*?<\/\1>/gs, "")
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'")
    .replace(/[ \n]+/g, " ");
}
