// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { setupUser } from '../../../support/browser/setupUser.ts';
import { fill } from '../actions.ts';
import { aSchool, aTeacher, aTeam, ENDING_CLASS, page } from '../fixtures.ts';
import { openPanel, resetPanel, stubServer } from '../panelHarness.tsx';

let user: UserEvent;
beforeEach(() => {
  user = setupUser();
});
afterEach(() => {
  cleanup();
  resetPanel();
});

const address = () => screen.getByTestId('address').textContent;
const press = (head: string) =>
  user.click(within(screen.getByRole('columnheader', { name: head })).getByRole('button'));

describe('sorting, searching and filtering by the server', () => {
  test.each([
    ['/panel/management/teams', '/team/all', 'Detalhes'],
    ['/panel/solar-systems/answers', '/team/responses', 'Sistema solar'],
  ])('%s is sorted by a pressed column header', async (path, call, head) => {
    const calls = stubServer({ [`GET ${call}`]: page('teams', [aTeam()]) });
    const asked = () => {
      const { sort, order, page: from } = Object.fromEntries(calls.findLast((sent) => sent.path === call)?.query ?? []);
      return [sort, order, from];
    };
    openPanel(`${path}?search=com`);
    await screen.findByText('Cometas');
    expect(asked()).toEqual(['name', 'asc', '0']);
    await press(head);
    expect(address()).toBe(`${path}?search=com&sort=solar`);
    await expect.poll(asked).toEqual(['solar', 'asc', '0']);
    await press(head);
    await expect.poll(asked).toEqual(['solar', 'desc', '0']);
    await press(head);
    expect(address()).toBe(`${path}?search=com`);
  });

  test.each([
    ['/panel/management/schools', '/schools/all', page('schools', [aSchool(1)]), 'Agrupamento', 'group'],
    ['/panel/management/classes', '/classes', page('classes', [ENDING_CLASS]), 'Guardada até', 'keep'],
    ['/panel/management/teachers', '/teachers/all', page('teachers', [aTeacher(1, 1)]), 'Turmas', 'classes'],
    ['/panel/solar-systems/answers', '/team/responses', page('teams', [aTeam()]), 'Pontuação total', 'points'],
  ])('%s is sorted and searched by the server, and the URL keeps both', async (path, call, body, head, sort) => {
    const calls = stubServer({ [`GET ${call}`]: body });
    const asked = (name: string) => calls.findLast((sent) => sent.path === call)?.query.get(name);
    openPanel(path);
    await expect.poll(() => [asked('order'), asked('page')]).toEqual(['asc', '0']);
    expect(['name', 'class']).toContain(asked('sort'));
    await screen.findAllByRole('rowheader');
    await press(head);
    await press(head);
    await expect.poll(() => [asked('sort'), asked('order'), asked('page')]).toEqual([sort, 'desc', '0']);
    await fill(user, screen.getByRole('searchbox', { name: 'Pesquisar' }), 'évora');
    await expect.poll(() => asked('search')).toBe('évora');
    expect(address()).toBe(`${path}?sort=${sort}&order=desc&search=%C3%A9vora`);
  });

  test('the answers are filtered by class, solar system and missing marks', async () => {
    const calls = stubServer({ 'GET /team/responses': page('teams', [aTeam()]) });
    const asked = () => Object.fromEntries(calls.findLast(({ path }) => path === '/team/responses')?.query ?? []);
    openPanel('/panel/solar-systems/answers?unmarked=true&class=8.%C2%BA&solar=Marte');
    await screen.findByText('Cometas');
    expect(asked()).toMatchObject({ unmarked: 'true', class: '8.º', page: '0' });
    await user.selectOptions(screen.getByLabelText('Sistema solar'), 'Direitos Humanos');
    await expect.poll(asked).toMatchObject({ unmarked: 'true', solar: 'Direitos Humanos', page: '0' });
    await user.selectOptions(screen.getByLabelText('Avaliação'), '');
    await expect.poll(() => 'unmarked' in asked()).toBe(false);
  });

  test('the list says where the server stopped counting', async () => {
    const pagination = { total: 10_000, page: 0, limit: 10, more: true };
    stubServer({ 'GET /team/all': { teams: [aTeam()], pagination } });
    openPanel('/panel/management/teams?search=a');
    expect(await screen.findAllByText('1–10 de mais de 10000')).toHaveLength(2);
  });

  test('the answers are searched by the server', async () => {
    const calls = stubServer({ 'GET /team/responses': page('teams', [aTeam()]) });
    openPanel('/panel/solar-systems/answers');
    await screen.findByText('Cometas');
    await fill(user, screen.getByPlaceholderText('Pesquisar em todas as equipas'), 'lua');
    await expect.poll(() => calls.at(-1)?.query.get('search')).toBe('lua');
  });
});
