import { networkFailureOf } from "@octroi/ui/components/network-failure";
import { type FormEvent, useRef, useState } from "react";
import * as v from "valibot";
import { signup } from "../../domain/waitlist/waitlist.ts";
import type { WaitlistCopy } from "../content/waitlist.ts";
/** What is ours to say is said in the page's language; a server's sentence is in the one that it was asked in. */
export type SignupState =
  | { status: "idle" | "loading" | "success" }
  | { status: "error"; message?: string; advice?: string; invalid: readonly string[] };

export type Typed = Readonly<Record<string, string>>;

/** What became of a sign-up whose form was closed before the answer came. */
export type EarlierSignup =
  | { status: "loading" | "success" }
  | ({ status: "error"; typed: Typed } & SignupFailure);

/** What must be right before anything is sent. Links are the server's to judge: it says what is wrong with them. */
const required = v.pick(signup, ["firstName", "lastName", "email"]);

interface SignupOptions {
  copy: WaitlistCopy;
  /** Sent along with the form: language and page. */
  context: { lang: string; page: string };
  onSuccess?: () => void;
  initial?: SignupState | undefined;
}

/** idle → loading → success or error. Whatever goes wrong, what was typed stays. */
export function useSignup({ copy, context, onSuccess, initial = { status: "idle" } }: SignupOptions) {
  const [state, setState] = useState<SignupState>(initial);
  const [earlier, setEarlier] = useState<EarlierSignup>();
  /** The form that is shown, once it has been sent: an answer to any other is told, and changes nothing. */
  const sent = useRef<HTMLFormElement>(undefined);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (sent.current === form) return;
    const typed = typedInto(form);

    const checked = v.safeParse(required, typed);
    if (!checked.success) {
      const invalid = checked.issues.map((issue) => String(issue.path?.[0]?.key));
      setState({ status: "error", invalid });
      form.querySelector<HTMLInputElement>(`[name="${invalid[0]}"]`)?.focus();
      return;
    }

    sent.current = form;
    setState({ status: "loading" });
    const refusal = await send({ ...typed, ...context }, copy);
    if (sent.current !== form) {
      setEarlier(refusal === undefined ? { status: "success" } : { status: "error", ...refusal, typed });
      return;
    }
    sent.current = undefined;
    if (refusal !== undefined) {
      setState({ status: "error", ...refusal, invalid: [] });
      return;
    }
    form.reset();
    setState({ status: "success" });
    onSuccess?.();
  }

  /** The form is closed. If it was being sent, the next one will tell how that ended. */
  function leave() {
    const wasSending = sent.current !== undefined;
    sent.current = undefined;
    setState({ status: "idle" });
    setEarlier((told) =>
      wasSending ? { status: "loading" } : told?.status === "loading" ? told : undefined,
    );
  }

  return { state, submit, earlier, leave };
}

/** The fields as text: a form of ours holds no files. */
function typedInto(form: HTMLFormElement): Typed {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

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
