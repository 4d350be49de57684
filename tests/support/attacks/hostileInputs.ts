import fc from 'fast-check';
import { THEME_IDS, THEME_NAMES } from '#domain/vocabulary.ts';
import { HOSTILE_TEXTS } from './hostileTexts.ts';

/**
 * Arbitraries for fuzzing, derived from the contract's zod schemas: valid inputs in which some values are replaced by
 * hostile ones. They do not say what a call must answer.
 */

const LONG_CHARS = 100_000;
/** Keys that change a plain object's behaviour. */
export const POISONED_KEYS = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'then', 'toJSON'];

const HOSTILE_VALUES = [
  ...HOSTILE_TEXTS,
  ...POISONED_KEYS,
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'x\udfff',
  '\uffff\ufffe',
  '\u202e\u200f\ufeff',
  '%s%n%x%d',
  '{{7*7}}#{7*7}<%= 7*7 %>',
  "' or '1'='1",
  "\\'; select pg_sleep(0); --",
  '$1 $2 %L',
  '=cmd|"/C calc"!A0',
  'NaN',
  'Infinity',
  '-0',
  '1e309',
  '0x10',
  '9'.repeat(400),
  'null',
  'undefined',
  'true',
  '[object Object]',
  '\r\nSet-Cookie: a=b',
  '..\\..\\windows',
  'file:///etc/passwd',
  'http://169.254.169.254/latest/meta-data/',
  '//127.0.0.1:5/a.png',
  'gopher://127.0.0.1:5/_x',
  '<!--#exec cmd="ls"-->',
  'I\u0307İıſK',
  'ﷺ'.repeat(100),
  '👩‍👩‍👧‍👦'.repeat(20),
  'e\u0301'.repeat(60),
];

const anyCodeUnits = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
  .map((units) => String.fromCharCode(...units));
const longText = fc
  .constantFrom('a', '\ud83d\ude80', '\u0301', '(', '[', '{"a":', '"', '%', '\\', '\n', ' ', '1,', "'")
  .map((unit) => unit.repeat(Math.ceil(LONG_CHARS / unit.length)));

/** A text that an attacker might type. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 10, arbitrary: fc.constantFrom(...HOSTILE_VALUES) },
  { weight: 4, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 3, arbitrary: anyCodeUnits },
  { weight: 1, arbitrary: longText },
);

const hostileNumber = fc.oneof(
  fc.constantFrom(0, -0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e21, 1e308, 5e-324, 999_999_999),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer(),
);

const deeplyNested = fc.integer({ min: 2, max: 60 }).map((depth) => {
  let value: unknown = 'fundo';
  for (let i = 0; i < depth; i += 1) value = i % 2 ? { a: value } : [value];
  return value;
});

/** Any JSON value, most of them invalid for the field. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: hostileText },
  { weight: 3, arbitrary: hostileNumber },
  { weight: 2, arbitrary: fc.constantFrom(null, true, false, [], {}, [[]], [null], { length: 5 }, { '0': 'a' }) },
  { weight: 1, arbitrary: deeplyNested },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.array(hostileText, { maxLength: 50 }) },
);

/** Ids of existing records, by the name of the field that takes them. */
export type KnownIds = Record<string, string[]>;

/** The parts of a zod schema that are read here. */
interface Schema {
  _zod: { def: SchemaDef };
}
interface SchemaDef {
  type: string;
  format?: string;
  shape?: Record<string, Schema>;
  element?: Schema;
  innerType?: Schema;
  out?: Schema;
  entries?: Record<string, unknown>;
  checks?: { _zod: { def: { check: string; value?: number; maximum?: number; minimum?: number } } }[];
}

/** Valid values by the name of a text field; other fields take any text. */
const GOOD_TEXTS: Record<string, readonly string[]> = {
  email: ['ana@exemplo.pt', 'rui+1@exemplo.pt', "o'neil@exemplo.pt"],
  key: ['0123456789abcdef0123456789abcdef'],
  solar: [...Object.values(THEME_NAMES), ...Object.values(THEME_IDS), ''],
  solarName: [...Object.values(THEME_NAMES)],
  quiz: ['1. Sim', '2. Não'],
  answers: ['1. Sim', '2. Não', '3. Talvez'],
  password: ['palavra-passe', 'outra-palavra'],
  current: ['palavra-passe'],
  text: ['turma;equipa;utilizador\n8.º A;Lince;lince', 'Ana\nRui\nEva', 'Muito bem.'],
};

const own = (object: object, key: string) => Object.hasOwn(object, key);

/**
 * Returns values for one schema. `hostilePercent` is the percentage of hostile values: 0 yields inputs that pass the schema but
 * may break rules outside it. `ids` is called when a value is generated, so that the ids are current.
 */
export function inputArbitrary(
  schema: unknown,
  field: string,
  ids: () => KnownIds,
  hostilePercent: number,
): fc.Arbitrary<unknown> {
  const { def } = (schema as Schema)._zod;
  const good = goodInput(def, field, ids, hostilePercent);
  return hostilePercent === 0
    ? good
    : fc.oneof({ weight: 100 - hostilePercent, arbitrary: good }, { weight: hostilePercent, arbitrary: hostileValue });
}

function goodInput(def: SchemaDef, field: string, ids: () => KnownIds, hostilePercent: number): fc.Arbitrary<unknown> {
  const inner = (schema: Schema | undefined, name = field) => inputArbitrary(schema, name, ids, hostilePercent);
  switch (def.type) {
    case 'object':
      return fc.record(Object.fromEntries(Object.entries(def.shape ?? {}).map(([key, one]) => [key, inner(one, key)])));
    case 'array':
      return fc.array(inner(def.element), { maxLength: 6 });
    case 'pipe':
      return inner(def.out);
    case 'optional':
    case 'default':
      return fc.oneof(inner(def.innerType), fc.constant(undefined));
    case 'nullable':
      return fc.oneof(inner(def.innerType), fc.constant(null));
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries ?? {}));
    case 'boolean':
      return fc.constantFrom(true, false, 'true', 'false');
    case 'number':
      return goodNumber(def);
    case 'string':
      return goodText(def, field, ids);
    default:
      return hostileValue;
  }
}

function bound(def: SchemaDef, kind: string): number | undefined {
  const found = def.checks?.find(({ _zod }) => _zod.def.check === kind)?._zod.def;
  return found?.value ?? found?.maximum ?? found?.minimum;
}

function goodNumber(def: SchemaDef): fc.Arbitrary<unknown> {
  const min = bound(def, 'greater_than') ?? -5;
  const max = bound(def, 'less_than') ?? 1_000;
  const around = fc.constantFrom(min, max, Math.min(max, 20), Math.min(max, 40), min - 1, max + 1);
  return fc
    .oneof(fc.integer({ min, max: Math.min(max, min + 12) }), around)
    .chain((n) => fc.constantFrom(n, String(n)));
}

function goodText(def: SchemaDef, field: string, ids: () => KnownIds): fc.Arbitrary<unknown> {
  if (def.format === 'uuid' || field.endsWith('Id') || field === 'content') {
    return fc.nat(10_000).map((pick) => {
      const known = ids();
      const list = (own(known, field) ? known[field] : undefined) ?? Object.values(known).flat();
      return list[pick % list.length] ?? '';
    });
  }
  const max = bound(def, 'max_length') ?? 200;
  const short = fc.string({ unit: 'grapheme', minLength: 1, maxLength: Math.min(max, 30) });
  const typed = own(GOOD_TEXTS, field) ? fc.constantFrom(...(GOOD_TEXTS[field] ?? [])) : short;
  const atTheLimit = fc.constantFrom(max, max + 1).map((length) => 'ç'.repeat(Math.min(length, LONG_CHARS)));
  return fc.oneof(
    { weight: 8, arbitrary: typed },
    { weight: 3, arbitrary: fc.constantFrom(...HOSTILE_VALUES).map((text) => text.slice(0, max)) },
    { weight: 1, arbitrary: atTheLimit },
  );
}
