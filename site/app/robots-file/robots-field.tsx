import { linesIn, longText, octetsIn } from "@octroi/check/robots/existing";
import { Button } from "@octroi/ui/components/button.tsx";
import { type Counted, formatter } from "@octroi/ui/language/format";
import { useLanguage } from "@octroi/ui/page/page-data";
import { type ComponentProps, type RefObject, useId } from "react";
import { OpenFile } from "./open-file.tsx";

export interface RobotsFieldCopy {
  label: string;
  open: string;
  remove: string;
  /** Said of a file too long to be shown in the field. */
  kept: string;
  lines: Counted;
}

interface RobotsFieldProps
  extends Pick<ComponentProps<"textarea">, "onChange" | "onPaste" | "onBeforeInput"> {
  copy: RobotsFieldCopy;
  text: string;
  field: RefObject<HTMLTextAreaElement | null>;
  onRemove: () => void;
  onFile: (octets: Uint8Array) => void;
  /** Said under the field, and read out when it comes. */
  remark: string | undefined;
  invalid?: boolean;
}

/** A robots.txt pasted, typed or opened. What is long is kept and not drawn: a text field would be slow. */
export function RobotsField({
  copy,
  text,
  field,
  onRemove,
  onFile,
  remark,
  invalid = false,
  ...events
}: RobotsFieldProps) {
  const id = useId();
  const format = formatter(useLanguage());
  const isLong = text.length > longText;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        {isLong ? (
          <p className="font-semibold text-[0.9375rem]">{copy.label}</p>
        ) : (
          <label htmlFor={id} className="font-semibold text-[0.9375rem]">
            {copy.label}
          </label>
        )}
        <div className="flex items-center gap-5">
          {text !== "" && (
            <Button variant="link" className="text-[0.9375rem]" onClick={onRemove}>
              {copy.remove}
            </Button>
          )}
          <OpenFile label={copy.open} onFile={onFile} />
        </div>
      </div>
      {isLong ? (
        <p className="mt-2 rounded-control border border-line border-dashed px-4 py-5">
          {copy.kept}
          <span className="block pt-1 text-label text-muted">
            {format.counted(linesIn(text), copy.lines)}, {format.size(octetsIn(text))}
          </span>
        </p>
      ) : (
        <textarea
          {...events}
          ref={field}
          id={id}
          rows={8}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          value={text}
          placeholder={"User-agent: *\nDisallow: /admin/"}
          aria-invalid={invalid || undefined}
          aria-describedby={`${id}-remark`}
          className="mt-2 block w-full resize-y overflow-x-auto whitespace-pre rounded-control border border-edge bg-ink-950 px-4 py-3 font-mono text-sm/relaxed placeholder:text-faint hover:border-muted focus-visible:border-jade aria-invalid:border-coral"
        />
      )}
      <p id={`${id}-remark`} role="alert" className="text-base text-coral not-empty:mt-3">
        {remark}
      </p>
    </>
  );
}
