import { FactTable } from "@octroi/ui/components/fact-table.tsx";
import type { ReactNode } from "react";
import { linkClass } from "../layout/link.ts";
import type {
  elsewhereWords,
  ShownOperator,
  ShownSentPage,
  takeAndSendWords,
} from "../page/take-and-send-words.ts";
import { BarFigure } from "./bar.tsx";
import { figureLink } from "./figure-link.ts";
import { Section } from "./section.tsx";
import { ShortPath } from "./short-path.tsx";

type Words = NonNullable<ReturnType<typeof takeAndSendWords>>;
type ElsewhereWords = NonNullable<ReturnType<typeof elsewhereWords>>;

interface TakeAndSendProps {
  words: Words;
  elsewhere?: ElsewhereWords | undefined;
  pages: readonly ShownSentPage[];
}

/** What operators take, beside whom they send: bars that meet in the middle, and what it comes to for each person. */
export function TakeAndSend({ words, elsewhere, pages }: TakeAndSendProps) {
  const { copy, heading, notes, shown, more, moreLabel, tells, isOnePage } = words;
  const note = <span className="block max-w-[80ch]">{notes.join(" ")}</span>;
  if (tells === "pages")
    return <SentPages heading={heading} note={note} pages={pages} copy={copy} isOnePage={isOnePage} />;
  return (
    <>
      <Section heading={heading} note={note}>
        {shown.length > 0 && (
          <div className="mt-3">
            <div
              aria-hidden="true"
              className={`${columns} rule-dotted py-2 font-mono text-label text-faint max-md:hidden`}
            >
              <span>{copy.columns.operator}</span>
              <span className="text-right">{copy.columns.taken}</span>
              <span>{copy.columns.sent}</span>
              <span className="text-right">{copy.columns.each}</span>
            </div>
            <Operators rows={shown} copy={copy} />
            {more.length > 0 && (
              <details>
                <summary className={`rule-dotted cursor-pointer py-3 text-sm ${linkClass}`}>
                  {moreLabel}
                </summary>
                <Operators rows={more} copy={copy} />
              </details>
            )}
            {elsewhere && <Elsewhere words={elsewhere} />}
          </div>
        )}
      </Section>
      {pages.length > 0 && (
        <div className="mt-10">
          <SentPages heading={copy.pages.heading} note={copy.pages.note} pages={pages} copy={copy} />
        </div>
      )}
    </>
  );
}

const columns = "md:grid md:grid-cols-[9rem_minmax(0,1fr)_minmax(0,1fr)_15rem] md:items-center md:gap-x-4";

function Operators({ rows, copy }: { rows: readonly ShownOperator[]; copy: Words["copy"] }) {
  return (
    <ul>
      {rows.map(({ operator, taken, sent, each, before }) => (
        <li
          key={operator}
          className={`${columns} rule-dotted py-3 max-md:grid max-md:grid-cols-[30%_minmax(0,1fr)] max-md:gap-x-4 max-md:gap-y-1`}
        >
          <strong className="font-semibold wrap-anywhere max-md:row-span-3">{operator}</strong>
          <span className="flex items-center gap-3 md:flex-row-reverse">
            <Bar share={taken.share} look="bg-edge" />
            <span className="sr-only">{copy.columns.taken}</span>
            {taken.to === undefined ? (
              <span className="figures">{taken.text}</span>
            ) : (
              <a href={taken.to} className={figureLink}>
                {taken.text}
              </a>
            )}
          </span>
          <span className="flex items-center gap-3">
            {sent.isFigure && <Bar share={sent.share} look="bg-jade" />}
            <span className="sr-only">{copy.columns.sent}</span>
            <span className={sent.isFigure ? "figures" : "text-muted text-sm"}>{sent.text}</span>
          </span>
          <span className="text-muted text-sm md:text-right">
            {each}
            {before && <span className="block text-[0.8125rem] text-faint">{before}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** One's own figures beside those that were published of others: a click away, as they are nobody's here. */
function Elsewhere({ words: { heading, note, source, columns: names, rows } }: { words: ElsewhereWords }) {
  return (
    <details className="max-w-[44rem]">
      <summary className={`rule-dotted cursor-pointer py-3 text-sm ${linkClass}`}>{heading}</summary>
      <p className="mt-3 text-faint text-sm">
        {note}{" "}
        <a href={source.to} target="_blank" rel="noreferrer" className={linkClass}>
          {source.text}
        </a>
      </p>
      <FactTable
        caption={heading}
        rows={rows}
        rowKey={({ operator }) => operator}
        columns={[
          { id: "operator", label: names.operator, heading: true, cell: ({ operator }) => operator },
          { id: "here", label: names.here, cell: ({ here }) => here },
          { id: "there", label: names.there, cell: ({ there }) => there },
        ]}
      />
    </details>
  );
}

/** As long as its share of what is left beside the longest figure; nothing at all has none. */
function Bar({ share, look }: { share: number; look: string }) {
  if (share === 0) return null;
  return (
    <span
      data-bar=""
      aria-hidden="true"
      className={`bar-fill block h-2.5 rounded-[3px] ${look}`}
      style={{ width: `${Math.max(1, share * 70)}%` }}
    />
  );
}

interface SentPagesProps {
  heading: string;
  note: ReactNode;
  pages: readonly ShownSentPage[];
  copy: Words["copy"];
  /** Which page it is was said before. */
  isOnePage?: boolean;
}

function SentPages({ heading, note, pages, copy, isOnePage = false }: SentPagesProps) {
  const { columns: names } = copy.pages;
  const pageColumn = {
    id: "page",
    label: names.page,
    heading: true,
    truncated: true,
    cell: ({ path }: ShownSentPage) => <ShortPath path={path} />,
  };
  const max = Math.max(1, ...pages.map(({ people }) => people));
  return (
    <Section heading={heading} note={note}>
      {pages.length > 0 && (
        <FactTable
          caption={heading}
          rows={pages}
          rowKey={({ path, assistant }) => `${assistant} ${path}`}
          columns={[
            ...(isOnePage ? [] : [pageColumn]),
            {
              id: "from",
              label: names.from,
              heading: isOnePage && "words",
              cell: ({ assistant }) => assistant,
            },
            {
              id: "people",
              label: names.people,
              figure: true,
              cell: ({ people }) => <BarFigure visits={people} max={max} />,
            },
          ]}
        />
      )}
    </Section>
  );
}
