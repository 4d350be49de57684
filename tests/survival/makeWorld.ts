import { WriteLedger } from '../support/product/WriteLedger.ts';
import type { Gate } from './Gate.ts';
import type { World } from './player.ts';
import { type CallResults, RetryingCaller } from './RetryingCaller.ts';

export interface WorldOptions {
  /** The password of `professor`. */
  password: string;
  results: CallResults;
  gate: Gate;
  stage: { over: boolean };
}

/** Signs in the demonstration's teacher and returns the world in whose class the players' teams are created. */
export async function makeWorld(
  base: string,
  { password, results, gate, stage }: WorldOptions,
): Promise<Omit<World, 'random'>> {
  const newCaller = () => new RetryingCaller(base, { results, gate });
  const teacher = newCaller();
  const { token } = await teacher.form<{ token: string }>('/login', { username: 'professor', password });
  teacher.token = token;
  const { classes } = await teacher.json<{ classes: { _id: string }[] }>('/classes/all');
  let teams = 0;
  return {
    model: new WriteLedger(),
    teacher,
    newCaller,
    classId: classes[0]?._id ?? '',
    nextTeam: () => {
      teams += 1;
      return teams;
    },
    council: [],
    played: [],
    isOver: () => stage.over,
  };
}
