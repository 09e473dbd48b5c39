import { Refusal } from "@octroi/web/http/refusal";
import * as v from "valibot";
import { Problem } from "./problem.ts";

/** What a schema makes of JSON that was sent, or a problem. */
export function parsedAs<Schema extends v.GenericSchema>(
  text: string,
  schema: Schema,
): v.InferOutput<Schema> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Refusal("malformed");
  }
  return soundOr(schema, json);
}

/** What a schema makes of a value, or a problem that names each place. */
export function soundOr<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const errors = result.issues
    .slice(0, 20)
    .map((issue) => ({ path: v.getDotPath(issue) ?? "", message: issue.message.slice(0, 300) }));
  const [first] = errors;
  throw new Problem("unprocessable", {
    detail: first === undefined ? "" : `${first.path}: ${first.message}`,
    ...(first !== undefined && { field: first.path }),
    errors,
  });
}
