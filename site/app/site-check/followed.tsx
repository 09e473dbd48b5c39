import { type Standard, standards } from "@octroi/check/answers";
import type { AnswerCopy } from "../content/site-check/copy.ts";
import type { SpecSupportCopy } from "../content/spec-support.ts";
import { SectionHeading } from "../ui/heading.tsx";
import { SpecSupport } from "../ui/spec-support.tsx";
import type { SpecSupportWords } from "../ui/spec-support-words.ts";
import type { Judged } from "./protocol.ts";

export interface FollowedWords {
  specSupportCopy: SpecSupportCopy;
  specSupport: Readonly<Record<Standard, SpecSupportWords>>;
}

interface FollowedProps extends FollowedWords {
  copy: AnswerCopy;
  answers: Judged["answers"];
}

/** Of what the table names: who is known to follow it. A wish that nobody reads is still only a wish. */
export function Followed({ copy, answers, specSupportCopy, specSupport }: FollowedProps) {
  const statedStandards = new Set(answers.flatMap(({ stances }) => Object.keys(stances)));
  const named = standards.filter((standard) => standard === "robots" || statedStandards.has(standard));
  return (
    <section aria-labelledby="followed" className="border-line-soft border-t">
      <div className="wrap chapter grid gap-x-16 gap-y-10 lg:grid-cols-[0.72fr_1.28fr]">
        <SectionHeading id="followed" title={copy.followed.heading} lead={copy.followed.lead} />
        <dl className="border-line border-b text-[0.9375rem]">
          {named.map((standard) => (
            <div
              key={standard}
              className="grid gap-x-6 gap-y-1 border-line border-t py-4 sm:grid-cols-[10.5rem_minmax(0,1fr)]"
            >
              <dt className="text-label">
                {copy.standards[standard]}{" "}
                <span className="text-faint sm:block sm:pt-1">
                  {specSupportCopy.forces[standard === "tdmrep" ? "reservation" : "wish"]}
                </span>
              </dt>
              <dd>
                <SpecSupport copy={specSupportCopy} support={specSupport[standard]} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
