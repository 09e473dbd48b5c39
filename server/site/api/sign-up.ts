import type { Language, Localized } from "@octroi/ui/language/language";
import { unavailable } from "@octroi/web/http/refusal";
import { Hono } from "hono";
import {
  honeypot,
  type Signup,
  signup,
  signupLimits,
  type Waitlist,
} from "../../../site/domain/waitlist/waitlist.ts";
import type { Metrics } from "../operations/metrics.ts";
import { parseBody } from "./parse-body.ts";
import { type ApiEnv, callerLanguage, onlyPost } from "./refusal-response.ts";

/** Puts a person on the list. The same to a new person, to one already there, and to a robot. */
export type SignUp = (signup: Signup, language: Language) => Promise<void>;

export function createSignUp(
  waitlist: Pick<Waitlist, "add">,
  count: Pick<Metrics, "signedUp" | "refused">,
): SignUp {
  return async ({ [honeypot]: trap, lang: _, ...person }, language) => {
    // A robot that fills the trap learns nothing from the answer.
    if (trap === undefined || trap === null || trap === "") {
      await waitlist.add({ ...person, language }).catch(unavailable);
      count.signedUp();
    } else {
      count.refused("robot");
    }
  };
}

/** What there is to correct, by field. */
export const signupSentences = {
  firstName: {
    fr: `Indiquez votre prénom (${signupLimits.name} caractères au plus).`,
    en: `Please enter your first name (${signupLimits.name} characters at most).`,
  },
  lastName: {
    fr: `Indiquez votre nom (${signupLimits.name} caractères au plus).`,
    en: `Please enter your last name (${signupLimits.name} characters at most).`,
  },
  email: {
    fr: "Cette adresse e-mail n’est pas valide.",
    en: "This e-mail address is not valid.",
  },
  linkedin: {
    fr: "Le lien vers votre profil LinkedIn n’est pas une adresse web valide.",
    en: "The link to your LinkedIn profile is not a valid web address.",
  },
  website: {
    fr: "Le site à protéger n’est pas une adresse web valide.",
    en: "The website to protect is not a valid web address.",
  },
} satisfies Partial<Record<keyof Signup, Localized<string>>>;

export function waitlistApi(signUp: SignUp) {
  return new Hono<ApiEnv>()
    .post("/", parseBody(signup, signupSentences), async (c) => {
      await signUp(c.req.valid("json"), callerLanguage(c));
      return c.json({ ok: true }, 201);
    })
    .all("/", onlyPost);
}
