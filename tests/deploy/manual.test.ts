import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { COMMANDS, shellBlocks, systemdBlock } from './started/manual.ts';

const UNITS = readdirSync(join(import.meta.dirname, '../../deploy/systemd'));

it('the page on operations has every command that the proof on a machine with systemd runs', () => {
  expect(systemdBlock('useradd')).toContain('deploy/systemd/conselho.env');
  expect(systemdBlock('conselho-copia.timer')).toBe('systemctl enable --now conselho conselho-copia.timer\n');
  expect(systemdBlock('createdb')).toContain('systemctl enable --now conselho@3001 conselho@3002');
  expect(shellBlocks('## Atualizar')[0]).toContain(COMMANDS.build());
  for (const command of Object.values(COMMANDS)) expect(command()).toMatch(/^(npm|mv|systemd-run|systemctl) /);
});

it('the page puts Node and the built code before the units, and starts the server last', () => {
  const steps = ['nodejs', 'npm run build', 'useradd', 'conselho-copia.timer', 'createdb'];
  expect(shellBlocks('### systemd')).toEqual(steps.map(systemdBlock));
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
