import { networkFailureOf } from "@octroi/ui/components/network-failure";
import type { WaitlistCopy } from "../content/waitlist.ts";

/** Long enough for a bad line, short enough that nobody waits for nothing. */
const timeoutMs = 20_000;

export interface SignupFailure {
  message: string;
  advice?: string;
}

/** Nothing when the server has the person on disk, else what to show. */
export async function send(body: object, copy: WaitlistCopy): Promise<SignupFailure | undefined> {
  try {
    const response = await fetch("/api/waitlist", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.ok) return undefined;
    const { error } = await response.json().catch(() => ({}));
    return { message: typeof error === "string" ? error : copy.serverError };
  } catch (error) {
    return { message: copy.network[networkFailureOf(error)], advice: copy.unsent };
  }
}
