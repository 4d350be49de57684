import type { ThemeCurriculum } from './ThemeCurriculum.ts';

export const dhCurriculum: ThemeCurriculum = {
  moments: {
    training: {
      main: 'rights',
      also: ['democracy'],
      does: 'Descobrem quem guarda os direitos em Portugal, contam um momento em que foram ouvidas e representam um direito num objeto.',
    },
    mission1: {
      main: 'rights',
      also: ['democracy', 'media'],
      does: 'Decidem casos de escola sobre ouvir a opinião das crianças, um boato nas redes e a acessibilidade.',
    },
    dilemma1: {
      main: 'rights',
      also: ['media'],
      does: 'Ouvem três vozes e escolhem o que muda onde se pode escrever sem assinar, depois de alguém ser humilhado.',
    },
    mission2: {
      main: 'rights',
      also: ['media'],
      does: 'Decidem por escrito, com razões, se um jornal escolar publica uma fotografia que a pessoa não quer ver publicada.',
    },
    mission3: {
      main: 'rights',
      also: [],
      does: 'Recolhem provas, na escola ou no bairro, de um direito respeitado e de outro a que falta alguma coisa.',
    },
    dilemma3: {
      main: 'rights',
      also: ['democracy'],
      does: 'Ouvem três vozes e escolhem que obra se faz primeiro, quando o frio e as escadas deixam gente de fora.',
    },
    mission4: {
      main: 'rights',
      also: ['democracy'],
      does: 'Escrevem um plano por um direito que precisa de mais luz, com quem sente a sua falta e com quem decide.',
    },
    council: {
      main: 'democracy',
      also: ['rights'],
      does: 'Apresentam o plano, perguntam, comentam e decidem em conjunto que propostas por um direito seguem em frente.',
    },
  },
  worksheets: {
    'm1-fs1': {
      main: 'rights',
      also: [],
      does: 'Distinguem o que querem, aquilo de que precisam e aquilo a que têm direito, e veem o que cai quando cai um direito.',
    },
    'm1-fs2': {
      main: 'rights',
      also: [],
      does: 'Reconhecem em cenas da escola oito direitos da Convenção sobre os Direitos da Criança e contam um em banda desenhada.',
    },
    'm1-fs3': {
      main: 'media',
      also: ['rights'],
      does: 'Ligam o uso do telemóvel a direitos, tomam posição sobre a vida privada e combinam regras e a quem pedir ajuda.',
    },
    'm2-fs1': {
      main: 'rights',
      also: [],
      does: 'Defendem à vez os dois lados de casos em que dois direitos se cruzam e procuram uma saída para ambos.',
    },
    'm2-fs2': {
      main: 'media',
      also: ['rights'],
      does: 'Representam a reunião de uma redação e comparam o que cada decisão sobre uma imagem dá e custa.',
    },
    'm2-fs3': {
      main: 'rights',
      also: ['democracy'],
      does: 'Mudam regras iguais que deixam gente de fora e leem quem não podia votar em Portugal, e até quando.',
    },
    'm3-fs1': {
      main: 'rights',
      also: [],
      does: 'Leem um gráfico sobre o direito a aprender e avaliam com franqueza como se vivem os direitos na escola.',
    },
    'm3-fs2': {
      main: 'rights',
      also: [],
      does: 'Desenham um mapa de luzes e sombras e ligam cada lugar a um direito com nome, sem expor ninguém.',
    },
    'm3-fs3': {
      main: 'rights',
      also: ['democracy'],
      does: 'Veem quem passa num lugar, quem decide e quem é menos ouvido, e entrevistam com licença quem lá passa.',
    },
    'm4-fs1': {
      main: 'rights',
      also: [],
      does: 'Escolhem um problema que toca a um direito e separam o problema, as causas e as consequências.',
    },
    'm4-fs2': {
      main: 'rights',
      also: ['democracy'],
      does: 'Transformam uma ideia num plano com tarefas, datas, autorizações e um sinal de que resultou.',
    },
    'm4-fs3': {
      main: 'democracy',
      also: ['rights'],
      does: 'Descobrem quem decide o quê na escola, no concelho e no país e escrevem um pedido claro e respeitoso.',
    },
  },
};
