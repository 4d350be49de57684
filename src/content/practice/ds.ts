import type { PracticeQuestion } from './PracticeQuestion.ts';

export const dsPractice: readonly PracticeQuestion[] = [
  {
    id: 'camisola',
    kind: 'choose',
    situation: 'Há festa na sexta-feira, e alguém da equipa quer levar uma camisola que ninguém lhe conheça.',
    question: 'O que gasta menos do planeta?',
    right: { label: 'Trocar ou pedir emprestada uma que já não usem' },
    wrong: [
      {
        label: 'Comprar uma nova, mas de algodão biológico',
        reply: 'É melhor do que outra nova, mas continua a ser preciso cultivar, tecer, tingir e transportar.',
      },
      {
        label: 'Comprar uma nova, feita de garrafas recicladas',
        reply: 'Reciclar uma garrafa numa camisola gasta energia, e a camisola quase nunca volta a ser reciclada.',
      },
      {
        label: 'Comprar uma barata e dá-la depois para reciclar',
        reply: 'Menos de 1\u00a0% da roupa volta a ser roupa. O contentor não desfaz o que se gastou a fazê-la.',
      },
    ],
    explanation: 'Primeiro evita-se, depois usa-se mais tempo. A peça que não se fabrica é a que menos gasta.',
    source:
      'Diretiva 2008/98/CE, artigo 4.º; Agência Europeia do Ambiente, Textiles and the environment (2022); Ellen MacArthur Foundation, A New Textiles Economy (2017)',
  },
  {
    id: 'cantina',
    kind: 'choose',
    situation: 'Na cantina sobra comida todos os dias, e a turma quer que sobre menos.',
    question: 'Por onde se começa?',
    right: { label: 'Pesar as sobras uma semana e perguntar porquê' },
    wrong: [
      {
        label: 'Pôr cartazes a pedir que não se deixe comida',
        reply: 'Um cartaz trata todas as sobras como descuido. Pode ser a sopa fria, a pressa ou a porção.',
      },
      {
        label: 'Fazer composto para a horta com tudo o que sobra',
        reply: 'O composto é bom para o que não se pode evitar. A comida que não se estraga vale mais.',
      },
      {
        label: 'Servir só metade da comida a toda a gente',
        reply: 'Quem precisa de mais fica com fome, e ainda não se sabe porque sobra.',
      },
    ],
    explanation: 'Sem medir, não se sabe o que mudar nem se resultou. Às vezes, basta poder pedir meia dose.',
    source:
      'Comissão Nacional de Combate ao Desperdício Alimentar, Estratégia Nacional (RCM n.º\u00a046/2018); UNEP, Food Waste Index Report 2024',
  },
  {
    id: 'tartaruga',
    kind: 'choose',
    situation: 'Uma tartaruga de aquário cresceu demais. Em casa, alguém sugere levá-la para o rio, onde fica livre.',
    question: 'O que se deve fazer?',
    right: { label: 'Entregá-la a um centro que a receba' },
    wrong: [
      {
        label: 'Largá-la num rio grande, onde não incomode',
        reply: 'Uma espécie de fora come e ocupa o lugar das de cá, em qualquer rio. E é proibido.',
      },
      {
        label: 'Largá-la só no verão, com a água quente',
        reply: 'Se sobreviver, o problema é do rio; se não sobreviver, é dela. Largar nunca é a solução.',
      },
      {
        label: 'Dá-la a quem tenha um lago no jardim',
        reply: 'Do lago foge para a ribeira, e passar adiante uma espécie invasora também não é permitido.',
      },
    ],
    explanation:
      'As espécies exóticas invasoras são uma das cinco grandes causas da perda de biodiversidade. O animal não tem culpa: merece um sítio seguro.',
    source:
      'Decreto-Lei n.º\u00a092/2019, artigos 17.º a 20.º; IPBES, relatório sobre espécies exóticas invasoras (2023); ICNF',
  },
  {
    id: 'casa-fria',
    kind: 'choose',
    situation:
      'Na casa de uma família faz tanto frio no inverno que se dorme de casaco. O dinheiro não chega para aquecer.',
    question: 'O que resolve melhor, e por mais tempo?',
    right: { label: 'Isolar o telhado e vedar as janelas, com apoio' },
    wrong: [
      {
        label: 'Oferecer-lhe um bom aquecedor elétrico, que dure',
        reply: 'Aquece enquanto se puder pagar a conta, e o calor sai logo pelo telhado.',
      },
      {
        label: 'Dar-lhe mantas, tapetes e roupa mais quente',
        reply: 'Ajuda hoje, e é bom que se ajude. A casa continua fria e húmida, e isso adoece.',
      },
      {
        label: 'Fechar os quartos e viver só na cozinha',
        reply: 'Gasta-se menos, mas perde-se metade da casa. Os quartos fechados ficam mais húmidos.',
      },
    ],
    explanation:
      'Chama-se pobreza energética. Uma casa isolada gasta menos todos os invernos: é justiça e é clima ao mesmo tempo.',
    source:
      'Estratégia Nacional de Longo Prazo para o Combate à Pobreza Energética 2023-2050 (RCM n.º\u00a011/2024); Eurostat, incapacidade de manter a casa aquecida',
  },
  {
    id: 'caixa',
    kind: 'order',
    situation: 'Uma caixa de cartão vem com quase tudo o que se compra.',
    question: 'Ponham por ordem o que fazer com ela, do melhor para o pior.',
    items: [
      'Pedir o produto sem caixa',
      'Usar a caixa outra vez',
      'Pô-la no ecoponto azul',
      'Queimá-la para fazer eletricidade',
      'Deixá-la ir para o aterro',
    ],
    ends: ['melhor', 'pior'],
    explanation:
      'É a hierarquia dos resíduos: evitar (usar outra vez também evita), preparar para reutilizar, reciclar, valorizar e, no fim, eliminar.',
    source: 'Diretiva 2008/98/CE, artigo 4.º; Decreto-Lei n.º\u00a0102-D/2020, anexo I, artigo 7.º',
  },
  {
    id: 'agua',
    kind: 'order',
    situation: 'Por trás de cada quilo de comida há água que não se vê: a que se usou para a produzir.',
    question: 'Ponham por ordem, do que precisa de menos água para o que precisa de mais.',
    items: ['1\u00a0kg de tomate', '1\u00a0kg de arroz', '1\u00a0kg de queijo fresco', '1\u00a0kg de carne de vaca'],
    ends: ['menos água', 'mais água'],
    explanation:
      'Em média mundial, cerca de 210, 2500, 3200 e 15\u00a0400\u00a0litros. A média esconde muito: conta também onde e como se produz.',
    source: 'Mekonnen e Hoekstra (2011, 2012), Water Footprint Network',
  },
  {
    id: 'clima',
    kind: 'match',
    situation: 'Quatro frases que se ouvem num verão de muito calor.',
    question: 'De que fala cada uma?',
    pairs: [
      ['«Hoje estão 41\u00a0graus.»', 'o tempo, que muda de dia para dia'],
      ['«Os verões aqueceram em trinta anos.»', 'o clima, a média de muitos anos'],
      ['«Pusemos toldos no recreio.»', 'preparar-se para o calor que já há'],
      ['«A central a carvão fechou.»', 'travar a causa do aquecimento'],
    ],
    explanation:
      'Um dia quente é tempo; trinta anos mais quentes são clima. Contra as alterações climáticas, trava-se a causa e preparam-se os lugares onde se vive.',
    source: 'IPCC, Sexto Relatório de Avaliação, glossário (2021); IPMA, normais climatológicas 1991-2020',
  },
  {
    id: 'quem-faz',
    kind: 'match',
    situation: 'Ninguém lhes paga, e sem elas não se vivia aqui.',
    question: 'O que faz cada uma destas espécies?',
    pairs: [
      ['Abelhas selvagens', 'levam pólen de flor em flor'],
      ['Minhocas', 'arejam o solo e fazem húmus'],
      ['Morcegos', 'comem, numa noite, centenas de insetos'],
      ['Ervas das pradarias marinhas', 'guardam carbono e abrigam peixes pequenos'],
    ],
    explanation: 'Chamam-se serviços dos ecossistemas. Quando uma espécie falta, é outra que fica sem o seu.',
    source:
      'IPBES, Global Assessment (2019) e relatório sobre polinizadores (2016); ICNF, Atlas dos Morcegos de Portugal Continental (2013)',
  },
  {
    id: 'desperdicio',
    kind: 'estimate',
    situation: 'Contem tudo: o que se estraga nas lojas, nas cantinas, nos restaurantes e em casa.',
    question: 'Quantos quilos de comida se desperdiçam em Portugal, por pessoa e por ano?',
    unit: 'quilos',
    min: 0,
    max: 500,
    step: 10,
    answer: 180,
    near: 40,
    explanation:
      'Cerca de 180\u00a0quilos, meio quilo por dia. Mais de metade perde-se em casa, aos bocadinhos, quase sem se dar por isso.',
    source:
      'INE, Desperdício alimentar em Portugal (dados de 2020 a 2023); Eurostat, Food waste and food waste prevention',
  },
  {
    id: 'renovavel',
    kind: 'estimate',
    situation: 'Carregaram o tablet em 2024. A eletricidade veio de barragens, vento, sol, gás e de outros países.',
    question: 'Em cada 100 partes da eletricidade gasta em Portugal, quantas foram de fontes renováveis?',
    unit: 'em cada 100',
    min: 0,
    max: 100,
    step: 1,
    answer: 71,
    near: 10,
    explanation:
      'Foram 71, um recorde. Mas a eletricidade é só uma parte da energia: carros, camiões e aviões ainda andam sobretudo a petróleo.',
    source: 'REN, dados técnicos de 2024',
  },
];
