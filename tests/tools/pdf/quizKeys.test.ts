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
  it('are those of four questions in each solar system', () => {
    expect(new Set(RIGHT_ANSWERS).size).toBe(12);
  });

  it.each(pdfsIn(PUBLIC))('are not in the public document %s', async (name) => {
    const text = await pdfText(readFileSync(path.join(PUBLIC, name)));
    expect(text.length).toBeGreaterThan(500);
    expect(rightAnswersIn(text)).toEqual([]);
  });

  it('are all in the annex for staff', async () => {
    expect(pdfsIn(STAFF)).toEqual(['anexo.pdf']);
    const pdf = readFileSync(path.join(STAFF, 'anexo.pdf'));
    expect(rightAnswersIn(await pdfText(pdf))).toEqual(RIGHT_ANSWERS);
    expect(pdf.toString('latin1')).toMatch(/pdfuaid:part>1</);
  });
});
