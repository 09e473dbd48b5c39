import { Hono } from "hono";
import { signup } from "../../../site/domain/waitlist/waitlist.ts";
import { parseBody } from "./parse-body.ts";
import { type ApiEnv, callerLanguage, onlyPost } from "./refusal-response.ts";
import { type SignUp, signupSentences } from "./sign-up.ts";

export function waitlistApi(signUp: SignUp) {
  return new Hono<ApiEnv>()
    .post("/", parseBody(signup, signupSentences), async (c) => {
      await signUp(c.req.valid("json"), callerLanguage(c));
      return c.json({ ok: true }, 201);
    })
    .all("/", onlyPost);
}
