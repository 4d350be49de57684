import type { QuizStep, TextStep, UploadStep } from '#content/SolarSystem.ts';
import { answerIndex } from '#domain/marking/scoring.ts';
import type { MissionLevel } from '#domain/vocabulary.ts';
import type { GameContext, Lines, TeacherNote, TeamNews } from '../GameState.ts';

/** The current step, and the robot's lines there. Source: spec, sections 3, 4 (Tutorial) and 9. */

export const SHIP_LINE = 'A escolha da nave é irreversível: escolham em equipa.';
const EASY_SHIP_LINE = 'Depois não podem trocar de nave: escolham em equipa.';
export const TRAINING_LINE = 'Programa de treino antes de descolar - 3 desafios. Boa sorte!';
const RETURNED_LINE = 'Esta missão voltou para vocês. Nota de quem vos dá a aula:';
const NOTES_LINE = 'Trago palavras de quem vos dá a aula.';
export const ENDING_LINES = [
  'As melhores ações postas em prática são selecionadas em maio de cada ano letivo.',
  'Conheçam o projeto e vejam as propostas das outras equipas no Conselho Galáctico.',
] as const;

export const SILENCE: Lines = { key: '', messages: [], firstPosition: 1, atOnce: true, lingers: false };

type Here = Pick<GameContext, 'script' | 'progress' | 'theme'>;

/** Returns what the robot says of the choice of the ship; there is a recording of the usual words. */
export function shipLine({ isEasy }: Here['script']): string {
  return isEasy ? EASY_SHIP_LINE : SHIP_LINE;
}

/** Returns the current question, or null. */
export function quizHere({ script, progress }: Here): QuizStep | null {
  if (progress.part === 0) return script.tutorial.quiz;
  return progress.part === 1 ? (script.levels.level1[progress.step] ?? null) : null;
}

/** Returns the current text step, or null. */
export function writeHere({ script, progress }: Here): TextStep | null {
  if (progress.part === 0) return script.tutorial.write;
  if (progress.part !== 2 && progress.part !== 4) return null;
  return script.levels[`level${progress.part}`][progress.step] ?? null;
}

/** Returns the current upload step, or null. */
export function uploadHere({ script, progress }: Here): UploadStep | null {
  if (progress.part === 0) return script.tutorial.upload;
  return progress.part === 3 ? (script.levels.level3[progress.step] ?? null) : null;
}

/** Returns the current mission; null in the tutorial and in the council. */
export function missionHere({ progress }: Here): MissionLevel | null {
  return progress.part === 0 ? null : progress.part;
}

/** Returns the robot's lines at the current step. */
export function linesHere(here: Here): Lines {
  const { progress, theme } = here;
  if (progress.part === 0) return tutorialLines(here);
  const step = quizHere(here) ?? writeHere(here) ?? uploadHere(here);
  if (step === null || progress.part === null) return SILENCE;
  return spoken(`${theme}/${progress.part}/${progress.step + 1}`, step.messages);
}

/**
 * Returns what the robot says to the answer of the current question, without delay: the explanation to the right one and
 * to none, and to a wrong one the reply to it. Each has its own position: the explanation first, then the replies.
 */
export function explanationLines(here: Here): Lines {
  const { key, messages } = linesHere(here);
  const step = quizHere(here);
  if (step === null) return SILENCE;
  const { text, position } = explanationTo(step, chosenOption(here));
  if (text === '') return SILENCE;
  return { key, messages: [text], firstPosition: messages.length + 1 + position, atOnce: true, lingers: false };
}

function explanationTo({ options, explanation }: QuizStep, chosen: number | null): { text: string; position: number } {
  const reply = chosen === null ? null : (options.replies[chosen] ?? null);
  if (chosen === null || reply === null) return { text: explanation, position: 0 };
  return { text: reply, position: chosen < options.correct ? chosen + 1 : chosen };
}

/** Returns the index of the option that the team chose at the current question; null before it did. */
export function chosenOption({ progress }: Pick<GameContext, 'progress'>): number | null {
  return answerIndex(progress.quiz[progress.step] ?? '');
}

/**
 * Returns why the mission is played again: a fixed sentence, then the teacher's note; silence if it was not given back.
 */
export function returnLines({ theme, progress, returned }: Here & Pick<GameContext, 'returned'>): Lines {
  if (returned === null || returned.level !== progress.part) return SILENCE;
  return { ...spoken(`${theme}/returned`, [RETURNED_LINE, returned.note], true), lingers: true };
}

/** Returns the teacher's notes on the missions, after a fixed sentence; silence if there are none. */
export function noteLines({ theme, script }: Here, notes: readonly TeacherNote[]): Lines {
  const told = notes.map(({ level, text }) => `${noteTitle(script, level)}: ${text}`);
  return notes.length === 0 ? SILENCE : spoken(`${theme}/notes`, [NOTES_LINE, ...told], true);
}

/** Returns the title of a note: 'Missão 2, Uma coisa que viajou'. */
export function noteTitle(script: GameContext['script'], level: MissionLevel): string {
  return `Missão ${level}, ${script.missions[level].title}`;
}

/** Returns the notes that the team has not seen yet. */
export function newNotes({ notes }: Pick<GameContext, 'notes'>, news: Pick<TeamNews, 'notes'>): TeacherNote[] {
  return news.notes.filter(({ level, text }) => !notes.some((known) => known.level === level && known.text === text));
}

/** Returns the robot's lines after a mission. */
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
    spoken(key('hangar'), [shipLine(script)], true),
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
