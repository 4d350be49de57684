/** The first words of an error as the form library nests it: of a field, or of one item of a list in a field. */
export function wordsIn(error: unknown): string | undefined {
  if (Array.isArray(error)) return error.map(wordsIn).find(Boolean);
  if (typeof error === 'string') return error;
  const told = typeof error === 'object' && error !== null && 'message' in error ? error.message : undefined;
  return typeof told === 'string' && told !== '' ? told : undefined;
}

/** What is told first of all that is wrong, in the order of the schema's fields; null when no field is wrong. */
export function firstWords(schema: { shape: object }, errors: object): string | null {
  const wrong = new Map<string, unknown>(Object.entries(errors));
  const inOrder = Object.keys(schema.shape).map((name) => wordsIn(wrong.get(name)));
  return inOrder.find(Boolean) ?? null;
}
