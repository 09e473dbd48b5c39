import type { Refusal, refusalStatuses } from "@octroi/web/http/refusal";

/** Why a program's request came to nothing, beside what any request may come to. */
const own = {
  "insufficient-scope": { status: 403, title: "The token does not allow this." },
  "needs-pro": { status: 403, title: "Enforcing rules needs the Pro plan." },
  "follows-house-rules": { status: 409, title: "The site follows the house rules of its workspace." },
  "bad-signature": { status: 401, title: "The signature of the request does not count." },
  blocked: { status: 403, title: "This account is blocked." },
  "over-cap": { status: 403, title: "This is above what the account may buy for in a month." },
  "not-sold": { status: 404, title: "Nobody can buy this now." },
  "not-proven": { status: 409, title: "The domain does not say yet that it is yours." },
  "other-email": { status: 409, title: "The account of this domain was made with another address." },
  "too-many-orders": { status: 409, title: "The account holds as many prices as it may." },
  outdated: { status: 412, title: "The rules have changed since they were read." },
  "order-expired": { status: 409, title: "The price of the order is no longer held." },
  "order-refunded": { status: 409, title: "The order was given back." },
  "too-many-attempts": { status: 429, title: "Too many payments were sent at once." },
  "too-many-payments": { status: 409, title: "Too many payments for the order failed." },
  "payment-unreadable": { status: 400, title: "The payment cannot be read." },
  "payment-unknown": { status: 503, title: "It is not known yet how the payment ended." },
  "payments-away": { status: 503, title: "Payments by x402 are not taken at the moment." },
  "over-max": { status: 422, title: "The offer costs more than the request says." },
  unprocessable: { status: 422, title: "The request holds what cannot be." },
  "key-reused": { status: 422, title: "The idempotency key was used for another request." },
  "precondition-required": { status: 428, title: "Say which state of the rules this changes." },
} as const;

const common: Partial<Record<keyof typeof refusalStatuses, string>> = {
  malformed: "The request cannot be read.",
  invalid: "The request holds what cannot be.",
  unauthorized: "Send a valid access token.",
  forbidden: "This is not allowed.",
  suspended: "The workspace is suspended.",
  unknown: "There is nothing here for this token.",
  method: "This address takes other methods.",
  tooSlow: "The request took too long to arrive.",
  tooLarge: "The request is too long.",
  unsupportedType: "Send JSON, as application/json.",
  tooMany: "Too many requests.",
  broken: "Something broke on our side.",
  busy: "The server is busy.",
  unavailable: "The service is unavailable for a moment.",
};

/** The same at the market, where companies ask, and have no token. */
const atMarket: typeof common = {
  unauthorized: "Send the id of an account and a secret of it, or sign the request.",
  unknown: "There is nothing here for this account.",
};

type OwnCode = keyof typeof own;

interface Details {
  /** What to do about it, in a sentence. */
  detail?: string;
  /** The member of the request that it is about. */
  field?: string;
  errors?: readonly { path: string; message: string }[];
  headers?: Readonly<Record<string, string>>;
}

/** Thrown by what answers programs: a problem as RFC 9457 has it. */
export class Problem extends Error {
  override name = "Problem";
  readonly code: OwnCode;
  readonly details: Details;

  constructor(code: OwnCode, details: Details = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }
}

export function problemResponse({ code, details }: Problem): Response {
  const { status, title } = own[code];
  return answer(code, status, title, details);
}

/** The same of what refuses any request. */
export function refusalProblem(
  refusal: Refusal,
  headers: Readonly<Record<string, string>>,
  isMarket = false,
): Response {
  const { kind, status, details } = refusal;
  const sentence = details.sentence?.["en"];
  const title = (isMarket ? atMarket[kind] : undefined) ?? common[kind] ?? "The request was refused.";
  return answer(kebab(kind), status, title, {
    ...(sentence !== undefined && { detail: sentence }),
    ...(details.field !== undefined && { field: details.field }),
    headers,
  });
}

function answer(code: string, status: number, title: string, { headers, ...rest }: Details): Response {
  const body = { type: `urn:octroi:problem:${code}`, title, status, ...rest };
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...headers, "content-type": "application/problem+json" },
  });
}

function kebab(kind: string): string {
  return kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
