import type { HarmClass } from '#domain/council/wordFilter/harmClasses.ts';
import { ABLEIST } from './harmful/ableist.ts';
import { BODY_SHAMING } from './harmful/bodyShaming.ts';
import { CONTACTS } from './harmful/contacts.ts';
import { ETHNIC_SLURS } from './harmful/ethnicSlurs.ts';
import { GENDER_SLURS } from './harmful/genderSlurs.ts';
import { INSULTS } from './harmful/insults.ts';
import { PROFANITY } from './harmful/profanity.ts';
import { SELF_HARM } from './harmful/selfHarm.ts';
import { SEXUAL } from './harmful/sexual.ts';
import { THREATS } from './harmful/threats.ts';
import { ANIMALS } from './harmless/animals.ts';
import { CITIZENSHIP } from './harmless/citizenship.ts';
import { DECLARATION } from './harmless/declaration.ts';
import { FEEDBACK } from './harmless/feedback.ts';
import { FOOD } from './harmless/food.ts';
import { HARD_TOPICS } from './harmless/hardTopics.ts';
import { IDIOMS } from './harmless/idioms.ts';
import { NAMES } from './harmless/names.ts';
import { NUMBERS } from './harmless/numbers.ts';
import { SUBSTRINGS } from './harmless/substrings.ts';

/** Invented sentences that must be held for a teacher, by class of harm. */
export const HARMFUL: Readonly<Record<HarmClass, readonly string[]>> = {
  'self-harm': SELF_HARM,
  threat: THREATS,
  insult: INSULTS,
  profanity: PROFANITY,
  'ethnic-slur': ETHNIC_SLURS,
  'body-shaming': BODY_SHAMING,
  'ableist-slur': ABLEIST,
  'gender-slur': GENDER_SLURS,
  sexual: SEXUAL,
  contact: CONTACTS,
};

/** Sentences that must not be held, by kind of look-alike. */
export const HARMLESS = {
  names: NAMES,
  food: FOOD,
  animals: ANIMALS,
  substrings: SUBSTRINGS,
  idioms: IDIOMS,
  'hard topics': HARD_TOPICS,
  citizenship: CITIZENSHIP,
  declaration: DECLARATION,
  numbers: NUMBERS,
  feedback: FEEDBACK,
} as const satisfies Readonly<Record<string, readonly string[]>>;
