import { Refusal } from "@octroi/web/http/refusal";

/** For a connector without a key, or with a wrong one. */
export function unauthorized(): Refusal {
  return new Refusal("unauthorized", { headers: { "www-authenticate": 'Basic realm="Octroi"' } });
}
