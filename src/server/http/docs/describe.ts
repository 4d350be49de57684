import type { JsonSchema } from './jsonSchemas.ts';

const NAMES: Record<string, string> = {
  string: 'texto',
  integer: 'número inteiro',
  number: 'número',
  boolean: 'verdadeiro ou falso',
  null: 'nada',
};

/** Describes a schema in a few Portuguese words, for the tables of the page. */
export function describe(schema: JsonSchema): string {
  if (schema.anyOf) return schema.anyOf.map(describe).join(' ou ');
  if (schema.enum) return `um de: ${schema.enum.join(', ')}`;
  if (schema.const !== undefined) return String(schema.const);
  if (schema.format === 'uuid') return 'identificador';
  if (schema.format === 'email') return 'email';
  const types = Array.isArray(schema.type) ? schema.type : schema.type ? [schema.type] : [];
  return types.map((type) => ofType(type, schema)).join(' ou ') || 'qualquer valor';
}

function ofType(type: string, schema: JsonSchema): string {
  if (type === 'array') return `lista de ${schema.items ? describe(schema.items) : 'valores'}`;
  if (type === 'object') return `{ ${Object.keys(schema.properties ?? {}).join(', ')} }`;
  const { minimum, maximum, maxLength } = schema;
  // The bounds of a safe integer are not worth telling.
  if (type === 'integer' && minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER) {
    return minimum === maximum ? String(minimum) : `número inteiro de ${minimum} a ${maximum}`;
  }
  if (type === 'string' && maxLength !== undefined) return `texto até ${maxLength} caracteres`;
  return NAMES[type] ?? type;
}
