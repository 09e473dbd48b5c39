import { type Pasted, type PastedPart, partOf, pastedParts } from "@octroi/check/pasted";
import { Button } from "@octroi/ui/components/button.tsx";
import { type DragEvent, type FormEvent, useId, useRef, useState } from "react";
import { maxTestedOctets, testedOctets, testedText } from "../../domain/robots/tested-text.ts";
import type { QuestionCopy } from "../content/site-check/copy.ts";
import { OpenFile } from "../robots-file/open-file.tsx";

interface PasteFormProps {
  copy: QuestionCopy["paste"];
  onOpen: () => void;
  onPaste: (pasted: Pasted) => void;
}

/** Files pasted, opened or dropped: judged in the browser, and sent nowhere. */
export function PasteForm({ copy, onOpen, onPaste }: PasteFormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [remark, setRemark] = useState<"cut" | "notText">();
  const [isOver, setIsOver] = useState(false);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const texts = pastedParts.map((part) => [part, testedText(String(fields.get(part) ?? ""))] as const);
    setRemark(remarkOn(texts.map(([, offered]) => offered)));
    onPaste(
      Object.fromEntries(
        texts.flatMap(([part, offered]) =>
          offered.taken && offered.text.trim() !== "" ? [[part, offered.text]] : [],
        ),
      ),
    );
  }

  /** Into the field that its name, or else its beginning, shows it belongs to. */
  function take(octets: Uint8Array, name: string) {
    const offered = testedOctets(octets);
    setRemark(remarkOn([offered]));
    if (!offered.taken) return;
    const field = form.current?.elements.namedItem(partOf(name, offered.text));
    if (field instanceof HTMLTextAreaElement) field.value = offered.text;
    form.current?.requestSubmit();
  }

  async function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    for (const file of event.dataTransfer.files) {
      take(new Uint8Array(await file.slice(0, maxTestedOctets).arrayBuffer()), file.name);
    }
  }

  return (
    <details onToggle={onOpen} className="scripting-only group border-line border-t pt-5">
      <summary className="cursor-pointer font-semibold text-[0.9375rem] text-jade underline-offset-4 hover:underline">
        {isOver ? copy.drop : copy.heading}
      </summary>
      <form
        ref={form}
        onSubmit={submit}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        className={`mt-4 grid gap-4 rounded-control ${isOver ? "outline-2 outline-jade outline-dashed outline-offset-8" : ""}`}
      >
        <p className="text-muted text-sm">{copy.text}</p>
        {pastedParts.map((part) => (
          <PastedField key={part} id={`${id}-${part}`} part={part} label={copy.parts[part]} />
        ))}
        <div className="flex flex-wrap items-center gap-5">
          <Button type="submit" data-early="" variant="outline">
            {copy.judge}
          </Button>
          <OpenFile label={copy.open} accept=".txt,.json,.xml,.html,.htm" onFile={take} />
        </div>
        <p role="alert" className="text-[0.9375rem] text-coral empty:hidden">
          {remark && copy[remark]}
        </p>
      </form>
    </details>
  );
}

function PastedField({ id, part, label }: { id: string; part: PastedPart; label: string }) {
  return (
    <div>
      <label htmlFor={id} className="text-label">
        {label}
      </label>
      <textarea
        id={id}
        name={part}
        rows={part === "robots" ? 6 : 3}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        className="mt-1.5 block w-full resize-y overflow-x-auto whitespace-pre rounded-control border border-edge bg-ink-950 px-3 py-2 font-mono text-sm/relaxed hover:border-muted focus-visible:border-jade"
      />
    </div>
  );
}

function remarkOn(offered: readonly ReturnType<typeof testedText>[]): "cut" | "notText" | undefined {
  if (offered.some(({ taken }) => !taken)) return "notText";
  return offered.some((each) => each.taken && each.cut) ? "cut" : undefined;
}
