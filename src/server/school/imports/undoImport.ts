import type { Services } from '#server/http/handler.ts';
import { audit } from '#server/records/history/audit.queries.ts';
import {
  deleteEmptyClasses,
  deleteTeams,
  holdClasses,
  type ImportRecord,
  lockImportedTeams,
} from './imports.queries.ts';
import { countsText } from './writeImport.ts';

/**
 * Deletes what an import created and nobody has used. Keeps teams that have begun to play, were changed by staff or
 * belong to another teacher now, and classes that have a team. Idempotent.
 */
export function undoImport(
  { db, now }: Services,
  { callerId, importId, made }: { callerId: string; importId: string; made: ImportRecord },
) {
  const { ownerId } = made;
  return db.transaction(async (tx) => {
    const teams = await lockImportedTeams(tx, made.teamIds);
    await holdClasses(tx, made.classIds);
    const stays = (team: (typeof teams)[number]) => team.isUsed || team.teacherId !== ownerId;
    const gone = teams.filter((team) => !stays(team)).map(({ id }) => id);
    await deleteTeams(tx, gone);
    const classes = await deleteEmptyClasses(tx, made.classIds, ownerId);
    const kept = [...teams.filter(stays), ...classes.kept].map(({ id, name }) => ({ _id: id, name }));
    const details = { importId, teams: gone, classes: classes.deleted, kept: kept.map(({ _id }) => _id) };
    const subjectName = countsText(classes.deleted.length, gone.length);
    const by = { caller: { accountId: callerId }, at: new Date(now()) };
    await audit(tx, by, 'undoImport', { id: ownerId, name: subjectName, ownerId }, details);
    return { classes: classes.deleted.length, teams: gone.length, kept };
  });
}
