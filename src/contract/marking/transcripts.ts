import * as z from 'zod/mini';
import { TRANSCRIPT_MAX_CHARS } from '#domain/limits.ts';
import type { EndpointTable } from '../endpoint.ts';
import { id, looseText } from '../fields.ts';
import { STAFF } from '../who.ts';

const ofRecording = z.object({ teamId: id(), recordingId: id() });

/** What staff do with the recordings of a team: write down what was said, and delete the voice (decision 0086). */
export const transcripts = {
  writeTranscript: {
    method: 'PUT',
    path: '/team/:teamId/recordings/:recordingId/words',
    summary: 'Guarda o que a equipa disse numa gravação; vazio, apaga-o.',
    who: STAFF,
    params: ofRecording,
    body: z.object({ text: looseText(TRANSCRIPT_MAX_CHARS) }),
    encoding: 'json',
    success: { status: 200, body: z.object({ _id: z.uuid(), words: z.string() }) },
    refusals: ['notFound', 'notYours'],
  },
  deleteVoice: {
    method: 'DELETE',
    path: '/team/:teamId/recordings/:recordingId',
    summary: 'Apaga a voz de uma gravação. O que já foi escrito a partir dela fica.',
    who: STAFF,
    params: ofRecording,
    success: { status: 200, body: z.object({ _id: z.uuid(), deleted: z.literal(true) }) },
    refusals: ['notFound', 'notYours'],
  },
} as const satisfies EndpointTable;
