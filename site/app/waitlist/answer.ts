import * as v from "valibot";

/** What became of a sign-up that the browser posted by itself, for the page that says so. */
const signupAnswer = v.object({
  status: v.number(),
  /** Why not, in one sentence. Left out: the person is on the list. */
  error: v.optional(v.string()),
  /** The field to correct. */
  invalid: v.optional(v.string()),
  typed: v.record(v.string(), v.string()),
});
export type SignupAnswer = v.InferOutput<typeof signupAnswer>;

/** Only the server makes the requests that pages are rendered from: no visitor can send this header. */
const header = "octroi-signup-answer";

export function headersFor(answer: SignupAnswer): Record<string, string> {
  return { [header]: encodeURIComponent(JSON.stringify(answer)) };
}

export function answerIn(headers: Headers): SignupAnswer | undefined {
  const sent = headers.get(header);
  return sent === null ? undefined : v.parse(signupAnswer, JSON.parse(decodeURIComponent(sent)));
}
