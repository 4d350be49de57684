import { expect, it } from 'vitest';
import { planNames } from '#domain/council/session/planNames.ts';

const plan = (_id: string, name: string, className: string) => ({ _id, team: { name, className } });

it('calls a plan by its team, and adds the class only to names that several teams have', () => {
  const names = planNames([plan('1', 'Cometas', '8.º A'), plan('2', 'Boreal', '8.º B'), plan('3', 'Cometas', '8.º B')]);
  expect([...names]).toEqual([
    ['1', 'Cometas (8.º A)'],
    ['2', 'Boreal'],
    ['3', 'Cometas (8.º B)'],
  ]);
});
