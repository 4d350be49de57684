import type { Council } from '#contract/council/session/councils.ts';
import type { CouncilSetup } from '#contract/council/session/shapes.ts';
import type { TeamCouncil } from '#contract/council/session/teamCouncil.ts';
import type { CouncilStep } from '#domain/council/session/steering.ts';
import { seedMember } from '../app/council.ts';
import type { TestCaller } from '../app/testApp.ts';
import { createTestClass, type TestClass } from '../app/testClass.ts';
import { STARS_SETUP } from './setups.ts';

/** A team in the council of the class, with a draft of its proposal. */
type CouncilMember = Awaited<ReturnType<typeof seedMember>>;

/** A class of teams with proposals, whose teacher holds council sessions. */
export interface TestCouncil extends TestClass {
  teacher: TestCaller;
  members: CouncilMember[];
  /** Prepares a session on all proposals of the class. */
  prepare(setup?: Partial<CouncilSetup>): Promise<Council>;
  /** Takes a step at the session's current revision and returns the session. */
  step(council: { _id: string }, step: CouncilStep, minutes?: number): Promise<Council>;
  read(council: { _id: string }): Promise<Council>;
  /** Prepares and starts a session and moves it on to a phase. */
  runTo(phase: CouncilSetup['phases'][number]['phase'], setup?: Partial<CouncilSetup>): Promise<Council>;
}

/** Creates a class of `count` teams of all themes. Close its `app` afterwards. */
export async function createTestCouncil(count = 4): Promise<TestCouncil> {
  const testClass = await createTestClass();
  const { app, classId } = testClass;
  const teacher = await app.as('prof');
  const members: CouncilMember[] = [];
  for (let index = 0; index < count; index += 1) {
    const theme = (['ic', 'dh', 'ds'] as const)[index % 3] ?? 'ic';
    members.push(await seedMember(app, { classId, theme, name: `Equipa ${index + 1}` }));
  }
  const read = async ({ _id }: { _id: string }): Promise<Council> =>
    (await (await app.as('prof')).get(`/councils/${_id}`)).json();
  const step: TestCouncil['step'] = async (council, name, minutes) => {
    const { revision } = await read(council);
    // A session of sign-in may be over when a test has let days pass.
    const again = await app.as('prof');
    const reply = await again.put(`/councils/${council._id}/step`, {
      json: { step: name, revision, ...(minutes !== undefined && { minutes }) },
    });
    if (reply.statusCode !== 200) throw new Error(`${name}: ${reply.body}`);
    return reply.json();
  };
  const prepare: TestCouncil['prepare'] = async (setup = {}) => {
    const proposalIds = members.map(({ proposalId }) => proposalId);
    const json = { classIds: [classId], proposalIds, setup: { ...STARS_SETUP, ...setup } };
    const reply = await teacher.post('/councils', { json });
    if (reply.statusCode !== 201) throw new Error(reply.body);
    return reply.json();
  };
  const runTo: TestCouncil['runTo'] = async (phase, setup) => {
    let council = await step(await prepare(setup), 'start');
    while (council.phase !== phase) council = await step(council, 'next');
    return council;
  };
  return { ...testClass, teacher, members, prepare, step, read, runTo };
}

/** Reads a team's council session; throws when none is running. */
export async function readTeamCouncil(team: TestCaller): Promise<TeamCouncil> {
  const { council } = (await team.get('/council-session')).json();
  if (council === null) throw new Error('No council session is running.');
  return council;
}
