import type { JudgedComment } from '#contract/council/moderation.ts';
import type { CommentState, Decision, DoubtKind, ModerationMode, QueuePart } from '#domain/council/moderation.ts';

export const PART_WORDS: Readonly<Record<QueuePart, string>> = {
  waiting: 'À espera',
  reported: 'Denunciados',
  hidden: 'Escondidos',
  all: 'Todos',
};

/** Texts for an empty part of the queue. */
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

/** Messages for a decision that applies to none of the selected comments. */
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

/** Returns the label of a decision on a proposal: approving a hidden one is 'Repor'. */
export function proposalDecisionWord(decision: Decision, state: CommentState): string {
  return decision === 'approve' && state === 'hidden' ? 'Repor' : DECISION_WORDS[decision];
}

/** Returns the message after a decision, such as '3 propostas escondidas.', also for 0 changed. */
export function doneProposalText(decision: Decision, changed: number): string {
  if (changed === 0 || decision === 'undo') return doneText(decision, changed);
  const one = changed === 1;
  if (decision === 'approve') return one ? 'Proposta aprovada.' : `${changed} propostas aprovadas.`;
  return one ? 'Proposta escondida.' : `${changed} propostas escondidas.`;
}

/** Returns the message after a decision, such as '3 entradas escondidas.', also for 0 changed. */
export function doneEntryText(decision: Decision, changed: number): string {
  if (changed === 0 || decision === 'undo') return doneText(decision, changed);
  const ended = decision === 'approve' ? 'aprovada' : 'escondida';
  return changed === 1 ? `Entrada ${ended}.` : `${changed} entradas ${ended}s.`;
}

/** Returns the message after a decision, such as '3 comentários aprovados.', also for 0 changed. */
export function doneText(decision: Decision, changed: number): string {
  if (changed === 0) return 'Já estava assim: nada mudou.';
  const one = changed === 1;
  if (decision === 'undo') return one ? 'Decisão anulada.' : `${changed} decisões anuladas.`;
  const ended = decision === 'approve' ? 'aprovado' : 'escondido';
  return one ? `Comentário ${ended}.` : `${changed} comentários ${ended}s.`;
}

/** Returns the reasons to review a text, one line each: why it is held, its reports, its doubtful words. */
export function reasonLines({
  heldFor,
  reports = 0,
  doubts,
}: Pick<JudgedComment, 'heldFor' | 'doubts'> & { reports?: number }): string[] {
  const lines: string[] = [];
  if (heldFor === 'self-harm') lines.push('Pode falar de autoagressão');
  if (heldFor === 'before') lines.push('Espera por aprovação, como a escola decidiu');
  if (reports > 0) lines.push(reports === 1 ? '1 denúncia' : `${reports} denúncias`);
  // A text may contain the same word several times.
  return [...new Set([...lines, ...doubts.map(({ kind, found }) => `${DOUBT_WORDS[kind]}: «${found}»`)])];
}
