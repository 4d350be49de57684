import type { EasyPractice } from '../EasyRead.ts';

/** The practice questions in easy read, by their id. */
export const dsEasyPractice: Readonly<Record<string, EasyPractice>> = {
  camisola: {
    kind: 'choose',
    situation: 'Há festa na sexta-feira. Alguém da equipa quer levar uma camisola que ninguém conhece.',
    question: 'O que gasta menos do planeta?',
    right: { label: 'Trocar ou pedir emprestada uma já usada' },
    wrong: [
      {
        label: 'Comprar uma nova de algodão biológico',
        reply: 'É melhor do que outra nova. Mas ainda é preciso cultivar, tecer, dar cor e transportar.',
      },
      {
        label: 'Comprar uma nova de garrafas recicladas',
        reply: 'Fazer uma camisola de garrafas gasta energia. E a camisola quase nunca volta a ser reciclada.',
      },
      {
        label: 'Comprar uma barata e depois reciclá-la',
        reply: 'Menos de 1\u00a0% da roupa volta a ser roupa. O contentor não devolve o que se gastou a fazê-la.',
      },
    ],
    explanation: 'Primeiro, evita-se. Depois, usa-se mais tempo. A peça que não se faz é a que menos gasta.',
  },
  cantina: {
    kind: 'choose',
    situation: 'Na cantina, sobra comida todos os dias. A turma quer que sobre menos.',
    question: 'Por onde se começa?',
    right: { label: 'Pesar as sobras uma semana e perguntar porquê' },
    wrong: [
      {
        label: 'Pôr cartazes a pedir que não se deixe comida',
        reply: 'Um cartaz trata cada sobra como descuido. A razão pode ser a sopa fria, a pressa ou a porção.',
      },
      {
        label: 'Fazer composto para a horta com tudo o que sobra',
        reply: 'O composto é bom para o que não se pode evitar. Mas é melhor não estragar comida.',
      },
      {
        label: 'Dar só metade da comida a toda a gente',
        reply: 'Quem precisa de mais fica com fome. E ainda não se sabe porque sobra comida.',
      },
    ],
    explanation: 'É preciso medir. Assim, sabe-se o que mudar e se resultou. Às vezes, basta poder pedir meia dose.',
  },
  tartaruga: {
    kind: 'choose',
    situation:
      'Uma tartaruga de aquário cresceu demais. Alguém diz em casa: «Vamos levá-la para o rio. Lá fica livre.»',
    question: 'O que se deve fazer?',
    right: { label: 'Entregá-la a um centro que a receba' },
    wrong: [
      {
        label: 'Largá-la num rio grande, onde não incomoda',
        reply: 'É uma espécie de fora. Em qualquer rio, come as de cá e ocupa o lugar delas. E é proibido.',
      },
      {
        label: 'Largá-la só no verão, com a água quente',
        reply: 'Se viver, o problema é do rio. Se morrer, o problema é dela. Largar nunca é a solução.',
      },
      {
        label: 'Dá-la a quem tem um lago no jardim',
        reply: 'Do lago, foge para a ribeira. E também é proibido dar a alguém uma espécie invasora.',
      },
    ],
    explanation:
      'As espécies exóticas invasoras vêm de fora. São uma das cinco grandes causas da perda de biodiversidade. O animal não tem culpa: merece um sítio seguro.',
  },
  'casa-fria': {
    kind: 'choose',
    situation:
      'No inverno, a casa de uma família é muito fria. Dorme-se de casaco. O dinheiro não chega para aquecer a casa.',
    question: 'O que resolve melhor e por mais tempo?',
    right: { label: 'Isolar o telhado e as janelas, com apoio' },
    wrong: [
      {
        label: 'Dar-lhe um bom aquecedor elétrico, que dure',
        reply: 'Aquece enquanto houver dinheiro para a conta. E o calor sai logo pelo telhado.',
      },
      {
        label: 'Dar-lhe mantas, tapetes e roupa mais quente',
        reply: 'Ajuda hoje, e é bom ajudar. Mas a casa continua fria e húmida. Isso faz adoecer.',
      },
      {
        label: 'Fechar os quartos e viver só na cozinha',
        reply: 'Gasta-se menos. Mas perde-se metade da casa. Os quartos fechados ficam mais húmidos.',
      },
    ],
    explanation:
      'Isto chama-se pobreza energética. Uma casa isolada gasta menos todos os invernos. É justo e é bom para o clima.',
  },
  caixa: {
    kind: 'order',
    situation: 'Quase tudo o que se compra vem numa caixa de cartão.',
    question: 'O que fazer com a caixa? Ponham por ordem, do melhor para o pior.',
    items: [
      'Pedir o produto sem caixa',
      'Usar a caixa outra vez',
      'Pôr a caixa no ecoponto azul',
      'Queimar a caixa para fazer eletricidade',
      'Deixar a caixa ir para o aterro',
    ],
    ends: ['melhor', 'pior'],
    explanation:
      'É a hierarquia (ordem) dos resíduos. Primeiro, evitar: usar outra vez também evita. Depois, preparar para reutilizar, reciclar, valorizar e, no fim, eliminar.',
  },
  agua: {
    kind: 'order',
    situation: 'Cada quilo de comida precisa de água para se fazer. Essa água não se vê.',
    question: 'Ponham por ordem, do que precisa de menos água para o que precisa de mais.',
    items: ['1\u00a0kg de tomate', '1\u00a0kg de arroz', '1\u00a0kg de queijo fresco', '1\u00a0kg de carne de vaca'],
    ends: ['menos água', 'mais água'],
    explanation:
      'É a média do mundo, em litros: cerca de 210, 2500, 3200 e 15\u00a0400. A média esconde muito. Também conta onde e como se produz.',
  },
  clima: {
    kind: 'match',
    situation: 'Num verão muito quente, ouvem-se quatro frases.',
    question: 'De que fala cada uma?',
    pairs: [
      ['«Hoje estão 41\u00a0graus.»', 'o tempo: muda de dia para dia'],
      ['«Os verões aqueceram em trinta anos.»', 'o clima: a média de muitos anos'],
      ['«Pusemos toldos no recreio.»', 'preparar-se para o calor que já há'],
      ['«A central a carvão fechou.»', 'travar a causa do aquecimento'],
    ],
    explanation:
      'Um dia quente é tempo. Trinta anos mais quentes são clima. Contra as alterações climáticas, trava-se a causa e preparam-se os lugares onde vivemos.',
  },
  'quem-faz': {
    kind: 'match',
    situation: 'Ninguém paga a estas espécies. Sem elas, não se vivia aqui.',
    question: 'O que faz cada espécie?',
    pairs: [
      ['Abelhas selvagens', 'levam pólen de flor em flor'],
      ['Minhocas', 'dão ar à terra e fazem húmus'],
      ['Morcegos', 'comem centenas de insetos numa noite'],
      ['Ervas das pradarias do mar', 'guardam carbono e abrigam peixes pequenos'],
    ],
    explanation:
      'São serviços dos ecossistemas. Quando uma espécie falta, outra espécie fica sem o serviço de que precisa.',
  },
  desperdicio: {
    kind: 'estimate',
    situation: 'Contem toda a comida que se estraga: nas lojas, nas cantinas, nos restaurantes e em casa.',
    question: 'Quantos quilos de comida se desperdiçam em Portugal, por pessoa e por ano?',
    unit: 'quilos',
    explanation:
      'São cerca de 180\u00a0quilos: meio quilo por dia. Mais de metade perde-se em casa, aos poucos. Quase ninguém repara.',
  },
  renovavel: {
    kind: 'estimate',
    situation:
      'Carregaram o tablet em 2024. A eletricidade veio de barragens, vento, sol e gás. Também veio de outros países.',
    question: 'Em cada 100 partes da eletricidade gasta em Portugal, quantas vieram de fontes renováveis?',
    unit: 'em cada 100',
    explanation:
      'Foram 71, um recorde. Mas a eletricidade é só uma parte da energia. Carros, camiões e aviões ainda usam sobretudo petróleo.',
  },
};
