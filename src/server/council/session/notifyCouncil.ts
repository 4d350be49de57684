import { notifyClassChanged, notifyTeamsChanged } from '#server/classroom/teamChanges.queries.ts';
import type { Database } from '#server/db/openDatabase.ts';
import { type CouncilWatchers, watchersOf } from './steering.queries.ts';

/** Notifies the devices of the teams of a session, and everybody who watches its classes, that it has changed. */
export async function notifyWatchers(db: Database, { teamIds, classIds }: CouncilWatchers): Promise<void> {
  await Promise.all([notifyTeamsChanged(db, teamIds), ...classIds.map((classId) => notifyClassChanged(db, classId))]);
}

/** Notifies the devices of one team, and the pages that show the classes of the session, of the team's change. */
export async function notifyOwnChange(db: Database, councilId: string, teamId: string): Promise<void> {
  const { classIds } = await watchersOf(db, councilId);
  await notifyWatchers(db, { teamIds: [teamId], classIds });
}
