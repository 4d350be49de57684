import { counted } from '#domain/counted.ts';
import { listed } from '#domain/listed.ts';
import { DROPPED_KINDS, type DroppedKind, type Roster } from '#domain/school/rosters/roster.ts';
import type { TeamDraft } from './formingState.ts';

const DROPPED: Record<DroppedKind, readonly [one: string, many: string]> = {
  number: ['número', 'números'],
  process: ['número de processo', 'números de processo'],
  date: ['data de nascimento', 'datas de nascimento'],
  identity: ['número de identificação', 'números de identificação'],
  phone: ['telefone', 'telefones'],
  email: ['endereço de correio', 'endereços de correio'],
  sex: ['indicação do sexo', 'indicações do sexo'],
  class: ['nome da turma', 'vezes o nome da turma'],
  guardian: ['nome de encarregado de educação', 'nomes de encarregados de educação'],
  other: ['outro dado', 'outros dados'],
  line: ['linha sem nome', 'linhas sem nome'],
  blank: ['linha vazia', 'linhas vazias'],
};

const PUPIL_NUMBER = ['número de aluno', 'números de aluno'] as const;

export const namesText = (count: number) => counted(count, 'nome', 'nomes');

/** 'Não guardámos: 28 números de aluno e 28 datas de nascimento.'; '' when nothing was dropped. */
export function droppedText(dropped: Roster['dropped'], names: number): string {
  const parts = DROPPED_KINDS.flatMap((kind) => {
    const count = dropped[kind] ?? 0;
    // One number for each name is the pupil's; others are ages or marks.
    const words = kind === 'number' && count === names ? PUPIL_NUMBER : DROPPED[kind];
    return count === 0 ? [] : [counted(count, ...words)];
  });
  return parts.length === 0 ? '' : `Não guardámos: ${listed(parts)}.`;
}

/** Says how many are left out because the list says that they have left the class. */
export function goneText(count: number): string {
  return count === 1
    ? 'Uma pessoa fica de fora, porque a lista diz que já não está na turma; pode repô-la em baixo.'
    : `${count} pessoas ficam de fora, porque a lista diz que já não estão na turma; pode repô-las em baixo.`;
}

/** '8 equipas: 4 com 4 membros e 4 com 3.' */
export function sizesText(teams: readonly TeamDraft[]): string {
  const bySize = new Map<number, number>();
  for (const { members } of teams) bySize.set(members.length, (bySize.get(members.length) ?? 0) + 1);
  const [largest, ...others] = [...bySize].sort(([one], [other]) => other - one);
  const whole = counted(teams.length, 'equipa', 'equipas');
  if (largest === undefined) return `${whole}.`;
  const [size, count] = largest;
  const members = counted(size, 'membro', 'membros');
  if (others.length === 0) return `${whole}${teams.length === 1 ? '' : ', cada uma'} com ${members}.`;
  const rest = others.map(([smaller, times]) => `${times} com ${smaller}`);
  return `${whole}: ${listed([`${count} com ${members}`, ...rest])}.`;
}

/** What a screen reader says after a move: 'Ana S. passou de Vega, que fica com 3, para Lira, que fica com 5.' */
export function movedText(name: string, from: TeamDraft | undefined, to: TeamDraft): string {
  const left = from === undefined ? '' : ` de ${from.name}, que fica com ${from.members.length - 1},`;
  return `${name} passou${left} para ${to.name}, que fica com ${to.members.length + 1}.`;
}
