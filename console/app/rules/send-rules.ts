import type { Language } from "@octroi/ui/language/language";
import type { Draft } from "@octroi/ui/policy/draft";
import { draftWith } from "@octroi/ui/policy/draft-from-form";
import { policyFormWords } from "@octroi/ui/words/policy-form";
import { data, redirect } from "react-router";
import { pathTo } from "../../domain/access/paths.ts";
import { applyEdit } from "../../domain/rules/edit.ts";
import { isMode, type Mode } from "../../domain/rules/mode.ts";
import { publicationOf } from "../../domain/rules/publication.ts";
import { maxNoteLength, type Rules } from "../../domain/rules/rules.ts";
import type { Site } from "../../domain/sites/site.ts";
import { rules as words } from "../content/rules.ts";
import type { FormFault } from "../forms/form.ts";
import { rulesToEdit } from "./rules-data.ts";

interface SentRules {
  language: Language;
  site: Site;
  rules: Rules;
  personId: string;
  fields: ReadonlyMap<string, string>;
}

/** Keeps what the form holds as the draft, then does what its button says. */
export async function sendRules({ language, site, rules, personId, fields }: SentRules) {
  const copy = words[language];
  const field = (name: string) => fields.get(name) ?? "";
  const button = field("button");
  if (button === "discard") {
    await rules.discardDraft(site.id);
    return redirect(pathTo("siteRules", { site: site.id }), 303);
  }
  const before = await rulesToEdit({ rules, site });
  const typed = draftWith(before.draft, new Map([...fields].filter(([name]) => name !== "origin")));
  const mode = isMode(field("mode")) ? (field("mode") as Mode) : before.mode;
  const edit = applyEdit(typed, {
    button,
    exception: field("exception"),
    rule: {
      who: field("rule-who"),
      crawler: field("rule-crawler"),
      paths: field("rule-paths"),
      action: field("rule-action"),
      amount: field("rule-amount"),
      visits: field("rule-visits"),
    },
  });
  const draft: Draft = edit.ok ? edit.draft : typed;
  const outcome = await rules.saveDraft(site.id, draft, mode, personId);
  if (outcome === "too-long") return fault(undefined, copy.faults.tooLong, fields);
  if (!edit.ok) {
    return edit.wrong === "exception"
      ? fault(
          "exception",
          policyFormWords[language].exceptions.unknown.replace("{name}", field("exception")),
          fields,
        )
      : fault(`rule-${edit.wrong}`, copy.own.wrong[edit.wrong], fields);
  }
  const result = publicationOf(draft, mode);
  if (!result.ok) {
    const [wrong] = result.wrong;
    const { wrong: sentences, tooMuch } = policyFormWords[language];
    return fault(wrong, wrong === undefined ? tooMuch : sentences[wrong], fields);
  }
  if (button !== "publish")
    return redirect(`${pathTo("siteRules", { site: site.id })}${placeAfter(button)}`, 303);

  const note = field("note").trim();
  if (note.length > maxNoteLength) return fault("note", copy.faults.note, fields);
  const after = Number(field("after"));
  const published = await rules.publish(site.id, { publication: result.publication, note, after }, personId);
  switch (published.outcome) {
    case "published":
      return redirect(`${pathTo("siteVersions", { site: site.id })}?published=${published.version}`, 303);
    case "outdated":
      return fault(undefined, copy.faults.outdated, fields, 409);
    case "needs-pro":
      return fault("mode", copy.faults.needsPro, fields, 403);
    case "site-gone":
      return redirect(pathTo("sites", { workspace: site.workspaceId }), 303);
  }
}

/** Where one goes on after a button. */
function placeAfter(button: string): string {
  if (button.endsWith("-rule") || button.includes("-rule:")) return "#own";
  if (button === "add-crawler" || button.startsWith("remove-crawler:")) return "#crawlers";
  return button.startsWith("preset:") ? "?saved=yes#switches" : "?saved=yes#replay";
}

function fault(
  field: string | undefined,
  sentence: string,
  fields: ReadonlyMap<string, string>,
  status = 400,
) {
  const formFault: FormFault = { field, sentence, typed: Object.fromEntries(fields) };
  return data(formFault, { status });
}
