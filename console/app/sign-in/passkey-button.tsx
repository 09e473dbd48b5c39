import { Button } from "@octroi/ui/components/button.tsx";
import { KeyRound } from "lucide-react";
import { pathTo } from "../../../domain/access/paths.ts";

interface PasskeyButtonProps {
  kind?: "sign-in" | "register";
  label: string;
  /** Said when it did not work. */
  failure: string;
  next: string | undefined;
}

const addressOf = { "sign-in": "signInPasskey", register: "newPasskey" } as const;

/** Shown by the script that makes it work (`browser/passkeys.ts`): without one there are no passkeys. */
export function PasskeyButton({ kind = "sign-in", label, failure, next }: PasskeyButtonProps) {
  return (
    <div data-passkey={kind} data-address={pathTo(addressOf[kind])} data-next={next} hidden>
      <Button variant="outline" className="max-sm:w-full">
        <KeyRound aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
        {label}
      </Button>
      <p role="alert" hidden className="mt-3 text-coral">
        {failure}
      </p>
    </div>
  );
}
