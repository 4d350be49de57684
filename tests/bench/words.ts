import { harmsIn, isDoubtful } from '#domain/moderation/findDoubts.ts';
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

print(
  'class of harm',
  'recall',
  readHarmful(HARMFUL, (text, harm) => (harm === 'self-harm' ? harmsIn(text).includes(harm) : isDoubtful(text))),
);
print(
  'look-alike',
  'false alarms',
  readHarmless(HARMLESS, (text) => isDoubtful(text)),
);
