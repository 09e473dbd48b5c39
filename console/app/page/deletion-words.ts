import { intlFormatter } from "@octroi/ui/language/format-intl";
import type { Language } from "@octroi/ui/language/language";
import { type Membership, mayAs } from "../../../domain/workspaces/workspace.ts";
import { workspace } from "../content/people.ts";
import { filled } from "./words.ts";

/** What the notice above a workspace says; undefined for one that stays. */
export function deletionNoticeFor({ deleteAt, role }: Membership, language: Language) {
  if (deleteAt === undefined) return undefined;
  const { deletion } = workspace[language];
  const date = intlFormatter(language).date(deleteAt);
  return { ...deletion, text: filled(deletion.text, { date }), isOwner: mayAs(role, "owner") };
}
