import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { type Known, planImport } from '#domain/school/imports/planImport.ts';
import { readImport } from '#domain/school/imports/readImport.ts';
import { presentImportRow } from '#server/school/imports/importRow.presenter.ts';
import { anOverview } from '../../../classroom/overview/overviewFixtures.ts';
import { aTeacher, id, page } from '../../../fixtures.ts';
import {
  ACCOUNT_ID,
  openPanel,
  type RecordedCall,
  type StubResponse,
  type StubResponses,
  stubServer,
} from '../../../panelHarness.tsx';

/** A class list of eight pupils, two of whom have the same first name, with a title and a total. */
export const ROSTER = [
  'Relação de turma 8.º C',
  'N.º;Nome;Data nasc.',
  '1;Ana Maria Silva;12/03/2012',
  '2;Ana Rita Costa;13/03/2012',
  '3;BRUNO DIAS;14/03/2012',
  '4;Carla Reis;15/03/2012',
  '5;Duarte Sá;16/03/2012',
  '6;Eva Pinto;17/03/2012',
  '7;Filipe Vaz;18/03/2012',
  '8;Gil Lopes;19/03/2012',
  'Total;8;',
].join('\n');
export const SHORT_NAMES = ['Ana S.', 'Ana C.', 'Bruno', 'Carla', 'Duarte', 'Eva', 'Filipe', 'Gil'];

/** The classes that the stubbed server has, besides those without teams. */
const KNOWN: Known = {
  classes: [{ id: id(100), name: '8.º A', teams: [{ name: 'Vega', username: '8a-gp1', members: ['Zoé'] }] }],
  usernames: new Set(['8a-gp1']),
};

/** Plans an import as the server does. */
function preview({ body }: RecordedCall): StubResponse {
  const { text } = JSON.parse(body);
  const { lines, notes } = readImport(text, { className: '', solar: '' });
  const rows = planImport(lines, KNOWN, () => 0).map(presentImportRow);
  const fresh = rows.filter(({ state }) => state === 'new');
  const classes = fresh.some(({ newClass }) => newClass) ? 1 : 0;
  return { rows, notes, counts: { classes, teams: fresh.length, errors: rows.filter((row) => row.errors[0]).length } };
}

/** The class that the teacher has already, with its one team. */
const OVERVIEW = {
  ...anOverview(1),
  progress: [{ _id: id(802), name: 'Vega', levels: ['now', 'ahead', 'ahead', 'ahead', 'ahead', 'ahead'] }],
};

export async function openImports(extra: StubResponses = {}, role: 0 | 2 = 2): Promise<RecordedCall[]> {
  const calls = stubServer({
    [`GET /teachers/${ACCOUNT_ID}`]: aTeacher(10, 1),
    [`GET /teachers/${id(11)}`]: aTeacher(11, 1),
    'GET /teachers/all': page('teachers', [aTeacher(11, 1)]),
    [`GET /classes/${id(100)}/overview`]: OVERVIEW,
    'GET /imports': { imports: [] },
    'POST /imports/preview': preview,
    ...extra,
  });
  openPanel('/panel/imports', role);
  await screen.findByRole('heading', { name: 'Importar turmas e equipas' });
  return calls;
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name }) as HTMLButtonElement;
export const list = () => screen.getByLabelText(/^Ou cole aqui a lista/) as HTMLTextAreaElement;
export const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 2, name });

/** Pastes a class list and reads its names. */
export async function readNames(user: UserEvent, text = ROSTER): Promise<void> {
  await user.click(list());
  await user.paste(text);
  await user.click(button('Ler os nomes'));
  await heading(/na lista$/);
}

/** Goes on to the teams and forms this many. */
export async function formTeams(user: UserEvent, count: number): Promise<void> {
  await user.click(button('Continuar'));
  await heading('Formar equipas');
  const field = screen.getByRole('textbox', { name: 'Número de equipas' });
  await user.clear(field);
  await user.type(field, String(count));
  await user.click(button(count === 1 ? 'Formar 1 equipa' : `Formar ${count} equipas`));
}

/** Returns the teams on the page with the names of their members. */
export function teamsOnPage() {
  return [...document.querySelectorAll<HTMLElement>('[data-team]')].map((team) => ({
    name: within(team).getByRole<HTMLInputElement>('textbox').value,
    members: [...team.querySelectorAll('[data-pupil]')].map(({ textContent }) => textContent ?? ''),
  }));
}

export const names = () =>
  screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Nome \d+$/ }).map(({ value }) => value);
