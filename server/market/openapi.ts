import { version } from "@octroi/web/version";
import { type Route, type RouteId, routes } from "../../domain/access/routes.ts";
import { x402Headers } from "../../domain/payments/x402.ts";
import type { Call } from "../console/api/calls.ts";
import { type JsonSchema, jsonSchemaOf } from "../console/api/json-schema.ts";
import {
  bodyRefusals,
  componentsWith,
  header,
  parametersOf,
  pathsOf,
  rateLimitHeaders,
  refusedWith,
} from "../console/api/openapi.ts";
import { companyAllowance } from "./askers.ts";
import { marketCalls } from "./calls.ts";
import { sitesQuery, toPayAnswer } from "./schemas.ts";
import { acceptSignature, maxSignatureSeconds } from "./signatures.ts";

/** The market as OpenAPI 3.1 describes it, made from the table of calls and the schemas that parse what is sent. */
export function marketDocument(url: URL, siteUrl: URL) {
  return {
    openapi: "3.1.0",
    info: {
      title: "Octroi market",
      version,
      summary: "What sites sell to companies that read them, for programs.",
      description: `A company’s program sends the id of its account and a secret of it, or signs each request with a key of its Web Bot Auth directory. It may ask ${companyAllowance.requests} times in ${companyAllowance.seconds / 60} minutes. What went wrong is told as RFC 9457 has it.`,
      license: { name: "MIT", identifier: "MIT" },
    },
    externalDocs: { url: new URL("/market", siteUrl).href },
    servers: [{ url: url.origin }],
    security: [{ secret: [] }, { signature: [] }],
    tags: [{ name: "market", description: "For companies’ programs." }],
    paths: pathsOf(marketCalls, operation),
    components: componentsWith(
      {
        secret: {
          type: "http",
          scheme: "basic",
          description: "`clientId:clientSecret`, each form-encoded (RFC 6749 § 2.3.1).",
        },
        signature: {
          type: "apiKey",
          in: "header",
          name: "Signature",
          description: `With \`Signature-Agent\` and \`Signature-Input\` (RFC 9421, Web Bot Auth): \`${acceptSignature}\`. It lasts ${maxSignatureSeconds} seconds, and a nonce is good once. A request without a body needs no \`content-digest\`.`,
        },
      },
      {
        "WWW-Authenticate": header("Which secrets are taken."),
        "Accept-Signature": header("What a signature covers (RFC 9421)."),
      },
    ),
  };
}

/** Statuses of success, where they are others than 200. */
const statuses: Partial<Record<string, readonly number[]>> = {
  "post marketAccounts": [200, 201, 202],
  "post marketProof": [201],
  "post marketSecrets": [201],
  "post newMarketOrder": [200, 201],
  "post marketOrder": [200, 201],
};

function operation(id: string, method: string, path: string, call: Call): JsonSchema {
  const { summary, description, body, answer } = call;
  const route: Route = routes[id as RouteId];
  const isOpen = route[method === "post" ? "post" : method === "put" ? "put" : "get"] === "anyone";
  const isPaid = method === "post" && (id === "newMarketOrder" || id === "marketOrder");
  const refused = [
    ...(isOpen ? [] : [401, 403]),
    // A signature that does not count.
    ...(id === "marketAccounts" ? [401] : []),
    ...(path.includes("{") ? [404] : []),
    ...(method === "get" ? [] : [409]),
    ...(body || isPaid ? bodyRefusals : call.isList ? [422] : []),
    // What is signed is read whole, also where nothing is expected in it.
    ...(isOpen || body || isPaid ? [] : [408, 413]),
  ];
  const described = (status: number) => ({
    description:
      status === 200 ? "The answer." : status === 202 ? "What the domain has to hold." : "It is made.",
    headers: {
      ...(isOpen ? {} : rateLimitHeaders),
      ...(isPaid && headerOf(x402Headers.response)),
      ...(isPaid && status === 201 && { Location: header("The address of the order.") }),
    },
    content: { "application/json": { schema: jsonSchemaOf(answer) } },
  });
  return {
    operationId: `${method}${id.slice(0, 1).toUpperCase()}${id.slice(1)}`,
    tags: ["market"],
    summary,
    ...(description !== undefined && { description }),
    ...(isOpen && { security: [] }),
    parameters: [
      ...parametersOf(path, call),
      ...(id === "marketSites"
        ? (["topic", "language"] as const).map((name) => ({
            name,
            in: "query",
            schema: jsonSchemaOf(sitesQuery.entries[name]),
          }))
        : []),
      ...(id === "newMarketOrder" ? [inHeader("Idempotency-Key", "A name of your own for this order.")] : []),
      ...(isPaid ? [inHeader("PAYMENT-SIGNATURE", "What was signed for it (x402, version 2).")] : []),
    ],
    ...(body && {
      requestBody: {
        required: id !== "marketAccounts",
        content: { "application/json": { schema: jsonSchemaOf(body) } },
      },
    }),
    responses: {
      ...Object.fromEntries(
        (statuses[`${method} ${id}`] ?? [200]).map((status) => [status, described(status)]),
      ),
      ...(isPaid && {
        402: {
          description: "What is to be paid.",
          headers: {
            ...rateLimitHeaders,
            ...headerOf(x402Headers.required),
            ...headerOf(x402Headers.response),
            Location: header("The address of the order."),
          },
          content: { "application/json": { schema: jsonSchemaOf(toPayAnswer) } },
        },
      }),
      ...refusedWith(refused),
    },
  };
}

function headerOf(name: string) {
  return { [name.toUpperCase()]: { schema: { type: "string" }, description: "Base64 of JSON." } };
}

function inHeader(name: string, description: string) {
  return { name, in: "header", schema: { type: "string" }, description };
}
