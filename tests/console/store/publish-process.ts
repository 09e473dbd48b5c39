import { firstDraft } from "../../../domain/rules/first-draft.ts";
import { publicationOf } from "../../../domain/rules/publication.ts";
import { openStore } from "../../../store/store.ts";

/* Publishes one version after the other under a key for each, in a process of its own that a test kills: a program that was cut
 * off sends everything again. `<location> <site> <person> <token> <versions>` */
const [location = "", site = "", person = "", token = "", versions = ""] = process.argv.slice(2);
const made = publicationOf(firstDraft("example.com"), "observe");
if (!made.ok) throw new Error(`Expected rules, found ${made.wrong}`);
const store = await openStore(JSON.parse(location));
process.stdout.write("open\n");
for (let after = 0; after < Number(versions); after += 1) {
  const seen = { version: after, draft: undefined };
  const version = { publication: made.publication, note: "", after, seen };
  const request = { key: `publish ${after}`, digest: `after ${after}` };
  const outcome = await store.rules.publishByToken(site, version, person, { token, request });
  if (outcome.outcome !== "published" || outcome.version !== after + 1)
    throw new Error(`Expected version ${after + 1}, found ${JSON.stringify(outcome)}`);
}
await store.close();
