import { BALLOT_KIND_NAMES } from '#domain/council/session/ballots.ts';
import { counted } from '#domain/counted.ts';
import type { Database } from '#server/db/openDatabase.ts';
import { councilReadsOf } from './CouncilReads.ts';
import { findCouncil, listCouncilIdsOfPlan } from './councilRow.queries.ts';
import { isResultOpen } from './councils.presenter.ts';

/**
 * Says in sentences what the last council session decided about a plan whose result teams may see; null without one. It
 * says which plan was chosen and by which rule, and no other plan's place.
 */
export async function readResultSentences(db: Database, proposalId: string): Promise<string[] | null> {
  for (const id of await listCouncilIdsOfPlan(db, proposalId)) {
    const row = await findCouncil(db, id);
    if (row === null || !isResultOpen(row)) continue;
    const { ballot, counted: votes, teams, abstentions, chosen, winner, byLot } = await councilReadsOf(db).result(row);
    const classes = row.classes.map(({ name }) => name).join(', ');
    const cast = `${counted(votes, 'voto', 'votos')} de ${counted(teams, 'equipa', 'equipas')}`;
    return [
      `Conselho de ${classes}. Votação: ${BALLOT_KIND_NAMES[ballot]}; ${cast}, ${counted(abstentions, 'abstenção', 'abstenções')}.`,
      choiceWords(winner, proposalId),
      chosen.sentence,
      ...(byLot ? ['Houve um empate, e decidiu a sorte.'] : []),
    ];
  }
  return null;
}

function choiceWords(winner: string | null, proposalId: string): string {
  if (winner === null) return 'O conselho não escolheu um só plano.';
  return winner === proposalId
    ? 'Foi este o plano escolhido.'
    : 'O conselho escolheu outro plano para levar à Terra primeiro.';
}
