import { WORKSHEET_TITLES } from '#content/worksheetTitles.ts';
import { worksheetId } from '#domain/game/worksheets.ts';
import { CRITERION_NAMES, type MissionMarks } from '#domain/marking/markWords.ts';
import { CRITERIA, type Criterion, LEVEL_SCORES } from '#domain/marking/scoring.ts';
import {
  type MissionLevel,
  type Theme,
  WORKSHEET_MOMENTS,
  WORKSHEET_NUMBERS,
  type WorksheetNumber,
} from '#domain/vocabulary.ts';
import type { GuideCriterion, GuideSheet, MissionGuide } from '../GameView.ts';
import type { GameSnapshot } from '../gameMachine.ts';
import { missionHere } from '../rules/lines.ts';

/** Returns the worksheets and marking criteria of the current mission; null outside the work on a mission. */
export function guideOf(snapshot: GameSnapshot): MissionGuide | null {
  const { context } = snapshot;
  const mission = missionHere(context);
  const now = worksheetNow(snapshot);
  if (mission === null || now === null) return null;
  const { title, marks } = context.script.missions[mission];
  return {
    mission,
    title,
    worksheets: WORKSHEET_NUMBERS.map((number) => worksheet(context.theme, mission, number, now)),
    criteria: CRITERIA.map((criterion) => guideCriterion(marks, criterion)),
    most: LEVEL_SCORES[mission].max,
  };
}

/** Worksheet 1 prepares the mission, 2 belongs to its work, 3 continues after it. */
function worksheetNow(snapshot: GameSnapshot): WorksheetNumber | null {
  if (snapshot.hasTag('at:missionIntro')) return 1;
  if ((['at:quiz', 'at:write', 'at:upload'] as const).some((tag) => snapshot.hasTag(tag))) return 2;
  return snapshot.hasTag('at:congratulations') || snapshot.hasTag('at:sending') ? 3 : null;
}

function worksheet(theme: Theme, mission: MissionLevel, number: WorksheetNumber, now: WorksheetNumber): GuideSheet {
  return {
    number,
    title: WORKSHEET_TITLES[theme][mission][number],
    moment: WORKSHEET_MOMENTS[number],
    href: `/game/open-pdf/${worksheetId({ theme, mission, number })}`,
    isForNow: number === now,
  };
}

/** Puts the highest mark first, as the goal. */
function guideCriterion(marks: MissionMarks, criterion: Criterion): GuideCriterion {
  const words = Object.entries(marks[criterion]).map(([points, { team }]) => ({ points: Number(points), words: team }));
  return { name: CRITERION_NAMES[criterion], marks: words.sort((a, b) => b.points - a.points) };
}
