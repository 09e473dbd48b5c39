import { createServer } from "node:http";
import { redisLimits } from "@octroi/edge";
import { octroi } from "@octroi/edge/node";
import { createClient } from "redis";
import policy from "./octroi.policy.json" with { type: "json" };

const redis = createClient({ url: process.env.REDIS_URL, disableOfflineQueue: true });
redis.on("error", console.error);
// Not awaited: the site starts without Redis, and counts by itself until it is there.
redis.connect().catch(console.error);

const limits = redisLimits((command) => redis.sendCommand(command));
const site = octroi({ policy, limits }, (_request, response) => {
  response.end("Hello");
});
const server = createServer(site).listen(Number(process.env.PORT ?? 3000));
process.once("SIGTERM", () => server.close(() => site.flush().finally(() => redis.destroy())));
