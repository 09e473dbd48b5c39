import { challengeLimits } from "../../../domain/accounts/challenge.ts";
import { sessionLimits } from "../../../domain/accounts/session.ts";

/** What a browser keeps for us. Each value is a `Set-Cookie` header. */
export interface Cookies {
  session(token: string): string;
  endSession(): string;
  challenge(id: string): string;
  endChallenge(): string;
  /** What a request's Cookie header holds. */
  read(header: string | undefined): { session: string | undefined; challenge: string | undefined };
}

/** `__Host-` where there is TLS: then no other host, and no page without TLS, can set it in our place. */
export function cookiesFor(url: URL): Cookies {
  const isSecure = url.protocol === "https:";
  const prefix = isSecure ? "__Host-" : "";
  const names = { session: `${prefix}octroi_session`, challenge: `${prefix}octroi_challenge` };
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
  const cookie = (name: string, value: string, seconds: number) =>
    `${name}=${value}; Max-Age=${seconds}; ${attributes}`;
  return {
    session: (token) => cookie(names.session, token, sessionLimits.idleMs / 1_000),
    endSession: () => cookie(names.session, "", 0),
    challenge: (id) => cookie(names.challenge, id, challengeLimits.minutes * 60),
    endChallenge: () => cookie(names.challenge, "", 0),
    read: (header) => ({
      session: valueIn(header, names.session),
      challenge: valueIn(header, names.challenge),
    }),
  };
}

/** Our values are base64url: anything else is none of ours. */
function valueIn(header: string | undefined, name: string): string | undefined {
  for (const pair of (header ?? "").split(";")) {
    const [key, value = ""] = pair.trim().split("=", 2);
    if (key === name && /^[\w-]{43}$/.test(value)) return value;
  }
  return undefined;
}
