import { isDoubtful } from '#domain/doubts.ts';
import { HARMFUL, HARMLESS } from '../domain/moderation/corpus/corpus.ts';
import { type Reading, readHarmful, readHarmless, shareOf, totalOf } from '../domain/moderation/corpus/measure.ts';

/** Prints what the word filter holds of the corpus: recall by class of harm, false alarms by kind of look-alike. */
const percent = (reading: Reading) => `${(shareOf(reading) * 100).toFixed(1).replace('.', ',')} %`;

function print(title: string, share: string, readings: readonly Reading[]): void {
  console.log(`\n| ${title} | sentences | held | ${share} |\n| --- | --- | --- | --- |`);
  for (const reading of [...readings, totalOf(readings)])
    console.log(`| ${reading.kind} | ${reading.sentences} | ${reading.held} | ${percent(reading)} |`);
  if (process.argv.includes('--wrong')) for (const text of totalOf(readings).wrong) console.log(`  ${text}`);
}

print('class of harm', 'recall', readHarmful(HARMFUL, isDoubtful));
print('look-alike', 'false alarms', readHarmless(HARMLESS, isDoubtful));
