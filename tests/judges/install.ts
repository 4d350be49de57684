import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { browserPath } from '../support/browser/chromium.ts';

const PACKAGES = join(import.meta.dirname, 'packages');
/** Not tracked by git; kept between runs, because the judges are 120 MB. */
const FOLDER = resolve(import.meta.dirname, '../../artifacts/judges');
const PACKAGE_FILES = ['package.json', 'package-lock.json'] as const;
/** Holds the lock file of the last complete installation. */
const INSTALLED = join(FOLDER, 'node_modules/.installed-lock');
/** The Nu checker is compiled for this version. */
const JAVA_VERSION = 17;

/** Returns what this computer lacks for the proof, one sentence for each. */
export function missingPrograms(): string[] {
  const missing: string[] = [];
  if (javaVersion() < JAVA_VERSION) {
    missing.push(`Falta o Java ${JAVA_VERSION} ou mais recente: apt-get install openjdk-${JAVA_VERSION}-jre-headless`);
  }
  if (!existsSync(browserPath('shell'))) {
    missing.push('Falta o Chromium: apt-get install chromium (ou CHROMIUM=caminho)');
  }
  return missing;
}

/** Returns the major version of the `java` on the path; 0 without one. */
function javaVersion(): number {
  const { stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  return Number(/version "(\d+)/.exec(stderr ?? '')?.[1] ?? 0);
}

/** Installs the judges with the versions of their lock file, when that has changed; returns their folder, null when npm fails. */
export function installJudges(say: (line: string) => void): string | null {
  const lock = readFileSync(join(PACKAGES, 'package-lock.json'), 'utf8');
  if (existsSync(INSTALLED) && readFileSync(INSTALLED, 'utf8') === lock) return FOLDER;
  say('A instalar o QualWeb, o Equal Access e o verificador Nu…');
  mkdirSync(FOLDER, { recursive: true });
  for (const file of PACKAGE_FILES) copyFileSync(join(PACKAGES, file), join(FOLDER, file));
  // Without install scripts QualWeb's puppeteer downloads no browser; the proof has its own.
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund'];
  rmSync(INSTALLED, { force: true });
  const { status } = spawnSync('npm', args, {
    cwd: FOLDER,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    say('Os juízes não foram instalados: o registo do npm não respondeu.');
    return null;
  }
  writeFileSync(INSTALLED, lock);
  return FOLDER;
}
