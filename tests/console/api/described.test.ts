import { expect, test } from "vitest";
import { openApiDocument } from "../../../server/console/api/openapi.ts";
import { marketDocument } from "../../../server/market/openapi.ts";
import { type Exchange, validatorOf } from "./described.ts";

const places = [new URL("https://console.octroi.example"), new URL("https://octroi.example")] as const;
const documents = [
  ["the API", openApiDocument(...places)],
  ["the market", marketDocument(...places)],
] as const;
/** As programs get it. */
const published = JSON.parse(JSON.stringify(openApiDocument(...places)));
const validator = validatorOf(published);

const site = {
  id: "a".repeat(16),
  domain: "example.com",
  name: null,
  connector: "middleware",
  status: "pending",
  timeZone: "Europe/Paris",
  createdAt: "2026-11-19T08:00:00.000Z",
};

function exchange(
  answer: { status?: number; headers?: object; body?: unknown },
  asked: Partial<Exchange> = {},
) {
  const { status = 200, headers = {}, body = site } = answer;
  const type = status < 400 ? "application/json" : "application/problem+json";
  return {
    method: "GET",
    path: `/v1/sites/${site.id}`,
    headers: new Headers(),
    body: undefined,
    ...asked,
    answer: {
      status,
      headers: new Headers({ "content-type": type, ...headers }),
      text: JSON.stringify(body),
    },
  };
}

const problem = { type: "urn:octroi:problem:unknown", title: "There is nothing here.", status: 404 };
const query = (body: object) => ({
  method: "POST",
  path: `/v1/sites/${site.id}/query`,
  body: JSON.stringify(body),
});
const put = { method: "PUT", path: `/v1/sites/${site.id}/rules`, body: JSON.stringify({ policy: {} }) };
const written = { state: "draft", version: null, savedAt: null, warnings: [] };

test("what is as described passes", () => {
  expect(validator(exchange({}))).toEqual([]);
  expect(validator(exchange({ status: 404, body: problem }))).toEqual([]);
  const headers = new Headers({ "if-match": '"1."' });
  expect(validator(exchange({ body: written, headers: { etag: '"1."' } }, { ...put, headers }))).toEqual([]);
});

test.each<[string, Exchange]>([
  ["a status", exchange({ status: 418, body: problem })],
  ["a header", exchange({ headers: { "x-trace": "1" } })],
  ["a member", exchange({ body: { ...site, owner: "Ada" } })],
  ["a member that is missing", exchange({ body: { ...site, domain: undefined } })],
  ["another kind of a member", exchange({ body: { ...site, createdAt: "yesterday" } })],
  ["another type of content", exchange({ headers: { "content-type": "text/html" } })],
  ["a member of a problem", exchange({ status: 404, body: { ...problem, stack: "at" } })],
  [
    "a header that is missing",
    exchange({ body: written }, { ...put, headers: new Headers({ "if-match": '"1."' }) }),
  ],
  [
    "a success without a header that is asked for",
    exchange({ body: written, headers: { etag: '"1."' } }, put),
  ],
  ["a success of a body that is not allowed", exchange({}, query({ metrics: ["hits"] }))],
  ["a success of a parameter that nobody knows", exchange({}, { path: `/v1/sites/${site.id}?all=1` })],
  [
    "a refusal of what is allowed",
    exchange({ status: 422, body: { ...problem, errors: [] } }, query({ metrics: ["visits"] })),
  ],
  ["an answer of a method that is none", exchange({}, { method: "DELETE" })],
  ["an answer of a path that is none", exchange({}, { path: "/v1/everything" })],
])("%s that is not described is a fault", (_, found) => {
  expect(validator(found)).not.toEqual([]);
});

/** Where an object may have members that nobody described. */
function openPlaces(part: unknown, path: string): string[] {
  if (typeof part !== "object" || part === null) return [];
  const isOpen = Object(part).type === "object" && Object(part).additionalProperties === undefined;
  return [
    ...(isOpen ? [path] : []),
    ...Object.entries(part).flatMap(([key, value]) => openPlaces(value, `${path}/${key}`)),
  ];
}

test.each(documents)("nothing in the description of %s leaves open what an answer holds", (_, document) => {
  expect(openPlaces(JSON.parse(JSON.stringify(document)), "")).toEqual([]);
});
