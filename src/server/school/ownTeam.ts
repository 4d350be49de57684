import { isHeld, lisbonDay } from '#domain/marking/feedback.ts';
import type { Services } from '../http/handler.ts';
import { Refusal } from '../http/Refusal.ts';
import { withoutEarlyNotes, withoutFeedback } from '../marking/notes.presenter.ts';
import { withAnswers } from './teamPages.ts';
import { findTeamWithHold, type TeamWithWork } from './teams.queries.ts';

/** Reads a team as it sees itself, with its state in the game. Throws notFound when it does not exist. */
export async function readOwnTeam(services: Services, teamId: string) {
  const found = await findTeamWithHold(services.db, teamId);
  if (found === null) throw new Refusal('notFound');
  return presentOwnTeam(services, found.team, found.more.heldUntil);
}

/** Presents a team as it sees itself; `until` is the day until which feedback of its class is held back, or null. */
export function presentOwnTeam(services: Services, row: TeamWithWork, until: string | null) {
  const [team] = withAnswers(services, [row]);
  if (!team) throw new Refusal('notFound');
  const shown = isHeld(until, lisbonDay(services.now())) ? withoutFeedback(team) : withoutEarlyNotes(team);
  return { team: shown, status: team.status };
}
