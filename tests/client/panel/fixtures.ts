import type { Proposal } from '#contract/council/proposals.ts';
import type { SchoolClass } from '#contract/school/classes.ts';
import type { School } from '#contract/school/schools.ts';
import type { Teacher } from '#contract/school/teachers.ts';
import type { Team } from '#contract/school/teams.ts';
import { THEME_IDS, THEME_NAMES } from '#domain/vocabulary.ts';
import { id } from './ids.ts';
import { ACCOUNT_ID } from './panelHarness.tsx';

export { id };

/** The retention of a class that does not end soon. */
export const FAR_RETENTION = {
  until: '2027-08-31',
  isEnding: false,
  isOver: false,
  goesOn: '2027-08-31',
  latest: '2031-11-22',
};
export const CLOSED_RANKING = { scope: 'class', openedAt: null } as const;

const NOTHING = { p1: 0, p2: 0, total: 0, marked: { p1: false, p2: false } };

/** A team that posted the missions up to `posted`; level 1 has 40 points and no mark yet, level 2 has 20 + 20. */
export function aTeam(posted: 0 | 1 | 2 | 3 | 4 = 2): Team {
  return {
    _id: id(100),
    name: 'Cometas',
    ship: 1,
    members: ['Ana', 'Rui'],
    credentials: { username: '8a-gp1', password: null },
    status: {
      isTutorialDone: true,
      isDevelopmentDone: false,
      isHumanRightsDone: false,
      isInterculturalDone: false,
      solar: { name: THEME_NAMES.ic, _id: THEME_IDS.ic },
      interculturalidadeLevel: posted + 1,
      accepted: { tutorial: true, level1: posted >= 1, level2: posted >= 2, level3: posted >= 3, level4: posted >= 4 },
      returned: null,
    },
    details: { class: '8.º A', school: 'Escola A', teacher: 'Marta', solar: THEME_NAMES.ic },
    points: {
      total: 80,
      level1: { ...NOTHING, p1: 40, total: 40 },
      level2: { p1: 20, p2: 20, total: 40, marked: { p1: true, p2: true } },
      level3: NOTHING,
      level4: NOTHING,
    },
    answers: {
      team: id(100),
      tutorial: {
        data: {
          quiz: '2. Ouvir',
          texto: 'O nosso texto',
          files: '[{"name":"foto.png","content":"/api/files/abc"}]',
        },
      },
      answers: ['2. Ouvir', '1. Sim', '1. Não'],
      answersLevel2: ['Um texto da missão 2'],
      answersLevel3: [],
      answersLevel4: [],
      notes: { level1: null, level2: null, level3: null, level4: null },
      dilemmas: [],
    },
  };
}

export function aProposal(n: number, submitted: boolean): Proposal {
  return {
    _id: id(300 + n),
    team: id(100 + n),
    teamName: `Equipa ${n}`,
    name: `Equipa ${n}`,
    class: '8.º A',
    school: 'Escola A',
    solar: THEME_NAMES.ic,
    proposal: `Proposta ${n}`,
    submitted,
    ship: 1,
    stars: { average: null, count: 0, mine: null },
    teamProposal: { comments: [] },
  };
}

export function aSchool(n: number, group = 'nenhum'): School {
  return {
    _id: id(n),
    name: `Escola ${n}`,
    group,
    teacherCount: ['Marta'],
    classesCount: ['8.º A'],
    teamsCount: 1,
    moderation: 'after',
    levelScale: { level2: 20, level3: 50, level4: 70, level5: 90 },
  };
}

/** A teacher of school `school` with two classes; number 10 is the signed-in account. */
export function aTeacher(n: number, school: number): Teacher {
  return {
    _id: n === 10 ? ACCOUNT_ID : id(n),
    name: `Professora ${n}`,
    email: 'p@exemplo.pt',
    school: { _id: id(school), name: `Escola ${school}` },
    schoolName: `Escola ${school}`,
    classes: [
      { _id: id(n * 10), class: '8.º A' },
      { _id: id(n * 10 + 1), class: '9.º B' },
    ],
    teamsCount: 0,
    credentials: { username: 'prof', password: null, isOwn: false },
  };
}

export const page = (field: string, list: readonly unknown[], more: object = {}) => ({
  [field]: list,
  pagination: { total: list.length, page: 0, limit: 10, ...more },
});

/** A class whose data are deleted within a month. */
export const ENDING_CLASS: SchoolClass = {
  _id: id(500),
  class: '8.º A',
  teacher: { _id: ACCOUNT_ID, name: 'Professora 10', email: null },
  school: { _id: id(1), name: 'Escola 1' },
  teamsCount: 3,
  keep: { ...FAR_RETENTION, isEnding: true },
  ranking: CLOSED_RANKING,
};
