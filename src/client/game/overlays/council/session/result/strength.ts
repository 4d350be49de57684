import type { CouncilSession } from '#client/game/flow/CouncilSession.ts';
import type { CouncilRow } from '#client/game/flow/view.ts';
import { counted } from '#domain/counted.ts';

/** Says in one sentence what the team did well in this session, from what its own tablet knows; never a comparison. */
export function strengthOf(session: CouncilSession, rows: readonly CouncilRow[]): string {
  const written = rows.flatMap(({ teamProposal }) => teamProposal.comments.filter(({ mine }) => mine));
  const accepted = written.filter((comment) => comment.accepted !== undefined).length;
  if (accepted > 0) {
    return `Melhoraram propostas de outras equipas: ${counted(accepted, 'sugestão vossa foi aceite', 'sugestões vossas foram aceites')}.`;
  }
  const questions = written.filter(({ kind }) => kind === 'question').length;
  if (questions > 0) {
    return `Quiseram perceber as outras propostas: fizeram ${counted(questions, 'pergunta', 'perguntas')}.`;
  }
  const given = session.plans.filter((plan) => plan.given);
  if (given.length > 0 && given.every(({ read }) => read)) return 'Leram todas as propostas que vos foram dadas.';
  const commented = rows.filter(({ teamProposal }) => teamProposal.comments.some(({ mine }) => mine)).length;
  if (commented > 0) return `Debateram as ideias: comentaram ${counted(commented, 'proposta', 'propostas')}.`;
  const read = session.plans.filter((plan) => plan.read).length;
  if (read > 0) return `Leram com atenção ${counted(read, 'proposta de outra equipa', 'propostas de outras equipas')}.`;
  if (session.vote !== null) return 'Ajudaram a decidir: o vosso voto contou.';
  return session.plans.some(({ mine }) => mine)
    ? 'Levaram uma proposta vossa até ao Conselho Galáctico.'
    : 'Fizeram parte do conselho da turma.';
}
