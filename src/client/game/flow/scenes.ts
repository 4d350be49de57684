/** The pictures that the flow can ask for; each state of the machine carries one of them as a tag. */
export const SCENES = [
  'loading',
  'intro',
  'hangar',
  'cockpit',
  'quiz',
  'write',
  'upload',
  'missionArrival',
  'celebration',
  'takeOff',
  'warp',
  'arrival',
  'council',
] as const;
export type SceneName = (typeof SCENES)[number];

/** How ORBI feels: the flow says it, the stage draws it. */
export const ROBOT_MOODS = ['idle', 'talk', 'glad', 'encourage', 'listen'] as const;
export type RobotMood = (typeof ROBOT_MOODS)[number];

/** Where ORBI looks: at the students, at what they work on, at the option they pressed, out of the window. */
export type RobotGaze = { at: 'students' | 'work' | 'window' } | { at: 'option'; index: number; of: number };

/** Scenes that end by themselves, and their lengths in milliseconds; the flow leaves them when the stage says so. */
export const TRANSITION_MS = { takeOff: 3_000, warp: 2_700, arrival: 2_200 } as const satisfies Partial<
  Record<SceneName, number>
>;

/** The stage says when a flight has ended; it may begin late, where pictures are slow. So long the flow waits for it. */
export const TRANSITION_GRACE_MS = 1_200;

/** A tag of the machine: `scene:quiz` and so on. */
export type SceneTag = `scene:${SceneName}`;
