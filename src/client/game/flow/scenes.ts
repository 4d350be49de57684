/** Scenes that the flow can ask for; each state of the machine has one of them as a tag. */
export const SCENES = [
  'loading',
  'intro',
  'hangar',
  'cockpit',
  'quiz',
  'write',
  'upload',
  'dilemma',
  'missionArrival',
  'celebration',
  'takeOff',
  'warp',
  'arrival',
  'council',
] as const;
export type SceneName = (typeof SCENES)[number];

/** ORBI's moods: set by the flow, drawn by the stage. */
export const ROBOT_MOODS = ['idle', 'talk', 'glad', 'encourage', 'listen'] as const;
export type RobotMood = (typeof ROBOT_MOODS)[number];

/** Where ORBI looks: at the students, at their work, at the pressed option, out of the window. */
export type RobotGaze = { at: 'students' | 'work' | 'window' } | { at: 'option'; index: number; of: number };

/**
 * Lengths in milliseconds of the scenes that end by themselves; the flow leaves them when the stage reports the end.
 */
export const TRANSITION_MS = { takeOff: 3_000, warp: 2_700, arrival: 2_200 } as const satisfies Partial<
  Record<SceneName, number>
>;

/**
 * Extra milliseconds that the flow waits for the end of a transition, which may start late when pictures load slowly.
 */
export const TRANSITION_GRACE_MS = 1_200;

/** A scene tag of the machine, such as `scene:quiz`. */
export type SceneTag = `scene:${SceneName}`;
