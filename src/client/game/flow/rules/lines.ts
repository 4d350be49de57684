import type { QuizStep, TextStep, UploadStep } from '#content/SolarSystem.ts';
import type { MissionLevel } from '#domain/vocabulary.ts';
import type { GameContext, Lines, TeacherNote, TeamNews } from '../GameState.ts';

/** Which step the team stands at and what the robot says there. Source: spec, sections 3, 4 (Tutorial) and 9. */

export const SHIP_LINE = 'A escolha da nave é irreversível: escolham em equipa.';
export const TRAINING_LINE = 'Programa de treino antes de descolar - 3 desafios. Boa sorte!';
const RETURNED_LINE = 'Esta missão voltou para vocês. Nota de quem vos acompanha:';
const NOTES_LINE = 'Trago palavras de quem vos acompanha.';
export const ENDING_LINES = [
  'As melhores ações postas em prática são selecionadas em maio de cada ano letivo.',
  'Conheçam o projeto e vejam as propostas das outras equipas no Conselho Galáctico.',
] as const;

export const SILENCE: Lines = { key: '', messages: [], firstPosition: 1, atOnce: true, lingers: false };

type Here = Pick<GameContext, 'script' | 'progress' | 'theme'>;

/** The question asked now, or null where none is. */
export function quizHere({ script, progress }: Here): QuizStep | null {
  if (progress.part === 0) return script.tutorial.quiz;
  return progress.part === 1 ? (script.levels.level1[progress.step] ?? null) : null;
}

/** The text asked for now. */
export function writeHere({ script, progress }: Here): TextStep | null {
  if (progress.part === 0) return script.tutorial.write;
  if (progress.part !== 2 && progress.part !== 4) return null;
  return script.levels[`level${progress.part}`][progress.step] ?? null;
}

/** The files asked for now. */
export function uploadHere({ script, progress }: Here): UploadStep | null {
  if (progress.part === 0) return script.tutorial.upload;
  return progress.part === 3 ? (script.levels.level3[progress.step] ?? null) : null;
}

/** The mission under way; null in the tutorial and in the council. */
export function missionHere({ progress }: Here): MissionLevel | null {
  return progress.part === 0 ? null : progress.part;
}

/** What the robot says at the step where the team stands. */
export function linesHere(here: Here): Lines {
  const { progress, theme } = here;
  if (progress.part === 0) return tutorialLines(here);
  const step = quizHere(here) ?? writeHere(here) ?? uploadHere(here);
  if (step === null || progress.part === null) return SILENCE;
  return spoken(`${theme}/${progress.part}/${progress.step + 1}`, step.messages);
}

/** The reason behind the right answer, spoken at once. */
export function explanationLines(here: Here): Lines {
  const { key, messages } = linesHere(here);
  const explanation = quizHere(here)?.explanation ?? '';
  if (explanation === '') return SILENCE;
  return { key, messages: [explanation], firstPosition: messages.length + 1, atOnce: true, lingers: false };
}

/** Why the mission is played again: a sentence of ORBI's own, then the teacher's; nothing where none was given back. */
export function returnLines({ theme, progress, returned }: Here & Pick<GameContext, 'returned'>): Lines {
  if (returned === null || returned.level !== progress.part) return SILENCE;
  return { ...spoken(`${theme}/returned`, [RETURNED_LINE, returned.note], true), lingers: true };
}

/** A teacher's words about the missions, after a sentence of ORBI's own; nothing where there are none. */
export function noteLines({ theme, script }: Here, notes: readonly TeacherNote[]): Lines {
  const told = notes.map(({ level, text }) => `${noteTitle(script, level)}: ${text}`);
  return notes.length === 0 ? SILENCE : spoken(`${theme}/notes`, [NOTES_LINE, ...told], true);
}

/** 'Missão 2, Uma coisa que viajou': what a teacher's words are about. */
export function noteTitle(script: GameContext['script'], level: MissionLevel): string {
  return `Missão ${level}, ${script.missions[level].title}`;
}

/** The words that the team does not know yet. */
export function newNotes({ notes }: Pick<GameContext, 'notes'>, news: Pick<TeamNews, 'notes'>): TeacherNote[] {
  return news.notes.filter(({ level, text }) => !notes.some((known) => known.level === level && known.text === text));
}

/** What the robot says when a mission is done. */
export function congratulations(here: Here): Lines {
  const mission = missionHere(here);
  if (mission === null) return SILENCE;
  return spoken(`${here.theme}/${mission}/congratulations`, here.script.missions[mission].congratulations, true);
}

export function endingLines({ theme }: Here): Lines {
  return spoken(`${theme}/ending`, ENDING_LINES, true);
}

function tutorialLines({ theme, script, progress }: Here): Lines {
  const { intro, quiz, write, upload, outro } = script.tutorial;
  const key = (place: string) => `${theme}/tutorial/${place}`;
  const steps = [
    spoken(key('intro'), intro.messages),
    spoken(key('hangar'), [SHIP_LINE], true),
    spoken(key('training'), [TRAINING_LINE], true),
    spoken(key('quiz'), quiz.messages),
    spoken(key('write'), write.messages),
    spoken(key('upload'), upload.messages),
    spoken(key('outro'), outro.messages),
  ];
  return steps[progress.tutorialStep] ?? SILENCE;
}

function spoken(key: string, messages: readonly string[], atOnce = false): Lines {
  return { key, messages, firstPosition: 1, atOnce, lingers: false };
}
