import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

const READ_EXTENSIONS = ['.js', '.mjs', '.css', '.html', '.svg', '.json', '.webmanifest', '.txt'];
/** Matches an absolute URL, or one relative to the page's protocol. */
const ADDRESS =
  /(?:https?|wss?):\/\/[\w-]+(?:\.[\w-]+)+[^\s"'`<>)\\]*|(?<=["'`(=])\/\/[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}[^\s"'`<>)\\]*/gi;

/** URLs that occur in library code as names or messages and are never requested. */
const NEVER_REQUESTED: Record<string, readonly string[]> = {
  // XML namespaces.
  namespaces: ['http://www.w3.org/', 'http://www.xfa.org/schema/', 'http://ns.adobe.com/'],
  // Links in error messages for developers.
  messages: [
    'https://react.dev/errors/',
    'https://reactrouter.com/',
    'http://www.pixijs.com/',
    'https://simplewebauthn.dev/docs/',
  ],
  // A library's home page in its licence or description.
  origins: [
    'https://github.com/zloirock/core-js',
    'https://github.com/ungap/url-search-params',
    'https://github.com/pixijs/pixi-react',
    'https://tailwindcss.com',
  ],
  // Base URLs that only serve to parse relative ones.
  bases: ['https://foo.bar', 'http://example.com', 'http://localhost'],
};
const ALLOWED = Object.values(NEVER_REQUESTED).flat();

/**
 * Returns the external URLs that files below a folder might request. Styles and pages may only contain XML namespaces.
 */
export function externalUrls(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    READ_EXTENSIONS.includes(extname(name)),
  );
  if (names.length === 0) throw new Error(`There is nothing in ${folder}.`);
  return names.flatMap((name) =>
    externalUrlsIn(extname(name), readFileSync(join(folder, name), 'utf8')).map((url) => `${name}: ${url}`),
  );
}

/** Returns the external URLs in one file's text. */
export function externalUrlsIn(kind: string, text: string): string[] {
  const isCode = kind === '.js' || kind === '.mjs';
  const allowed = isCode ? ALLOWED : (NEVER_REQUESTED.namespaces ?? []);
  const read = kind === '.css' ? text.replace(/\/\*[\s\S]*?\*\//g, '') : text;
  return [...read.matchAll(ADDRESS)]
    .map(([url]) => url)
    .filter((url) => !allowed.some((known) => url.startsWith(known)));
}
