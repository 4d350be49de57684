import type { AnsweredPicture, AnsweredText, TeamComment } from '#domain/marking/places/placedComments.ts';

/** Sample answers with comments on their places. */
export const PLACED_NAMES = ['textos', 'imagem', 'lidos'] as const;
export type PlacedName = (typeof PLACED_NAMES)[number];

interface PlacedSample {
  texts: readonly AnsweredText[];
  pictures: readonly AnsweredPicture[];
  comments: readonly TeamComment[];
}

const TEXT =
  'A ponte velha da nossa vila está fechada desde o inverno. Quem vive do outro lado do rio anda mais meia hora a pé para chegar à escola.\n\nPropomos um caminho novo junto à margem, com luz e bancos. A Câmara já tem as pedras e nós plantamos as árvores com as turmas do 7.º ano.';
const PICTURE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='1200' height='800' viewBox='0 0 12 8'%3E%3Cpath fill='%2387b5d9' d='M0 0h12v5H0z'/%3E%3Cpath fill='%234d7a3a' d='M0 5h12v3H0z'/%3E%3Cpath fill='%238a5a3c' d='M1 4h10v.6H1zM2 4.6h.5V7H2zM9.5 4.6h.5V7h-.5z'/%3E%3Ccircle cx='9' cy='1.6' r='.9' fill='%23ffe08a'/%3E%3C/svg%3E";

const onText = (id: string, quote: string, text: string): TeamComment => {
  const start = TEXT.indexOf(quote);
  return {
    id,
    revision: 1,
    place: { kind: 'text', step: 0, start, end: start + quote.length, quote },
    text,
    isRead: false,
  };
};
const onPicture = (id: string, x: number, y: number, text: string): TeamComment => ({
  id,
  revision: 1,
  place: { kind: 'picture', step: 0, position: 0, x, y },
  text,
  isRead: false,
});

const ON_TEXTS = [
  onText('inverno', 'fechada desde o inverno', 'De que ano? Uma data ajuda quem lê e não conhece a vila.'),
  onText('hora', 'anda mais meia hora a pé', 'Este número diz muito. Foram medir o caminho?'),
  onText(
    'plano',
    'Propomos um caminho novo junto à margem, com luz e bancos.',
    'Falta dizer quanto custa e quem decide.',
  ),
  onText('luz', 'com luz', 'Que luz, para não incomodar os animais do rio?'),
];
const ON_PICTURE = [
  onPicture('ponte', 0.45, 0.53, 'Boa fotografia: vê-se bem porque é que a ponte fechou.'),
  onPicture('margem', 0.2, 0.85, 'É aqui que passa o caminho novo? Desenhem-no.'),
];
const texts = [{ prompt: 'O que querem mudar, e como?', text: TEXT }];
const pictures = [{ step: 0, position: 0, address: PICTURE, words: 'A ponte velha, vista da escola.' }];

export const PLACED_SAMPLES: Record<PlacedName, PlacedSample> = {
  textos: { texts, pictures: [], comments: ON_TEXTS },
  imagem: { texts: [], pictures, comments: ON_PICTURE },
  lidos: { texts, pictures, comments: [...ON_TEXTS, ...ON_PICTURE].map((comment) => ({ ...comment, isRead: true })) },
};
