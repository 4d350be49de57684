import type { Criterion } from './scoring.ts';
import type { MissionLevel } from './vocabulary.ts';

/** What a teacher marks in each mission. */
export const CRITERION_NAMES: Readonly<Record<Criterion, string>> = { p1: 'Resposta', p2: 'Trabalho de equipa' };

/** What each mark says of an answer, whatever the theme. Keys are points (scoring.ts). */
const ANSWER: Readonly<Record<number, string>> = {
  0: 'Sem resposta ao que se pede.',
  20: 'Responde a uma parte do que se pede, sem razões nem exemplos.',
  40: 'Responde ao que se pede, com algumas razões ou exemplos.',
  60: 'Responde a tudo o que se pede, com razões e exemplos claros.',
};
const ACTION_PLAN: Readonly<Record<number, string>> = {
  0: 'Sem resposta ao que se pede.',
  50: 'Há uma ideia, mas faltam os passos para a pôr em prática.',
  100: 'O plano tem passos claros, mas falta dizer quem os dá, quando ou com que meios.',
  160: 'O plano está completo: diz o que se faz, quem o faz, quando e com que meios.',
};
const TEAMWORK: Readonly<Record<number, string>> = {
  0: 'Não se vê trabalho em conjunto.',
  20: 'Parte da equipa participou; o trabalho ficou nas mãos de alguns.',
  40: 'Toda a equipa participou e chegou em conjunto à resposta.',
};

/** One sentence on what a mark means; '' for points that no teacher gives (spec, section 5). */
export function markWords(level: MissionLevel, criterion: Criterion, points: number): string {
  if (criterion === 'p2') return TEAMWORK[points] ?? '';
  if (level === 1) return '';
  return (level === 4 ? ACTION_PLAN : ANSWER)[points] ?? '';
}
