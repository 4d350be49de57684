import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const manual = readFileSync(join(import.meta.dirname, '../../../docs/operations.md'), 'utf8');

/** Returns the shell blocks of a section of docs/operations.md, without comments: what an operator copies. */
export function shellBlocks(heading: string): string[] {
  const start = manual.indexOf(`\n${heading}\n`);
  if (start < 0) throw new Error(`docs/operations.md has no section ${heading}`);
  const section = manual.slice(start + heading.length + 2).split(/\n#+ /)[0] ?? '';
  const blocks = [...section.matchAll(/^ *```sh\n([\s\S]*?)^ *```$/gm)].map(([, block = '']) =>
    block.replaceAll(/^ +| +#.*$/gm, ''),
  );
  if (blocks.length === 0) throw new Error(`docs/operations.md has no commands in ${heading}`);
  return blocks;
}

/** Returns the one block of the section «systemd» that has this text. */
export function systemdBlock(text: string): string {
  const [block, ...others] = shellBlocks('### systemd').filter((one) => one.includes(text));
  if (block === undefined || others.length > 0) throw new Error(`The section «systemd» has no one block with ${text}`);
  return block;
}

/** Commands that docs/operations.md names in its text. */
export const COMMANDS = {
  build: () => commandIn(/já construído \(`([^`]+)`\)/),
  swapFolders: () => commandIn(/Troque as pastas \(`([^`]+)`\)/),
  restore: () => commandIn(/`(systemd-run [^`]+)`/),
  restartOneByOne: () => commandIn(/`(systemctl restart conselho@3001 && [^`]+)`/),
};

function commandIn(pattern: RegExp): string {
  const command = pattern.exec(manual)?.[1];
  if (command === undefined) throw new Error(`docs/operations.md has no ${pattern}`);
  return command;
}
