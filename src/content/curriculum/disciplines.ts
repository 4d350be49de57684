import type { MissionLevel, Theme } from '#domain/vocabulary.ts';

/** A task of a mission that another discipline can share. */
export interface DisciplineLink {
  /** Null: all solar systems. */
  theme: Theme | null;
  missions: readonly MissionLevel[];
  /** The year of the 3.º ciclo in which the discipline teaches this area; null: any. */
  year: 7 | 8 | 9 | null;
  /** The broad area of the discipline, in plain words: no heading of the Aprendizagens Essenciais. */
  area: string;
  does: string;
}

export interface Discipline {
  name: string;
  links: readonly DisciplineLink[];
}

/** The disciplines that can join a mission, for teachers: printed in the manual. */
export const DISCIPLINES: readonly Discipline[] = [
  {
    name: 'Português',
    links: [
      {
        theme: null,
        missions: [2],
        year: null,
        area: 'escrita',
        does: 'planear, escrever e rever um texto que conta, explica ou argumenta',
      },
      {
        theme: null,
        missions: [3],
        year: null,
        area: 'oralidade e escrita',
        does: 'preparar e fazer uma entrevista; escrever legendas',
      },
      {
        theme: null,
        missions: [4],
        year: null,
        area: 'oralidade',
        does: 'apresentar o plano num minuto e responder a perguntas',
      },
    ],
  },
  {
    name: 'História',
    links: [
      {
        theme: 'ic',
        missions: [2],
        year: 8,
        area: 'expansão e encontros de culturas',
        does: 'o que viajou por gosto, por comércio ou à força (ficha m2-fs2)',
      },
      {
        theme: 'dh',
        missions: [2],
        year: 9,
        area: 'República, ditadura e democracia em Portugal',
        does: 'quem podia votar e quem ficava de fora, de 1911 a hoje (ficha m2-fs3)',
      },
    ],
  },
  {
    name: 'Geografia',
    links: [
      {
        theme: null,
        missions: [3],
        year: 7,
        area: 'mapas',
        does: 'desenhar o mapa da escola ou de uma rua, com legenda (ficha m3-fs2)',
      },
      {
        theme: 'ic',
        missions: [3],
        year: 8,
        area: 'população e migrações',
        does: 'números de quem chega e de quem parte, e o que não contam (ficha m3-fs3)',
      },
      {
        theme: 'ds',
        missions: [2],
        year: 8,
        area: 'atividades económicas',
        does: 'de onde vem um objeto, quem o faz e como chega até nós (fichas m2-fs1 e m2-fs2)',
      },
      {
        theme: 'ds',
        missions: [1],
        year: 9,
        area: 'contrastes de desenvolvimento',
        does: 'a pobreza, os 17 objetivos e as três dimensões do desenvolvimento',
      },
    ],
  },
  {
    name: 'Línguas Estrangeiras',
    links: [
      {
        theme: 'ic',
        missions: [1],
        year: null,
        area: 'comunicação entre culturas',
        does: 'maneiras de dizer olá e as línguas da sala (ficha m1-fs3)',
      },
      {
        theme: 'ic',
        missions: [2],
        year: null,
        area: 'vocabulário',
        does: 'palavras que passaram de uma língua para outra (ficha m2-fs1)',
      },
    ],
  },
  {
    name: 'Ciências Naturais',
    links: [
      {
        theme: 'ds',
        missions: [1, 2],
        year: 8,
        area: 'recursos e sustentabilidade',
        does: 'os caminhos dos resíduos; a água, a energia e os materiais de um objeto',
      },
      {
        theme: 'ds',
        missions: [3],
        year: 8,
        area: 'ecossistemas',
        does: 'observar água, sombra, solo e seres vivos; separar facto de opinião (ficha m3-fs1)',
      },
    ],
  },
  {
    name: 'Físico-Química',
    links: [
      {
        theme: 'ds',
        missions: [2],
        year: 7,
        area: 'materiais e energia',
        does: 'de que é feito um objeto e o que se gasta para o fazer e usar',
      },
    ],
  },
  {
    name: 'Matemática',
    links: [
      {
        theme: 'ic',
        missions: [3],
        year: null,
        area: 'dados',
        does: 'ler um gráfico com números oficiais (ficha m3-fs3)',
      },
      {
        theme: 'dh',
        missions: [3],
        year: null,
        area: 'dados',
        does: 'ler um gráfico e procurar sinais que se contem (ficha m3-fs1)',
      },
      {
        theme: 'ds',
        missions: [3, 4],
        year: null,
        area: 'dados e proporções',
        does: 'contar três vezes, fazer o gráfico, medir antes e depois (fichas m3-fs3 e m4-fs3)',
      },
    ],
  },
  {
    name: 'TIC',
    links: [
      {
        theme: 'dh',
        missions: [1],
        year: null,
        area: 'segurança e respeito em ambientes digitais',
        does: 'boatos, partilhas e regras para o telemóvel (ficha m1-fs3)',
      },
      {
        theme: null,
        missions: [3],
        year: null,
        area: 'criar e partilhar conteúdos',
        does: 'escolher ficheiros, legendar, pedir licença e deixar de fora rostos e nomes',
      },
    ],
  },
  {
    name: 'Educação Visual',
    links: [
      {
        theme: 'ic',
        missions: [1],
        year: null,
        area: 'comunicação visual',
        does: 'um cartaz de boas-vindas para a porta da sala (ficha m1-fs3)',
      },
      {
        theme: 'dh',
        missions: [1, 2],
        year: null,
        area: 'comunicação visual',
        does: 'um direito em banda desenhada; uma regra antes e depois (fichas m1-fs2 e m2-fs3)',
      },
      {
        theme: 'ds',
        missions: [2],
        year: null,
        area: 'comunicação visual',
        does: 'o retrato de um objeto e o cartaz de uma feira de trocas (fichas m2-fs2 e m2-fs3)',
      },
    ],
  },
  {
    name: 'Complemento à Educação Artística',
    links: [
      {
        theme: 'ds',
        missions: [2],
        year: null,
        area: 'educação tecnológica, onde a escola a oferece',
        does: 'consertar, transformar e fazer durar um objeto (fichas m2-fs2 e m2-fs3)',
      },
    ],
  },
  {
    name: 'Educação Física',
    links: [
      {
        theme: 'ic',
        missions: [2],
        year: null,
        area: 'jogos tradicionais',
        does: 'se a equipa escolher um jogo, jogá-lo com as regras de cá e de lá',
      },
    ],
  },
];
