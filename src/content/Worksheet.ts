import type { MissionLevel, WorksheetNumber } from '#domain/vocabulary.ts';

/**
 * The contents of a printed worksheet of one to three A4 pages. Its title is in worksheetTitles.ts. Text may contain
 * **bold** and no other markup. Source: spec, section 1 (hybrid of screen and paper).
 */
export interface Worksheet {
  /** Time for the whole worksheet. */
  minutes: number;
  /** 'Grupos de 4', 'Pares', 'Toda a equipa'. */
  group: string;
  /** Two to four; each begins with a verb: 'Distinguir…'. */
  objectives: readonly string[];
  /** Two to four sentences that lead from the game's planet to the worksheet. */
  story: string;
  /** A short sentence from a document that may be quoted freely. */
  quote?: { text: string; from: string };
  /** Materials besides pens. */
  materials?: readonly string[];
  /** Two to four activities of different kinds. */
  activities: readonly Activity[];
  /** Three or four statements about the pupil's own work, answered 'Sim', 'Em parte', 'Ainda não'. */
  selfAssessment: readonly string[];
  /** Sources of facts and data. */
  sources: readonly string[];
}

/** Such as 'm1-fs1'. */
export type WorksheetKey = `m${MissionLevel}-fs${WorksheetNumber}`;
export type ThemeWorksheets = Readonly<Record<WorksheetKey, Worksheet>>;

export type Activity = ActivityHead & ActivityBody;

interface ActivityHead {
  title: string;
  /** Instructions to the team. */
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

/** A table; '' is a cell to be filled in. */
interface Table {
  kind: 'table';
  /** `share` is the relative width. */
  columns: readonly { title: string; share?: number }[];
  rows: readonly (readonly string[])[];
  /** Number of empty rows after the others. */
  blankRows?: number;
  /** Height of rows with cells to fill in, in mm. Default 12. */
  rowHeight?: number;
}

/** A bar chart of given figures, with questions about it. */
interface Chart {
  kind: 'chart';
  caption: string;
  /** Such as '%', 'milhares'. */
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

/** Questions of an interview, with room for the answers, and preparations before it. */
interface Interview {
  kind: 'interview';
  before: readonly string[];
  questions: readonly string[];
  /** Ruled lines after each question. */
  lines: number;
}

/** A scene and its roles. */
interface RolePlay {
  kind: 'rolePlay';
  scene: string;
  roles: readonly { name: string; text: string }[];
  /** Instructions in order. */
  steps: readonly string[];
}

/** Room to draw a map, with a legend. */
interface PlaceMap {
  kind: 'map';
  /** Height in mm. */
  height: number;
  /** `sign`: one character or a short word to be drawn on the map. */
  legend: readonly { sign: string; meaning: string }[];
}

interface MindMap {
  kind: 'mindMap';
  center: string;
  /** Four to eight bubbles; '' is one to be filled in. */
  bubbles: readonly string[];
}

/** A planning sheet with boxes. */
interface Canvas {
  kind: 'canvas';
  columns: 2 | 3;
  /** `wide` boxes take the whole width. Height in mm, default 34. */
  boxes: readonly { title: string; hint: string; wide?: boolean; height?: number }[];
}

/** Statements to agree or disagree with, on a scale of five steps from `from` to `to`. */
interface Scale {
  kind: 'scale';
  from: string;
  to: string;
  statements: readonly string[];
}

/** Items to match; the right side is in another order than the left. */
interface Match {
  kind: 'match';
  left: readonly string[];
  right: readonly string[];
}

/** Points on a line; '' texts are to be filled in. */
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

/** A problem tree: branches are consequences, the trunk is the problem, roots are causes. */
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

/** Concentric rings, the innermost first. */
interface Rings {
  kind: 'rings';
  rings: readonly string[];
}

/** A letter or poster text with gaps: '____' is a gap, a paragraph of '' is a ruled line. */
interface Letter {
  kind: 'letter';
  paragraphs: readonly string[];
}

/** Boxes in sequence, joined by arrows ('porquê?'). */
interface Steps {
  kind: 'steps';
  /** '' texts are to be filled in. */
  boxes: readonly { title: string; text?: string }[];
}

/** One empty frame to draw or paste in. */
interface Frame {
  kind: 'frame';
  label: string;
  /** Height in mm. */
  height: number;
}
