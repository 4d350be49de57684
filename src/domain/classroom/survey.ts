/** The two moments at which a class answers the questionnaire. */
export const SURVEY_MOMENTS = ['before', 'after'] as const;
export type SurveyMoment = (typeof SURVEY_MOMENTS)[number];

export const SURVEY_MOMENT_NAMES: Record<SurveyMoment, string> = {
  before: 'antes da viagem',
  after: 'depois da viagem',
};

/** Number of items; their words are in content/survey.ts. */
export const SURVEY_ITEMS = 8;

/** The answers to an item, from disagreement to agreement. */
export const SURVEY_SCALE = { min: 1, max: 5 } as const;
/** From here on an answer agrees. */
const AGREES_FROM = 4;

/** Answers that a class can give at one moment: more than any class has pupils. */
export const SURVEY_ANSWERS_MAX = 60;
/**
 * At least so many answers join the counts at a time, when the questionnaire closes: from counts that grow by one, one could
 * tell who answered what.
 */
export const SURVEY_SHOWN_MIN = 5;
/** Below it the teacher is told that few answers say little. */
const SURVEY_FEW = 15;

/** How often each answer of the scale was given to an item, from 1 to 5; an item that was left out counts nowhere. */
export type ItemCounts = readonly number[];

/** One person's answers: a value or null for each item, and whether they are among the counts. */
export interface SurveyAnswer {
  answers: readonly (number | null)[];
  counted: boolean;
}

/** The answers of one moment: how many were given, how many of them are counted, and the counts; null while there are none. */
export interface MomentCounts {
  answers: number;
  counted: number;
  items: readonly ItemCounts[] | null;
}

/** How many of those who answered an item agree, before and after. */
export interface ItemChange {
  before: Share;
  after: Share;
  /** `unclear`: the difference may be chance. */
  change: 'more' | 'fewer' | 'unclear';
}

export interface Share {
  agree: number;
  of: number;
}

/** Counts the answers that are among the counts, by item. */
export function countAnswers(given: readonly SurveyAnswer[]): MomentCounts {
  const counted = given.filter((answer) => answer.counted);
  const numbers = { answers: given.length, counted: counted.length };
  if (counted.length < SURVEY_SHOWN_MIN) return { ...numbers, items: null };
  const values = Array.from({ length: SURVEY_SCALE.max }, (_, index) => index + SURVEY_SCALE.min);
  const items = Array.from({ length: SURVEY_ITEMS }, (_, item) =>
    values.map((value) => counted.filter(({ answers }) => answers[item] === value).length),
  );
  return { ...numbers, items };
}

/** Returns how many agree with an item. */
export function shareOf(counts: ItemCounts): Share {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  return { agree: sum(counts.slice(AGREES_FROM - SURVEY_SCALE.min)), of: sum(counts) };
}

/** Compares both moments item by item; null while one of them cannot be shown. */
export function compareMoments(before: MomentCounts, after: MomentCounts): ItemChange[] | null {
  if (before.items === null || after.items === null) return null;
  const { items } = after;
  return before.items.map((counts, item) => {
    const [first, then] = [shareOf(counts), shareOf(items[item] ?? [])];
    return { before: first, after: then, change: changeBetween(first, then) };
  });
}

/**
 * Two shares differ clearly when their difference is more than twice its standard error, with two answers of each kind added
 * to both (Agresti and Caffo, 2000), so that small classes are not promised too much.
 */
function changeBetween(before: Share, after: Share): ItemChange['change'] {
  const smoothed = ({ agree, of }: Share) => ({ part: (agree + 1) / (of + 2), of: of + 2 });
  const [one, two] = [smoothed(before), smoothed(after)];
  const variance = ({ part, of }: typeof one) => (part * (1 - part)) / of;
  const difference = two.part - one.part;
  if (Math.abs(difference) <= 2 * Math.sqrt(variance(one) + variance(two))) return 'unclear';
  return difference > 0 ? 'more' : 'fewer';
}

/** Says in Portuguese how much the comparison tells; null when both moments have enough answers for each other. */
export function surveyCaution(before: MomentCounts, after: MomentCounts): string | null {
  const fewest = Math.min(before.counted, after.counted);
  if (fewest < SURVEY_SHOWN_MIN) {
    return `Só se mostram respostas a partir de ${SURVEY_SHOWN_MIN}, para que não se saiba quem respondeu o quê.`;
  }
  if (fewest < SURVEY_FEW) {
    return 'São poucas respostas: uma ou duas pessoas mudam o resultado. Serve para conversar, não para concluir.';
  }
  if (Math.max(before.counted, after.counted) > 1.25 * fewest) {
    return 'Antes e depois não responderam as mesmas pessoas todas: parte da diferença pode vir daí.';
  }
  return null;
}
