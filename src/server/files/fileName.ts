/** The longest name that every file system accepts, in bytes of UTF-8. */
const NAME_MAX_BYTES = 255;
const EXTENSION_MAX_CHARS = 12;
/** Control characters, and the marks that make 'exe.fdp' read as 'pdf.exe'. */
const INVISIBLE = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;
const LONE_SURROGATE = /\p{Cs}/gu;

/** Returns a file name without folders or invisible characters, of at most 255 bytes; '' when nothing is left. */
export function cleanFileName(sent: string): string {
  const last = sent.split(/[/\\]/).at(-1) ?? '';
  const name = last.replace(INVISIBLE, '').replace(LONE_SURROGATE, '').normalize('NFC').trim();
  return /^\.*$/.test(name) ? '' : shortened(name);
}

/** Shortens the name before the extension. */
function shortened(name: string): string {
  if (Buffer.byteLength(name) <= NAME_MAX_BYTES) return name;
  const dot = name.lastIndexOf('.');
  const extension = dot > 0 && name.length - dot <= EXTENSION_MAX_CHARS ? name.slice(dot) : '';
  const room = NAME_MAX_BYTES - Buffer.byteLength(extension);
  let stem = '';
  let bytes = 0;
  for (const char of name.slice(0, name.length - extension.length)) {
    bytes += Buffer.byteLength(char);
    if (bytes > room) break;
    stem += char;
  }
  return stem + extension;
}
