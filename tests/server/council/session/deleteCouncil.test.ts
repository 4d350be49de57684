import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestCouncil, type TestCouncil } from '../../../support/council/testCouncil.ts';

let test: TestCouncil;
beforeAll(async () => {
  test = await createTestCouncil(2);
});
afterAll(() => test.app.close());

const statesOfClass = async () => {
  const { councils } = (await test.teacher.get(`/classes/${test.classId}/councils`)).json();
  return councils.map(({ state }: { state: string }) => state);
};

it('a deleted session comes back closed from the bin entry of the reply, and can be reopened', async () => {
  const council = await test.runTo('vote');
  const reply = await test.teacher.send('DELETE', `/councils/${council._id}`);
  expect(reply.statusCode, reply.body).toBe(200);
  expect(await statesOfClass()).toEqual([]);
  const { binId } = reply.json();
  const restored = await test.teacher.post(`/bin/${binId}/restore`, { json: {} });
  expect(restored.json()).toEqual({ kind: 'council', id: council._id });
  expect(await statesOfClass()).toEqual(['closed']);
  expect(await test.step(council, 'reopen')).toMatchObject({ state: 'running', phase: 'vote' });
});
