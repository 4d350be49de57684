import { createContext, type ReactNode, useContext } from 'react';
import type { Team } from '#contract/school/teams.ts';
import { type Marks, useMarks } from './useMarks.ts';

const MarksOfTeam = createContext<Marks | null>(null);

interface Props {
  account: string;
  team: Team;
  children: ReactNode;
}

/** Gives a team's row and the sheet below it the same marks, so that the total follows every change. */
export function TeamMarks({ account, team, children }: Props) {
  return <MarksOfTeam value={useMarks(account, team)}>{children}</MarksOfTeam>;
}

/** The marks of the team whose row this is. */
export function useTeamMarks(): Marks {
  const marks = useContext(MarksOfTeam);
  if (marks === null) throw new Error('marks outside a team’s row');
  return marks;
}
