import type { Heading } from "../../domain/documentation/document.ts";

/** The sections of a document, as links. */
export function Outline({ label, headings }: { label: string; headings: readonly Heading[] }) {
  return (
    <nav aria-label={label}>
      <ol className="grid border-l border-line text-[0.9375rem]">
        {headings.map((heading) => (
          <li key={heading.id}>
            <a
              href={`#${heading.id}`}
              className={`-ml-px block border-l border-transparent py-1.5 text-muted hover:border-jade hover:text-text ${
                heading.depth === 2 ? "pl-4" : "pl-8"
              }`}
            >
              {heading.text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
