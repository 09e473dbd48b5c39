import type { Formatter } from "@octroi/ui/language/format";
import type { Draft } from "@octroi/ui/policy/draft";
import { forms } from "../../domain/policy/forms.ts";
import type { AnswerCopy } from "../content/policy/copy.ts";
import type { PolicyPreview } from "./policy-preview.ts";

/** The whole answer in a sentence: what becomes of training, and by how many files. */
export function answerOf(
  { decisions, unsaid, exceptions, carried }: Draft,
  { matrix }: Pick<PolicyPreview, "matrix">,
  copy: AnswerCopy,
  format: Formatter,
): string {
  const reaches = forms.map((form) => matrix[form].training);
  const enforced = reaches.filter((reach) => reach === "enforced").length;
  const stated = reaches.filter((reach) => reach === "stated").length;
  if (unsaid.includes("training")) {
    const named = carried.rules.length + exceptions.length;
    return named === 0 ? copy.unsaid : copy.byName.replace("{rules}", format.counted(named, copy.rules));
  }
  return copy.training[decisions.training]
    .replace("{total}", format.counted(stated + enforced, copy.total))
    .replace("{enforced}", format.counted(enforced, copy.enforced));
}
