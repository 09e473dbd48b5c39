import { type ChangeEvent, type SyntheticEvent, useId, useState } from "react";
import {
  type ExistingRobots,
  existingRobots,
  existingRobotsIn,
  longText,
  withLineEndingsOf,
} from "../../domain/existing-robots.ts";
import { formatter } from "../../domain/format.ts";
import type { ExistingCopy } from "../content/generator/copy.ts";
import { useLanguage } from "../root-data.ts";
import { Button } from "../ui/button.tsx";
import { OpenFile } from "../ui/open-file.tsx";
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
  const format = formatter(useLanguage());
  const [refusal, setRefusal] = useState<Refusal>();

  function take(offered: ExistingRobots) {
    setRefusal(offered.taken ? undefined : offered.because);
    if (offered.taken) onText(offered.text);
  }

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
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <label htmlFor={id} className="font-medium text-[0.9375rem]">
          {copy.label}
        </label>
        <div className="flex items-center gap-5">
          {text !== "" && (
            <Button variant="link" className="text-[0.9375rem]" onClick={() => take(existingRobots(""))}>
              {copy.remove}
            </Button>
          )}
          <OpenFile label={copy.open} onFile={(octets) => take(existingRobotsIn(octets))} />
        </div>
      </div>
      {text.length > longText ? (
        <p id={id} className="mt-2 rounded-control border border-line border-dashed px-4 py-5">
          {copy.kept}{" "}
          <span className="text-label text-muted">
            {format.counted(text.split("\n").length - 1, copy.lines)}, {format.size(text.length)}
          </span>
        </p>
      ) : (
        <textarea
          id={id}
          rows={7}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          value={text}
          onChange={change}
          onPaste={(event) => insert(event, event.clipboardData.getData("text/plain"))}
          onBeforeInput={(event) => insert(event, event.data)}
          placeholder={"User-agent: *\nDisallow: /admin/"}
          aria-invalid={refusal !== undefined || undefined}
          aria-describedby={`${id}-refusal`}
          className="mt-2 block w-full resize-y overflow-x-auto whitespace-pre rounded-control border border-edge bg-ink-950 px-4 py-3 font-mono text-sm/relaxed placeholder:text-faint hover:border-muted focus-visible:border-jade aria-invalid:border-coral"
        />
      )}
      <p id={`${id}-refusal`} role="alert" className="text-base text-coral not-empty:mt-3">
        {refusal && copy.refused[refusal]}
      </p>
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
