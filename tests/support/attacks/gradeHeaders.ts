/**
 * Grades a response as the MDN HTTP Observatory does: its published tests, score table and grades (version 4 of the
 * algorithm, read in @mdn/mdn-http-observatory 1.4.8, MPL-2.0), and demands besides the six headers of securityheaders.com.
 * Preloading and cookies' flags are left out: the product has neither.
 */
export interface GradedResponse {
  headers: Readonly<Record<string, string | string[] | number | undefined>>;
  body: string;
}

export interface Grade {
  score: number;
  grade: string;
  /** Change of the score by test. */
  tests: Record<string, number>;
  /** Headers of securityheaders.com that are missing or unsafe. */
  missing: string[];
}

const FULL_SCORE = 100;
/** Extra credit counts only from this score on. */
const EXTRA_CREDIT_FROM = 90;
const SIX_MONTHS_S = 15_552_000;
const BROAD = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'];
const INLINE = ["'unsafe-inline'", 'data:'];
const PRIVATE_REFERRERS = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
const GRADES: readonly (readonly [number, string])[] = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
  [0, 'F'],
];

type Read = (name: string) => string;

/** Grades a response that came over HTTPS. */
export function gradeHeaders({ headers, body }: GradedResponse): Grade {
  const read: Read = (name) => String(headers[name] ?? '');
  const policy = directivesOf(read('content-security-policy'));
  const tests = {
    'content-security-policy': policyScore(policy),
    cookies: read('set-cookie') === '' ? 0 : -40,
    'cross-origin-resource-sharing': corsScore(read),
    'referrer-policy': referrerScore(read('referrer-policy')),
    'strict-transport-security': transportScore(read('strict-transport-security')),
    'subresource-integrity': scriptsScore(read('content-type'), body),
    'x-content-type-options': read('x-content-type-options') === 'nosniff' ? 0 : -5,
    'x-frame-options': framesScore(policy, read('x-frame-options')),
    'cross-origin-resource-policy': resourceScore(read('cross-origin-resource-policy')),
  };
  const changes = Object.values(tests);
  const lost = FULL_SCORE + changes.filter((change) => change < 0).reduce((sum, change) => sum + change, 0);
  const all = FULL_SCORE + changes.reduce((sum, change) => sum + change, 0);
  const score = Math.max(0, lost >= EXTRA_CREDIT_FROM ? all : lost);
  const grade = GRADES.find(([from]) => score >= from)?.[1] ?? 'F';
  return { score, grade, tests, missing: missingOf(read, policy) };
}

function directivesOf(header: string): Map<string, string[]> {
  const parts = header.split(';').map((part) => part.trim().split(/\s+/));
  return new Map(parts.flatMap(([name = '', ...sources]) => (name === '' ? [] : [[name.toLowerCase(), sources]])));
}

function policyScore(policy: Map<string, string[]>): number {
  if (policy.size === 0) return -25;
  const of = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const has = (sources: readonly string[], unsafe: readonly string[]) => sources.some((one) => unsafe.includes(one));
  const isPlain = (sources: readonly string[]) => sources.some((one) => /^(http|ftp):/.test(one));
  const passive = [...of('img-src'), ...of('media-src')];
  const active = [...policy].filter(([name]) => name !== 'img-src' && name !== 'media-src').flatMap(([, one]) => one);
  if (has(of('script-src'), [...BROAD, ...INLINE]) || has(of('object-src'), BROAD)) return -20;
  if (isPlain(active)) return -20;
  if (has([...of('script-src'), ...of('style-src')], ["'unsafe-eval'"]) || isPlain(passive)) return -10;
  if (has(of('style-src'), [...BROAD, ...INLINE])) return 0;
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5;
}

function corsScore(read: Read): number {
  const isShared = read('access-control-allow-origin') !== '';
  return isShared && read('access-control-allow-credentials') === 'true' ? -50 : 0;
}

function referrerScore(header: string): number {
  if (header === '') return 0;
  return PRIVATE_REFERRERS.includes(header.split(',').at(-1)?.trim().toLowerCase() ?? '') ? 5 : -5;
}

function transportScore(header: string): number {
  const [, seconds] = /(?:^|;)\s*max-age=(\d+)/i.exec(header) ?? [];
  if (seconds === undefined) return -20;
  return Number(seconds) >= SIX_MONTHS_S ? 0 : -10;
}

/** Scripts of another origin without integrity cost the most when they also come without TLS. */
function scriptsScore(type: string, body: string): number {
  if (!type.startsWith('text/html')) return 0;
  const scripts = [...body.matchAll(/<script\b[^>]*>/gi)].map(([tag]) => tag);
  const foreign = scripts.filter((tag) => /\bsrc=["']?(https?:)?\/\//i.test(tag));
  const bare = foreign.filter((tag) => !/\bintegrity=/i.test(tag));
  if (bare.some((tag) => !/\bsrc=["']?https:/i.test(tag))) return -50;
  if (bare.length > 0) return -5;
  return foreign.length > 0 ? 5 : 0;
}

function framesScore(policy: Map<string, string[]>, header: string): number {
  if (policy.has('frame-ancestors')) return 5;
  return /^(deny|sameorigin)$/i.test(header) ? 0 : -20;
}

function resourceScore(header: string): number {
  if (header === '' || header === 'cross-origin') return 0;
  return header === 'same-origin' || header === 'same-site' ? 10 : -5;
}

function missingOf(read: Read, policy: Map<string, string[]>): string[] {
  const needed = [
    'strict-transport-security',
    'content-security-policy',
    'x-frame-options',
    'x-content-type-options',
    'referrer-policy',
    'permissions-policy',
  ];
  const unsafe = [...policy.values()].flat().filter((source) => source.startsWith("'unsafe-"));
  return [...needed.filter((name) => read(name) === ''), ...unsafe];
}
