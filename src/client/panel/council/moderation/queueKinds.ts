import { type Decision, QUEUE_PARTS, type QueuePart } from '#domain/council/moderation.ts';
import { EMPTY_WORDS, NONE_WORDS, PART_WORDS } from './moderationWords.ts';

/** The kinds of text that staff moderate; each has a queue. */
export const QUEUE_KINDS = ['comments', 'proposals', 'diary'] as const;
export type QueueKind = (typeof QUEUE_KINDS)[number];

interface KindWords {
  title: string;
  /** The parts that this queue has; teams cannot report every kind of text. */
  shownParts: readonly QueuePart[];
  /** Singular with its article, for use in a sentence. */
  one: string;
  intro: string;
  selected: string;
  oneByOne: string;
  /** 'todos' or 'todas'. */
  all: string;
  chooseFirst: string;
  parts: Readonly<Record<QueuePart, string>>;
  empty: Readonly<Record<QueuePart, string>>;
  /** Messages for a decision that applies to none of the selected texts. */
  none: Readonly<Record<Decision, string>>;
}

export const KIND_WORDS: Readonly<Record<QueueKind, KindWords>> = {
  comments: {
    title: 'Comentários',
    shownParts: QUEUE_PARTS,
    one: 'o comentário',
    intro: 'O que as equipas escrevem umas às outras no Conselho. O que aqui é escondido deixa logo de se ver.',
    selected: 'selecionados',
    oneByOne: 'um a um',
    all: 'todos',
    chooseFirst: 'Escolha primeiro os comentários.',
    parts: PART_WORDS,
    empty: EMPTY_WORDS,
    none: NONE_WORDS,
  },
  proposals: {
    title: 'Propostas',
    shownParts: QUEUE_PARTS,
    one: 'a proposta',
    intro: 'As propostas que as equipas levam ao Conselho. O que aqui é escondido sai logo dos Conselhos abertos.',
    selected: 'selecionadas',
    oneByOne: 'uma a uma',
    all: 'todas',
    chooseFirst: 'Escolha primeiro as propostas.',
    parts: { waiting: 'À espera', reported: 'Denunciadas', hidden: 'Escondidas', all: 'Todas' },
    empty: {
      waiting: 'Nenhuma proposta está à espera.',
      reported: 'Nenhuma proposta foi denunciada.',
      hidden: 'Nenhuma proposta está escondida.',
      all: 'Ainda não há propostas.',
    },
    none: {
      approve: 'Nenhuma das propostas escolhidas pode ser aprovada.',
      hide: 'Nenhuma das propostas escolhidas pode ser escondida.',
      undo: 'Nenhuma das decisões escolhidas pode ser anulada.',
    },
  },
  diary: {
    title: 'Diários',
    shownParts: ['waiting', 'hidden', 'all'],
    one: 'a entrada',
    intro:
      'O que as equipas escrevem no Diário da Terra dos seus planos. As turmas dos anos seguintes só leem o que aqui não está à espera nem escondido.',
    selected: 'selecionadas',
    oneByOne: 'uma a uma',
    all: 'todas',
    chooseFirst: 'Escolha primeiro as entradas.',
    parts: { waiting: 'À espera', reported: 'Denunciadas', hidden: 'Escondidas', all: 'Todas' },
    empty: {
      waiting: 'Nenhuma entrada está à espera.',
      reported: 'Nenhuma entrada foi denunciada.',
      hidden: 'Nenhuma entrada está escondida.',
      all: 'Ainda não há entradas.',
    },
    none: {
      approve: 'Nenhuma das entradas escolhidas pode ser aprovada.',
      hide: 'Nenhuma das entradas escolhidas pode ser escondida.',
      undo: 'Nenhuma das decisões escolhidas pode ser anulada.',
    },
  },
};

/** Returns the message on texts left out of a bulk approval because a teacher must read each of them. */
export function skippedText(kind: QueueKind, count: number): string {
  if (count === 1) return '1 ficou por ver, à parte, porque pode falar de sofrimento.';
  return `${count} ficaram por ver, ${KIND_WORDS[kind].oneByOne}, porque podem falar de sofrimento.`;
}
