import { button } from "@octroi/ui/components/button.tsx";
import type { Block, Letter, LetterLink } from "../../../domain/mail/letter.ts";
import { linkClass } from "../layout/link.ts";

/** A letter within a page: the same words in the same order as the mail has them. */
export function LetterView({ letter }: { letter: Letter }) {
  return (
    <article className="flex flex-col gap-4 rounded-control border border-line bg-ink-900 px-5 py-6 sm:px-8">
      {letter.eyebrow && <p className="text-muted text-sm">{letter.eyebrow}</p>}
      {letter.body.map((block) => (
        <BlockView key={JSON.stringify(block)} block={block} />
      ))}
    </article>
  );
}

function BlockView({ block }: { block: Block }) {
  if ("lead" in block) {
    return (
      <p className="text-balance font-display font-semibold text-[1.5rem]/tight tracking-[-0.02em]">
        {block.lead}
      </p>
    );
  }
  if ("paragraph" in block) return <p className="text-muted">{block.paragraph}</p>;
  if ("heading" in block) return <h2 className="mt-3 font-semibold">{block.heading}</h2>;
  if ("code" in block) return <p className="font-mono text-2xl">{block.code}</p>;
  if ("link" in block) return <Way way={block} />;
  if ("figures" in block) {
    return (
      <dl className="grid grid-cols-2 gap-x-6">
        {block.figures.map(({ name, value, note }) => (
          <div key={name} className="rule-dotted py-3">
            <dt className="text-muted text-sm">{name}</dt>
            <dd>
              <span className="block font-semibold text-[1.5rem]/tight tabular-nums">{value}</span>
              {note && <span className="block text-muted text-sm">{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
    );
  }
  if ("rows" in block) {
    return (
      <ul>
        {block.rows.map(({ name, link, note, value }) => (
          <li key={name} className="rule-dotted flex items-baseline justify-between gap-4 py-2.5">
            <span className="min-w-0">
              <span className="block font-mono text-[0.9375rem] wrap-anywhere">
                {link === undefined ? (
                  name
                ) : (
                  <a href={link} className={linkClass}>
                    {name}
                  </a>
                )}
              </span>
              {note && <span className="block text-muted text-sm">{note}</span>}
            </span>
            <span className="whitespace-nowrap tabular-nums">{value}</span>
          </li>
        ))}
      </ul>
    );
  }
  if ("advice" in block) {
    const { heading, text, link } = block.advice;
    return (
      <div className="flex flex-col gap-3 border-jade border-l-2 pl-4">
        <h2 className="font-semibold">{heading}</h2>
        <p>{text}</p>
        {link && <Way way={link} />}
      </div>
    );
  }
  return (
    <div className="mt-3 flex flex-col gap-2 border-line-soft border-t pt-4 text-muted text-sm">
      <p>{block.note}</p>
      {block.links?.map(({ link, label }) => (
        <p key={label}>
          <a href={link} className={linkClass}>
            {label}
          </a>
        </p>
      ))}
    </div>
  );
}

function Way({ way: { link, label } }: { way: LetterLink }) {
  return (
    <p>
      <a href={link} className={button({ variant: "outline", size: "sm" })}>
        {label}
      </a>
    </p>
  );
}
