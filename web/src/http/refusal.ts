/** What a request's body may weigh. */
export const maxBodyBytes = 16 * 1024;

/** Why a request is refused, and the status that says so. */
export const refusalStatuses = {
  malformed: 400,
  invalid: 400,
  unauthorized: 401,
  crossSite: 403,
  forbidden: 403,
  suspended: 403,
  unknown: 404,
  method: 405,
  tooSlow: 408,
  conflict: 409,
  gone: 410,
  tooLarge: 413,
  unsupportedType: 415,
  tooMany: 429,
  broken: 500,
  busy: 503,
  unavailable: 503,
} as const;

export type RefusalKind = keyof typeof refusalStatuses;

interface Details {
  /** A more helpful sentence than the kind's own, by language. */
  sentence?: Readonly<Record<string, string>> | undefined;
  /** Which field there is to correct. */
  field?: string;
  headers?: Readonly<Record<string, string>>;
  cause?: unknown;
}

/** Thrown by what handles a request; the edge of the API or of the page makes a response of it. */
export class Refusal extends Error {
  override name = "Refusal";
  readonly kind: RefusalKind;
  readonly details: Details;

  constructor(kind: RefusalKind, details: Details = {}) {
    super(kind, { cause: details.cause });
    this.kind = kind;
    this.details = details;
  }

  get status() {
    return refusalStatuses[this.kind];
  }
}

/** For what the storage rejects: what reaches it has been checked, so what fails there is the storage. */
export function unavailable(cause: unknown): never {
  throw new Refusal("unavailable", { cause, headers: { "retry-after": "5" } });
}
