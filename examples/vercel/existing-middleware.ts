import { octroi } from "@octroi/edge/vercel";
import policy from "./octroi.policy.json" with { type: "json" };

const gate = octroi({ policy });

export default async function middleware(request: Request): Promise<Response> {
  const response = await gate(request);
  if (!response.headers.has("x-middleware-next")) return response;
  // The visit passes: what your own middleware did goes here.
  return response;
}
