import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { pdfText } from '../../support/pdfText.ts';
import { RIGHT_ANSWERS, rightAnswersIn } from '../../support/quizKeys.ts';

const PUBLIC = fileURLToPath(new URL('../../../assets/pdf', import.meta.url));
const STAFF = path.join(PUBLIC, 'staff');
const pdfsIn = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.pdf'));

describe('the quiz keys', () => {
  it('are looked for: four questions in each solar system', () => {
    expect(new Set(RIGHT_ANSWERS).size).toBe(12);
  });

  it.each(pdfsIn(PUBLIC))('stand nowhere in %s, which anyone may fetch', async (name) => {
    const text = await pdfText(readFileSync(path.join(PUBLIC, name)));
    expect(text.length).toBeGreaterThan(500);
    expect(rightAnswersIn(text)).toEqual([]);
  });

  it('all stand in the annex for staff, each with its explanation', async () => {
    expect(pdfsIn(STAFF)).toEqual(['anexo.pdf']);
    const pdf = readFileSync(path.join(STAFF, 'anexo.pdf'));
    expect(rightAnswersIn(await pdfText(pdf))).toEqual(RIGHT_ANSWERS);
    expect(pdf.toString('latin1')).toMatch(/pdfuaid:part>1</);
  });
});
