/**
 * The dimensions of the Estratégia Nacional de Educação para a Cidadania, in its order. Source: Resolução do Conselho de
 * Ministros n.º 127/2025, de 29 de agosto.
 */
export const DIMENSION_IDS = [
  'rights',
  'democracy',
  'sustainability',
  'finance',
  'health',
  'media',
  'safety',
  'pluralism',
] as const;
export type DimensionId = (typeof DIMENSION_IDS)[number];

interface Dimension {
  name: string;
  /** Fits a narrow column of a table. */
  shortName: string;
  /** Taught in every year, or in at least one year of each period. */
  taught: 'everyYear' | 'oncePerPeriod';
  /** Not enough in the game to count the dimension as worked on. */
  isBarelyTouched: boolean;
  /** How far the game goes, for teachers. */
  inGame: string;
}

export const DIMENSIONS: Record<DimensionId, Dimension> = {
  rights: {
    name: 'Direitos Humanos',
    shortName: 'Direitos',
    taught: 'everyYear',
    isBarelyTouched: false,
    inGame:
      'Atravessa o sistema Direitos Humanos; nos outros, aparece quando alguém fica de fora ou é alvo de discriminação.',
  },
  democracy: {
    name: 'Democracia e Instituições Políticas',
    shortName: 'Democracia',
    taught: 'everyYear',
    isBarelyTouched: false,
    inGame:
      'Vive sobretudo na missão 4 e no conselho: planear em conjunto, falar com quem decide, debater, votar e aceitar o resultado. As instituições (quem decide o quê) trabalham-se só em Direitos Humanos: nos outros sistemas, junte a ficha dh-m4-fs3.',
  },
  sustainability: {
    name: 'Desenvolvimento Sustentável',
    shortName: 'Sustentável',
    taught: 'everyYear',
    isBarelyTouched: false,
    inGame:
      'Atravessa o sistema Desenvolvimento Sustentável: pobreza, resíduos, ciclo de vida, o lugar onde se vive. O clima, a biodiversidade e os animais estão sobretudo nos dilemas e no treino extra; o oceano, numa cena de ficha. Os outros sistemas não a trabalham.',
  },
  finance: {
    name: 'Literacia Financeira e Empreendedorismo',
    shortName: 'Financeira',
    taught: 'everyYear',
    isBarelyTouched: true,
    inGame:
      'O jogo quase não lhe toca: há escolhas de consumo e custos em duas fichas de Desenvolvimento Sustentável, os custos do dossiê de um plano e o conselho que reparte um orçamento. Poupança, crédito e empreendedorismo ficam de fora.',
  },
  health: {
    name: 'Saúde',
    shortName: 'Saúde',
    taught: 'oncePerPeriod',
    isBarelyTouched: true,
    inGame:
      'O jogo quase não lhe toca: em Direitos Humanos há uma carta sobre o direito à saúde, um dilema sobre o frio em casa e uma ficha que diz a quem pedir ajuda. Não chega para a dar por trabalhada.',
  },
  media: {
    name: 'Media',
    shortName: 'Media',
    taught: 'oncePerPeriod',
    isBarelyTouched: false,
    inGame:
      'Está em Direitos Humanos (boatos, imagem, jornal, telemóvel) e numa ficha de Interculturalidade sobre números e manchetes.',
  },
  safety: {
    name: 'Risco e Segurança Rodoviária',
    shortName: 'Segurança',
    taught: 'oncePerPeriod',
    isBarelyTouched: true,
    inGame:
      'O jogo quase não lhe toca: prepara-se uma saída segura para observar a escola ou o bairro, e mais nada. Não chega para a dar por trabalhada.',
  },
  pluralism: {
    name: 'Pluralismo e Diversidade Cultural',
    shortName: 'Pluralismo',
    taught: 'oncePerPeriod',
    isBarelyTouched: false,
    inGame:
      'Atravessa o sistema Interculturalidade: línguas, palavras e saberes que viajam, lugares de encontro, quem fica de fora.',
  },
};

export const TAUGHT_WORDS: Record<Dimension['taught'], string> = {
  everyYear: 'Todos os anos',
  oncePerPeriod: 'Um ano, pelo menos',
};
