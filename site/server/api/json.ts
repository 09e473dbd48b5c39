import type { MiddlewareHandler } from "hono";
import * as v from "valibot";
import { isLanguage, type Localized } from "../../domain/language/language.ts";
import { bodyOf } from "./body.ts";
import { type ApiEnv, Refusal } from "./refusal.ts";

type Parsed<Schema extends v.GenericSchema> = {
  in: { json: v.InferInput<Schema> };
  out: { json: v.InferOutput<Schema> };
};

interface Accepted {
  /** Whether a form that the browser posts by itself, without script, is taken too. */
  forms?: boolean;
}

/**
 * The edge of every JSON call: the media type, the size, the time it takes, the syntax, then the schema.
 * What `c.req.valid("json")` gives is sound. `sentences` says, field by field, what there is to correct.
 */
export function json<Schema extends v.GenericSchema>(
  schema: Schema,
  sentences: Partial<Record<string, Localized<string>>> = {},
  { forms = false }: Accepted = {},
): MiddlewareHandler<ApiEnv, string, Parsed<Schema>> {
  return async (c, next) => {
    const mediaType = c.req.header("content-type") ?? "";
    const asForm = forms && isForm(mediaType);
    if (!asForm && !isJson(mediaType)) throw new Refusal("notJson");
    const text = await bodyOf(c.req.raw);
    const fields = asForm ? Object.fromEntries(new URLSearchParams(text)) : undefined;
    if (fields) c.set("form", fields);
    const body = fields ?? parsed(text);
    const language = languageIn(body);
    if (language !== undefined) c.set("language", language);
    const result = v.safeParse(schema, body, { abortPipeEarly: true });
    if (!result.success) {
      const field = String(result.issues[0].path?.[0]?.key);
      throw new Refusal("invalid", { field, sentence: sentences[field] });
    }
    c.req.addValidatedData("json", Object(result.output));
    await next();
  };
}

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
