import { CURRICULUM } from '#content/curriculum/curriculum.ts';
import { DIMENSION_IDS, type DimensionId } from '#content/curriculum/dimensions.ts';
import type { CurriculumLink } from '#content/curriculum/ThemeCurriculum.ts';
import { LESSON_PLANS } from '#content/lessonPlans/lessonPlans.ts';
import { WORKSHEET_TITLES } from '#content/worksheetTitles.ts';
import type { ClassCurriculum } from '#contract/classroom/curriculum.ts';
import { MOMENT_NAMES, MOMENTS } from '#domain/classroom/moments.ts';
import { THEMES, type Theme } from '#domain/vocabulary.ts';

/** A part of the game that teams have done, or a worksheet of a session that is over. */
export interface Piece {
  theme: Theme;
  /** 'Missão 2', or 'Ficha m2-fs1 «Palavras com asas»'. */
  name: string;
  link: CurriculumLink;
  /** How many teams did it, and the first and the last time (unix seconds). Null for a worksheet: the server does not know who used it. */
  done: { teams: number; first: number; last: number } | null;
}

export interface WorkedDimension {
  id: DimensionId;
  /** Teams for which it was the main dimension of something that they did, and those that met it beside another. */
  teams: { main: number; also: number };
  main: readonly Piece[];
  also: readonly Piece[];
}

/** Returns the dimensions that a class has worked on, in the order of the strategy. */
export function workedOn(of: ClassCurriculum): WorkedDimension[] {
  const pieces = [...doneMoments(of), ...plannedWorksheets(of)];
  return DIMENSION_IDS.map((id) => ({
    id,
    teams: {
      main: teamsWith(of, ({ main }) => main === id),
      also: teamsWith(of, ({ also }) => also.includes(id)),
    },
    main: pieces.filter(({ link }) => link.main === id),
    also: pieces.filter(({ link }) => link.also.includes(id)),
  })).filter(({ main, also }) => main.length + also.length > 0);
}

/** Returns how many teams of the class travel to each solar system, without those to which none does. */
export function teamsOf({ groups }: ClassCurriculum): { theme: Theme; teams: number }[] {
  return THEMES.map((theme) => ({ theme, teams: sumTeams(groups.filter((group) => group.theme === theme)) })).filter(
    ({ teams }) => teams > 0,
  );
}

function doneMoments({ groups, times }: ClassCurriculum): Piece[] {
  return times.map(({ theme, moment, first, last }) => ({
    theme,
    name: MOMENT_NAMES[moment],
    link: CURRICULUM[theme].moments[moment],
    done: {
      teams: sumTeams(groups.filter((group) => group.theme === theme && group.moments.includes(moment))),
      first,
      last,
    },
  }));
}

function teamsWith({ groups }: ClassCurriculum, isMeant: (link: CurriculumLink) => boolean): number {
  return sumTeams(
    groups.filter(({ theme, moments }) =>
      MOMENTS.some((moment) => moments.includes(moment) && isMeant(CURRICULUM[theme].moments[moment])),
    ),
  );
}

/** Lists the worksheets of the sessions that are over, once each, in the solar systems of the class. */
function plannedWorksheets(of: ClassCurriculum): Piece[] {
  const planned = of.sessions.flatMap(
    ({ plan, session }) => LESSON_PLANS[plan].sessions[session - 1]?.worksheets ?? [],
  );
  const places = new Map(
    planned.map(({ mission, number }) => [`m${mission}-fs${number}` as const, { mission, number }]),
  );
  const sorted = [...places].sort(([one], [other]) => (one < other ? -1 : 1));
  return teamsOf(of).flatMap(({ theme }) =>
    sorted.map(([key, { mission, number }]) => ({
      theme,
      name: `Ficha ${key} «${WORKSHEET_TITLES[theme][mission][number]}»`,
      link: CURRICULUM[theme].worksheets[key],
      done: null,
    })),
  );
}

const sumTeams = (groups: readonly { teams: number }[]) => groups.reduce((sum, { teams }) => sum + teams, 0);
