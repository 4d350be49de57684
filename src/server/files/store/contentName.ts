const SHA256 = /^[0-9a-f]{64}$/;

/** Whether a text can be the name of content; nothing else ever becomes part of a path. */
export function isContentName(text: string): boolean {
  return SHA256.test(text);
}
