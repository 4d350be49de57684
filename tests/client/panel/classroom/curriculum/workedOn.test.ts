import { describe, expect, it } from 'vitest';
import {
  councilText,
  periodText,
  sessionDaysText,
  sessionsText,
  systemsText,
} from '#client/panel/classroom/curriculum/curriculumWords.ts';
import { type Piece, teamsOf, workedOn } from '#client/panel/classroom/curriculum/workedOn.ts';
import type { ClassCurriculum } from '#contract/classroom/curriculum.ts';
import { NOTHING, noonOf, TWO_SYSTEMS } from './curriculumFixtures.ts';

const named = (pieces: readonly Piece[]) =>
  pieces.map(({ theme, name, done }) => `${theme} ${name}${done === null ? '' : `: ${done.teams}`}`);

function summary(of: ClassCurriculum) {
  return workedOn(of).map(({ id, teams, main, also }) => [id, teams, named(main), named(also)]);
}

describe('what a class worked on', () => {
  it('counts every team once for each dimension, with the moments and the worksheets of the sessions', () => {
    expect(summary(TWO_SYSTEMS)).toEqual([
      [
        'rights',
        { main: 0, also: 2 },
        [],
        [
          'ic Treino: 2',
          'ic Missão 1: 2',
          'ic Dilema depois da missão 1: 1',
          'ds Ficha m1-fs1 «Dezassete objetivos, uma mesa»',
          'ds Ficha m2-fs1 «O fio da camisola»',
        ],
      ],
      [
        'democracy',
        { main: 3, also: 0 },
        ['ic Conselho: 2', 'ds Conselho: 1'],
        ['ic Ficha m1-fs1 «Quem vem connosco a bordo?»'],
      ],
      [
        'sustainability',
        { main: 1, also: 1 },
        ['ds Treino: 1', 'ds Ficha m1-fs1 «Dezassete objetivos, uma mesa»', 'ds Ficha m2-fs1 «O fio da camisola»'],
        ['ds Conselho: 1'],
      ],
      [
        'pluralism',
        { main: 2, also: 2 },
        [
          'ic Treino: 2',
          'ic Missão 1: 2',
          'ic Dilema depois da missão 1: 1',
          'ic Missão 2: 2',
          'ic Ficha m1-fs1 «Quem vem connosco a bordo?»',
          'ic Ficha m2-fs1 «Palavras com asas»',
        ],
        ['ic Conselho: 2'],
      ],
    ]);
  });

  it.each([
    ['nothing was done', NOTHING],
    ['its teams have done nothing', { ...NOTHING, groups: [{ theme: 'dh', moments: [], teams: 4 }] }],
    ['sessions were held without teams', { ...NOTHING, sessions: TWO_SYSTEMS.sessions }],
  ] as [string, ClassCurriculum][])('is empty while %s', (_, of) => {
    expect(workedOn(of)).toEqual([]);
  });

  it('lists a worksheet once that several sessions use', () => {
    const sessions = [1, 2, 3].map((session) => ({ plan: 6 as const, session, first: noonOf(1), last: noonOf(1) }));
    const of: ClassCurriculum = { ...NOTHING, groups: [{ theme: 'dh', moments: [], teams: 1 }], sessions };
    expect(summary(of)).toEqual([
      [
        'rights',
        { main: 0, also: 0 },
        [
          'dh Ficha m1-fs1 «Quero, preciso, tenho direito»',
          'dh Ficha m2-fs1 «Quando dois direitos se cruzam»',
          'dh Ficha m3-fs1 «O termómetro dos direitos»',
        ],
        ['dh Ficha m2-fs2 «A redação decide»'],
      ],
      ['media', { main: 0, also: 0 }, ['dh Ficha m2-fs2 «A redação decide»'], []],
    ]);
  });

  it('ignores a session that the plan no longer has', () => {
    const sessions = [{ plan: 4 as const, session: 9, first: noonOf(1), last: noonOf(1) }];
    expect(workedOn({ ...TWO_SYSTEMS, groups: TWO_SYSTEMS.groups.slice(0, 0), times: [], sessions })).toEqual([]);
  });
});

describe('the words of the report', () => {
  it('name systems, period, sessions and council', () => {
    expect(teamsOf(TWO_SYSTEMS)).toEqual([
      { theme: 'ic', teams: 2 },
      { theme: 'ds', teams: 1 },
    ]);
    expect(systemsText(TWO_SYSTEMS)).toBe(
      'Interculturalidade (2\u00a0equipas) e Desenvolvimento Sustentável (1\u00a0equipa)',
    );
    expect(periodText(TWO_SYSTEMS)).toBe('de 01/10/2025 a 22/10/2025');
    expect(sessionsText(TWO_SYSTEMS)).toBe('1 e 2 do percurso de 6 sessões');
    expect(sessionDaysText(TWO_SYSTEMS)).toBe('de 01/10/2025 a 08/10/2025');
    expect(councilText(TWO_SYSTEMS)).toBe('22/10/2025, com 3 equipas');
  });

  it('say nothing about what there is not', () => {
    expect([systemsText, periodText, sessionsText, sessionDaysText, councilText].map((text) => text(NOTHING))).toEqual([
      '',
      null,
      null,
      null,
      null,
    ]);
  });

  it('keep two lesson plans apart', () => {
    const sessions = [{ plan: 4 as const, session: 1, first: noonOf(1), last: noonOf(1) }, ...TWO_SYSTEMS.sessions];
    expect(sessionsText({ ...TWO_SYSTEMS, sessions })).toBe(
      '1 do percurso de 4 sessões; 1 e 2 do percurso de 6 sessões',
    );
  });
});
