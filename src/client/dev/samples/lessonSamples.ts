import { type LessonView, NO_LESSON } from '#client/game/flow/LessonView.ts';

const LIVE: LessonView = { ...NO_LESSON, id: 'aula', session: { number: 3, of: 6 } };
const MESSAGE = { id: 'mensagem', text: 'Antes de enviar, leiam o texto em voz alta.' };
/** As long as a message may be. */
const LONG_MESSAGE = {
  id: 'mensagem-longa',
  text: 'Faltam dez minutos. Quem ainda não leu a ficha 2 lê-a agora, em voz alta e à vez; quem já leu escolhe as duas ideias em que todas as pessoas da equipa concordam. Depois, e só depois, escrevem.',
};

/** Lessons in which a state of the game can be shown, by name. */
export const LESSON_SAMPLES = {
  'a-decorrer': LIVE,
  'ajuda-pedida': { ...LIVE, hand: 'raised' },
  'ajuda-a-caminho': { ...LIVE, hand: 'coming' },
  presencas: { ...LIVE, asksAttendance: true },
  funcoes: { ...LIVE, roles: { pilot: 'Beatriz', scribe: 'Duarte', navigator: 'Iara', speaker: 'Simão' } },
  mensagem: { ...LIVE, messages: [MESSAGE] },
  'mensagem-longa': { ...LIVE, messages: [LONG_MESSAGE] },
  pausa: { ...LIVE, isPaused: true },
  'em-orbita': { ...LIVE, pace: 0 },
  fim: { ...LIVE, isEnded: true },
} as const satisfies Record<string, LessonView>;

export type LessonName = keyof typeof LESSON_SAMPLES;
export const LESSON_NAMES = Object.keys(LESSON_SAMPLES) as LessonName[];
