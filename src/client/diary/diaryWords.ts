import type { ChipTone } from '#client/ui/feedback/Chip.tsx';
import type { PlanProgress } from '#domain/council/diary.ts';

export const PROGRESS_WORDS: Readonly<Record<PlanProgress, string>> = {
  requested: 'Pedido',
  approved: 'Aprovado',
  doing: 'Em curso',
  done: 'Feito',
  impossible: 'Não foi possível',
};

export const PROGRESS_TONES: Readonly<Record<PlanProgress, ChipTone>> = {
  requested: 'neutral',
  approved: 'info',
  doing: 'warn',
  done: 'ok',
  impossible: 'danger',
};

/** Who reads the screen: a team is addressed in the plural, staff formally. */
export type DiaryVoice = 'team' | 'staff';

interface Words {
  intro: string;
  notSubmitted: string;
  empty: string;
  textHint: string;
  chooseState: string;
  photos: string;
  keptDraft: string;
  /** Author of an entry that staff wrote. */
  byStaff: string;
  /** Of an entry that waits for a decision. */
  waiting: string;
}

export const DIARY_WORDS: Readonly<Record<DiaryVoice, Words>> = {
  team: {
    intro: 'O que foi feito do vosso plano, dia a dia. Quem vos dá a aula também pode escrever aqui.',
    notSubmitted: 'O diário começa quando quem vos dá a aula submeter o vosso plano.',
    empty: 'Ainda não escreveram nada. A quem já falaram do plano?',
    textHint: 'Não escrevam nomes de pessoas, moradas nem telefones.',
    chooseState: 'Escolham o estado',
    photos: 'Juntem até 4 fotografias, sem caras de pessoas que não deram autorização.',
    keptDraft: 'Este texto ficou neste dispositivo e ainda não foi guardado no diário.',
    byStaff: 'Escrito por quem vos dá a aula',
    waiting: 'À espera de quem vos dá a aula',
  },
  staff: {
    intro: 'O que foi feito do plano, dia a dia. A equipa lê e escreve aqui, no Conselho Galáctico.',
    notSubmitted: 'O diário começa quando a proposta for submetida.',
    empty: 'O diário ainda não tem entradas.',
    textHint: 'Não escreva nomes de estudantes, moradas nem telefones.',
    chooseState: 'Escolha o estado',
    photos: 'Junte até 4 fotografias, sem caras de pessoas que não deram autorização.',
    keptDraft: 'Este texto ficou neste dispositivo e ainda não foi guardado no diário.',
    byStaff: 'Escrito por docente',
    waiting: 'À espera de decisão',
  },
};

/** Formats a day 'yyyy-mm-dd' as dd/mm/yyyy. */
export function writtenDay(day: string): string {
  return day.split('-').reverse().join('/');
}
