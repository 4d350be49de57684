// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { forgetAll, openPanel, stubServer } from '../panelHarness.tsx';
import { aSchool, aTeacher, aTeam, ENDING_CLASS, page } from '../records.ts';

afterEach(() => {
  cleanup();
  forgetAll();
});

const address = () => screen.getByTestId('address').textContent;
const press = (head: string) =>
  fireEvent.click(within(screen.getByRole('columnheader', { name: head })).getByRole('button'));

describe('lists of the server are sorted by the server', () => {
  test.each([
    ['/panel/management/teams', '/team/all', 'Detalhes'],
    ['/panel/solar-systems/answers', '/team/responses', 'Sistema solar'],
  ])('%s', async (path, call, head) => {
    const calls = stubServer({ [`GET ${call}`]: page('teams', [aTeam()]) });
    const asked = () => {
      const { sort, order, page: from } = Object.fromEntries(calls.findLast((sent) => sent.path === call)?.query ?? []);
      return [sort, order, from];
    };
    openPanel(`${path}?search=com`);
    await screen.findByText('Cometas');
    expect(asked()).toEqual(['name', 'asc', '0']);
    press(head);
    expect(address()).toBe(`${path}?search=com&sort=solar`);
    await expect.poll(asked).toEqual(['solar', 'asc', '0']);
    press(head);
    await expect.poll(asked).toEqual(['solar', 'desc', '0']);
    press(head);
    expect(address()).toBe(`${path}?search=com`);
  });

  test.each([
    ['/panel/management/schools', '/schools/all', page('schools', [aSchool(1)]), 'Agrupamento', 'group'],
    ['/panel/management/classes', '/classes', page('classes', [ENDING_CLASS]), 'Guardada até', 'keep'],
    ['/panel/management/teachers', '/teachers/all', page('teachers', [aTeacher(1, 1)]), 'Turmas', 'classes'],
    ['/panel/solar-systems/answers', '/team/responses', page('teams', [aTeam()]), 'Pontuação total', 'points'],
  ])('%s is sorted and searched by the server, and the address keeps it', async (path, call, body, head, sort) => {
    const calls = stubServer({ [`GET ${call}`]: body });
    const asked = (name: string) => calls.findLast((sent) => sent.path === call)?.query.get(name);
    openPanel(path);
    await expect.poll(() => [asked('order'), asked('page')]).toEqual(['asc', '0']);
    expect(['name', 'class']).toContain(asked('sort'));
    await screen.findAllByRole('rowheader');
    press(head);
    press(head);
    await expect.poll(() => [asked('sort'), asked('order'), asked('page')]).toEqual([sort, 'desc', '0']);
    fireEvent.change(screen.getByRole('searchbox', { name: 'Pesquisar' }), { target: { value: 'évora' } });
    await expect.poll(() => asked('search')).toBe('évora');
    expect(address()).toBe(`${path}?sort=${sort}&order=desc&search=%C3%A9vora`);
  });

  test('the answers are narrowed by class, solar system and what is still to be marked', async () => {
    const calls = stubServer({ 'GET /team/responses': page('teams', [aTeam()]) });
    const asked = () => Object.fromEntries(calls.findLast(({ path }) => path === '/team/responses')?.query ?? []);
    openPanel('/panel/solar-systems/answers?unmarked=true&class=8.%C2%BA&solar=Marte');
    await screen.findByText('Cometas');
    expect(asked()).toMatchObject({ unmarked: 'true', class: '8.º', page: '0' });
    fireEvent.change(screen.getByLabelText('Sistema solar'), { target: { value: 'Direitos Humanos' } });
    await expect.poll(asked).toMatchObject({ unmarked: 'true', solar: 'Direitos Humanos', page: '0' });
    fireEvent.change(screen.getByLabelText('Avaliação'), { target: { value: '' } });
    await expect.poll(() => 'unmarked' in asked()).toBe(false);
  });

  test('where the server stopped counting the list says so', async () => {
    const pagination = { total: 10_000, page: 0, limit: 10, more: true };
    stubServer({ 'GET /team/all': { teams: [aTeam()], pagination } });
    openPanel('/panel/management/teams?search=a');
    expect(await screen.findAllByText('1–10 de mais de 10000')).toHaveLength(2);
  });

  test('the answers are searched by the server', async () => {
    const calls = stubServer({ 'GET /team/responses': page('teams', [aTeam()]) });
    openPanel('/panel/solar-systems/answers');
    await screen.findByText('Cometas');
    fireEvent.change(screen.getByPlaceholderText('Pesquisar em todas as equipas'), { target: { value: 'lua' } });
    await expect.poll(() => calls.at(-1)?.query.get('search')).toBe('lua');
  });
});
