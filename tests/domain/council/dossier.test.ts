import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  centsOfEuros,
  dossierOfPlan,
  EMPTY_DOSSIER,
  EMPTY_STEP,
  filledSteps,
  isSameDossier,
  lacksCosts,
  planCost,
  typedEuros,
  wholeCost,
  wordCount,
} from '#domain/council/dossier.ts';
import { DOSSIER_ANSWER_MAX_CHARS, DOSSIER_COST_MAX_CENTS } from '#domain/limits.ts';

const step = (cents: number | null, what = 'Plantar') => ({ ...EMPTY_STEP, what, cents });

describe('wholeCost', () => {
  it.each([
    ['no steps', [], null],
    ['a step without a cost', [step(5), step(null)], null],
    ['blank steps', [step(5), step(null, ' ')], 5],
    ['all costs', [step(5), step(0), step(7)], 12],
  ])('of %s', (_what, steps, cost) => {
    expect(wholeCost({ steps })).toBe(cost);
  });
});

describe('dossierOfPlan', () => {
  it('takes the parts of a plan, with steps and sign below the action', () => {
    const plan = [
      'O problema: Falta sombra.',
      'Quem sente o problema: Quem almoça lá fora. ',
      'O que vamos fazer: Plantar.',
      'Os passos: Em março.',
      'Como sabemos que resultou: Há sombra.',
    ].join('\n\n');
    expect(dossierOfPlan(plan)).toEqual({
      ...EMPTY_DOSSIER,
      problem: 'Falta sombra.',
      people: 'Quem almoça lá fora.',
      actions: 'Plantar.\n\nEm março.\n\nHá sombra.',
    });
  });

  it('cuts a long part at the length of an answer, and has nothing for a plan without parts', () => {
    const long = dossierOfPlan(`O problema: ${'a'.repeat(DOSSIER_ANSWER_MAX_CHARS + 5)}`);
    expect(long?.problem).toHaveLength(DOSSIER_ANSWER_MAX_CHARS);
    expect(dossierOfPlan('Plantar árvores no recreio.')).toBeNull();
  });
});

describe('planCost', () => {
  it('is the sum of the known costs, and null without any', () => {
    expect(planCost({ steps: [] })).toBeNull();
    expect(planCost({ steps: [step(null)] })).toBeNull();
    expect(planCost({ steps: [step(0)] })).toBe(0);
    expect(planCost({ steps: [step(1_250), step(null), step(30)] })).toBe(1_280);
  });

  it('lacks costs while a step that says something has none', () => {
    expect(lacksCosts({ steps: [step(5), step(null)] })).toBe(true);
    expect(lacksCosts({ steps: [step(5), step(null, ' ')] })).toBe(false);
  });
});

describe('filledSteps', () => {
  it('leaves out blank steps, but not one that only has a cost', () => {
    expect(filledSteps([EMPTY_STEP, step(null, ' '), step(0, ''), step(null)])).toEqual([step(0, ''), step(null)]);
  });
});

describe('centsOfEuros', () => {
  it.each([
    ['', null],
    [' € ', null],
    ['0', 0],
    ['12', 1_200],
    ['12,5', 1_250],
    ['12.05 €', 1_205],
    ['1 200,00', 120_000],
    ['100000', DOSSIER_COST_MAX_CENTS],
    ['100000,01', Number.NaN],
    ['-3', Number.NaN],
    ['12,345', Number.NaN],
    ['doze', Number.NaN],
    ['1e3', Number.NaN],
  ])('reads %j', (typed, cents) => {
    expect(centsOfEuros(typed)).toBe(cents);
  });

  it('reads what typedEuros writes', () => {
    fc.assert(
      fc.property(fc.option(fc.integer({ min: 0, max: DOSSIER_COST_MAX_CENTS })), (cents) => {
        expect(centsOfEuros(typedEuros(cents))).toBe(cents);
      }),
    );
  });
});

describe('isSameDossier', () => {
  const dossier = { ...EMPTY_DOSSIER, problem: 'Falta sombra', steps: [step(100)] };
  it.each([
    { ...dossier, partners: 'Junta' },
    { ...dossier, steps: [] },
    { ...dossier, steps: [step(100), step(100)] },
    { ...dossier, steps: [step(200)] },
    { ...dossier, steps: [{ ...step(100), when: 'maio' }] },
  ])('tells %j apart', (other) => {
    expect(isSameDossier(dossier, structuredClone(dossier))).toBe(true);
    expect(isSameDossier(dossier, other)).toBe(false);
  });
});

it('wordCount counts what spaces separate', () => {
  expect(['', ' \n ', 'uma', ' duas palavras ', 'três\nou  mais'].map(wordCount)).toEqual([0, 0, 1, 2, 3]);
});
