import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium } from 'playwright-core';

/** Includes what Playwright disables, because a second `--disable-features` flag replaces Playwright's. */
const DISABLED_FEATURES = [
  // The address bar's suggestions run in a separate process for each window and cost a second of processor time.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--enable-unsafe-swiftshader',
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
];

/**
 * `full` is the browser that people use. `shell` draws the same pages and pictures with less processor time, but has no
 * PDF viewer (decision 0048).
 */
export type BrowserKind = 'full' | 'shell';

const CHROMIUM = '/usr/bin/chromium';
/** Debian's package chromium-headless-shell. */
const SHELL = '/usr/bin/chromium-headless-shell';

/** Launches /usr/bin/chromium, or the executable in CHROMIUM; WebGL is rendered in software. */
export function launchBrowser(extraArgs: readonly string[] = [], kind: BrowserKind = 'full'): Promise<Browser> {
  return chromium.launch({ executablePath: browserPath(kind), args: [...FLAGS, ...extraArgs] });
}

/** Launches the full browser with a profile that stays in `folder`. */
export function launchProfile(folder: string, extraArgs: readonly string[] = []): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, {
    executablePath: browserPath('full'),
    args: [...FLAGS, ...extraArgs],
  });
}

/** Returns the executable that is launched: another browser in CHROMIUM, or a missing shell, stands in for the shell. */
export function browserPath(kind: BrowserKind): string {
  const full = process.env.CHROMIUM ?? CHROMIUM;
  return kind === 'shell' && full === CHROMIUM && existsSync(SHELL) ? SHELL : full;
}

const shared = new Map<BrowserKind, Promise<Browser>>();

/** Returns the browser shared by the test files of one Vitest worker; it ends with the worker. Files close only their contexts. */
export async function sharedBrowser(kind: BrowserKind): Promise<Browser> {
  const running = await shared.get(kind)?.catch(() => null);
  if (running?.isConnected()) return running;
  const launching = launchBrowser([], kind);
  shared.set(kind, launching);
  return launching;
}

/** Closes the contexts that a test file left open. */
export async function closePages(browser: Browser | undefined): Promise<void> {
  await Promise.all((browser?.contexts() ?? []).map((context) => context.close()));
}
