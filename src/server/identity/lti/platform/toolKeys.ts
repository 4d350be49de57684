import { createPrivateKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import { calculateJwkThumbprint } from 'jose';
import type { Database, Tx } from '../../../db/openDatabase.ts';
import type { Services } from '../../../http/handler.ts';
import { insertKey, listKeys, lockKeys, type ToolKey } from './platforms.queries.ts';

const BITS = 2_048;
/** Binds the sealed key to its purpose. */
const OWNER = 'lti key';

const generate = promisify(generateKeyPair);

/** Makes the first key where there is none, and returns those that are published. */
export async function ensureKeys(tx: Tx, services: Services): Promise<ToolKey[]> {
  await lockKeys(tx);
  if ((await listKeys(tx)).length === 0) await addKey(tx, services);
  return listKeys(tx);
}

/** Makes a new key (RSA, RS256, which every platform knows); it signs from now on, and the one before stays published. */
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
  { sealer }: Services,
): Promise<{ kid: string; key: KeyObject } | null> {
  const [newest] = await listKeys(db);
  const pem = newest && sealer.open(newest.sealedKey, `${OWNER} ${newest.kid}`);
  return newest && pem ? { kid: newest.kid, key: createPrivateKey(pem) } : null;
}

/** Returns our public keys as platforms read them (JSON Web Key Set). */
export async function publishedKeys(db: Database): Promise<{ keys: Record<string, unknown>[] }> {
  return { keys: (await listKeys(db)).map(({ publicKey }) => publicKey) };
}
