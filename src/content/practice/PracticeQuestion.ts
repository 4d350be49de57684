/** Practice questions of a solar system: applied, without marks, for who waits and who wants more. Never a definition. */
export type PracticeQuestion = ChooseQuestion | OrderQuestion | MatchQuestion | EstimateQuestion;

interface Common {
  /** Unique in its system. */
  id: string;
  /** What happens, in one to three sentences. */
  situation: string;
  question: string;
  /** What the right answer teaches, in one or two sentences. */
  explanation: string;
  /** Source of the facts, for teachers. */
  source: string;
}

/** One of four; each wrong one is what people really do, and has its reply. */
interface ChooseQuestion extends Common {
  kind: 'choose';
  right: { label: string };
  wrong: readonly { label: string; reply: string }[];
}

interface OrderQuestion extends Common {
  kind: 'order';
  /** In the right order. */
  items: readonly string[];
  /** What the first and the last place mean: 'primeiro', 'no fim'. */
  ends: readonly [first: string, last: string];
}

interface MatchQuestion extends Common {
  kind: 'match';
  /** Each left side with its right side; no right side is there twice. */
  pairs: readonly (readonly [left: string, right: string])[];
}

interface EstimateQuestion extends Common {
  kind: 'estimate';
  /** After the number: 'línguas', 'em cada 100'. */
  unit: string;
  min: number;
  max: number;
  step: number;
  answer: number;
  /** How far from the answer is near enough. */
  near: number;
}
