// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import type { PlacedComment } from '#contract/marking/placedComments.ts';
import type { ReportedTeam } from '#contract/marking/reports.ts';
import { THEME_IDS } from '#domain/vocabulary.ts';
import { expectAccessible } from '../../../../support/browser/expectAccessible.ts';
import { setupUser } from '../../../../support/browser/setupUser.ts';
import { inBothThemes } from '../../actions.ts';
import { aTeam, id } from '../../fixtures.ts';
import { closePanel, openPanel, stubServer } from '../../panelHarness.tsx';

let user: UserEvent;
beforeEach(() => {
  user = setupUser();
});
afterEach(async () => {
  await closePanel();
  vi.restoreAllMocks();
});

const FILES = [
  { name: 'ponte.jpg', content: '/api/files/ponte', caption: 'A ponte nova.', place: 'neighbourhood' },
  { name: 'mural.png', content: '/api/files/mural' },
  { name: 'entrevista.pdf', content: '/api/files/entrevista', caption: 'Com a vizinha.' },
];
const TEAM = aTeam(3);
const cometas: ReportedTeam = {
  ...TEAM,
  placedComments: [],
  teamwork: {
    attendance: { sessions: 0, skipped: 0, presences: 0, members: 2 },
    reflections: { level1: null, level2: null, level3: null, level4: null },
  },
  answers: TEAM.answers && { ...TEAM.answers, answersLevel3: [JSON.stringify(FILES)] },
};
const marked = { p1: true, p2: true };
const orbita: ReportedTeam = {
  ...cometas,
  _id: id(101),
  name: 'Órbita',
  members: ['Beatriz', 'Álvaro'],
  status: { ...aTeam(4).status },
  points: {
    total: 360,
    level1: { p1: 60, p2: 40, total: 100, marked },
    level2: { p1: 40, p2: 40, total: 80, marked },
    level3: { p1: 40, p2: 40, total: 80, marked },
    level4: { p1: 100, p2: 0, total: 100, marked },
  },
};
const CLASS = id(80);
const REPORT = {
  className: '8.º A',
  quizCorrections: [],
  levelScale: { level2: 15, level3: 50, level4: 72, level5: 90 },
  teams: [cometas, orbita],
};
const SERVER = {
  [`GET /team/${TEAM._id}/report`]: { ...REPORT, teams: [cometas] },
  [`GET /classes/${CLASS}/report`]: REPORT,
  [`GET /solar/${THEME_IDS.ic}`]: { ...SOLAR_SYSTEMS.ic, _id: THEME_IDS.ic },
  'GET /solar/correct-quiz-answers': { solar: [], data: [] },
};

async function open(search: string) {
  stubServer(SERVER);
  openPanel(`/panel/report${search}`, 2);
  return within(await screen.findByRole('article', { name: 'Relatório de Cometas' }));
}
const address = () => screen.getByTestId('address').textContent;
const box = (name: string) => screen.getByRole('checkbox', { name: new RegExp(`^${name}`) }) as HTMLInputElement;
const photos = (paper: Awaited<ReturnType<typeof open>>) => paper.queryAllByRole('img') as HTMLImageElement[];

describe('photographs', () => {
  test('are shown with caption and place, other files by name', async () => {
    const paper = await open(`?team=${TEAM._id}`);
    expect(photos(paper).map(({ src }) => new URL(src).pathname + new URL(src).search)).toEqual([
      '/api/files/abc?inline=1',
      '/api/files/ponte?inline=1',
      '/api/files/mural?inline=1',
    ]);
    expect(paper.getByText('No bairro: A ponte nova.').tagName).toBe('FIGCAPTION');
    expect(paper.getByText('mural.png').tagName).toBe('FIGCAPTION');
    expect(paper.getByText(/entrevista\.pdf/).textContent).toBe('entrevista.pdf\nCom a vizinha.');
    await inBothThemes(expectAccessible);
  });

  test('are left out by choice, kept in the address, and named instead', async () => {
    const paper = await open(`?team=${TEAM._id}`);
    await user.click(box('Fotografias'));
    expect(photos(paper)).toEqual([]);
    expect(paper.getByText(/^ponte\.jpg/).textContent).toContain('No bairro: A ponte nova.');
    expect(address()).toBe(`/panel/report?team=${TEAM._id}&photos=0`);
    await user.click(box('Fotografias'));
    expect(photos(paper)).toHaveLength(3);
    expect(address()).toBe(`/panel/report?team=${TEAM._id}`);
  });

  test('that cannot be shown leave their name and caption', async () => {
    const paper = await open(`?team=${TEAM._id}`);
    const [, bridge] = photos(paper);
    if (bridge) fireEvent.error(bridge);
    expect(photos(paper)).toHaveLength(2);
    expect(paper.getByText(/^ponte\.jpg/).textContent).toContain('A ponte nova.');
  });
});

test('printing waits for the photographs that are still on their way, also for one that fails', async () => {
  const asked = vi.fn();
  vi.stubGlobal('print', asked);
  const paper = await open(`?team=${TEAM._id}`);
  const [first, second, third] = photos(paper);
  if (!first || !second || !third) throw new Error('A photograph is missing.');
  for (const picture of [first, second]) Object.defineProperty(picture, 'complete', { value: false });
  Object.defineProperty(third, 'complete', { value: true });
  await user.click(screen.getByRole('button', { name: 'Imprimir' }));
  fireEvent.load(first);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(asked).not.toHaveBeenCalled();
  fireEvent.error(second);
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
});

describe('comments on places', () => {
  const QUOTE = { kind: 'text', step: 0, start: 3, end: 8, quote: 'texto' } as const;
  const PIN = { kind: 'picture', step: 0, position: 1, x: 0.25, y: 0.5 } as const;
  const comments: PlacedComment[] = [
    { _id: id(601), level: 2, version: 1, place: QUOTE, text: 'Que texto?', readAt: null },
    { _id: id(602), level: 3, version: 1, place: PIN, text: 'Quem pintou?', readAt: null },
  ];
  const openCommented = async (search = '') => {
    const report = { ...REPORT, teams: [{ ...cometas, placedComments: comments }] };
    stubServer({ ...SERVER, [`GET /team/${TEAM._id}/report`]: report });
    openPanel(`/panel/report?team=${TEAM._id}${search}`, 2);
    return within(await screen.findByRole('article', { name: 'Relatório de Cometas' }));
  };

  test('are numbered in the answer and listed below it', async () => {
    const paper = await openCommented();
    const [text, picture] = paper.getAllByRole('list', { name: 'Comentários a lugares da resposta' });
    expect(text?.textContent).toBe('1 «texto»: Que texto?');
    expect(picture?.textContent).toBe('1 Imagem «mural.png»: Quem pintou?');
    expect(text?.previousElementSibling?.textContent).toBe('Um texto1 da missão 2');
    expect(text?.previousElementSibling?.querySelector('.report-placed')?.textContent).toBe('texto1');
    const pins = photos(paper).map(({ parentElement }) => parentElement?.textContent);
    expect(pins, 'training, bridge, mural').toEqual(['', '', '1']);
    expect(photos(paper).every(({ loading }) => loading === 'eager')).toBe(true);
    await inBothThemes(expectAccessible);
  });

  test('on pictures are read without the photographs', async () => {
    const paper = await openCommented('&photos=0');
    expect(paper.getByText(/Imagem «mural\.png»: Quem pintou\?/)).toBeDefined();
  });

  test('are absent where there are none', async () => {
    const paper = await open(`?team=${TEAM._id}`);
    expect(paper.queryByRole('list', { name: 'Comentários a lugares da resposta' })).toBeNull();
  });
});

describe('for the family', () => {
  test('there are words on this team alone, and lines to sign', async () => {
    const paper = await open(`?team=${TEAM._id}`);
    const words = paper.getByRole('heading', { name: 'Para a família' }).closest('section')?.textContent ?? '';
    expect(words).toContain('procurou exemplos');
    expect(words).toContain('A pontuação é provisória');
    expect(words).not.toContain('Órbita');
    for (const line of ['Assinatura da família', 'Assinatura do professor ou da professora']) {
      expect(paper.getByText(line)).toBeDefined();
    }
    expect(paper.getAllByText('Data')).toHaveLength(2);
  });

  test('both can be left out, also by the address', async () => {
    const paper = await open(`?team=${TEAM._id}&family=0`);
    expect(paper.queryByText('Para a família')).toBeNull();
    expect(paper.queryByText('Assinatura da família')).toBeNull();
    expect(box('Texto para a família').checked).toBe(false);
    await user.click(box('Texto para a família'));
    expect(paper.getByText('Para a família')).toBeDefined();
  });
});

test('the marks of a mission stand before its answers, under its heading', async () => {
  const paper = await open(`?team=${TEAM._id}`);
  const mission = paper.getByRole('heading', { name: /^Missão 2/ }).closest('section');
  const kinds = [...(mission?.children ?? [])].map(({ className, tagName }) => className || tagName);
  expect(kinds).toEqual(['H3', 'report-marks', 'report-answer']);
});

test('a mission that lacks a mark has a provisional total', async () => {
  const paper = await open(`?team=${TEAM._id}`);
  const points = (level: number) => paper.getByRole('heading', { name: new RegExp(`^Missão ${level}`) }).textContent;
  expect(points(1)).toMatch(/40\/100 \(provisória\)$/);
  expect(points(2)).toMatch(/40\/100$/);
  expect(points(4)).toMatch(/0\/200$/);
});

describe("the teacher's sheet", () => {
  const rows = (sheet: HTMLElement) =>
    within(sheet)
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map(({ textContent }) => textContent));

  test('has each pupil of the class with percentage and level by the scale of the school', async () => {
    await open(`?class=${CLASS}`);
    const sheet = screen.getByRole('article', { name: 'Folha de quem ensina' });
    expect(rows(sheet)).toEqual([
      ['Álvaro', 'Órbita', '360/500', '72\u00a0%', '4', '4 de 4 missões'],
      ['Ana', 'Cometas', '80/500', '16\u00a0% (provisória)', '2', '1 de 4 missões'],
      ['Beatriz', 'Órbita', '360/500', '72\u00a0%', '4', '4 de 4 missões'],
      ['Rui', 'Cometas', '80/500', '16\u00a0% (provisória)', '2', '1 de 4 missões'],
    ]);
    expect(
      within(sheet).getByText(
        'Escala da escola: nota 1 abaixo de 15 %, nota 2 a partir de 15 %, nota 3 a partir de 50 %, nota 4 a partir de 72 %, nota 5 a partir de 90 %.',
      ),
    ).toBeDefined();
    await inBothThemes(expectAccessible);
  });

  test('is not in the report of a team, nor are percentages or levels on the page for families', async () => {
    const paper = await open(`?team=${TEAM._id}`);
    expect(screen.queryByRole('article', { name: 'Folha de quem ensina' })).toBeNull();
    expect(screen.queryByRole('checkbox', { name: /^Folha de quem ensina/ })).toBeNull();
    expect(paper.queryByText(/%/)).toBeNull();
    expect(paper.queryByText('Por pessoa')).toBeNull();
  });

  test('can be left out', async () => {
    await open(`?class=${CLASS}`);
    await user.click(box('Folha de quem ensina'));
    expect(screen.queryByRole('article', { name: 'Folha de quem ensina' })).toBeNull();
    expect(address()).toBe(`/panel/report?class=${CLASS}&sheet=0`);
  });
});
