import type { Place, PlacedLevel } from '#domain/marking/places/placedComments.ts';
import { readDeviceTexts, writeDeviceText } from '../saving/deviceTexts.ts';

/** Words of a new or edited comment that were not saved; only this device has them. */
export interface PlaceDraft {
  /** The id of the comment; a new one gets it when it is saved. */
  id: string;
  /** The version of the answer that was shown when the place was chosen. */
  version: number;
  /** Null while the point of a picture is not chosen. */
  place: Place | null;
  /** The picture; null for a text. */
  picture: { step: number; position: number } | null;
  text: string;
}

const DRAFTS = 'placed-comment:';

/** Stores a draft on this device; one without words is removed. */
export function writePlaceDraft(account: string, teamId: string, level: PlacedLevel, draft: PlaceDraft): void {
  const text = draft.text.trim() === '' ? null : JSON.stringify(draft);
  writeDeviceText(account, startOf(teamId, level) + draft.id, text);
}

/** Removes a draft that was saved or discarded. */
export function removePlaceDraft(account: string, teamId: string, level: PlacedLevel, id: string): void {
  writeDeviceText(account, startOf(teamId, level) + id, null);
}

/** Returns the drafts for a team's answer to one mission, of any version. */
export function readPlaceDrafts(account: string, teamId: string, level: PlacedLevel): PlaceDraft[] {
  const texts = [...readDeviceTexts(account)].filter(([name]) => name.startsWith(startOf(teamId, level)));
  return texts.flatMap(([, text]) => parsed(text));
}

/** Returns whether this device has any draft of an account. */
export function hasPlaceDrafts(account: string): boolean {
  return [...readDeviceTexts(account).keys()].some((name) => name.startsWith(DRAFTS));
}

function startOf(teamId: string, level: PlacedLevel): string {
  return `${DRAFTS}${teamId}:${level}:`;
}

function parsed(text: string): PlaceDraft[] {
  try {
    const value: unknown = JSON.parse(text);
    return isDraft(value) ? [value] : [];
  } catch {
    return [];
  }
}

function isDraft(value: unknown): value is PlaceDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { id, version, place, picture, text } = value as Partial<PlaceDraft>;
  const isSet = place !== undefined && picture !== undefined && (place !== null || picture !== null);
  return typeof id === 'string' && typeof version === 'number' && typeof text === 'string' && isSet;
}
