// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openPdf } from '#client/ui/pdf/openPdf.ts';
import { easyWorksheetId, WORD_SHEETS, wordSheetId } from '#domain/game/printedSheets.ts';
import { WORKSHEETS, worksheetId } from '#domain/game/worksheets.ts';
import { expectAccessible } from '../../../../support/browser/expectAccessible.ts';
import { setupUser } from '../../../../support/browser/setupUser.ts';
import { openPanel, resetPanel } from '../../panelHarness.tsx';

vi.mock('#client/ui/pdf/openPdf.ts', () => ({ openPdf: vi.fn() }));

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }));
  openPanel('/panel/manual', 2);
});
let user: UserEvent;
beforeEach(() => {
  user = setupUser();
});
afterEach(() => {
  cleanup();
  resetPanel();
  vi.unstubAllGlobals();
});

const choose = (label: string, option: string) => user.selectOptions(screen.getByLabelText(label), option);
const linksTo = (address: RegExp) =>
  screen.getAllByRole('link').filter((link) => address.test(link.getAttribute('href') ?? ''));
const sheets = () => linksTo(/open-pdf\/..-m\d-fs\d$/);

describe('the manual', () => {
  test('comes first; the worksheets are shown even when it fails to load', async () => {
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Manual Pedagógico');
    expect((await screen.findByRole('alert')).textContent).toBe('Não foi possível carregar o PDF');
    expect(screen.getByRole('link', { name: 'Ecrã inteiro' }).getAttribute('href')).toBe('/panel/open-pdf/manual');
    expect(sheets()).toHaveLength(36);
    await expectAccessible();
  });
});

describe('the annex with the quiz keys', () => {
  const asked: (string | undefined)[] = [];
  const serve = (answer: () => Response) =>
    vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
      if (address !== '/api/manual/annex') return new Response(null, { status: 404 });
      asked.push(init.method);
      return answer();
    });
  beforeEach(() => {
    asked.length = 0;
    vi.mocked(openPdf).mockReset();
  });

  test('is fetched on demand, drawn from the response and closed again', async () => {
    serve(() => new Response('%PDF-chaves', { headers: { 'content-type': 'application/pdf' } }));
    vi.mocked(openPdf).mockImplementation(() => new Promise(() => {}));
    const section = within(await screen.findByRole('region', { name: /^Anexo para quem dá a aula/ }));
    expect(asked).toEqual([]);
    await user.click(section.getByRole('button', { name: 'Abrir o anexo' }));
    const pages = within(await section.findByRole('region', { name: 'Anexo do Manual Pedagógico' }));
    expect(asked).toEqual(['GET']);
    await waitFor(() => expect(openPdf).toHaveBeenCalled());
    const [source] = vi.mocked(openPdf).mock.calls[0] ?? [];
    expect(source instanceof Blob && (await source.text())).toBe('%PDF-chaves');
    expect(pages.getByRole('link', { name: 'Download PDF' }).getAttribute('download')).toBe('anexo-do-manual.pdf');
    expect(pages.getByRole('link', { name: 'Download PDF' }).getAttribute('href')).toMatch(/^blob:/);
    await expectAccessible();
    await user.click(section.getByRole('button', { name: 'Fechar o anexo' }));
    expect(section.queryByRole('region')).toBeNull();
  });

  test('shows the server’s message when it is refused', async () => {
    serve(() => Response.json({ message: 'Não existe.', code: 'notFound' }, { status: 404 }));
    await user.click(await screen.findByRole('button', { name: 'Abrir o anexo' }));
    expect(await screen.findByText('Não existe.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Abrir o anexo' })).toBeTruthy();
  });
});

describe('the lesson plans', () => {
  const plans = async () => within(await screen.findByRole('region', { name: 'Planos de aula' }));

  test('begin with the recommended one, and are reached from the top of the page', async () => {
    const section = await plans();
    expect(screen.getByRole('link', { name: 'Planos de aula' }).getAttribute('href')).toBe('#lesson-plans');
    expect(document.getElementById('lesson-plans')?.tagName).toBe('SECTION');
    expect(section.getByRole('radio', { name: '6 sessões', checked: true })).toBeTruthy();
    expect(section.getByText('Sessão 1 de 6')).toBeTruthy();
  });

  test('show each session of the chosen plan', async () => {
    const section = await plans();
    await user.click(section.getByRole('button', { name: 'Sessão 5: Missão 4: agir' }));
    expect(section.getByText('Sessão 5 de 6')).toBeTruthy();
    await user.click(section.getByRole('radio', { name: '4 sessões' }));
    expect(section.getByText('Sessão 1 de 4')).toBeTruthy();
    const sessions = within(section.getByRole('navigation', { name: 'Sessões do plano' }));
    expect(sessions.getAllByRole('button').map((button) => button.getAttribute('aria-current'))).toEqual([
      'true',
      null,
      null,
      null,
    ]);
    await expectAccessible();
  });

  test('count the worksheets of so many teams and pupils', async () => {
    const section = await plans();
    await user.click(section.getByRole('button', { name: /^Sessão 2: / }));
    expect(section.getByText(/com 30 exemplares/)).toBeTruthy();
    await user.selectOptions(section.getByLabelText('Interculturalidade'), '3');
    await user.selectOptions(section.getByLabelText('Direitos Humanos'), '0');
    await user.selectOptions(section.getByLabelText('Desenvolvimento Sustentável'), '0');
    await user.selectOptions(section.getByLabelText('Pessoas por equipa'), '5');
    expect(section.getByText(/com 18 exemplares/)).toBeTruthy();
    expect(section.getByRole('button', { name: 'Imprimir estas fichas' })).toBeTruthy();
  });
});

describe('the worksheets', () => {
  test('all 36 open in the panel and can be downloaded, by theme and mission', async () => {
    await screen.findByRole('heading', { name: 'Fichas de trabalho' });
    expect(sheets().map((link) => link.getAttribute('href'))).toEqual(
      WORKSHEETS.map((place) => `/panel/open-pdf/${worksheetId(place)}`),
    );
    const downloads = screen.getAllByRole('link', { name: /^Descarregar PDF: / });
    expect(downloads.map((link) => link.getAttribute('href'))).toEqual(
      WORKSHEETS.map((place) => `/pdf/${worksheetId(place)}.pdf`),
    );
    expect(downloads.every((link) => link.hasAttribute('download'))).toBe(true);
    const theme = within(screen.getByRole('region', { name: 'Direitos Humanos' }));
    expect(theme.getAllByRole('heading', { level: 4 }).map((heading) => heading.textContent)).toEqual([
      'Missão 1',
      'Missão 2',
      'Missão 3',
      'Missão 4',
    ]);
    const item = theme.getByRole('link', { name: 'Igual ou justo?' }).closest('li');
    expect(item?.textContent).toContain('Para ir mais longe');
  });

  test('open in easy read too, and each mission has its words', async () => {
    await screen.findByRole('heading', { name: 'Fichas de trabalho' });
    const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));
    expect(hrefs(screen.getAllByRole('link', { name: /^Leitura fácil: / }))).toEqual(
      WORKSHEETS.map((place) => `/panel/open-pdf/${easyWorksheetId(place)}`),
    );
    expect(hrefs(screen.getAllByRole('link', { name: 'Palavras da missão, com imagens' }))).toEqual(
      WORD_SHEETS.map((place) => `/panel/open-pdf/${wordSheetId(place)}`),
    );
  });

  test('are filtered by theme and mission', async () => {
    await screen.findByRole('heading', { name: 'Fichas de trabalho' });
    await choose('Tema', 'ds');
    expect(screen.getByText('12 fichas')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Interculturalidade' })).toBeNull();
    await choose('Missão', '2');
    expect(sheets().map((link) => link.textContent)).toEqual([
      'O fio da camisola',
      'Biografia de um objeto',
      'Consertar, trocar, partilhar',
    ]);
    await choose('Tema', '');
    expect(sheets()).toHaveLength(9);
  });
});
