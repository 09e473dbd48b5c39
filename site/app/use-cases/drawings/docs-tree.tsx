import { type ReadingMark, readingMarks } from "./marks.ts";
import { Reading } from "./reading.tsx";
import type { DocsTreeWords } from "./words.ts";

const marks = readingMarks["saas-docs"];

/** A question in an editor, and the branch of the documentation that answers it. */
export function DocsTree({ words }: { words: DocsTreeWords }) {
  const address = `/docs/${words.files.auth}`;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[1fr_5rem_1.1fr] lg:gap-0">
      <div className="rounded-panel border border-line bg-ink-900 lg:mt-14">
        <p className="flex items-center gap-2 border-b border-line px-5 py-3 text-label text-faint">
          <span className="size-2 rounded-full bg-edge" />
          <span className="size-2 rounded-full bg-edge" />
          <span className="mr-2 size-2 rounded-full bg-edge" />
          {words.editor}
        </p>
        <div className="grid gap-4 p-5 sm:p-6">
          <p className="text-lg/snug font-semibold">
            <span className="mr-2 font-mono text-jade">›</span>
            {words.request}
          </p>
          <p className="rounded-control border border-line-soft bg-ink-950 p-4 font-mono text-[0.8125rem]/6 break-words text-muted">
            GET <span className="text-text">{address}</span>
            <br />
            {marks.current.crawler} <span className="text-jade">200</span>
          </p>
          <p className="border-l-2 border-jade pl-3 text-[0.9375rem]/snug text-muted">{words.answer}</p>
        </div>
      </div>
      <svg viewBox="0 0 80 240" fill="none" aria-hidden="true" className="mt-10 w-full max-lg:hidden">
        <path
          d="M0 160h28a14 14 0 0 0 14-14V96a14 14 0 0 1 14-14h24"
          stroke="var(--color-jade)"
          strokeWidth="1.5"
        />
        <circle cx="76" cy="82" r="3.5" fill="var(--color-jade)" />
      </svg>
      <div className="rounded-panel border border-line bg-ink-900 p-5 font-mono text-sm sm:p-7">
        <Branch name="docs/" note={words.current} mark={marks.current}>
          <File name={words.files.quickstart} />
          <File name={words.files.auth} chosen />
          <File name={words.files.webhooks} />
        </Branch>
        <Branch name="docs/v1/" note={words.retired} mark={marks.retired} retired>
          <File name={words.files.quickstart} retired />
          <File name={words.files.auth} retired />
        </Branch>
        <div className="mt-5 flex flex-wrap items-center justify-between gap-2 border-t border-dashed border-line pt-5">
          <span>{words.community}</span>
          <Reading mark={marks.community} />
        </div>
      </div>
    </div>
  );
}

function Branch(props: {
  name: string;
  note: string;
  mark: ReadingMark;
  retired?: boolean;
  children: React.ReactNode;
}) {
  return (
    <div className="not-first:mt-6">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span className={props.retired ? "text-faint" : "text-text"}>
          {props.name} <span className="ml-1 font-sans text-faint">{props.note}</span>
        </span>
        <Reading mark={props.mark} />
      </p>
      <ul className="mt-1 ml-2">{props.children}</ul>
    </div>
  );
}

function File({
  name,
  chosen = false,
  retired = false,
}: {
  name: string;
  chosen?: boolean;
  retired?: boolean;
}) {
  const look = chosen ? "text-jade" : retired ? "text-faint line-through decoration-coral" : "text-muted";
  return (
    <li className="relative border-l border-line py-1.5 pl-6 last:border-transparent last:before:border-l last:before:border-line before:absolute before:top-0 before:-left-px before:h-1/2 before:w-4 before:border-b before:border-line">
      <span className={look}>{name}</span>
    </li>
  );
}
