/** What a caption of mission 3 answers, and the words with which a team may begin each answer. */
export const CAPTION_STARTERS: readonly { asks: string; begins: string }[] = [
  { asks: 'Onde', begins: 'Fica' },
  { asks: 'Que direito ou problema', begins: 'Mostra' },
  { asks: 'Porquê', begins: 'Importa porque' },
];

export const NO_HOME = 'Casa não está na lista: onde cada pessoa mora é um dado pessoal e não se partilha.';

/** Shown once before the files of mission 3. Source: Civil Code, articles 79.º and 124.º (image; minors' representatives). */
export const PHOTO_RULES =
  'Antes de fotografar alguém, peçam licença: a imagem de uma pessoa é dela. Se tiver menos de 18\u00a0anos, é precisa também a licença dos pais ou de quem a tem a seu cargo; sem ela, mostrem só o lugar.';
