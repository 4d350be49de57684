import { NO_SUPPORTS, type Supports } from '#domain/game/supports.ts';

/** Supports in which a state of the game is shown, by the name that the address has; easy words belong to a real solar system. */
const SAMPLES = {
  'voz-alta': { readAloud: true },
  glossario: { glossary: true },
  'glossario-arabe': { glossary: true, supportLanguage: 'ar' },
  letras: { letterSize: 150, letterSpacing: true, lineSpacing: true },
  regua: { ruler: true },
  contraste: { contrast: true },
  calmo: { calm: true },
  'resposta-voz': { voiceAnswer: true },
  todos: {
    readAloud: true,
    glossary: true,
    supportLanguage: 'uk',
    letterSize: 150,
    letterSpacing: true,
    lineSpacing: true,
    ruler: true,
    contrast: true,
    calm: true,
    voiceAnswer: true,
  },
} as const satisfies Record<string, Partial<Supports>>;

export type SupportsName = keyof typeof SAMPLES;
export const SUPPORTS_NAMES = Object.keys(SAMPLES) as SupportsName[];

/** Returns the supports of a sample. */
export function sampleSupports(name: SupportsName): Supports {
  return { ...NO_SUPPORTS, ...SAMPLES[name] };
}
