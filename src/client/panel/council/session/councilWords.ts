import type { ChipTone } from '#client/ui/feedback/Chip.tsx';
import type { Council } from '#contract/council/session/councils.ts';
import type { CouncilPhase } from '#domain/council/session/phases.ts';
import { listed } from '#domain/listed.ts';

/** What happens in each phase, for a teacher. */
export const PHASE_WORDS: Record<CouncilPhase, string> = {
  present: 'Cada equipa apresenta a sua proposta, por ordem tirada à sorte.',
  read: 'Cada equipa lê algumas propostas de outras equipas.',
  debate: 'As equipas perguntam, sugerem e dizem o que pensam.',
  vote: 'Cada equipa vota uma vez, e pode mudar o voto enquanto esta fase dura.',
  result: 'Conta-se pela regra escolhida, e vê-se o que outras regras diriam.',
  earth: 'A turma prepara o envio da proposta escolhida.',
};

export const STATE_WORDS: Record<Council['state'], { text: string; tone: ChipTone }> = {
  prepared: { text: 'Preparado', tone: 'info' },
  running: { text: 'A decorrer', tone: 'warn' },
  closed: { text: 'Fechado', tone: 'neutral' },
};

export const RESULT_REVEAL_WORDS = {
  byTeacher: 'Quando carregar em «Mostrar resultado», ou passar à fase Terra',
  atOnce: 'Assim que a fase Resultado começa',
} as const;

/** Returns the names of a council's classes. */
export function classesText(classes: readonly { name: string }[]): string {
  return listed(classes.map(({ name }) => name));
}
