import { type ChangeEvent, type SyntheticEvent, useId, useState } from "react";
import {
  type ExistingRobots,
  existingRobots,
  existingRobotsIn,
  longText,
  withLineEndingsOf,
} from "../../domain/robots/existing.ts";
import type { ExistingCopy } from "../content/generator/copy.ts";
import { RobotsField } from "../ui/robots-field.tsx";
import { useHeld } from "../ui/use-held.ts";
import { Checkbox } from "./checkbox.tsx";

interface ExistingFileProps {
  copy: ExistingCopy;
  text: string;
  onText: (text: string) => void;
  namesEngines: boolean;
  onNamesEngines: (names: boolean) => void;
}

type Refusal = Extract<ExistingRobots, { taken: false }>["because"];

/** The visitor's current robots.txt: pasted, typed or opened, and looked at before it is taken. */
export function ExistingFile({ copy, text, onText, namesEngines, onNamesEngines }: ExistingFileProps) {
  const id = useId();
  const [refusal, setRefusal] = useState<Refusal>();

  function take(offered: ExistingRobots) {
    setRefusal(offered.taken ? undefined : offered.because);
    if (offered.taken) onText(offered.text);
  }

  const held = useHeld<HTMLTextAreaElement>(({ value }) => value !== "" && take(existingRobots(value)));

  /** A whole file is taken in the field's stead: the field would change its line endings, or be long to draw it. */
  function insert(event: SyntheticEvent<HTMLTextAreaElement>, inserted: string) {
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const result = value.slice(0, selectionStart) + inserted + value.slice(selectionEnd);
    const isWhole = event.type === "paste" && result === inserted;
    if (!isWhole && result.length <= longText) return;
    event.preventDefault();
    take(existingRobots(result));
  }

  const change = (event: ChangeEvent<HTMLTextAreaElement>) =>
    take(existingRobots(withLineEndingsOf(text, event.target.value)));

  return (
    <section
      aria-labelledby={`${id}-heading`}
      className="scripting-only rounded-panel border border-line bg-ink-900 p-5 sm:p-7"
    >
      <h2 id={`${id}-heading`} className="text-2xl">
        {copy.heading}
      </h2>
      <p className="mt-3 text-base text-muted">{copy.lead}</p>
      <div className="mt-5">
        <RobotsField
          copy={copy}
          text={text}
          field={held}
          onRemove={() => take(existingRobots(""))}
          onFile={(octets) => take(existingRobotsIn(octets))}
          onChange={change}
          onPaste={(event) => insert(event, event.clipboardData.getData("text/plain"))}
          onBeforeInput={(event) => insert(event, event.data)}
          remark={refusal && copy.refused[refusal]}
          invalid={refusal !== undefined}
        />
      </div>
      {text !== "" && (
        <div className="relative mt-4 grid grid-cols-[auto_1fr] gap-x-3 border-line border-t border-dashed pt-4">
          <Checkbox
            decision="allow"
            id={`${id}-engines`}
            aria-describedby={`${id}-engines-hint`}
            checked={namesEngines}
            onChange={(event) => onNamesEngines(event.target.checked)}
          />
          <label
            htmlFor={`${id}-engines`}
            className="cursor-pointer font-medium text-[0.9375rem] after:absolute after:inset-0"
          >
            {copy.engines.label}
          </label>
          <p id={`${id}-engines-hint`} className="col-start-2 mt-1 text-muted text-sm">
            {copy.engines.hint}
          </p>
        </div>
      )}
    </section>
  );
}
