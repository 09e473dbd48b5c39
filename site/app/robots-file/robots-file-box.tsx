import { longText } from "@octroi/check/robots/existing";
import { useAdoptFormState } from "@octroi/ui/components/use-adopt-form-state";
import { type ClipboardEvent, type DragEvent, useState } from "react";
import {
  maxTestedOctets,
  type TestedText,
  testedOctets,
  testedText,
} from "../../domain/robots/tested-text.ts";
import { RobotsField, type RobotsFieldCopy } from "./robots-field.tsx";
import { saveSessionText, sessionText } from "./session-text.ts";

export interface RobotsFileCopy extends RobotsFieldCopy {
  drop: string;
  cut: string;
  notText: string;
}

interface RobotsFileBoxProps {
  copy: RobotsFileCopy;
  text: string;
  onText: (text: string) => void;
  /** The name under which the tab keeps the file, if a reload is not to lose it. */
  keptAs?: string;
}

/** A robots.txt that a visitor brings: pasted, typed, opened or dropped. */
export function RobotsFileBox({ copy, text, onText, keptAs }: RobotsFileBoxProps) {
  const [remark, setRemark] = useState<"cut" | "notText">();
  const [isOver, setIsOver] = useState(false);

  function take(offered: TestedText) {
    setRemark(offered.taken ? (offered.cut ? "cut" : undefined) : "notText");
    if (!offered.taken) return;
    if (keptAs !== undefined) saveSessionText(keptAs, offered.text);
    onText(offered.text);
  }

  const textarea = useAdoptFormState<HTMLTextAreaElement>(({ value }) => {
    const first = value || (keptAs === undefined ? "" : sessionText(keptAs));
    if (first !== "") take(testedText(first));
  });

  function paste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const pasted = event.clipboardData.getData("text/plain");
    if (value.length + pasted.length <= longText) return;
    event.preventDefault();
    take(testedText(value.slice(0, selectionStart) + pasted + value.slice(selectionEnd)));
  }

  async function drop(event: DragEvent) {
    event.preventDefault();
    // Around it, other files may be dropped.
    event.stopPropagation();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file) take(testedOctets(new Uint8Array(await file.slice(0, maxTestedOctets).arrayBuffer())));
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the same can be done by pasting or by opening a file.
    <div
      className={`scripting-only relative rounded-control ${isOver ? "outline-2 outline-jade outline-dashed outline-offset-8" : ""}`}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <RobotsField
        copy={isOver ? { ...copy, label: copy.drop } : copy}
        text={text}
        field={textarea}
        onRemove={() => take(testedText(""))}
        onFile={(octets) => take(testedOctets(octets))}
        onChange={({ target }) => take(testedText(target.value))}
        onPaste={paste}
        remark={remark && copy[remark]}
      />
    </div>
  );
}
