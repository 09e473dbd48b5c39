import { octroi } from "@octroi/edge/deno";
import policy from "./octroi.policy.json" with { type: "json" };

Deno.serve(octroi({ policy }, () => new Response("Hello")));
