import { CopyCode } from "./copy-code.tsx";

/** Plain code or a file's text, with a button that copies it. One long word can be seen whole where it wraps. */
export function CodeBlock({ code, title, wraps = false }: { code: string; title?: string; wraps?: boolean }) {
  const wrapping = wraps ? "whitespace-pre-wrap wrap-anywhere" : "";
  return (
    <figure className="overflow-hidden rounded-control border border-line bg-ink-900">
      <figcaption className="flex min-h-13 items-center justify-between gap-4 border-b border-line-soft py-2 pr-2 pl-4 text-label text-faint">
        <span>{title}</span>
        <CopyCode />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard. */}
      <pre tabIndex={0} className={`overflow-x-auto p-4 font-mono text-sm/relaxed ${wrapping}`}>
        <code>{code}</code>
      </pre>
    </figure>
  );
}
