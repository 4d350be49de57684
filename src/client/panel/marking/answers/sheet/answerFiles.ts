import { CAPTION_PLACES, type Captioned, captionFields } from '#domain/game/captions.ts';

/** A file of an answer: its name, the short-lived address it is fetched from (ruling 12), and what the team says of it. */
export interface AnswerFile extends Captioned {
  name: string;
  content: string;
}

/** Parses a JSON list of name/content pairs (spec, section 3); drops whatever is invalid. */
export function parseAnswerFiles(text: string): AnswerFile[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter(isAnswerFile).map(withKnownCaption) : [];
  } catch {
    return [];
  }
}

/** Accepts only addresses of our server and data URLs, so that the link of an answer never runs a script. */
function isAnswerFile(value: unknown): value is AnswerFile {
  if (typeof value !== 'object' || value === null) return false;
  const { name, content } = value as Partial<AnswerFile>;
  return typeof name === 'string' && typeof content === 'string' && /^(\/api\/files\/|data:)/.test(content);
}

function withKnownCaption({ name, content, caption, place }: AnswerFile): AnswerFile {
  const known = CAPTION_PLACES.find((one) => one === place) ?? null;
  return { name, content, ...captionFields({ caption: typeof caption === 'string' ? caption : '', place: known }) };
}
