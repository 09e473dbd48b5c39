import { actions } from "@octroi/policy";
import type { Language } from "@octroi/ui/language/language";
import type { Draft } from "@octroi/ui/policy/draft";
import { draftWith, exceptionField } from "@octroi/ui/policy/draft-from-form";
import { policyFormWords } from "@octroi/ui/words/policy-form";
import { data, redirect } from "react-router";
import { pathTo } from "../../domain/access/paths.ts";
import { applyEdit } from "../../domain/rules/edit.ts";
import { isMode, type Mode } from "../../domain/rules/mode.ts";
import { crawlerNamed } from "../../domain/rules/own-rule.ts";
import { publicationOf } from "../../domain/rules/publication.ts";
import { maxNoteLength, type Rules, type RulesSeen } from "../../domain/rules/rules.ts";
import type { Site } from "../../domain/sites/site.ts";
import { rules as words } from "../content/rules.ts";
import type { FormFault } from "../forms/form.ts";
import { conflictOf, newerSentence } from "./conflict-data.ts";
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
  const seen: RulesSeen = { draft: field("basis") || undefined, version: Number(field("after")) };
  const before = await rulesToEdit({ rules, site });
  if (button === "discard") {
    if ((await rules.discardDraft(site.id, seen)) === "discarded") {
      return redirect(pathTo("siteRules", { site: site.id }), 303);
    }
    const newer = newerSentence(copy.conflict, language, seen, await rulesToEdit({ rules, site }));
    return fault(undefined, `${newer} ${copy.conflict.notDiscarded}`, new Map(), 409);
  }
  const typed = typedDraft(before.draft, fields);
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
  const conflict = async () => {
    const theirs = await rulesToEdit({ rules, site });
    const mine = { draft: typedDraft(theirs.draft, fields), mode };
    return conflictOf({ language, seen, mine, theirs, fields });
  };
  const saved = await rules.saveDraft(site.id, { draft, mode, seen }, personId);
  switch (saved.outcome) {
    case "outdated":
      return conflict();
    case "too-long":
      return fault(undefined, copy.faults.tooLong, fields);
    case "site-gone":
      return redirect(pathTo("sites", { workspace: site.workspaceId }), 303);
  }
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
  const version = { publication: result.publication, note, after: seen.version, draft: saved.savedAt };
  const published = await rules.publish(site.id, version, personId);
  switch (published.outcome) {
    case "published":
      return redirect(`${pathTo("siteVersions", { site: site.id })}?published=${published.version}`, 303);
    case "outdated":
      return conflict();
    case "needs-pro":
      return fault("mode", copy.faults.needsPro, fields, 403);
    case "site-gone":
      return redirect(pathTo("sites", { workspace: site.workspaceId }), 303);
  }
}

/** The draft with what the form holds, crawlers included that somebody else removed from it meanwhile. */
function typedDraft(draft: Draft, fields: ReadonlyMap<string, string>): Draft {
  const typed = new Map([...fields].filter(([name]) => name !== "origin"));
  const missing = [...typed].flatMap(([name, value]) => {
    const crawler = name.startsWith(exceptionField(""))
      ? crawlerNamed(name.slice(exceptionField("").length))
      : undefined;
    const action = actions.find((one) => one === value);
    const isThere = draft.exceptions.some((exception) => exception.crawler === crawler);
    return crawler === undefined || action === undefined || isThere ? [] : [{ crawler, action }];
  });
  return draftWith({ ...draft, exceptions: [...draft.exceptions, ...missing] }, typed);
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
