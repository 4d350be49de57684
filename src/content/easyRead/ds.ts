import type { EasyRead } from './EasyRead.ts';

export const dsEasy: EasyRead = {
  tutorial: {
    intro: {
      messages: [
        'Olá, tripulação! Sou a ORBI. Sou a inteligência artificial da vossa nave.',
        'Vamos a um sistema solar: o Desenvolvimento Sustentável. Sim, o nome é comprido.',
        'As escolhas de hoje mudam os planetas de amanhã.',
        'Levamos também um feijão. Estava no filtro de ar. Não traz bilhete.',
        'Primeiro, escolham a nave. Depois, há um treino curto. Decidam em equipa e ouçam toda a gente.',
      ],
    },
    quiz: {
      aiHint: 'Leiam as quatro opções. Escolham uma.',
      messages: [
        'O treino começa com uma pergunta.',
        'O planeta é um lanche para muita gente. Alguma ainda não chegou.',
        'Um relatório da ONU disse como dividi-lo. Também há uma parte para amanhã.',
        'Conversem antes de escolher. Para confirmar, toquem outra vez na opção.',
      ],
      question: 'O relatório de 1987 pensa em muita gente e na natureza. Mas quem está em primeiro lugar?',
      optionsLabel: [
        'As pessoas que vão nascer',
        'As pessoas mais novas',
        'As pessoas que vivem na pobreza',
        'As pessoas que cultivam a terra',
      ],
      replies: [
        'O relatório também pensa no futuro dessas pessoas. Mas primeiro está quem hoje é mais pobre.',
        'Há gente nova rica e gente nova pobre. A idade não conta. Primeiro está quem hoje é mais pobre.',
        null,
        'O relatório fala muito de quem cultiva e pesca. Mas primeiro está quem hoje é mais pobre, na cidade e no campo.',
      ],
      explanation:
        'Desenvolver assim é dar resposta ao que falta. Primeiro, a quem é mais pobre. E sem tirar o futuro a quem vem depois.',
    },
    write: {
      aiHint: 'Escrevam duas ou três frases em conjunto.',
      messages: [
        'Agora, o segundo desafio. Usem palavras vossas.',
        'Daqui a vinte anos, voltam à vossa rua. Só uma coisa está bem cuidada. Qual?',
        'Não há resposta certa. Quero conhecer a equipa.',
      ],
      prompt:
        'Daqui a vinte anos, voltam à escola ou à rua. Só uma coisa está bem cuidada. Que coisa escolhem? Cheguem a acordo. Escrevam duas ou três frases. Digam porquê.',
    },
    upload: {
      aiHint: 'Juntem aqui uma fotografia ou um desenho.',
      messages: [
        'O terceiro desafio é uma imagem.',
        'Procurem um canto da escola com natureza. Uma erva no muro também conta.',
        'Eu só conheço um feijão. Dei-lhe óleo de motor. Ele não disse nada.',
        'Fotografem ou desenhem esse canto. Mostrem só lugares e coisas, sem rostos.',
      ],
      prompt:
        'Procurem um canto da escola onde há natureza. Juntem uma fotografia ou um desenho desse canto. Não mostrem rostos, por favor.',
    },
    outro: {
      messages: [
        'Acabou o treino! O feijão viu tudo. Não se queixou.',
        'Agora temos quatro missões: saber, compreender, observar e agir.',
        'Apertem os cintos. Vamos partir!',
      ],
    },
  },
  levels: {
    level1: [
      {
        aiHint: 'Pensem: quem trabalha nunca é pobre?',
        messages: [
          'Estamos em Semínia. Esta lua guarda sementes e perguntas.',
          'O meu feijão está muito contente. Acho eu. Ele não tem cara.',
          'Em 2015, os países das Nações Unidas aprovaram 17 objetivos comuns.',
          'O primeiro é acabar com a pobreza em todo o lado. Aí também.',
        ],
        question: 'Pensem em Portugal, em 2023. Quantas pessoas com trabalho viviam em risco de pobreza?',
        optionsLabel: [
          'Uma pessoa em cada onze',
          'Uma pessoa em cada seis',
          'Uma pessoa em cada trinta',
          'Quase ninguém com trabalho',
        ],
        replies: [
          null,
          'Essa é a conta de toda a gente, com e sem trabalho. Entre quem trabalhava, era uma pessoa em cada onze.',
          'São mais do que parece. A pobreza esconde-se. Entre quem trabalhava, era uma pessoa em cada onze.',
          'Ter trabalho ajuda muito, mas nem sempre chega. Entre quem trabalhava, era uma pessoa em cada onze.',
        ],
        explanation:
          'Era uma pessoa em cada onze. Num autocarro cheio, são quatro. Ter trabalho nem sempre chega. Os 17 objetivos valem para todos os países.',
      },
      {
        aiHint: 'Conversem. O que ganhou a aldeia? O que perdeu?',
        messages: [
          'Esta semente conta a história de uma aldeia. A aldeia é inventada.',
          'Fechou a central que queimava carvão. É bom para o clima. As lontras voltaram ao rio.',
          'Abriu um hotel. Agora, a aldeia ganha mais dinheiro.',
          'Mas as casas ficaram caras. Metade das famílias teve de partir.',
          'É bom ou é mau? Perguntei ao meu processador. Ele respondeu «sim».',
        ],
        question: 'O rio está limpo e há mais dinheiro. Mas as famílias partiram. Que dimensão da Agenda 2030 falhou?',
        optionsLabel: ['A dimensão ambiental', 'A dimensão económica', 'A dimensão cultural', 'A dimensão social'],
        replies: [
          'Essa melhorou. Há menos carvão no ar e há lontras no rio. Falhou a social: é a vida das famílias.',
          'Há mais dinheiro do que antes. Mas não chegou a toda a gente. Falhou a social: é a vida das famílias.',
          'A cultura também sofre. Mas a Agenda junta-a às outras três. Aqui falhou a social: é a vida das famílias.',
          null,
        ],
        explanation:
          'O desenvolvimento sustentável tem três dimensões: a económica, a social e a ambiental. As três estão sempre ligadas.',
      },
      {
        aiHint: 'Pensem: em qual delas já há lixo?',
        messages: [
          'É a última pergunta desta lua. A escola prepara uma festa. As festas fazem lixo.',
          'A União Europeia tem uma ordem para o lixo. Vai do melhor caminho para o pior.',
          'Eu guardava tudo. Mas só tenho uma gaveta. E lá já vive um feijão.',
        ],
        question: 'Há quatro ideias para a festa. Na lei europeia do lixo, qual delas é reciclar?',
        optionsLabel: [
          'Alugar copos que se lavam no fim',
          'Arranjar as luzes do ano passado',
          'Queimar o lixo para fazer luz',
          'Fazer composto com restos de comida',
        ],
        replies: [
          'Isso é ainda melhor. Os copos voltam a servir e evitam o lixo. Reciclar é fazer composto com os restos.',
          'O que se arranja não chega a ser lixo. Evitar vem primeiro. Reciclar é fazer composto com os restos.',
          'Dá energia. Mas o que arde perde-se. Na ordem, está mais abaixo. Reciclar é fazer composto com os restos.',
          null,
        ],
        explanation:
          'Reciclar é bom, mas trata do lixo que já existe. A lei põe duas coisas antes: evitar o lixo e preparar coisas para voltarem a servir.',
      },
    ],
    level2: [
      {
        aiHint: 'Escolham um objeto. Contem a viagem dele.',
        messages: [
          'Estamos em Trama. Neste planeta, tudo está ligado por fios que não se veem.',
          'Puxei um fio da vossa camisola. Do outro lado, mexeu-se um campo de algodão.',
          'No caminho há água, energia e mãos que trabalham. No fim, há um caixote do lixo.',
          'Na Terra, isto chama-se ciclo de vida. Para mim, é uma volta enorme.',
          'Escolham um objeto vosso. Sigam o fio, do princípio ao fim.',
        ],
        prompt:
          'Escolham um objeto do dia a dia. Contem a viagem dele. De que é feito? Quem o faz? Como chega até nós? Onde acaba? Quem ganha e quem perde no caminho? O que podia ser diferente? Quem o podia mudar?',
      },
    ],
    level3: [
      {
        aiHint: 'Procurem provas. Juntem-nas aqui.',
        messages: [
          'Em Espelhágua, cada lago mostra um lugar da Terra. Hoje mostra o vosso lugar.',
          'Vi uma nave num lago. Disse-lhe olá. Era a nossa.',
          'Saiam e observem como cientistas. Onde há sombra? Que animais vivem ali?',
          'Procurem um problema. Procurem também uma coisa que já funciona bem.',
          'Peçam licença. Não mostrem rostos: um rosto é um dado pessoal.',
        ],
        prompt:
          'Observem a escola ou o bairro. Mostrem um problema e uma coisa que já funciona bem. Juntem provas: fotografias com legenda, um mapa ou uma entrevista curta. Peçam autorização. Não mostrem nomes nem rostos.',
      },
    ],
    level4: [
      {
        aiHint: 'Que problema é? Quem o sente?',
        messages: [
          'Estamos em Brotal. Aqui, as ideias ganham raízes. O vosso plano nasce aqui.',
          'O feijão já tem uma raiz. Não fui eu que a instalei.',
          'Pensem no que encontraram em Espelhágua. Escolham um só problema.',
          'Um problema pequeno e real é bom. Um problema enorme e vago é pior.',
          'Quem sente o problema todos os dias? Se ainda não perguntaram, perguntem.',
        ],
        prompt:
          'O problema: escolham um só, da escola ou do bairro. O que acontece? Porquê? Que provas têm? Quem sente o problema? O que dizem essas pessoas? Não escrevam nomes.',
      },
      {
        aiHint: 'Expliquem a ação, passo a passo.',
        messages: [
          'Agora, a ação. Que parte deste problema é que a vossa equipa pode mudar?',
          'O meu primeiro plano era: «Salvar tudo até quinta-feira». Caiu na quarta.',
          'Faltava-lhe quem, o quê, quando e com quê. Faltava ajuda: colegas, direção, junta de freguesia.',
          'A Agenda 2030 chama-vos «agentes de mudança». O feijão também quer ser um.',
        ],
        prompt:
          'A ação: o que vão fazer contra esse problema? Com quem? Quem faz cada passo? Escrevam funções, sem nomes. Quando? Com que materiais ou ajudas?',
      },
      {
        aiHint: 'Digam como vão saber se resultou.',
        messages: [
          'É a última parte. Como vão saber se o plano resultou?',
          'Escolham um sinal. Tem de se ver ou de se contar, antes e depois.',
          'Eu meço o feijão todos os dias, às oito. Ele finge que não vê.',
          'E se não resultar? Um plano forte diz o que muda depois.',
        ],
        prompt:
          'O resultado: que sinal, antes e depois, vai mostrar que resultou? A quem contam o resultado? O que mudam se não resultar?',
      },
    ],
  },
  missions: {
    1: {
      briefing:
        'Vão responder a três perguntas. Conversem antes de cada uma. No fim, sabem o que faz uma escolha ser sustentável.',
      marks: {
        p1: {
          0: 'Estas perguntas enganam. Conversem sobre as três. Vejam onde estava o engano.',
          20: 'Já há uma semente na terra. Que razões tinham para as outras duas respostas? Digam-nas em voz alta.',
          40: 'Já há duas sementes na terra. Voltem à pergunta que falhou. Digam o que vos fez ter dúvidas.',
          60: 'Três perguntas, três sementes na terra! Já sabem o que faz uma escolha ser sustentável.',
        },
        p2: {
          0: 'Desta vez, a escolha foi rápida. Leiam as opções em voz alta. Assim, toda a gente entra na conversa.',
          20: 'Houve conversa, mas faltaram vozes. Perguntem «e tu, porquê?» antes do segundo toque.',
          40: 'Ouviram cada pessoa. Só depois tocaram no ecrã. É assim que se decide numa nave!',
        },
      },
      congratulations: [
        'Missão cumprida em Semínia! As vossas respostas já estão na terra. Vão crescer.',
        'Li a etiqueta de uma semente: «regar com água». Afinal, não era óleo.',
        'Saber é só o começo. Agora, vamos puxar fios.',
      ],
    },
    2: {
      briefing:
        'Vão escolher um objeto do dia a dia. Vão contar a viagem dele, do princípio ao fim. A equipa escreve um texto.',
      marks: {
        p1: {
          0: 'O objeto ainda não saiu de casa. Comecem por dizer de que é feito e quem o fez.',
          20: 'Já se vê uma parte do fio. Sigam-no do material até ao fim.',
          40: 'A viagem está quase toda contada. Falta dizer quem ganha e quem perde. Ou falta dizer o que podia mudar.',
          60: 'Seguiram o fio até ao fim. Viram quem ganha e quem perde. Disseram o que mudar!',
        },
        p2: {
          0: 'O texto é de uma só pessoa. Da próxima vez, dividam as partes da viagem entre a equipa.',
          20: 'Várias pessoas deram ideias. Leiam o texto em conjunto. Deixem cada pessoa juntar um fio.',
          40: 'Cada pessoa puxou um fio. O texto é de toda a equipa!',
        },
      },
      congratulations: [
        'Que viagem! Agora, esse objeto já pode contar de onde vem.',
        'Segui o fio do meu feijão. Vi terra, chuva e mãos. Fiquei sem piadas.',
        'O próximo planeta é muito parecido com a vossa rua.',
      ],
    },
    3: {
      briefing:
        'Vão observar a escola ou o bairro como cientistas. Tragam provas: fotografias com legenda, um mapa ou uma entrevista.',
      marks: {
        p1: {
          0: 'O lago ainda está vazio. Fotografem um lugar da escola e escrevam uma legenda. Isso já é uma prova.',
          20: 'Já há provas. Agora, escrevam legendas. Digam onde foi, o que se vê e porque importa.',
          40: 'Um dos lados vê-se bem. Falta o outro: o problema ou a coisa que já funciona. Tenham o mesmo cuidado.',
          60: 'Vê-se o problema e vê-se a boa prática. As legendas são claras. Quem não esteve lá percebe tudo!',
        },
        p2: {
          0: 'Pouca gente fez o trabalho da saída. Combinem quem observa, quem anota e quem pede licença.',
          20: 'Dividiram uma parte do trabalho. Agora, escolham também as provas em conjunto.',
          40: 'Muitos olhos observaram. A equipa escolheu as provas em conjunto!',
        },
      },
      congratulations: [
        'As provas estão na nave! Olharam para o vosso lugar como se fosse a primeira vez.',
        'Dei uma gota de água ao feijão. Ele inchou! Pensei que era uma avaria minha.',
        'Falta o mais importante: fazer alguma coisa com o que viram.',
      ],
    },
    4: {
      briefing:
        'Vão fazer um plano em três partes: o problema, a ação e o resultado. Esse plano vai ao Conselho Galáctico.',
      marks: {
        p1: {
          0: 'O plano ainda é uma semente. Escrevam uma frase: que problema viram e onde?',
          50: 'O problema é real e é uma boa escolha. Agora, digam quem faz o quê, quando e com quê.',
          100: 'A ação já responde ao problema. Falta uma parte: provas, quem, quando, com quê ou o que dizem as pessoas. Ou falta o sinal de que resultou. Ou o que muda se falhar.',
          160: 'O plano ouve as pessoas. Tem passos e um resultado que se mede. Este plano tem raízes!',
        },
        p2: {
          0: 'Um plano precisa de muitas mãos. Perguntem a cada pessoa: que parte queres fazer?',
          20: 'Já há várias mãos no plano. Algumas pessoas ainda não têm tarefa. Deem-lhes uma.',
          40: 'O plano é de toda a equipa. Cada pessoa sabe a sua parte!',
        },
      },
      congratulations: [
        'O plano está pronto! O Conselho Galáctico já o pode ler.',
        'O feijão abriu duas folhas! Precisou de água, de luz e de uma visita por dia.',
        'Com o plano é igual. Só cresce fora do ecrã. Deem-lhe vida!',
      ],
    },
  },
  dilemmas: {
    1: {
      messages: [
        'Há seca em Semínia: falta água. As aves comem as sementes que sobram.',
        'Uma rede sobre o campo pode salvar a colheita. Mas há aves que ficam presas.',
        'Na cidade, a cantina solidária dá comida. A fila é cada vez maior.',
        'Ouçam três vozes. Depois, a equipa escolhe.',
      ],
      question: 'Põe-se a rede sobre o campo?',
      voices: [
        {
          wants: 'A rede, já este mês.',
          why: 'No ano passado, perdi um terço do campo. Não tenho raiva às aves. Mas tenho contas e três pessoas à mesa. Uma rede custa menos do que outra colheita perdida.',
        },
        {
          wants: 'Um campo sem rede.',
          why: 'Este ano, já soltei onze aves de uma rede. Uma deu-me uma bicada e nem agradeceu. Três não voltaram a voar. As aves espalham as sementes da floresta. Sem elas, o que cresce depois?',
        },
        {
          wants: 'Pão para toda a fila.',
          why: 'Na minha fila há gente que trabalha. Mesmo assim, o dinheiro não chega ao fim do mês. Se a colheita falha, o pão fica mais caro. A fila fica enorme. É nela que penso.',
        },
      ],
      choices: {
        first: {
          label: 'A rede fica em todo o campo, só nesta época.',
          messages: [
            'A rede salva a colheita. A fila da cantina não cresce.',
            'Lua passa as manhãs a soltar aves. Às vezes, chega tarde.',
          ],
          seen: 'Nos campos de Semínia há luzes cor de mel.',
          told: 'Em Semínia, a equipa escolheu: uma rede em todo o campo.',
          back: {
            mission4:
              'Houve pão. De manhã, ajudo a Lua a soltar aves. Uma já me conhece: dá-me bicadas. Aí, quem paga o que não se vê?',
            council: 'A colheita salvou-se. Mas não esqueço as penas na rede.',
          },
        },
        second: {
          label: 'O campo fica sem rede. Uma faixa é para as aves.',
          messages: [
            'As aves comem na faixa e fora dela. Voltam a ouvir-se cantos.',
            'Perde-se um quarto da colheita. O pão fica um pouco mais caro.',
          ],
          seen: 'À volta dos campos de Semínia há luzes verdes.',
          told: 'Em Semínia, a equipa escolheu: campo sem rede e uma faixa para as aves.',
          back: {
            mission4:
              'As aves voltaram às margens. Acordam-me às cinco. A Tália não sorri quando fala da colheita. Aí, quem paga a conta?',
            council: 'Há ninhos na faixa. E há contas na mesa da Tália.',
          },
        },
        third: {
          label: 'Rede só nas semanas da semente. Gente de vigia e uma faixa para as aves.',
          messages: [
            'A rede fica três semanas. Há gente a vigiar, de dia e de noite.',
            'A cidade faz turnos com Óscar. Numa noite não veio ninguém. Perderam-se seis aves.',
          ],
          seen: 'Em todos os campos de Semínia há luzes de várias cores.',
          told: 'Em Semínia, a equipa propôs: rede por pouco tempo, vigia e uma faixa.',
          back: {
            mission4:
              'Nos turnos da noite, conheci meia cidade. Quase toda ressona. Também houve quem faltasse. Digam quem faz cada turno.',
            council: 'A vigia durou três semanas. Cansou-nos e juntou-nos.',
          },
        },
      },
    },
    3: {
      messages: [
        'Uma tinturaria dá cor à roupa. A de Espelhágua dá trabalho a quarenta famílias.',
        'A água que sai de lá pinta o lago. Já quase não há peixe.',
        'Há um filtro que limpa a água. Demora um ano a chegar.',
        'Ouçam quem vive junto ao lago. Depois, a equipa decide.',
      ],
      question: 'O que faz a tinturaria até o filtro chegar?',
      voices: [
        {
          wants: 'Continuar a receber o salário.',
          why: 'Sou a primeira a ver a cor da água. Sai das minhas mãos. Mas, à sexta-feira, trago o dinheiro da renda. Com um ano sem trabalho, temos de sair da cidade.',
        },
        {
          wants: 'Um lago com peixe.',
          why: 'A minha rede vem azul e vazia. Vivo deste lago há quarenta anos. Nunca ninguém me pagou para esperar. Nas margens também há famílias.',
        },
        {
          wants: 'Uma data que não muda.',
          why: 'Dizem sempre: «Para o ano.» Na primeira vez, eu tinha nove\u00a0anos. Não culpo a Rosa. Ela dá cor à roupa que eu visto. Quero uma data.',
        },
      ],
      choices: {
        first: {
          label: 'Fecha até o filtro chegar. A cidade ajuda as famílias.',
          messages: [
            'A tinturaria fecha. Dois meses depois, já se vê o fundo do lago.',
            'A ajuda da cidade chega, mas é pequena. Duas famílias vão viver para outra terra.',
          ],
          seen: 'À volta dos lagos de Espelhágua há luzes cor de mel.',
          told: 'Em Espelhágua, a equipa escolheu: fechar até chegar o filtro.',
          back: {
            mission4:
              'Vi o fundo do lago pela primeira vez. Nesse dia, a minha vizinha fez as malas. No vosso plano, quem fica para trás?',
            council: 'A água está clara. A minha rua tem menos gente.',
          },
        },
        second: {
          label: 'Trabalha a meio tempo. Tem um ano para montar o filtro.',
          messages: [
            'A tinturaria trabalha a meio tempo. As quarenta famílias ficam.',
            'O lago está mais claro. Ainda não está limpo. Óscar pesca pouco.',
          ],
          seen: 'Nas margens de Espelhágua há luzes verdes, poucas de cada vez.',
          told: 'Em Espelhágua, a equipa escolheu: meio tempo, durante um ano, até ao filtro.',
          back: {
            mission4:
              'A minha rede vem menos azul. Conto os meses no barco. Já são sete. No vosso plano, quem é que espera?',
            council: 'Esperar também cansa. Mas a rua continua cheia.',
          },
        },
        third: {
          label: 'Param as cores mais sujas. Quem as fazia recebe para limpar o lago.',
          messages: [
            'Param as duas cores mais sujas. Quem as fazia recebe dinheiro para limpar o lago.',
            'O dinheiro era para o telhado da escola. Na sala de Lua chove há três semanas.',
          ],
          seen: 'Em todas as margens de Espelhágua há luzes de várias cores.',
          told: 'Em Espelhágua, a equipa propôs: parar as cores mais sujas e pagar a limpeza.',
          back: {
            mission4:
              'Temos uma data. Leio-a em voz alta todos os meses. Da última vez, houve assobios. No vosso plano, quem lê a data?',
            council: 'A data é a mesma. Eu continuo a lê-la.',
          },
        },
      },
    },
  },
};
