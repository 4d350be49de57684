import type { dilemmas } from '#contract/game/dilemmas.ts';
import { DILEMMA_MISSIONS, judgeChoice, knownPerspectives } from '#domain/game/dilemmas.ts';
import type { Handlers } from '../../http/handler.ts';
import { Refusal } from '../../http/Refusal.ts';
import { inLockedTeam } from '../playingTeam.ts';
import { readDilemmas, type StoredChoice, storeDilemma } from './dilemmas.queries.ts';

const AHEAD = { message: 'Este dilema só se abre depois da missão que vem antes dele.' };

/** Handles a team's choices in the dilemmas: the first one is stored, and stays. */
export const dilemmasHandlers: Handlers<typeof dilemmas> = {
  chooseInDilemma: ({ caller, services, body }) =>
    inLockedTeam(services.db, caller.accountId, async (tx, team) => {
      const mission = DILEMMA_MISSIONS.find((known) => known === body.mission);
      if (mission === undefined) throw new Refusal('badInput');
      const stored = await readDilemmas(tx, team.id);
      const known = stored.find((one) => one.mission === mission)?.choice ?? null;
      const sent = { mission, choice: body.choice, opened: knownPerspectives(body.opened) };
      const verdict = judgeChoice({ ...sent, level: team.level, stored: known });
      if (verdict === 'ahead') throw new Refusal('levelAhead', AHEAD);
      if (verdict === 'conflict') throw new Refusal('alreadyChosen');
      if (verdict === 'thirdClosed') throw new Refusal('thirdWayClosed');
      if (verdict === 'accept') await storeDilemma(tx, team.id, { ...sent, at: new Date(services.now()) });
      return { dilemmas: (verdict === 'accept' ? await readDilemmas(tx, team.id) : stored).map(presentChoice) };
    }),
};

function presentChoice({ at, opened, ...chosen }: StoredChoice) {
  return { ...chosen, opened: [...opened], at: Math.floor(at.getTime() / 1_000) };
}
