import type { SelectedPlan } from '#contract/council/selection.ts';
import { selectionYearName } from '#domain/council/selection/selectionYear.ts';
import { counted } from '#domain/counted.ts';
import { decimalText } from '#domain/decimalText.ts';
import type { SelectionList } from './useSelection.ts';

/** School years that the page offers, the current one first. */
const YEARS_OFFERED = 3;

export function yearOptions(current: number) {
  return Array.from({ length: YEARS_OFFERED }, (_, ago) => current - ago).map((year) => ({
    value: String(year),
    label: selectionYearName(year),
  }));
}

/** Returns the filter's choices of states, with the number of plans in each. */
export function stateOptions(counts: SelectionList['counts'] | undefined) {
  const of = (label: string, count: number | undefined) => (count === undefined ? label : `${label} (${count})`);
  return [
    { value: '', label: of('Todas', counts?.all) },
    { value: 'unread', label: of('Por ler', counts?.unread) },
    { value: 'read', label: of('Lidas', counts?.read) },
    { value: 'shortlisted', label: of('Na lista final', counts?.shortlisted) },
  ];
}

/** Says how far the reading of a plan is: 'Lida: média 3,5', '1 de 2 leram', 'Sem leitores'. */
export function readingText({ readers, mean }: Pick<SelectedPlan, 'readers' | 'mean'>): string {
  if (mean !== null) return `Lida: média ${decimalText(mean)}`;
  if (readers.length === 0) return 'Sem leitores';
  const given = readers.filter(({ read }) => read).length;
  return given === 0
    ? `À espera de ${counted(readers.length, 'leitor', 'leitores')}`
    : `${given} de ${readers.length} leram`;
}

/** Warns of members' names in what would be published; null when none was found. */
export function mentionedText({ mentioned }: Pick<SelectedPlan, 'mentioned'>): string | null {
  if (mentioned.length === 0) return null;
  return `Atenção: o texto ou o nome da equipa pode ter o nome de ${mentioned.length === 1 ? 'um membro' : 'membros'} da equipa (${mentioned.join(', ')}). A página pública não deve ter nomes de estudantes.`;
}

/** Returns the address of the public page of a school year. */
export function publicPath(year: number): string {
  return `/selecao/${year}`;
}
