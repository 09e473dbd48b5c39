import { Button, button } from "@octroi/ui/components/button.tsx";
import { formatter } from "@octroi/ui/language/format";
import { useLanguage } from "@octroi/ui/page/page-data";
import type { Mode } from "../../../domain/rules/mode.ts";
import type { Replay } from "../../../domain/rules/replay.ts";
import { maxNoteLength } from "../../../domain/rules/rules.ts";
import type { RulesCopy } from "../content/rules.ts";
import type { FormFault } from "../forms/form.ts";
import { TextField } from "../forms/parts.tsx";
import { countsText } from "./counts.ts";
import { publishButton } from "./publish-button.ts";

interface NoteProps {
  copy: RulesCopy["publish"];
  fault: FormFault | undefined;
}

/** Why the rules change, for whoever reads their versions. */
export function Note({ copy, fault }: NoteProps) {
  return (
    <div data-added>
      <TextField
        name="note"
        label={copy.note}
        hint={copy.noteHint}
        optional={copy.optional}
        maxLength={maxNoteLength}
        autoComplete="off"
        fault={fault}
      />
    </div>
  );
}

interface PublishProps {
  copy: RulesCopy["publish"];
  mayEnforce: boolean;
  /** What changes at each connector that runs; nothing, where none does. */
  atConnectors: Record<Mode, readonly string[]>;
}

/** A button for each way to publish, named by what happens at the site; they stay in sight. */
export function Publish({ copy, mayEnforce, atConnectors }: PublishProps) {
  return (
    <div className="grid gap-2 rounded-b-panel border-line-soft border-t bg-ink-900 px-5 pt-4 pb-5 sm:px-6 [@media(height>=30rem)]:sticky [@media(height>=30rem)]:bottom-0">
      {mayEnforce && <PublishButton copy={copy} mode="enforce" isFirst sentences={atConnectors.enforce} />}
      <PublishButton copy={copy} mode="observe" isFirst={!mayEnforce} sentences={atConnectors.observe} />
    </div>
  );
}

interface PublishButtonProps {
  copy: RulesCopy["publish"];
  mode: Mode;
  isFirst: boolean;
  sentences: readonly string[];
}

/** Before the button stands what it changes: at each connector, where some run. */
function PublishButton({ copy, mode, isFirst, sentences }: PublishButtonProps) {
  const effects = sentences.length === 0 ? [copy.modes[mode].hint] : sentences;
  return (
    <>
      <ul id={`effect-of-${mode}`} className="grid gap-0.5 text-[0.8125rem]/snug text-muted">
        {effects.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <Button
        type="submit"
        name="button"
        value={publishButton(mode)}
        variant={isFirst ? "jade" : "outline"}
        aria-describedby={`effect-of-${mode}`}
      >
        {copy.modes[mode].label}
      </Button>
    </>
  );
}

interface EffectBarProps {
  copy: RulesCopy;
  replay: Replay | undefined;
  /** What there is to correct. */
  fault: FormFault | undefined;
}

/** At the foot of a window that is too narrow for two columns: the effect, and the way to publish. */
export function EffectBar({ copy, replay, fault }: EffectBarProps) {
  const format = formatter(useLanguage());
  return (
    <div
      data-foot
      className="-mx-5 sm:-mx-8 lg:-mx-12 z-10 [@media(height>=30rem)]:sticky [@media(height>=30rem)]:bottom-0 flex items-center justify-between gap-4 border-line border-t bg-ink-900 px-5 py-2.5 sm:px-8 lg:px-12 xl:hidden"
    >
      <p data-fresh="bar" className="min-w-0 text-sm/snug">
        {replay === undefined ? (
          <span className="text-coral">{fault?.sentence ?? copy.faults.noEffect}</span>
        ) : replay.visits === 0 ? (
          copy.replay.none
        ) : (
          <>
            <span className="block text-faint text-[0.8125rem]">{copy.replay.heading}</span>
            {countsText(replay, copy.counts, format)}
          </>
        )}
      </p>
      <a href="#effect" className={button({ variant: "jade" })}>
        {copy.publish.heading}
      </a>
    </div>
  );
}
