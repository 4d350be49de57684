import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { COMMANDS, shellBlocks } from './started/manual.ts';

const UNITS = readdirSync(join(import.meta.dirname, '../../deploy/systemd'));

it('the page on operations has every command that the proof on a machine with systemd runs', () => {
  const [one = '', two = ''] = shellBlocks('### systemd');
  expect(one.split('\n').filter((line) => line.startsWith('systemctl enable'))).toHaveLength(1);
  expect(one).toContain('deploy/systemd/conselho.env');
  expect(two).toContain('createdb');
  expect(shellBlocks('## Atualizar')[0]).toContain(COMMANDS.build());
  for (const command of Object.values(COMMANDS)) expect(command()).toMatch(/^(npm|mv|systemd-run|systemctl) /);
});

it('the units that the page enables are those of deploy/systemd', () => {
  const enabled = shellBlocks('### systemd').flatMap(
    (block) => /enable --now (.+)$/m.exec(block)?.[1]?.split(' ') ?? [],
  );
  const files = enabled.map((unit) => (unit.includes('.') ? unit : `${unit.replace(/@.*/, '@')}.service`));
  expect(files).toContain('conselho@.service');
  for (const file of files) expect(UNITS).toContain(file);
});

it('a section without commands is an error', () => {
  expect(() => shellBlocks('### Disco cheio')).toThrow('no commands');
});
