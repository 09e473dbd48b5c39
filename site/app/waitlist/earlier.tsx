import { Button } from "@octroi/ui/components/button.tsx";
import type { WaitlistCopy } from "../content/waitlist.ts";
import type { EarlierSignup, Typed } from "./use-signup.ts";

interface EarlierProps {
  copy: WaitlistCopy["earlier"];
  earlier: EarlierSignup | undefined;
  onRestore: (typed: Typed) => void;
}

/** How the sign-up ended whose form was closed while it was being sent. */
export function Earlier({ copy, earlier, onRestore }: EarlierProps) {
  return (
    <div role="status" className="border-edge border-l-2 pl-4 text-[0.9375rem] text-muted empty:hidden">
      {earlier?.status === "loading" && <p>{copy.sending}</p>}
      {earlier?.status === "success" && <p className="text-jade">{copy.arrived}</p>}
      {earlier?.status === "error" && (
        <>
          <p className="text-coral">
            {copy.failed} {earlier.message}
          </p>
          <Button variant="link" className="mt-1" onClick={() => onRestore(earlier.typed)}>
            {copy.restore}
          </Button>
        </>
      )}
    </div>
  );
}
