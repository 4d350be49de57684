import { afterAll, beforeAll, vi } from 'vitest';

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  // The default of one second is too short on a loaded machine.
  configure({ asyncUtilTimeout: 10_000 });
  const { quickenPage } = await import('./quickPage.ts');
  quickenPage();
  beforeAll(resetPage);
  afterAll(signOut);
}
// What a page was still importing would fail without its environment, and stay failed for the worker's next file.
afterAll(() => vi.dynamicImportSettled());
afterAll(restoreGlobals);

/** Resets address, size, storage and document, because the test files of one worker share a page. */
function resetPage(): void {
  const { happyDOM } = window as unknown as {
    happyDOM: { setURL(url: string): void; setViewport(size: { width: number; height: number }): void };
  };
  happyDOM.setURL('http://localhost:3000/');
  happyDOM.setViewport({ width: 1024, height: 768 });
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  document.title = '';
  const root = document.documentElement;
  for (const name of Object.keys(root.dataset)) delete root.dataset[name];
}

/** Test files of one worker also share the session's store. */
async function signOut(): Promise<void> {
  const { useSession } = await import('#client/session/useSession.ts');
  localStorage.clear();
  useSession.setState(useSession.getInitialState(), true);
}

/** Undoes what a file replaced and left so. Runs after the file's own hooks. */
function restoreGlobals(): void {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
}
