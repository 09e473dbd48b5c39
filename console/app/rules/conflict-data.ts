import type { Language } from "@octroi/ui/language/language";
import type { Draft } from "@octroi/ui/policy/draft";
import { data } from "react-router";
import { changesBetween } from "../../../domain/rules/changes.ts";
import type { Mode } from "../../../domain/rules/mode.ts";
import { publicationOf } from "../../../domain/rules/publication.ts";
import type { RulesRevision, SavedDraft } from "../../../domain/rules/rules.ts";
import { rules as words } from "../content/rules.ts";
import { momentText } from "../page/moment.ts";
import { filled } from "../page/words.ts";
import { changeSentences } from "./change-sentences.ts";
import type { PublishedVersion } from "./subject.ts";

/** Rules that were sent, while others were saved or published that their author had not seen. */
export interface RulesConflict {
  /** Who did what, and when. */
  newer: string;
  /** What leads from the rules that were sent to those that are there; undefined where those that were sent are none. */
  differences: string[] | undefined;
  /** The form as it was sent. */
  typed: Readonly<Record<string, string>>;
}

interface Sides {
  language: Language;
  timeZone: string;
  seen: RulesRevision;
  mine: { draft: Draft; mode: Mode };
  theirs: { saved: SavedDraft | undefined; latest: PublishedVersion | undefined; draft: Draft; mode: Mode };
  fields: ReadonlyMap<string, string>;
}

export function conflictOf({ language, timeZone, seen, mine, theirs, fields }: Sides) {
  const [from, to] = [publicationOf(mine.draft, mine.mode), publicationOf(theirs.draft, theirs.mode)];
  const conflict: RulesConflict = {
    newer: newerSentence({ language, timeZone }, seen, theirs),
    differences:
      from.ok && to.ok
        ? changeSentences(language, changesBetween(from.publication, to.publication))
        : undefined,
    typed: Object.fromEntries(fields),
  };
  return data(conflict, { status: 409 });
}

/** What happened since a form was made. */
export function newerSentence(
  { language, timeZone }: Pick<Sides, "language" | "timeZone">,
  seen: RulesRevision,
  { saved, latest }: Pick<Sides["theirs"], "saved" | "latest">,
): string {
  const copy = words[language].conflict;
  const told = (sentence: string, by: string | undefined, at: string, version = 0) =>
    filled(sentence, { name: by ?? copy.somebody, date: momentText(language, at, timeZone), version });
  if (saved !== undefined && saved.savedAt !== seen.draft) return told(copy.saved, saved.by, saved.savedAt);
  if (latest !== undefined && latest.version !== seen.version) {
    return told(copy.published, latest.by, latest.at, latest.version);
  }
  return copy.discarded;
}
