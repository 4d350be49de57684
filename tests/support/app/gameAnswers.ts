import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import { recordingName } from '#domain/game/recordings.ts';
import { FILE_MAX_BYTES } from '#domain/limits.ts';
import { answerText } from '#domain/marking/scoring.ts';
import type { Theme } from '#domain/vocabulary.ts';
import { blobs, uploads } from '#server/db/schema/schema.ts';
import type { TestApp } from './testApp.ts';

/** Returns answers to the quiz of mission 1, of which the first `right` are correct. */
export function quizAnswers(theme: Theme, right = 3): string[] {
  return SOLAR_SYSTEMS[theme].levels.level1.map(({ options: { correct, optionsLabel } }, challenge) => {
    const index = challenge < right ? correct : (correct + 1) % optionsLabel.length;
    return answerText(index, optionsLabel[index] ?? '');
  });
}

/** Returns one text for each step of mission 2 or 4. */
export function textAnswers(theme: Theme, part: 2 | 4, word = 'texto'): string[] {
  return SOLAR_SYSTEMS[theme].levels[`level${part}`].map((_, step) => `${word} ${step + 1}`);
}

/**
 * Stores a finished upload of this team and returns the file entry an answer names it by. Equal content has an equal
 * hash.
 */
export async function finishedUpload(app: TestApp, teamId: string, content = 'conteúdo', name = 'ficheiro.txt') {
  const { sha256, bytes } = await app.services.files.put(Readable.from([Buffer.from(content)]), FILE_MAX_BYTES);
  await app.db.insert(blobs).values({ sha256, bytes, mime: 'text/plain' }).onConflictDoNothing();
  const id = randomUUID();
  await app.db.insert(uploads).values({ id, accountId: teamId, name, bytes, sha256 });
  return { name, content: `upload:${id}` };
}

/** As finishedUpload, of an answer by voice to a step; the content begins as a WebM does. */
export async function finishedRecording(app: TestApp, teamId: string, content: string, step = 0) {
  const bytes = Buffer.from(`\x1aE\xdf\xa3${content}`, 'latin1');
  const stored = await app.services.files.put(Readable.from([bytes]), FILE_MAX_BYTES);
  await app.db
    .insert(blobs)
    .values({ ...stored, mime: 'video/x-matroska' })
    .onConflictDoNothing();
  const id = randomUUID();
  const name = recordingName(step, 'webm');
  await app.db.insert(uploads).values({ id, accountId: teamId, name, ...stored });
  return { step, name, content: `upload:${id}`, seconds: 42 };
}

/** Returns a tutorial body that is accepted, with one uploaded file unless `more` brings `files`. */
export async function tutorialBody(app: TestApp, teamId: string, more: Record<string, unknown> = {}) {
  const files = 'files' in more ? more.files : [await finishedUpload(app, teamId)];
  return { ship: 4, quiz: '2. Ouvir', texto: 'Somos a equipa.', ...more, files };
}

export function sha256Of(content: string): string {
  return createHash('sha256').update(content).digest('hex');
}
