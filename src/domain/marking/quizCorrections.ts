import { counted } from '../counted.ts';
import { listed } from '../listed.ts';
import { POINTS_PER_RIGHT_ANSWER, type QuizCorrection } from './scoring.ts';

// Corrections of the quiz of mission 1 in one class: what is allowed, what changes, and how it is said (decision 0076).

export const CORRECTION_KINDS = ['void', 'correct'] as const satisfies readonly QuizCorrection['kind'][];

/** One question as its script has it; options count from 0. */
interface Question {
  correct: number;
  options: number;
}

/** Returns the correction as it is stored: without what its kind ignores, options sorted and each once. */
export function tidyCorrection({ kind, options, mayFall, ...rest }: QuizCorrection): QuizCorrection {
  if (kind === 'void') return { ...rest, kind, options: [], mayFall: false };
  return { ...rest, kind, options: [...new Set(options)].sort((a, b) => a - b), mayFall };
}

/** Returns why a tidy correction is not possible, in Portuguese; null when it is. */
export function validateCorrection({ kind, options }: QuizCorrection, question: Question): string | null {
  if (kind === 'void') return null;
  if (options.length === 0) return 'Escolha pelo menos uma resposta certa.';
  if (options.some((index) => index >= question.options)) return 'Esta pergunta não tem essa opção.';
  if (options.length === 1 && options[0] === question.correct) return 'Essa já é a resposta certa do jogo.';
  return null;
}

/** Returns whether two corrections of the same question are the same. */
export function isSameCorrection(one: QuizCorrection, other: QuizCorrection): boolean {
  const sameOptions =
    one.options.length === other.options.length && one.options.every((index) => other.options.includes(index));
  return one.kind === other.kind && one.mayFall === other.mayFall && sameOptions;
}

/** How many teams answered, and whose points change by a correction or its undoing. */
export interface CorrectionEffect {
  teams: number;
  rise: number;
  fall: number;
}

/** Counts the teams whose points rise and fall; each by the 20 points of one question. */
export function correctionEffect(teams: readonly { before: number; after: number }[]): CorrectionEffect {
  return {
    teams: teams.length,
    rise: teams.filter(({ before, after }) => after > before).length,
    fall: teams.filter(({ before, after }) => after < before).length,
  };
}

/** Returns the effect of a change in Portuguese: '3 de 8 equipas ganham 20 pontos; 1 perde 20 pontos.' */
export function effectWords({ teams, rise, fall }: CorrectionEffect): string {
  if (teams === 0) return 'Ainda nenhuma equipa respondeu: vale para as que responderem.';
  if (rise === 0 && fall === 0)
    return `Nenhuma pontuação muda: ${counted(teams, 'equipa respondeu', 'equipas responderam')}.`;
  const of = `de ${counted(teams, 'equipa', 'equipas')}`;
  const gain =
    rise === 0
      ? 'Ninguém ganha pontos'
      : `${rise} ${of} ${rise === 1 ? 'ganha' : 'ganham'} ${POINTS_PER_RIGHT_ANSWER} pontos`;
  const loss =
    fall === 0
      ? 'ninguém perde pontos'
      : `${fall} ${fall === 1 ? 'perde' : 'perdem'} ${POINTS_PER_RIGHT_ANSWER} pontos`;
  return `${gain}; ${loss}.`;
}

/** Returns what counts now of a corrected question, in Portuguese; options are said by their numbers, from 1. */
export function correctionWords({ kind, options, mayFall }: QuizCorrection): string {
  if (kind === 'void') return 'Não conta nesta turma: todas as equipas têm os pontos desta pergunta';
  const numbers = listed(options.map((index) => String(index + 1)));
  const right = `${options.length === 1 ? 'certa a opção' : 'certas as opções'} ${numbers}`;
  return `Resposta certa corrigida nesta turma: ${right}${mayFall ? '' : ', e ninguém perde pontos'}`;
}
