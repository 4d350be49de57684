import { createHash, randomBytes } from 'node:crypto';
import {
  RECOVERY_CODE_BYTES,
  RECOVERY_CODES,
  readRecoveryCode,
  recoveryCodeOf,
} from '#domain/identity/recoveryCode.ts';
import type { Tx } from '../../db/openDatabase.ts';
import { countRecoveryCodes, writeRecoveryCodes } from './factors.queries.ts';

/** Gives an account new recovery codes and returns them; only their hashes are stored. */
export async function renewCodes(tx: Tx, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => recoveryCodeOf(randomBytes(RECOVERY_CODE_BYTES)));
  const hashes = codes.map((code) => hashOfCode(accountId, code));
  await writeRecoveryCodes(
    tx,
    accountId,
    hashes.filter((hash) => hash !== null),
  );
  return codes;
}

/** Gives an account recovery codes with its first factor; null when it has some. */
export async function firstCodes(tx: Tx, accountId: string): Promise<string[] | null> {
  return (await countRecoveryCodes(tx, accountId)) > 0 ? null : renewCodes(tx, accountId);
}

/** Returns the hash under which a typed code is stored; null when the text is no code. A fast hash is enough for 80 random bits. */
export function hashOfCode(accountId: string, typed: string): Buffer | null {
  const code = readRecoveryCode(typed);
  return code === null ? null : createHash('sha256').update(`${accountId} ${code}`).digest();
}
