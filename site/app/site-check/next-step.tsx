import { pages } from "../../domain/site/pages.ts";

import type { NextCopy } from "../content/site-check/copy.ts";
import { ButtonLink } from "../ui/button.tsx";
import { CopyButton } from "../ui/copy-button.tsx";
import type { Judged } from "./protocol.ts";

interface NextStepProps {
  copy: NextCopy;
  policy: Judged["policy"];
  share: string | undefined;
}

/** Carries the result on: what the files say, as a policy that can be changed, in the address's fragment. */
export function NextStep({ copy, policy, share }: NextStepProps) {
  return (
    <div className="mt-8 border-line border-t pt-6">
      <h3 className="text-xl">{copy.heading}</h3>
      <p className="mt-2 max-w-[58ch] text-muted">{copy.text}</p>
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <ButtonLink to={pages.aiPolicy} anchor={policy.fragment.slice(1)} variant="jade">
          {copy.open}
        </ButtonLink>
        <ButtonLink to={pages.robotsTxtTester} variant="outline">
          {copy.tester}
        </ButtonLink>
        {share !== undefined && <CopyButton text={share} label={copy.share} variant="ghost" />}
      </div>
      {policy.leftOut.length > 0 && (
        <ul className="mt-4 grid gap-1 text-faint text-sm">
          {policy.leftOut.map((reason) => (
            <li key={reason}>{copy.leftOut[reason]}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
