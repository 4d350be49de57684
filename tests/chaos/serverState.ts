import type pg from 'pg';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import { proposalText } from '#domain/game/progression.ts';
import { quizPoints } from '#domain/marking/scoring.ts';
import { PARTS, type Part, type Theme } from '#domain/vocabulary.ts';
import type { TeamModel } from './TeamModel.ts';
import { switchedOn } from './TeamSupports.ts';

/** One item of a team's work, as text for comparison. */
type Thing = string;

interface Compared {
  /** Number of items that the teams made. */
  expected: number;
  /** Items missing on the server, and items that are there twice or that no team made. */
  lost: Thing[];
  doubled: Thing[];
}

/** Compares the server's database with the teams' own records. */
export async function compareWithServer(client: pg.Client, teams: readonly PlayedTeam[]): Promise<Compared> {
  const there = await thingsOnServer(client);
  const made = teams.flatMap(thingsOf);
  return { expected: made.length, lost: without(made, there), doubled: without(there, made) };
}

export interface PlayedTeam {
  username: string;
  theme: Theme;
  model: TeamModel;
}

function thingsOf({ username, theme, model }: PlayedTeam): Thing[] {
  const correct = SOLAR_SYSTEMS[theme].levels.level1.map(({ options }) => options.correct);
  const points = quizPoints(model.textsOf(1), correct);
  const of = (kind: string, ...words: unknown[]) => `${username} ${kind} ${JSON.stringify(words)}`;
  return [
    of('nível', 6, 'nave', model.ship, 'pontos', points),
    ...PARTS.map((part) => of('textos', part, model.textsOf(part))),
    ...PARTS.flatMap((part) => filesOf(part, model).map((file) => of('ficheiro', ...file))),
    of('apoios', model.supports),
    of('proposta', proposalText(model.textsOf(4))),
    ...[...model.stars].map(([proposalId, stars]) => of('estrelas', proposalId, stars)),
    ...[...model.comments].flatMap(([proposalId, texts]) => texts.map((text) => of('comentário', proposalId, text))),
  ];
}

function filesOf(part: Part, model: TeamModel): unknown[][] {
  return model
    .filesOf(part)
    .flatMap((list, step) =>
      list.map(({ name, sha256, caption, place }, position) => [part, step, position, name, sha256, caption, place]),
    );
}

/** Queries that turn each row into an item; teams that were not simulated are ignored. */
const QUERIES: readonly { kind: string; sql: string; things: (row: Record<string, unknown>) => unknown[] }[] = [
  {
    kind: 'nível',
    sql: 'select username, level, ship, points from teams join accounts using (id)',
    things: ({ level, ship, points }) => [level, 'nave', ship, 'pontos', points],
  },
  {
    kind: 'textos',
    sql: 'select username, part, texts from answers join accounts on id = team_id',
    things: ({ part, texts }) => [part, texts],
  },
  {
    kind: 'ficheiro',
    sql: 'select username, part, step, position, name, sha256, caption, place from answer_files join accounts on id = team_id',
    things: ({ part, step, position, name, sha256, caption, place }) => [
      part,
      step,
      position,
      name,
      sha256,
      caption,
      place,
    ],
  },
  {
    kind: 'apoios',
    sql: `select username, coalesce(supports, '{}') as supports from teams join accounts using (id) left join team_supports on team_id = id`,
    things: ({ supports }) => [switchedOn(supports as object)],
  },
  {
    kind: 'proposta',
    sql: 'select username, p.text from proposals p join accounts a on a.id = p.team_id',
    things: ({ text }) => [text],
  },
  {
    kind: 'estrelas',
    sql: 'select username, proposal_id, stars from ratings join accounts on id = team_id',
    things: ({ proposal_id, stars }) => [proposal_id, stars],
  },
  {
    kind: 'comentário',
    sql: 'select username, proposal_id, c.text from comments c join accounts a on a.id = c.team_id',
    things: ({ proposal_id, text }) => [proposal_id, text],
  },
];

/** Prefix of the simulated teams' usernames. */
export const TEAM_PREFIX = 'caos-';

async function thingsOnServer(client: pg.Client): Promise<Thing[]> {
  const found: Thing[] = [];
  for (const { kind, sql, things } of QUERIES) {
    const { rows } = await client.query<Record<string, unknown>>(sql);
    for (const row of rows) {
      const username = String(row.username);
      if (username.startsWith(TEAM_PREFIX)) found.push(`${username} ${kind} ${JSON.stringify(things(row))}`);
    }
  }
  return found;
}

/** Returns the multiset difference of `all` and `others`. */
function without(all: readonly Thing[], others: readonly Thing[]): Thing[] {
  const left = new Map<Thing, number>();
  for (const thing of others) left.set(thing, (left.get(thing) ?? 0) + 1);
  return all.filter((thing) => {
    const count = left.get(thing) ?? 0;
    left.set(thing, count - 1);
    return count <= 0;
  });
}
