import { describe, expect, it } from 'vitest';
import { printableText } from '#server/council/dossier/pdf/printableText.ts';
import { loadPrintFonts } from '#server/council/dossier/pdf/printFonts.ts';

const { codePoints } = await loadPrintFonts();
const printed = (text: string) => printableText(text, codePoints);

describe('printableText', () => {
  it('keeps Portuguese, its marks and the letters of other European languages', () => {
    const text = 'À direção: «ações» às 12.º, 5\u00a0% — 3 €… “Şafak”';
    expect(printed(text)).toBe(text);
    expect(printed('Łódź, Gdańsk, İzmir, Škoda')).toBe('Łódź, Gdańsk, İzmir, Škoda');
  });

  it('composes letters with their accents', () => {
    expect(printed('A\u0301gua')).toBe('Água');
  });

  it('leaves out pictures and invisible marks', () => {
    expect(printed('Boa 👩🏽‍🌾🇵🇹!\u202e\u00ad\u0007')).toBe('Boa !');
  });

  it('takes unknown accents away and replaces unknown letters', () => {
    expect(printed('ḥ ﬁ Київ')).toBe('h fi ????');
    expect(printed('中')).toBe('?');
  });

  it('keeps line breaks of every kind', () => {
    expect(printed('a\r\nb\rc\u2028d\te')).toBe('a\nb\nc\nd e');
  });

  it('divides a word without an end', () => {
    expect(printed('a'.repeat(130))).toBe(`${'a'.repeat(60)} ${'a'.repeat(60)} ${'a'.repeat(10)}`);
  });
});
