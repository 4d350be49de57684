import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GLOSSARY } from '#content/glossary/glossary.ts';
import { THEMES } from '#domain/vocabulary.ts';
import { pictureOutline } from './pictureOutline.ts';

/** `npm run words:pictures`: writes the pictures of the glossary, from Lucide (ISC). */
const FILE = fileURLToPath(new URL('../../src/content/glossary/pictures.ts', import.meta.url));

const names = [...new Set(THEMES.flatMap((theme) => GLOSSARY[theme].map(({ picture }) => picture)))].sort();
const lines = await Promise.all(
  names.map(async (name) => `  ${name.includes('-') ? `'${name}'` : name}: '${await pictureOutline(name)}',\n`),
);
writeFileSync(
  FILE,
  `/** The outlines of the glossary's pictures, each the \`d\` of an SVG path of 24 by 24: icons of Lucide (ISC). Written by \`npm run words:pictures\`. */
export const PICTURES: Readonly<Record<string, string>> = {
${lines.join('')}};
`,
);
