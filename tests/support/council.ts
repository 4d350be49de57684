import { randomUUID } from 'node:crypto';
import { proposals } from '#server/db/schemaCouncil.ts';
import type { SeedTeam } from './seed.ts';
import type { TestApp } from './testApp.ts';

export type CouncilMember = Partial<SeedTeam> & { submitted?: boolean };

/** A team in the council, signed in, with its proposal. */
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
