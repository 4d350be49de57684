import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import doiuse from 'doiuse';
import { runChecks } from 'es-check';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { SUPPORTED_BROWSERS } from '../../../tools/supportedBrowsers.ts';
import { BUILD, readManifest } from '../../support/browser/clientBuild.ts';

const { chrome, firefox, safari, ios } = SUPPORTED_BROWSERS;
const BROWSERS = [`chrome >= ${chrome}`, `firefox >= ${firefox}`, `safari >= ${safari}`, `ios_saf >= ${ios}`];
const MANIFEST = Object.values(readManifest());
const files = (pattern: RegExp) =>
  [...new Set(MANIFEST.flatMap(({ file, css = [] }) => [file, ...css]))]
    .filter((file) => pattern.test(file))
    .map((file) => join(BUILD, file));

/** Uses core-js for what a browser lacks, or tries first: pdf.js. */
const PDF_JS = /(?:openPdf|pdfWorker)-[\w-]+\.js$/;
/** Methods of the same name: Pixi's colours have `toHex`, the menus' disposables `group`. Zod asks before it uses `fromBase64`. */
const NAMESAKES = 'Uint8ArrayToHex,Uint8ArrayFromBase64,ArrayPrototypeGroup';
/** Lookbehind is an error of the whole file before Safari 16.4; the hint about names copes without it. */
const LOOKBEHIND_IN = /findDoubts-[\w-]+\.js$/;

/** What an old browser does without, by the name that caniuse has for it, and why that is well. */
const DISPENSABLE: Readonly<Record<string, string>> = {
  'css-container-queries': 'the window decides instead: panel.css, manual.css in one column',
  'css-container-query-units': 'pdf.css falls back to the width of the window',
  'css-has': 'a frame of the focus, the colour under the pointer, what lies behind the writing sheet',
  'css-overscroll-behavior': 'a page behind a dialog may scroll',
  'css-paged-media': 'Safari prints with its own margins',
  'css-resize': 'iPads have no handle to enlarge a text box',
  'css-scrollbar': 'thin scroll bars',
  'css-touch-action': 'Safari on a Mac has no touch',
  'css-widows-orphans': 'single lines at the edge of a printed page',
  'css3-attr': 'only where it is a text, which all know',
  'css3-cursors': 'iPads have no pointer',
  'css3-cursors-grab': 'the hand over what can be dragged; iPads have no pointer',
  'extended-system-fonts': 'the next font in the list',
  'text-size-adjust': 'only tablets enlarge texts by themselves',
};

function unsupportedIn(scripts: string[], more: { ignore?: string; ignorePolyfillable?: 'core-js' }): string[] {
  const silent = () => {};
  const logger = { error: silent, info: silent, debug: silent, warn: silent, isLevelEnabled: () => false };
  const config = { checkBrowser: true, ecmaVersion: 'checkBrowser', module: true, checkFeatures: true } as const;
  const { errors } = runChecks([{ ...config, browserslistQuery: BROWSERS.join(', '), files: scripts, ...more }], {
    isNodeAPI: true,
    logger,
  });
  return errors.map(({ file, err }) => `${file}: ${err.features?.join() ?? err.message}`);
}

describe('the oldest supported browsers', () => {
  it('know the language and the objects of every script', () => {
    const scripts = files(/\.js$/);
    expect(scripts.length).toBeGreaterThan(50);
    const own = scripts.filter((file) => !PDF_JS.test(file));
    expect(unsupportedIn(own, { ignore: NAMESAKES })).toEqual([]);
    // Float16Array: pdf.js asks whether it is there.
    expect(
      unsupportedIn(
        scripts.filter((file) => PDF_JS.test(file)),
        { ignorePolyfillable: 'core-js', ignore: 'Float16Array' },
      ),
    ).toEqual([]);
    expect(own.filter((file) => /\(\?<[=!]/.test(readFileSync(file, 'utf8')) && !LOOKBEHIND_IN.test(file))).toEqual([]);
  });

  it('know every style, or do without one that is dispensable', async () => {
    const missing = new Set<string>();
    const judge = doiuse({
      browsers: BROWSERS,
      onFeatureUsage: ({ feature, message }) => {
        if (/ not supported by/.test(message)) missing.add(feature);
      },
    });
    for (const file of files(/\.css$/)) await postcss([judge]).process(readFileSync(file, 'utf8'), { from: file });
    expect([...missing].sort()).toEqual(Object.keys(DISPENSABLE));
  });
});
