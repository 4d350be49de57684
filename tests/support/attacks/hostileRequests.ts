import fc from 'fast-check';
import { hostileText, hostileValue, inputArbitrary, type KnownIds, POISONED_KEYS } from './hostileInputs.ts';

/** The headers and body of a hostile request. */
export interface WireParts {
  headers: Record<string, string>;
  payload?: string | Buffer;
}

/** Percent-encodes a value; lone surrogates become invalid UTF-8. */
export function encoded(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined');
  return encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd')).replaceAll('%EF%BF%BD', '%ED%A0%80');
}

const pairsOf = (fields: Record<string, unknown>) =>
  Object.entries(fields).flatMap(([key, value]): [string, unknown][] => {
    if (value === undefined) return [];
    return Array.isArray(value) ? value.map((one) => [key, one]) : [[key, value]];
  });
const formOf = (fields: Record<string, unknown>) =>
  pairsOf(fields)
    .map(([key, value]) => `${encoded(key)}=${encoded(value)}`)
    .join('&');

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';
const ODD_TYPES = [
  'text/plain',
  'application/xml',
  'multipart/form-data; boundary=x',
  `${JSON_TYPE}; charset=utf-16`,
  `${FORM_TYPE}; charset=iso-8859-1`,
  `${JSON_TYPE}, text/html`,
  'application/offset+octet-stream',
  '/',
  ';',
  'json',
];
const ODD_BODIES: (string | Buffer)[] = [
  '',
  '{',
  '[',
  '[]',
  '"',
  'null',
  'NaN',
  '{"a":NaN}',
  '{"a":1e999}',
  '\ufeff{}',
  '{}{}',
  '[{}]',
  Buffer.from([0xff, 0xfe, 0, 1]),
  Buffer.from('{"name":"\xe7\xe3o"}', 'latin1'),
  '&&&=&=',
  'a=%',
  'a=%ZZ',
  'name[]=a&name[b]=c&name.d=e',
  '{"__proto__":{"role":0}}',
  '{"constructor":{"prototype":{"role":0}}}',
  `{"a":${'['.repeat(20_000)}`,
  `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
  `[${'0,'.repeat(50_000)}0]`,
];
/** Headers that the product's client never sends. */
export const ODD_HEADERS: Record<string, string>[] = [
  { host: 'a b"<x>' },
  { host: '' },
  { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
  { origin: 'https://evil.example' },
  { cookie: 'token=x; authorization=y' },
  { range: 'bytes=0-0,-1' },
  { 'if-none-match': '*' },
  { 'content-encoding': 'gzip' },
  { 'transfer-encoding': 'chunked' },
  { accept: 'text/html' },
  { expect: '100-continue' },
  { 'x-http-method-override': 'DELETE' },
  { authorization: `Bearer ${'A'.repeat(5_000)}.A.A` },
  { authorization: 'Bearer null' },
];

/** Returns the path of a call with these parameters. */
export const callPath = (path: string, params: Record<string, unknown>) =>
  `/api${path.replace(/:(\w+)/g, (_, name: string) => encoded(params[name]))}`;

/** Returns JSON or form bodies, some truncated, some with extra fields, some of another content type. */
export function bodyArbitrary(body: fc.Arbitrary<unknown> | null): fc.Arbitrary<WireParts> {
  const odd = fc.record({
    headers: fc.constantFrom(JSON_TYPE, FORM_TYPE, ...ODD_TYPES).map((type) => ({ 'content-type': type })),
    payload: fc.constantFrom(...ODD_BODIES),
  });
  if (body === null)
    return fc.oneof({ weight: 5, arbitrary: fc.constant({ headers: {} }) }, { weight: 1, arbitrary: odd });
  const written = fc
    .record({
      body,
      asForm: fc.boolean(),
      type: fc.oneof(
        { weight: 14, arbitrary: fc.constant('') },
        { weight: 1, arbitrary: fc.constantFrom(...ODD_TYPES) },
      ),
      keep: fc.oneof(
        { weight: 10, arbitrary: fc.constant(1) },
        { weight: 1, arbitrary: fc.double({ min: 0, max: 1, noNaN: true }) },
      ),
      extra: fc.oneof(
        { weight: 5, arbitrary: fc.constant<[string, unknown][]>([]) },
        {
          weight: 1,
          arbitrary: fc.array(fc.tuple(fc.constantFrom(...POISONED_KEYS, 'id', 'role', 'a.b', 'x[y]'), hostileValue), {
            maxLength: 3,
          }),
        },
      ),
    })
    .map(({ body, asForm, type, keep, extra }) => {
      const fields = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : { body };
      const more = extra.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join();
      const json = JSON.stringify(body) ?? '';
      const text = asForm
        ? [formOf(fields), ...extra.map(([key, value]) => formOf({ [key]: value }))].join('&')
        : more && json.startsWith('{')
          ? `{${more}${json === '{}' ? '' : ','}${json.slice(1)}`
          : json;
      const headers = { 'content-type': type || (asForm ? FORM_TYPE : JSON_TYPE) };
      return { headers, payload: text.slice(0, Math.ceil(text.length * keep)) };
    });
  return fc.oneof({ weight: 12, arbitrary: written }, { weight: 1, arbitrary: odd });
}

/** Returns query strings generated from the schema, some with extra parameters. */
export function queryArbitrary(schema: unknown, hostilePercent: number, ids: () => KnownIds): fc.Arbitrary<string> {
  const known = schema ? inputArbitrary(schema, 'query', ids, hostilePercent) : fc.constant({});
  const extra = fc.oneof(
    { weight: 6, arbitrary: fc.constant('') },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '&page=1&page=2',
        '&__proto__=1',
        '&a[]=1&a[b]=2',
        '&%',
        '&%E0%A4%A',
        '&limit',
        '&search=%00',
      ),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom('search', 'x', 'sort', ...POISONED_KEYS), hostileText)
        .map(([key, text]) => `&${key}=${encoded(text)}`),
    },
  );
  return fc.tuple(known, extra).map(([fields, more]) => {
    const isShape = typeof fields === 'object' && fields !== null;
    return `?${isShape ? formOf(fields as Record<string, unknown>) : encoded(fields)}${more}`;
  });
}
