import type { levelScales } from '#contract/marking/levelScales.ts';
import { SCALE_LEVELS } from '#domain/marking/levelScale.ts';
import type { Handlers } from '../http/handler.ts';
import { Refusal } from '../http/Refusal.ts';
import { audit } from '../records/history/audit.queries.ts';
import { listSchools, lockSchool } from '../school/schools.queries.ts';
import { updateLevelScale } from './levelScales.queries.ts';

/** Handles the level scale of a school, which administrators and managers set; an unchanged one is not audited. */
export const levelScalesHandlers: Handlers<typeof levelScales> = {
  setLevelScale: ({ caller, params: { schoolId }, body, services: { db, now } }) =>
    db.transaction(async (tx) => {
      const [school] = (await lockSchool(tx, schoolId)) ? await listSchools(tx, { schoolId }) : [];
      if (!school) throw new Refusal('notFound');
      if (SCALE_LEVELS.some((level) => body[level] !== school.levelScale[level])) {
        await updateLevelScale(tx, schoolId, body);
        const subject = { id: schoolId, name: school.name };
        await audit(tx, { caller, at: new Date(now()) }, 'setLevelScale', subject, { levelScale: body });
      }
      return body;
    }),
};
