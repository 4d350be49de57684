import type { EasyWorksheets } from '../EasyRead.ts';

export const icEasyWorksheets: EasyWorksheets = {
  'm1-fs1': {
    group: 'Toda a equipa',
    objectives: [
      'Descobrir o que une e o que distingue as pessoas.',
      'Ouvir e contar sem obrigar ninguém a falar.',
      'Combinar regras para cada voz contar.',
    ],
    story:
      'Antes de chegar a Babélia, a ORBI faz a lista de quem viaja. Pede os dados técnicos de cada pessoa: peso, altura e voltagem. «As pessoas não se conhecem assim», dizem-lhe. «Então como é?», pergunta ela. Mostrem-lhe. **Cada pessoa conta só o que quer contar.**',
    activities: [
      {
        kind: 'table',
        title: 'Bingo de bordo',
        instructions:
          'Têm 8\u00a0minutos. Andem pela sala. Em cada linha, perguntem a uma pessoa diferente. Escrevam ou desenhem a resposta, **sem o nome**. Quem não quer responder diz «passo». Está tudo bem. A tabela está cheia? Gritem «bingo»!',
        columns: [
          { title: 'Perguntem', share: 3 },
          { title: 'O que nos contou', share: 4 },
        ],
        rows: [
          ['Sabes um jogo que a nossa equipa não conhece?', ''],
          ['Sabes agradecer em três línguas?', ''],
          ['Já ensinaste uma coisa a uma pessoa mais velha?', ''],
          ['Um beijo, dois, a mão: já te enganaste a cumprimentar?', ''],
          ['Sabes de cor uma canção que não é em português?', ''],
        ],
        rowHeight: 12,
      },
      {
        kind: 'rings',
        title: 'Dois anéis',
        instructions:
          'No meio, ponham o que une a equipa inteira. «Respiramos» não conta. Por fora, ponham o que só uma pessoa traz: uma coisa de cada, pelo menos. Falem de gostos, hábitos, lugares e palavras. Escrevam ou desenhem.',
        rings: ['Une a equipa toda', 'De cada pessoa'],
      },
      {
        kind: 'checklist',
        title: 'Código de bordo',
        instructions:
          'Leiam as regras em voz alta. Risquem uma regra. Mudem outra. Juntem a vossa. Depois, ponham um visto nas que ficam. São para usar até ao Conselho Galáctico.',
        items: [
          'Não interrompemos. As boas piadas esperam.',
          'Parece estranho? Perguntamos: «Como é que isso funciona?»',
          '«Passo» é uma resposta completa.',
          'Magoámos alguém sem querer? Pedimos desculpa, sem «mas».',
          'A nossa regra:',
        ],
      },
    ],
    selfAssessment: [
      'Sei uma coisa nova sobre alguém da equipa.',
      'Contei só o que quis. Respeitei quem disse «passo».',
      'Sei dizer uma regra do nosso código.',
    ],
  },

  'm1-fs2': {
    group: 'Equipas, com trabalho a pares',
    objectives: [
      'Distinguir viver lado a lado de viver em diálogo.',
      'Dar razões e mudar de opinião com boas razões.',
      'Encontrar uma primeira frase que abre uma conversa.',
    ],
    story:
      'A ORBI visita cinco ilhas de Babélia. Em todas, diz olá. Numa, respondem cem pessoas. Noutra, só responde o eco. «O que têm estas ilhas de diferente?», escreve ela no diário. «Todas têm mar, praia e pessoas simpáticas. Falta-me uma peça.» Ajudem-na a encontrar a peça.',
    activities: [
      {
        kind: 'match',
        title: 'Cinco ilhas, cinco palavras',
        instructions:
          'A pares, liguem cada palavra à ilha certa. Duas parecem certas? Conversem até escolher. No fim, digam por palavras vossas o que falta na ilha dos três relógios.',
        left: ['Separação', 'Assimilação', 'Viver lado a lado', 'Interculturalidade', 'Estereótipo'],
        right: [
          'Há três bairros, três festas e três relógios. Ninguém incomoda ninguém. Ninguém se conhece.',
          'Perguntam por uma pessoa. Respondem: «Esses são todos assim.»',
          'Há um portão. Tem um cadeado.',
          'A festa tem músicas de toda a ilha. Discute-se, a rir, quem traz o doce.',
          'Quem chega tem de falar, vestir-se e comer como quem já lá está.',
        ],
      },
      {
        kind: 'scale',
        title: 'Do muro à ponte',
        instructions:
          'Cada pessoa marca primeiro, em silêncio, com um sinal só seu. Depois, comparem. Onde há mais diferença, conversem dois minutos. Não há soluções no fim da página. Há razões. Podem mudar de opinião.',
        from: 'Muro',
        to: 'Ponte',
        statements: [
          'A turma aprende a dizer «bom dia» na língua de uma colega nova. Mas ninguém lhe perguntou se queria.',
          'Dois amigos falam a sua língua à mesa. Param para traduzir as piadas.',
          'A cantina dá o mesmo prato a toda a gente, «para haver igualdade».',
          'Uma pessoa diz: «Não vejo diferenças. Para mim, somos iguais e pronto.»',
        ],
      },
      {
        kind: 'steps',
        title: 'Tirar a primeira pedra',
        instructions:
          'Que frase de cima é um muro? Escolham uma. Ou inventem outra da vida de uma escola. **Não usem casos de pessoas da turma.** Desçam os degraus em conjunto.',
        boxes: [
          { title: 'O muro: o que acontece' },
          { title: 'O que pensa cada lado' },
          { title: 'Uma frase para começar a conversa' },
          { title: 'A ponte: o que já é possível' },
        ],
      },
    ],
    selfAssessment: [
      'Sei explicar a diferença entre viver lado a lado e viver em diálogo.',
      'Dei uma razão, e não só a opinião.',
      'Ouvi uma razão nova para mim.',
    ],
  },

  'm1-fs3': {
    group: 'Toda a turma, mais a recolha fora da aula',
    objectives: [
      'Registar as línguas, os sotaques e os gestos da sala.',
      'Conhecer línguas com lugar na lei portuguesa.',
      'Criar um cartaz de boas-vindas para quem entra.',
    ],
    story:
      'A coleção de olás da ORBI tem 4000\u00a0gavetas. Muitas estão vazias. «Tenho o olá das baleias», conta ela. «Mas falta-me o do 8.º\u00a0ano.» Na vossa sala há muitas línguas: as da família, as da escola, as dos jogos e as das mãos. Vamos encher gavetas?',
    materials: ['Lápis de cor', 'Uma folha grande para o cartaz'],
    activities: [
      {
        kind: 'frame',
        title: 'Mochila de línguas',
        instructions:
          'Desenhem uma mochila com bolsos. Em cada bolso, ponham uma maneira de comunicar: uma língua, um sotaque, gestos, palavras de um jogo, um assobio. A mais usada vai no bolso maior. A mochila é da equipa ou de uma personagem inventada.',
        label: 'Usem uma cor para cada língua. Em que língua sonham?',
        height: 66,
      },
      {
        kind: 'table',
        title: 'Olás para a coleção',
        instructions:
          'Procurem cinco olás. Comecem pela sala. Depois, perguntem em casa ou na rua a quem gosta de ensinar. Treinem até ouvirem: «É isso mesmo.» No fim, juntem os olás da turma inteira num cartaz. Ponham-no na porta da sala.',
        columns: [
          { title: 'Língua, sotaque ou gesto', share: 3 },
          { title: 'Como se diz olá', share: 3 },
          { title: 'Como se lê ou se faz', share: 3 },
          { title: 'Onde se ouve ou se vê', share: 3 },
        ],
        rows: [],
        blankRows: 5,
        rowHeight: 11,
      },
      {
        kind: 'match',
        title: 'Línguas com lugar na lei',
        instructions: 'O que diz a lei portuguesa de cada língua? Liguem. Uma dica: uma delas não usa a voz.',
        left: ['Português', 'Língua Gestual Portuguesa', 'Mirandês', 'Barranquenho'],
        right: [
          'Fala-se em Trás-os-Montes. Está numa lei de 1999: as crianças têm direito a aprendê-la.',
          'É a língua oficial. Está na Constituição, artigo 11.º.',
          'Fala-se numa vila do Alentejo, junto a Espanha. Uma lei de 2021 reconhece-a e protege-a.',
          'A Constituição manda protegê-la. Usa as mãos, o rosto e o corpo.',
        ],
      },
    ],
    selfAssessment: [
      'Aprendi uma maneira nova de dizer olá.',
      'Tentei dizer bem os sons. Não fiz troça de nenhum.',
      'Sei o nome de uma língua com lugar na lei, além do português.',
    ],
  },

  'm2-fs1': {
    group: 'Pares, depois toda a equipa',
    objectives: [
      'Descobrir de onde vêm palavras de todos os dias.',
      'Mostrar como uma palavra muda na viagem.',
      'Escolher um bom começo para o texto da missão.',
    ],
    story:
      'Em Vaivém, o vento traz as palavras. A ORBI apanha uma que fala dela: «robô». Procura a origem e lê: «trabalho forçado». Fica meia hora em silêncio. Para ela, é muito. «A minha palavra já foi outra coisa», diz por fim. «E as vossas?»',
    materials: ['Um dicionário, em papel ou na Internet'],
    activities: [
      {
        kind: 'match',
        title: 'De onde veio isto?',
        instructions:
          'A pares, liguem cada palavra ao lugar de onde veio. Primeiro, apostem. Depois, procurem num dicionário com a origem das palavras. Cada aposta certa vale um ponto.',
        left: ['azulejo', 'iogurte', 'tomate', 'piano', 'bué'],
        right: [
          'Do náuatle, língua do México, pelo espanhol',
          'De Angola, da fala de jovens de Luanda',
          'Do italiano, com a música',
          'Do árabe, há muitos séculos',
          'Do turco, com a receita',
        ],
      },
      {
        kind: 'timeline',
        title: 'A vida de uma palavra',
        instructions: 'Leiam a vida da palavra «robô». Escrevam o fim: o que vai querer dizer daqui a 50\u00a0anos?',
        points: [
          { label: '1920', text: 'O escritor checo Karel Čapek cria robôs numa peça de teatro.' },
          { label: 'A origem', text: 'Vem de «robota». Em checo, quer dizer trabalho forçado.' },
          { label: '1921', text: 'A peça chega aos palcos. A palavra viaja.' },
          { label: 'Hoje', text: 'Há robôs em fábricas, em jogos e nesta nave.' },
          { label: 'Daqui a 50\u00a0anos', text: '' },
        ],
      },
      {
        kind: 'mindMap',
        title: 'Caça às palavras viajantes',
        instructions:
          'Pensem nas palavras que usaram esta semana. Quais vieram de longe: outra língua, outra região, outra geração? Escrevam uma ou duas em cada balão. Não sabem de onde vêm? Ponham um ponto de interrogação.',
        center: 'Palavras que vieram de longe',
        bubbles: ['À mesa:', 'No desporto:', 'No telemóvel:', 'Na música:', 'Com os avós:', 'No recreio:'],
      },
      {
        kind: 'lines',
        title: 'O que vamos seguir',
        instructions: 'Escolham em equipa uma coisa que viajou. Pode ir para o texto da missão.',
        prompts: [
          { label: 'Escolhemos…', lines: 1 },
          { label: 'O que falta descobrir, e onde ou a quem perguntamos:', lines: 2 },
        ],
      },
    ],
    selfAssessment: [
      'Descobri a origem de uma palavra minha.',
      'Distingui o que sei do que só imagino.',
      'Ajudei a escolher a nossa história.',
    ],
  },

  'm2-fs2': {
    group: 'Toda a equipa',
    objectives: [
      'Contar o caminho de uma coisa que passou de uma cultura para outra.',
      'Distinguir quem pôde escolher de quem não pôde.',
      'Preparar o texto da missão.',
    ],
    story:
      'O vento de Vaivém só leva histórias completas: partida, caminho, mudança e chegada. As outras caem ao mar. A ORBI tenta com a sua: «Fui montada. Fim.» Cai logo. A vossa vai ter mais sorte. Preparem-na com esta ficha. Depois, escrevam-na no jogo.',
    activities: [
      {
        kind: 'table',
        title: 'Três viagens verdadeiras',
        instructions:
          'Leiam as três viagens. Na última coluna, escrevam quem pôde escolher e quem não pôde. Nem tudo viaja por gosto.',
        columns: [
          { title: 'O que viajou', share: 2 },
          { title: 'Por onde e como', share: 5 },
          { title: 'O que mudou', share: 4 },
          { title: 'Quem pôde escolher?', share: 5 },
        ],
        rows: [
          [
            '**Xadrez**',
            'Da Índia, pela Pérsia e pelo mundo árabe, à Península Ibérica. Por comércio, saber e conquista.',
            'As peças. Havia um conselheiro. Hoje há uma dama.',
            '',
          ],
          [
            '**Tomate**',
            'Das Américas para a Europa, em navios espanhóis. Era o tempo da conquista.',
            'Era uma planta estranha. Hoje é comida «de sempre».',
            '',
          ],
          [
            '**Capoeira**',
            'Nasceu no Brasil, entre pessoas africanas. Levaram-nas à força e escravizaram-nas.',
            'Foi perseguida. Desde 2014, é património reconhecido pela UNESCO.',
            '',
          ],
        ],
        rowHeight: 24,
      },
      {
        kind: 'canvas',
        title: 'As malas da nossa história',
        instructions:
          'Encham uma mala de cada vez, com palavras ou desenhos. Uma está vazia? Escrevam onde vão procurar. Depois, cada pessoa conta uma mala em voz alta. Já é metade do texto.',
        columns: 2,
        boxes: [
          { title: 'O que viajou', hint: 'Palavra, receita, música, jogo ou gesto. Só uma coisa!', height: 28 },
          { title: 'De onde e por onde', hint: 'Partida, paragens, chegada.', height: 28 },
          { title: 'Como viajou', hint: 'Por gosto, por comércio ou à força? Um pouco de tudo?', height: 28 },
          { title: 'O que mudou pelo caminho', hint: 'O nome, o sabor, as regras, o sentido…', height: 28 },
          {
            title: 'O que isto nos diz',
            hint: 'Sobre quem deu e quem recebeu. É a mala mais difícil. Façam-na em conjunto.',
            wide: true,
            height: 34,
          },
        ],
      },
      {
        kind: 'checklist',
        title: 'Antes de enviar',
        instructions: 'Leiam o texto em voz alta. Confirmem tudo.',
        items: [
          'Diz o que viajou, de onde veio e por onde passou.',
          'Diz se foi por gosto, por comércio ou à força.',
          'Diz o que mudou.',
          'Diz o que isso mostra sobre quem deu e quem recebeu.',
          'Não temos a certeza? O texto diz que é uma dúvida.',
        ],
      },
    ],
    selfAssessment: [
      'Trouxe uma ideia ou informação para a história.',
      'Pensei em quem não pôde escolher.',
      'Sei o que é certo e o que é só provável.',
    ],
  },

  'm2-fs3': {
    group: 'Grupos de 4',
    objectives: [
      'Discutir casos sem resposta fácil.',
      'Distinguir trocar de tirar sem perguntar.',
      'Criar perguntas para decidir melhor depois.',
    ],
    story:
      'A ORBI gosta muito de um cumprimento de Vaivém. Usa-o em toda a nave, com luzes e música. Uma habitante diz: «Esse só se usa quando alguém morre.» A ORBI apaga tudo. Fica vermelha de vergonha. «Gostar não chega», diz ela. «Faltou perguntar.»',
    materials: ['Tesoura', 'Esta ficha impressa de um só lado da folha'],
    activities: [
      {
        kind: 'cards',
        title: 'Seis casos difíceis',
        instructions:
          'Recortem e baralhem. À vez, leiam um cartão. Cada pessoa vota com o polegar: para cima, para baixo ou de lado. De lado é «depende». Depois, falem. Quem ganha? Quem perde? A quem faltou perguntar? Votem outra vez.',
        columns: 2,
        cards: [
          {
            title: 'O penteado',
            text: 'Um grupo quer usar tranças no vídeo da turma «porque fica giro». Há um ano, gozaram com uma colega por as usar. Ela diz: «Tanto me faz.»',
          },
          {
            title: 'A cachupa',
            text: 'O bar da escola vende «cachupa» de arroz com atum. Vende muito. Há quem a prove pela primeira vez. Quem a conhece diz: «Isso é outro prato.»',
          },
          {
            title: 'O padrão',
            text: 'Uma loja copia num saco o desenho das mantas de uma aldeia. Não diz de onde vem. Não paga a ninguém. A aldeia fica famosa.',
          },
          {
            title: 'A máscara',
            text: 'No Carnaval, um grupo quer vestir-se como um povo. Só o conhece dos filmes. Diz que é uma homenagem. Na escola há gente desse povo.',
          },
          {
            title: 'A mistura',
            text: 'Uma equipa mistura uma gravação de cante alentejano com batidas. Pediu licença ao grupo coral. Metade gosta. Metade fica triste.',
          },
          {
            title: 'O som engraçado',
            text: 'No recreio, um grupo imita os sons de uma língua que não fala. Um colega que a fala também se ri. Não se sabe se é por gosto.',
          },
        ],
      },
      {
        kind: 'venn',
        title: 'Onde fica a fronteira?',
        instructions:
          'Pensem na discussão. Num círculo, escrevam sinais de troca. No outro, escrevam sinais de tirar sem perguntar. No meio, fica o que pode ser uma coisa ou outra.',
        left: 'É uma troca quando…',
        right: 'É tirar quando…',
        both: 'Depende de…',
      },
      {
        kind: 'lines',
        title: 'Perguntas de bolso',
        instructions: 'Escrevam perguntas curtas. São para usar mesmo no dia a dia.',
        prompts: [
          { label: 'Três perguntas antes de usar uma coisa de outra cultura:', lines: 3 },
          { label: 'O cartão em que mais mudámos de opinião, e porquê:', lines: 3 },
        ],
      },
    ],
    selfAssessment: [
      'Dei a minha opinião sem atacar ninguém.',
      'Consigo ver um caso como outra pessoa o vê.',
      'Mudei de opinião, ou sei porque não mudei.',
    ],
  },

  'm3-fs1': {
    group: 'Grupos de 4, mais a conversa fora da aula',
    objectives: [
      'Trocar perguntas que fecham por perguntas que abrem.',
      'Treinar uma entrevista antes de a fazer.',
      'Pedir licença e aceitar um «prefiro não dizer».',
    ],
    story:
      'Em Mosaico, a ORBI faz a primeira entrevista. Pergunta: «De onde é? De certeza? E antes disso?» A senhora da padaria fecha a janela. «Fiz alguma coisa mal?», pergunta a ORBI ao manual. O manual não responde: é um manual. Respondam por ele.',
    activities: [
      {
        kind: 'table',
        title: 'Oficina de perguntas',
        instructions:
          'Estas perguntas funcionam mal. O que pode correr mal em cada uma? Escrevam uma melhor. Uma boa pergunta pede mais do que sim ou não. Não traz já a resposta. A outra pessoa escolhe o que conta.',
        columns: [
          { title: 'Pergunta a mudar', share: 3 },
          { title: 'O que pode correr mal', share: 3 },
          { title: 'Pergunta melhor', share: 4 },
        ],
        rows: [
          ['«De onde é que és mesmo?»', '', ''],
          ['«Gostas de estar cá?»', '', ''],
          ['«Lá comem sempre isso?»', '', ''],
          ['«Foi muito difícil, não foi?»', '', ''],
        ],
        rowHeight: 18,
      },
      {
        kind: 'rolePlay',
        title: 'Ensaio geral',
        instructions:
          'Dividam os papéis. Ensaiem três minutos. Depois, troquem. Cada pessoa faz dois papéis. Quem não quer representar começa por observar.',
        scene:
          'É fim da tarde, na portaria da escola. Uma pessoa trabalha ali há muitos anos. Uma equipa pergunta-lhe o que mudou. Fala das línguas, das festas, dos jogos e dos sítios de encontro.',
        roles: [
          {
            name: 'Quem pergunta',
            text: 'Tem três perguntas e alguma pressa. Vai ver que o silêncio também é uma boa pergunta.',
          },
          {
            name: 'Quem responde',
            text: 'Adora contar histórias. Mas não quer falar de um assunto. Diz: «Prefiro não dizer.»',
          },
          {
            name: 'Quem anota',
            text: 'Escreve palavras, não frases. No fim, lê tudo e pergunta: «Foi isto que quis dizer?»',
          },
          {
            name: 'Quem observa',
            text: 'Não fala. Conta as interrupções. No fim, diz duas coisas boas e uma a melhorar.',
          },
        ],
        steps: [
          'Apresentem-se. Digam para que é a entrevista. Peçam licença.',
          'Façam as perguntas. Depois de cada resposta, contem até três em silêncio.',
          'Agradeçam. Leiam as notas em voz alta.',
          'Ouçam quem observou. Troquem de papéis.',
        ],
      },
      {
        kind: 'lines',
        title: 'Depois do ensaio',
        instructions: 'Escrevam o que disse quem observou. Uma palavra por linha chega.',
        prompts: [
          { label: 'Duas coisas que resultaram:', lines: 2 },
          { label: 'Uma pergunta que vamos mudar, e como fica:', lines: 2 },
        ],
      },
      {
        kind: 'interview',
        title: 'A entrevista a sério',
        instructions:
          'Escolham uma pessoa da escola ou do bairro. Ninguém pode? Usem a conversa do ensaio. Digam isso na legenda. As respostas são para o vosso retrato em Mosaico.',
        before: [
          'Dissemos quem somos, para que é e quem vai ver.',
          'Perguntámos: «Aceita? Pode parar quando quiser.»',
          'Não pedimos nome nem fotografia. Não gravamos a voz.',
        ],
        questions: [
          'Que línguas ou maneiras de falar se ouvem aqui?',
          'Conte-nos uma vez em que pessoas muito diferentes fizeram aqui algo em conjunto.',
          'Há um sítio onde as pessoas se cruzam sem falar? Porque será?',
          'O que aprendeu com quem cresceu noutra terra?',
          'A nossa pergunta:',
        ],
        lines: 2,
      },
    ],
    selfAssessment: [
      'Com as minhas perguntas, a outra pessoa escolheu o que contar.',
      'Pedi licença e disse para que era.',
      'Esperei pelo fim da resposta.',
      'Não escrevi nomes nem pistas sobre a pessoa.',
    ],
  },

  'm3-fs2': {
    group: 'Equipas, com trabalho a pares',
    objectives: [
      'Observar um lugar sem adivinhar de onde são as pessoas.',
      'Separar o que se vê do que se pensa.',
      'Escrever legendas: onde há encontro e onde falta.',
    ],
    story:
      'Do céu, a praça de Mosaico tem zonas de cor e zonas cinzentas. A ORBI quer desenhá-la. Começa por contar narizes. «Não contes narizes», diz uma criança. «Conta olás.» Façam o mesmo no vosso lugar. **Não adivinhem de onde são as pessoas pela cara, pela roupa ou pelo nome. Olhem para o que fazem.**',
    materials: ['Lápis de cor', 'Uma prancheta ou um caderno para apoiar'],
    activities: [
      {
        kind: 'map',
        title: 'Mapa dos olás',
        instructions:
          'Escolham um espaço pequeno, com gente: recreio, cantina, rua. Desenhem-no com os sinais da legenda. Observem 10\u00a0minutos, de longe. Não sigam ninguém. O último sinal é vosso.',
        height: 84,
        legend: [
          { sign: 'E', meaning: 'Encontro: conversa ou jogo' },
          { sign: 'X', meaning: 'Cruzam-se sem um olá' },
          { sign: 'L', meaning: 'Mais de uma língua' },
          { sign: 'B', meaning: 'Barreira: degrau, barulho…' },
          { sign: '?', meaning: 'É preciso perguntar' },
          { sign: '…', meaning: '' },
        ],
      },
      {
        kind: 'table',
        title: 'Caderno de campo',
        instructions:
          'Escolham no mapa um E e um X. Cada par fica com um lugar. Depois, troquem de folha. Juntem o que falta.',
        columns: [
          { title: 'O nosso olhar', share: 3 },
          { title: 'Lugar de encontro', share: 4 },
          { title: 'Lugar de cruzamento', share: 4 },
        ],
        rows: [
          ['Onde é e a que horas', '', ''],
          ['Factos: o que vimos e ouvimos', '', ''],
          ['Opinião: o que pensamos', '', ''],
          ['O que ajuda ou dificulta o encontro', '', ''],
        ],
        rowHeight: 34,
      },
      {
        kind: 'letter',
        title: 'Duas legendas',
        instructions: 'Completem as legendas. No jogo, ficam ao lado das fotografias, do mapa ou da entrevista.',
        paragraphs: [
          'Neste lugar, ________, as pessoas encontram-se quando:',
          '',
          'Sabemos isto porque:',
          '',
          'Neste outro lugar, ________, as pessoas cruzam-se sem falar.',
          'Talvez seja porque:',
          '',
          'Para mudar isto, basta:',
          '',
        ],
      },
      {
        kind: 'checklist',
        title: 'Antes de juntar os ficheiros',
        instructions: 'Olhem para cada imagem com muita atenção.',
        items: [
          'Não se vê nenhum rosto, nome, matrícula ou ecrã de telemóvel.',
          'Quem falou connosco deu licença. Sabe para que é.',
          'Há um lugar de encontro e um de cruzamento, com legendas.',
          'Quem passa lá vai gostar de ler o que escrevemos.',
        ],
      },
    ],
    selfAssessment: [
      'Observei gestos e não adivinhei de onde é ninguém.',
      'Separei o que vi do que penso.',
      'Fiz a minha parte do mapa, das notas ou das legendas.',
    ],
  },

  'm3-fs3': {
    group: 'Pares, depois toda a turma',
    objectives: [
      'Ler um gráfico com números oficiais.',
      'Dizer o que um número não diz.',
      'Escrever a mesma notícia de forma justa.',
    ],
    story:
      'A ORBI adora números. Um número não se zanga com um olá mal dito. Em Mosaico, grita da nave: «Contei 24\u00a0817 pedrinhas!» Lá de baixo, uma voz responde: «E eu? Chamo-me pedrinha?» Agora, antes de dizer um número, a ORBI pergunta: «Quem está lá dentro?»',
    activities: [
      {
        kind: 'chart',
        title: 'Quantas em cada cem?',
        instructions:
          'Leiam o título, depois a fonte e só no fim as barras. «Nacionalidade» é o que dizem os documentos. Não diz onde a pessoa nasceu. Não diz que língua fala nem a que lugar chama casa.',
        caption: 'Pessoas de nacionalidade estrangeira em cada 100 que viviam em Portugal',
        unit: '%',
        bars: [
          { label: '2001', value: 2.2 },
          { label: '2011', value: 3.7 },
          { label: '2021', value: 5.2 },
        ],
        source: 'Instituto Nacional de Estatística, Censos 2001, 2011 e 2021 (resultados definitivos)',
        questions: [
          { label: 'O que mudou de 2001 a 2021? Escrevam uma frase sem adjetivos.', lines: 2 },
          { label: 'Escrevam duas coisas que o gráfico não diz.', lines: 2 },
          {
            label:
              'Os Censos contam as pessoas de dez em dez anos. Onde procuram um número mais recente e de confiança?',
            lines: 2,
          },
        ],
      },
      {
        kind: 'table',
        title: 'Ida e volta',
        instructions:
          'Há quem chegue a Portugal. Há quem parta. Em cada número, imaginem **uma** pessoa. Não digam quem é. Digam o que deixa, o que traz e do que precisa no primeiro dia.',
        columns: [
          { title: 'O número', share: 4 },
          { title: 'O que deixa e o que traz', share: 4 },
          { title: 'Do que precisa no primeiro dia', share: 4 },
        ],
        rows: [
          ['Censos de 2021, em Portugal: **542\u00a0165** pessoas de nacionalidade estrangeira.', '', ''],
          [
            'Cerca de **1,8\u00a0milhões** de pessoas nascidas em Portugal viviam noutro país. É a estimativa da ONU para 2024. A de 2020 dizia 2,1\u00a0milhões e foi corrigida para menos.',
            '',
            '',
          ],
        ],
        rowHeight: 22,
      },
      {
        kind: 'lines',
        title: 'Duas manchetes',
        instructions:
          'Uma manchete é o título de uma notícia. Usem o gráfico. Escrevam duas com o mesmo número. Uma assusta ou exagera. A outra informa. Leiam-nas à turma. Não digam qual é qual.',
        prompts: [
          { label: 'A que exagera:', lines: 1 },
          { label: 'A que informa:', lines: 1 },
          { label: 'Que palavras fizeram a diferença?', lines: 2 },
        ],
      },
    ],
    selfAssessment: [
      'Sei dizer o ano de um número e quem o contou.',
      'Sei dizer o que um número não diz.',
      'Vejo quando uma manchete exagera.',
    ],
  },

  'm4-fs1': {
    group: 'Grupos de 4 ou 5, mais a recolha fora da aula',
    objectives: [
      'Ver o que fecha uma roda, mesmo quando ninguém o decide.',
      'Falar de situações, sem apontar pessoas.',
      'Ouvir antes de procurar soluções.',
    ],
    story:
      'Na lua Roda, dança-se de mãos dadas. A ORBI não tem mãos. Nem pés. Ninguém a mandou embora. Mas ninguém pensou nela. Fica a ver, junto à parede. Finge que conta estrelas. Quantas rodas são assim? Procurem as da vossa escola ou do vosso bairro.',
    materials: ['Tesoura', 'Esta ficha impressa de um só lado da folha'],
    activities: [
      {
        kind: 'cards',
        title: 'Rodas que se fecham sozinhas',
        instructions:
          'Recortem os cartões. O que fecha cada roda: dinheiro, língua, tempo, espaço ou hábito? Façam montes. Há várias maneiras certas. Em cada cartão, digam quem pode abrir a roda. O que lhe custa isso?',
        columns: 2,
        cards: [
          {
            title: 'A visita',
            text: 'A visita de estudo custa 18\u00a0euros. Quem a marcou não perguntou se o preço serve a toda a gente.',
          },
          {
            title: 'A piada',
            text: 'O grupo fala depressa e com calão. Quem aprende português ri-se no fim. Não sabe de quê.',
          },
          {
            title: 'O torneio',
            text: 'É sempre à mesma hora. Há quem não possa. Uma pessoa está a rezar. Outra vai buscar a irmã à creche.',
          },
          {
            title: 'As escadas',
            text: 'O clube de dança ensaia no primeiro andar. Não há elevador. «Ninguém se queixou», diz o clube.',
          },
          {
            title: 'O grupo',
            text: 'A turma combina tudo por mensagem. Quem não tem telemóvel só sabe um dia depois.',
          },
          {
            title: 'A mesa',
            text: 'Na cantina, há mesas sempre «ocupadas», mesmo vazias. Quem chega a meio do ano fica de pé.',
          },
        ],
      },
      {
        kind: 'rings',
        title: 'O radar da nossa roda',
        instructions:
          'Pensem numa roda verdadeira: um clube, um jogo, a cantina, uma festa do bairro. Escrevam **situações e nunca nomes**: «quem chegou este ano», «quem apanha o último autocarro». No meio, quem está sempre. Por fora, quem só vê.',
        rings: ['Sempre dentro', 'Só às vezes', 'A ver de fora'],
      },
      {
        kind: 'interview',
        title: 'Ouvir antes de mudar',
        instructions:
          'Perguntem a quem quer falar. É difícil? Ponham uma caixa para respostas sem nome. Ou falem com quem trabalha na escola. Não escolham pessoas por vos parecerem «de fora».',
        before: [
          'Fala só quem quer. Diz só o que quer.',
          'Explicámos: as respostas, sem nomes, ajudam a fazer um plano.',
        ],
        questions: [
          'Quando te sentes mesmo parte deste lugar?',
          'O que torna difícil entrar?',
          'Que pequena mudança pode ajudar?',
        ],
        lines: 2,
      },
      {
        kind: 'lines',
        title: 'A nossa roda fechada',
        instructions: 'Juntem tudo numa ou duas frases. O plano começa aqui.',
        prompts: [{ label: 'O problema que escolhemos é…', lines: 3 }],
      },
    ],
    selfAssessment: [
      'Falei de situações e não de pessoas.',
      'Descobri uma barreira nova para mim.',
      'Ouvi sem dar logo uma solução.',
    ],
  },

  'm4-fs2': {
    group: 'Toda a equipa',
    objectives: [
      'Juntar num plano o problema, as vozes e a ação.',
      'Dividir tarefas, datas e materiais.',
      'Escolher um sinal que mostra se resultou.',
    ],
    story:
      'Na lua Roda, alguém parou a música e perguntou: «E tu, como danças?» A ORBI dançou com as luzes. Agora há um passo novo: toda a gente pisca os olhos. Custou zero moedas e uma pergunta. O vosso plano também pode ser pequeno. Mas tem de ser a sério.',
    activities: [
      {
        kind: 'canvas',
        title: 'O plano numa folha',
        instructions:
          'As caixas têm a ordem do jogo: primeiro o problema, depois a ação. Comecem pela caixa mais fácil. Em cada caixa, escreve uma pessoa diferente.',
        columns: 2,
        boxes: [
          { title: 'Onde falta encontro', hint: 'Lugar, hora, situação.', height: 22 },
          { title: 'Quem sente o problema', hint: 'Situações, sem nomes.', height: 22 },
          { title: 'Porque acontece', hint: 'Dinheiro, língua, tempo, espaço, hábito…', height: 22 },
          { title: 'O que dizem essas pessoas', hint: 'Palavras delas, com licença.', height: 22 },
          {
            title: 'A ação',
            hint: 'O que vamos fazer? Com quem? Comecem por um verbo: abrir, trocar, mudar…',
            wide: true,
          },
          { title: 'Sinal de que resultou', hint: 'Uma coisa para ver ou contar.', height: 22 },
          { title: 'Quem o vai dizer', hint: 'O melhor é quem estava de fora.', height: 22 },
        ],
      },
      {
        kind: 'table',
        title: 'Quem, o quê, quando, com quê',
        instructions:
          'Dividam a ação em passos pequenos. Escrevam funções, não nomes: «quem fala com a direção». Falta alguém num passo? Completem o plano.',
        columns: [
          { title: 'Passo', share: 4 },
          { title: 'Quem faz', share: 3 },
          { title: 'Até quando', share: 2 },
          { title: 'Materiais ou ajudas', share: 3 },
        ],
        rows: [],
        blankRows: 5,
        rowHeight: 12,
      },
      {
        kind: 'checklist',
        title: 'A prova da roda',
        instructions: 'Leiam o plano a outra equipa. Essa equipa põe os vistos. Falta um? Peçam-lhe uma ideia.',
        items: [
          'A equipa ouviu quem fica de fora antes de decidir.',
          'Para entrar, ninguém tem de esconder quem é.',
          'Dá para fazer com o que há. Ou sabe-se a quem pedir: direção, junta…',
          'Cada pessoa da equipa tem uma tarefa de que gosta ou que aceita.',
          'Corre mal? Há um plano B.',
        ],
      },
    ],
    selfAssessment: [
      'O plano tem uma ideia minha ou que eu melhorei.',
      'Sei a minha tarefa e quando a faço.',
      'Sei como vamos ver se resultou.',
    ],
  },

  'm4-fs3': {
    group: 'Duas equipas de cada vez',
    objectives: [
      'Apresentar o plano num minuto.',
      'Responder com calma a perguntas difíceis.',
      'Avaliar propostas com razões e não por amizade.',
    ],
    story:
      'O Conselho Galáctico vai começar. A ORBI arrumou a coleção. Tem olás em mil línguas, olás de antenas, olás com o nariz. «Sabem qual é o melhor?», pergunta. «Tem só duas palavras.» Está no último degrau desta ficha. Ensaiem o vosso antes de entrar na sala.',
    materials: ['Relógio'],
    activities: [
      {
        kind: 'steps',
        title: 'Um minuto, cinco degraus',
        instructions:
          'Comecem por uma imagem ou uma pergunta. Acabem com um convite. Escrevam palavras-chave, não frases para ler. Cada pessoa diz, mostra ou representa pelo menos um degrau. Contem o tempo duas vezes.',
        boxes: [
          { title: '10\u00a0segundos: olá!' },
          { title: '15\u00a0segundos: o problema' },
          { title: '20\u00a0segundos: a ação' },
          { title: '10\u00a0segundos: o sinal' },
          { title: '5\u00a0segundos: «Queres vir?»' },
        ],
      },
      {
        kind: 'rolePlay',
        title: 'O Conselho faz perguntas',
        instructions:
          'Uma equipa apresenta. A outra recebe os papéis. Depois, trocam. As perguntas podem ser duras. O tom é calmo.',
        scene:
          'Sala do Conselho. Há um minuto para apresentar e quatro para perguntas. O Conselho quer mesmo ajudar. Mas só aprova o que percebe.',
        roles: [
          { name: 'Quem duvida', text: 'Já viu muitos planos bonitos que ninguém fez. Pergunta sempre: «E depois?»' },
          { name: 'Quem faz contas', text: 'Pergunta: «Quanto custa? De quem é a sala? Quem arruma no fim?»' },
          {
            name: 'Quem vive o problema',
            text: 'Quer saber se alguém lhe perguntou alguma coisa. Não precisa de pena. Precisa de lugar.',
          },
          { name: 'Quem quer entrar', text: 'Gosta da ideia. Pergunta: «O que posso fazer já amanhã?»' },
        ],
        steps: [
          'Apresentem num minuto. A outra equipa ouve.',
          'Cada papel faz uma pergunta. Não sabem? Digam: «Ainda não sabemos, mas vamos ver.»',
          'Saiam dos papéis. Cada pessoa diz uma força e uma ideia para melhorar.',
        ],
      },
      {
        kind: 'table',
        title: 'Caderno do Conselho',
        instructions:
          'É para o dia do Conselho. Antes das estrelas, escrevam uma força e uma pergunta sobre cada proposta. Usem-nas nos comentários do jogo. Avaliem a proposta e não quem a fez.',
        columns: [
          { title: 'Proposta', share: 3 },
          { title: 'Uma força', share: 4 },
          { title: 'Uma pergunta', share: 4 },
          { title: 'Estrelas', share: 2 },
        ],
        rows: [],
        blankRows: 5,
        rowHeight: 14,
      },
      {
        kind: 'letter',
        title: 'O convite',
        instructions: 'O plano só começa com um convite. Completem-no. Ponham-no onde as pessoas passam.',
        paragraphs: [
          '**Olá!**',
          'No dia ____, em ________, vamos:',
          '',
          'Não é preciso saber:',
          '',
          'Não é preciso ter ________.',
          'Se quiseres, traz ________.',
          '**Queres vir?**',
        ],
      },
    ],
    selfAssessment: [
      'Disse a minha parte sem ler tudo.',
      'Respondi com calma a uma pergunta difícil.',
      'Avaliei ideias e não pessoas.',
      'Sei dizer o que o nosso plano muda.',
    ],
  },
};
