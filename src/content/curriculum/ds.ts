import type { ThemeCurriculum } from './ThemeCurriculum.ts';

export const dsCurriculum: ThemeCurriculum = {
  moments: {
    training: {
      main: 'sustainability',
      also: [],
      does: 'Veem o que é desenvolvimento sustentável, dizem o que querem bem cuidado daqui a vinte anos e mostram um canto com natureza.',
    },
    mission1: {
      main: 'sustainability',
      also: ['rights'],
      does: 'Decidem casos sobre a pobreza em Portugal, as três dimensões do desenvolvimento e a ordem dos caminhos dos resíduos.',
    },
    dilemma1: {
      main: 'sustainability',
      also: ['rights'],
      does: 'Ouvem três vozes e escolhem entre a colheita, as aves e a fila da cantina solidária.',
    },
    mission2: {
      main: 'sustainability',
      also: [],
      does: 'Contam por escrito a viagem de um objeto, quem ganha e quem perde pelo caminho e o que podia ser diferente.',
    },
    mission3: {
      main: 'sustainability',
      also: [],
      does: 'Recolhem provas, na escola ou no bairro, de um problema de sustentabilidade e de uma coisa que já funciona bem.',
    },
    dilemma3: {
      main: 'sustainability',
      also: [],
      does: 'Ouvem três vozes e escolhem o que faz uma tinturaria que dá trabalho e suja o lago.',
    },
    mission4: {
      main: 'sustainability',
      also: ['democracy'],
      does: 'Escrevem um plano para um problema pequeno e real, com quem o sente, quem ajuda e o sinal de que resultou.',
    },
    council: {
      main: 'democracy',
      also: ['sustainability'],
      does: 'Apresentam o plano, perguntam, comentam e decidem em conjunto que propostas para o lugar onde vivem seguem em frente.',
    },
  },
  worksheets: {
    'm1-fs1': {
      main: 'sustainability',
      also: ['rights'],
      does: 'Ligam cenas da escola aos Objetivos de Desenvolvimento Sustentável e descobrem quantos cabem num almoço.',
    },
    'm1-fs2': {
      main: 'sustainability',
      also: ['democracy', 'finance'],
      does: 'Decidem em reunião o futuro de uma fábrica: ambiente, pessoas, economia e quem ajuda a pagar.',
    },
    'm1-fs3': {
      main: 'sustainability',
      also: [],
      does: 'Põem por ordem os caminhos dos resíduos e propõem uma festa da escola que quase não faça lixo.',
    },
    'm2-fs1': {
      main: 'sustainability',
      also: ['rights'],
      does: 'Seguem uma camisola da matéria-prima ao fim e leem o que uma etiqueta diz e o que cala.',
    },
    'm2-fs2': {
      main: 'sustainability',
      also: [],
      does: 'Preparam a biografia de um objeto e separam o que sabem do que supõem.',
    },
    'm2-fs3': {
      main: 'sustainability',
      also: ['finance'],
      does: 'Comparam comprar novo, consertar e comprar usado e imaginam uma feira de trocas em que ninguém fica de fora.',
    },
    'm3-fs1': {
      main: 'sustainability',
      also: [],
      does: 'Preparam uma saída segura, observam com vários sentidos e distinguem um facto de uma opinião.',
    },
    'm3-fs2': {
      main: 'sustainability',
      also: [],
      does: 'Desenham um mapa de problemas e de coisas que funcionam e entrevistam quem conhece bem o lugar.',
    },
    'm3-fs3': {
      main: 'sustainability',
      also: [],
      does: 'Medem uma coisa pequena três vezes, fazem o gráfico e dizem o que os números não mostram.',
    },
    'm4-fs1': {
      main: 'sustainability',
      also: ['democracy'],
      does: 'Procuram a causa de um problema, quem o sente e quem o pode mudar.',
    },
    'm4-fs2': {
      main: 'sustainability',
      also: ['democracy'],
      does: 'Constroem um plano com tarefas e datas e melhoram-no com a crítica de outra equipa.',
    },
    'm4-fs3': {
      main: 'sustainability',
      also: ['democracy'],
      does: 'Ligam problemas a sinais que se contam, marcam o antes e a meta, ensaiam um minuto e respondem a perguntas difíceis.',
    },
  },
};
