import { createHmac } from 'node:crypto';
import { CODE_WORDS } from '#content/codeWords.ts';
import { teamCodeOf } from '#domain/identity/teamCode.ts';

/** Derives the codes of teams from keys outside the database, which holds hashes only (decision 0060). */
export interface TeamCodes {
  /** Returns the four words of a team; another generation gives other words. */
  codeOf(teamId: string, generation: number): string;
  /** Returns the hash under which a code is stored and looked up. */
  hashOf(code: string): Buffer;
}

/** Creates codes under two keys of 32 bytes. */
export function createTeamCodes(codeKey: Buffer, hashKey: Buffer): TeamCodes {
  return {
    codeOf: (teamId, generation) => teamCodeOf(keyedHash(codeKey, `team-code:${teamId}:${generation}`), CODE_WORDS),
    hashOf: (code) => keyedHash(hashKey, code),
  };
}

function keyedHash(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
