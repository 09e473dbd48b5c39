import type * as v from "valibot";

export type JsonSchema = Readonly<Record<string, unknown>>;

/** A schema or an action of one, as Valibot keeps it: what follows reads its kind and its requirement. */
interface Part {
  readonly kind: string;
  readonly type: string;
  readonly [member: string]: unknown;
}

/**
 * JSON Schema (2020-12) of what a Valibot schema takes. Of what these schemas use, and no more: anything else throws, so that
 * the description never says less than the parser asks.
 */
export function jsonSchemaOf(schema: v.GenericSchema): JsonSchema {
  return schemaOf(partOf(schema));
}

function partOf(value: unknown): Part {
  const { kind, type } = Object(value);
  if (typeof kind !== "string" || typeof type !== "string")
    throw new TypeError("Expected a schema or an action, found something else");
  // Both are there.
  return value as Part;
}

function schemaOf(part: Part): JsonSchema {
  const { pipe } = part;
  if (!Array.isArray(pipe)) return bareSchemaOf(part);
  const [base, ...actions] = pipe.map(partOf);
  if (base === undefined) throw new TypeError("Expected a pipe with a schema");
  // What comes after a transformation is about what was made, and no longer about what is sent.
  const end = actions.findIndex(({ type }) => type === "transform");
  const before = end < 0 ? actions : actions.slice(0, end);
  return Object.assign({}, bareSchemaOf(base), ...before.map((action) => actionSchema(action, base)));
}

function bareSchemaOf(part: Part): JsonSchema {
  switch (part.type) {
    case "string":
    case "number":
    case "boolean":
      return { type: part.type };
    case "unknown":
      return {};
    case "literal":
      return { const: part["literal"] };
    case "picklist":
      return { type: "string", enum: part["options"] };
    case "array":
      return { type: "array", items: schemaOf(partOf(part["item"])) };
    case "record":
      return { type: "object", additionalProperties: schemaOf(partOf(part["value"])) };
    case "union":
      return { anyOf: listOf(part["options"]).map((each) => schemaOf(partOf(each))) };
    case "nullable":
      return { anyOf: [schemaOf(partOf(part["wrapped"])), { type: "null" }] };
    case "optional":
      return {
        ...schemaOf(partOf(part["wrapped"])),
        ...(part["default"] !== undefined && { default: part["default"] }),
      };
    case "object":
    case "strict_object":
    case "loose_object":
      return objectSchema(part);
    default:
      throw new TypeError(`Expected a schema that can be described, found ${part.type}`);
  }
}

function objectSchema(part: Part): JsonSchema {
  const entries = Object.entries(Object(part["entries"])).map(
    ([name, value]) => [name, partOf(value)] as const,
  );
  return {
    type: "object",
    properties: Object.fromEntries(entries.map(([name, value]) => [name, schemaOf(value)])),
    required: entries.filter(([, { type }]) => type !== "optional").map(([name]) => name),
    ...(part.type === "strict_object" && { additionalProperties: false }),
  };
}

function actionSchema({ type, ...action }: Part, base: Part): JsonSchema {
  const requirement = action["requirement"];
  const isList = base.type === "array";
  switch (type) {
    case "description":
      return { description: action["description"] };
    case "min_length":
      return isList ? { minItems: requirement } : { minLength: requirement };
    case "max_length":
      return isList ? { maxItems: requirement } : { maxLength: requirement };
    case "min_value":
      return { minimum: requirement };
    case "max_value":
      return { maximum: requirement };
    case "integer":
      return { type: "integer" };
    case "regex":
      return { pattern: requirement instanceof RegExp ? requirement.source : "" };
    case "iso_date":
      return { format: "date" };
    case "iso_timestamp":
      return { format: "date-time" };
    default:
      throw new TypeError(`Expected an action that can be described, found ${type}`);
  }
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
