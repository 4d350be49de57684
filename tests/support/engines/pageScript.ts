import { skipDrawing } from '../browser/browser.ts';
import { fastClockScript, PLAY_SPEED } from '../browser/fastClock.ts';
import { ERRORS_PATH } from './DeviceProxy.ts';

/** Returns the script of every page of an engine that reports no errors and cannot run scripts before the page's own. */
export function pageScript(play: boolean, before?: () => void): string {
  const report = `(${reportErrors})(${JSON.stringify(ERRORS_PATH)});`;
  const playing = play ? `${fastClockScript(PLAY_SPEED)}(${skipDrawing})();` : '';
  return report + playing + (before ? `(${before})();` : '');
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
