import type { Context } from "hono";
import type { SignupAnswer } from "../../app/waitlist/answer.ts";
import type { Language } from "../../domain/language/language.ts";
import { isForm } from "./json.ts";
import { type ApiEnv, callerLanguage, type Refusal, told } from "./refusal.ts";

/** The waitlist's page, saying what became of a sign-up. */
export type SignupPage = (request: Request, language: Language, answer: SignupAnswer) => Promise<Response>;

export type SignupForm = ReturnType<typeof signupForm>;

/** Whether the browser posted the form by itself: the answer is then what the person looks at next. */
export function isSignupForm(c: Context<ApiEnv>): boolean {
  const { path, method } = c.req;
  return path === "/api/waitlist" && method === "POST" && isForm(c.req.header("content-type") ?? "");
}

/** The same statuses and the same sentences as JSON callers get, on a page. */
export function signupForm(page: SignupPage) {
  return {
    accepted: (c: Context<ApiEnv>) => page(c.req.raw, callerLanguage(c), { status: 201, typed: {} }),

    async refused(c: Context<ApiEnv>, refusal: Refusal): Promise<Response> {
      const { status, error, headers } = told(c, refusal);
      const response = await page(c.req.raw, callerLanguage(c), {
        status,
        error,
        invalid: refusal.details.field,
        typed: shown(c.get("form") ?? {}),
      });
      for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
      return response;
    },
  };
}

const fields = ["firstName", "lastName", "email", "linkedin", "website"] as const;

/** What was typed into the fields that are seen. */
function shown(form: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(fields.map((name) => [name, form[name] ?? ""]));
}
