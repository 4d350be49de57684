import { type CouncilSetup, participantsProblem, setupProblem } from '#domain/council/session/setup.ts';
import type { CouncilPosition } from '#domain/council/session/steering.ts';
import type { ValidationMessage } from '#domain/validation.ts';
import type { Tx } from '#server/db/openDatabase.ts';
import { Refusal } from '#server/http/Refusal.ts';
import { type CouncilClass, listCandidates } from './candidates.queries.ts';
import type { CouncilRow } from './councilRow.queries.ts';

const OTHER_SCHOOL = 'As turmas de um conselho têm de ser da mesma escola.';
const OTHER_PLANS = 'Há propostas que não são destas turmas ou que as outras equipas não veem.';

/** Refuses with councilWrong and the problem, if there is one. */
export function refuseWrong(problem: ValidationMessage): void {
  if (problem !== null) throw new Refusal('councilWrong', { message: problem });
}

/** Refuses classes of several schools; without a school, of several teachers. */
export function requireOneSchool(classes: readonly CouncilClass[]): void {
  const schools = new Set(classes.map(({ schoolId, teacherId }) => schoolId ?? teacherId));
  if (schools.size > 1) refuseWrong(OTHER_SCHOOL);
}

/** Refuses with councilWrong unless these classes can hold this session on these proposals. */
export async function requirePossible(
  tx: Tx,
  {
    setup,
    proposalIds,
    classes,
    teams,
  }: { setup: CouncilSetup; proposalIds: readonly string[]; classes: readonly { id: string }[]; teams: number },
): Promise<void> {
  const candidates = await listCandidates(
    tx,
    classes.map(({ id }) => id),
  );
  const plans = candidates.filter(({ id }) => proposalIds.includes(id));
  if (plans.length < proposalIds.length) refuseWrong(OTHER_PLANS);
  refuseWrong(setupProblem(setup, plans) ?? participantsProblem(setup, { plans, teams }));
}

/** Refuses to start a session with too few teams, or whose plans have been withdrawn or lack a cost since it was prepared. */
export function requireStartable({ setup, plans, teams }: CouncilRow): void {
  const shown = plans.filter((plan) => plan.shown);
  refuseStep(setupProblem(setup, shown) ?? participantsProblem(setup, { plans: shown, teams: teams.length }));
}

/** Refuses to open a vote that its rule could not count, such as equal shares of plans whose costs are unknown. */
export function requireCountable({ setup, plans }: Pick<CouncilRow, 'setup' | 'plans'>): void {
  refuseStep(
    setupProblem(
      setup,
      plans.filter((plan) => plan.shown),
    ),
  );
}

function refuseStep(problem: ValidationMessage): void {
  if (problem !== null) throw new Refusal('councilStepClosed', { message: problem });
}

/** Returns the position after a step, or refuses with councilStepClosed. */
export function orStepClosed(next: CouncilPosition | null): CouncilPosition {
  if (next === null) throw new Refusal('councilStepClosed');
  return next;
}
