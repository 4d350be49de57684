// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setTokenSource } from '#client/api/caller.ts';
import { TeamGame } from '#client/game/TeamGame.tsx';
import { deviceCopies } from '#client/game/world/drafts/deviceCopy.ts';
import { logout } from '#client/session/logout.ts';
import { type GameStatus, useSession } from '#client/session/useSession.ts';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import { NO_SUPPORTS } from '#domain/game/supports.ts';
import { THEME_IDS } from '#domain/vocabulary.ts';
import { setupUser } from '../../support/browser/setupUser.ts';
import { type FakeAnswer, fakeFetch, type SentCall } from '../api/fakeFetch.ts';
import { progressWith } from './world/draftHarness.ts';

let user: UserEvent;

/** Replaces the stage, which is not tested here. */
vi.mock('#client/game/stage/Stage.tsx', async () => {
  const { useEffect } = await import('react');
  return {
    Stage: ({ onReady }: { onReady?: () => void }) => {
      useEffect(() => onReady?.(), [onReady]);
      return null;
    },
  };
});

/** Completes the pending upload. */
let arrive = (_: { reference: string }) => {};
vi.mock('#client/api/files.ts', () => ({
  uploadFile: () => new Promise((done: typeof arrive) => (arrive = done)),
  forgetUpload: () => {},
}));
let hasRoom = true;
vi.mock('#client/api/localFiles.ts', () => ({
  putLocalFile: async () => {
    if (!hasRoom) throw new DOMException('full', 'QuotaExceededError');
  },
  getLocalFile: async () => undefined,
  removeLocalFile: async () => {},
  clearLocalFiles: async () => {},
}));

const ACCOUNT = '00000000-0000-4000-8000-000000000001';
const STATUS = {
  team: { _id: ACCOUNT, name: 'Cometas', ship: 3, members: ['Ana'], details: { class: '8.º A', school: null } },
  status: { solar: { _id: THEME_IDS.ic, name: 'Interculturalidade' } },
} as unknown as GameStatus;
const won = ({ body }: SentCall): FakeAnswer => ({
  status: 200,
  body: { won: true, draft: { ...JSON.parse(String(body)), at: 0 } },
});

function play(level: number, putDraft: FakeAnswer | ((call: SentCall) => FakeAnswer) = won) {
  const calls = fakeFetch({
    'GET /api/game/start': {
      status: 200,
      body: {
        ...STATUS,
        level,
        open: { part: level === 6 ? null : level - 1, draft: null, kept: [] },
        supports: { revision: 0, supports: NO_SUPPORTS },
        words: 'plain',
        script: SOLAR_SYSTEMS.ic,
      },
    },
    'GET /api/team': { status: 200, body: STATUS },
    'GET /api/site': { status: 500 },
    'GET /api/council': { status: 200, body: { proposals: [], total: 0 } },
    'PUT /api/draft': putDraft,
    'PUT /api/device': { status: 200, body: { ok: true } },
    'POST /api/device/leave': { status: 200, body: { ok: true } },
  });
  const shown = render(
    <MemoryRouter>
      <TeamGame account={ACCOUNT} status={STATUS} theme="ic" />
    </MemoryRouter>,
  );
  return { calls, shown, puts: () => calls.filter(({ method, url }) => method === 'PUT' && url === '/api/draft') };
}

/** Opens the mission with the films and starts the upload of a file. */
async function attach() {
  deviceCopies(ACCOUNT).write({ base: 0, isSent: false, writer: 'x.1', progress: progressWith('A', 3) });
  const played = play(4);
  await pass(1_000);
  await user.upload(screen.getByLabelText('Ficheiros'), new File(['a'], 'filme.mp4'));
  await pass(5_000);
  return played;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  user = setupUser();
  localStorage.clear();
  hasRoom = true;
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  setTokenSource(() => ({ token: 'tok', account: ACCOUNT }));
  const profile = { _id: ACCOUNT, username: 'demo-ic', email: null, permission: { id: 3, name: 'Equipa' } };
  useSession.setState({ user: profile, status: 'in' });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the saving status', () => {
  it('shows an unsent text first as being saved, then as saved', async () => {
    const copy = { base: 0, isSent: false, writer: 'x.1', progress: progressWith('A nossa escola') };
    deviceCopies(ACCOUNT).write(copy);
    const { puts } = play(3);
    await pass(1_000);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('A nossa escola');
    expect(screen.getByText('A guardar…')).toBeTruthy();
    await pass(1_000);
    expect(screen.getByText('Guardado')).toBeTruthy();
    expect(String(puts()[0]?.body)).toContain('A nossa escola');
  });

  it('reports a lost connection and keeps the text on the device until the server has it', async () => {
    let line: FakeAnswer | null = 'offline';
    deviceCopies(ACCOUNT).write({ base: 0, isSent: false, writer: 'x.1', progress: progressWith('A') });
    const { shown } = play(3, (call) => line ?? won(call));
    await pass(1_000);
    await user.type(screen.getByRole('textbox'), ' nossa');
    await pass(2_000);
    expect(screen.getByText('Sem ligação: guardado neste dispositivo')).toBeTruthy();
    expect(deviceCopies(ACCOUNT).read(2)).toMatchObject({ isSent: false, progress: { typed: 'A nossa' } });
    line = null;
    await act(async () => void window.dispatchEvent(new Event('online')));
    await pass(10);
    expect(screen.getByText('Guardado')).toBeTruthy();
    shown.unmount();
    expect(deviceCopies(ACCOUNT).read(2)?.isSent).toBe(true);
  });

  it('shows a file as saved only when its upload is complete', async () => {
    await attach();
    expect(screen.getByText('A guardar…').className).not.toContain('text-warn');
    arrive({ reference: 'upload:9' });
    await pass(3_000);
    expect(screen.getByText('Guardado')).toBeTruthy();
  });

  it('warns against closing the page while only this page holds a file', async () => {
    hasRoom = false;
    await attach();
    const sign = screen.getByText('Por guardar: não fechem esta página');
    expect([sign.getAttribute('role'), sign.closest('p')?.className.includes('text-warn')]).toEqual(['status', true]);
    arrive({ reference: 'upload:9' });
    await pass(3_000);
    expect(screen.getByText('Guardado')).toBeTruthy();
  });

  it('shows nothing before the first change', async () => {
    play(3);
    await pass(10_000);
    expect(screen.getByRole('main')).toBeTruthy();
    expect(screen.queryByText('Guardado')).toBeNull();
  });

  it('shows nothing in the council, where no draft is sent', async () => {
    const { puts } = play(6);
    await pass(60_000);
    expect(screen.getByRole('main', { name: 'Conselho Galáctico' })).toBeTruthy();
    expect([screen.queryByText('Guardado'), puts().length]).toEqual([null, 0]);
  });
});

describe('signing out', () => {
  it('is blocked while an upload is pending', async () => {
    const { calls } = await attach();
    expect(await logout()).toEqual({ ended: false, blocked: expect.stringContaining('Ainda há ficheiros por enviar') });
    expect(calls.some(({ url }) => url.includes('logout'))).toBe(false);
  });
});

describe('after the game', () => {
  it('sends no more drafts of the team', async () => {
    deviceCopies(ACCOUNT).write({ base: 0, isSent: false, writer: 'x.1', progress: progressWith('A') });
    const { shown, puts } = play(3, 'offline');
    await pass(2_000);
    const before = puts().length;
    shown.unmount();
    await pass(120_000);
    expect(puts()).toHaveLength(before);
  });

  it('sends nothing when the account in the tab has changed', async () => {
    deviceCopies(ACCOUNT).write({ base: 0, isSent: false, writer: 'x.1', progress: progressWith('A') });
    const { puts } = play(3);
    await pass(1_000);
    useSession.setState({ user: null, status: 'out' });
    await pass(60_000);
    expect(puts()).toHaveLength(0);
  });

  it('sends the draft at once when the page is hidden', async () => {
    deviceCopies(ACCOUNT).write({ base: 0, isSent: false, writer: 'x.1', progress: progressWith('A') });
    const { puts } = play(3);
    await pass(1_000);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    expect(puts()).toHaveLength(1);
  });
});
