import { defineMiddleware } from "astro:middleware";
import { gateFromEnvironment } from "@octroi/edge";
import policy from "../octroi.policy.json";

const gate = gateFromEnvironment({ policy });
process.once("SIGTERM", () => gate.flush().finally(() => process.exit()));

export const onRequest = defineMiddleware((context, next) =>
  gate.protect(context.request, { address: () => context.clientAddress }, next),
);
