/** Returns the first message of a react-hook-form error, which may belong to a field or to one item of a list in it. */
export function messageIn(error: unknown): string | undefined {
  if (Array.isArray(error)) return error.map(messageIn).find(Boolean);
  if (typeof error === 'string') return error;
  const text = typeof error === 'object' && error !== null && 'message' in error ? error.message : undefined;
  return typeof text === 'string' && text !== '' ? text : undefined;
}

/** Returns the first error message in the order of the schema's fields; null without errors. */
export function firstMessage(schema: { shape: object }, errors: object): string | null {
  const wrong = new Map<string, unknown>(Object.entries(errors));
  const inOrder = Object.keys(schema.shape).map((name) => messageIn(wrong.get(name)));
  return inOrder.find(Boolean) ?? null;
}
