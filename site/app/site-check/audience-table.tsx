import type { Standard } from "@octroi/check/answers";
import { FactTable } from "@octroi/ui/components/fact-table.tsx";
import { Filled } from "@octroi/ui/components/filled.tsx";
import { formatter } from "@octroi/ui/language/format";
import { useLanguage } from "@octroi/ui/page/page-data";
import type { AnswerCopy } from "../content/site-check/copy.ts";
import type { Judged } from "./protocol.ts";
import { VerdictTag } from "./verdict-tag.tsx";

type Row = Judged["answers"][number];

/** What the site tells each kind of crawler, and which file says it. On a phone a row has two lines. */
export function AudienceTable({ copy, answers }: { copy: AnswerCopy; answers: readonly Row[] }) {
  return (
    <div className="border-line border-y">
      <FactTable
        caption={copy.ledger.caption}
        rows={answers}
        rowKey={({ audience }) => audience}
        columns={[
          {
            id: "audience",
            label: copy.ledger.audience,
            heading: true,
            cell: (row) => (
              <>
                <span className="font-sans text-[0.9375rem]">{copy.audiences[row.audience].name}</span>
                <span className="block whitespace-nowrap font-normal font-sans text-muted text-sm max-md:hidden">
                  {copy.audiences[row.audience].meaning}
                </span>
                <span className="block pt-1 font-normal md:hidden">
                  <Statement row={row} copy={copy} />
                </span>
              </>
            ),
          },
          {
            id: "verdict",
            label: copy.ledger.verdict,
            cell: ({ verdict }) => <VerdictTag verdict={verdict} words={copy.verdicts} />,
          },
          {
            id: "by",
            label: copy.ledger.by,
            wideOnly: true,
            cell: (row) => <Statement row={row} copy={copy} />,
          },
        ]}
      />
    </div>
  );
}

function Statement({ row, copy }: { row: Row; copy: AnswerCopy }) {
  const { number } = formatter(useLanguage());
  const { closed, all, stances } = row;
  const stated = Object.entries(stances).map(
    // The keys are those of a record by standard.
    ([standard, stance]) => ({ standard: standard as Standard, word: copy.stances[stance], stance }),
  );
  return (
    <span className="flex flex-wrap gap-x-4 gap-y-0.5 text-label">
      <span>
        <span className="text-faint">{copy.standards.robots}</span>{" "}
        <span className={closed > 0 ? "text-coral" : ""}>
          {closed === 0 ? (
            copy.robotsOpen
          ) : (
            <Filled
              text={copy.robotsClosed[closed === all ? "all" : "some"]}
              values={{ closed: number(closed), all: number(all) }}
            />
          )}
        </span>
      </span>
      {stated.map(({ standard, word, stance }) => (
        <span key={standard} className="md:whitespace-nowrap">
          <span className="text-faint">{copy.standards[standard]}</span>{" "}
          <span className={tones[stance]}>{word}</span>
        </span>
      ))}
    </span>
  );
}

const tones = { grants: "text-jade", refuses: "text-coral", "on-conditions": "text-brass" } as const;
