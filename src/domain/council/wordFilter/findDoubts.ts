import { DOUBT_KINDS, type DoubtKind } from '../moderation.ts';
import { accountPlaces, atSignPlaces, linkPlaces, phonePlaces } from './contactFilter.ts';
import { HARM_CLASSES, type HarmClass } from './harmClasses.ts';
import { merged, outside, type Place } from './Place.ts';
import { harmfulPlaces, type TextUse } from './wordFilter.ts';

export interface Doubt {
  kind: DoubtKind;
  /** Of telephone numbers, addresses and accounts: 'contact'. */
  harm: HarmClass;
  /** As it is written in the text, at most FOUND_MAX_CHARS of it. */
  found: string;
}

const FOUND_MAX_CHARS = 60;

/**
 * Returns what a teacher should see first in a text of a pupil, or in a name: words of each class of harm however they
 * are spelt, and whatever tells strangers how to reach a pupil. Nothing is forbidden by it. Time grows with the length
 * alone.
 */
export function findDoubts(text: string, use: TextUse = 'message'): Doubt[] {
  const whole = text.normalize('NFC');
  return doubtsIn(whole, harmfulPlaces(whole, use));
}

function doubtsIn(whole: string, harms: ReadonlyMap<HarmClass, readonly Place[]>): Doubt[] {
  const { emails, handles } = atSignPlaces(whole);
  const addresses = merged(emails);
  const links = outside(merged(linkPlaces(whole)), addresses);
  const said = harms.get('contact') ?? [];
  const contacts: Record<Exclude<DoubtKind, 'word'>, readonly Place[]> = {
    phone: phonePlaces(whole),
    email: addresses,
    link: links,
    contact: outside(merged([...handles, ...accountPlaces(whole), ...said]), merged([...addresses, ...links])),
  };
  const told = ({ start, end }: Place) => whole.slice(start, Math.min(end, start + FOUND_MAX_CHARS));
  return DOUBT_KINDS.flatMap((kind): Doubt[] => {
    if (kind === 'word') return wordDoubts(harms).map(({ harm, ...place }) => ({ kind, harm, found: told(place) }));
    return contacts[kind].map((place) => ({ kind, harm: 'contact', found: told(place) }));
  });
}

/** In the order of the text; of what several classes share the gravest is told. */
function wordDoubts(harms: ReadonlyMap<HarmClass, readonly Place[]>): (Place & { harm: HarmClass })[] {
  let taken: Place[] = [];
  const doubts = HARM_CLASSES.filter((harm) => harm !== 'contact').flatMap((harm) => {
    const free = outside(harms.get(harm) ?? [], taken);
    taken = merged([...taken, ...free]);
    return free.map((place) => ({ ...place, harm }));
  });
  return doubts.sort((one, other) => one.start - other.start);
}

/** Returns the classes of harm that stand in a text, the gravest first. */
export function harmsIn(text: string, use: TextUse = 'message'): HarmClass[] {
  const whole = text.normalize('NFC');
  const harms = harmfulPlaces(whole, use);
  const told = new Set([...harms.keys(), ...doubtsIn(whole, harms).map(({ harm }) => harm)]);
  return HARM_CLASSES.filter((harm) => told.has(harm));
}

/** Returns whether a teacher should see the text first. */
export function isDoubtful(text: string, use: TextUse = 'message'): boolean {
  return findDoubts(text, use).length > 0;
}
