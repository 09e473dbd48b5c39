import { bodyOf } from "@octroi/web/http/body";
import { resourceResponse } from "@octroi/web/http/content-negotiation";
import { QueueFull } from "@octroi/web/http/job-queue";
import { Refusal } from "@octroi/web/http/refusal";
import { Hono, type MiddlewareHandler } from "hono";
import { addressOf, pages as pagePaths, splitPath } from "../../../site/domain/pages/pages.ts";
import { joinedQuery } from "../../../site/domain/waitlist/address.ts";
import { signup } from "../../../site/domain/waitlist/waitlist.ts";
import { isForm, validated } from "../api/parse-body.ts";
import { type ApiEnv, refusalParts } from "../api/refusal-response.ts";
import { type SignUp, signupSentences } from "../api/sign-up.ts";
import { pageLanguage } from "./addresses.ts";
import type { Pages } from "./page-cache.ts";

interface SignupFormOptions {
  signUp: SignUp;
  pages: Pick<Pages, "getPrivate">;
  /** What a request has to get past first: those of the API's sign-up. */
  guards: readonly MiddlewareHandler[];
  /** Counts and logs a refusal. */
  refusalOf: (error: Error) => Refusal;
}

/**
 * The waitlist's form as the browser posts it without script: Post/Redirect/Get. Refused, the page comes back with
 * what was typed and what there is to correct.
 */
export function signupForm({ signUp, pages, guards, refusalOf }: SignupFormOptions) {
  const form = new Hono<ApiEnv>();

  form.onError(async (error, c) => {
    const refusal = refusalOf(error);
    const { status, sentence, headers } = refusalParts(c, refusal);
    const state = { status, error: sentence, invalid: refusal.details.field, typed: typedIn(c.get("form")) };
    const language = pageLanguage(c);
    try {
      const page = await pages.getPrivate(c.req.path, { language, signupForm: state });
      const response = await resourceResponse(c.req.raw, page);
      for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
      return response;
    } catch (fault) {
      if (!(fault instanceof QueueFull)) throw fault;
      return c.text(sentence, status, headers);
    }
  });

  for (const guard of guards) form.post("/", guard);
  return form.post("/", async (c) => {
    const language = pageLanguage(c);
    c.set("language", language);
    if (!isForm(c.req.header("content-type") ?? "")) throw new Refusal("unsupportedType");
    const fields = Object.fromEntries(new URLSearchParams(await bodyOf(c.req.raw)));
    c.set("form", fields);
    await signUp(validated(signup, fields, signupSentences), language);
    const { prefix } = splitPath(c.req.path);
    return c.redirect(addressOf(pagePaths.waitlist, prefix) + joinedQuery, 303);
  });
}

const shownFields = ["firstName", "lastName", "email", "linkedin", "website"] as const;

/** What was typed into the fields that are seen. */
function typedIn(form: Readonly<Record<string, string>> = {}): Record<string, string> {
  return Object.fromEntries(shownFields.map((name) => [name, form[name] ?? ""]));
}
