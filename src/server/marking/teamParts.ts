import type { ReplyOf } from '#contract/endpoint.ts';
import type { feedback } from '#contract/marking/feedback.ts';
import type { guidance } from '#contract/marking/guidance.ts';
import type { placedComments } from '#contract/marking/placedComments.ts';
import type { teamwork } from '#contract/marking/teamwork.ts';
import { isHeld, lisbonDay } from '#domain/marking/feedback.ts';
import { lessonsOfTeam, postedPartsOf, reflectionsOf } from '../classroom/lessons/teamwork.queries.ts';
import { fileLink } from '../files/links.ts';
import { readVersions } from '../game/answerVersions.queries.ts';
import type { Services } from '../http/handler.ts';
import { Refusal } from '../http/Refusal.ts';
import { findTeam } from '../school/teams.queries.ts';
import { presentAnswerVersion } from './answerVersions.presenter.ts';
import { presentAsked } from './feedback/feedback.presenter.ts';
import { findHold, readQuestions } from './feedback/feedback.queries.ts';
import { presentPlaced } from './places/placedComments.presenter.ts';
import { listPlaced } from './places/placedComments.queries.ts';
import { presentTeamwork } from './teamwork.presenter.ts';

// What stands beside the answers of a team. Each has a call of its own, and the marking desk reads all at once. None checks permissions.

/** Returns the answers that were given back and replaced. */
export async function versionsOf(services: Services, teamId: string): Promise<ReplyOf<typeof guidance.answerVersions>> {
  const now = services.now();
  const stored = await readVersions(services.db, [teamId]);
  return { versions: stored.map((version) => presentAnswerVersion(version, (file) => fileLink(services, file, now))) };
}

/** Returns how the team worked in each mission; throws notFound for an unknown team. */
export async function teamworkOf({ db, now }: Services, teamId: string): Promise<ReplyOf<typeof teamwork.teamwork>> {
  const [team, lessons, posted, reflections] = await Promise.all([
    findTeam(db, teamId),
    lessonsOfTeam(db, teamId),
    postedPartsOf(db, teamId),
    reflectionsOf(db, [teamId]),
  ]);
  if (team === null) throw new Refusal('notFound');
  const rows = { members: team.members, lessons, posted, reflections: reflections.get(teamId) ?? {} };
  return presentTeamwork(rows, now());
}

/** Returns the comments on places of the answers, former ones included. */
export async function placedOf(
  { db }: Services,
  teamId: string,
): Promise<ReplyOf<typeof placedComments.placedComments>> {
  return { comments: (await listPlaced(db, [teamId])).map(presentPlaced) };
}

/** Returns the questions of the team, and until when its feedback is held back. */
export async function askedBy(
  { db, now }: Services,
  teamId: string,
): Promise<ReplyOf<typeof feedback.feedbackQuestions>> {
  const [until, questions] = await Promise.all([findHold(db, teamId), readQuestions(db, teamId)]);
  return { heldUntil: isHeld(until, lisbonDay(now())) ? until : null, questions: questions.map(presentAsked) };
}
