/** What an item asks about: what one knows, or what one thinks. */
export type SurveyKind = 'knowledge' | 'attitude';

export interface SurveyItem {
  kind: SurveyKind;
  text: string;
}

/**
 * The questionnaire before and after the journey: items of the short Sustainability Consciousness Questionnaire (SCQ-S), whose
 * sustainability has the three sides that the solar systems have. In plain words of our own for this age.
 */
export const SURVEY: readonly SurveyItem[] = [
  { kind: 'knowledge', text: 'Para o desenvolvimento ser sustentável, é preciso respeitar os direitos humanos.' },
  { kind: 'knowledge', text: 'Para o desenvolvimento ser sustentável, é preciso acabar com a pobreza no mundo.' },
  {
    kind: 'knowledge',
    text: 'Para o desenvolvimento ser sustentável, é preciso resolver conflitos a conversar, em paz.',
  },
  { kind: 'knowledge', text: 'Para o desenvolvimento ser sustentável, é preciso guardar a variedade de seres vivos.' },
  {
    kind: 'attitude',
    text: 'Mulheres e homens devem ter, em todo o mundo, as mesmas oportunidades de estudar e trabalhar.',
  },
  { kind: 'attitude', text: 'Quem vive hoje deve cuidar de que se viva tão bem no futuro como agora.' },
  { kind: 'attitude', text: 'É importante agir contra os problemas que vêm das alterações climáticas.' },
  { kind: 'attitude', text: 'Toda a gente deve poder aprender o que é preciso para viver de forma sustentável.' },
];

/** The answers, from 1 to 5. */
export const SURVEY_ANSWERS = [
  'Discordo muito',
  'Discordo',
  'Nem uma coisa nem outra',
  'Concordo',
  'Concordo muito',
] as const;

export const SURVEY_SOURCE =
  'Frases da versão curta do Sustainability Consciousness Questionnaire (N. Gericke, J. Boeve-de Pauw, T. Berglund e D. Olsson, Sustainable Development 27, 2019), adaptadas a esta idade; validação em Portugal: L. Arantes e B. B. Sousa, Sustainability 17 (1), 305, 2025, em acesso aberto (CC BY 4.0).';
