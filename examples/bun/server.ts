import { octroi } from "@octroi/edge/bun";
import policy from "./octroi.policy.json";

Bun.serve({ fetch: octroi({ policy }, () => new Response("Hello")) });
