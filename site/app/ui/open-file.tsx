import { octetLimit } from "@octroi/crawlers/robots";
import { type ChangeEvent, useRef } from "react";
import { Button } from "./button.tsx";

interface OpenFileProps {
  label: string;
  onFile: (octets: Uint8Array) => void;
}

/** Opens a file from the visitor's disk: the way that keeps every octet. */
export function OpenFile({ label, onFile }: OpenFileProps) {
  const input = useRef<HTMLInputElement>(null);

  async function open(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    event.target.value = "";
    // One octet past the limit is enough to know that a file is too long.
    if (file) onFile(new Uint8Array(await file.slice(0, octetLimit + 1).arrayBuffer()));
  }

  return (
    <>
      <Button variant="link" className="text-[0.9375rem]" onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input ref={input} type="file" accept=".txt,text/plain" hidden onChange={open} />
    </>
  );
}
