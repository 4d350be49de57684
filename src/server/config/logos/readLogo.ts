import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import { extname, isAbsolute, relative, resolve, sep } from 'node:path';
import { svgProblem } from './svgProblem.ts';

/** A logo is shown a few centimetres wide. */
export const LOGO_MAX_BYTES = 300 * 1024;
const NAME_CHARS = 32;
const FORMATS = 'SVG, PNG ou WebP';

/** A checked picture of the installation. */
export interface Logo {
  /** Hash of the content and extension, so that browsers may cache it for ever. */
  name: string;
  mime: string;
  bytes: Buffer;
}

/** Thrown when the file cannot be shown; the message says why, in Portuguese. */
export class LogoError extends Error {
  override name = 'LogoError';
}

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
const KINDS: readonly { extension: string; mime: string; fits: (bytes: Buffer) => boolean }[] = [
  { extension: '.png', mime: 'image/png', fits: (bytes) => bytes.subarray(0, PNG.length).equals(PNG) },
  {
    extension: '.webp',
    mime: 'image/webp',
    fits: (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  },
  { extension: '.svg', mime: 'image/svg+xml', fits: () => true },
];

/** Logos by path; a file is checked again only when its size or modification time has changed. */
const known = new Map<string, { stamp: string; logo: Logo }>();

/**
 * Reads a logo from the folder of the site file and checks its size, that its content matches its extension, and every
 * element and attribute of an SVG. Throws LogoError.
 */
export async function readLogo(folder: string, file: string): Promise<Logo> {
  const path = await pathWithin(folder, file);
  const kind = KINDS.find(({ extension }) => extension === extname(path).toLowerCase());
  if (kind === undefined) throw problem(file, `tem de ser ${FORMATS}`);
  const found = await stat(path).catch(() => null);
  if (found === null || !found.isFile()) throw problem(file, `não está na pasta ${folder}`);
  if (found.size > LOGO_MAX_BYTES) throw problem(file, `tem mais de ${LOGO_MAX_BYTES / 1024} kB`);
  const stamp = `${found.size}:${found.mtimeMs}`;
  const before = known.get(path);
  if (before?.stamp === stamp) return before.logo;
  const bytes = await readFile(path);
  if (!kind.fits(bytes)) throw problem(file, `não é ${kind.extension.slice(1).toUpperCase()}, apesar do nome`);
  if (kind.mime === 'image/svg+xml') requireSafe(file, bytes);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, NAME_CHARS);
  const logo = { name: `${hash}${kind.extension}`, mime: kind.mime, bytes };
  known.set(path, { stamp, logo });
  return logo;
}

/** Resolves a path in or below the folder of the site file; refuses any other, also through a link. */
async function pathWithin(folder: string, file: string): Promise<string> {
  const path = resolve(folder, file);
  if (relative(folder, path).split(sep)[0]?.startsWith('.')) throw outside(file);
  requireBelow(folder, path, file);
  // A missing file has no real path; the caller reports it.
  const real = await Promise.all([realpath(folder), realpath(path)]).catch(() => null);
  if (real !== null) requireBelow(real[0], real[1], file);
  return path;
}

function requireBelow(folder: string, path: string, file: string): void {
  const inside = relative(folder, path);
  if (inside === '' || inside === '..' || inside.startsWith(`..${sep}`) || isAbsolute(inside)) throw outside(file);
}

function outside(file: string): LogoError {
  return problem(file, 'tem de estar na pasta do ficheiro de SITE_CONFIG');
}

function requireSafe(file: string, bytes: Buffer): void {
  let source: string;
  try {
    source = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw problem(file, 'não está em UTF-8');
  }
  const wrong = svgProblem(source);
  if (wrong !== null) {
    throw problem(file, `${wrong}. Guarde-o de novo como «SVG simples» ou «SVG otimizado», ou use PNG ou WebP`);
  }
}

function problem(file: string, why: string): LogoError {
  return new LogoError(`O logótipo «${file}» ${why}.`);
}
