import type { LiveTeam } from '#contract/classroom/lessons.ts';
import { LESSON_ROLES } from '#domain/classroom/roles.ts';
import type { ClassSize } from '#domain/classroom/worksheetCopies.ts';
import { THEMES } from '#domain/vocabulary.ts';

/** Members of a team whose members are not known: one for each role. */
const USUAL_MEMBERS = LESSON_ROLES.length;

/** Returns how many teams and pupils of a class travel to each solar system. */
export function classSizeOf(teams: readonly Pick<LiveTeam, 'theme' | 'members'>[]): ClassSize {
  const sizes = THEMES.map((theme) => {
    const own = teams.filter((team) => team.theme === theme);
    const pupil = own.reduce((sum, { members }) => sum + (members.length > 0 ? members.length : USUAL_MEMBERS), 0);
    return [theme, { team: own.length, pupil }] as const;
  });
  return Object.fromEntries(sizes) as unknown as ClassSize;
}
