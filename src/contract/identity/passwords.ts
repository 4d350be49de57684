import * as z from 'zod/mini';
import type { EndpointTable } from '../endpoint.ts';
import { id } from '../fields.ts';
import { changeOwnPasswordBody, setPasswordBody } from '../forms.ts';
import { STAFF } from '../who.ts';

/** Password changes, for the own account and for accounts that the caller manages (rulings 9 and 11). */
export const passwords = {
  setPassword: {
    method: 'PUT',
    path: '/credentials/:accountId',
    summary: 'Dá outra palavra-passe a uma equipa ou a um professor e termina as sessões dessa conta.',
    who: STAFF,
    params: z.object({ accountId: id() }),
    /** The handler requires a minimum length for a teacher's password. */
    body: setPasswordBody,
    encoding: 'json',
    success: { status: 200, body: z.object({ username: z.string() }) },
    refusals: ['notYours', 'notFound', 'busy'],
  },
  changeOwnPassword: {
    method: 'PUT',
    path: '/password',
    summary:
      'Muda a própria palavra-passe; as outras sessões da conta terminam, esta continua. Ninguém mais a pode ver.',
    who: STAFF,
    withGivenPassword: true,
    body: changeOwnPasswordBody,
    encoding: 'json',
    /** `linked`: accounts of a school or a platform open this one too, whatever its password. */
    success: { status: 200, body: z.object({ message: z.string(), linked: z.boolean() }) },
    refusals: ['wrongCurrentPassword', 'lockedOut', 'busy'],
  },
} as const satisfies EndpointTable;
