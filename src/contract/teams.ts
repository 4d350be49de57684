import * as z from 'zod/mini';
import { MEMBERS_MAX, NAME_MAX_CHARS } from '#domain/limits.ts';
import type { EndpointTable } from './endpoint.ts';
import {
  filterFlag,
  filterText,
  id,
  integer,
  name,
  pagination,
  paging,
  password,
  repeated,
  text,
  username,
} from './fields.ts';
import { STAFF, TEAM } from './who.ts';

/** Points of one level; a level that was not posted counts 0. */
const levelPoints = z.object({ total: z.int(), p1: z.int(), p2: z.int() });
export const points = z.object({
  total: z.int(),
  level1: levelPoints,
  level2: levelPoints,
  level3: levelPoints,
  level4: levelPoints,
});

/** Spec, section 3. `interculturalidadeLevel` is the game level less 1, for every theme (ruling 4). */
export const status = z.object({
  isTutorialDone: z.boolean(),
  isDevelopmentDone: z.boolean(),
  isHumanRightsDone: z.boolean(),
  isInterculturalDone: z.boolean(),
  solar: z.object({ name: z.string(), _id: z.uuid() }),
  interculturalidadeLevel: z.int(),
});
export type Status = z.output<typeof status>;

/** Stored answers. Files are JSON text of {name, content}; content is a short-lived address (ruling 12). */
const answers = z.object({
  team: z.uuid(),
  tutorial: z.nullable(z.object({ data: z.object({ quiz: z.string(), texto: z.string(), files: z.string() }) })),
  answers: z.array(z.string()),
  answersLevel2: z.array(z.string()),
  answersLevel3: z.array(z.string()),
  answersLevel4: z.array(z.string()),
});
export type Answers = z.output<typeof answers>;

const team = z.object({
  _id: z.uuid(),
  name: z.string(),
  ship: z.nullable(integer(0, 9)),
  members: z.array(z.string()),
  /** The password is opened one at a time by GET /credentials/:accountId, so that each opening is on record. */
  credentials: z.object({ username: z.string(), password: z.null() }),
  status,
  details: z.object({
    class: z.string(),
    school: z.nullable(z.string()),
    teacher: z.string(),
    solar: z.string(),
  }),
  points,
  answers: z.optional(answers),
});
export type Team = z.output<typeof team>;

/** Search, filter and sort run on the server over all teams (ruling 20). */
const teamQuery = z.extend(paging, {
  search: filterText,
  name: filterText,
  class: filterText,
  solar: filterText,
  tutorial: filterFlag,
  level1: filterFlag,
  level2: filterFlag,
  level3: filterFlag,
  level4: filterFlag,
  sort: z._default(z.optional(z.enum(['name', 'class', 'tutorial', 'solar'])), 'name'),
  order: z._default(z.optional(z.enum(['asc', 'desc'])), 'asc'),
});
export type TeamQuery = z.output<typeof teamQuery>;

const teamPage = z.object({ teams: z.array(team), pagination });

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
  allTeamsAtOnce: {
    method: 'GET',
    path: '/team/allnopages',
    summary: 'Lista simples de equipas; um professor recebe só as suas.',
    who: STAFF,
    success: { status: 200, body: z.array(team) },
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
    body: z.object({
      permissionWanted: integer(3, 3, 'Só é possível criar contas de equipa.'),
      name: name('O nome da equipa é obrigatório'),
      teamMembers: repeated(text(NAME_MAX_CHARS), MEMBERS_MAX),
      username: username(),
      password: password(),
      school: z.optional(z.nullable(z.string())),
      schoolClass: id('É necessário selecionar uma turma'),
      solarId: id('É necessário selecionar um sistema solar'),
      teacherId: z.optional(z.nullable(z.string())),
    }),
    encoding: 'form',
    success: { status: 200, body: team },
    refusals: ['notYours', 'notFound', 'usernameTaken', 'busy'],
  },
} as const satisfies EndpointTable;
