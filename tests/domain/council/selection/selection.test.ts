import { describe, expect, it } from 'vitest';
import { isCurrent, isFullyRead, meanScore } from '#domain/council/selection/judgements.ts';
import { mentionedNames } from '#domain/council/selection/mentionedNames.ts';
import { canBeReader, drawReaders, type PlanToRead } from '#domain/council/selection/readers.ts';
import { ROLE } from '#domain/vocabulary.ts';

describe('a judgement', () => {
  it('counts only for the text that was submitted before it', () => {
    const [submitted, later] = [new Date(1_000), new Date(2_000)];
    expect([isCurrent(later, submitted), isCurrent(submitted, submitted)]).toEqual([true, true]);
    expect([isCurrent(submitted, later), isCurrent(null, submitted)]).toEqual([false, false]);
  });

  it.each([
    [0, 0, false],
    [1, 1, false],
    [2, 1, false],
    [2, 2, true],
    [3, 2, false],
    [3, 3, true],
  ])('of %i readers with %i given: shown is %j', (readers, given, isShown) => {
    expect(isFullyRead({ readers, given })).toBe(isShown);
  });

  it('has a mean over all criteria, to one decimal', () => {
    expect(meanScore([])).toBeNull();
    const given = [
      { community: 5, feasible: 4, fair: 4 },
      { community: 1, feasible: 2, fair: 5 },
    ];
    expect(meanScore(given)).toBe(3.5);
  });
});

describe('who may read a plan', () => {
  it.each([
    ['an administrator', ROLE.admin, true],
    ['a manager', ROLE.manager, true],
    ['a teacher', ROLE.teacher, true],
    ['a team', ROLE.team, false],
  ])('%s: %j', (_, role, may) => {
    expect(canBeReader({ id: 'one', role }, { teacherId: 'other' })).toBe(may);
    expect(canBeReader({ id: 'one', role }, { teacherId: 'one' })).toBe(false);
  });
});

describe('a draw of readers', () => {
  const people = ['a', 'b', 'c', 'd'].map((id) => ({ id, role: ROLE.teacher }));
  const plans: PlanToRead[] = Array.from({ length: 10 }, (_, index) => ({
    id: `plan ${index}`,
    teacherId: index < 4 ? 'a' : 'nobody',
    readers: [],
  }));
  const loadOf = (drawn: ReturnType<typeof drawReaders>) =>
    people.map(({ id }) => drawn.filter(({ accountId }) => accountId === id).length);

  it('gives each plan two, never its teacher, and everybody as many', () => {
    const drawn = drawReaders(plans, people, new Map(), 'seed');
    for (const plan of plans) {
      const readers = drawn.filter(({ proposalId }) => proposalId === plan.id).map(({ accountId }) => accountId);
      expect(new Set(readers).size).toBe(2);
      expect(readers).not.toContain(plan.teacherId);
    }
    expect(loadOf(drawn)).toEqual([5, 5, 5, 5]);
  });

  it('counts what people have, and adds only missing readers', () => {
    const half = plans.map((plan) => ({ ...plan, teacherId: 'nobody', readers: ['b'] }));
    const drawn = drawReaders(
      half,
      people,
      new Map([
        ['b', 10],
        ['d', 4],
      ]),
      'seed',
    );
    const [a = 0, b, c = 0, d = 0] = loadOf(drawn);
    expect(b).toBe(0);
    expect([a, c, d + 4].sort()).toEqual([4, 5, 5]);
    expect(drawReaders([{ id: 'p', teacherId: 'x', readers: ['a', 'b'] }], people, new Map(), 's')).toEqual([]);
  });

  it('is the same for the same seed and leaves a plan short when people are missing', () => {
    const again = () => drawReaders(plans, people, new Map(), 'one');
    expect(again()).toEqual(again());
    expect(again()).not.toEqual(drawReaders(plans, people, new Map(), 'two'));
    expect(drawReaders(plans.slice(0, 1), people.slice(0, 2), new Map(), 's')).toEqual([
      { proposalId: 'plan 0', accountId: 'b' },
    ]);
  });
});

describe('names of members in a text', () => {
  const members = ['Inês Álvares', 'Rui Melo', 'Zé'];

  it.each([
    ['a first name', 'A INES trata da horta.', ['Inês Álvares']],
    ['a last name', 'O jovem Melo pinta o muro.', ['Rui Melo']],
    ['part of a word', 'Um caramelo para todos.', []],
    ['too short a name', 'Se o zé vier.', []],
  ])('%s', (_, text, found) => {
    expect(mentionedNames(members, ['Outro texto', text])).toEqual(found);
  });
});
