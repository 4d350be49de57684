import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Finding } from './findings.ts';

const JAR = 'node_modules/vnu-jar/build/dist/vnu.jar';
/** Addresses of pictures that the page made; Nu knows them in HTML, and calls them incorrect in CSS. */
const MADE_ADDRESS = /url\(&quot;blob:[^)]*\)/g;
const MAX_OUTPUT = 256 * 1024 * 1024;

interface Message {
  type: 'error' | 'info' | 'non-document-error';
  subType?: 'warning' | 'fatal';
  url?: string;
  message: string;
  extract?: string;
}

/** Collects the HTML of pages and has the Nu HTML checker read all of it in one run, because Java starts slowly. */
export class NuChecker {
  private readonly jar: string;
  private readonly pages: { name: string; html: string }[] = [];

  /** `folder` is where the judges are installed. */
  constructor(folder: string) {
    this.jar = join(folder, JAR);
  }

  add(name: string, html: string): void {
    this.pages.push({ name, html: html.replaceAll(MADE_ADDRESS, 'none') });
  }

  /** Throws when a page could not be read. */
  judge(): Finding[] {
    const folder = mkdtempSync(join(tmpdir(), 'nu-'));
    try {
      const files = this.pages.map(({ html }, index) => {
        const file = join(folder, `${index}.html`);
        writeFileSync(file, html);
        return file;
      });
      const args = ['-jar', this.jar, '--format', 'json', '--stdout', '--exit-zero-always', ...files];
      const { stdout, stderr, status } = spawnSync('java', args, { encoding: 'utf8', maxBuffer: MAX_OUTPUT });
      if (status !== 0) throw new Error(`O verificador Nu não correu: ${stderr}`);
      const { messages } = JSON.parse(stdout) as { messages: Message[] };
      return messages.map((message) => this.findingOf(message));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }

  private findingOf({ type, url = '', message, extract = '' }: Message): Finding {
    const index = Number(/(\d+)\.html$/.exec(url)?.[1]);
    return {
      page: this.pages[index]?.name ?? url,
      judge: 'Nu',
      kind: type === 'info' ? 'warning' : 'failure',
      rule: message.slice(0, 80),
      text: message,
      html: extract.replaceAll(/\s+/g, ' '),
    };
  }
}
