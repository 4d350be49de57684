import type { MissionLevel, WorksheetNumber } from '#domain/vocabulary.ts';

/**
 * What stands on a printed worksheet of one to three A4 pages. Its title is in worksheetTitles.ts. Text may hold **bold** and nothing else of
 * the kind. Source: spec, section 1 (hybrid of screen and paper).
 */
export interface Worksheet {
  /** For the whole worksheet. */
  minutes: number;
  /** 'Grupos de 4', 'Pares', 'Toda a equipa'. */
  group: string;
  /** Two to four; each begins with a verb: 'Distinguir…'. */
  objectives: readonly string[];
  /** Two to four sentences that bring the team from the planet to the paper. */
  story: string;
  /** A short sentence of a document that everybody may quote. */
  quote?: { text: string; from: string };
  /** What has to lie on the table, besides pens. */
  materials?: readonly string[];
  /** Two to four, of different kinds. */
  activities: readonly Activity[];
  /** Three or four sentences about oneself, answered 'Sim', 'Em parte', 'Ainda não'. */
  selfAssessment: readonly string[];
  /** Documents and data behind what is said. */
  sources: readonly string[];
}

/** 'm1-fs1'. */
type WorksheetKey = `m${MissionLevel}-fs${WorksheetNumber}`;
export type ThemeWorksheets = Readonly<Record<WorksheetKey, Worksheet>>;

export type Activity = ActivityHead & ActivityBody;

interface ActivityHead {
  title: string;
  /** What to do, said to the team. */
  instructions: string;
}

type ActivityBody =
  | Lines
  | Table
  | Chart
  | Cards
  | Interview
  | RolePlay
  | PlaceMap
  | MindMap
  | Canvas
  | Scale
  | Match
  | Timeline
  | Venn
  | Checklist
  | Tree
  | Storyboard
  | Rings
  | Letter
  | Steps
  | Frame;

/** Questions with ruled lines below. */
interface Lines {
  kind: 'lines';
  prompts: readonly { label?: string; lines: number }[];
}

/** '' is a cell to be filled in. */
interface Table {
  kind: 'table';
  /** `share`: how wide, beside the others. */
  columns: readonly { title: string; share?: number }[];
  rows: readonly (readonly string[])[];
  /** Rows to be filled in, after the others. */
  blankRows?: number;
  /** Of rows with room to write, in mm. Default 12. */
  rowHeight?: number;
}

/** A bar chart of given figures, with questions on it. */
interface Chart {
  kind: 'chart';
  caption: string;
  /** '%', 'milhares'. */
  unit: string;
  bars: readonly { label: string; value: number }[];
  source: string;
  questions: readonly { label: string; lines: number }[];
}

/** Cards to cut out. */
interface Cards {
  kind: 'cards';
  columns: 2 | 3;
  cards: readonly { title?: string; text: string }[];
}

/** Questions to ask somebody, with room for the answers, and what to mind before. */
interface Interview {
  kind: 'interview';
  before: readonly string[];
  questions: readonly string[];
  /** Ruled lines after each question. */
  lines: number;
}

/** A scene, and who everybody is in it. */
interface RolePlay {
  kind: 'rolePlay';
  scene: string;
  roles: readonly { name: string; text: string }[];
  /** What to do, in order. */
  steps: readonly string[];
}

/** Room to draw a map, with a legend. */
interface PlaceMap {
  kind: 'map';
  /** In mm. */
  height: number;
  /** `sign`: one character or a short word to be drawn on the map. */
  legend: readonly { sign: string; meaning: string }[];
}

interface MindMap {
  kind: 'mindMap';
  center: string;
  /** '' is a bubble to be filled in; four to eight. */
  bubbles: readonly string[];
}

/** A planning sheet of boxes. */
interface Canvas {
  kind: 'canvas';
  columns: 2 | 3;
  /** `wide`: over the whole width. Height in mm, default 34. */
  boxes: readonly { title: string; hint: string; wide?: boolean; height?: number }[];
}

/** Sentences to take a stand on, from one end to the other, in five steps. */
interface Scale {
  kind: 'scale';
  from: string;
  to: string;
  statements: readonly string[];
}

/** What belongs to what. The right side stands in another order than the left. */
interface Match {
  kind: 'match';
  left: readonly string[];
  right: readonly string[];
}

/** Stations on a line; '' texts are to be filled in. */
interface Timeline {
  kind: 'timeline';
  points: readonly { label: string; text?: string }[];
}

interface Venn {
  kind: 'venn';
  left: string;
  right: string;
  both: string;
}

interface Checklist {
  kind: 'checklist';
  items: readonly string[];
}

/** A problem tree: branches are what follows, the trunk is the problem, roots are causes. */
interface Tree {
  kind: 'tree';
  branches: string;
  trunk: string;
  roots: string;
}

/** Empty pictures with a caption each. */
interface Storyboard {
  kind: 'storyboard';
  captions: readonly string[];
}

/** Rings from the middle outwards. */
interface Rings {
  kind: 'rings';
  rings: readonly string[];
}

/** A letter or poster text with gaps: '____' is a gap, a paragraph of '' is a ruled line. */
interface Letter {
  kind: 'letter';
  paragraphs: readonly string[];
}

/** Boxes one after the other joined by arrows ('porquê?'). */
interface Steps {
  kind: 'steps';
  /** '' texts are to be filled in. */
  boxes: readonly { title: string; text?: string }[];
}

/** One empty frame to draw or paste in. */
interface Frame {
  kind: 'frame';
  label: string;
  /** In mm. */
  height: number;
}
