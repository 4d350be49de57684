import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import { draftTexts, hasGrowth, isNextStep, type LastStep, stepToDrop } from '#domain/game/growth.ts';
import { GROWTH_STEPS_MAX } from '#domain/limits.ts';
import type { Part } from '#domain/vocabulary.ts';
import type { Tx } from '../../db/openDatabase.ts';
import type { PlayingTeam } from '../levels.queries.ts';
import { addStep, deleteStep, readSeries } from './draftSteps.queries.ts';

interface WrittenDraft {
  part: Part;
  content: string;
  at: Date;
  /** The last step before this draft; null before the first. */
  last: LastStep | null;
}

/**
 * Adds the draft that was just written to the steps of how the answer grew, where it differs enough from the last one. A
 * full series loses the step that says least. A draft that cannot be read makes no step. One query for a step, two more
 * in a full series, none otherwise. The caller holds the team's lock.
 */
export async function growAnswer(tx: Tx, team: PlayingTeam, { part, content, at, last }: WrittenDraft): Promise<void> {
  if (!hasGrowth(part)) return;
  const texts = nextStep(team, { part, content, at, last });
  if (texts === null) return;
  const { version, steps } = await addStep(tx, { teamId: team.id, part }, { texts, at });
  if (steps <= GROWTH_STEPS_MAX) return;
  const place = { teamId: team.id, part, version };
  const series = await readSeries(tx, place);
  const dropped = series[stepToDrop(series.map((step) => step.texts)) ?? -1];
  if (dropped) await deleteStep(tx, place, dropped.number);
}

/** Returns the texts of the step that this draft makes of how the answer grew; null when it makes none. */
export function nextStep(team: PlayingTeam, { part, content, at, last }: WrittenDraft): string[] | null {
  if (!hasGrowth(part)) return null;
  const texts = draftTexts(content, part, SOLAR_SYSTEMS[team.theme].levels[`level${part}`].length);
  return texts !== null && isNextStep(last, texts, at.getTime()) ? texts : null;
}
