import { pages } from "../../domain/pages/pages.ts";
import { ButtonLink } from "./button-link.tsx";
import { SignUpButton } from "./sign-up-button.tsx";

interface StartOrEstimateProps {
  start: string;
  estimate: string;
}

/** The two ways on that a page offers a reader it has convinced: the free sign-up, and the estimator. */
export function StartOrEstimate({ start, estimate }: StartOrEstimateProps) {
  return (
    <div className="mt-9 flex flex-wrap gap-3.5">
      <SignUpButton variant="jade" size="lg">
        {start}
      </SignUpButton>
      <ButtonLink to={pages.estimator} variant="outline" size="lg">
        {estimate}
      </ButtonLink>
    </div>
  );
}
