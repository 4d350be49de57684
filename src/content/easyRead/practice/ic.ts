import type { EasyPractice } from '../EasyRead.ts';

/** The practice questions in easy read, by their id. */
export const icEasyPractice: Readonly<Record<string, EasyPractice>> = {
  'falar-por': {
    kind: 'choose',
    situation:
      'Amira chegou à turma há um mês. Ainda fala pouco português. Nos trabalhos, o grupo fala sempre por ela, para a ajudar.',
    question: 'O que ajuda mais a Amira a participar?',
    right: { label: 'Combinar com ela uma parte, com tempo para a preparar' },
    wrong: [
      {
        label: 'Continuar a falar por ela, até saber bem português',
        reply: 'Essa ajuda deixa Amira em silêncio. Para aprender a falar, é preciso falar, com tempo e sem pressa.',
      },
      {
        label: 'Dar-lhe o desenho do cartaz, que não precisa de palavras',
        reply: 'Desenhar é bom, se Amira o escolher. Mas ficar sempre fora da conversa não é participar.',
      },
      {
        label: 'Falar-lhe mais alto e devagar, para ela entender melhor',
        reply: 'Amira ouve bem. Falar alto só lhe dá vergonha. Ajudam frases curtas, imagens e tempo para responder.',
      },
    ],
    explanation: 'Para aprender uma língua, é preciso usá-la a sério, com apoio. Depois, o apoio diminui e a voz fica.',
  },
  lanche: {
    kind: 'choose',
    situation:
      'A turma prepara um lanche. Há quem não coma porco ou carne. Há quem tenha alergia a frutos secos. Ninguém sabe bem quem.',
    question: 'O que se faz primeiro?',
    right: { label: 'Perguntar à turma toda o que cada pessoa não come' },
    wrong: [
      {
        label: 'Fazer a comida do costume e uma mesa à parte',
        reply: 'A mesa à parte resolve a comida. Mas separa as pessoas. Perguntar antes evita as duas coisas.',
      },
      {
        label: 'Pedir a quem não come de tudo que traga o seu lanche',
        reply: 'Assim, o lanche é só de uma parte da turma. Com uma pergunta antes, chega a toda a gente.',
      },
      {
        label: 'Levar só fruta, porque fruta toda a gente come',
        reply: 'Também há alergias a fruta. O erro é decidir por toda a gente, sem perguntar.',
      },
    ],
    explanation:
      'A pergunta é para toda a gente e não aponta para ninguém. O que não se vê, como uma alergia, aparece a tempo.',
  },
  'um-caso': {
    kind: 'choose',
    situation:
      'Um vídeo mostra um rapaz cigano que deixou a escola. No fim, diz: «Os ciganos não querem estudar.» Tem milhares de partilhas.',
    question: 'Que pergunta mostra melhor o erro do vídeo?',
    right: { label: 'Um caso chega para falar de um povo inteiro?' },
    wrong: [
      {
        label: 'O caso do rapaz aconteceu mesmo como se conta?',
        reply: 'Pode ser verdade. Mas a ideia continua errada. De um caso verdadeiro não se tira uma regra.',
      },
      {
        label: 'Quantas pessoas já partilharam este vídeo?',
        reply: 'As partilhas dizem que muita gente o viu. Não dizem que está certo.',
      },
      {
        label: 'Quem fez o vídeo conhece alguma pessoa cigana?',
        reply: 'Quem conhece uma pessoa também se pode enganar. O erro é passar de uma pessoa para um povo.',
      },
    ],
    explanation:
      'Julgar um povo por um caso cria estereótipos. Há cada vez mais jovens do povo cigano no secundário e na universidade. O vídeo não mostra isso nem os obstáculos.',
  },
  'casa-livre': {
    kind: 'choose',
    situation:
      'Uma família telefona por uma casa. Do outro lado, ouvem o sotaque e dizem: «Já está alugada.» Uma hora depois, outra pessoa liga. Afinal, está livre.',
    question: 'O que aconteceu?',
    right: { label: 'Discriminação, e há onde apresentar queixa' },
    wrong: [
      {
        label: 'Uma escolha do dono da casa, que aluga a quem quer',
        reply: 'Pode escolher por outras razões, como o dinheiro que a família ganha. Pela origem, a lei não deixa.',
      },
      {
        label: 'Falta de educação, que nenhuma lei proíbe',
        reply:
          'É mais do que isso. A lei proíbe recusar uma casa pela origem da pessoa. Quem o faz paga uma coima, um tipo de multa.',
      },
      {
        label: 'Um engano, porque a lei só fala da cor da pele',
        reply: 'A lei fala também da nacionalidade, da família e da terra de origem.',
      },
    ],
    explanation:
      'A queixa vai para a Comissão para a Igualdade e Contra a Discriminação Racial. Quem sofreu pode fazê-la. Quem viu também pode.',
  },
  'caldo-verde': {
    kind: 'order',
    situation: 'O caldo verde parece só nosso. Mas a batata desta sopa veio de muito longe.',
    question: 'Ponham a viagem da batata por ordem. Comecem pelo mais antigo.',
    items: [
      'Povos dos Andes, na América do Sul, cultivam batatas',
      'Navios espanhóis levam a batata para a Europa',
      'Muita gente na Europa desconfia dela e não a come',
      'Portugal começa a cultivá-la em muitas regiões',
    ],
    ends: ['há mais tempo', 'há menos tempo'],
    explanation:
      'A batata cultiva-se nos Andes há milhares de anos. Chega à Europa no século XVI. Só entre os séculos XVIII e XIX entra a sério na cozinha portuguesa.',
  },
  mediar: {
    kind: 'order',
    situation: 'Duas equipas não se falam. A razão é a música do intervalo. Uma equipa quer funaná. A outra quer rock.',
    question: 'A mediação ajuda as duas equipas a fazer as pazes. Por que ordem se faz?',
    items: [
      'Cada lado diz o que sente, sem interrupções',
      'Cada lado repete o que percebeu do outro',
      'Procura-se o que interessa aos dois',
      'Combina-se quem faz o quê, e quando',
      'Uma semana depois, vê-se se resultou',
    ],
    ends: ['primeiro', 'no fim'],
    explanation:
      'Um acordo feito sem ouvir não se cumpre. Quando repetimos o que a outra pessoa disse, metade da zanga passa.',
  },
  palavras: {
    kind: 'match',
    situation:
      'O lanche tem pão com azeite, chá e um quadrado de chocolate. A conversa é sobre uma jangada, um barco de troncos.',
    question: 'De onde veio cada palavra?',
    pairs: [
      ['azeite', 'do árabe'],
      ['chá', 'do chinês'],
      ['chocolate', 'do náuatle, a língua dos astecas'],
      ['jangada', 'do malaiala, do sul da Índia'],
    ],
    explanation:
      'As línguas crescem com as pessoas que viajam, vendem, fogem e se encontram. O português também cresce assim.',
  },
  'o-que-e': {
    kind: 'match',
    situation: 'Num só dia de escola, ouvem-se estas quatro coisas.',
    question: 'Que nome tem cada uma?',
    pairs: [
      ['«As pessoas de lá são todas preguiçosas.»', 'estereótipo'],
      ['«Nunca falei com ele. Mas não o quero ao meu lado.»', 'preconceito'],
      ['«Aqui não servimos gente de fora.»', 'discriminação'],
      ['«Como é na tua casa? Eu conto como é na minha.»', 'diálogo'],
    ],
    explanation:
      'O estereótipo é uma ideia pronta. O preconceito é um sentimento antes de conhecer. A discriminação é um ato que tira direitos.',
  },
  linguas: {
    kind: 'estimate',
    situation: 'Hoje falam-se muitas línguas no mundo. A ORBI quer gravar um «olá» em cada uma.',
    question: 'De quantas gravações precisa, mais ou menos?',
    unit: 'línguas',
    explanation:
      'São cerca de 7000. Mais de 4 em cada 10 podem desaparecer. Algumas só têm uma pessoa que as fala. E não tem com quem.',
  },
  'em-cada-cem': {
    kind: 'estimate',
    situation: 'Pensem em cem pessoas que vivem em Portugal. Estão juntas numa praça.',
    question: 'Quantas têm nacionalidade de outro país?',
    unit: 'em cada 100',
    explanation:
      'São cerca de 14, no fim de 2024. Em muitos países, as pessoas pensam que é o dobro. O que se ouve muito parece maior do que é.',
  },
};
