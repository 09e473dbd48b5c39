import { Button } from "@octroi/ui/components/button.tsx";
import type { Mode } from "../../domain/rules/mode.ts";
import { maxNoteLength } from "../../domain/rules/rules.ts";
import type { RulesCopy } from "../content/rules.ts";
import type { FormFault } from "../forms/form.ts";
import { Choice, TextField } from "../forms/parts.tsx";
import { ProBox } from "../plans/pro-box.tsx";

interface PublishProps {
  copy: RulesCopy["publish"];
  mode: Mode;
  mayEnforce: boolean;
  askProUrl: string;
  /** The latest version that is shown. */
  after: number;
  fault: FormFault | undefined;
}

export function Publish({ copy, mode, mayEnforce, askProUrl, after, fault }: PublishProps) {
  const modes = mayEnforce ? (["observe", "enforce"] as const) : (["observe"] as const);
  return (
    <section id="publish" aria-labelledby="publish-heading" className="grid scroll-mt-6 gap-5">
      <h2 id="publish-heading" className="text-section-title">
        {copy.heading}
      </h2>
      <Choice
        name="mode"
        legend={copy.mode}
        options={modes.map((value) => ({ value, ...copy.modes[value] }))}
        chosen={mayEnforce ? mode : "observe"}
        fault={fault}
      />
      {!mayEnforce && <ProBox copy={copy.pro} askProUrl={askProUrl} />}
      <input type="hidden" name="after" value={after} />
      <TextField
        name="note"
        label={copy.note}
        hint={copy.noteHint}
        optional={copy.optional}
        maxLength={maxNoteLength}
        autoComplete="off"
        fault={fault}
      />
      <div className="grid sm:block">
        <Button type="submit" name="button" value="publish" variant="jade" size="lg">
          {copy.button}
        </Button>
      </div>
    </section>
  );
}
