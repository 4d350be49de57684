/** Classes of harm that the word filter tells apart, the gravest first. */
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
