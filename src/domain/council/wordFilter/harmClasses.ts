/** Classes of harm of the word filter, most serious first. */
export const HARM_CLASSES = [
  'self-harm',
  'threat',
  'ethnic-slur',
  'gender-slur',
  'ableist-slur',
  'body-shaming',
  'sexual',
  'insult',
  'profanity',
  'contact',
] as const;
export type HarmClass = (typeof HARM_CLASSES)[number];
