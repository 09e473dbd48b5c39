import { octroi } from "@octroi/edge/bun";
import policy from "./octroi.policy.json";

const site = octroi({ policy }, () => new Response("Hello"));
const server = Bun.serve({ fetch: site });
process.once("SIGTERM", () => server.stop().then(() => site.flush()));
