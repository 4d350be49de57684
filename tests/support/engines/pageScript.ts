import { fastClockScript, PLAY_SPEED } from '../browser/fastClock.ts';
import { enableDataSaver, skipDrawing } from '../browser/inPage.ts';
import { ERRORS_PATH } from './DeviceProxy.ts';

interface PageScriptOptions {
  /** Plays: a fast clock, and nothing drawn. */
  play: boolean;
  /** Whether nothing is fetched before it is needed. */
  saving: boolean;
  before?: (() => void) | undefined;
}

/** Returns the script of every page of an engine that reports no errors and cannot run scripts before the page's own. */
export function pageScript({ play, saving, before }: PageScriptOptions): string {
  const report = `(${reportErrors})(${JSON.stringify(ERRORS_PATH)});`;
  const playing = play ? `${fastClockScript(PLAY_SPEED)}(${skipDrawing})();` : '';
  const sparing = saving ? `(${enableDataSaver})();` : '';
  return report + sparing + playing + (before ? `(${before})();` : '');
}

/** Runs in the page. */
function reportErrors(path: string): void {
  const report = (text: string) => navigator.sendBeacon(path, text);
  const { error } = console;
  console.error = (...values: unknown[]) => {
    error(...values);
    report(values.map(String).join(' '));
  };
  window.addEventListener('error', ({ message }) => {
    // A notice, not an error: what was not observed in this frame is observed in the next one.
    if (!message.startsWith('ResizeObserver loop')) report(message);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => report(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    report(`CSP ${violatedDirective} ${blockedURI}`),
  );
}
