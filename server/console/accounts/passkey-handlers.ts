import { bodyOf } from "@octroi/web/http/body";
import { clientAddress, type IsTrusted } from "@octroi/web/http/client-address";
import { Refusal } from "@octroi/web/http/refusal";
import type { Context } from "hono";
import * as v from "valibot";
import { nextPage } from "../../../domain/access/next-page.ts";
import { pathTo } from "../../../domain/access/paths.ts";
import type { RouteId } from "../../../domain/access/routes.ts";
import { hasAcceptedTerms, maxNameLength } from "../../../domain/accounts/person.ts";
import { browserName } from "../../../domain/accounts/session.ts";
import type { Store } from "../../../store/store.ts";
import type { ConsoleServices } from "../console.ts";
import type { ConsoleEnv } from "../env.ts";
import { pageLanguage } from "../language.ts";
import { countAgainst } from "../rate-limits.ts";
import type { Cookies } from "./cookies.ts";
import type { PasskeyAuthentication } from "./passkeys.ts";

/** A public key credential as browsers hand it on in JSON (WebAuthn, 5.1): the members that are verified. */
const credential = {
  id: v.pipe(v.string(), v.maxLength(1_400)),
  rawId: v.string(),
  type: v.literal("public-key"),
  clientExtensionResults: v.object({}),
};
/** Without a response, it asks for what is to be signed: that keeps a challenge, which no link does. */
const signInBody = v.object({
  response: v.exactOptional(
    v.object({
      ...credential,
      response: v.object({
        clientDataJSON: v.string(),
        authenticatorData: v.string(),
        signature: v.string(),
      }),
    }),
  ),
  next: v.optional(v.string()),
});
const registrationBody = v.object({
  response: v.exactOptional(
    v.object({
      ...credential,
      response: v.object({
        clientDataJSON: v.string(),
        attestationObject: v.string(),
        transports: v.exactOptional(v.array(v.string())),
      }),
    }),
  ),
});

interface HandlerOptions {
  store: Pick<Store, "sessions" | "rateLimit">;
  passkeys: PasskeyAuthentication;
  cookies: Cookies;
  isTrusted: IsTrusted;
  rateLimit: boolean;
}

/** What answers scripts: passkeys are nothing without one. */
export function passkeyHandlers(options: HandlerOptions) {
  const { store, passkeys, cookies, isTrusted } = options;
  const { sessions } = store;
  const allowance = { requests: 60, seconds: 10 * 60 };
  const limits = options.rateLimit ? [store.rateLimit("passkey-client", allowance)] : [];

  async function count(c: Context<ConsoleEnv>): Promise<void> {
    const refusal = await countAgainst(limits, clientAddress(c, isTrusted));
    if (refusal === undefined) return;
    throw new Refusal("tooMany", { headers: { "retry-after": String(refusal.retryAfterSeconds) } });
  }

  function challengeIn(c: Context<ConsoleEnv>): string {
    const { challenge } = cookies.read(c.req.header("cookie"));
    if (challenge === undefined) throw new Refusal("unauthorized");
    return challenge;
  }

  return {
    async signInPasskey(c: Context<ConsoleEnv>) {
      await count(c);
      const { response, next } = await parseBody(c, signInBody);
      if (response === undefined) {
        const { challengeId, options } = await passkeys.signInOptions(pageLanguage(c));
        c.header("set-cookie", cookies.challenge(challengeId));
        return c.json(options);
      }
      const person = await passkeys.signIn(challengeIn(c), response);
      if (person === undefined) throw new Refusal("unauthorized");
      c.header("set-cookie", cookies.endChallenge(), { append: true });
      const { session } = c.get("caller");
      if (session?.personId === person.id) {
        await sessions.prove(session.id);
      } else {
        if (session !== undefined) await sessions.end(session.personId, session.id);
        const { token } = await sessions.start(person.id, browserName(c.req.header("user-agent")));
        c.header("set-cookie", cookies.session(token), { append: true });
      }
      return c.json({
        next: hasAcceptedTerms(person) ? (nextPage(next) ?? pathTo("lastSites")) : pathTo("welcome"),
      });
    },

    async newPasskey(c: Context<ConsoleEnv>) {
      const { person } = c.get("caller");
      if (person === undefined) throw new Refusal("unauthorized");
      const { response } = await parseBody(c, registrationBody);
      if (response === undefined) {
        const { challengeId, options } = await passkeys.registrationOptions(person);
        c.header("set-cookie", cookies.challenge(challengeId));
        return c.json(options);
      }
      const name = browserName(c.req.header("user-agent")).slice(0, maxNameLength);
      const outcome = await passkeys.register(challengeIn(c), person, response, name);
      if (outcome === "refused") throw new Refusal("invalid");
      c.header("set-cookie", cookies.endChallenge());
      return c.json({ next: pathTo("passkeys") }, 201);
    },
  } satisfies Partial<Record<RouteId, ConsoleServices["handlers"][RouteId]>>;
}

async function parseBody<Schema extends v.GenericSchema>(
  c: Context<ConsoleEnv>,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  if (!/^application\/json\s*(?:;|$)/i.test(c.req.header("content-type") ?? "")) {
    throw new Refusal("unsupportedType");
  }
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), await bodyOf(c.req.raw));
  if (!result.success) throw new Refusal("malformed");
  return result.output;
}
