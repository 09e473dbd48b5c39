import { type ClipboardEvent, type DragEvent, useId, useState } from "react";
import { longText } from "../../domain/existing-robots.ts";
import { formatter } from "../../domain/format.ts";
import { mostOctets, type TestedText, testedOctets, testedText } from "../../domain/tested-text.ts";
import type { SourceCopy } from "../content/tester/copy.ts";
import { useLanguage } from "../root-data.ts";
import { Button } from "../ui/button.tsx";
import { OpenFile } from "../ui/open-file.tsx";

interface FileBoxProps {
  copy: SourceCopy["file"];
  text: string;
  onText: (text: string) => void;
}

/** A file pasted, typed, opened or dropped. What is long is taken and not drawn: a text field would be slow. */
export function FileBox({ copy, text, onText }: FileBoxProps) {
  const id = useId();
  const format = formatter(useLanguage());
  const [remark, setRemark] = useState<"cut" | "notText">();
  const [isOver, setIsOver] = useState(false);

  function take(offered: TestedText) {
    setRemark(offered.taken ? (offered.cut ? "cut" : undefined) : "notText");
    if (offered.taken) onText(offered.text);
  }

  function paste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const pasted = event.clipboardData.getData("text/plain");
    if (value.length + pasted.length <= longText) return;
    event.preventDefault();
    take(testedText(value.slice(0, selectionStart) + pasted + value.slice(selectionEnd)));
  }

  async function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file) take(testedOctets(new Uint8Array(await file.slice(0, mostOctets).arrayBuffer())));
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the same can be done by pasting or by opening a file.
    <div
      className={`scripting-only relative mt-6 rounded-control ${isOver ? "outline-2 outline-jade outline-dashed outline-offset-8" : ""}`}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <label htmlFor={id} className="font-medium text-[0.9375rem]">
          {isOver ? copy.drop : copy.label}
        </label>
        <div className="flex items-center gap-5">
          {text !== "" && (
            <Button variant="link" className="text-[0.9375rem]" onClick={() => take(testedText(""))}>
              {copy.remove}
            </Button>
          )}
          <OpenFile label={copy.open} onFile={(octets) => take(testedOctets(octets))} />
        </div>
      </div>
      {text.length > longText ? (
        <p id={id} className="mt-2 rounded-control border border-line border-dashed px-4 py-5">
          {copy.kept}{" "}
          <span className="text-label text-muted">
            {format.counted(text.split("\n").length, copy.lines)}, {format.size(text.length)}
          </span>
        </p>
      ) : (
        <textarea
          id={id}
          rows={8}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          value={text}
          onChange={({ target }) => take(testedText(target.value))}
          onPaste={paste}
          placeholder={"User-agent: *\nDisallow: /admin/"}
          aria-describedby={`${id}-remark`}
          className="mt-2 block w-full resize-y overflow-x-auto whitespace-pre rounded-control border border-edge bg-ink-950 px-4 py-3 font-mono text-sm/relaxed placeholder:text-faint hover:border-muted focus-visible:border-jade"
        />
      )}
      <p id={`${id}-remark`} role="alert" className="mt-3 text-[0.9375rem] text-coral empty:hidden">
        {remark && copy[remark]}
      </p>
    </div>
  );
}
