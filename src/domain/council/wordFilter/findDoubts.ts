import { DOUBT_KINDS, type DoubtKind } from '../moderation.ts';
import { accountPlaces, atSignPlaces, linkPlaces, phonePlaces } from './contactFilter.ts';
import { HARM_CLASSES, type HarmClass } from './harmClasses.ts';
import { merged, outside, type TextRange } from './TextRange.ts';
import { harmfulPlaces, type TextUse } from './wordFilter.ts';

export interface Doubt {
  kind: DoubtKind;
  /** 'contact' for telephone numbers, addresses and accounts. */
  harm: HarmClass;
  /** The text as written, at most FOUND_MAX_CHARS. */
  found: string;
}

const FOUND_MAX_CHARS = 60;

/**
 * Finds doubtful content in a pupil's text or in a name: words of each class of harm, also misspelt on purpose, and ways
 * to contact a pupil. A doubt only asks for a teacher's look; it forbids nothing. Runs in linear time.
 */
export function findDoubts(text: string, use: TextUse = 'message'): Doubt[] {
  const whole = text.normalize('NFC');
  return doubtsIn(whole, harmfulPlaces(whole, use));
}

function doubtsIn(whole: string, harms: ReadonlyMap<HarmClass, readonly TextRange[]>): Doubt[] {
  const { emails, handles } = atSignPlaces(whole);
  const addresses = merged(emails);
  const links = outside(merged(linkPlaces(whole)), addresses);
  const said = harms.get('contact') ?? [];
  const contacts: Record<Exclude<DoubtKind, 'word'>, readonly TextRange[]> = {
    phone: phonePlaces(whole),
    email: addresses,
    link: links,
    contact: outside(merged([...handles, ...accountPlaces(whole), ...said]), merged([...addresses, ...links])),
  };
  const told = ({ start, end }: TextRange) => whole.slice(start, Math.min(end, start + FOUND_MAX_CHARS));
  return DOUBT_KINDS.flatMap((kind): Doubt[] => {
    if (kind === 'word') return wordDoubts(harms).map(({ harm, ...place }) => ({ kind, harm, found: told(place) }));
    return contacts[kind].map((place) => ({ kind, harm: 'contact', found: told(place) }));
  });
}

/** Returns doubtful words in text order; a range found by several classes gets the most serious one. */
function wordDoubts(harms: ReadonlyMap<HarmClass, readonly TextRange[]>): (TextRange & { harm: HarmClass })[] {
  let taken: TextRange[] = [];
  const doubts = HARM_CLASSES.filter((harm) => harm !== 'contact').flatMap((harm) => {
    const free = outside(harms.get(harm) ?? [], taken);
    taken = merged([...taken, ...free]);
    return free.map((place) => ({ ...place, harm }));
  });
  return doubts.sort((one, other) => one.start - other.start);
}

/** Returns the classes of harm found in a text, most serious first. */
export function harmsIn(text: string, use: TextUse = 'message'): HarmClass[] {
  const whole = text.normalize('NFC');
  const harms = harmfulPlaces(whole, use);
  const told = new Set([...harms.keys(), ...doubtsIn(whole, harms).map(({ harm }) => harm)]);
  return HARM_CLASSES.filter((harm) => told.has(harm));
}

/** Returns whether a text has any doubtful content. */
export function isDoubtful(text: string, use: TextUse = 'message'): boolean {
  return findDoubts(text, use).length > 0;
}
