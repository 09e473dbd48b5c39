import { createServer } from "node:http";
import { redisLimits } from "@octroi/edge";
import { octroi } from "@octroi/edge/node";
import { createClient } from "redis";
import policy from "./octroi.policy.json" with { type: "json" };

const redis = createClient({ url: process.env.REDIS_URL });
redis.on("error", console.error);
await redis.connect();

const limits = redisLimits((command) => redis.sendCommand(command));
const site = octroi({ policy, limits }, (_request, response) => {
  response.end("Hello");
});
createServer(site).listen(Number(process.env.PORT ?? 3000));
