import { isAllowedExtension } from '#domain/validation.ts';
import { isBmp, isText } from './textOrBitmap.ts';

/** How many bytes of a file the signatures need; whether it is text is decided by as many. */
export const HEAD_BYTES = 4_096;
const UNKNOWN = 'application/octet-stream';
/** Documents of Word and PowerPoint; any other archive is unknown. */
const ZIP = 'application/zip';
const OLE = 'application/x-ole-storage';
const RTF = 'application/rtf';
const PDF_MARK = '%PDF-';
/** Acrobat accepts a PDF whose mark comes within the first kilobyte. */
const PDF_MARK_WITHIN = 1_024;

/** Signatures of the first bytes, strongest first; `blobs.mime` holds their `mime`. */
const SIGNATURES: readonly { mime: string; fits: (head: Buffer) => boolean }[] = [
  { mime: 'image/png', fits: (head) => has(head, 0, '\x89PNG\r\n\x1a\n') },
  { mime: 'image/jpeg', fits: (head) => has(head, 0, '\xff\xd8\xff') },
  { mime: 'image/gif', fits: (head) => has(head, 0, 'GIF87a') || has(head, 0, 'GIF89a') },
  { mime: 'image/bmp', fits: isBmp },
  { mime: ZIP, fits: isOfficePackage },
  { mime: OLE, fits: (head) => has(head, 0, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1') },
  { mime: 'video/mp4', fits: isFilm },
  { mime: 'video/x-msvideo', fits: (head) => has(head, 0, 'RIFF') && has(head, 8, 'AVI ') },
  { mime: 'video/x-matroska', fits: (head) => has(head, 0, '\x1a\x45\xdf\xa3') },
  { mime: 'application/pdf', fits: isPdf },
  { mime: RTF, fits: (head) => has(head, 0, '{\\rtf') },
  { mime: 'text/plain', fits: isText },
];

/** The content that each extension may have, and the type with which it is served. Word also saves RTF as .doc. */
const TYPES: Record<string, { content: readonly string[]; mime: string }> = {
  pdf: { content: ['application/pdf'], mime: 'application/pdf' },
  doc: { content: [OLE, RTF], mime: 'application/msword' },
  docx: { content: [ZIP], mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
  txt: { content: ['text/plain'], mime: 'text/plain' },
  ppt: { content: [OLE], mime: 'application/vnd.ms-powerpoint' },
  pptx: { content: [ZIP], mime: 'application/vnd.openxmlformats-officedocument.presentationml.presentation' },
  png: { content: ['image/png'], mime: 'image/png' },
  jpg: { content: ['image/jpeg'], mime: 'image/jpeg' },
  jpeg: { content: ['image/jpeg'], mime: 'image/jpeg' },
  gif: { content: ['image/gif'], mime: 'image/gif' },
  bmp: { content: ['image/bmp'], mime: 'image/bmp' },
  mp4: { content: ['video/mp4'], mime: 'video/mp4' },
  avi: { content: ['video/x-msvideo'], mime: 'video/x-msvideo' },
  mkv: { content: ['video/x-matroska'], mime: 'video/x-matroska' },
  webm: { content: ['video/x-matroska'], mime: 'video/webm' },
};

/** Returns the type of content by its first bytes, whatever its name. */
export function sniff(head: Buffer): string {
  return SIGNATURES.find(({ fits }) => fits(head))?.mime ?? UNKNOWN;
}

/** Returns whether content of this type (from `sniff`) may have this name. */
export function nameFits(name: string, sniffed: string): boolean {
  return isAllowedExtension(name) && typeOf(name)?.content.includes(sniffed) === true;
}

/** Returns the type with which a file of this name is served. */
export function mimeOf(name: string): string {
  return typeOf(name)?.mime ?? UNKNOWN;
}

function typeOf(name: string) {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return Object.hasOwn(TYPES, extension) ? TYPES[extension] : undefined;
}

/** Names of the first entry of an Office document. */
const OFFICE_ENTRIES = ['[Content_Types].xml', '_rels/', 'docProps/', 'word/', 'ppt/', 'customXml/'];
const ENTRY_NAME_LENGTH_AT = 26;
const ENTRY_NAME_AT = 30;

/** Returns whether it is a ZIP whose first entry belongs to an Office document (ECMA-376), and not just any archive. */
function isOfficePackage(head: Buffer): boolean {
  if (!has(head, 0, 'PK\x03\x04') || head.length < ENTRY_NAME_AT) return false;
  const end = ENTRY_NAME_AT + head.readUInt16LE(ENTRY_NAME_LENGTH_AT);
  const name = head.toString('latin1', ENTRY_NAME_AT, end);
  return OFFICE_ENTRIES.some((entry) => (entry.endsWith('/') ? name.startsWith(entry) : name === entry));
}

/** Still pictures in the same container format. */
const PICTURE_BRANDS = ['heic', 'heix', 'heim', 'heis', 'mif1', 'avif'];

function isFilm(head: Buffer): boolean {
  return has(head, 4, 'ftyp') && !PICTURE_BRANDS.some((brand) => has(head, 8, brand));
}

/** A text that mentions the mark is a text. */
function isPdf(head: Buffer): boolean {
  return has(head, 0, PDF_MARK) || (head.subarray(0, PDF_MARK_WITHIN).includes(PDF_MARK) && !isText(head));
}

function has(head: Buffer, at: number, signature: string): boolean {
  return head.toString('latin1', at, at + signature.length) === signature;
}
