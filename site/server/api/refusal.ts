import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { type Language, type Localized, languageOf } from "../../domain/language/language.ts";

/** What a request may weigh, its headers aside. */
export const mostBytes = 16 * 1024;

/** Everything the API may refuse: its status, and one sentence that the person behind the caller can read. */
const refusals = {
  malformed: {
    status: 400,
    sentence: { fr: "La requête n’est pas du JSON valide.", en: "The request is not valid JSON." },
  },
  invalid: {
    status: 400,
    sentence: { fr: "La requête n’est pas valide.", en: "The request is not valid." },
  },
  crossSite: {
    status: 403,
    sentence: { fr: "Cette requête vient d’un autre site.", en: "This request comes from another site." },
  },
  unknown: {
    status: 404,
    sentence: { fr: "Il n’y a rien à cette adresse.", en: "There is nothing at this address." },
  },
  method: {
    status: 405,
    sentence: { fr: "Cette méthode n’est pas acceptée ici.", en: "This method is not accepted here." },
  },
  tooSlow: {
    status: 408,
    sentence: {
      fr: "La requête a mis trop de temps à arriver.",
      en: "The request took too long to arrive.",
    },
  },
  tooLarge: {
    status: 413,
    sentence: { fr: "La requête dépasse 16 Kio.", en: "The request is larger than 16 KiB." },
  },
  notJson: {
    status: 415,
    sentence: {
      fr: "La requête doit être en JSON (application/json).",
      en: "The request must be JSON (application/json).",
    },
  },
  tooMany: {
    status: 429,
    sentence: {
      fr: "Trop de requêtes : réessayez dans quelques minutes.",
      en: "Too many requests: please try again in a few minutes.",
    },
  },
  broken: {
    status: 500,
    sentence: {
      fr: "Une erreur s’est produite de notre côté.",
      en: "Something went wrong on our side.",
    },
  },
  busy: {
    status: 503,
    sentence: {
      fr: "Trop de demandes à la fois : réessayez dans un instant.",
      en: "Too many requests at once: please try again in a moment.",
    },
  },
  unavailable: {
    status: 503,
    sentence: {
      fr: "Le service est momentanément indisponible : réessayez dans un instant.",
      en: "The service is briefly unavailable: please try again in a moment.",
    },
  },
} as const satisfies Record<string, { status: ContentfulStatusCode; sentence: Localized<string> }>;

export type RefusalKind = keyof typeof refusals;
export const refusalKinds: readonly string[] = Object.keys(refusals);

interface Details {
  /** A more helpful sentence than the kind's own. */
  sentence?: Localized<string> | undefined;
  /** Which field there is to correct. */
  field?: string;
  headers?: Record<string, string>;
  cause?: unknown;
}

/** Thrown anywhere under the API's edge, which answers it. */
export class Refusal extends Error {
  override name = "Refusal";
  readonly kind: RefusalKind;
  readonly details: Details;

  constructor(kind: RefusalKind, details: Details = {}) {
    super(kind, { cause: details.cause });
    this.kind = kind;
    this.details = details;
  }
}

/** What a handler may know of its caller beyond the request. */
export interface ApiEnv {
  Variables: { language?: Language; form?: Readonly<Record<string, string>> };
}

/** The language the body names, else the address, else the page it was asked from, else what the browser prefers. */
export function callerLanguage(c: Context<ApiEnv>): Language {
  return (
    c.get("language") ??
    languageOf({
      prefix: c.req.query("lang") ?? URL.parse(c.req.header("referer") ?? "")?.pathname.split("/")[1],
      cookie: c.req.header("cookie"),
      acceptLanguage: c.req.header("accept-language"),
    })
  );
}

/** What is sent in place of what was asked for. */
export function answer(c: Context<ApiEnv>, refusal: Refusal): Response {
  const { status, error, headers } = told(c, refusal);
  return c.json({ error }, status, headers);
}

/** A refusal as its caller gets it, whether as JSON or as a page. */
export function told(c: Context<ApiEnv>, { kind, details }: Refusal) {
  const { status, sentence } = refusals[kind];
  const words = details.sentence ?? sentence;
  // The rest of a body that is long, or late, is not worth reading: the connection ends with the answer.
  const ends = status === 408 || isLong(c.req.raw.headers);
  const headers = { ...details.headers, ...(ends && { connection: "close" }) };
  return { status, error: words[callerLanguage(c)], headers };
}

/** Over the limit as declared, or without a declared end. */
function isLong(headers: Headers): boolean {
  return headers.has("transfer-encoding") || Number(headers.get("content-length") ?? 0) > mostBytes;
}

export function onlyPost(): never {
  throw new Refusal("method", { headers: { allow: "POST" } });
}

/** For what the store rejects: what reaches it has been checked, so what fails there is the storage. */
export function unavailable(cause: unknown): never {
  throw new Refusal("unavailable", { cause, headers: { "retry-after": "5" } });
}
