import { securityHeadersFor } from "@octroi/web/http/security-headers";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { WholeConsole } from "../whole-console.ts";

/** What was asked and answered, once the answer's body is read. */
export interface Exchange {
  method: string;
  /** With its query. */
  path: string;
  headers: Headers;
  /** Undefined where none was sent. */
  body: string | undefined;
  answer: { status: number; headers: Headers; text: string };
}

interface Schema {
  $ref?: string;
  [keyword: string]: unknown;
}

interface Parameter {
  name: string;
  in: "path" | "query" | "header";
  required?: boolean;
  schema: Schema;
}

interface Operation {
  parameters?: Parameter[];
  requestBody?: { required: boolean; content: Record<string, { schema: Schema }> };
  responses: Record<string, Answer>;
}

interface Answer {
  $ref?: string;
  headers?: Record<string, object>;
  content?: Record<string, { schema: Schema }>;
}

export interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { responses: Record<string, Answer> };
}

/** What HTTP itself, and every answer of the console, carries: no description repeats it. */
const onEveryAnswer = new Set([
  ...Object.keys(securityHeadersFor(new URL("https://console.octroi.example"))),
  "cache-control",
  "connection",
  "content-length",
  "content-type",
]);

/**
 * A validator between a program and the API, as strict as can be: what is answered has to be in the description with its
 * status, each of its headers and each member of its body, and what the description does not allow may not succeed. Answers
 * what is wrong.
 */
export function validatorOf(document: Document): (exchange: Exchange) => string[] {
  const ajv = addFormats(new Ajv2020({ strict: false, allErrors: true }));
  ajv.addSchema(document, "api");
  const compiled = new Map<string, ValidateFunction>();
  const templates = Object.keys(document.paths).map((template) => ({
    template,
    pattern: new RegExp(`^${template.replace(/\{\w+\}/g, "([^/]+)")}$`),
    names: [...template.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name),
  }));

  /** What is wrong with a value, by the schema at a place of the document. */
  function faultsOf(place: readonly string[], value: unknown): string[] {
    const pointer = place.map((key) => key.replaceAll("~", "~0").replaceAll("/", "~1")).join("/");
    const validate = compiled.get(pointer) ?? ajv.compile({ $ref: `api#/${encodeURI(pointer)}` });
    compiled.set(pointer, validate);
    if (validate(value)) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message = "", params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
    );
  }

  /** Which place of the document a status is answered by. */
  function answerAt(
    template: string,
    method: string,
    status: string,
  ): { place: string[]; answer: Answer } | undefined {
    const found = document.paths[template]?.[method]?.responses[status];
    if (found === undefined) return undefined;
    const [, name] = /^#\/components\/responses\/(\w+)$/.exec(found.$ref ?? "") ?? [];
    const shared = document.components.responses[name ?? ""];
    return shared === undefined
      ? { place: ["paths", template, method, "responses", status], answer: found }
      : { place: ["components", "responses", name ?? ""], answer: shared };
  }

  function wrongAnswer({ answer: { status, headers, text } }: Exchange, template: string, method: string) {
    const described = answerAt(template, method, String(status));
    if (described === undefined) return [`the status ${status} is not described`];
    const { place, answer } = described;
    const known = new Set(Object.keys(answer.headers ?? {}).map((name) => name.toLowerCase()));
    const unknown = [...headers.keys()].filter((name) => !onEveryAnswer.has(name) && !known.has(name));
    const missing = Object.entries(answer.headers ?? {}).filter(
      ([name, header]) => "required" in header && header.required === true && !headers.has(name),
    );
    return [
      ...unknown.map((name) => `the header ${name} of ${status} is not described`),
      ...missing.map(([name]) => `the header ${name} of ${status} is missing`),
      ...wrongBody(place, answer, headers.get("content-type"), text),
    ];
  }

  function wrongBody(place: string[], { content }: Answer, type: string | null, text: string): string[] {
    if (content === undefined) return text === "" ? [] : ["a body is answered, and none described"];
    const bare = type?.replace(/;.*$/, "") ?? "";
    if (content[bare] === undefined) return [`the type ${bare} is not described`];
    return faultsOf([...place, "content", bare, "schema"], JSON.parse(text)).map(
      (fault) => `answer: ${fault}`,
    );
  }

  function wrongRequest(
    { path, headers, body }: Exchange,
    template: string,
    method: string,
    inPath: Readonly<Record<string, string>>,
  ): string[] {
    const operation = document.paths[template]?.[method];
    const parameters = operation?.parameters ?? [];
    const asked = new URL(path, "https://console.octroi.example").searchParams;
    const sentAt = ({ in: where, name }: Parameter) =>
      (where === "path" ? inPath[name] : where === "query" ? asked.get(name) : headers.get(name)) ??
      undefined;
    const queried = new Set(parameters.filter(({ in: where }) => where === "query").map(({ name }) => name));
    const ofParameters = parameters.flatMap((parameter, index) => {
      const text = sentAt(parameter);
      if (text === undefined) return parameter.required ? [`${parameter.name} is missing`] : [];
      const value = parameter.schema["type"] === "integer" ? Number(text) : text;
      return faultsOf(["paths", template, method, "parameters", String(index), "schema"], value).map(
        (fault) => `${parameter.name}: ${fault}`,
      );
    });
    return [
      ...[...asked.keys()].filter((name) => !queried.has(name)).map((name) => `${name} is not described`),
      ...ofParameters,
      ...wrongSent(operation?.requestBody, body, ["paths", template, method, "requestBody"]),
    ];
  }

  function wrongSent(
    described: Operation["requestBody"],
    body: string | undefined,
    place: string[],
  ): string[] {
    if (body === undefined) return described?.required ? ["no body is sent"] : [];
    if (described === undefined) return ["a body is sent, and none described"];
    let json: unknown;
    try {
      json = JSON.parse(body);
    } catch {
      return ["the body is no JSON"];
    }
    return faultsOf([...place, "content", "application/json", "schema"], json);
  }

  return (exchange) => {
    const { path, answer } = exchange;
    const method = exchange.method.toLowerCase();
    const pathname = path.replace(/\?.*$/, "");
    const { template, pattern, names } = templates.find(({ pattern: each }) => each.test(pathname)) ?? {};
    if (template === undefined || document.paths[template]?.[method] === undefined) {
      if (answer.status < 400) return ["what is answered is not described"];
      const place = ["components", "responses", "Problem", "content", "application/problem+json", "schema"];
      return method === "head" ? [] : faultsOf(place, JSON.parse(answer.text));
    }
    const values = pattern?.exec(pathname)?.slice(1) ?? [];
    const inPath = Object.fromEntries((names ?? []).map((name, index) => [name, values[index] ?? ""]));
    const wrong = wrongAnswer(exchange, template, method);
    const faults = wrongRequest(exchange, template, method, inPath);
    if (answer.status < 400) return [...wrong, ...faults.map((fault) => `it succeeds although ${fault}`)];
    // What a schema found wrong has to be wrong by the description as well.
    if (answer.status !== 422 || faults.length > 0) return wrong;
    const { errors, field } = JSON.parse(answer.text);
    const isOfSchema = Array.isArray(errors) && field !== "policy" && !isUnsignedSignUp(exchange);
    return isOfSchema ? [...wrong, `it is refused, and the description allows it: ${field}`] : wrong;
  };
}

/** Which of its two bodies is taken depends on a signature, which no schema can say. */
function isUnsignedSignUp({ path, headers }: Exchange): boolean {
  return path === "/v1/market/accounts" && !headers.has("signature-input");
}

const compiledFrom = new Map<string, ReturnType<typeof validatorOf>>();
const validators = new WeakMap<object, Map<string, Promise<ReturnType<typeof validatorOf>>>>();

/** By what a console publishes at an address: read once, compiled once for all consoles that publish the same. */
function validatorAt({ app, url }: Pick<WholeConsole, "app" | "url">, published: string) {
  const own = validators.get(app) ?? new Map<string, Promise<ReturnType<typeof validatorOf>>>();
  validators.set(app, own);
  const read = async () => {
    const incoming = { url: published, socket: { remoteAddress: "192.0.2.99" } };
    const document = await (await app.request(new URL(published, url).href, {}, { incoming })).text();
    const validator = compiledFrom.get(document) ?? validatorOf(JSON.parse(document));
    compiledFrom.set(document, validator);
    return validator;
  };
  const validator = own.get(published) ?? read();
  own.set(published, validator);
  return validator;
}

/** Throws where what a program was answered is not what is published at the same console. */
export async function expectDescribed(
  console: Pick<WholeConsole, "app" | "url">,
  exchange: Exchange,
): Promise<void> {
  const { method, path, answer } = exchange;
  const published = path.startsWith("/v1/market/") ? "/v1/market/openapi.json" : "/v1/openapi.json";
  if (path === published) return;
  const wrong = (await validatorAt(console, published))(exchange);
  if (wrong.length > 0)
    throw new Error(`Expected ${method} ${path} as described, found ${answer.status}: ${wrong.join("; ")}`);
}
