import { button } from "@octroi/ui/components/button.tsx";
import type { RulesCopy } from "../content/rules.ts";
import { NarrowPage } from "../forms/page.tsx";
import { FaultLine, Submit } from "../forms/parts.tsx";
import type { RulesConflict } from "./conflict-data.ts";
import { publishedMode } from "./publish-button.ts";

interface ConflictProps {
  copy: RulesCopy["conflict"];
  /** Where the form is sent. */
  path: string;
  conflict: RulesConflict;
  /** What is there now, which saving one's own takes the place of. */
  seen: { savedAt: string; after: number };
}

/** In place of the rules that were sent: somebody else's are newer. What was typed waits in the form. */
export function Conflict({ copy, path, conflict, seen }: ConflictProps) {
  const { newer, differences, typed } = conflict;
  // What was to be published is saved first: nobody has seen it beside the other's.
  const sent = typed["button"] ?? "save";
  const pressed = publishedMode(sent) === undefined ? sent : "save";
  const kept = Object.entries(typed).filter(([name]) => !["button", "basis", "after"].includes(name));
  return (
    <NarrowPage title={copy.title} intro={copy.intro}>
      <FaultLine>{newer}</FaultLine>
      {differences && (
        <section aria-labelledby="differences">
          <h2 id="differences" className="text-section-title">
            {copy.differences}
          </h2>
          {differences.length === 0 && <p className="mt-2 text-muted">{copy.same}</p>}
          <ul className="mt-2 list-disc pl-5">
            {differences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      )}
      <form method="post" action={path} className="flex flex-col gap-4">
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="basis" value={seen.savedAt} />
        <input type="hidden" name="after" value={seen.after} />
        <p className="text-muted">{copy.stays}</p>
        <p className="flex flex-wrap gap-3">
          <Submit name="button" value={pressed}>
            {copy.mine}
          </Submit>
          <a href={path} className={button({ variant: "outline" })}>
            {copy.theirs}
          </a>
        </p>
      </form>
    </NarrowPage>
  );
}
