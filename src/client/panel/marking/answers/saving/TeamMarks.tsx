import { createContext, type ReactNode, useContext } from 'react';
import type { Team } from '#contract/school/teams.ts';
import { type Marks, useMarks } from './useMarks.ts';

const MarksOfTeam = createContext<Marks | null>(null);

interface Props {
  account: string;
  team: Team;
  children: ReactNode;
}

/** Provides a team's marks to its row and to its sheet, so that the total follows every change. */
export function TeamMarks({ account, team, children }: Props) {
  return <MarksOfTeam value={useMarks(account, team)}>{children}</MarksOfTeam>;
}

/** Returns the marks of the team of this row. Throws outside TeamMarks. */
export function useTeamMarks(): Marks {
  const marks = useContext(MarksOfTeam);
  if (marks === null) throw new Error('useTeamMarks must be used inside TeamMarks');
  return marks;
}
