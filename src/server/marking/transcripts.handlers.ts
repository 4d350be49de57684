import type { transcripts } from '#contract/marking/transcripts.ts';
import type { Tx } from '../db/openDatabase.ts';
import { releaseContents } from '../files/blobs.queries.ts';
import type { PlayingTeam } from '../game/levels.queries.ts';
import { inLockedTeam } from '../game/playingTeam.ts';
import {
  findRecording,
  removeVoice,
  type VersionedRecording,
  writeWords,
} from '../game/recordings/recordings.queries.ts';
import type { Handlers } from '../http/handler.ts';
import { Refusal } from '../http/Refusal.ts';
import { requireAllowed } from '../http/requireAllowed.ts';
import { audit, auditOnce, ownedSubject } from '../records/history/audit.queries.ts';
import { canMark } from './marking.policy.ts';

/** Handles what staff do with the recordings of a team (decision 0086). The audit contains no words of them. */
export const transcriptsHandlers: Handlers<typeof transcripts> = {
  writeTranscript: ({ caller, services, params, body: { text } }) =>
    inLockedTeam(services.db, params.teamId, async (tx, team) => {
      requireAllowed(canMark(caller, team));
      const { id, part, words } = await requireRecording(tx, team, params.recordingId);
      if (text !== words) {
        const at = new Date(services.now());
        await writeWords(tx, id, { words: text, at });
        const details = { ...levelOf(part), removed: text === '' };
        await auditOnce(tx, { caller, at }, 'writeTranscript', ownedSubject(team), details);
      }
      return { _id: id, words: text };
    }),

  deleteVoice: ({ caller, services, params }) =>
    inLockedTeam(services.db, params.teamId, async (tx, team) => {
      requireAllowed(canMark(caller, team));
      const { id, part, sha256 } = await requireRecording(tx, team, params.recordingId);
      if (sha256 !== null) {
        const at = new Date(services.now());
        await removeVoice(tx, id);
        await releaseContents(tx, [sha256], at);
        await audit(tx, { caller, at }, 'deleteVoice', ownedSubject(team), levelOf(part));
      }
      return { _id: id, deleted: true as const };
    }),
};

/** The training has no level. */
function levelOf(part: number): { level?: number } {
  return part === 0 ? {} : { level: part };
}

async function requireRecording(tx: Tx, team: PlayingTeam, id: string): Promise<VersionedRecording> {
  const recording = await findRecording(tx, id);
  if (recording === null) throw new Refusal('notFound');
  if (recording.teamId !== team.id) throw new Refusal('notYours');
  return recording;
}
