import { apache } from "./outputs/apache/index.ts";
import { caddy } from "./outputs/caddy/index.ts";
import { cloudflare } from "./outputs/cloudflare/index.ts";
import { contentSignal } from "./outputs/content-signal/index.ts";
import { contentUsage } from "./outputs/content-usage/index.ts";
import { htmlMeta } from "./outputs/html-meta/index.ts";
import { httpHeaders } from "./outputs/http-headers/index.ts";
import { next } from "./outputs/next/index.ts";
import { nginx } from "./outputs/nginx/index.ts";
import type { Printed } from "./outputs/output.ts";
import { robotsTxt } from "./outputs/robots-txt/index.ts";
import { rsl } from "./outputs/rsl/index.ts";
import { tdmrep } from "./outputs/tdmrep/index.ts";
import { vercel } from "./outputs/vercel/index.ts";
import { wordpress } from "./outputs/wordpress/index.ts";
import type { Policy } from "./policy.ts";

export { headersFor } from "./outputs/http-headers/print.ts";
export {
  type Bilingual,
  type Note,
  type NoteKind,
  noteKinds,
  type Output,
  type Printed,
  type PrintedFile,
  type SpecSupport,
} from "./outputs/output.ts";

/**
 * Every form in which a policy can be said, each printed, read and checked in the same way.
 *
 * @example
 * const { files, notes } = outputs["robots-txt"].print(policy);
 */
export const outputs = {
  "robots-txt": robotsTxt,
  "content-signal": contentSignal,
  "content-usage": contentUsage,
  "http-headers": httpHeaders,
  "html-meta": htmlMeta,
  rsl,
  tdmrep,
  nginx,
  apache,
  caddy,
  cloudflare,
  vercel,
  next,
  wordpress,
};
export type OutputName = keyof typeof outputs;

/**
 * Prints a policy in every form.
 *
 * @example
 * printAll(policy).rsl.files[0]?.text;
 */
export function printAll(policy: Policy): Readonly<Record<OutputName, Printed>> {
  const printed = Object.entries(outputs).map(([name, { print }]) => [name, print(policy)] as const);
  // The names are those of `outputs`.
  return Object.fromEntries(printed) as Record<OutputName, Printed>;
}
