import { UPLOAD_REFERENCE } from '#contract/uploads.ts';
import type { Tx } from '#server/db/openDatabase.ts';
import { isUuid } from '#server/files/isUuid.ts';
import { linkedContent } from '#server/files/links.ts';
import { requireTeamQuota } from '#server/files/uploads/quota.ts';
import { finishedUploads } from '#server/files/uploads/uploads.queries.ts';
import { badInput } from '#server/http/badInput.ts';
import type { Services } from '#server/http/handler.ts';
import { Refusal } from '#server/http/Refusal.ts';
import { isPhotoType } from './diaryPhotos.presenter.ts';
import type { StoredPhoto } from './diaryPhotos.queries.ts';

const GONE = { photos: 'Uma fotografia não chegou ao servidor. É preciso juntá-la de novo.' };
const NO_PHOTO = { message: 'Só se podem juntar fotografias: JPG, PNG, GIF ou BMP.' };

interface SentPhotos {
  teamId: string;
  /** The account whose uploads may be named. */
  accountId: string;
  contents: readonly string[];
  /** The photographs that the entry has, which may be named by their addresses. */
  kept: readonly StoredPhoto[];
}

/**
 * Returns the contents of the photographs that an entry names and the ids of the uploads among them. Refuses any other
 * reference than a finished upload of this account and a photograph of the entry (badInput), content that is no photograph
 * (wrongFileType), and more than 200 MB a team (teamFilesTooLarge; ruling 12).
 */
export async function resolvePhotos(
  tx: Tx,
  services: Pick<Services, 'fileKey'>,
  { teamId, accountId, contents, kept }: SentPhotos,
): Promise<{ contents: string[]; uploadIds: string[] }> {
  const uploadIds = contents.filter((content) => content.startsWith(UPLOAD_REFERENCE)).map(uploadIdOf);
  const uploads = await finishedUploads(tx, accountId, uploadIds.filter(isUuid));
  const photos = contents.map((content) => {
    if (content.startsWith(UPLOAD_REFERENCE)) return uploads.get(uploadIdOf(content));
    const sha256 = linkedContent(services, content);
    return kept.find((photo) => photo.sha256 === sha256);
  });
  const found = photos.filter((photo) => photo !== undefined);
  if (found.length < photos.length) throw badInput(GONE);
  if (!found.every(({ mime }) => isPhotoType(mime))) throw new Refusal('wrongFileType', NO_PHOTO);
  await requireTeamQuota(tx, teamId, found);
  return { contents: found.map(({ sha256 }) => sha256), uploadIds: [...uploads.keys()] };
}

function uploadIdOf(content: string): string {
  return content.slice(UPLOAD_REFERENCE.length).toLowerCase();
}
