/** What the gate says in place of the site. Plain data: every runtime has its own way to send it. */
export interface GateResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Empty for HEAD. */
  readonly body: string;
}

export function toResponse({ status, headers, body }: GateResponse): Response {
  return new Response(body === "" ? null : body, { status, headers });
}
