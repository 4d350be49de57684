import * as z from 'zod/mini';
import { SIGN_PLACES } from '#domain/game/signVideos.ts';
import { THEMES } from '#domain/vocabulary.ts';
import type { EndpointTable } from '../endpoint.ts';
import type { StreamedCall } from '../uploads.ts';

/** Path below which the files of videos in sign language are served. */
export const SIGN_VIDEOS_PATH = '/sign-videos';

/** One video in Portuguese Sign Language; addresses are URLs on the same origin. */
const signVideo = z.object({
  theme: z.enum(THEMES),
  place: z.enum(SIGN_PLACES),
  /** The preferred format first. */
  sources: z.array(z.object({ src: z.string(), type: z.string() })),
  /** Still picture. */
  poster: z.nullable(z.string()),
  /** Captions in Portuguese, as WebVTT. */
  captions: z.nullable(z.string()),
});
export type SignVideo = z.output<typeof signVideo>;

export const signVideos = {
  signVideos: {
    method: 'GET',
    path: SIGN_VIDEOS_PATH,
    summary: 'Os vídeos em Língua Gestual Portuguesa que esta instalação tem, por sistema solar e missão.',
    who: 'anyone',
    success: { status: 200, body: z.object({ videos: z.array(signVideo) }) },
  },
} as const satisfies EndpointTable;

export const SIGN_VIDEO_CALL = {
  method: 'GET',
  path: `${SIGN_VIDEOS_PATH}/:theme/:file`,
  summary:
    'Um ficheiro de um vídeo em Língua Gestual Portuguesa: vídeo, imagem ou legendas; responde também a partes (Range).',
  who: 'anyone',
  statuses: [200, 206, 304, 416],
  refusals: ['notFound'],
} as const satisfies StreamedCall;
