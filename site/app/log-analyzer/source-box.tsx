import { Button, button } from "@octroi/ui/components/button.tsx";
import { CodeBlock } from "@octroi/ui/components/code-block.tsx";
import { useAdoptFormState } from "@octroi/ui/components/use-adopt-form-state";
import { FileText, FolderOpen } from "lucide-react";
import type { SourceCopy } from "../content/log-analyzer/copy.ts";
import { inOrder } from "./dropped-files.ts";

interface SourceBoxProps {
  copy: SourceCopy;
  isOver: boolean;
  onFiles: (files: readonly File[]) => void;
  onSample: () => void;
}

/** The question: which log? Dropped, opened, or only an example. */
export function SourceBox({ copy, isOver, onFiles, onSample }: SourceBoxProps) {
  return (
    <div className="grid gap-x-14 gap-y-8 rounded-panel border border-line bg-ink-900 p-6 sm:p-8 lg:grid-cols-[0.8fr_1.2fr]">
      <div>
        <h2 className="text-2xl">{copy.heading}</h2>
        <p className="mt-3 text-base text-muted">{copy.text}</p>
        <p className="mt-5 border-jade border-l-2 pl-4 text-[0.9375rem]">{copy.privacy}</p>
      </div>
      <div className="scripting-only">
        <div
          className={`grid h-full content-center justify-items-center gap-5 rounded-control border-2 border-dashed px-5 py-9 text-center ${
            isOver ? "border-jade bg-jade-deep" : "border-edge"
          }`}
        >
          <p className="font-display text-xl" aria-live="polite">
            {isOver ? copy.dropHere : copy.drop}
          </p>
          <div className="flex flex-wrap justify-center gap-3">
            <Opener label={copy.open} onFiles={onFiles} />
            <Opener label={copy.folder} isFolder onFiles={onFiles} />
          </div>
          <Button variant="link" className="text-[0.9375rem]" onClick={onSample}>
            {copy.sample}
          </Button>
        </div>
      </div>
      <div className="scriptless-only min-w-0">
        <p className="mb-4">{copy.scriptless}</p>
        <CodeBlock code="npx @octroi/logs access.log*.gz" />
      </div>
    </div>
  );
}

interface OpenerProps {
  label: string;
  isFolder?: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Files can be chosen before hydration: they are read once the page is hydrated. */
function Opener({ label, isFolder = false, onFiles }: OpenerProps) {
  function take(input: HTMLInputElement) {
    const files = inOrder([...(input.files ?? [])]);
    input.value = "";
    if (files.length > 0) onFiles(files);
  }
  const input = useAdoptFormState<HTMLInputElement>(take);
  const Icon = isFolder ? FolderOpen : FileText;
  return (
    <label
      className={button({
        variant: isFolder ? "outline" : "jade",
        className: `relative ${isFolder ? "max-md:hidden" : ""}`,
      })}
    >
      <Icon aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
      {label}
      <input
        ref={input}
        type="file"
        multiple
        {...(isFolder && { webkitdirectory: "" })}
        className="sr-only"
        onChange={(event) => take(event.currentTarget)}
      />
    </label>
  );
}
