import type { SentFile } from '#contract/fields.ts';
import type { Status } from '#contract/school/teams.ts';
import { UPLOAD_REFERENCE } from '#contract/uploads.ts';
import { judgePost, levelAfterPart, partAtLevel, proposalText } from '#domain/game/progression.ts';
import type { GameLevel } from '#domain/vocabulary.ts';
import type { Tx } from '../db/openDatabase.ts';
import type { Blob } from '../files/blobs.queries.ts';
import { findLinkedFiles } from '../files/store/linkedFiles.ts';
import { resolveAttachments } from '../files/uploads/attachments.ts';
import type { Services } from '../http/handler.ts';
import { Refusal } from '../http/Refusal.ts';
import { archiveReturnedMission } from '../marking/guidance.queries.ts';
import { countQuiz } from '../marking/quiz/refreshQuizMarks.ts';
import { checkAnswers } from './checkAnswers.ts';
import { readCurrentVersion } from './currentVersion.queries.ts';
import { fingerprintOf } from './fingerprint.ts';
import { findFingerprint, forgetUploads, type PlayingTeam, storeAnswers } from './levels.queries.ts';
import type { PartPost } from './PartPost.ts';
import { inLockedTeam, openLevelOf } from './playingTeam.ts';
import { propose } from './propose.ts';
import { checkRecordingFiles } from './recordings/checkRecordings.ts';
import { storeRecordings } from './recordings/recordings.queries.ts';
import { statusOf } from './status.presenter.ts';
import type { StoredFile } from './stored.ts';

const RETURNED_FIRST = {
  message: 'Há uma missão que voltou para vocês: respondam primeiro a essa. Esta resposta não se perdeu.',
};

/** A post with those of its files that the team's answers already referenced before it is stored. */
type PostWithKeptFiles = PartPost & { kept: ReadonlyMap<string, Blob> };
interface Resolved {
  /** One list per step. */
  files: StoredFile[][];
  recordings: { step: number; name: string; sha256: string; seconds: number }[];
}

/**
 * Accepts the answers of one part once (ruling 4), in one transaction under the team's lock. Idempotent: the same
 * answers again change nothing and return the open level. Throws alreadyAnswered for different answers, levelAhead for
 * a part that is not open yet, and badInput for answers that do not fit the theme's steps.
 */
export function postPart(
  services: Services,
  teamId: string,
  post: PartPost,
): Promise<{ data: GameLevel; status: Status }> {
  return inLockedTeam(services.db, teamId, async (tx, team) => {
    const isOpen = partAtLevel(openLevelOf(team)) === post.part;
    const stored = isOpen ? null : await findFingerprint(tx, team.id, post.part);
    const kept = await findLinkedFiles(tx, services, team.id, sentFiles(post));
    const sameAsStored = stored === null ? null : await isRepeat(tx, team, { ...post, kept }, stored);
    const returned = team.returned.map(({ level }) => level);
    const verdict = judgePost({ level: team.level, returned, part: post.part, sameAsStored });
    if (verdict === 'ahead')
      throw returned.length > 0 ? new Refusal('levelAhead', RETURNED_FIRST) : new Refusal('levelAhead');
    if (verdict === 'conflict') throw new Refusal('alreadyAnswered');
    const then = verdict === 'accept' ? await accept(tx, team, { ...post, kept }, new Date(services.now())) : team;
    await forgetUploads(tx, team.id, uploadIds(post));
    return { data: openLevelOf(then), status: statusOf(then) };
  });
}

/** Stores the answers and returns the team afterwards. Clears a returned mission first, which also frees its upload quota. */
async function accept(tx: Tx, team: PlayingTeam, post: PostWithKeptFiles, at: Date): Promise<PlayingTeam> {
  checkAnswers(team.theme, post);
  const returnedMission = team.returned.find(({ level }) => level === post.part);
  if (returnedMission) await archiveReturnedMission(tx, { teamId: team.id, level: returnedMission.level });
  const resolved = await resolveFiles(tx, team, post);
  const level = returnedMission ? team.level : levelAfterPart(post.part);
  const fingerprint = `${contentFingerprint(post, resolved)}:${sentFingerprint(post)}`;
  const next = {
    level,
    p1: post.part === 1 ? await countQuiz(tx, team, post.texts) : 0,
    ship: post.ship,
    councilAt: post.part === 4 && !returnedMission ? at : undefined,
  };
  const { files, recordings } = resolved;
  await storeAnswers(tx, { teamId: team.id, part: post.part, texts: post.texts, fingerprint, at, files, next });
  await storeRecordings(tx, { teamId: team.id, part: post.part, version: await versionOf(tx, team, post) }, recordings);
  if (post.part === 4) await propose(tx, team, { text: proposalText(post.texts), at });
  return { ...team, level, returned: team.returned.filter((mission) => mission !== returnedMission) };
}

/**
 * Returns whether the post equals the stored one: a repeated post references the uploads of the first one, which are
 * deleted by then, or new uploads of the same contents.
 */
async function isRepeat(tx: Tx, team: PlayingTeam, post: PostWithKeptFiles, stored: string): Promise<boolean> {
  const [content, sent] = stored.split(':');
  if (sentFingerprint(post) === sent) return true;
  try {
    return contentFingerprint(post, await resolveFiles(tx, team, post)) === content;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** Only missions are given back, so the training has one version. */
async function versionOf(tx: Tx, team: PlayingTeam, { part }: PartPost): Promise<number> {
  return part === 0 ? 1 : readCurrentVersion(tx, { teamId: team.id, level: part });
}

function sentFiles({ files, recordings }: PartPost): SentFile[] {
  return [...files.flat(), ...recordings];
}

/** Resolves all files in one call, because the quota counts the whole answer. */
async function resolveFiles(tx: Tx, team: PlayingTeam, post: PostWithKeptFiles): Promise<Resolved> {
  const resolved = await resolveAttachments(tx, team.id, sentFiles(post), post.kept);
  const voices = resolved.slice(post.files.flat().length);
  checkRecordingFiles(voices);
  const recordings = voices.map(({ name, sha256 }, index) => {
    const { step = 0, seconds = 1 } = post.recordings[index] ?? {};
    return { step, name, sha256, seconds };
  });
  let start = 0;
  const files = post.files.map((list) => {
    const end = start + list.length;
    const own = resolved.slice(start, end);
    start = end;
    return own.map(({ name, sha256 }, index) => {
      const { caption = '', place = null } = list[index] ?? {};
      return { name, sha256, caption, place };
    });
  });
  return { files, recordings };
}

function contentFingerprint(post: PartPost, { files, recordings }: Resolved): string {
  return fingerprintOf(
    post,
    files.map((list) => list.map(({ sha256, ...file }) => ({ ...file, content: sha256 }))),
    recordings.map(({ step, sha256 }) => ({ step, content: sha256 })),
  );
}

function sentFingerprint(post: PartPost): string {
  return fingerprintOf(post, post.files, post.recordings);
}

function uploadIds(post: PartPost): string[] {
  return sentFiles(post)
    .filter(({ content }) => content.startsWith(UPLOAD_REFERENCE))
    .map(({ content }) => content.slice(UPLOAD_REFERENCE.length));
}
