/** The five parts of every plan, the same in each theme. A plan stays one text: each part is a paragraph with its name. */
export const PLAN_PARTS = ['problem', 'people', 'actions', 'steps', 'sign'] as const;
export type PlanPart = (typeof PLAN_PARTS)[number];

export const PLAN_PART_NAMES: Readonly<Record<PlanPart, string>> = {
  problem: 'O problema',
  people: 'Quem sente o problema',
  actions: 'O que vamos fazer',
  steps: 'Os passos',
  sign: 'Como sabemos que resultou',
};

/** Names that parts had before: stored plans and drafts still have them. */
const FORMER_NAMES: Readonly<Partial<Record<PlanPart, string>>> = { people: 'A quem toca' };

/** A text read as parts: what each says, and what stands before the first of them. */
export interface PlanTexts {
  rest: string;
  parts: Partial<Record<PlanPart, string>>;
}

const JOINT = '\n\n';

/** Returns the parts that a step of mission 4 asks for; `number` counts from 1. */
export function planPartsOfStep(number: number, of: number): readonly PlanPart[] {
  if (number === 1) return ['problem', 'people'];
  if (of === 2) return ['actions', 'steps', 'sign'];
  return number === 2 ? ['actions', 'steps'] : ['sign'];
}

/**
 * Reads these parts of a text; a part is a paragraph that begins with its name and a colon, the first of each name. Its former
 * name counts only where the present one is missing.
 */
export function readPlan(text: string, asked: readonly PlanPart[] = PLAN_PARTS): PlanTexts {
  const heads = asked
    .flatMap((part) => {
      const span = headOf(text, PLAN_PART_NAMES[part]) ?? headOf(text, FORMER_NAMES[part]);
      return span === null ? [] : [{ part, ...span }];
    })
    .sort((one, other) => one.at - other.at);
  const said = heads.map(({ part, from }, index) => [part, withoutBlank(text.slice(from, heads[index + 1]?.at))]);
  return { rest: text.slice(0, heads[0]?.at), parts: Object.fromEntries(said) };
}

/** Returns the one text of these parts, in the order of PLAN_PARTS; an empty part is left out. */
export function writePlan({ rest, parts }: PlanTexts): string {
  const said = PLAN_PARTS.flatMap((part) => (parts[part] ? [`${PLAN_PART_NAMES[part]}: ${parts[part]}`] : []));
  return (rest === '' ? said : [rest, ...said]).join(JOINT);
}

/** Returns whether a text has any of the parts. */
export function hasPlanParts(text: string): boolean {
  return Object.keys(readPlan(text).parts).length > 0;
}

/** Returns where the paragraph of this name begins and where its words do; null without one. */
function headOf(text: string, name: string | undefined): { at: number; from: number } | null {
  if (name === undefined) return null;
  const head = `${name}:`;
  if (text.startsWith(head)) return { at: 0, from: head.length };
  const at = text.indexOf(JOINT + head);
  return at === -1 ? null : { at, from: at + JOINT.length + head.length };
}

function withoutBlank(said: string): string {
  return said.startsWith(' ') ? said.slice(1) : said;
}
