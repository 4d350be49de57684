import { randomUUID } from 'node:crypto';
import { QUEUE_PAGE_LIMIT_MAX } from '#domain/limits.ts';
import { proposals } from '#server/db/schema/council.ts';
import type { diaryEntries } from '#server/db/schema/diary.ts';
import type { SeedTeam } from './seed.ts';
import type { TestApp, TestCaller } from './testApp.ts';

export type CouncilMember = Partial<SeedTeam> & { submitted?: boolean };

/** Seeds a signed-in team in the council (level 6) with its proposal. */
export async function seedMember(app: TestApp, { submitted, ...given }: CouncilMember & { classId: string }) {
  const team = await app.team({ level: 6, ship: 3, ...given });
  const proposalId = randomUUID();
  const at = new Date(app.services.now());
  await app.db.insert(proposals).values({
    id: proposalId,
    teamId: team.id,
    text: `Proposta de ${team.name}`,
    createdAt: at,
    submittedAt: submitted ? at : null,
  });
  return { ...team, proposalId, call: await app.as(team.username) };
}

/** Returns a shown entry of a team's diary. */
export function diaryEntryRow(teamId: string, at: Date, more: Partial<typeof diaryEntries.$inferInsert> = {}) {
  return {
    id: randomUUID(),
    teamId,
    day: at.toISOString().slice(0, 10),
    progress: 'requested' as const,
    text: 'Escrevemos à Câmara.',
    reason: '',
    byTeam: true,
    createdAt: at,
    fingerprint: 'x',
    ...more,
  };
}

/** Reads all pages of one part of a moderation queue. */
export async function wholeQueue<Row>(by: TestCaller, path: string, part: string, list: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 0; ; page += 1) {
    const reply = (await by.get(`${path}?part=${part}&page=${page}&limit=${QUEUE_PAGE_LIMIT_MAX}`)).json();
    rows.push(...reply[list]);
    if (rows.length >= reply.pagination.total || reply[list].length === 0) return rows;
  }
}
