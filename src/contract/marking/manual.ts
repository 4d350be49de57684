import type { StreamedCall } from '../uploads.ts';
import { STAFF } from '../who.ts';

/** The manual's annex with the quiz answers and the teacher's notes, a PDF for staff: no public file may contain quiz answers (ruling 32). */
export const MANUAL_ANNEX_CALL = {
  method: 'GET',
  path: '/manual/annex',
  summary:
    'O anexo do manual para quem dá a aula, em PDF: as chaves dos treinos e missões e as notas de aula das fichas.',
  who: STAFF,
  statuses: [200],
  refusals: ['signedOut', 'wrongRole', 'notFound'],
} as const satisfies StreamedCall;
