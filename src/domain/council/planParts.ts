/** The five parts of every plan, the same in each theme. A plan stays one text: each part is a paragraph with its name. */
export const PLAN_PARTS = ['problem', 'people', 'actions', 'steps', 'sign'] as const;
export type PlanPart = (typeof PLAN_PARTS)[number];

export const PLAN_PART_NAMES: Readonly<Record<PlanPart, string>> = {
  problem: 'O problema',
  people: 'A quem toca',
  actions: 'O que vamos fazer',
  steps: 'Os passos',
  sign: 'Como sabemos que resultou',
};

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

/** Reads these parts of a text; a part is a paragraph that begins with its name and a colon, the first of each name. */
export function readPlan(text: string, asked: readonly PlanPart[] = PLAN_PARTS): PlanTexts {
  const heads = asked
    .flatMap((part) => {
      const head = `${PLAN_PART_NAMES[part]}:`;
      const at = text.startsWith(head) ? 0 : text.indexOf(JOINT + head);
      return at === -1 ? [] : [{ part, at, from: at + (text.startsWith(head) ? 0 : JOINT.length) + head.length }];
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

function withoutBlank(said: string): string {
  return said.startsWith(' ') ? said.slice(1) : said;
}
