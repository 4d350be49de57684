const UTF16_LE = [0xff, 0xfe];
const UTF16_BE = [0xfe, 0xff];

/** Decodes a text file: UTF-8, UTF-16 (Excel's 'Unicode'), or otherwise Windows-1252 (Excel's default in Portugal). */
export function decodeText(bytes: Uint8Array): string {
  const begins = (mark: readonly number[]) => mark.every((byte, index) => bytes[index] === byte);
  if (begins(UTF16_LE)) return new TextDecoder('utf-16le').decode(bytes);
  if (begins(UTF16_BE)) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
