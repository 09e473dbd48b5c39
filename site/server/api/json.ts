import type { MiddlewareHandler } from "hono";
import * as v from "valibot";
import { isLanguage, type Localized } from "../../domain/language.ts";
import { bodyOf } from "./body.ts";
import { type ApiEnv, Refusal } from "./refusal.ts";

type Parsed<Schema extends v.GenericSchema> = {
  in: { json: v.InferInput<Schema> };
  out: { json: v.InferOutput<Schema> };
};

/**
 * The edge of every JSON call: the media type, the size, the time it takes, the syntax, then the schema.
 * What `c.req.valid("json")` gives is sound. `sentences` says, field by field, what there is to correct.
 */
export function json<Schema extends v.GenericSchema>(
  schema: Schema,
  sentences: Partial<Record<string, Localized<string>>> = {},
): MiddlewareHandler<ApiEnv, string, Parsed<Schema>> {
  return async (c, next) => {
    if (!isJson(c.req.header("content-type") ?? "")) throw new Refusal("notJson");
    const body = parsed(await bodyOf(c.req.raw));
    const language = languageIn(body);
    if (language !== undefined) c.set("language", language);
    const result = v.safeParse(schema, body, { abortPipeEarly: true });
    if (!result.success) {
      const field = String(result.issues[0].path?.[0]?.key);
      throw new Refusal("invalid", { sentence: sentences[field] });
    }
    c.req.addValidatedData("json", Object(result.output));
    await next();
  };
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
