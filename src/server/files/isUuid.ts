const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** In small letters, as uploads are named on the disk. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
