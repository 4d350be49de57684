import { PLACED_COMMENTS_MAX } from '#domain/limits.ts';
import { isPictureName, isSamePlace, type Place, validateTextPlace } from '#domain/marking/places/placedComments.ts';
import type { ValidationMessage } from '#domain/validation.ts';
import type { MissionLevel } from '#domain/vocabulary.ts';
import type { Tx } from '#server/db/openDatabase.ts';
import { badInput } from '#server/http/badInput.ts';
import { Refusal } from '#server/http/Refusal.ts';
import { storedMission } from '../../game/stored.ts';
import { placeOf } from './placedComments.presenter.ts';
import {
  type CurrentAnswer,
  countPlaced,
  findCurrentAnswer,
  findPlaced,
  insertPlaced,
  type PlacedRow,
  updatePlaced,
} from './placedComments.queries.ts';

interface Written {
  id: string;
  teamId: string;
  level: MissionLevel;
  /** The version of the answer that the teacher saw. */
  version: number;
  place: Place;
  text: string;
  at: Date;
}

/**
 * Writes a comment on a place of the current answer, or changes the words of one. The caller holds the team's lock.
 * Returns the row, and whether anything changed. Throws levelNotPosted, answerReplaced, tooManyPlaces, badInput, and notYours
 * for a comment of another team.
 */
export async function writePlaced(tx: Tx, written: Written): Promise<{ row: PlacedRow; isChanged: boolean }> {
  const { id, teamId, level, version, place, text, at } = written;
  const before = await findPlaced(tx, id);
  if (before !== null && before.teamId !== teamId) throw new Refusal('notYours');
  const answer = await findCurrentAnswer(tx, { teamId, level });
  if (answer === null) throw new Refusal('levelNotPosted');
  if (version !== answer.version) throw new Refusal('answerReplaced');
  if (before === null) {
    requirePlace(level, answer, place);
    if ((await countPlaced(tx, { teamId, level, version })) >= PLACED_COMMENTS_MAX) throw new Refusal('tooManyPlaces');
    return { row: await insertPlaced(tx, { id, teamId, level, version, place, text, at }), isChanged: true };
  }
  const isElsewhere = before.level !== level || !isSamePlace(placeOf(before), place);
  if (before.version !== version) throw new Refusal('answerReplaced');
  if (isElsewhere) throw badInput({ place: 'O lugar de um comentário não muda.' });
  if (before.text === text) return { row: before, isChanged: false };
  return { row: await updatePlaced(tx, id, { text, at }), isChanged: true };
}

/** Returns a comment on a current answer of this team. Throws notFound, notYours or answerReplaced. */
export async function requireCurrentPlaced(tx: Tx, { id, teamId }: { id: string; teamId: string }): Promise<PlacedRow> {
  const row = await findPlaced(tx, id);
  if (row === null) throw new Refusal('notFound');
  if (row.teamId !== teamId) throw new Refusal('notYours');
  const answer = await findCurrentAnswer(tx, { teamId, level: storedMission(row.level) });
  if (answer?.version !== row.version) throw new Refusal('answerReplaced');
  return row;
}

/** Throws badInput for a place that the answer does not have. */
function requirePlace(level: MissionLevel, answer: CurrentAnswer, place: Place): void {
  const message = validatePlace(level, answer, place);
  if (message !== null) throw badInput({ place: message });
}

function validatePlace(level: MissionLevel, { texts, files }: CurrentAnswer, place: Place): ValidationMessage {
  const isOfFiles = level === 3;
  if (isOfFiles !== (place.kind === 'picture')) return 'A resposta a esta missão não tem lugares destes.';
  if (place.kind === 'text') return validateTextPlace(texts, place);
  const file = files.find(({ step, position }) => step === place.step && position === place.position);
  if (file === undefined) return 'A resposta não tem esta imagem.';
  return isPictureName(file.name) ? null : 'Só se marcam pontos em imagens.';
}
