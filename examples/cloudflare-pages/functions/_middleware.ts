import { octroi } from "@octroi/edge/cloudflare";
import policy from "../octroi.policy.json";

interface PagesContext {
  request: Request;
  env: object;
  next(): Promise<Response>;
  waitUntil(work: Promise<unknown>): void;
}

const gate = octroi({ policy }, (_request, _env, context: PagesContext) => context.next());

export const onRequest = (context: PagesContext) => gate(context.request, context.env, context);
