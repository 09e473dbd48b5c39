import { type FormEvent, useRef, useState } from "react";
import * as v from "valibot";
import { signup } from "../../domain/waitlist.ts";
import type { WaitlistCopy } from "../content/waitlist.ts";

export type SignupState =
  | { status: "idle" | "loading" }
  | { status: "success"; message: string }
  | { status: "error"; message: string; advice?: string; invalid: readonly string[] };

/** What must be right before anything is sent. Links are the server's to judge: it says what is wrong with them. */
const required = v.pick(signup, ["firstName", "lastName", "email"]);

/** Long enough for a bad line, short enough that nobody waits for nothing. */
const patienceMs = 20_000;

interface SignupOptions {
  copy: WaitlistCopy;
  /** Sent along with the form: language and page. */
  context: { lang: string; page: string };
  onSuccess: () => void;
}

/** idle → loading → success or error. Whatever goes wrong, what was typed stays. */
export function useSignup({ copy, context, onSuccess }: SignupOptions) {
  const [state, setState] = useState<SignupState>({ status: "idle" });
  const busy = useRef(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    const form = event.currentTarget;
    const fields = Object.fromEntries(new FormData(form));

    const checked = v.safeParse(required, fields);
    if (!checked.success) {
      const invalid = checked.issues.map((issue) => String(issue.path?.[0]?.key));
      setState({ status: "error", message: copy.invalid, invalid });
      form.querySelector<HTMLInputElement>(`[name="${invalid[0]}"]`)?.focus();
      return;
    }

    busy.current = true;
    setState({ status: "loading" });
    const refusal = await send({ ...fields, ...context }, copy);
    busy.current = false;
    if (refusal !== undefined) {
      setState({ status: "error", ...refusal, invalid: [] });
      return;
    }
    form.reset();
    setState({ status: "success", message: copy.success });
    onSuccess();
  }

  return { state, submit };
}

interface Refusal {
  message: string;
  advice?: string;
}

/** Nothing when the server has the person on disk, else what to show. */
async function send(body: object, copy: WaitlistCopy): Promise<Refusal | undefined> {
  try {
    const response = await fetch("/api/waitlist", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patienceMs),
    });
    if (response.ok) return undefined;
    const { error } = await response.json().catch(() => ({}));
    return { message: typeof error === "string" ? error : copy.serverError };
  } catch (error) {
    const message = error instanceof Error && error.message ? error.message : copy.invalid;
    return { message, advice: copy.unsent };
  }
}
