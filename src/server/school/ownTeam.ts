import { isHeld, lisbonDay } from '#domain/marking/feedback.ts';
import type { Services } from '../http/handler.ts';
import { Refusal } from '../http/Refusal.ts';
import { findHold } from '../marking/feedback/feedback.queries.ts';
import { withoutEarlyNotes, withoutFeedback } from '../marking/notes.presenter.ts';
import { withAnswers } from './teamPages.ts';
import { findTeam } from './teams.queries.ts';

/** Reads a team as it sees itself, with its state in the game. Throws notFound when it does not exist. */
export async function readOwnTeam(services: Services, teamId: string) {
  const { db, now } = services;
  const [row, until] = await Promise.all([findTeam(db, teamId), findHold(db, teamId)]);
  const [team] = row ? withAnswers(services, [row]) : [];
  if (!team) throw new Refusal('notFound');
  const shown = isHeld(until, lisbonDay(now())) ? withoutFeedback(team) : withoutEarlyNotes(team);
  return { team: shown, status: team.status };
}
