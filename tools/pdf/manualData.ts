import { LESSON_PLANS } from '#content/lessonPlans/lessonPlans.ts';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import { SUBJECTS, type SubjectPlace } from '#content/subjects.ts';
import type { Worksheet } from '#content/Worksheet.ts';
import { NOTES_BY_THEME } from '#content/worksheets/notes/notes.ts';
import type { TeacherNote } from '#content/worksheets/notes/TeacherNote.ts';
import { RANKING_RULE } from '#domain/council/ranking.ts';
import { type WorksheetPlace, worksheetId } from '#domain/game/worksheets.ts';
import { listed } from '#domain/listed.ts';
import { LEVEL_SCORES } from '#domain/marking/scoring.ts';
import { MISSION_LEVELS, type MissionLevel, THEMES, type Theme, WORKSHEET_MOMENTS } from '#domain/vocabulary.ts';
import { curriculumData } from './curriculumData.ts';

/** A worksheet with its place and title. */
export interface TitledWorksheet {
  place: WorksheetPlace;
  title: string;
  sheet: Worksheet;
  /** Whether `sheet` is the easy read of the worksheet. */
  isEasy: boolean;
}

/**
 * Returns the game content and the lesson plans printed in the public manual: the input `dados` of manual.typ. It contains no
 * quiz question, so that no answer key can be printed there (ruling 32).
 */
export function manualData(worksheets: readonly TitledWorksheet[]) {
  return {
    themes: THEMES.map(themeData),
    worksheets: worksheets.map((worksheet) => ({
      ...worksheetEntry(worksheet),
      alone: noteOf(worksheet.place).alone?.activity,
    })),
    plans: LESSON_PLANS,
    subjects: SUBJECTS.map(({ places, ...subject }) => ({ ...subject, places: placeWords(places) })),
    curriculum: curriculumData(),
    levelScores: LEVEL_SCORES,
    rankingRule: RANKING_RULE,
  };
}

/**
 * Returns the content of the annex for staff: the input `dados` of annex.typ. Only the annex prints the quiz keys (ruling
 * 32) and the teacher's notes.
 */
export function annexData(worksheets: readonly TitledWorksheet[]) {
  const themes = THEMES.map((theme) => {
    const { name, tutorial, levels } = SOLAR_SYSTEMS[theme];
    return { key: theme, name, training: tutorial.quiz, quiz: levels.level1 };
  });
  return { themes, worksheets: worksheets.map(noteEntry) };
}

function noteEntry({ place, title, sheet }: TitledWorksheet) {
  const { minutes, group, activities } = sheet;
  const titles = activities.map((activity) => activity.title);
  return { id: worksheetId(place), title, minutes, group, activities: titles, note: noteOf(place) };
}

function noteOf({ theme, mission, number }: WorksheetPlace): TeacherNote {
  return NOTES_BY_THEME[theme][`m${mission}-fs${number}`];
}

/** Returns where a subject is treated, a line for each theme by its initials, without a word of a quiz question (ruling 32). */
function placeWords(places: readonly SubjectPlace[]): string[] {
  return THEMES.flatMap((theme) => {
    const named = places.filter((place) => place.theme === theme).map(nameOf);
    return named.length === 0 ? [] : [`${theme.toUpperCase()}: ${listed([...new Set(named)])}.`];
  });
}

function nameOf(place: SubjectPlace): string {
  switch (place.in) {
    case 'quiz':
      return SOLAR_SYSTEMS[place.theme].tutorial.quiz.question.includes(place.asks) ? 'treino' : 'missão 1';
    case 'dilemma':
      return `dilema «${place.title}»`;
    case 'practice':
      return 'treino extra';
    case 'worksheet':
      return `ficha «${place.activity}»`;
  }
}

function themeData(theme: Theme) {
  const { name, summary, levels, missions } = SOLAR_SYSTEMS[theme];
  const prompts: Record<MissionLevel, readonly { prompt: string }[]> = {
    1: [],
    2: levels.level2,
    3: levels.level3,
    4: levels.level4,
  };
  return {
    key: theme,
    name,
    summary,
    missions: MISSION_LEVELS.map((level) => {
      const { title, place, briefing, description, marks, sources } = missions[level];
      const asked = prompts[level].map(({ prompt }) => prompt);
      return { level, title, place, briefing, description, marks, sources, prompts: asked };
    }),
  };
}

function worksheetEntry({ place, title, sheet }: TitledWorksheet) {
  const { minutes, group, objectives, activities, sources } = sheet;
  return {
    ...place,
    id: worksheetId(place),
    title,
    moment: WORKSHEET_MOMENTS[place.number],
    minutes,
    group,
    objectives,
    kinds: activities.map(({ kind }) => kind),
    activities: activities.map((activity) => activity.title),
    sources,
  };
}
