import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const FOLDER = join(import.meta.dirname, '../../deploy/systemd');
const units = readdirSync(FOLDER).filter((name) => !name.endsWith('.env'));
const services = units.filter((name) => name.endsWith('.service'));
const unit = (name: string) => readFileSync(join(FOLDER, name), 'utf8');
const settings = (name: string): string[] => unit(name).match(/^\w+=.*$/gm) ?? [];

const folder = mkdtempSync(join(tmpdir(), 'conselho-systemd-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns the output of `systemd-analyze verify`, empty for a valid unit. Uses this machine's path of node. */
function verify(name: string, text = unit(name)): string {
  for (const other of units) writeFileSync(join(folder, other), withOwnNode(unit(other)));
  const file = join(folder, name.replace('@.', '@3001.'));
  writeFileSync(file, withOwnNode(text));
  const { stdout, stderr, error } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
  if (error) throw error;
  const lines = `${stdout}${stderr}`.split('\n');
  return lines.filter((line) => line.includes(folder) || line.includes('conselho')).join('\n');
}

function withOwnNode(text: string): string {
  return text.replaceAll('/usr/bin/node', process.execPath);
}

it.each(units)('%s passes systemd-analyze verify', (name) => {
  expect(units).toHaveLength(4);
  expect(verify(name)).toBe('');
});

it('systemd-analyze verify reports an unknown key and a missing program', () => {
  const text = unit('conselho.service');
  expect(verify('conselho.service', text.replace('NoNewPrivileges', 'NoNewPrivilege'))).toContain('NoNewPrivilege');
  const unknown = text.replace('ExecStart=/usr/bin/node', 'ExecStart=/usr/bin/no-such-node');
  expect(verify('conselho.service', unknown)).toContain('no-such-node');
});

it.each(services)('%s runs sandboxed as its own user, without blocking the JIT of Node', (name) => {
  expect(settings(name)).toEqual(
    expect.arrayContaining([
      'User=conselho',
      'UMask=0077',
      'NoNewPrivileges=true',
      'CapabilityBoundingSet=',
      'ProtectSystem=strict',
      'ProtectHome=true',
      'PrivateTmp=true',
      'StateDirectoryMode=0700',
      'SystemCallErrorNumber=EPERM',
    ]),
  );
  expect(settings(name).filter((line) => line.startsWith('MemoryDenyWriteExecute'))).toEqual([]);
  const { stdout } = spawnSync('systemd-analyze', ['security', '--offline=yes', join(FOLDER, name)], {
    encoding: 'utf8',
  });
  const exposure = Number(/exposure level for \S+ ([\d.]+)/.exec(stdout)?.[1]);
  expect(exposure).toBeLessThan(2);
});

it('all services have the same sandbox and only their own writable paths', () => {
  const shut = (name: string) => settings(name).slice(settings(name).indexOf('UMask=0077'));
  const alike = (name: string) => shut(name).filter((line) => !/^(ReadWritePaths|WantedBy)=/.test(line));
  for (const name of services) expect(alike(name), name).toEqual(alike('conselho.service'));
  const writes = (name: string) => settings(name).filter((line) => line.startsWith('ReadWritePaths='));
  expect(writes('conselho.service')).toEqual(['ReadWritePaths=/var/lib/conselho']);
  expect(writes('conselho-copia.service')).toEqual(['ReadWritePaths=/var/lib/conselho /mnt/copias']);
});

it('the server has 30 s to stop, and is not restarted after a configuration error', () => {
  for (const name of ['conselho.service', 'conselho@.service']) {
    expect(settings(name)).toEqual(
      expect.arrayContaining(['TimeoutStopSec=30', 'Restart=on-failure', 'RestartPreventExitStatus=2 3']),
    );
  }
  // Variables of the environment file override those of the unit.
  expect(unit('conselho.env')).not.toMatch(/^#?PORT=/m);
});
