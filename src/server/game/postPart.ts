import type { Status } from '#contract/school/teams.ts';
import { UPLOAD_REFERENCE } from '#contract/uploads.ts';
import { judgePost, levelAfterPart, partAtLevel, proposalText } from '#domain/game/progression.ts';
import { quizPoints } from '#domain/marking/scoring.ts';
import type { GameLevel } from '#domain/vocabulary.ts';
import type { Tx } from '../db/openDatabase.ts';
import type { Blob } from '../files/blobs.queries.ts';
import { keptFiles } from '../files/store/keptFiles.ts';
import { resolveAttachments } from '../files/uploads/attachments.ts';
import type { Services } from '../http/handler.ts';
import { Refusal } from '../http/Refusal.ts';
import { clearReturned } from '../marking/guidance.queries.ts';
import { checkAnswers, correctOptions } from './checkAnswers.ts';
import { fingerprintOf } from './fingerprint.ts';
import { findFingerprint, forgetUploads, type PlayingTeam, storeAnswers } from './levels.queries.ts';
import type { PartPost } from './PartPost.ts';
import { inLockedTeam, openLevelOf } from './playingTeam.ts';
import { propose } from './propose.ts';
import { statusOf } from './status.presenter.ts';

const RETURNED_FIRST = {
  message: 'Há uma missão que voltou para vocês: respondam primeiro a essa. Esta resposta não se perdeu.',
};

/** With the files of it that the team's answers held before anything of it was stored. */
type KnownPost = PartPost & { kept: ReadonlyMap<string, Blob> };
type Resolved = { name: string; sha256: string }[][];

/**
 * Takes the answers of one part, once (ruling 4): everything it changes is one transaction under the team's lock.
 * The same answers again change nothing and are answered with the open level; others refuse with alreadyAnswered,
 * a part that is not open yet with levelAhead, what does not fit the theme's steps with badInput.
 */
export function postPart(
  services: Services,
  teamId: string,
  post: PartPost,
): Promise<{ data: GameLevel; status: Status }> {
  return inLockedTeam(services.db, teamId, async (tx, team) => {
    const isOpen = partAtLevel(openLevelOf(team)) === post.part;
    const stored = isOpen ? null : await findFingerprint(tx, team.id, post.part);
    const kept = await keptFiles(tx, services, team.id, post.files.flat());
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

/** Answers where the team stands then. What was given back makes room first, also in the sum of what a team may keep. */
async function accept(tx: Tx, team: PlayingTeam, post: KnownPost, at: Date): Promise<PlayingTeam> {
  checkAnswers(team.theme, post);
  const again = team.returned.find(({ level }) => level === post.part);
  if (again) await clearReturned(tx, { teamId: team.id, level: again.level });
  const files = await resolveFiles(tx, team, post);
  const level = again ? team.level : levelAfterPart(post.part);
  const fingerprint = `${contentPrint(post, files)}:${sentPrint(post)}`;
  const next = {
    level,
    p1: post.part === 1 ? quizPoints(post.texts, correctOptions(team.theme)) : 0,
    ship: post.ship,
    councilAt: post.part === 4 && !again ? at : undefined,
  };
  await storeAnswers(tx, { teamId: team.id, part: post.part, texts: post.texts, fingerprint, at, files, next });
  if (post.part === 4) await propose(tx, team, { text: proposalText(post.texts), at });
  return { ...team, level, returned: team.returned.filter((mission) => mission !== again) };
}

/** A resend names the uploads of the first post, which are gone by then, or new ones of the same bytes. */
async function isRepeat(tx: Tx, team: PlayingTeam, post: KnownPost, stored: string): Promise<boolean> {
  const [content, sent] = stored.split(':');
  if (sentPrint(post) === sent) return true;
  try {
    return contentPrint(post, await resolveFiles(tx, team, post)) === content;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** All at once, as what a team may keep is counted over the whole answer; then again one list per step. */
async function resolveFiles(tx: Tx, team: PlayingTeam, post: KnownPost): Promise<Resolved> {
  const resolved = await resolveAttachments(tx, team.id, post.files.flat(), post.kept);
  let start = 0;
  return post.files.map((list) => {
    const end = start + list.length;
    const own = resolved.slice(start, end);
    start = end;
    return own;
  });
}

function contentPrint(post: PartPost, files: Resolved): string {
  return fingerprintOf(
    post,
    files.map((list) => list.map(({ name, sha256 }) => ({ name, content: sha256 }))),
  );
}

function sentPrint(post: PartPost): string {
  return fingerprintOf(post, post.files);
}

function uploadIds(post: PartPost): string[] {
  return post.files
    .flat()
    .filter(({ content }) => content.startsWith(UPLOAD_REFERENCE))
    .map(({ content }) => content.slice(UPLOAD_REFERENCE.length));
}
