import { describe, expect, it } from 'vitest';
import { harmsIn, isDoubtful } from '#domain/council/wordFilter/findDoubts.ts';
import { HARM_CLASSES } from '#domain/council/wordFilter/harmClasses.ts';
import { HARMFUL, HARMLESS } from './corpus/corpus.ts';
import { FIRST_HARMFUL, FIRST_HARMLESS } from './corpus/heldOut/first.ts';
import { SECOND_HARMFUL, SECOND_HARMLESS } from './corpus/heldOut/second.ts';
import { holds, type Reading, readHarmful, readHarmless, shareOf, totalOf } from './corpus/measure.ts';

const RECALL_LEAST = 0.97;
const FALSE_ALARMS_MOST = 0.03;

const harmful = readHarmful(HARMFUL, holds);
const harmless = readHarmless(HARMLESS, (text) => isDoubtful(text));
const named = (reading: Reading) => [reading.kind, reading] as const;

it('the corpus is large enough and contains no duplicate sentence', () => {
  const texts = [...harmful, ...harmless].map(({ kind }) => kind);
  expect(texts).toHaveLength(HARM_CLASSES.length + Object.keys(HARMLESS).length);
  expect(totalOf(harmful).sentences).toBeGreaterThanOrEqual(300);
  expect(totalOf(harmless).sentences).toBeGreaterThanOrEqual(600);
  const all = [...Object.values(HARMFUL), ...Object.values(HARMLESS)].flat();
  expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([]);
});

describe('recall', () => {
  it.each([...harmful, totalOf(harmful)].map(named))('of %s is at least 97 %%', (_, reading) => {
    expect(shareOf(reading), reading.wrong.join('\n')).toBeGreaterThanOrEqual(RECALL_LEAST);
  });
});

describe('false alarms', () => {
  it.each([...harmless, totalOf(harmless)].map(named))('among %s are at most 3 %%', (_, reading) => {
    expect(shareOf(reading), reading.wrong.join('\n')).toBeLessThanOrEqual(FALSE_ALARMS_MOST);
  });

  it('for self-harm do not occur in insults, swear words or contacts', () => {
    const others = HARM_CLASSES.filter((harm) => harm !== 'self-harm' && harm !== 'threat');
    const texts = [...others.flatMap((harm) => HARMFUL[harm]), ...Object.values(HARMLESS).flat()];
    expect(texts.filter((text) => harmsIn(text).includes('self-harm'))).toEqual([]);
  });
});

describe.each([
  ['first', FIRST_HARMFUL, FIRST_HARMLESS],
  ['second', SECOND_HARMFUL, SECOND_HARMLESS],
] as const)('the %s held-out sentences', (_, harmfulTexts, harmlessTexts) => {
  it.each(readHarmful(harmfulTexts, holds).map(named))('have a recall of at least 97 %% for %s', (_kind, reading) => {
    expect(shareOf(reading), reading.wrong.join('\n')).toBeGreaterThanOrEqual(RECALL_LEAST);
  });

  it('have at most 3 % false alarms', () => {
    const reading = totalOf(readHarmless(harmlessTexts, (text) => isDoubtful(text)));
    expect(shareOf(reading), reading.wrong.join('\n')).toBeLessThanOrEqual(FALSE_ALARMS_MOST);
  });
});

it.each(['mata-te', 'matem-se todos', 'mata te já'])('«%s» is both self-harm and a threat', (text) => {
  expect(harmsIn(text)).toEqual(expect.arrayContaining(['self-harm', 'threat']));
});

it.each(['vai morrer', 'vais morrer longe', 'deviam morrer todos'])('«%s» is only a threat', (text) => {
  expect(harmsIn(text)).toEqual(['threat']);
});
