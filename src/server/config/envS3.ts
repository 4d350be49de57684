import type { EnvReader } from './envReader.ts';

/** An S3-compatible bucket, as FILES_S3_* describe it. */
export interface S3Settings {
  /** Scheme, host and port, without a path. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKey: string;
  secretKey: string;
  /** Prefix of every key: '' or ending in '/'. */
  prefix: string;
  /** https://host/bucket/key instead of https://bucket.host/key. */
  pathStyle: boolean;
}

const NEEDED = ['FILES_S3_ENDPOINT', 'FILES_S3_BUCKET', 'FILES_S3_ACCESS_KEY', 'FILES_S3_SECRET_KEY'] as const;
const OPTIONAL = ['FILES_S3_REGION', 'FILES_S3_PREFIX', 'FILES_S3_PATH_STYLE'] as const;
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const REGION = /^[a-z0-9-]{1,40}$/;
/** Characters that need no encoding, so that the URL and the signature agree. */
const PREFIX = /^[A-Za-z0-9_-]+(?:\/[A-Za-z0-9_-]+)*$/;
const PREFIX_MAX_CHARS = 200;

/**
 * Reads the bucket for files; undefined when no FILES_S3_* variable is set, because files are then stored in DATA_DIR.
 * An incomplete configuration is a problem.
 */
export function readS3(reader: EnvReader): S3Settings | undefined {
  const { text, refuse, flag } = reader;
  if ([...NEEDED, ...OPTIONAL].every((name) => text(name) === undefined)) return undefined;
  const missing = NEEDED.filter((name) => text(name) === undefined);
  if (missing.length > 0) refuse(`Para guardar ficheiros em S3 falta ${missing.join(', ')}.`);
  return {
    endpoint: readEndpoint(reader),
    bucket: matching(reader, 'FILES_S3_BUCKET', BUCKET, 'o nome de um bucket: letras minúsculas, algarismos, - e .'),
    region: matching(reader, 'FILES_S3_REGION', REGION, 'o nome de uma região, como us-east-1') || 'us-east-1',
    accessKey: text('FILES_S3_ACCESS_KEY') ?? '',
    secretKey: text('FILES_S3_SECRET_KEY') ?? '',
    prefix: readPrefix(reader),
    pathStyle: flag('FILES_S3_PATH_STYLE', { fallback: true, meaning: '0 (bucket no nome do servidor) ou 1' }),
  };
}

function readEndpoint({ text, refuse }: EnvReader): string {
  const sent = text('FILES_S3_ENDPOINT');
  if (sent === undefined) return '';
  const url = URL.canParse(sent) ? new URL(sent) : null;
  const isBare = url !== null && url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '';
  if (url !== null && isBare && ['http:', 'https:'].includes(url.protocol)) return url.origin;
  refuse('FILES_S3_ENDPOINT tem de ser https:// ou http:// e o nome do servidor, sem mais nada depois.');
  return '';
}

function readPrefix(reader: EnvReader): string {
  const meaning = 'uma pasta como escola/ficheiros: letras sem acentos, algarismos, - e _';
  const sent = (reader.text('FILES_S3_PREFIX') ?? '').replace(/^\/|\/$/g, '');
  if (sent === '') return '';
  if (!PREFIX.test(sent) || sent.length > PREFIX_MAX_CHARS) reader.refuse(`FILES_S3_PREFIX tem de ser ${meaning}.`);
  return `${sent}/`;
}

function matching({ text, refuse }: EnvReader, name: string, shape: RegExp, meaning: string): string {
  const value = text(name);
  if (value !== undefined && !shape.test(value)) refuse(`${name} tem de ser ${meaning}.`);
  return value ?? '';
}
