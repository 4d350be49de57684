import type { Browser, BrowserContext } from 'playwright-core';
// Firefox 153 ESR lacks a BiDi command (emulation.setMediaFeaturesOverride) that Playwright sends from 1.65 on.
import { firefox } from 'playwright-core-firefox';
import { startDisplay } from './virtualDisplay.ts';

/** Debian's package firefox-esr. */
const FIREFOX = '/usr/bin/firefox-esr';

let shared: Promise<Browser> | undefined;

/** Returns the Firefox of this Vitest worker, with reduced motion. It has a window, because without one it has no WebGL. */
export function sharedFirefox(): Promise<Browser> {
  shared ??= launch();
  return shared;
}

async function launch(): Promise<Browser> {
  const display = await startDisplay();
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath: FIREFOX,
    headless: false,
    env: { ...process.env, DISPLAY: display.name },
    firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
  });
  return browser as unknown as Browser;
}

/** Makes up for what Playwright lacks over BiDi, in every page of the context. */
export async function repairFirefox(context: BrowserContext): Promise<void> {
  await context.addInitScript(spellOutErrors);
  await context.addInitScript(insertAsTyped);
}

/** Runs in the page. Playwright tells a logged error by its class only. */
function spellOutErrors(): void {
  const { error } = console;
  console.error = (...values: unknown[]) =>
    error(...values.map((value) => (value instanceof Error ? String(value) : value)));
}

/** Runs in the page. Playwright sets the value of a field itself, which React does not notice. */
function insertAsTyped(): void {
  const insert = (text: string) => void document.execCommand('insertText', false, text);
  Object.defineProperty(globalThis, '__pw_bidiInsertText', { get: () => insert, set: () => {} });
}
