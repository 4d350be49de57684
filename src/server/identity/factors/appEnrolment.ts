import { readAppCode } from '#domain/identity/recoveryCode.ts';
import type { Caller, Services } from '../../http/handler.ts';
import { Refusal } from '../../http/Refusal.ts';
import { openExpiring, sealExpiring } from '../sealer.ts';
import { clearTries, countTry } from './factors.queries.ts';
import { type AppStep, appStepOf, STEP_MS } from './sealedSteps.ts';
import { lockedOut } from './secondStep.ts';
import { newSecret, stepOfCode } from './totp.ts';

/** Returns a new secret, and the same sealed: nothing is stored before the app has shown a right code. */
export async function newApp({ sealer, now }: Services, { accountId, username }: Caller, site: string) {
  const made = await newSecret(site, username);
  const step: AppStep = { secret: made.secret, expiresAt: now() + STEP_MS };
  return { ...made, pending: sealExpiring(sealer, appStepOf(accountId), step) };
}

/**
 * Returns the row of an app whose first code is right. Refuses with factorExpired when the sealed secret is not this
 * account's or too old, and wrong codes as those of a sign-in.
 */
export async function confirmApp(
  { db, sealer, now }: Services,
  { accountId }: Caller,
  { pending, code }: { pending: string; code: string },
) {
  const step = openExpiring<AppStep>(sealer, appStepOf(accountId), { sealed: pending, now: now() });
  if (step === null) throw new Refusal('factorExpired', { message: 'Passou demasiado tempo. Comece de novo.' });
  const lockedUntil = await countTry(db, accountId, new Date(now()));
  if (lockedUntil !== null) throw lockedOut(lockedUntil, now());
  const digits = readAppCode(code);
  const lastStep = digits && (await stepOfCode(step.secret, { code: digits, now: now(), after: 0 }));
  if (!lastStep) throw new Refusal('wrongFactor', { fields: { code: 'O código não está certo.' } });
  await clearTries(db, accountId);
  return { accountId, sealedSecret: sealer.seal(step.secret, accountId), confirmedAt: new Date(now()), lastStep };
}
