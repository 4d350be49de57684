import { createPrivateKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import { calculateJwkThumbprint } from 'jose';
import type { Database, Tx } from '../../../db/openDatabase.ts';
import type { Services } from '../../../http/handler.ts';
import { insertKey, listKeys, lockKeys, type ToolKey } from './platforms.queries.ts';

const BITS = 2_048;
/** How long a new key is published before it signs: platforms keep the keys that they read for a while. */
const LEAD_MS = 60 * 60_000;
/** Binds the sealed key to its purpose. */
const OWNER = 'lti key';

const generate = promisify(generateKeyPair);

/** Makes the first key where there is none, and returns those that are published. */
export async function ensureKeys(tx: Tx, services: Services): Promise<ToolKey[]> {
  await lockKeys(tx);
  if ((await listKeys(tx)).length === 0) await addKey(tx, services);
  return listKeys(tx);
}

/** Returns the key that signs, of the published ones, newest first: a new one does when platforms had time to read it. */
export function signerOf(keys: readonly ToolKey[], now: number): ToolKey | undefined {
  return keys.find(({ createdAt }) => createdAt.getTime() + LEAD_MS <= now) ?? keys.at(-1);
}

/** Makes a new key (RSA, RS256, which every platform knows), which is published at once; the one before stays published. */
export async function addKey(tx: Tx, { sealer, now }: Services): Promise<string> {
  const { publicKey, privateKey } = await generate('rsa', { modulusLength: BITS });
  const jwk = publicKey.export({ format: 'jwk' });
  const kid = await calculateJwkThumbprint(jwk);
  const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
  await insertKey(tx, {
    kid,
    publicKey: { ...jwk, kid, alg: 'RS256', use: 'sig' },
    sealedKey: sealer.seal(pem, `${OWNER} ${kid}`),
    createdAt: new Date(now()),
  });
  return kid;
}

/** Returns the key that signs; null without one that this installation can open. */
export async function signingKey(
  db: Database | Tx,
  { sealer, now }: Services,
): Promise<{ kid: string; key: KeyObject } | null> {
  const signer = signerOf(await listKeys(db), now());
  const pem = signer && sealer.open(signer.sealedKey, `${OWNER} ${signer.kid}`);
  return signer && pem ? { kid: signer.kid, key: createPrivateKey(pem) } : null;
}

/** Returns our public keys as platforms read them (JSON Web Key Set). */
export async function publishedKeys(db: Database): Promise<{ keys: Record<string, unknown>[] }> {
  return { keys: (await listKeys(db)).map(({ publicKey }) => publicKey) };
}
