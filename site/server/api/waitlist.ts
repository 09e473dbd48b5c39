import { type Context, Hono } from "hono";
import type { Localized } from "../../domain/language/language.ts";
import {
  honeypot,
  type Signup,
  signup,
  signupLimits,
  type Waitlist,
} from "../../domain/waitlist/waitlist.ts";
import type { Metrics } from "../operations/metrics.ts";
import { json } from "./json.ts";
import { type ApiEnv, callerLanguage, onlyPost, unavailable } from "./refusal.ts";
import { isSignupForm, type SignupForm } from "./signup-form.ts";

export function waitlistApi(
  waitlist: Pick<Waitlist, "add">,
  count: Pick<Metrics, "signedUp" | "refused">,
  form: SignupForm | undefined,
) {
  return new Hono<ApiEnv>()
    .post("/", json(signup, sentences, { forms: form !== undefined }), async (c) => {
      const { [honeypot]: trap, lang: _, ...person } = c.req.valid("json");
      // A robot that fell for the trap learns nothing from the answer.
      if (trap === undefined || trap === null || trap === "") {
        await waitlist.add({ ...person, language: callerLanguage(c) }).catch(unavailable);
        count.signedUp();
      } else {
        count.refused("robot");
      }
      return form && isSignupForm(c) ? form.accepted(c) : accepted(c);
    })
    .all("/", onlyPost);
}

/** The same for a new person, for one already on the list, and for a robot. */
function accepted(c: Context) {
  return c.json({ ok: true }, 201);
}

const sentences = {
  firstName: {
    fr: `Indiquez votre prénom, en ${signupLimits.name} caractères au plus.`,
    en: `Please enter your first name (${signupLimits.name} characters at most).`,
  },
  lastName: {
    fr: `Indiquez votre nom, en ${signupLimits.name} caractères au plus.`,
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
