import type { ChipTone } from '#client/ui/feedback/Chip.tsx';
import type { PlanProgress } from '#domain/council/diary.ts';

export const PROGRESS_WORDS: Readonly<Record<PlanProgress, string>> = {
  requested: 'Pedido',
  approved: 'Aprovado',
  doing: 'A fazer',
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
}

export const DIARY_WORDS: Readonly<Record<DiaryVoice, Words>> = {
  team: {
    intro: 'O que foi feito do vosso plano, dia a dia. O professor também pode escrever aqui.',
    notSubmitted: 'O diário começa quando o professor submeter o vosso plano.',
    empty: 'Ainda não escreveram nada. A quem já falaram do plano?',
    textHint: 'Não escrevam nomes de pessoas, moradas nem telefones.',
    chooseState: 'Escolham o estado',
    photos: 'Juntem até 4 fotografias, sem caras de pessoas que não deram autorização.',
    keptDraft: 'Este texto ficou neste dispositivo e ainda não foi guardado no diário.',
  },
  staff: {
    intro: 'O que foi feito do plano, dia a dia. A equipa lê e escreve aqui, no Conselho Galáctico.',
    notSubmitted: 'O diário começa quando a proposta for submetida.',
    empty: 'O diário ainda não tem entradas.',
    textHint: 'Não escreva nomes de estudantes, moradas nem telefones.',
    chooseState: 'Escolha o estado',
    photos: 'Junte até 4 fotografias, sem caras de pessoas que não deram autorização.',
    keptDraft: 'Este texto ficou neste dispositivo e ainda não foi guardado no diário.',
  },
};

/** Formats a day 'yyyy-mm-dd' as dd/mm/yyyy. */
export function writtenDay(day: string): string {
  return day.split('-').reverse().join('/');
}
