import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const text = readFileSync(join(ROOT, 'deploy/docker/Dockerfile'), 'utf8');
const instructions = text
  .replaceAll(/^#.*\n/gm, '')
  .replaceAll(/\\\n/g, ' ')
  .split('\n')
  .filter((line) => line !== '');
const stages = instructions.join('\n').split(/^(?=FROM )/m);
const last = stages.at(-1) ?? '';

it('the Dockerfile passes the linter, and a misspelt instruction does not', () => {
  expect(validate(text)).toEqual([]);
  expect(validate(text.replace('STOPSIGNAL', 'STOPSIGNALL'))).toHaveLength(1);
  expect(validate(text.replace('--interval', '--intervall'))).toHaveLength(1);
});

it('every stage is based on the pinned Node image or on a former version of the product', () => {
  expect(stages[0]).toMatch(/^ARG NODE_IMAGE=docker\.io\/library\/node:20\.\d+\.\d+-bookworm-slim$/m);
  expect(stages[0]).toMatch(/^ARG FORMER_IMAGE=\$\{NODE_IMAGE\}$/m);
  const bases = stages.slice(1).map((stage) => /^FROM \$\{(\w+)\} AS /.exec(stage)?.[1]);
  expect(bases).toEqual(['FORMER_IMAGE', 'NODE_IMAGE', 'NODE_IMAGE', 'NODE_IMAGE']);
});

it('the server runs as a non-root uid, receives signals directly, and has a health check', () => {
  expect(last).toMatch(/^USER 1000:1000$/m);
  expect(last).toMatch(/^CMD \["node", "dist\/server\/main\.js"\]$/m);
  expect(last).toMatch(/^STOPSIGNAL SIGTERM$/m);
  expect(last).toMatch(/^HEALTHCHECK .*CMD \["node",.*\/healthz/m);
  expect(last).toMatch(/NODE_ENV=production/);
  // Built and installed files stay owned by root.
  expect(last).not.toMatch(/--chown/);
});

it('the image contains the files that the server needs at run time, and no development packages', () => {
  const sql = ['migrations', 'sql'].map((folder) => `src/server/db/${folder} src/server/db/${folder}`);
  for (const part of ['package.json', 'config config', 'assets/fonts/print assets/fonts/print', ...sql]) {
    expect(last).toContain(`COPY ${part}`);
  }
  expect(last).toMatch(/^COPY --from=build \/build\/dist dist$/m);
  expect(last).toMatch(/^COPY --from=packages \/build\/node_modules node_modules$/m);
  expect(stages.find((stage) => /AS packages\b/.test(stage))).toContain('npm ci --omit=dev');
});

it('the build context contains all build inputs and nothing else', () => {
  const kept = readFileSync(join(ROOT, '.dockerignore'), 'utf8').match(/(?<=^!).+$/gm) ?? [];
  const setup = readFileSync(join(ROOT, 'tools/setup.mjs'), 'utf8');
  const inputs = /BUILD_INPUTS = \[([^\]]+)\]/.exec(setup)?.[1]?.match(/(?<=')[^',\s]+(?=')/g) ?? [];
  expect(inputs.length).toBeGreaterThan(10);
  for (const input of inputs) expect(kept, input).toContain(input.startsWith('tools/') ? 'tools' : input);
  for (const never of ['data', 'node_modules', 'dist', '.git', 'tests']) expect(kept).not.toContain(never);
});
