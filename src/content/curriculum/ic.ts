import type { ThemeCurriculum } from './ThemeCurriculum.ts';

export const icCurriculum: ThemeCurriculum = {
  moments: {
    training: {
      main: 'pluralism',
      also: ['rights'],
      does: 'Respondem a um caso de racismo, contam o que na sua vida veio de longe e desenham uma bandeira com um símbolo de cada pessoa.',
    },
    mission1: {
      main: 'pluralism',
      also: ['rights'],
      does: 'Distinguem viver lado a lado de viver em diálogo, e decidem casos sobre a língua da família e sobre tradições que excluem.',
    },
    dilemma1: {
      main: 'pluralism',
      also: ['rights'],
      does: 'Ouvem três pessoas e escolhem como começam a escola as crianças que fugiram da sua ilha.',
    },
    mission2: {
      main: 'pluralism',
      also: [],
      does: 'Contam por escrito como uma palavra, receita, música, jogo ou gesto passou de uma cultura para outra e o que mudou.',
    },
    mission3: {
      main: 'pluralism',
      also: [],
      does: 'Recolhem provas, na escola ou no bairro, de um lugar onde as culturas se encontram e de outro onde se cruzam sem se falar.',
    },
    dilemma3: {
      main: 'rights',
      also: ['pluralism'],
      does: 'Ouvem três vozes e escolhem o que fazer a uma frase de ódio pintada num muro.',
    },
    mission4: {
      main: 'pluralism',
      also: ['democracy'],
      does: 'Escrevem, com quem fica de fora, um plano para que mais gente se encontre na escola ou no bairro.',
    },
    council: {
      main: 'democracy',
      also: ['pluralism'],
      does: 'Apresentam o plano, perguntam, comentam e decidem em conjunto que propostas de encontro seguem em frente.',
    },
  },
  worksheets: {
    'm1-fs1': {
      main: 'pluralism',
      also: ['democracy'],
      does: 'Descobrem o que une e o que distingue a equipa e combinam regras para que cada voz conte.',
    },
    'm1-fs2': {
      main: 'pluralism',
      also: [],
      does: 'Dão nome a maneiras de viver em conjunto e procuram a primeira frase que abre uma conversa.',
    },
    'm1-fs3': {
      main: 'pluralism',
      also: ['rights'],
      does: 'Registam as línguas, os sotaques e os gestos da sala e ligam línguas ao que a lei portuguesa diz delas.',
    },
    'm2-fs1': {
      main: 'pluralism',
      also: [],
      does: 'Descobrem de onde vêm palavras de todos os dias e como mudaram de sentido.',
    },
    'm2-fs2': {
      main: 'pluralism',
      also: ['rights'],
      does: 'Reconstroem três viagens de saberes e dizem quem pôde escolher e quem não pôde.',
    },
    'm2-fs3': {
      main: 'pluralism',
      also: [],
      does: 'Discutem casos em que trocar se confunde com tirar e escrevem perguntas para decidir melhor.',
    },
    'm3-fs1': {
      main: 'pluralism',
      also: [],
      does: 'Trocam perguntas que fecham por perguntas que abrem, ensaiam e fazem uma entrevista com licença para não responder.',
    },
    'm3-fs2': {
      main: 'pluralism',
      also: [],
      does: 'Desenham um mapa de encontros sem adivinhar de onde é cada pessoa e separam o que viram do que acham.',
    },
    'm3-fs3': {
      main: 'pluralism',
      also: ['media'],
      does: 'Leem números sobre quem chega e quem parte e escrevem com eles uma manchete que exagera e outra que informa.',
    },
    'm4-fs1': {
      main: 'pluralism',
      also: ['rights'],
      does: 'Procuram o que fecha uma roda (dinheiro, língua, tempo, espaço, hábito) e escutam quem fica a ver.',
    },
    'm4-fs2': {
      main: 'pluralism',
      also: ['democracy'],
      does: 'Planeiam a ação com as vozes de quem vive o problema, tarefas, datas e um sinal de que resultou.',
    },
    'm4-fs3': {
      main: 'democracy',
      also: ['pluralism'],
      does: 'Ensaiam a apresentação, respondem a perguntas difíceis e avaliam propostas com razões e não por amizade.',
    },
  },
};
