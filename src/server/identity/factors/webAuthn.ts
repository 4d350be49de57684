import type { StoredPasskey } from './factors.queries.ts';

/** Bodies of the browser's WebAuthn answers, which the library checks. */
type Json = Record<string, unknown>;

/** The site to which passkeys belong. */
export interface Site {
  /** Scheme, host and port. */
  origin: string;
  name: string;
}

/** Returns the options with which a browser makes a passkey. */
export async function registrationOptions(
  { origin, name }: Site,
  account: { id: string; username: string },
  known: readonly StoredPasskey[],
): Promise<{ options: Json; challenge: string }> {
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: name,
    rpID: new URL(origin).hostname,
    userName: account.username,
    userID: new Uint8Array(Buffer.from(account.id)),
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'required' },
  });
  return { options: { ...options }, challenge: options.challenge };
}

/** Returns the new passkey of a browser's answer; null when it does not answer this challenge on this site. */
export async function readRegistration(
  { origin }: Site,
  { answer, challenge }: { answer: Json; challenge: string },
): Promise<Pick<StoredPasskey, 'credentialId' | 'publicKey' | 'counter'> | null> {
  const { verifyRegistrationResponse } = await library();
  const checked = await verifyRegistrationResponse({
    response: answer as never,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: new URL(origin).hostname,
    // The device asks for a finger, a face or a PIN: a found security key alone opens nothing.
    requireUserVerification: true,
  }).catch(() => null);
  if (!checked?.verified) return null;
  const { id, publicKey, counter } = checked.registrationInfo.credential;
  return { credentialId: id, publicKey: Buffer.from(publicKey), counter };
}

/** Returns the options with which a browser answers with one of these passkeys. */
export async function answerOptions(
  { origin }: Site,
  known: readonly StoredPasskey[],
): Promise<{ options: Json; challenge: string }> {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID: new URL(origin).hostname,
    allowCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
    userVerification: 'required',
  });
  return { options: { ...options }, challenge: options.challenge };
}

/** Returns the passkey that answered and its new counter; null when none of these did, or the counter went back (a copy). */
export async function readAnswer(
  { origin }: Site,
  known: readonly StoredPasskey[],
  { answer, challenge }: { answer: Json; challenge: string },
): Promise<{ passkey: StoredPasskey; counter: number } | null> {
  const passkey = known.find(({ credentialId }) => credentialId === answer.id);
  if (passkey === undefined) return null;
  const { verifyAuthenticationResponse } = await library();
  const checked = await verifyAuthenticationResponse({
    response: answer as never,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: new URL(origin).hostname,
    credential: { id: passkey.credentialId, publicKey: new Uint8Array(passkey.publicKey), counter: passkey.counter },
    requireUserVerification: true,
  }).catch(() => null);
  return checked?.verified ? { passkey, counter: checked.authenticationInfo.newCounter } : null;
}

/** Loaded when somebody first uses a passkey. */
function library() {
  return import('@simplewebauthn/server');
}
