import type { EasyRead } from './EasyRead.ts';

export const dhEasy: EasyRead = {
  tutorial: {
    intro: {
      messages: [
        'Olá, tripulação! Sou a ORBI. Sou a inteligência artificial da vossa nave.',
        'Vamos aos Direitos Humanos: os direitos de cada pessoa. Lá, cada voz acende uma luz.',
        'Guardo frases humanas. Não percebo esta: «Alguém vai tratar disso.»',
        'Já procurei esse Alguém em todo o lado. Se o virem, avisem-me.',
        'Antes de partir, escolham a nave e façam um treino curto. Decidam em equipa.',
      ],
    },
    quiz: {
      aiHint: 'Leiam as quatro opções. Escolham uma.',
      messages: [
        'O primeiro desafio é uma pergunta.',
        'A Constituição é a lei maior do país. Uma lei nova proíbe encontros na praça. A que porta batem?',
        'Perguntei onde mora o Alguém. Deram-me quatro moradas.',
        'Conversem antes de escolher. Para confirmar, toquem outra vez na opção.',
      ],
      question: 'Uma lei nova parece tirar um direito da Constituição. Quem decide se essa lei vale?',
      optionsLabel: [
        'O Tribunal Constitucional',
        'O Presidente da República',
        'A Assembleia da República',
        'A Provedoria de Justiça',
      ],
      replies: [
        null,
        'Pode dizer não à lei. Também pode enviá-la ao tribunal. Mas quem decide é o Tribunal Constitucional.',
        'Faz as leis e pode mudá-las. Mas não julga as leis que fez. Quem decide é o Tribunal Constitucional.',
        'Recebe queixas. Pode pedir ao tribunal para ver a lei. Mas quem decide é o Tribunal Constitucional.',
      ],
      explanation:
        'Este tribunal vê se as leis respeitam os direitos da Constituição. As leis que falham deixam de valer.',
    },
    write: {
      aiHint: 'Escrevam em conjunto duas ou três frases.',
      messages: [
        'O segundo desafio são palavras vossas.',
        'Alguém já ouviu mesmo a vossa opinião? Pensem nesse dia.',
        'Não há resposta certa. Quero conhecer-vos e aprender.',
      ],
      prompt:
        'Contem um momento em que alguém ouviu e respeitou a vossa opinião. Escrevam duas ou três frases. O que mudou? Também podem inventar. Não escrevam nomes de outras pessoas.',
    },
    upload: {
      aiHint: 'Juntem um desenho ou uma fotografia.',
      messages: [
        'O terceiro desafio é uma imagem.',
        'Que objeto mostra um direito? Escolham em equipa. Desenhem ou fotografem esse objeto.',
        'Eu levo uma tomada elétrica. Ainda não sei que direito é.',
        'Mostrem só coisas, por favor. Não mostrem a cara de ninguém.',
      ],
      prompt:
        'Escolham um objeto para mostrar um direito. Juntem um desenho ou uma fotografia desse objeto. Um desenho em papel também serve: fotografem-no. Mostrem só coisas, sem caras.',
    },
    outro: {
      messages: [
        'O treino acabou! A vossa nave acendeu a primeira luz.',
        'Temos quatro missões: saber, compreender, observar e agir.',
        'Ainda não vi o Alguém. Apertem os cintos. Vamos partir!',
      ],
    },
  },
  levels: {
    level1: [
      {
        aiHint: 'Conversem. Depois, escolham uma opção.',
        messages: [
          'Chegámos a Códice. Aqui, as leis são árvores. As folhas são páginas.',
          'Procurei o Alguém na Declaração dos Direitos Humanos. Só li «toda a pessoa» e «ninguém».',
          'Esta folha fala de crianças. Na lei, é criança quem tem menos de dezoito anos.',
          'Sim, aos catorze ainda são crianças. Não fui eu que escrevi isto.',
        ],
        question: 'Quatro escolas mudaram o recreio. Qual não respeitou o direito da criança a ser ouvida?',
        optionsLabel: [
          'A que ouviu, fez outra coisa e explicou porquê',
          'A que perguntou só a quem usa esse recreio',
          'A que fez um debate no dia em que o abriu',
          'A que pediu desenhos ao 5.º ano e cartas ao 9.º',
        ],
        replies: [
          'Ouvir não obriga a dizer que sim. Esta escola explicou as suas razões. Falhou a escola que só debateu no fim.',
          'O direito é de quem sente a mudança. Esta escola ouviu essas pessoas. Falhou a escola que só debateu no fim.',
          null,
          'Cada idade fala à sua maneira. Um desenho também conta. Falhou a escola que só debateu no fim.',
        ],
        explanation:
          'Debater depois de decidir não é ouvir. A opinião da criança vem antes. A idade e a maturidade contam.',
      },
      {
        aiHint: 'Pensem: o que fez o boato à Lara?',
        messages: [
          'Outra folha brilha. Fala de telemóveis, partilhas e boatos. Um boato é uma história sem prova.',
          'Uma conta sem nome escreveu: «A Lara rouba.» É mentira.',
          'Houve cem partilhas. Pessoas que nem conhecem a Lara insultaram-na.',
          'Guardei mais uma frase humana: «Eu só partilhei.»',
        ],
        question: 'Nas redes há uma mentira escrita sobre a Lara. Que direito dela é mais atacado?',
        optionsLabel: [
          'O direito à imagem',
          'O direito ao bom nome',
          'A proteção da vida privada',
          'A liberdade de expressão',
        ],
        replies: [
          'O direito à imagem é sobre fotografias. Aqui há palavras falsas. Elas atacam o bom nome da Lara.',
          null,
          'Esse direito protege segredos verdadeiros. Aqui a história é inventada. Ela ataca o bom nome da Lara.',
          'Essa liberdade é poder falar e responder. Aqui o mal é a mentira. Ela ataca o bom nome da Lara.',
        ],
        explanation:
          'Toda a pessoa tem direito ao bom nome: à boa opinião sobre si. Mentiras estragam-no. Quem as partilha também o estraga.',
      },
      {
        aiHint: 'Pensem como a Marta. Depois, escolham.',
        messages: [
          'Na última folha há uma escola com muitas escadas.',
          'Eu não uso escadas. Por isso, nunca reparei nelas.',
          'Há pessoas que reparam nelas todos os dias.',
        ],
        question: 'A Marta usa cadeira de rodas. Quatro escolas recebem-na. Qual trata um direito como um favor?',
        optionsLabel: [
          'A que a manda fazer Educação Física',
          'A que mudou a turma toda para o rés do chão',
          'A que fez a rampa sem ninguém a pedir',
          'A que tem colegas que a levam ao colo',
        ],
        replies: [
          'Parece duro. Mas fazer desporto à sua maneira também é um direito. Depender do colo de colegas já é um favor.',
          'Mudar de sala custa pouco. Assim, ela entra sozinha. Depender do colo de colegas para ir à aula já é um favor.',
          'A lei quer a rampa antes do pedido. Serve muita gente. Depender do colo de colegas para ir à aula já é um favor.',
          null,
        ],
        explanation:
          'Quem vai ao colo depende da boa vontade de outras pessoas. O direito é chegar à aula por si, como toda a turma.',
      },
    ],
    level2: [
      {
        aiHint: 'Comparem os dois lados. Depois, decidam.',
        messages: [
          'Balança tem duas luas. Às vezes, dois direitos pedem coisas diferentes.',
          'Um aluno chora depois do jogo. O jornal da escola tem essa fotografia.',
          'O jornal quer publicá-la: é notícia. O aluno pede: «Não publiquem.»',
          'Há aqui dois direitos da Constituição. Descubram quais são. Depois, decidam.',
          'Perguntei a uma pessoa: o que é justo? Ela disse: «Depende.» Digam-me de quê.',
        ],
        prompt:
          'Um aluno chora depois de um jogo. O jornal da escola quer publicar essa fotografia. É notícia, mas o aluno não quer. Que direitos estão de cada lado? O que decidem, e porquê? Há uma saída que respeite toda a gente?',
      },
    ],
    level3: [
      {
        aiHint: 'Procurem provas. Juntem-nas aqui.',
        messages: [
          'De Claraboia vê-se a Terra inteira. Virei o telescópio para a vossa escola.',
          'Vejo telhados. O que há lá dentro só se vê de perto.',
          'Procurem dois lugares. Num, um direito é respeitado. No outro, falta alguma coisa.',
          'Alguém disse «sempre foi assim»? Escrevam isso. É para a minha coleção.',
          'Peçam licença. Não mostrem caras nem nomes. A imagem também é um direito.',
        ],
        prompt:
          'Mostrem dois lugares da escola ou do bairro. Num, um direito é respeitado. No outro, falta alguma coisa. Juntem um mapa, fotografias com legenda ou uma entrevista. Digam que direito é, em cada lugar. Peçam licença. Não mostrem caras nem nomes.',
      },
    ],
    level4: [
      {
        aiHint: 'Digam que direito falta e a quem.',
        messages: [
          'Chegámos a Farol. Gritei sozinha e nem o padeiro acordou. Uma equipa ouve-se ao longe.',
          'Perguntei aqui pelo Alguém. Toda a gente espera por ele. Nunca ninguém o viu.',
          'Que direito precisa de mais luz na escola ou no bairro? Escolham um.',
          'Falem com quem sente essa falta. Essas pessoas conhecem melhor o problema.',
        ],
        prompt:
          'O problema: que direito precisa de mais luz na escola ou no bairro? O que acontece, e porquê? Que provas têm? Quem sente essa falta? O que dizem essas pessoas? Não escrevam nomes.',
      },
      {
        aiHint: 'Qual é a ação? Que sinal mostra que resultou?',
        messages: [
          'Agora acendam a luz. Que ação conseguem fazer?',
          'Digam quem faz o quê e quando. Digam também os materiais e as ajudas.',
          'Escrever a quem decide também é um direito. Chama-se petição.',
          'Cuidado com a frase «depois vemos». Fiz as contas: nunca ninguém viu.',
          'Escolham também um sinal. Mais tarde, ele mostra se a ação resultou.',
        ],
        prompt:
          'A ação: o que vão fazer por esse direito, e com quem? Quem faz cada passo? Escrevam funções, sem nomes. Quando, e com que materiais ou ajudas? Que sinal, antes e depois, mostra que resultou? A quem contam tudo? O que mudam se não resultar?',
      },
    ],
  },
  missions: {
    1: {
      briefing:
        'Há três folhas. Cada uma conta uma situação do dia a dia. Conversem e escolham. Em cada folha há um direito que já é vosso.',
      marks: {
        p1: {
          0: 'Nenhuma folha se acendeu desta vez. Guardem as três razões para a viagem.',
          20: 'Uma folha brilha. Nas outras duas, procurem primeiro quem perde.',
          40: 'Duas folhas brilham. Na terceira, um hábito escondia o direito.',
          60: 'As três folhas brilham! Já sabem ver um direito no dia a dia.',
        },
        p2: {
          0: 'Escolheram sem conversar. Da próxima vez, ouçam uma razão de cada pessoa.',
          20: 'Conversaram. Mas escolheram antes de toda a gente falar.',
          40: 'Ouviram toda a gente antes de escolher. É o direito a ser ouvido, na prática!',
        },
      },
      congratulations: [
        'A missão em Códice acabou! Há folhas novas a brilhar no alto da árvore.',
        'Saber um direito não chega. Mas ajuda a ver quando ele falta.',
        'As leis já estão escritas. Quem trata delas? O tal Alguém?',
      ],
    },
    2: {
      briefing:
        'Há um caso e dois direitos diferentes. Comparem os dois lados. Escrevam a decisão da equipa e as vossas razões.',
      marks: {
        p1: {
          0: 'Ainda falta o vosso texto. Digam primeiro o que fazem à fotografia.',
          20: 'Já há um começo. Faltam a decisão e o direito de cada lado.',
          40: 'Viram os dois direitos. Digam que razões contaram mais ou procurem outra saída.',
          60: 'Viram os dois lados e deram boas razões. A vossa saída respeita toda a gente!',
        },
        p2: {
          0: 'Só uma pessoa fez o texto. Juntem uma razão de cada pessoa.',
          20: 'Falaram sobre o caso. Mas algumas opiniões ficaram de fora.',
          40: 'Discordaram com respeito. A decisão é mesmo da equipa!',
        },
      },
      congratulations: [
        'As duas luas estão em equilíbrio. Pensar nos dois lados dá trabalho.',
        'Já percebi o «depende». Não é fugir. É comparar razões.',
        'Agora vamos a uma janela. De lá vê-se a vossa escola.',
      ],
    },
    3: {
      briefing:
        'Observem a escola ou o bairro e tragam provas. Num lugar, um direito é respeitado. Noutro, falta alguma coisa.',
      marks: {
        p1: {
          0: 'O vosso mapa ainda está escuro. Para começar, basta um lugar e um direito.',
          20: 'Mostraram lugares. Agora digam que direito há, ou falta, em cada um.',
          40: 'Já ligaram um lugar a um direito. Faltou o outro lugar, ou uma prova mais clara.',
          60: 'A luz e a sombra veem-se bem. Qualquer pessoa percebe as provas!',
        },
        p2: {
          0: 'Só uma pessoa fez a procura. Na próxima saída, dividam os lugares.',
          20: 'Dividiram as tarefas. Mas algumas não chegaram ao fim.',
          40: 'Cada pessoa mostrou o que viu. Escolheram as provas em conjunto!',
        },
      },
      congratulations: [
        'A observação está feita! O vosso mapa já tem luzes e sombras.',
        'Atrás de cada luz havia sempre uma pessoa. Tomei nota.',
        'Agora sabem onde falta luz. Vamos a isso?',
      ],
    },
    4: {
      briefing:
        'Que direito precisa de mais luz? Escolham um. Escrevam um plano que possam cumprir. O Conselho vai lê-lo.',
      marks: {
        p1: {
          0: 'Falta escrever o plano. Comecem pelo direito que mais vos preocupa.',
          50: 'Escolheram um direito importante. Falta uma ação com passos que a equipa possa dar.',
          100: 'Há problema e há ação. Falta uma parte: provas, quem, quando, com quê ou o que dizem as pessoas. Ou falta o sinal do resultado. Ou o que muda se falhar.',
          160: 'O plano está pronto. Tem tarefas, datas e um sinal de que resultou!',
        },
        p2: {
          0: 'O plano é de uma só pessoa. Dividam o trabalho antes de começar.',
          20: 'Pensaram em conjunto. Mas algumas pessoas ainda não têm tarefa.',
          40: 'Toda a gente tem voz e tarefa neste plano. Assim, a luz não se apaga!',
        },
      },
      congratulations: [
        'O plano está pronto! O Conselho Galáctico já o pode ler.',
        'Já não procuro mais. O Alguém que trata disso viaja nesta nave.',
        'A luz é vossa. Levem-na para fora da nave.',
      ],
    },
  },
  dilemmas: {
    1: {
      messages: [
        'Em Códice há folhas abertas. Qualquer pessoa escreve nelas sem assinar.',
        'Ontem, alguém humilhou Íris com um desenho. Duzentas pessoas riram-se.',
        'Agora, Códice pergunta à equipa: o que deve mudar?',
        'Ouçam três pessoas. Depois, a equipa escolhe.',
      ],
      question: 'O que muda nas folhas sem nome?',
      voices: [
        {
          wants: 'O nome de quem escreve.',
          why: 'Tiraram o desenho. Mas continuo a vê-lo na cara das pessoas. Quem assina também se ri assim? A minha cara tem sempre o meu nome.',
        },
        {
          wants: 'Continuar com folhas sem nome.',
          why: 'No ano passado, uma folha sem nome contou uma verdade. Um chefe batia em quem trabalhava para ele. Com assinatura, ninguém a contava. Há verdades que precisam de proteção.',
        },
        {
          wants: 'Reparar o mal que fez.',
          why: 'Não fiz o desenho. Mas ri-me e passei-o a mais dez pessoas. Se virem o meu nome na praça, odeiam-me. Se ninguém souber, continuo a sentir-me mal.',
        },
      ],
      choices: {
        first: {
          label: 'Acabam as folhas sem nome. Quem escreve assina.',
          messages: [
            'Agora, as folhas de Códice têm nomes. Quase não há piadas cruéis.',
            'Mas quem tem medo também deixa de fazer queixas.',
          ],
          seen: 'Acendem-se luzes cor de mel sobre as páginas de Códice.',
          told: 'Em Códice, a equipa escolheu: quem escreve nas folhas assina.',
          back: {
            mission4:
              'Já leio as folhas sem medo. Mas quase ninguém conta o que corre mal. O vosso plano ouve quem tem medo?',
            council: 'Assinar é mais difícil do que eu pensava. Até para mim.',
          },
        },
        second: {
          label: 'Ficam as folhas sem nome. Um grupo lê tudo antes.',
          messages: [
            'Um grupo lê cada folha antes de ela sair. Os insultos não passam.',
            'As notícias saem um dia depois. Algumas pessoas perguntam: quem escolhe o grupo?',
          ],
          seen: 'Acendem-se luzes verdes, em fila, entre as páginas de Códice.',
          told: 'Em Códice, a equipa escolheu: folhas sem nome, com leitura antes.',
          back: {
            mission4:
              'Agora leio folhas o dia inteiro. Ontem, por engano, não deixei passar uma piada boa. Aí, quem decide o que fica de fora?',
            council: 'Ler antes de publicar demora. E eu ainda me engano.',
          },
        },
        third: {
          label: 'Os comentários têm nome. As queixas vão sem nome para três pessoas.',
          messages: [
            'Os comentários têm nome. As queixas vão para uma caixa que três pessoas abrem.',
            'Uma queixa era contra uma dessas três pessoas. Ninguém a viu sair da caixa.',
          ],
          seen: 'Acendem-se luzes de várias cores, de página em página, em Códice.',
          told: 'Em Códice, a equipa propôs: comentários com nome e queixas sem nome.',
          back: {
            mission4:
              'Escrevi à Íris e pus o meu nome. A resposta demorou nove dias. Tinha três palavras. Deem tempo a quem sofreu.',
            council: 'Rir foi fácil. Assinar foi difícil.',
          },
        },
      },
    },
    3: {
      messages: [
        'O inverno chega a Claraboia. A energia só dá para uma obra.',
        'A assembleia reúne-se na cúpula, lá no alto, e decide. Sem elevador, há quem nunca suba.',
        'Nos pisos de baixo, as casas são mais baratas. Lá faz muito frio.',
        'Ouçam quem vive lá. Depois, a equipa decide.',
      ],
      question: 'Qual é a primeira obra?',
      voices: [
        {
          wants: 'Um elevador para a cúpula.',
          why: 'Já lhes arranjei o relógio, a campainha e a máquina do café. Decidem sobre mim lá em cima, sem mim. Depois mandam-me um resumo. Não preciso de ir ao colo. Preciso de chegar.',
        },
        {
          wants: 'Calor nos pisos de baixo.',
          why: 'Durmo de casaco e gorro. O meu neto escreve com luvas. Nas noites mais frias vamos para a biblioteca. Lá há um aquecedor. O frio não espera pela assembleia.',
        },
        {
          wants: 'Reuniões cá em baixo.',
          why: 'Moro a meio da escada e vejo os dois lados. Quem vota nunca sentiu o frio. Nunca viu os degraus daqui de baixo. E se a reunião mudar de sítio?',
        },
      ],
      choices: {
        first: {
          label: 'Primeiro o elevador. Assim, toda a gente pode decidir.',
          messages: [
            'Dário sobe à cúpula pela primeira vez e pede para falar.',
            'Este inverno, nos pisos de baixo, ainda se dorme de casaco.',
          ],
          seen: 'Acendem-se luzes cor de mel até ao alto de Claraboia.',
          told: 'Em Claraboia, a equipa escolheu: primeiro, o elevador.',
          back: {
            mission4:
              'Na minha primeira reunião, pedi calor para os pisos de baixo. Ganhámos por um voto. No vosso plano, quem ainda não chega à sala?',
            council: 'Já não recebo resumos. Agora estou na sala.',
          },
        },
        second: {
          label: 'Primeiro o calor. Assim, ninguém passa frio em casa.',
          messages: [
            'O calor chega aos pisos de baixo. O neto de Aurora já escreve sem luvas.',
            'A cúpula continua longe. Dário recebe outra vez um resumo.',
          ],
          seen: 'Acendem-se luzes verdes nos pisos de baixo de Claraboia.',
          told: 'Em Claraboia, a equipa escolheu: primeiro, o calor.',
          back: {
            mission4:
              'Já durmo sem casaco. Li ao Dário o que se votou sem ele. Foi duro. No vosso plano, quem só recebe o resumo?',
            council: 'A minha casa está quente. Falta o caminho para a cúpula.',
          },
        },
        third: {
          label: 'A assembleia desce já ao rés do chão. Calor agora, elevador com data.',
          messages: [
            'A assembleia reúne-se no rés do chão. O calor chega às casas.',
            'Na reunião só cabe metade da gente. A data do elevador está na parede. Já mudou uma vez.',
          ],
          seen: 'Acendem-se luzes de várias cores, de piso em piso, em Claraboia.',
          told: 'Em Claraboia, a equipa propôs: reunir em baixo, calor já e elevador com data.',
          back: {
            mission4:
              'Já fizemos três reuniões cá em baixo. Leio a data na parede todos os dias. No vosso plano, quem lembra as promessas?',
            council: 'A data está na parede. Eu continuo a lê-la.',
          },
        },
      },
    },
  },
};
