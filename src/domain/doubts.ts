import { atSignPlaces, linkPlaces, phonePlaces } from './contactFilter.ts';
import { DOUBT_KINDS, type DoubtKind } from './moderation.ts';
import { doubtfulPlaces, merged, type Place } from './wordFilter.ts';

export interface Doubt {
  kind: DoubtKind;
  /** As it is written in the text, at most FOUND_MAX_CHARS of it. */
  found: string;
}

const FOUND_MAX_CHARS = 60;

/**
 * What is doubtful in a text of a pupil, or in a name: insults and vulgar words however they are spelt, and whatever
 * would tell strangers how to reach a pupil. Nothing is forbidden by it; a teacher decides. Time grows with the length
 * alone.
 */
export function findDoubts(text: string): Doubt[] {
  const whole = text.normalize('NFC');
  const { words, contacts } = doubtfulPlaces(whole);
  const { emails, handles } = atSignPlaces(whole);
  const addresses = merged(emails);
  const links = outside(merged(linkPlaces(whole)), addresses);
  const found: Record<DoubtKind, readonly Place[]> = {
    word: words,
    phone: phonePlaces(whole),
    email: addresses,
    link: links,
    contact: merged([...handles, ...outside(contacts, merged([...addresses, ...links]))]),
  };
  return DOUBT_KINDS.flatMap((kind) =>
    found[kind].map(({ start, end }) => ({ kind, found: whole.slice(start, Math.min(end, start + FOUND_MAX_CHARS)) })),
  );
}

/** Whether there is anything doubtful in it. */
export function isDoubtful(text: string): boolean {
  return findDoubts(text).length > 0;
}

/** Those that share nothing with the others; both in the order of the text. */
function outside(places: readonly Place[], others: readonly Place[]): Place[] {
  let next = 0;
  return places.filter(({ start, end }) => {
    while ((others[next]?.end ?? end) <= start) next += 1;
    return (others[next]?.start ?? end) >= end;
  });
}
