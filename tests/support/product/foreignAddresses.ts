import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

const READ = ['.js', '.mjs', '.css', '.html', '.svg', '.json', '.webmanifest', '.txt'];
/** An address with its protocol, or one that takes the page's. */
const ADDRESS =
  /(?:https?|wss?):\/\/[\w-]+(?:\.[\w-]+)+[^\s"'`<>)\\]*|(?<=["'`(=])\/\/[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}[^\s"'`<>)\\]*/gi;

/** What stands in the code of libraries as a name or in a message, and is never asked for. */
const TEXTS: Record<string, readonly string[]> = {
  // Names of XML vocabularies.
  namespaces: ['http://www.w3.org/', 'http://www.xfa.org/schema/', 'http://ns.adobe.com/'],
  // Words of an error, read by developers.
  messages: ['https://react.dev/errors/', 'https://reactrouter.com/', 'http://www.pixijs.com/'],
  // Where a library comes from, in its licence or its own description.
  origins: [
    'https://github.com/zloirock/core-js',
    'https://github.com/ungap/url-search-params',
    'https://github.com/pixijs/pixi-react',
    'https://tailwindcss.com',
  ],
  // Only there so that a relative address can be read as an absolute one.
  bases: ['https://foo.bar', 'http://example.com', 'http://localhost'],
};
const ALLOWED = Object.values(TEXTS).flat();

/** Addresses of others in the files below a folder that may be asked for; styles and pages may have none but names of vocabularies. */
export function foreignAddresses(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    READ.includes(extname(name)),
  );
  if (names.length === 0) throw new Error(`There is nothing in ${folder}.`);
  return names.flatMap((name) =>
    foreignIn(extname(name), readFileSync(join(folder, name), 'utf8')).map((url) => `${name}: ${url}`),
  );
}

/** The same for one file's text. */
export function foreignIn(kind: string, text: string): string[] {
  const isCode = kind === '.js' || kind === '.mjs';
  const allowed = isCode ? ALLOWED : (TEXTS.namespaces ?? []);
  const read = kind === '.css' ? text.replace(/\/\*[\s\S]*?\*\//g, '') : text;
  return [...read.matchAll(ADDRESS)]
    .map(([url]) => url)
    .filter((url) => !allowed.some((known) => url.startsWith(known)));
}
