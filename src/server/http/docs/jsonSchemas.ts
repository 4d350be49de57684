import * as z from 'zod/mini';

/** The part of JSON Schema that the contract's schemas use. */
export interface JsonSchema {
  type?: string | string[];
  format?: string;
  description?: string;
  examples?: unknown[];
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  [key: string]: unknown;
}

/** Returns the schema of an answer. */
export function answerSchema(schema: z.ZodMiniType): JsonSchema {
  return convert(schema, 'output');
}

/**
 * Returns the schema of an input. Numbers and lists are parsed from text, which JSON Schema cannot express: so each field
 * has its parsed type, and `required` lists the fields that may not be left out.
 */
export function inputSchema(schema: z.ZodMiniType): JsonSchema {
  const { required: _always, ...rest } = convert(schema, 'output');
  const required = Object.entries(fieldsOf(schema))
    .filter(([, field]) => !z.safeParse(field, undefined).success)
    .map(([name]) => name);
  return { ...rest, ...(required.length > 0 && { required }) };
}

/**
 * Returns the schema of the same input as a form, which carries text only: whatever is not a plain value or a list of
 * plain values is sent as JSON text (spec, section 7).
 */
export function formSchema(schema: JsonSchema): JsonSchema {
  const asText = { type: 'string', description: 'Texto JSON.' };
  const inForm = (field: JsonSchema): JsonSchema => {
    if (field.properties || field.items?.properties) return asText;
    return field.items ? { ...field, items: inForm(field.items) } : field;
  };
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => [name, inForm(field)]);
  return { ...schema, properties: Object.fromEntries(fields) };
}

function fieldsOf(schema: z.ZodMiniType): Record<string, z.core.$ZodType> {
  return schema instanceof z.ZodMiniObject ? schema.shape : {};
}

function convert(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const json: JsonSchema = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    // Unknown fields are accepted and ignored; the pattern of an id repeats its format.
    override: ({ jsonSchema }) => {
      delete jsonSchema.additionalProperties;
      if (jsonSchema.format === 'uuid') delete jsonSchema.pattern;
    },
  }) as JsonSchema;
  const { $schema: _dialect, ...rest } = json;
  return rest;
}
