import type { JudgedComment } from '#contract/council/moderation.ts';
import type { CommentState, Decision, DoubtKind, ModerationMode, QueuePart } from '#domain/council/moderation.ts';

export const PART_WORDS: Readonly<Record<QueuePart, string>> = {
  waiting: 'À espera',
  reported: 'Denunciados',
  hidden: 'Escondidos',
  all: 'Todos',
};

/** What is said where a part of the queue holds nothing. */
export const EMPTY_WORDS: Readonly<Record<QueuePart, string>> = {
  waiting: 'Nenhum comentário está à espera.',
  reported: 'Nenhum comentário foi denunciado.',
  hidden: 'Nenhum comentário está escondido.',
  all: 'Ainda não há comentários.',
};

export const MODE_WORDS: Readonly<Record<ModerationMode, { label: string; hint: string }>> = {
  before: {
    label: 'Antes: tudo espera pelo professor',
    hint: 'Ninguém vê um comentário ou uma proposta antes de ser aprovado. O que já está à vista fica como está.',
  },
  after: {
    label: 'Depois: só o que é duvidoso espera',
    hint: 'Comentários e propostas aparecem logo. O que tem insultos, palavrões ou contactos espera pelo professor.',
  },
  off: {
    label: 'Desligado: tudo aparece logo',
    hint: 'Nada fica retido por aquilo que diz, exceto o que pode falar de autoagressão. As equipas podem denunciar; o que já está à espera continua à espera.',
  },
};

export const DECISION_WORDS: Readonly<Record<Decision, string>> = {
  approve: 'Aprovar',
  hide: 'Esconder',
  undo: 'Anular',
};

/** Said where a decision can be made about none of those chosen. */
export const NONE_WORDS: Readonly<Record<Decision, string>> = {
  approve: 'Nenhum dos comentários escolhidos pode ser aprovado.',
  hide: 'Nenhum dos comentários escolhidos pode ser escondido.',
  undo: 'Nenhuma das decisões escolhidas pode ser anulada.',
};

const DOUBT_WORDS: Readonly<Record<DoubtKind, string>> = {
  word: 'Palavra',
  phone: 'Telefone',
  email: 'Email',
  link: 'Ligação',
  contact: 'Contacto',
};

/** What a decision is called on a proposal: what was hidden is put back. */
export function proposalDecisionWord(decision: Decision, state: CommentState): string {
  return decision === 'approve' && state === 'hidden' ? 'Repor' : DECISION_WORDS[decision];
}

/** '3 propostas escondidas.'; nothing changed is said too. */
export function doneProposalText(decision: Decision, changed: number): string {
  if (changed === 0 || decision === 'undo') return doneText(decision, changed);
  const one = changed === 1;
  if (decision === 'approve') return one ? 'Proposta aprovada.' : `${changed} propostas aprovadas.`;
  return one ? 'Proposta escondida.' : `${changed} propostas escondidas.`;
}

/** '3 comentários aprovados.'; nothing changed is said too. */
export function doneText(decision: Decision, changed: number): string {
  if (changed === 0) return 'Já estava assim: nada mudou.';
  const one = changed === 1;
  if (decision === 'undo') return one ? 'Decisão anulada.' : `${changed} decisões anuladas.`;
  const ended = decision === 'approve' ? 'aprovado' : 'escondido';
  return one ? `Comentário ${ended}.` : `${changed} comentários ${ended}s.`;
}

/** Why a teacher should look at it, a line each: reports first, then what is written in it. */
export function reasonLines({
  heldFor,
  reports,
  doubts,
}: Pick<JudgedComment, 'heldFor' | 'reports' | 'doubts'>): string[] {
  const lines: string[] = [];
  if (heldFor === 'self-harm') lines.push('Pode falar de autoagressão');
  if (heldFor === 'before') lines.push('Espera por aprovação, como a escola decidiu');
  if (reports > 0) lines.push(reports === 1 ? '1 denúncia' : `${reports} denúncias`);
  // The same words may stand in a text several times.
  return [...new Set([...lines, ...doubts.map(({ kind, found }) => `${DOUBT_WORDS[kind]}: «${found}»`)])];
}
