import { CopyButton } from "@octroi/ui/components/copy-button.tsx";
import { pages } from "../../domain/pages/pages.ts";
import type { NextCopy } from "../content/site-check/copy.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import type { Judged } from "./protocol.ts";

interface NextStepProps {
  copy: NextCopy;
  next: Judged["next"];
  share: string | undefined;
}

/** Carries the result on, in the address's fragment: as a policy that can be changed, and the robots.txt with it. */
export function NextStep({ copy, next, share }: NextStepProps) {
  return (
    <div className="mt-9">
      <h3 className="text-xl">{copy.heading}</h3>
      <p className="mt-2 max-w-[58ch] text-muted">{copy.text}</p>
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <ButtonLink to={pages.aiPolicy} anchor={next.policy} variant="jade">
          {copy.open}
        </ButtonLink>
        <ButtonLink to={pages.robotsTxtTester} anchor={next.robots} variant="outline">
          {copy.tester}
        </ButtonLink>
        {share !== undefined && (
          <span className="max-sm:-ml-4">
            <CopyButton text={share} label={copy.share} variant="ghost" />
          </span>
        )}
      </div>
      {next.leftOut.length > 0 && (
        <ul className="mt-4 grid gap-1 text-faint text-sm">
          {next.leftOut.map((reason) => (
            <li key={reason}>{copy.leftOut[reason]}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
