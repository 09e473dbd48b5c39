import { actions } from "@octroi/policy";
import { noDecision } from "@octroi/ui/components/decision-control.tsx";
import type { Language } from "@octroi/ui/language/language";
import type { Draft } from "@octroi/ui/policy/draft";
import { draftWith, exceptionField } from "@octroi/ui/policy/draft-from-form";
import { withDecision, withoutDecision } from "@octroi/ui/policy/edit";
import { type DecidedPurpose, decidedPurposes } from "@octroi/ui/policy/purposes";
import { policyFormWords } from "@octroi/ui/words/policy-form";
import { data, redirect } from "react-router";
import { applyEdit, hasAddition, type TypedEdit } from "../../../domain/rules/edit.ts";
import { crawlerNamed } from "../../../domain/rules/own-rule.ts";
import { publicationOf } from "../../../domain/rules/publication.ts";
import { maxNoteLength, type RulesRevision } from "../../../domain/rules/rules.ts";
import { rules as words } from "../content/rules.ts";
import type { FormFault } from "../forms/form.ts";
import { filled } from "../page/words.ts";
import { conflictOf, newerSentence } from "./conflict-data.ts";
import { publishedMode } from "./publish-button.ts";
import { rulesToEdit } from "./rules-data.ts";
import type { RulesSubject } from "./subject.ts";

interface SentRules {
  language: Language;
  timeZone: string;
  subject: RulesSubject;
  /** Takes the place of the draft where the button `house` asks for it. */
  house?: (own: Draft) => Promise<Draft | undefined>;
  personId: string;
  fields: ReadonlyMap<string, string>;
}

/** Keeps what the form holds as the draft, then does what its button says. */
export async function sendRules({ language, timeZone, subject, house, personId, fields }: SentRules) {
  const copy = words[language];
  const field = (name: string) => fields.get(name) ?? "";
  const button = field("button");
  const seen: RulesRevision = { draft: field("basis") || undefined, version: Number(field("after")) };
  const before = await rulesToEdit({ subject });
  if (button === "discard") {
    if ((await subject.discardDraft(seen)) === "discarded") {
      return redirect(subject.path, 303);
    }
    const newer = newerSentence({ language, timeZone }, seen, await rulesToEdit({ subject }));
    return fault(undefined, `${newer} ${copy.conflict.notDiscarded}`, new Map(), 409);
  }
  const { mode } = before;
  const typed = typedEdit(fields);
  const edit = applyEdit(typedDraft(before.draft, fields), typed);
  const draft = (button === "house" ? await house?.(edit.draft) : undefined) ?? edit.draft;
  const conflict = async () => {
    const theirs = await rulesToEdit({ subject });
    const mine = { draft: typedDraft(theirs.draft, fields), mode };
    return conflictOf({ language, timeZone, seen, mine, theirs, fields });
  };
  const saved = await subject.saveDraft({ draft, mode, seen }, personId);
  switch (saved.outcome) {
    case "outdated":
      return conflict();
    case "too-long":
      return fault(undefined, copy.faults.tooLong, fields);
    case "site-gone":
      return redirect(subject.gonePath, 303);
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
  const result = publicationOf(draft, publishedMode(button) ?? mode);
  if (!result.ok) {
    const [wrong] = result.wrong;
    const { wrong: sentences, tooMuch } = policyFormWords[language];
    return fault(wrong, wrong === undefined ? tooMuch : sentences[wrong], fields);
  }
  // What was only just added is looked at before it is published.
  if (publishedMode(button) === undefined || hasAddition(typed)) {
    return redirect(`${subject.path}${placeAfter(typed)}`, 303);
  }

  // One line: PostgreSQL keeps no text with a NUL in it.
  const note = field("note")
    .replace(/[\p{Cc}\p{Cs}]+/gu, " ")
    .trim();
  if (note.length > maxNoteLength) return fault("note", copy.faults.note, fields);
  const version = { publication: result.publication, note, after: seen.version, draft: saved.savedAt };
  const published = await subject.publish(version, personId);
  switch (published.outcome) {
    case "published":
      return redirect(`${subject.versionsPath}?published=${published.version}`, 303);
    case "outdated":
      return conflict();
    case "needs-pro":
      return fault(undefined, copy.faults.needsPro, fields, 403);
    case "follows-house":
      return fault(undefined, copy.faults.followsHouse, fields, 409);
    case "wrong":
      return fault(undefined, filled(copy.faults.unfit, { domain: published.domain }), fields);
    case "site-gone":
      return redirect(subject.gonePath, 303);
  }
}

/** The draft with what the form holds, crawlers included that somebody else removed from it meanwhile. */
function typedDraft(saved: Draft, fields: ReadonlyMap<string, string>): Draft {
  const draft = decidedPurposes.reduce(
    (each, purpose) => withChoice(each, purpose, fields.get(purpose)),
    saved,
  );
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

/** What a switch was set to; it says nothing where it was left out. */
function withChoice(draft: Draft, purpose: DecidedPurpose, value: string | undefined): Draft {
  if (value === noDecision) return withoutDecision(draft, purpose);
  const action = actions.find((one) => one === value);
  return action === undefined ? draft : withDecision(draft, purpose, action);
}

function typedEdit(fields: ReadonlyMap<string, string>): TypedEdit {
  const field = (name: string) => fields.get(name) ?? "";
  return {
    button: field("button"),
    exception: field("exception"),
    rule: {
      who: field("rule-who"),
      crawler: field("rule-crawler"),
      paths: field("rule-paths"),
      action: field("rule-action"),
      amount: field("rule-amount"),
      visits: field("rule-visits"),
    },
  };
}

/** Where one goes on: to what was added or taken out, which is folded away otherwise. */
function placeAfter(typed: TypedEdit): string {
  const { button, exception } = typed;
  const done = publishedMode(button) === undefined ? "saved=yes" : "added=yes";
  if (exception.trim() !== "" || button.includes("-crawler:")) return `?open=crawlers&${done}#crawlers`;
  if (hasAddition(typed) || button.includes("-rule:")) return `?open=own&${done}#own`;
  return button.startsWith("preset:") ? `?${done}#presets` : `?${done}#effect`;
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
