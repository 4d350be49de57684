// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { SessionPlan } from '#client/panel/classroom/plan/SessionPlan.tsx';
import { Button } from '#client/ui/controls/Button.tsx';
import { LESSON_PLANS } from '#content/lessonPlans/lessonPlans.ts';
import { PLAN_LENGTHS } from '#domain/classroom/lessonPlans.ts';
import { expectAccessible } from '../../../../support/browser/expectAccessible.ts';
import { inBothThemes } from '../../actions.ts';
import { NO_TEAMS, renderPart, SIZE } from './planHarness.tsx';

afterEach(cleanup);

const part = (name: string) => within(screen.getByRole('region', { name }));
const plain = (text: string) => text.replaceAll('**', '');

describe('a session of a lesson plan', () => {
  test('says what to prepare, to do, to print and to have at the end', async () => {
    const start = <Button>Começar a sessão</Button>;
    renderPart(<SessionPlan length={6} session={2} size={SIZE} minute={null} action={start} />);
    const plan = LESSON_PLANS[6].sessions[1];
    expect(screen.getByText('Sessão 2 de 6')).toBeTruthy();
    const article = within(screen.getByRole('article', { name: 'Missão 1: saber' }));
    expect(article.getByRole('heading', { level: 2 }).textContent).toBe('Missão 1: saber');
    expect(article.getByText(plan?.aims ?? '')).toBeTruthy();
    expect(article.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Antes',
      'Fichas',
      'Minuto a minuto',
      'No fim, a turma tem',
      'Se faltar tempo',
      'Para casa',
    ]);
    expect(part('Antes').getByText(plan?.before ?? '')).toBeTruthy();
    expect(part('No fim, a turma tem').getByText(plan?.outcome ?? '')).toBeTruthy();
    expect(part('Se faltar tempo').getByText(plan?.late ?? '')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Para casa' }).textContent).toContain(plan?.home);
    expect(screen.getByRole('button', { name: 'Começar a sessão' })).toBeTruthy();
    await inBothThemes(expectAccessible);
  });

  test('lists every minute, with the names of buttons in bold', () => {
    renderPart(<SessionPlan length={6} session={2} size={SIZE} minute={null} />);
    const tasks = part('Minuto a minuto').getAllByRole('listitem');
    expect(tasks.map(({ textContent }) => textContent)).toEqual(
      LESSON_PLANS[6].sessions[1]?.minutes.map(
        ({ from, to, text }) => `${from}–${to}Do minuto ${from} ao ${to}:${plain(text)}`,
      ),
    );
    expect(part('Minuto a minuto').getByText('«Desembarcar»').tagName).toBe('STRONG');
    expect(tasks.some((task) => task.hasAttribute('aria-current'))).toBe(false);
  });

  test.each([
    [0, '0–4'],
    [3.9, '0–4'],
    [4, '4–16'],
    [44, '42–45'],
    [45, undefined],
    [90, undefined],
  ])('highlights the task of minute %d', async (minute, time) => {
    renderPart(<SessionPlan length={6} session={2} size={SIZE} minute={minute} />);
    const tasks = part('Minuto a minuto').getAllByRole('listitem');
    const current = tasks.filter((task) => task.getAttribute('aria-current') === 'step');
    expect(current.map(({ firstElementChild }) => firstElementChild?.firstElementChild?.textContent)).toEqual(
      time === undefined ? [] : [time],
    );
    expect(part('Minuto a minuto').queryAllByText('Agora')).toHaveLength(time === undefined ? 0 : 1);
    expect(tasks.filter(({ dataset }) => dataset.state === 'past')).toHaveLength(
      LESSON_PLANS[6].sessions[1]?.minutes.filter(({ to }) => to <= minute).length ?? 0,
    );
    await expectAccessible();
  });

  test('lists the worksheets of the solar systems of the class, with their copies', () => {
    renderPart(<SessionPlan length={6} session={2} size={SIZE} minute={null} />);
    const sheets = part('Fichas');
    expect(sheets.getByText('Uma por equipa')).toBeTruthy();
    expect(sheets.getByText('Uma por pessoa, para casa')).toBeTruthy();
    const rows = sheets
      .getAllByRole('link')
      .map((link) => [
        link.textContent,
        link.getAttribute('href'),
        link.closest('li')?.querySelector('.sr-only')?.textContent,
      ]);
    expect(rows).toEqual([
      ['Quem vem connosco a bordo?Interculturalidade', '/panel/open-pdf/ic-m1-fs1', '3 exemplares'],
      ['Quero, preciso, tenho direitoDireitos Humanos', '/panel/open-pdf/dh-m1-fs1', '2 exemplares'],
      ['Palavras com asasInterculturalidade', '/panel/open-pdf/ic-m2-fs1', '13 exemplares'],
      ['Quando dois direitos se cruzamDireitos Humanos', '/panel/open-pdf/dh-m2-fs1', '9 exemplares'],
    ]);
    expect(sheets.getByText(/com 27 exemplares/)).toBeTruthy();
  });

  test('only names a worksheet that the class has from an earlier session', () => {
    renderPart(<SessionPlan length={6} session={3} size={SIZE} minute={null} />);
    const [earlier] = part('Fichas').getAllByRole('listitem');
    expect(earlier?.textContent).toBe('Ficha 1 da missão 2m2-fs1A turma já tem');
    expect(part('Fichas').getByText(/com 27 exemplares/)).toBeTruthy();
  });

  test.each([
    ['no worksheets', 6, 1, SIZE, 'Nesta sessão não há fichas.'],
    ['worksheets of earlier sessions alone', 6, 6, SIZE, 'Não há nada para imprimir nesta sessão.'],
    ['no teams', 6, 2, NO_TEAMS, 'A turma ainda não tem equipas: não há nada para imprimir.'],
  ] as const)('has no button to print with %s', async (_, length, session, size, words) => {
    renderPart(<SessionPlan length={length} session={session} size={size} minute={null} />);
    expect(part('Fichas').getByText(words)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    await expectAccessible();
  });

  test('has headings that fit a page with a section around it', () => {
    renderPart(
      <section>
        <h2>Planos de aula</h2>
        <SessionPlan length={8} session={8} size={SIZE} minute={null} level={3} />
      </section>,
    );
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Conselho Galáctico');
    expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(6);
  });

  test.each(PLAN_LENGTHS)('is accessible in all %i sessions', async (length) => {
    const session = (number: number) => <SessionPlan length={length} session={number} size={SIZE} minute={20} />;
    const { rerender } = renderPart(session(1));
    for (const [index, { title }] of LESSON_PLANS[length].sessions.entries()) {
      rerender(session(index + 1));
      expect(screen.getByRole('article', { name: title })).toBeTruthy();
      await expectAccessible();
    }
  });

  test('is empty for a session that the plan does not have', () => {
    renderPart(<SessionPlan length={4} session={5} size={SIZE} minute={null} />);
    expect(screen.queryByRole('article')).toBeNull();
  });
});
