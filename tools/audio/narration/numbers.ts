/** Numbers in words in European Portuguese: dezasseis, dezassete, dezanove; duas missões, duzentas línguas. */

export type Gender = 'masculine' | 'feminine';

const SMALL = [
  'zero um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezasseis dezassete',
  'dezoito dezanove',
]
  .join(' ')
  .split(' ');
const TENS = ' dez vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split(' ');
const HUNDREDS = ' cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos'.split(
  ' ',
);
const ORDINAL_ONES = ' primeiro segundo terceiro quarto quinto sexto sétimo oitavo nono'.split(' ');
const ORDINAL_TENS =
  ' décimo vigésimo trigésimo quadragésimo quinquagésimo sexagésimo septuagésimo octogésimo nonagésimo'.split(' ');

/** Returns 'mil novecentos e oitenta e sete' for 1987. Throws unless `value` is an integer from 0 to 999 999. */
export function cardinal(value: number, gender: Gender = 'masculine'): string {
  const said = inMasculine(value);
  if (gender === 'masculine') return said;
  return said
    .replaceAll(/\bum\b/g, 'uma')
    .replaceAll(/\bdois\b/g, 'duas')
    .replaceAll(/entos\b/g, 'entas');
}

function inMasculine(value: number): string {
  if (!Number.isInteger(value) || value < 0 || value > 999_999) throw new Error(`Número por escrever: ${value}.`);
  if (value < 1000) return belowThousand(value);
  const thousands = Math.floor(value / 1000);
  const rest = value % 1000;
  const head = thousands === 1 ? 'mil' : `${belowThousand(thousands)} mil`;
  if (rest === 0) return head;
  return rest < 100 || rest % 100 === 0 ? `${head} e ${belowThousand(rest)}` : `${head} ${belowThousand(rest)}`;
}

/** Returns 'vigésima primeira' for 21. Throws unless `value` is an integer from 1 to 99. */
export function ordinal(value: number, gender: Gender): string {
  if (!Number.isInteger(value) || value < 1 || value > 99) throw new Error(`Ordinal por escrever: ${value}.`);
  const words = [ORDINAL_TENS[Math.floor(value / 10)], ORDINAL_ONES[value % 10]].filter(Boolean).join(' ');
  return gender === 'masculine' ? words : words.replaceAll(/o\b/g, 'a');
}

function belowThousand(value: number): string {
  if (value === 100) return 'cem';
  const hundreds = HUNDREDS[Math.floor(value / 100)] ?? '';
  return [hundreds, value % 100 === 0 && value > 0 ? '' : belowHundred(value % 100)].filter(Boolean).join(' e ');
}

function belowHundred(value: number): string {
  const small = SMALL[value];
  if (small !== undefined) return small;
  const tens = TENS[Math.floor(value / 10)] ?? '';
  return value % 10 === 0 ? tens : `${tens} e ${SMALL[value % 10] ?? ''}`;
}
