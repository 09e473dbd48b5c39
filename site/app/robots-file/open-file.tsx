import { octetLimit } from "@octroi/crawlers/robots";
import { button } from "@octroi/ui/components/button.tsx";
import { useAdoptFormState } from "@octroi/ui/components/use-adopt-form-state";

interface OpenFileProps {
  label: string;
  /** The kinds of files that are offered; text, where nothing is said. */
  accept?: string;
  /** The most octets that are of use. */
  maxOctets?: number;
  onFile: (octets: Uint8Array, name: string) => void;
}

/** Opens a file from the visitor's disk: the way that keeps every octet. It also works before hydration. */
export function OpenFile({
  label,
  accept = ".txt,text/plain",
  maxOctets = octetLimit,
  onFile,
}: OpenFileProps) {
  async function open(input: HTMLInputElement) {
    const [file] = input.files ?? [];
    if (!file) return;
    // One octet past the limit is enough to know that a file is too long.
    const octets = new Uint8Array(await file.slice(0, maxOctets + 1).arrayBuffer());
    input.value = "";
    onFile(octets, file.name);
  }
  const inputRef = useAdoptFormState<HTMLInputElement>(open);

  return (
    <label
      className={button({
        variant: "link",
        className:
          "relative text-[0.9375rem] print:hidden has-focus-visible:outline-2 has-focus-visible:outline-jade has-focus-visible:outline-offset-4",
      })}
    >
      {label}
      <input
        ref={inputRef}
        type="file"
        accept={accept}
        className="sr-only"
        onChange={(event) => open(event.currentTarget)}
      />
    </label>
  );
}
