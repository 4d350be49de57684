import { isDoubtful } from '#domain/council/wordFilter/findDoubts.ts';
import type { HarmClass } from '#domain/council/wordFilter/harmClasses.ts';
import { HARMFUL, HARMLESS } from '../domain/council/wordFilter/corpus/corpus.ts';
import { FIRST_HARMFUL, FIRST_HARMLESS } from '../domain/council/wordFilter/corpus/heldOut/first.ts';
import { SECOND_HARMFUL, SECOND_HARMLESS } from '../domain/council/wordFilter/corpus/heldOut/second.ts';
import {
  holds,
  type Reading,
  readHarmful,
  readHarmless,
  shareOf,
  totalOf,
} from '../domain/council/wordFilter/corpus/measure.ts';

/**
 * Prints the word filter's recall by class of harm and false alarms by kind of look-alike. `--wrong` lists the misjudged
 * sentences.
 */
const percent = (reading: Reading) => `${(shareOf(reading) * 100).toFixed(1).replace('.', ',')} %`;

function print(title: string, share: string, readings: readonly Reading[]): void {
  console.log(`\n| ${title} | sentences | held | ${share} |\n| --- | --- | --- | --- |`);
  for (const reading of [...readings, totalOf(readings)])
    console.log(`| ${reading.kind} | ${reading.sentences} | ${reading.held} | ${percent(reading)} |`);
  if (process.argv.includes('--wrong')) for (const text of totalOf(readings).wrong) console.log(`  ${text}`);
}

type Sentences = readonly string[];

function printCorpus(
  name: string,
  harmful: Readonly<Record<HarmClass, Sentences>>,
  harmless: Readonly<Record<string, Sentences>>,
): void {
  console.log(`\n## ${name}`);
  print('class of harm', 'recall', readHarmful(harmful, holds));
  print(
    'look-alike',
    'false alarms',
    readHarmless(harmless, (text) => isDoubtful(text)),
  );
}

printCorpus('Corpus', HARMFUL, HARMLESS);
printCorpus('Held out, first', FIRST_HARMFUL, FIRST_HARMLESS);
printCorpus('Held out, second', SECOND_HARMFUL, SECOND_HARMLESS);
