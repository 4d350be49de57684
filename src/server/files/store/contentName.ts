const SHA256 = /^[0-9a-f]{64}$/;

/** Returns whether a text is a content hash; no other text may become part of a path. */
export function isContentName(text: string): boolean {
  return SHA256.test(text);
}
