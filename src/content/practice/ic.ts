import type { PracticeQuestion } from './PracticeQuestion.ts';

export const icPractice: readonly PracticeQuestion[] = [
  {
    id: 'falar-por',
    kind: 'choose',
    situation:
      'Amira chegou à turma há um mês e ainda fala pouco português. Nos trabalhos, o grupo fala sempre por ela, para a ajudar.',
    question: 'O que a ajuda mais a participar?',
    right: { label: 'Combinar com ela uma parte, com tempo para a preparar' },
    wrong: [
      {
        label: 'Continuar a falar por ela, até saber bem português',
        reply: 'É uma ajuda que a deixa em silêncio. Aprende-se a falar falando, com tempo e sem pressa.',
      },
      {
        label: 'Dar-lhe o desenho do cartaz, que não precisa de palavras',
        reply: 'Desenhar é bom, se for ela a escolher. Ficar sempre fora da conversa não é participar.',
      },
      {
        label: 'Falar-lhe mais alto e devagar, para que entenda melhor',
        reply: 'Amira ouve bem, e falar alto só a envergonha. Ajudam frases curtas, imagens e tempo para responder.',
      },
    ],
    explanation: 'Quem aprende uma língua precisa de a usar a sério, com apoio. O apoio vai diminuindo; a voz fica.',
    source:
      'DGE, Português Língua Não Materna: orientações e Aprendizagens Essenciais; Conselho da Europa, Quadro Europeu Comum de Referência para as Línguas (2020)',
  },
  {
    id: 'lanche',
    kind: 'choose',
    situation:
      'A turma prepara um lanche. Há quem não coma porco, quem não coma carne e quem tenha alergia a frutos secos, mas ninguém sabe ao certo quem.',
    question: 'O que se faz primeiro?',
    right: { label: 'Perguntar à turma toda o que cada pessoa não come' },
    wrong: [
      {
        label: 'Fazer a ementa do costume e uma mesa à parte',
        reply: 'A mesa à parte resolve a comida e separa as pessoas. Perguntar antes evita as duas coisas.',
      },
      {
        label: 'Pedir a quem não come de tudo que traga o seu lanche',
        reply: 'Assim, o lanche é só de uma parte da turma. Com uma pergunta antes, chegava para toda a gente.',
      },
      {
        label: 'Levar só fruta, porque fruta toda a gente come',
        reply: 'Também há alergias a fruta. Decidir por toda a gente, sem perguntar, é o que corre mal.',
      },
    ],
    explanation: 'Perguntar a toda a gente não aponta ninguém, e o que não se vê, como uma alergia, aparece a tempo.',
    source:
      'DGE e DGS, Orientações sobre ementas e refeitórios escolares (2018); DGS, Alergia Alimentar na Restauração (2016)',
  },
  {
    id: 'um-caso',
    kind: 'choose',
    situation:
      'Um vídeo mostra um rapaz cigano que deixou a escola e conclui: «Os ciganos não querem estudar.» Tem milhares de partilhas.',
    question: 'Que pergunta mostra melhor o erro do vídeo?',
    right: { label: 'Um caso chega para falar de um povo inteiro?' },
    wrong: [
      {
        label: 'O caso do rapaz aconteceu mesmo como se conta?',
        reply: 'Pode ser, e a conclusão falha na mesma: de um caso verdadeiro não se tira uma regra.',
      },
      {
        label: 'Quantas pessoas já partilharam este vídeo?',
        reply: 'As partilhas mostram que o vídeo se espalhou, não que está certo.',
      },
      {
        label: 'Quem fez o vídeo conhece alguma pessoa cigana?',
        reply: 'Mesmo quem conhece pode generalizar. O erro está no salto de uma pessoa para todas.',
      },
    ],
    explanation:
      'Generalizar de um caso para um grupo é a raiz do estereótipo. Há cada vez mais jovens de comunidades ciganas no secundário e na universidade, e obstáculos que o vídeo não mostra.',
    source:
      'Estratégia Nacional para a Integração das Comunidades Ciganas (Resolução do Conselho de Ministros n.º\u00a025/2013, revista pela n.º\u00a0154/2018); DGEEC, Perfil escolar das comunidades ciganas (2018/2019); ECRI, relatório sobre Portugal (2018)',
  },
  {
    id: 'casa-livre',
    kind: 'choose',
    situation:
      'Uma família telefona por uma casa. Ouvem-lhe o sotaque e dizem que já está alugada. Uma hora depois, outra pessoa liga: afinal está livre.',
    question: 'O que aconteceu?',
    right: { label: 'Discriminação, e há onde apresentar queixa' },
    wrong: [
      {
        label: 'Uma escolha do senhorio, que aluga a quem quiser',
        reply: 'Pode escolher por outras razões, como o rendimento. Pela origem de quem telefona, a lei não deixa.',
      },
      {
        label: 'Falta de educação, que nenhuma lei proíbe',
        reply: 'É mais do que isso: recusar uma casa pela origem é uma contraordenação, com coima.',
      },
      {
        label: 'Um engano, porque a lei só fala da cor da pele',
        reply: 'A lei fala também de nacionalidade, ascendência e território de origem.',
      },
    ],
    explanation:
      'A queixa apresenta-se à Comissão para a Igualdade e Contra a Discriminação Racial, e pode fazê-la quem sofreu ou quem viu.',
    source:
      'Lei n.º\u00a093/2017, de 23 de agosto, alterada pela Lei n.º\u00a03/2024, de 15 de janeiro, artigos 1.º, 3.º, 4.º e 17.º',
  },
  {
    id: 'caldo-verde',
    kind: 'order',
    situation: 'O caldo verde parece só nosso. A batata que o engrossa veio de muito longe.',
    question: 'Ponham por ordem a viagem da batata, da mais antiga para a mais recente.',
    items: [
      'Povos dos Andes cultivam batatas em terraços',
      'Navios espanhóis levam-na para a Europa',
      'Muitas pessoas na Europa desconfiam dela e não a comem',
      'Em Portugal, passa a ser cultivada em muitas regiões',
    ],
    ends: ['há mais tempo', 'há menos tempo'],
    explanation:
      'Cultiva-se nos Andes há milhares de anos, chegou à Europa no século XVI e só entre os séculos XVIII e XIX entrou a sério nas cozinhas portuguesas.',
    source:
      'FAO, Ano Internacional da Batata (2008); J. E. Mendes Ferrão, A Aventura das Plantas e os Descobrimentos Portugueses',
  },
  {
    id: 'mediar',
    kind: 'order',
    situation:
      'Duas equipas zangaram-se por causa da música do intervalo: uma quer funaná, a outra quer rock, e já não se falam.',
    question: 'Por que ordem se faz a mediação?',
    items: [
      'Cada lado conta o que sente, sem interrupções',
      'Cada lado repete o que percebeu do outro',
      'Procura-se o que interessa aos dois',
      'Combina-se quem faz o quê, e quando',
      'Passada uma semana, vê-se se resultou',
    ],
    ends: ['primeiro', 'no fim'],
    explanation:
      'Quem combina antes de ouvir faz um acordo que ninguém cumpre. Repetir o que se percebeu desfaz metade da zanga.',
    source:
      'Conselho da Europa, Compass: Manual para a Educação para os Direitos Humanos com Jovens (2.ª edição, 2016); DGE, mediação de conflitos em contexto escolar',
  },
  {
    id: 'palavras',
    kind: 'match',
    situation: 'Um só lanche: pão com azeite, chá, um quadrado de chocolate e a conversa sobre uma jangada.',
    question: 'De onde veio cada palavra?',
    pairs: [
      ['azeite', 'do árabe'],
      ['chá', 'do chinês'],
      ['chocolate', 'do náuatle, a língua dos astecas'],
      ['jangada', 'do malaiala, do sul da Índia'],
    ],
    explanation: 'As línguas crescem com quem viaja, vende, foge e se encontra. O português também.',
    source: 'Dicionário da Língua Portuguesa da Porto Editora e Dicionário Houaiss, etimologias',
  },
  {
    id: 'o-que-e',
    kind: 'match',
    situation: 'Quatro coisas que se ouviram num só dia de escola.',
    question: 'Que nome tem cada uma?',
    pairs: [
      ['«As pessoas de lá são todas preguiçosas.»', 'estereótipo'],
      ['«Nunca falei com ele, mas não quero ficar ao lado dele.»', 'preconceito'],
      ['«Aqui não servimos gente de fora.»', 'discriminação'],
      ['«Contas-me como é na tua casa? Eu conto como é na minha.»', 'diálogo'],
    ],
    explanation:
      'O estereótipo é uma ideia pronta, o preconceito é um sentimento antes de conhecer, a discriminação é um ato que tira direitos.',
    source: 'Conselho da Europa, Compass e All Different, All Equal: Education Pack',
  },
  {
    id: 'linguas',
    kind: 'estimate',
    situation: 'A ORBI quer gravar um «olá» em cada uma das línguas que hoje se falam no mundo.',
    question: 'Quantas gravações são precisas, mais ou menos?',
    unit: 'línguas',
    min: 500,
    max: 12_000,
    step: 500,
    answer: 7_000,
    near: 1_500,
    explanation:
      'São cerca de 7000. Mais de 4 em cada 10 estão em perigo de desaparecer: de algumas, só resta uma pessoa que as fale, e não tem com quem.',
    source: 'Ethnologue, 28.ª edição (2025); UNESCO, Atlas Mundial das Línguas',
  },
  {
    id: 'em-cada-cem',
    kind: 'estimate',
    situation: 'Imaginem cem pessoas que vivem em Portugal, juntas numa praça.',
    question: 'Quantas têm nacionalidade estrangeira?',
    unit: 'em cada 100',
    min: 0,
    max: 60,
    step: 1,
    answer: 14,
    near: 4,
    explanation:
      'Cerca de 14, no fim de 2024. Em muitos países, quem responde imagina o dobro: o que se ouve muito parece maior do que é.',
    source:
      'AIMA, Relatório de Migrações e Asilo 2024; INE, Estimativas de População Residente 2024; Ipsos, Perils of Perception',
  },
];
