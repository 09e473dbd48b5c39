import { type Standard, standards } from "../../domain/site-check/answers.ts";
import type { AnswerCopy } from "../content/site-check/copy.ts";
import type { StandingCopy } from "../content/standing.ts";
import type { StandingWords } from "../standing-words.ts";
import { Standing } from "../ui/standing.tsx";
import type { Judged } from "./protocol.ts";

export interface HeededWords {
  standingCopy: StandingCopy;
  standings: Readonly<Record<Standard, StandingWords>>;
}

interface HeededProps extends HeededWords {
  copy: AnswerCopy;
  answers: Judged["answers"];
}

/** Of what the table names: who is known to follow it. A wish that nobody reads is still only a wish. */
export function Heeded({ copy, answers, standingCopy, standings }: HeededProps) {
  const said = new Set(answers.flatMap(({ stances }) => Object.keys(stances)));
  const named = standards.filter((standard) => standard === "robots" || said.has(standard));
  return (
    <>
      <h3 className="mt-6 text-faint text-label">{standingCopy.heading}</h3>
      <dl className="mt-2 border-line border-b text-sm">
        {named.map((standard) => (
          <div
            key={standard}
            className="grid gap-x-4 border-line border-t border-dashed py-2.5 sm:grid-cols-[9.5rem_minmax(0,1fr)]"
          >
            <dt className="text-label">
              {copy.standards[standard]}{" "}
              <span className="text-faint sm:block">
                {standingCopy.forces[standard === "tdmrep" ? "reservation" : "wish"]}
              </span>
            </dt>
            <dd>
              <Standing copy={standingCopy} standing={standings[standard]} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
