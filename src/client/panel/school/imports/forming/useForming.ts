import { useEffect, useMemo, useState } from 'react';
import { IMPORT_MAX_CHARS, ROSTER_NAMES_MAX } from '#domain/limits.ts';
import { teamsText } from '#domain/school/forming/teamsText.ts';
import { cryptoRandom } from '../../teams/cryptoRandom.ts';
import type { ListState } from '../listState.ts';
import { type ImportForm, useImport } from '../useImport.ts';
import { useKept } from '../useKept.ts';
import { type FormingState, keptNames, keptPupils, NOT_READ, withText } from './formingState.ts';
import { placed, type Suggesting, withFreeNames } from './teamDrafts.ts';
import { type FormingClass, useFormingClass, useTeamsOfClass } from './useFormingClass.ts';

/** Stands for the class in suggested names until it has a name. */
const NEW_CLASS = 'Turma';
const NO_NAMES = 'Não encontrámos nomes nesta lista. Cole um nome por linha, com ou sem outras colunas.';
const TOO_LONG = `A lista tem mais de ${IMPORT_MAX_CHARS} caracteres. Cole uma turma de cada vez.`;
const tooMany = (count: number) =>
  `São ${count} nomes, e uma lista tem até ${ROSTER_NAMES_MAX}. Cole uma turma de cada vez.`;

export type FormingWork = ReturnType<typeof useForming>;

/** Holds the way from a pasted class list to teams. The list stays on this page; only the formed teams are sent. */
export function useForming({ text, teacherId }: ListState, onWritten: () => void) {
  const kept = useKept('forming', () => NOT_READ);
  const state = kept.value;
  const [unread, setUnread] = useState<string | null>(null);
  const found = useFormingClass(state, teacherId);
  const form = useFormedTeams(state, found.name, teacherId);
  const work = useImport(form, () => {
    kept.forget();
    onWritten();
  });
  const change = (next: FormingState) => {
    kept.keep(next);
    work.forget();
  };
  // Once teams are previewed, nothing is asked: the import takes these very names, and after an undo the class is gone.
  const isForming = work.preview === null;
  const schoolClass: FormingClass = { ...found, teamNames: useTeamsOfClass(isForming ? found.id : null) };
  const { name, teamNames } = schoolClass;
  const suggesting: Suggesting = { className: name || NEW_CLASS, taken: teamNames, random: cryptoRandom };
  const free = isForming ? withFreeNames(state, suggesting) : state;
  useEffect(() => {
    if (free !== state) change(free);
  });
  const read = () => {
    if (text.length > IMPORT_MAX_CHARS) return setUnread(TOO_LONG);
    const next = withText(state, text);
    const count = keptPupils(next).length;
    const problem = count === 0 ? NO_NAMES : count > ROSTER_NAMES_MAX ? tooMany(count) : null;
    setUnread(problem);
    if (problem === null) change(placed(next));
  };
  return {
    state,
    change,
    teacherId,
    schoolClass,
    suggesting,
    work,
    read,
    unread,
    forgetUnread: () => setUnread(null),
    reset: () => change(NOT_READ),
  };
}

/** Writes the formed teams as the list that an import previews. */
function useFormedTeams(state: FormingState, className: string, teacherId: string | null): ImportForm {
  const { teams, pupils, choice } = state;
  return useMemo(() => {
    const names = keptNames({ pupils, choice });
    const text = teamsText(className, teams, (pupil) => names.get(pupil) ?? '');
    return { text, teacherId, className: '', solarId: '' };
  }, [teams, pupils, choice, className, teacherId]);
}
