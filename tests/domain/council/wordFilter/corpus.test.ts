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

it('the corpus is large enough, and no sentence stands in it twice', () => {
  const texts = [...harmful, ...harmless].map(({ kind }) => kind);
  expect(texts).toHaveLength(HARM_CLASSES.length + Object.keys(HARMLESS).length);
  expect(totalOf(harmful).sentences).toBeGreaterThanOrEqual(300);
  expect(totalOf(harmless).sentences).toBeGreaterThanOrEqual(600);
  const all = [...Object.values(HARMFUL), ...Object.values(HARMLESS)].flat();
  expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([]);
});

describe('recall', () => {
  it.each([...harmful, totalOf(harmful)].map(named))('of %s', (_, reading) => {
    expect(shareOf(reading), reading.wrong.join('\n')).toBeGreaterThanOrEqual(RECALL_LEAST);
  });
});

describe('false alarms', () => {
  it.each([...harmless, totalOf(harmless)].map(named))('among %s', (_, reading) => {
    expect(shareOf(reading), reading.wrong.join('\n')).toBeLessThanOrEqual(FALSE_ALARMS_MOST);
  });

  it('of despair: none where somebody only insults, swears or passes a number on', () => {
    const others = HARM_CLASSES.filter((harm) => harm !== 'self-harm' && harm !== 'threat');
    const texts = [...others.flatMap((harm) => HARMFUL[harm]), ...Object.values(HARMLESS).flat()];
    expect(texts.filter((text) => harmsIn(text).includes('self-harm'))).toEqual([]);
  });
});

describe.each([
  ['first', FIRST_HARMFUL, FIRST_HARMLESS],
  ['second', SECOND_HARMFUL, SECOND_HARMLESS],
] as const)('the %s sentences that were held out of the lists', (_, harmfulTexts, harmlessTexts) => {
  it.each(readHarmful(harmfulTexts, holds).map(named))('recall of %s', (_kind, reading) => {
    expect(shareOf(reading), reading.wrong.join('\n')).toBeGreaterThanOrEqual(RECALL_LEAST);
  });

  it('false alarms', () => {
    const reading = totalOf(readHarmless(harmlessTexts, (text) => isDoubtful(text)));
    expect(shareOf(reading), reading.wrong.join('\n')).toBeLessThanOrEqual(FALSE_ALARMS_MOST);
  });
});

it.each(['mata-te', 'matem-se todos', 'mata te já'])('«%s» is a threat, and asks for attention too', (text) => {
  expect(harmsIn(text)).toEqual(expect.arrayContaining(['self-harm', 'threat']));
});

it.each(['vai morrer', 'vais morrer longe', 'deviam morrer todos'])('«%s» is a threat alone', (text) => {
  expect(harmsIn(text)).toEqual(['threat']);
});
