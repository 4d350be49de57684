import { counted } from '#domain/counted.ts';
import { CRITERION_NAMES } from '#domain/marking/markWords.ts';
import type { Criterion } from '#domain/marking/scoring.ts';

/** Says for which mission and criterion a phrase is: 'Missão 2 · Resposta'; 'Qualquer missão' without either. */
export function scopeText({ level, criterion }: { level: number | null; criterion: Criterion | null }): string {
  const mission = level === null ? 'Qualquer missão' : `Missão ${level}`;
  return criterion === null ? mission : `${mission} · ${CRITERION_NAMES[criterion]}`;
}

export function usesText(uses: number): string {
  return uses === 0 ? 'Ainda por usar' : `Usada ${counted(uses, 'vez', 'vezes')}`;
}
