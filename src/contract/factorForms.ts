import * as z from 'zod/mini';
import { FACTOR_CODE_MAX_CHARS, PASSKEY_NAME_MAX_CHARS } from '#domain/limits.ts';
import { text } from './fields.ts';
import { changeOwnPasswordBody } from './forms.ts';

// Forms of the second step, apart from forms.ts, which every dialog loads.

const { current } = changeOwnPasswordBody.shape;

/** Asked again before a second factor changes, so that an open computer does not give the account away. */
export const currentPasswordBody = z.object({ current });
export const factorCode = text(FACTOR_CODE_MAX_CHARS, 'Falta o código.');
export const confirmTotpBody = z.object({ pending: text(1_000), code: factorCode });
export const passkeyName = text(PASSKEY_NAME_MAX_CHARS, 'Dê um nome à chave.');
/** What the dialog asks for before the browser makes the passkey. */
export const addPasskeyForm = z.object({ name: passkeyName, current });
