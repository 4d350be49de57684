import type { ThemeWorksheets } from '../Worksheet.ts';

/** The worksheets of Interculturalidade: from meeting the own team to a plan that opens the ring. */
export const icWorksheets: ThemeWorksheets = {
  'm1-fs1': {
    minutes: 40,
    group: 'Toda a equipa',
    objectives: [
      'Descobrir o que une e o que distingue as pessoas da equipa.',
      'Ouvir e contar sem obrigar ninguém a expor-se.',
      'Combinar regras para que cada voz conte.',
    ],
    story:
      'Antes de aterrar em Babélia, a ORBI quer completar a lista de passageiros. Pediu os dados técnicos de cada pessoa: peso, altura, voltagem. Alguém lhe explicou que não é assim que as pessoas se conhecem. «Então como é?», perguntou ela. Mostrem-lhe. **Cada pessoa conta só o que quiser contar.**',
    activities: [
      {
        kind: 'table',
        title: 'Bingo de bordo',
        instructions:
          'Têm 8\u00a0minutos. Andem pela sala e procurem, para cada linha, uma pessoa diferente. Escrevam ou desenhem o que ela contou, **sem o nome**. Quem não quiser responder diz «passo», e está tudo bem. Tabela cheia? Gritem «bingo»!',
        columns: [
          { title: 'Procurem alguém que…', share: 3 },
          { title: 'O que nos contou', share: 4 },
        ],
        rows: [
          ['saiba um jogo de que a vossa equipa nunca ouviu falar', ''],
          ['saiba agradecer em três línguas', ''],
          ['já tenha ensinado alguma coisa a uma pessoa mais velha', ''],
          ['já se tenha atrapalhado num cumprimento (um beijo, dois, a mão?)', ''],
          ['saiba de cor uma canção que não seja em português', ''],
        ],
        rowHeight: 12,
      },
      {
        kind: 'rings',
        title: 'Dois anéis',
        instructions:
          'No meio, o que une a equipa inteira (e procurem bem: «toda a gente respira» não conta). Por fora, o que só uma pessoa traz: pelo menos uma coisa de cada. Falem de gostos, jeitos, lugares e palavras. Escrevam ou desenhem.',
        rings: ['Une a equipa toda', 'De cada pessoa'],
      },
      {
        kind: 'checklist',
        title: 'Código de bordo',
        instructions:
          'Leiam as regras em voz alta. Risquem uma de que não precisam, mudem outra e acrescentem a vossa. Depois, ponham um visto nas que ficam. Valem até ao Conselho Galáctico.',
        items: [
          'Ninguém interrompe, nem com uma boa piada.',
          'Antes de dizer «que estranho!», perguntamos «como é que isso funciona?».',
          'Dizer «passo» é uma resposta completa.',
          'Se magoarmos alguém sem querer, pedimos desculpa. Sem «mas».',
          'A nossa regra:',
        ],
      },
    ],
    selfAssessment: [
      'Fiquei a saber uma coisa nova sobre alguém da equipa.',
      'Contei só o que quis e respeitei quem disse «passo».',
      'Sei dizer uma regra do nosso código.',
    ],
    sources: ['Conselho da Europa, Quadro de Referência das Competências para a Cultura Democrática (2018)'],
  },

  'm1-fs2': {
    minutes: 45,
    group: 'Equipas, com trabalho a pares',
    objectives: [
      'Distinguir viver lado a lado de viver em diálogo.',
      'Dar razões e mudar de opinião quando há boas razões.',
      'Encontrar a primeira frase capaz de abrir uma conversa.',
    ],
    story:
      'A ORBI aterrou em cinco ilhas de Babélia e fez o que sempre faz: disse olá. Numa, responderam-lhe cem pessoas. Noutra, só o eco. «O que têm estas ilhas de diferente?», escreveu ela no diário. «Têm todas mar, praia e pessoas simpáticas. Falta-me uma peça.» Ajudem-na a encontrá-la.',
    activities: [
      {
        kind: 'match',
        title: 'Cinco ilhas, cinco palavras',
        instructions:
          'A pares, liguem cada palavra à ilha certa. Se duas parecerem servir, discutam até uma ganhar. No fim, digam por palavras vossas o que falta na ilha dos três relógios.',
        left: ['Separação', 'Assimilação', 'Viver lado a lado', 'Interculturalidade', 'Estereótipo'],
        right: [
          'Três bairros, três festas, três relógios. Ninguém incomoda ninguém. Ninguém conhece ninguém.',
          'Perguntam por uma pessoa e respondem: «Esses são todos assim.»',
          'Há um portão. O portão tem um cadeado.',
          'Na festa há músicas de toda a ilha, e discute-se, a rir, quem traz a sobremesa.',
          'Quem chega só entra se falar, vestir e comer como quem já cá estava.',
        ],
      },
      {
        kind: 'scale',
        title: 'Do muro à ponte',
        instructions:
          'Cada pessoa marca primeiro, em silêncio e com um sinal só seu. Depois comparem. Onde os números mais se afastarem, conversem dois minutos. Não há soluções no fim da página: há razões, e vale mudar de opinião.',
        from: 'Muro',
        to: 'Ponte',
        statements: [
          'A turma aprende a dizer «bom dia» na língua de uma colega nova, mas ninguém lhe perguntou se ela queria.',
          'Dois amigos falam a sua língua à mesa e param para traduzir as piadas.',
          'A cantina serve o mesmo prato a toda a gente, «para haver igualdade».',
          'Alguém diz: «Eu não vejo diferenças. Para mim, somos iguais e pronto.»',
        ],
      },
      {
        kind: 'steps',
        title: 'Tirar a primeira pedra',
        instructions:
          'Escolham uma das frases de cima que vos pareça um muro, ou inventem outra da vida de uma escola. **Não usem casos de pessoas da turma.** Desçam os degraus em conjunto.',
        boxes: [
          { title: 'O muro: o que acontece' },
          { title: 'O que pensa quem está de cada lado' },
          { title: 'Uma frase para começar a conversa' },
          { title: 'A ponte: o que passa a ser possível' },
        ],
      },
    ],
    selfAssessment: [
      'Sei explicar porque é que viver lado a lado não é o mesmo que viver em diálogo.',
      'Dei uma razão, e não só a minha opinião.',
      'Ouvi uma razão em que não tinha pensado.',
    ],
    sources: [
      'Convenção da UNESCO sobre a Proteção e a Promoção da Diversidade das Expressões Culturais (2005), artigo 4.º, n.º\u00a08',
      'Conselho da Europa, Livro Branco sobre o Diálogo Intercultural (2008)',
    ],
  },

  'm1-fs3': {
    minutes: 45,
    group: 'Toda a turma, mais a recolha fora da aula',
    objectives: [
      'Registar as línguas, os sotaques e os gestos que há na sala.',
      'Identificar línguas com lugar na lei portuguesa.',
      'Criar um cartaz que dê as boas-vindas a quem entra.',
    ],
    story:
      'A coleção de olás da ORBI tem 4000\u00a0gavetas, e muitas estão vazias. «Tenho o olá das baleias», conta ela, «mas ninguém me ensinou o do 8.º\u00a0ano.» Na vossa sala há mais línguas do que parece: as da família, as da escola, as dos jogos, as das mãos. Vamos encher gavetas?',
    quote: {
      text: 'Proteger e valorizar a língua gestual portuguesa, enquanto expressão cultural e instrumento de acesso à educação e da igualdade de oportunidades.',
      from: 'Constituição da República Portuguesa, artigo 74.º, n.º\u00a02, alínea h): uma das tarefas do Estado',
    },
    materials: ['Lápis de cor', 'Uma folha grande para o cartaz'],
    activities: [
      {
        kind: 'frame',
        title: 'Mochila de línguas',
        instructions:
          'Desenhem uma mochila com bolsos. Em cada bolso, uma maneira de comunicar: uma língua, um sotaque, gestos, o calão de um jogo, o assobio para o cão. No bolso maior, a mais usada. Pode ser a mochila da equipa ou a de uma personagem inventada.',
        label: 'Uma cor para cada língua. Não se esqueçam da que usam para sonhar.',
        height: 66,
      },
      {
        kind: 'table',
        title: 'Olás para a coleção',
        instructions:
          'Recolham cinco olás. Comecem pela sala; os que faltarem, procurem-nos em casa ou na rua, junto de quem goste de ensinar. Treinem até quem ensinou dizer «é isso mesmo». No fim, juntem os olás de toda a turma num cartaz e ponham-no na porta da sala.',
        columns: [
          { title: 'Língua, sotaque ou gesto', share: 3 },
          { title: 'Como se diz olá', share: 3 },
          { title: 'Como se lê ou como se faz', share: 3 },
          { title: 'Onde se ouve ou se vê', share: 3 },
        ],
        rows: [],
        blankRows: 5,
        rowHeight: 11,
      },
      {
        kind: 'match',
        title: 'Línguas com lugar na lei',
        instructions: 'Liguem cada língua ao que a lei portuguesa diz dela. Uma dica: leiam a citação desta ficha.',
        left: ['Português', 'Língua Gestual Portuguesa', 'Mirandês', 'Barranquenho'],
        right: [
          'Uma lei de 1999 reconhece às crianças o direito de aprender esta língua de Trás-os-Montes.',
          'A Constituição chama-lhe língua oficial (artigo 11.º).',
          'Desde 2021, uma lei reconhece-o e protege-o: fala-se numa vila do Alentejo, junto a Espanha.',
          'A Constituição manda protegê-la; usa-se com as mãos, o rosto e o corpo.',
        ],
      },
    ],
    selfAssessment: [
      'Aprendi a dizer olá de uma maneira nova.',
      'Tentei pronunciar bem, sem fazer troça de nenhum som.',
      'Sei dar o nome de uma língua com lugar na lei portuguesa, além do português.',
    ],
    sources: [
      'Constituição da República Portuguesa, artigos 11.º, n.º\u00a03, e 74.º, n.º\u00a02, alínea h)',
      'Lei n.º\u00a07/99, de 29 de janeiro (língua mirandesa)',
      'Lei n.º\u00a097/2021, de 30 de dezembro (barranquenho)',
      'Convenção sobre os Direitos da Criança (1989), artigo 30.º',
    ],
  },

  'm2-fs1': {
    minutes: 35,
    group: 'Pares; depois, toda a equipa',
    objectives: [
      'Descobrir de onde vêm palavras que usamos todos os dias.',
      'Mostrar como uma palavra muda quando viaja.',
      'Escolher um bom ponto de partida para o texto da missão.',
    ],
    story:
      'Em Vaivém, as palavras chegam com o vento, despenteadas. A ORBI apanhou uma que lhe dizia respeito: «robô». Foi ver de onde vinha e leu «trabalho forçado». Ficou meia hora calada, o que na ORBI é muito. «A minha palavra já foi outra coisa», disse por fim. «E as vossas?»',
    materials: ['Um dicionário, em papel ou na Internet'],
    activities: [
      {
        kind: 'match',
        title: 'De onde veio isto?',
        instructions:
          'A pares, liguem cada palavra ao lugar de onde veio. Primeiro apostem; só depois procurem num dicionário que diga a origem das palavras. Cada aposta certa vale um ponto.',
        left: ['azulejo', 'iogurte', 'tomate', 'piano', 'bué'],
        right: [
          'Do náuatle, língua do México, pelo espanhol',
          'De Angola, no falar de jovens de Luanda',
          'Do italiano, com a música',
          'Do árabe, há muitos séculos',
          'Do turco, com a receita',
        ],
      },
      {
        kind: 'timeline',
        title: 'A vida de uma palavra',
        instructions:
          'Leiam a vida da palavra «robô». A última estação é vossa: o que quererá dizer daqui a 50\u00a0anos?',
        points: [
          { label: '1920', text: 'O escritor checo Karel Čapek cria robôs numa peça de teatro.' },
          { label: 'A origem', text: 'O nome vem de «robota», que em checo é trabalho forçado.' },
          { label: '1921', text: 'A peça chega aos palcos. A palavra faz as malas.' },
          { label: 'Hoje', text: 'Há robôs em fábricas, em jogos e nesta nave.' },
          { label: 'Daqui a 50\u00a0anos', text: '' },
        ],
      },
      {
        kind: 'mindMap',
        title: 'Caça às palavras viajantes',
        instructions:
          'Em cada balão, escrevam uma ou duas palavras que usaram esta semana e que vos pareçam ter vindo de longe: de outra língua, de outra região, de outra geração. Não sabem de onde vêm? Ponham um ponto de interrogação.',
        center: 'Palavras que vieram de longe',
        bubbles: ['À mesa:', 'No desporto:', 'No telemóvel:', 'Na música:', 'Com os avós:', 'No recreio:'],
      },
      {
        kind: 'lines',
        title: 'A palavra, o sabor ou o jogo que vamos seguir',
        instructions: 'Escolham em equipa uma coisa que viajou. É a candidata ao texto da missão.',
        prompts: [
          { label: 'Escolhemos…', lines: 1 },
          { label: 'O que ainda queremos descobrir, e onde ou a quem vamos perguntar:', lines: 2 },
        ],
      },
    ],
    selfAssessment: [
      'Descobri a origem de uma palavra que uso.',
      'Distingui o que sabia do que estava a adivinhar.',
      'Ajudei a escolher a história que vamos contar.',
    ],
    sources: [
      'Dicionário Priberam da Língua Portuguesa, entradas «azulejo», «iogurte», «tomate», «robô» e «piano»',
      'Ciberdúvidas da Língua Portuguesa, «Palavras de origem africana na língua portuguesa»',
      'Karel Čapek, R.U.R. (1920)',
    ],
  },

  'm2-fs2': {
    minutes: 45,
    group: 'Toda a equipa',
    objectives: [
      'Reconstruir o percurso de uma coisa que passou de uma cultura para outra.',
      'Distinguir quem pôde escolher de quem não pôde.',
      'Preparar o texto da missão.',
    ],
    story:
      'O vento de Vaivém só transporta histórias completas: com partida, caminho, mudança e chegada. As outras, deixa-as cair ao mar. A ORBI tentou mandar a sua: «Fui montada. Fim.» Caiu logo. A vossa vai ter mais sorte. Usem esta ficha para a preparar e depois escrevam-na no jogo.',
    activities: [
      {
        kind: 'table',
        title: 'Três viagens verdadeiras',
        instructions:
          'Leiam as três viagens. Na última coluna, escrevam quem pôde escolher e quem não pôde. Nem tudo o que viaja vai de férias.',
        columns: [
          { title: 'O que viajou', share: 2 },
          { title: 'Por onde e como', share: 5 },
          { title: 'O que mudou', share: 4 },
          { title: 'Quem pôde escolher?', share: 5 },
        ],
        rows: [
          [
            '**Xadrez**',
            'Da Índia, pela Pérsia e pelo mundo árabe, até à Península Ibérica: comércio, saber e conquista.',
            'As peças: onde havia um conselheiro, há hoje uma dama.',
            '',
          ],
          [
            '**Tomate**',
            'Das Américas para a Europa, em navios espanhóis, no tempo da conquista.',
            'De planta estranha a ingrediente «de sempre».',
            '',
          ],
          [
            '**Capoeira**',
            'Nasceu no Brasil, entre pessoas africanas levadas à força e escravizadas.',
            'De prática perseguida a património reconhecido pela UNESCO, em 2014.',
            '',
          ],
        ],
        rowHeight: 24,
      },
      {
        kind: 'canvas',
        title: 'As malas da nossa história',
        instructions:
          'Encham uma mala de cada vez, com palavras soltas ou desenhos. Se uma ficar vazia, escrevam onde vão procurar. Depois, cada pessoa conta uma mala em voz alta: já é metade do texto.',
        columns: 2,
        boxes: [
          { title: 'O que viajou', hint: 'Uma palavra, receita, música, jogo ou gesto. Só um!', height: 28 },
          { title: 'De onde e por onde', hint: 'Partida, paragens, chegada.', height: 28 },
          { title: 'Como viajou', hint: 'Por gosto, por comércio ou à força? Um pouco de cada?', height: 28 },
          { title: 'O que mudou pelo caminho', hint: 'O nome, o sabor, as regras, o sentido…', height: 28 },
          {
            title: 'O que isto nos diz',
            hint: 'Sobre quem deu e sobre quem recebeu. É a mala mais pesada: levem-na a meias.',
            wide: true,
            height: 34,
          },
        ],
      },
      {
        kind: 'checklist',
        title: 'Antes de enviar',
        instructions: 'Leiam o vosso texto em voz alta e confirmem.',
        items: [
          'Diz o que viajou, de onde veio e por onde passou.',
          'Diz se foi por gosto, por comércio ou à força.',
          'Explica o que mudou.',
          'Diz o que isso mostra sobre quem deu e quem recebeu.',
          'O que não sabemos ao certo está escrito como dúvida.',
        ],
      },
    ],
    selfAssessment: [
      'Trouxe uma ideia ou uma informação para a nossa história.',
      'Pensei em quem não pôde escolher.',
      'Sei distinguir o que é certo do que é só provável.',
    ],
    sources: [
      'H. J. R. Murray, A History of Chess (1913)',
      'Dicionário Priberam da Língua Portuguesa, entradas «tomate» e «xadrez»',
      'UNESCO, Lista Representativa do Património Cultural Imaterial da Humanidade: roda de capoeira (2014)',
    ],
  },

  'm2-fs3': {
    minutes: 40,
    group: 'Grupos de 4',
    objectives: [
      'Discutir casos em que não há resposta óbvia.',
      'Distinguir trocar de tirar sem perguntar.',
      'Criar perguntas para decidir melhor da próxima vez.',
    ],
    story:
      'A ORBI gostou tanto de uma saudação de Vaivém que a pôs em toda a nave, com luzes e música. Uma habitante estranhou: «Essa só se diz a quem está de luto.» A ORBI apagou tudo e corou até ao último fusível. «Gostar não chegava», concluiu ela. «Faltava perguntar.»',
    materials: ['Tesoura', 'Esta ficha impressa de um só lado da folha'],
    activities: [
      {
        kind: 'cards',
        title: 'Seis casos bicudos',
        instructions:
          'Recortem e baralhem. À vez, uma pessoa lê um cartão e cada uma vota com o polegar: para cima, para baixo ou de lado (depende). Só então falam: quem ganha, quem perde, quem devia ter sido ouvido? Votem outra vez.',
        columns: 2,
        cards: [
          {
            title: 'O penteado',
            text: 'Um grupo quer usar tranças no vídeo da turma «porque fica giro». Há um ano, uma colega foi gozada por as usar. Ela diz que tanto lhe faz.',
          },
          {
            title: 'A cachupa',
            text: 'O bar da escola vende «cachupa» feita de arroz com atum. Vende muito e há quem a prove pela primeira vez. Quem a conhece diz que aquilo é outro prato.',
          },
          {
            title: 'O padrão',
            text: 'Uma loja copia num saco o desenho das mantas de uma aldeia. Não diz de onde vem nem paga a ninguém. O saco torna a aldeia famosa.',
          },
          {
            title: 'A máscara',
            text: 'No Carnaval, um grupo quer mascarar-se de um povo que só conhece dos filmes. Diz que é homenagem. Na escola há pessoas desse povo.',
          },
          {
            title: 'A mistura',
            text: 'Uma equipa mistura uma gravação de cante alentejano com batidas. Pediu licença ao grupo coral: metade gostou, a outra metade ficou triste.',
          },
          {
            title: 'O som engraçado',
            text: 'No recreio imitam-se os sons de uma língua que ninguém do grupo fala. Um colega que a fala também se ri. Não se sabe se por gosto.',
          },
        ],
      },
      {
        kind: 'venn',
        title: 'Onde fica a fronteira?',
        instructions:
          'Espalhem pelos círculos o que ouviram na discussão: sinais de que é uma troca, sinais de que se está a tirar sem perguntar e, no meio, o que pode ser uma coisa ou outra.',
        left: 'É uma troca quando…',
        right: 'É tirar quando…',
        both: 'Depende de…',
      },
      {
        kind: 'lines',
        title: 'Perguntas de bolso',
        instructions: 'Escrevam perguntas que caibam num bolso e que se possam fazer mesmo no dia a dia.',
        prompts: [
          { label: 'Três perguntas a fazer antes de usar uma coisa que vem de outra cultura:', lines: 3 },
          { label: 'O cartão em que mais mudámos de opinião, e porquê:', lines: 3 },
        ],
      },
    ],
    selfAssessment: [
      'Defendi a minha opinião sem atacar ninguém.',
      'Consigo ver um caso pelos olhos de outra pessoa.',
      'Mudei de opinião, ou percebi melhor porque não mudei.',
    ],
    sources: [
      'Convenção da UNESCO para a Salvaguarda do Património Cultural Imaterial (2003)',
      'Declaração Universal da UNESCO sobre a Diversidade Cultural (2001), artigos 5.º e 8.º',
    ],
  },

  'm3-fs1': {
    minutes: 45,
    group: 'Grupos de 4, mais a conversa fora da aula',
    objectives: [
      'Transformar perguntas que fecham em perguntas que abrem.',
      'Ensaiar uma entrevista antes de a fazer.',
      'Pedir licença e aceitar um «prefiro não dizer».',
    ],
    story:
      'Em Mosaico, a ORBI fez a sua primeira entrevista. Começou assim: «De onde é? De certeza? E antes disso?» A senhora da padaria fechou a janela. «Fiz alguma coisa mal?», perguntou a ORBI ao manual, que não respondeu: é um manual. Respondam por ele.',
    activities: [
      {
        kind: 'table',
        title: 'Oficina de perguntas',
        instructions:
          'Estas perguntas avariaram. Digam o que pode correr mal em cada uma e arranjem-na. Uma boa pergunta pede mais do que sim ou não, não traz já a resposta e deixa a outra pessoa escolher o que conta.',
        columns: [
          { title: 'Pergunta avariada', share: 3 },
          { title: 'O que pode correr mal', share: 3 },
          { title: 'Pergunta arranjada', share: 4 },
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
          'Distribuam os papéis e ensaiem três minutos. Troquem de papéis até cada pessoa ter passado por dois. Quem não quiser representar começa por observar.',
        scene:
          'Fim da tarde, portaria da escola. Uma equipa entrevista uma pessoa que ali trabalha há muitos anos sobre o que mudou: as línguas que se ouvem, as festas, os jogos, os sítios onde as pessoas se juntam.',
        roles: [
          {
            name: 'Quem pergunta',
            text: 'Tem três perguntas e alguma pressa. Vai descobrir que o silêncio também é uma boa pergunta.',
          },
          {
            name: 'Quem responde',
            text: 'Adora contar histórias. Mas há um assunto de que não quer falar, e diz: «Prefiro não dizer.»',
          },
          {
            name: 'Quem anota',
            text: 'Escreve palavras soltas, não frases. No fim, lê tudo e pergunta: «Foi isto que quis dizer?»',
          },
          {
            name: 'Quem observa',
            text: 'Não fala. Conta as interrupções. No fim, diz duas coisas que resultaram e uma a melhorar.',
          },
        ],
        steps: [
          'Apresentem-se, digam para que é a entrevista e peçam licença.',
          'Façam as perguntas. Depois de cada resposta, contem em silêncio até três.',
          'Agradeçam e leiam as notas em voz alta.',
          'Ouçam quem observou e troquem de papéis.',
        ],
      },
      {
        kind: 'lines',
        title: 'Depois do ensaio',
        instructions: 'Juntem o que disse quem observou. Basta uma palavra em cada linha.',
        prompts: [
          { label: 'Duas coisas que resultaram:', lines: 2 },
          { label: 'Uma pergunta que vamos mudar, e como fica:', lines: 2 },
        ],
      },
      {
        kind: 'interview',
        title: 'A entrevista a sério',
        instructions:
          'Escolham alguém da escola ou do bairro. Se ninguém puder, usem a conversa do ensaio e digam-no na legenda. As respostas servem para o vosso retrato em Mosaico.',
        before: [
          'Dissemos quem somos, para que é e quem vai ver.',
          'Perguntámos: «Aceita? Pode parar quando quiser.»',
          'Não pedimos nome nem fotografia e não gravamos a voz.',
        ],
        questions: [
          'Que línguas ou maneiras de falar se ouvem neste lugar?',
          'Conte-nos uma vez em que pessoas muito diferentes fizeram aqui alguma coisa em conjunto.',
          'Há algum sítio onde as pessoas se cruzam sem se falar? Porque será?',
          'O que aprendeu com alguém que cresceu noutra terra?',
          'A nossa pergunta:',
        ],
        lines: 2,
      },
    ],
    selfAssessment: [
      'Fiz perguntas que deixaram a outra pessoa escolher o que contar.',
      'Pedi licença e expliquei para que era.',
      'Esperei pela resposta até ao fim.',
      'Não escrevi nomes nem nada que identifique alguém.',
    ],
    sources: [
      'Constituição da República Portuguesa, artigo 26.º (direito à imagem, à palavra e à reserva da vida privada)',
    ],
  },

  'm3-fs2': {
    minutes: 45,
    group: 'Equipas, com trabalho a pares',
    objectives: [
      'Observar a escola ou o bairro sem adivinhar de onde é cada pessoa.',
      'Separar o que se viu do que se acha.',
      'Escrever legendas que expliquem onde há e onde falta encontro.',
    ],
    story:
      'A praça de Mosaico vê-se bem do céu: há zonas cheias de cor e há falhas cinzentas. A ORBI quis desenhá-la e começou por contar narizes. «Não contes narizes», disse-lhe uma criança. «Conta olás.» Façam o mesmo no vosso lugar. **Não adivinhem origens pela cara, pela roupa ou pelo nome: olhem para o que as pessoas fazem.**',
    materials: ['Lápis de cor', 'Uma prancheta ou um caderno para apoiar'],
    activities: [
      {
        kind: 'map',
        title: 'Mapa dos olás',
        instructions:
          'Escolham um espaço pequeno, com gente: recreio, cantina, rua. Desenhem-no com os sinais da legenda. Observem 10\u00a0minutos, de longe e sem seguir ninguém. O último sinal é vosso.',
        height: 84,
        legend: [
          { sign: 'E', meaning: 'Encontro: conversa ou jogo' },
          { sign: 'X', meaning: 'Cruzamento sem um olá' },
          { sign: 'L', meaning: 'Mais de uma língua' },
          { sign: 'B', meaning: 'Barreira: degrau, ruído…' },
          { sign: '?', meaning: 'É preciso perguntar' },
          { sign: '…', meaning: '' },
        ],
      },
      {
        kind: 'table',
        title: 'Caderno de campo',
        instructions:
          'Escolham no mapa um E e um X. Cada par trata de um lugar. Depois troquem de folha e juntem o que falta.',
        columns: [
          { title: 'O nosso olhar', share: 3 },
          { title: 'Lugar de encontro', share: 4 },
          { title: 'Lugar de cruzamento', share: 4 },
        ],
        rows: [
          ['Onde é e a que horas observámos', '', ''],
          ['O que vimos e ouvimos (factos)', '', ''],
          ['O que achamos disso (opinião)', '', ''],
          ['O que ajuda ou atrapalha o encontro', '', ''],
        ],
        rowHeight: 34,
      },
      {
        kind: 'letter',
        title: 'Duas legendas',
        instructions: 'Completem as legendas. Vão no jogo, ao lado das fotografias, do mapa ou da entrevista.',
        paragraphs: [
          'Neste lugar, ________, as pessoas encontram-se quando:',
          '',
          'Sabemos isso porque:',
          '',
          'Neste outro lugar, ________, as pessoas cruzam-se sem falar.',
          'Talvez seja porque:',
          '',
          'Para ser diferente, bastava:',
          '',
        ],
      },
      {
        kind: 'checklist',
        title: 'Antes de juntar os ficheiros',
        instructions: 'Olhem para cada imagem com olhos de detetive.',
        items: [
          'Nenhum rosto, nome, matrícula ou ecrã de telemóvel à vista.',
          'Quem falou connosco deu licença e sabe para que é.',
          'Há um lugar de encontro e um de cruzamento, ambos com legenda.',
          'Uma pessoa que lá aparecesse gostava de ler o que escrevemos.',
        ],
      },
    ],
    selfAssessment: [
      'Observei gestos, sem adivinhar de onde é ninguém.',
      'Separei o que vi do que acho.',
      'Fiz a minha parte do mapa, das notas ou das legendas.',
    ],
    sources: [
      'Constituição da República Portuguesa, artigo 26.º (direito à imagem e à reserva da vida privada)',
      'Conselho da Europa, Livro Branco sobre o Diálogo Intercultural (2008)',
    ],
  },

  'm3-fs3': {
    minutes: 45,
    group: 'Pares; depois, toda a turma',
    objectives: [
      'Ler um gráfico com números oficiais.',
      'Dizer o que um número não conta.',
      'Escrever a mesma notícia de forma justa.',
    ],
    story:
      'A ORBI adora números: nunca se ofendem com um olá mal dito. Em Mosaico, gritou do alto da nave: «Contei 24\u00a0817 pedrinhas!» Lá de baixo, uma voz respondeu: «E eu? Chamo-me pedrinha?» Desde então, a ORBI só diz um número depois de perguntar quem está lá dentro.',
    quote: {
      text: 'Os estrangeiros e os apátridas que se encontrem ou residam em Portugal gozam dos direitos e estão sujeitos aos deveres do cidadão português.',
      from: 'Constituição da República Portuguesa, artigo 15.º, n.º\u00a01 (o n.º\u00a02 diz quais são as exceções)',
    },
    activities: [
      {
        kind: 'chart',
        title: 'Quantas em cada cem?',
        instructions:
          'Leiam primeiro o título, depois a fonte e só no fim as barras. Já agora: «nacionalidade» é o que dizem os documentos. Não diz onde se nasceu, que língua se fala nem a que lugar se chama casa.',
        caption: 'Pessoas de nacionalidade estrangeira em cada 100 que viviam em Portugal',
        unit: '%',
        bars: [
          { label: '2001', value: 2.2 },
          { label: '2011', value: 3.7 },
          { label: '2021', value: 5.2 },
        ],
        source: 'Instituto Nacional de Estatística, Censos 2001, 2011 e 2021 (resultados definitivos)',
        questions: [
          { label: 'O que mudou de 2001 para 2021? Respondam numa frase sem adjetivos.', lines: 2 },
          { label: 'Escrevam duas coisas que este gráfico não conta.', lines: 2 },
          {
            label: 'Os Censos fazem-se de dez em dez anos. Onde procurariam um número mais recente e de confiança?',
            lines: 2,
          },
        ],
      },
      {
        kind: 'table',
        title: 'Ida e volta',
        instructions:
          'Há quem chegue a Portugal e há quem parta. Para cada número, imaginem **uma** pessoa lá dentro: não quem é, mas o que deixa, o que traz e do que precisa no primeiro dia.',
        columns: [
          { title: 'O número', share: 4 },
          { title: 'O que deixa e o que traz', share: 4 },
          { title: 'Do que precisa no primeiro dia', share: 4 },
        ],
        rows: [
          ['**542\u00a0165** pessoas de nacionalidade estrangeira viviam em Portugal (Censos 2021).', '', ''],
          [
            'Cerca de **1,8\u00a0milhões** de pessoas nascidas em Portugal viviam noutro país em 2024 (estimativa da ONU; a anterior, de 2,1\u00a0milhões em 2020, foi revista em baixa).',
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
          'Usem o gráfico da primeira atividade. Escrevam duas manchetes com o mesmo número: uma que assusta ou exagera e outra que informa. Leiam-nas em voz alta à turma, sem dizer qual é qual.',
        prompts: [
          { label: 'A que exagera:', lines: 1 },
          { label: 'A que informa:', lines: 1 },
          { label: 'Que palavras fizeram a diferença?', lines: 2 },
        ],
      },
    ],
    selfAssessment: [
      'Sei dizer de que ano é um número e quem o contou.',
      'Sei dizer o que um número não conta.',
      'Reparo quando uma manchete exagera.',
    ],
    sources: [
      'Instituto Nacional de Estatística, Censos 2001, 2011 e 2021: população residente de nacionalidade estrangeira',
      'Nações Unidas, International Migrant Stock 2024; Observatório da Emigração (notas sobre a revisão das estimativas)',
      'Constituição da República Portuguesa, artigo 15.º',
    ],
  },

  'm4-fs1': {
    minutes: 45,
    group: 'Grupos de 4 ou 5, mais a recolha fora da aula',
    objectives: [
      'Reconhecer o que fecha uma roda sem que ninguém o decida.',
      'Falar de situações, sem apontar pessoas.',
      'Escutar antes de pensar em soluções.',
    ],
    story:
      'Na lua Roda, dança-se de mãos dadas. A ORBI não tem mãos. Nem pés. Ninguém a mandou embora: simplesmente, ninguém tinha pensado nela. Ficou a ver, encostada à parede, a fingir que contava estrelas. Quantas rodas serão assim? Procurem as da vossa escola ou do vosso bairro.',
    quote: {
      text: 'Toda a pessoa tem o direito de tomar parte livremente na vida cultural da comunidade (…).',
      from: 'Declaração Universal dos Direitos Humanos (1948), artigo 27.º, n.º\u00a01',
    },
    materials: ['Tesoura', 'Esta ficha impressa de um só lado da folha'],
    activities: [
      {
        kind: 'cards',
        title: 'Rodas que se fecham sozinhas',
        instructions:
          'Recortem os cartões e arrumem-nos em montes conforme o que fecha a roda: dinheiro, língua, tempo, espaço ou hábito. Não há só uma arrumação certa. Em cada cartão, digam quem a podia abrir e o que isso lhe custava.',
        columns: 2,
        cards: [
          {
            title: 'A visita',
            text: 'A visita de estudo custa 18\u00a0euros. Quem a marcou nunca perguntou se o preço servia a toda a gente.',
          },
          {
            title: 'A piada',
            text: 'No grupo fala-se depressa e com calão. Quem está a aprender português ri-se no fim, sem saber de quê.',
          },
          {
            title: 'O torneio',
            text: 'É sempre à mesma hora. Há quem não possa: uma pessoa está na oração, outra vai buscar a irmã à creche.',
          },
          {
            title: 'As escadas',
            text: 'O clube de dança ensaia no primeiro andar e não há elevador. «Ninguém se queixou», dizem no clube.',
          },
          {
            title: 'O grupo',
            text: 'A turma combina tudo por mensagem. Quem não tem telemóvel sabe das coisas um dia depois.',
          },
          {
            title: 'A mesa',
            text: 'Na cantina, certas mesas estão sempre «ocupadas», mesmo vazias. Chegar a meio do ano é descobrir isso de pé.',
          },
        ],
      },
      {
        kind: 'rings',
        title: 'O radar da nossa roda',
        instructions:
          'Pensem numa roda verdadeira: um clube, um jogo, a cantina, uma festa do bairro. Escrevam **situações e nunca nomes**: «quem chegou este ano», «quem apanha o último autocarro». No meio, quem está sempre; por fora, quem fica a ver.',
        rings: ['Sempre dentro', 'Só às vezes', 'A ver de fora'],
      },
      {
        kind: 'interview',
        title: 'Escutar antes de arranjar',
        instructions:
          'Perguntem a quem queira falar. Se for difícil, ponham uma caixa para respostas anónimas ou perguntem a quem trabalha na escola. Não vão ter com alguém por vos parecer «de fora».',
        before: [
          'Fala só quem quer e diz só o que quer.',
          'Explicámos que as respostas, sem nomes, vão ajudar a fazer um plano.',
        ],
        questions: [
          'Quando é que te sentes mesmo parte deste lugar?',
          'O que torna mais difícil entrar?',
          'Que pequena mudança fazia diferença?',
        ],
        lines: 2,
      },
      {
        kind: 'lines',
        title: 'A nossa roda fechada',
        instructions: 'Juntem tudo numa ou duas frases. É o começo do plano.',
        prompts: [{ label: 'O problema que escolhemos é…', lines: 3 }],
      },
    ],
    selfAssessment: [
      'Falei de situações e não de pessoas.',
      'Descobri uma barreira em que nunca tinha reparado.',
      'Escutei sem dar logo uma solução.',
    ],
    sources: [
      'Declaração Universal dos Direitos Humanos (1948), artigo 27.º',
      'Convenção sobre os Direitos da Criança (1989), artigos 2.º e 31.º',
    ],
  },

  'm4-fs2': {
    minutes: 45,
    group: 'Toda a equipa',
    objectives: [
      'Juntar num plano o problema, as vozes de quem o vive e a ação.',
      'Repartir tarefas, datas e materiais.',
      'Escolher um sinal que mostre se resultou.',
    ],
    story:
      'Na lua Roda, alguém parou a música e perguntou: «E tu, como danças?» A ORBI dançou com as luzes. Agora há um passo novo em que toda a gente pisca os olhos. Custou zero moedas e uma pergunta. O vosso plano também pode ser pequeno, desde que seja a sério.',
    activities: [
      {
        kind: 'canvas',
        title: 'O plano numa folha',
        instructions:
          'As caixas têm a ordem das duas perguntas do jogo: primeiro o problema, depois a ação. Comecem pela que sabem melhor. Uma pessoa escreve, e a caneta roda em cada caixa.',
        columns: 2,
        boxes: [
          { title: 'Onde falta encontro', hint: 'Lugar, hora, situação.', height: 22 },
          { title: 'Quem sente o problema', hint: 'Situações, sem nomes.', height: 22 },
          { title: 'Porque acontece', hint: 'Dinheiro, língua, tempo, espaço, hábito…', height: 22 },
          { title: 'O que dizem essas pessoas', hint: 'Palavras delas, com licença.', height: 22 },
          {
            title: 'A ação',
            hint: 'O que vamos fazer e com quem. Comecem por um verbo: abrir, trocar, mudar…',
            wide: true,
          },
          { title: 'Sinal de que resultou', hint: 'Uma coisa que se possa ver ou contar.', height: 22 },
          { title: 'Quem o vai dizer', hint: 'De preferência, quem estava de fora.', height: 22 },
        ],
      },
      {
        kind: 'table',
        title: 'Quem, o quê, quando, com quê',
        instructions:
          'Partam a ação em passos pequenos. Escrevam funções («quem fala com a direção»), não nomes. Se houver um passo sem dono, o plano ainda tem um buraco.',
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
        instructions: 'Leiam o plano a outra equipa. É ela que põe os vistos. Onde faltar um, peçam-lhe uma ideia.',
        items: [
          'Quem fica de fora foi ouvido antes de se decidir.',
          'Ninguém tem de esconder quem é para entrar.',
          'Dá para fazer com o que há, ou sabe-se a quem pedir (direção, junta…).',
          'Cada pessoa da equipa tem uma tarefa de que gosta (ou que aguenta).',
          'Se correr mal, há um plano B.',
        ],
      },
    ],
    selfAssessment: [
      'O plano tem uma ideia minha ou uma ideia que ajudei a melhorar.',
      'Sei qual é a minha tarefa e quando a faço.',
      'Sei como vamos perceber se resultou.',
    ],
    sources: ['Convenção sobre os Direitos da Criança (1989), artigos 12.º e 31.º'],
  },

  'm4-fs3': {
    minutes: 45,
    group: 'Duas equipas de cada vez',
    objectives: [
      'Apresentar o plano num minuto.',
      'Responder a perguntas difíceis com calma.',
      'Avaliar propostas com razões e não por amizade.',
    ],
    story:
      'O Conselho Galáctico está à porta, e a ORBI arrumou a coleção. Tem olás em mil línguas, olás de antenas, olás com o nariz. «Sabem qual é o melhor?», pergunta. «Tem só duas palavras.» Está no último degrau desta ficha. Ensaiem o vosso antes de entrar na sala.',
    materials: ['Relógio'],
    activities: [
      {
        kind: 'steps',
        title: 'Um minuto, cinco degraus',
        instructions:
          'Comecem por uma imagem ou uma pergunta; acabem com um convite. Escrevam palavras-chave, não frases para ler. Repartam os degraus: cada pessoa diz, mostra ou encena pelo menos um. Cronometrem duas vezes.',
        boxes: [
          { title: 'Olá! (10\u00a0segundos)' },
          { title: 'O problema (15\u00a0segundos)' },
          { title: 'A ação (20\u00a0segundos)' },
          { title: 'O sinal (10\u00a0segundos)' },
          { title: 'Queres vir? (5\u00a0segundos)' },
        ],
      },
      {
        kind: 'rolePlay',
        title: 'O Conselho aperta convosco',
        instructions:
          'Uma equipa apresenta e a outra recebe os papéis. Depois trocam. As perguntas podem ser duras; o tom, não.',
        scene:
          'Sala do Conselho. Há um minuto para apresentar e quatro para perguntas. O Conselho quer mesmo ajudar, mas só aprova o que percebe.',
        roles: [
          { name: 'Quem duvida', text: 'Já viu muitos planos bonitos ficarem na gaveta. Pergunta sempre: «E depois?»' },
          { name: 'Quem faz contas', text: 'Quer saber quanto custa, de quem é a sala e quem arruma no fim.' },
          {
            name: 'Quem vive o problema',
            text: 'Quer saber se alguém lhe perguntou alguma coisa. Não precisa de pena: precisa de lugar.',
          },
          { name: 'Quem quer entrar', text: 'Gostou da ideia e pergunta: «O que posso fazer já amanhã?»' },
        ],
        steps: [
          'Apresentem num minuto. Quem ouve não interrompe.',
          'Cada papel faz uma pergunta. Se não souberem, digam: «Ainda não sabemos, mas vamos ver.»',
          'Fora dos papéis, cada pessoa diz uma força e uma ideia para melhorar.',
        ],
      },
      {
        kind: 'table',
        title: 'Caderno do Conselho',
        instructions:
          'Para o dia do Conselho: antes de dar estrelas, escrevam uma força e uma pergunta para cada proposta. Servem também para os comentários no jogo. Avaliem a proposta e não quem a fez.',
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
        instructions: 'O plano só começa quando alguém é convidado. Completem e deixem-no onde seja lido.',
        paragraphs: [
          '**Olá!**',
          'No dia ____, em ________, vamos:',
          '',
          'Não é preciso saber:',
          '',
          'Nem é preciso ter ________.',
          'Se quiseres, traz ________.',
          '**Queres vir?**',
        ],
      },
    ],
    selfAssessment: [
      'Disse a minha parte sem a ler toda.',
      'Respondi a uma pergunta difícil sem me zangar.',
      'Avaliei ideias e não pessoas.',
      'Sei dizer o que o nosso plano muda.',
    ],
    sources: ['Convenção sobre os Direitos da Criança (1989), artigo 12.º'],
  },
};
