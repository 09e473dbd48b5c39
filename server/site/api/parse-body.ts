import { isLanguage, type Localized } from "@octroi/ui/language/language";
import { bodyOf } from "@octroi/web/http/body";
import { Refusal } from "@octroi/web/http/refusal";
import type { MiddlewareHandler } from "hono";
import * as v from "valibot";
import type { ApiEnv } from "./refusal-response.ts";

type Parsed<Schema extends v.GenericSchema> = {
  in: { json: v.InferInput<Schema> };
  out: { json: v.InferOutput<Schema> };
};

type Sentences = Partial<Record<string, Localized<string>>>;

/**
 * The edge of every JSON call: the media type, the size, the time it takes, the syntax, then the schema.
 * What `c.req.valid("json")` gives is sound. `sentences` says, field by field, what there is to correct.
 */
export function parseBody<Schema extends v.GenericSchema>(
  schema: Schema,
  sentences: Sentences = {},
): MiddlewareHandler<ApiEnv, string, Parsed<Schema>> {
  return async (c, next) => {
    if (!isJson(c.req.header("content-type") ?? "")) throw new Refusal("unsupportedType");
    const body = parsed(await bodyOf(c.req.raw));
    const language = languageIn(body);
    if (language !== undefined) c.set("language", language);
    c.req.addValidatedData("json", Object(validated(schema, body, sentences)));
    await next();
  };
}

export function validated<Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
  sentences: Sentences,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, body, { abortPipeEarly: true });
  if (result.success) return result.output;
  const field = String(result.issues[0].path?.[0]?.key);
  throw new Refusal("invalid", { field, sentence: sentences[field] });
}

/** Whether a browser posted a form by itself. */
export function isForm(mediaType: string): boolean {
  return /^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(mediaType);
}

function isJson(mediaType: string): boolean {
  return /^application\/json\s*(?:;|$)/i.test(mediaType);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Refusal("malformed", { cause });
  }
}

/** A page knows which language it is in better than the browser's headers do. */
function languageIn(body: unknown) {
  const hint = typeof body === "object" && body !== null && "lang" in body ? body.lang : undefined;
  return isLanguage(hint) ? hint : undefined;
}
