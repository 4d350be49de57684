/** What a team does in the game, in its order. A dilemma has the number of the mission that it follows. */
export const MOMENTS = [
  'training',
  'mission1',
  'dilemma1',
  'mission2',
  'mission3',
  'dilemma3',
  'mission4',
  'council',
] as const;
export type Moment = (typeof MOMENTS)[number];

export const MOMENT_NAMES: Record<Moment, string> = {
  training: 'Treino',
  mission1: 'Missão 1',
  dilemma1: 'Dilema depois da missão 1',
  mission2: 'Missão 2',
  mission3: 'Missão 3',
  dilemma3: 'Dilema depois da missão 3',
  mission4: 'Missão 4',
  council: 'Conselho',
};
