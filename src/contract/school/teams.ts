import * as z from 'zod/mini';
import type { EndpointTable } from '../endpoint.ts';
import { counted, filterFlag, filterText, id, integer, order, paging } from '../fields.ts';
import { createTeamBody, editTeamBody, eraseBody, moveTeamBody } from '../forms.ts';
import { chosenDilemma } from '../game/dilemmas.ts';
import { recording } from '../game/recordings.ts';
import { binned, erased } from '../records/bin.ts';
import { STAFF, TEAM } from '../who.ts';
import { supportsBody } from './supports.ts';

/** Points of one level; 0 for a level that was not posted. `marked` tells which a teacher has given, 0 too. */
export const levelPoints = z.object({
  total: z.int(),
  p1: z.int(),
  p2: z.int(),
  marked: z.object({ p1: z.boolean(), p2: z.boolean() }),
});
export const points = z.object({
  total: z.int(),
  level1: levelPoints,
  level2: levelPoints,
  level3: levelPoints,
  level4: levelPoints,
});

/**
 * A team's progress (spec, section 3). `interculturalidadeLevel` is the open game level minus 1, for every theme
 * (ruling 4). `accepted` tells which parts are answered and not given back; `returned` is the mission that was given
 * back, with the teacher's note.
 */
export const status = z.object({
  isTutorialDone: z.boolean(),
  isDevelopmentDone: z.boolean(),
  isHumanRightsDone: z.boolean(),
  isInterculturalDone: z.boolean(),
  solar: z.object({ name: z.string(), _id: z.uuid() }),
  interculturalidadeLevel: z.int(),
  accepted: z.object({
    tutorial: z.boolean(),
    level1: z.boolean(),
    level2: z.boolean(),
    level3: z.boolean(),
    level4: z.boolean(),
  }),
  returned: z.nullable(z.object({ level: z.int(), note: z.string() })),
});
export type Status = z.output<typeof status>;

const note = z.nullable(z.string());
/** A teacher's notes on each mission; null without a note, and for the team while it has not posted the mission. */
export const notes = z.object({ level1: note, level2: note, level3: note, level4: note });
export type Notes = z.output<typeof notes>;

/**
 * Stored answers. Lists of files are JSON texts of {name, content}, with `caption` and `place` where the team gave them;
 * content is a short-lived URL (ruling 12).
 */
const answers = z.object({
  team: z.uuid(),
  tutorial: z.nullable(z.object({ data: z.object({ quiz: z.string(), texto: z.string(), files: z.string() }) })),
  answers: z.array(z.string()),
  answersLevel2: z.array(z.string()),
  answersLevel3: z.array(z.string()),
  answersLevel4: z.array(z.string()),
  /** The answers by voice; absent without any. */
  recordings: z.optional(z.array(recording)),
  notes,
  /** What the team chose in the dilemmas, in the order of the game; never marked. */
  dilemmas: z.array(chosenDilemma),
});
export type Answers = z.output<typeof answers>;

export const team = z.object({
  _id: z.uuid(),
  name: z.string(),
  ship: z.nullable(integer(0, 9)),
  members: z.array(z.string()),
  /** Passwords are read one at a time by GET /credentials/:accountId, so that each read is audited. */
  credentials: z.object({ username: z.string(), password: z.null() }),
  status,
  details: z.object({
    class: z.string(),
    school: z.nullable(z.string()),
    teacher: z.string(),
    solar: z.string(),
  }),
  points,
  /** In lists of staff; absent while it has none. */
  supports: z.optional(supportsBody),
  answers: z.optional(answers),
});
export type Team = z.output<typeof team>;

/** Search, filters and sorting apply to all teams, on the server (ruling 20). */
export const teamQuery = z.extend(paging, {
  search: filterText,
  name: filterText,
  class: filterText,
  solar: filterText,
  tutorial: filterFlag,
  level1: filterFlag,
  level2: filterFlag,
  level3: filterFlag,
  level4: filterFlag,
  /** Whether a posted mission of the team still lacks a mark. */
  unmarked: filterFlag,
  sort: z._default(z.optional(z.enum(['name', 'class', 'tutorial', 'solar', 'points'])), 'name'),
  order,
});
export type TeamQuery = z.output<typeof teamQuery>;

const teamPage = z.object({ teams: z.array(team), pagination: counted });

export const teams = {
  myTeam: {
    method: 'GET',
    path: '/team',
    summary: 'A equipa com sessão iniciada e o seu estado no jogo.',
    who: TEAM,
    success: { status: 200, body: z.object({ team, status }) },
  },
  allTeams: {
    method: 'GET',
    path: '/team/all',
    summary: 'Página de equipas; um professor recebe só as suas.',
    who: STAFF,
    query: teamQuery,
    success: { status: 200, body: teamPage },
  },
  teamsOfTeacher: {
    method: 'GET',
    path: '/team/byTeacher/:teacherId',
    summary: 'Página das equipas de um professor, com respostas.',
    who: STAFF,
    params: z.object({ teacherId: id() }),
    query: teamQuery,
    success: { status: 200, body: teamPage },
    refusals: ['notYours', 'notFound'],
  },
  teamResponses: {
    method: 'GET',
    path: '/team/responses',
    summary: 'Página de equipas com as respostas; um professor recebe só as suas.',
    who: STAFF,
    query: teamQuery,
    success: { status: 200, body: teamPage },
  },
  createTeam: {
    method: 'POST',
    path: '/create',
    summary: 'Cria uma equipa. Um professor cria só nas suas turmas.',
    who: STAFF,
    body: createTeamBody,
    encoding: 'form',
    success: { status: 200, body: team },
    refusals: ['notYours', 'notFound', 'usernameTaken', 'busy'],
  },
  moveTeam: {
    method: 'PUT',
    path: '/team/:teamId/class',
    summary:
      'Muda uma equipa de turma; nada do que ela fez se altera, e o quiz conta pelas correções da nova turma. Um professor só entre as suas turmas.',
    who: STAFF,
    params: z.object({ teamId: id() }),
    body: moveTeamBody,
    encoding: 'json',
    success: { status: 200, body: team },
    refusals: ['notYours', 'notFound'],
  },
  editTeam: {
    method: 'PUT',
    path: '/team/:teamId',
    summary:
      'Muda o nome, os membros e o nome de utilizador de uma equipa, e o sistema solar se ainda não começou; o trabalho e a sessão ficam.',
    who: STAFF,
    params: z.object({ teamId: id() }),
    body: editTeamBody,
    encoding: 'json',
    success: { status: 200, body: team },
    refusals: ['notYours', 'notFound', 'usernameTaken', 'teamBegun'],
  },
  deleteTeam: {
    method: 'DELETE',
    path: '/team/:teamId',
    summary: 'Apaga uma equipa; pode ser restaurada durante 30 dias.',
    who: STAFF,
    params: z.object({ teamId: id() }),
    success: { status: 200, body: binned },
    refusals: ['notYours', 'notFound'],
  },
  eraseTeam: {
    method: 'POST',
    path: '/team/:teamId/erase',
    summary: 'Apaga para sempre todos os dados de uma equipa; `name` tem de ser o seu nome.',
    who: STAFF,
    params: z.object({ teamId: id() }),
    body: eraseBody,
    encoding: 'json',
    success: { status: 200, body: erased },
    refusals: ['notYours', 'notFound'],
  },
} as const satisfies EndpointTable;
