import { MISSION_LEVELS, THEME_NAMES, THEMES } from '#domain/vocabulary.ts';
import { narrationLines } from '../audio/narration/narrationLines.ts';
import { readingEase } from './readingEase.ts';

/** `npm run words`: prints the reading ease of ORBI's messages by theme and mission, and the ten hardest messages. */
const HARDEST = 10;
const lines = narrationLines();

console.log('Facilidade de leitura (Flesch para português; 50 ou mais lê-se sem esforço aos 13 anos)\n');
for (const theme of THEMES) {
  const all = lines.filter(({ key }) => key.startsWith(`${theme}/`));
  const parts = ['tutorial', ...MISSION_LEVELS].map((part) => {
    const texts = all.filter(({ key }) => key.startsWith(`${theme}/${part}/`)).map(({ text }) => text);
    return `${part} ${figure(readingEase(texts.join(' ')))}`;
  });
  const whole = figure(readingEase(all.map(({ text }) => text).join(' ')));
  console.log(`${THEME_NAMES[theme]}: ${whole}, em ${all.length} falas (${parts.join(', ')})`);
}

console.log(`\nAs ${HARDEST} falas mais difíceis`);
const hardest = lines
  .map(({ id, text }) => ({ id, text, ease: readingEase(text) }))
  .sort((a, b) => a.ease - b.ease)
  .slice(0, HARDEST);
for (const { id, text, ease } of hardest) console.log(`${figure(ease).padStart(4)}  ${id}: ${text}`);

function figure(ease: number): string {
  return ease.toFixed(0);
}
