import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const read = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8');
/** The variables of the README's table. */
const VARIABLES =
  read('README.md')
    .split('\n## Configuração\n')[1]
    ?.split('\n## ')[0]
    ?.match(/^\| `.*?(?=\|.*\|.*\|$)/gm)
    ?.flatMap((cell) => cell.match(/[A-Z][A-Z0-9_*]+/g) ?? []) ?? [];

/** Variables that a form does not pass, and why. */
const LEFT_OUT: Record<string, Record<string, string>> = {
  compose: {
    HOST: 'the image sets it',
    PORT: 'the image sets it',
    DATA_DIR: 'the image sets it',
    DEMO_PASSWORD: 'refused in production',
    ALLOW_ROOT: 'the image has a user of its own',
  },
  systemd: {
    PORT: 'the unit sets it',
    DEMO_PASSWORD: 'refused in production',
    ALLOW_ROOT: 'the unit has a user of its own',
  },
  kubernetes: {
    HOST: 'the image sets it',
    PORT: 'the image sets it',
    NODE_ENV: 'the image sets it',
    DEMO_PASSWORD: 'refused in production',
    ALLOW_ROOT: 'the image has a user of its own',
  },
};

/** Variables that a form passes to the servers, or names in a comment that only has to lose its `#`. */
const PASSED: Record<string, string[]> = {
  compose: Object.keys(parse(read('deploy/compose/compose.yaml'), { merge: true }).services['servidor-1'].environment),
  systemd: namesIn(read('deploy/systemd/conselho.env')),
  kubernetes: [
    ...Object.keys(parse(read('deploy/kubernetes/base/configmap.yaml')).data),
    ...namesIn(read('deploy/kubernetes/exemplo/segredos.env.example')),
    ...(read('deploy/kubernetes/base/deployment.yaml').match(/(?<=\{ name: )[A-Z_]+(?=, value: )/g) ?? []),
  ],
};

function namesIn(file: string): string[] {
  return file.match(/^#?[A-Z][A-Z0-9_]*(?==)/gm)?.map((name) => name.replace('#', '')) ?? [];
}

const isPassed = (form: string, variable: string) =>
  PASSED[form]?.some((name) => (variable.endsWith('*') ? name.startsWith(variable.slice(0, -1)) : name === variable));

it('the README has a table of variables', () => {
  expect(VARIABLES.length).toBeGreaterThan(20);
  for (const name of ['SIGN_IN_CONFIG', 'SITE_CONFIG', 'RESET_SECOND_FACTOR', 'ALLOW_ROOT', 'FILES_S3_*']) {
    expect(VARIABLES).toContain(name);
  }
});

describe.each(Object.keys(PASSED))('%s', (form) => {
  it.each(VARIABLES)('passes %s to the server, or has a reason not to', (variable) => {
    expect(isPassed(form, variable)).toBe(LEFT_OUT[form]?.[variable] === undefined);
  });
});

it('a variable that a form does not pass is noticed', () => {
  for (const form of Object.keys(PASSED)) expect(isPassed(form, 'NO_SUCH_VARIABLE'), form).toBe(false);
});
