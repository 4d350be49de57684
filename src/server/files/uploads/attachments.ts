import type { SentFile } from '#contract/fields.ts';
import { UPLOAD_REFERENCE } from '#contract/uploads.ts';
import { isAllowedExtension, validateFile } from '#domain/validation.ts';
import type { Database, Tx } from '#server/db/openDatabase.ts';
import { Refusal } from '#server/http/Refusal.ts';
import type { Blob } from '../blobs.queries.ts';
import { cleanFileName } from '../fileName.ts';
import { nameFits } from '../fileTypes.ts';
import { isUuid } from '../isUuid.ts';
import { requireTeamQuota } from './quota.ts';
import { finishedUploads } from './uploads.queries.ts';

export interface Attachment {
  name: string;
  sha256: string;
  bytes: number;
}

/**
 * Returns the stored files that an answer names (ruling 12); `kept` are the files of its links, by link. Refuses any other
 * reference than a finished upload of this team (badInput), a name or content of a type that is not accepted
 * (wrongFileType), an empty file (badInput), a file that is too large (fileTooLarge), and more than 200 MB a team with its
 * previous answers (teamFilesTooLarge).
 */
export async function resolveAttachments(
  db: Database | Tx,
  teamId: string,
  files: readonly SentFile[],
  kept: ReadonlyMap<string, Blob> = new Map(),
): Promise<Attachment[]> {
  const ids = files.map(({ content }) => uploadId(content)).filter((id) => id !== null);
  const uploads = await finishedUploads(db, teamId, ids);
  const blobOf = (content: string) => kept.get(content) ?? uploads.get(uploadId(content) ?? '');
  const attachments = files.map(({ name, content }) => attachment(name, blobOf(content)));
  await requireTeamQuota(db, teamId, attachments);
  return attachments;
}

function attachment(sent: string, blob: Blob | undefined): Attachment {
  const name = cleanFileName(sent);
  if (name === '') throw badFile('O ficheiro não tem nome.');
  if (blob === undefined) throw badFile(`O ficheiro «${name}» não chegou ao servidor. Anexem-no de novo.`);
  requireName(name, blob.bytes);
  if (!nameFits(name, blob.mime)) throw wrongContent(name);
  return { name, sha256: blob.sha256, bytes: blob.bytes };
}

/** Refuses a file by its name and size alone: wrongFileType, badInput when it is empty, fileTooLarge. */
export function requireName(name: string, bytes: number): void {
  const message = validateFile(name, bytes);
  if (message === null) return;
  if (!isAllowedExtension(name)) throw new Refusal('wrongFileType', { message });
  throw bytes > 0 ? new Refusal('fileTooLarge', { message }) : badFile(message);
}

/** Returns the refusal of content that does not match its name. */
export function wrongContent(name: string): Refusal {
  return new Refusal('wrongFileType', { message: `O conteúdo do ficheiro «${name}» não corresponde ao seu tipo.` });
}

/** Returns a badInput refusal whose message is also that of the field `files`. */
export function badFile(message: string): Refusal {
  return new Refusal('badInput', { message, fields: { files: message } });
}

function uploadId(content: string): string | null {
  const id = content.startsWith(UPLOAD_REFERENCE) ? content.slice(UPLOAD_REFERENCE.length).toLowerCase() : '';
  return isUuid(id) ? id : null;
}
