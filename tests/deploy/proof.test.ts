import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { hashOfStarted } from './started/proof.ts';

it('changes with each file that decides whether an installation comes up, and with nothing else', () => {
  const root = mkdtempSync(join(tmpdir(), 'proof-'));
  const write = (path: string, text: string) => writeFileSync(join(root, path), text);
  const hash = () => hashOfStarted(root, ['deploy', 'main.ts']);
  try {
    mkdirSync(join(root, 'deploy/compose'), { recursive: true });
    write('deploy/compose/compose.yml', 'a');
    write('main.ts', 'a');
    const seen = [hash()];
    write('README.md', 'b');
    expect(hash()).toBe(seen[0]);
    write('deploy/compose/compose.yml', 'b');
    seen.push(hash());
    write('main.ts', 'b');
    seen.push(hash());
    write('deploy/env', '');
    seen.push(hash());
    expect(new Set(seen).size).toBe(4);
  } finally {
    rmSync(root, { recursive: true });
  }
});
