import type * as z from 'zod/mini';
import { ROLES, type Role } from '#domain/vocabulary.ts';
import type { RefusalId } from './refusals.ts';

/**
 * A call that streams: resumable uploads by the tus 1.0 protocol, and short-lived file URLs (ruling 12). An answer
 * and an entry of a plan's diary reference a finished upload as `upload:{id}`; the upload's metadata contains `filename`.
 */
export interface StreamedCall {
  method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE' | 'GET';
  path: string;
  summary: string;
  who: 'anyone' | readonly Role[];
  query?: z.ZodMiniType;
  statuses: readonly number[];
  refusals: readonly RefusalId[];
}

export const UPLOADS_PATH = '/uploads';
export const FILES_PATH = '/files';
/** Prefix of an answer's reference to a finished upload. */
export const UPLOAD_REFERENCE = 'upload:';

const GUARDED = ['signedOut', 'wrongRole', 'notFound'] as const satisfies readonly RefusalId[];

export const STREAMED_CALLS = [
  {
    method: 'POST',
    path: UPLOADS_PATH,
    summary: 'Abre um envio retomável (tus 1.0): Upload-Length e Upload-Metadata com filename.',
    who: ROLES,
    statuses: [201],
    refusals: [
      'signedOut',
      'wrongRole',
      'badInput',
      'fileTooLarge',
      'teamFilesTooLarge',
      'wrongFileType',
      'storageFull',
      'storageDown',
    ],
  },
  {
    method: 'HEAD',
    path: `${UPLOADS_PATH}/:uploadId`,
    summary: 'Diz quanto do envio já chegou (Upload-Offset).',
    who: ROLES,
    statuses: [200],
    refusals: [...GUARDED, 'storageFull', 'storageDown'],
  },
  {
    method: 'PATCH',
    path: `${UPLOADS_PATH}/:uploadId`,
    summary: 'Continua o envio a partir de Upload-Offset.',
    who: ROLES,
    statuses: [204],
    refusals: [...GUARDED, 'wrongFileType', 'fileTooLarge', 'storageFull', 'storageDown'],
  },
  {
    method: 'DELETE',
    path: `${UPLOADS_PATH}/:uploadId`,
    summary: 'Cancela um envio.',
    who: ROLES,
    statuses: [204],
    refusals: GUARDED,
  },
  {
    method: 'GET',
    path: `${FILES_PATH}/:ticket`,
    summary: 'Um ficheiro entregue, por um endereço de curta duração; com ?inline=1 as imagens mostram-se na página.',
    who: 'anyone',
    statuses: [200],
    refusals: ['notFound', 'storageDown'],
  },
] as const satisfies readonly StreamedCall[];
