/** A file of an answer: its name and the short-lived address it is fetched from (ruling 12). */
export interface AnswerFile {
  name: string;
  content: string;
}

/** Reads the JSON text of name/content pairs (spec, section 3); what cannot be read is no file. */
export function parseAnswerFiles(text: string): AnswerFile[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter(isAnswerFile) : [];
  } catch {
    return [];
  }
}

/** Only our own addresses and data become links: an answer must never run a script. */
function isAnswerFile(value: unknown): value is AnswerFile {
  if (typeof value !== 'object' || value === null) return false;
  const { name, content } = value as Partial<AnswerFile>;
  return typeof name === 'string' && typeof content === 'string' && /^(\/api\/files\/|data:)/.test(content);
}
