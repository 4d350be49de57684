import { LETTER_SIZES, type LetterSize, NO_SUPPORTS, SUPPORT_LANGUAGES, type Supports } from '#domain/game/supports.ts';
import { languageName, SUPPORT_LANGUAGE_NAMES } from './supportLanguages.ts';

/** The supports that are switched on and off. */
type SupportSwitch = { [Name in keyof Supports]: Supports[Name] extends boolean ? Name : never }[keyof Supports];

interface SwitchRow {
  kind: 'switch';
  name: SupportSwitch;
  label: string;
  hint: string;
  /** In the list of teams, among others. */
  short: string;
}

interface SizeRow {
  kind: 'size';
  name: 'letterSize';
  label: string;
  hint: string;
}

interface LanguageRow {
  kind: 'language';
  name: 'supportLanguage';
  label: string;
  hint: string;
}

export type SupportRow = SwitchRow | SizeRow | LanguageRow;

export interface SupportGroup {
  title: string;
  rows: readonly SupportRow[];
}

/**
 * The supports that have an effect, as 'Apoios' shows them in the game and in the panel. A support that gets its effect is added here, and
 * nowhere else.
 */
export const SUPPORT_GROUPS: readonly SupportGroup[] = [
  {
    title: 'Ler',
    rows: [
      {
        kind: 'switch',
        name: 'easyRead',
        label: 'Leitura fácil',
        hint: 'Perguntas e textos com frases mais curtas e palavras simples.',
        short: 'leitura fácil',
      },
      {
        kind: 'switch',
        name: 'readAloud',
        label: 'Ler em voz alta',
        hint: 'Lê o ecrã, palavra a palavra. Alt+L: ler e pausa. Alt+J e Alt+K: mudar de frase.',
        short: 'ler em voz alta',
      },
      {
        kind: 'switch',
        name: 'glossary',
        label: 'Glossário',
        hint: 'Palavras difíceis sublinhadas: um toque mostra uma imagem e o que querem dizer.',
        short: 'glossário',
      },
      {
        kind: 'language',
        name: 'supportLanguage',
        label: 'Língua de apoio',
        hint: 'O glossário diz também cada palavra nesta língua.',
      },
    ],
  },
  {
    title: 'Letra',
    rows: [
      { kind: 'size', name: 'letterSize', label: 'Tamanho da letra', hint: 'Em todo o texto do jogo.' },
      {
        kind: 'switch',
        name: 'letterSpacing',
        label: 'Mais espaço entre letras',
        hint: 'Letras e palavras mais afastadas.',
        short: 'letras afastadas',
      },
      {
        kind: 'switch',
        name: 'lineSpacing',
        label: 'Mais espaço entre linhas',
        hint: 'É mais fácil não trocar de linha.',
        short: 'linhas afastadas',
      },
      {
        kind: 'switch',
        name: 'ruler',
        label: 'Régua de leitura',
        hint: 'Uma faixa marca a linha que se lê; segue o dedo, o rato e as setas.',
        short: 'régua de leitura',
      },
    ],
  },
  {
    title: 'Ver e mover',
    rows: [
      {
        kind: 'switch',
        name: 'contrast',
        label: 'Alto contraste',
        hint: 'Texto branco sobre fundo escuro, com contornos fortes.',
        short: 'alto contraste',
      },
      {
        kind: 'switch',
        name: 'calm',
        label: 'Menos movimento',
        hint: 'Sem animações que distraiam.',
        short: 'menos movimento',
      },
    ],
  },
  {
    title: 'Responder',
    rows: [
      {
        kind: 'switch',
        name: 'voiceAnswer',
        label: 'Resposta por voz',
        hint: 'Ao lado de cada texto há um botão para gravar a resposta.',
        short: 'resposta por voz',
      },
    ],
  },
];

const SIZE_WORDS: Readonly<Record<LetterSize, string>> = { 100: 'Normal', 125: 'Grande', 150: 'Muito grande' };
export const SIZES = LETTER_SIZES.map((size) => ({ size, label: SIZE_WORDS[size] }));

export const LANGUAGES = SUPPORT_LANGUAGES.map((language) => ({
  value: language,
  label: languageName(language),
  lang: SUPPORT_LANGUAGE_NAMES[language].tag,
}));

/** Returns the supports in use in words: 'leitura fácil, letra grande'; empty without any. */
export function supportsInWords(supports: Supports): string {
  const rows = SUPPORT_GROUPS.flatMap((group) => group.rows);
  return rows
    .filter(({ name }) => supports[name] !== NO_SUPPORTS[name])
    .map((row) => shortOf(row, supports))
    .join(', ');
}

function shortOf(row: SupportRow, { letterSize, supportLanguage }: Supports): string {
  if (row.kind === 'switch') return row.short;
  if (row.kind === 'size') return `letra ${SIZE_WORDS[letterSize].toLowerCase()}`;
  return supportLanguage === null ? '' : `palavras em ${SUPPORT_LANGUAGE_NAMES[supportLanguage].portuguese}`;
}
