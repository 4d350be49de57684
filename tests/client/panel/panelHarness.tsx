import { cleanup, render } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { vi } from 'vitest';
import { Panel } from '#client/panel/Panel.tsx';
import { accountOutbox } from '#client/session/accountOutbox.ts';
import { useSession } from '#client/session/useSession.ts';
import { Toasts } from '#client/ui/feedback/Toasts.tsx';
import { clearToasts } from '#client/ui/feedback/toasts.ts';
import type { Role } from '#domain/vocabulary.ts';

export const ACCOUNT_ID = '00000000-0000-4000-8000-000000000010';

export interface RecordedCall {
  method: string;
  path: string;
  query: URLSearchParams;
  body: string;
}
/** The answer to a call: a body with status 200, a status with a body, or 'offline' for a network error. */
export type StubResponse = object | { status: number; body: object } | 'offline';
export type StubResponses = Record<
  string,
  StubResponse | ((sent: RecordedCall) => StubResponse | Promise<StubResponse>)
>;

const SITE = {
  title: '',
  footer: 'Um projeto da Associação de Exemplo.',
  signUpUrl: null,
  projectUrl: null,
  contact: '',
  about: [],
  howToPlay: [],
  partners: [],
  issuers: [],
};

/** Menu, top bar, the home and Propostas make these calls by themselves; they are not recorded. */
const FRAME = ['/moderation/count', '/lessons/live', '/selection/mine'];
const NO_TEAMWORK = { reflection: null, lessons: [] };
const NO_MISSION_TEAMWORK = { level1: NO_TEAMWORK, level2: NO_TEAMWORK, level3: NO_TEAMWORK, level4: NO_TEAMWORK };
const NO_QUESTIONS = { heldUntil: null, questions: [] };

/** Returns a reply of GET /team/:id/work; nothing stands beside the answers unless `beside` brings it. */
export function workOf(team: object, beside: object = {}): object {
  return { team, versions: [], teamwork: NO_MISSION_TEAMWORK, comments: [], asked: NO_QUESTIONS, ...beside };
}

/** Called for every opened answer sheet; answered with nothing to show unless a test stubs it. */
const OF_SHEETS: readonly [RegExp, object][] = [
  [/^\/team\/[^/]+\/versions$/, { versions: [] }],
  [/^\/team\/[^/]+\/comments$/, { comments: [] }],
  [/^\/team\/[^/]+\/quiz-corrections$/, { classId: '00000000-0000-4000-8000-000000000088', corrections: [] }],
  [/^\/team\/[^/]+\/feedback\/questions$/, NO_QUESTIONS],
  [/^\/team\/[^/]+\/teamwork$/, { missions: NO_MISSION_TEAMWORK }],
];

/** Stubs `fetch` with a table of 'METHOD /path', and 404 for all else; returns the list of calls made. */
export function stubServer(answers: StubResponses): RecordedCall[] {
  const calls: RecordedCall[] = [];
  const none = { waiting: 0, reported: 0, selfHarm: 0 };
  const all: StubResponses = {
    'GET /site': SITE,
    'GET /moderation/count': { ...none, proposals: none, diary: none },
    'GET /lessons/live': { lessons: [] },
    'GET /selection/mine': { year: 2026, assigned: 0, toRead: 0, chosen: [] },
    'GET /classes/overview': { classes: [], pagination: { total: 0, page: 0, limit: 12 } },
    ...answers,
  };
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, 'http://exemplo.test');
    const sent = {
      method: init.method ?? 'GET',
      path: url.pathname.replace(/^\/api/, ''),
      query: url.searchParams,
      body: String(init.body ?? ''),
    };
    if (!FRAME.includes(sent.path)) calls.push(sent);
    const given = all[`${sent.method} ${sent.path}`] ?? OF_SHEETS.find(([path]) => path.test(sent.path))?.[1];
    const answer = typeof given === 'function' ? await given(sent) : given;
    if (answer === 'offline') throw new TypeError('Failed to fetch');
    return reply(answer);
  });
  return calls;
}

function reply(answer: object | undefined): Response {
  if (answer === undefined) return json(404, { message: 'Não foi encontrado.', code: 'notFound' });
  return 'status' in answer && 'body' in answer ? json(answer.status as number, answer.body) : json(200, answer);
}

function json(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
}

interface SignedInAs {
  name?: string;
  /** The password is still the one that an administrator gave. */
  mustChangePassword?: boolean;
}

/** Renders the panel at a path, signed in with a role. */
export function openPanel(path: string, role: Role = 0, { name, mustChangePassword = false }: SignedInAs = {}) {
  useSession.setState({
    token: 't',
    auth: true,
    expiry: Date.now() + 3_600_000,
    status: 'in',
    gameStatus: null,
    user: {
      _id: ACCOUNT_ID,
      username: 'marta',
      ...(name !== undefined && { name }),
      email: null,
      permission: { id: role, name: role === 2 ? 'Professor' : 'Administrador' },
      ...(mustChangePassword && { mustChangePassword }),
    },
  });
  return render(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route path="/panel/*" element={<Panel />} />
      </Routes>
      <Address />
      <Toasts ms={60_000} />
    </MemoryRouter>,
  );
}

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

/** Unmounts the panel after a test that changed marks; the saves of leaving get 404, so none reaches the next test. */
export async function closePanel(): Promise<void> {
  stubServer({});
  cleanup();
  await accountOutbox(ACCOUNT_ID).flush();
  resetPanel();
}

/** Clears toasts, local storage and stubbed globals. */
export function resetPanel(): void {
  clearToasts();
  localStorage.clear();
  vi.unstubAllGlobals();
}
