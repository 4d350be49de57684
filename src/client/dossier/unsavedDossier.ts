import { readItem, removeItem, unsentKey, writeItem } from '#client/session/localItems.ts';
import { DOSSIER_ANSWERS, type Dossier, type DossierStep } from '#domain/council/dossier.ts';

/** Answers that the server does not have yet, and the revision that they are based on. */
interface UnsavedAnswers {
  base: number;
  answers: Dossier;
}

export interface UnsavedDossier {
  /** Returns null when there are none, or none that can be read. */
  read(): UnsavedAnswers | null;
  write(unsaved: UnsavedAnswers): void;
  remove(): void;
}

/** Returns the device's copy of what an account wrote in a team's dossier; it outlives signing out (ruling 16). */
export function unsavedDossier(account: string, teamId: string): UnsavedDossier {
  const key = unsentKey(account, `dossier-${teamId}`);
  return {
    read: () => parsed(readItem(key)),
    write: (unsaved) => void writeItem(key, unsaved),
    remove: () => removeItem(key),
  };
}

type Fields = Record<string, unknown>;

function parsed(value: unknown): UnsavedAnswers | null {
  if (!isFields(value) || typeof value.base !== 'number' || !isFields(value.answers)) return null;
  const { base, answers } = value;
  const isRead = DOSSIER_ANSWERS.every((name) => typeof answers[name] === 'string') && areSteps(answers.steps);
  return isRead ? { base, answers: answers as unknown as Dossier } : null;
}

function areSteps(value: unknown): value is DossierStep[] {
  return Array.isArray(value) && value.every(isStep);
}

function isStep(value: unknown): boolean {
  if (!isFields(value)) return false;
  const { what, who, when, cents } = value;
  return [what, who, when].every((text) => typeof text === 'string') && (cents === null || typeof cents === 'number');
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}
