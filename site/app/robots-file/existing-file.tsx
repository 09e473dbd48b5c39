import {
  type ExistingRobots,
  existingRobots,
  existingRobotsIn,
  longText,
  withLineEndingsOf,
} from "@octroi/check/robots/existing";
import { useAdoptFormState } from "@octroi/ui/components/use-adopt-form-state";
import { type ChangeEvent, type ReactNode, type SyntheticEvent, useId, useState } from "react";
import { RobotsField, type RobotsFieldCopy } from "./robots-field.tsx";
import { saveSessionText, sessionText } from "./session-text.ts";

interface ExistingFileProps {
  copy: ExistingCopy;
  text: string;
  onText: (text: string) => void;
  /** The name under which the tab keeps the file, so that a reload does not lose it. */
  keptAs: string;
  /** What can be chosen about a file, once there is one. */
  children?: ReactNode;
}

type UnusableReason = Extract<ExistingRobots, { taken: false }>["because"];

export interface ExistingCopy extends RobotsFieldCopy {
  heading: string;
  lead: string;
  refused: Record<UnusableReason, string>;
}

/** The visitor's current robots.txt, in a panel of its own. */
export function ExistingFile(props: ExistingFileProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={`${id}-heading`}
      className="scripting-only rounded-panel border border-line bg-ink-900 p-5 sm:p-7"
    >
      <h2 id={`${id}-heading`} className="text-2xl">
        {props.copy.heading}
      </h2>
      <div className="mt-3">
        <ExistingField {...props} />
      </div>
    </section>
  );
}

/** Pasted, typed or opened, and looked at before it is taken. */
export function ExistingField({ copy, text, onText, keptAs, children }: ExistingFileProps) {
  const [refusal, setRefusal] = useState<UnusableReason>();

  function take(offered: ExistingRobots) {
    setRefusal(offered.taken ? undefined : offered.because);
    if (!offered.taken) return;
    saveSessionText(keptAs, offered.text);
    onText(offered.text);
  }

  const textarea = useAdoptFormState<HTMLTextAreaElement>(({ value }) => {
    const first = value || sessionText(keptAs);
    if (first !== "") take(existingRobots(first));
  });

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
    <>
      <p className="text-base text-muted">{copy.lead}</p>
      <div className="mt-5">
        <RobotsField
          copy={copy}
          text={text}
          field={textarea}
          onRemove={() => take(existingRobots(""))}
          onFile={(octets) => take(existingRobotsIn(octets))}
          onChange={change}
          onPaste={(event) => insert(event, event.clipboardData.getData("text/plain"))}
          onBeforeInput={(event) => insert(event, event.data)}
          remark={refusal && copy.refused[refusal]}
          invalid={refusal !== undefined}
        />
      </div>
      {text !== "" && children}
    </>
  );
}
