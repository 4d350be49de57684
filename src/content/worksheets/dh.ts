import type { ThemeWorksheets } from '../Worksheet.ts';

/** The worksheets of Direitos Humanos. ORBI keeps looking for «o Alguém» of the game's script (content/dh.ts). */
export const dhWorksheets: ThemeWorksheets = {
  'm1-fs1': {
    minutes: 40,
    group: 'Grupos de 4',
    objectives: [
      'Distinguir desejos, necessidades e direitos em exemplos do dia a dia.',
      'Dar um exemplo de direitos que dependem de outros.',
      'Dar razões e ouvir as de outras pessoas.',
    ],
    story:
      'A nave vai partir e a ORBI fez a mala. Leva uma consola, um extintor, doze cabos e nenhuma garrafa de água. «Não percebo a vossa lista», queixa-se. «O que as pessoas querem, o que lhes faz falta e aquilo a que têm direito: é tudo a mesma coisa?» Ajudem-na antes de descolar.',
    quote: {
      text: 'Todos os seres humanos nascem livres e iguais em dignidade e em direitos.',
      from: 'Declaração Universal dos Direitos Humanos, artigo 1.º',
    },
    activities: [
      {
        kind: 'table',
        title: 'A mala da ORBI',
        instructions:
          'Ponham uma cruz em cada coluna que vos pareça certa; pode haver mais do que uma. Na última, digam porquê em poucas palavras. Não estão de acordo? Melhor ainda: escrevam as duas razões.',
        columns: [
          { title: 'Na mala', share: 3.4 },
          { title: 'Quero', share: 1.2 },
          { title: 'Preciso', share: 1.3 },
          { title: 'É direito', share: 1.5 },
          { title: 'Porquê?', share: 4 },
        ],
        rows: [
          ['Água para beber', '', '', '', ''],
          ['Sapatilhas da moda', '', '', '', ''],
          ['Tempo livre, sem fazer nada de útil', '', '', '', ''],
          ['Dizer o que penso das regras da turma', '', '', '', ''],
          ['Internet em casa', '', '', '', ''],
          ['Uma consulta no centro de saúde', '', '', '', ''],
        ],
      },
      {
        kind: 'steps',
        title: 'O efeito dominó',
        instructions:
          'A nave leva peso a mais e a ORBI quer largar um direito. Escolham um da tabela e vejam o que cai a seguir. Em vez de escrever, também podem desenhar dentro das caixas.',
        boxes: [
          { title: 'Largámos o direito a…' },
          { title: 'Na escola, então…' },
          { title: 'Por isso, as pessoas…' },
          { title: 'E cai também o direito a…' },
        ],
      },
      {
        kind: 'lines',
        title: 'Etiquetas para um robô',
        instructions:
          'A ORBI quer etiquetas claras para arrumar a mala. Façam-nas com palavras vossas, sem dicionário.',
        prompts: [
          { label: 'Um **desejo** é…', lines: 1 },
          { label: 'Um **direito** é…', lines: 2 },
          { label: 'Um direito de que quase nunca nos lembramos, e porquê:', lines: 2 },
        ],
      },
    ],
    selfAssessment: [
      'Sei explicar a diferença entre um desejo e um direito.',
      'Dei as minhas razões, mesmo quando era só eu a pensar assim.',
      'Mudei de ideias, ou percebi melhor porque não mudei.',
    ],
    sources: [
      'Declaração Universal dos Direitos Humanos (1948), artigos 1.º e 25.º',
      'Convenção sobre os Direitos da Criança (1989), artigos 12.º, 24.º e 31.º',
      'Assembleia Geral das Nações Unidas, Resolução 64/292 (2010), sobre o direito humano à água e ao saneamento',
    ],
  },
  'm1-fs2': {
    minutes: 45,
    group: 'Grupos de 4',
    objectives: [
      'Identificar oito direitos da Convenção sobre os Direitos da Criança.',
      'Reconhecer um direito dentro de uma situação da escola.',
      'Contar um direito em palavras e em desenho.',
    ],
    story:
      'Em Códice, cada direito é uma folha. O vento soltou oito e a ORBI apanhou-as com o aspirador. Vêm amarrotadas, mas leem-se bem. São da **Convenção sobre os Direitos da Criança**, que vale para quem ainda não fez 18\u00a0anos. Portugal faz parte dela desde 1990.',
    materials: ['Ficha impressa de um só lado', 'Tesouras', 'Lápis de cor'],
    activities: [
      {
        kind: 'cards',
        title: 'Oito folhas soltas',
        instructions:
          'Recortem as cartas e virem-nas para baixo. À vez, tirem uma e contem uma cena da escola em que esse direito aparece, **sem dizer o nome dele**. A equipa adivinha. A cena pode ser inventada; em vez de contar, podem fazer mímica.',
        columns: 2,
        cards: [
          {
            title: 'Opinião · artigo 12.º',
            text: 'Posso dizer o que penso sobre o que me diz respeito, e isso deve ser levado a sério.',
          },
          {
            title: 'Informação · artigo 13.º',
            text: 'Posso procurar, receber e dar informações e ideias, com respeito pelas outras pessoas.',
          },
          {
            title: 'Consciência · artigo 14.º',
            text: 'Posso ter a minha maneira de pensar e a minha religião, ou não ter nenhuma.',
          },
          {
            title: 'Grupo · artigo 15.º',
            text: 'Posso juntar-me a outras pessoas, criar grupos e fazer reuniões em paz.',
          },
          {
            title: 'Vida privada · artigo 16.º',
            text: 'Ninguém pode meter-se, sem razão que a lei aceite, na minha vida, na minha casa ou nas minhas mensagens.',
          },
          {
            title: 'Saúde · artigo 24.º',
            text: 'Tenho direito aos cuidados de saúde de que preciso e a saber como cuidar de mim.',
          },
          {
            title: 'Escola · artigo 28.º',
            text: 'Tenho direito a aprender, e as regras da escola têm de respeitar a minha dignidade.',
          },
          {
            title: 'Brincar · artigo 31.º',
            text: 'Posso descansar, brincar e participar em jogos, na arte e na cultura.',
          },
        ],
      },
      {
        kind: 'match',
        title: 'Que folha falta aqui?',
        instructions:
          'Liguem cada situação à carta que melhor lhe responde. Algumas cabem em duas: escolham e defendam a vossa.',
        left: [
          'Um colega chegou de outro país e espera há dois meses por uma vaga.',
          'Meia turma quer criar um clube de xadrez e não lhe dão uma sala.',
          'O intervalo acaba mais cedo todos os dias, para despachar fichas.',
          'Leram em voz alta o diário que estava dentro de uma mochila.',
          'Uma turma quer saber mais sobre o clima. A biblioteca está sempre fechada.',
          'Gozam com uma colega por causa da religião dela.',
        ],
        right: ['Brincar', 'Consciência', 'Escola', 'Informação', 'Vida privada', 'Grupo'],
      },
      {
        kind: 'storyboard',
        title: 'Três quadrados',
        instructions:
          'Escolham uma carta e façam dela uma banda desenhada. Bastam bonecos de traço: a ORBI desenha pior.',
        captions: ['O que se passa', 'Alguém repara', 'O que muda'],
      },
    ],
    selfAssessment: [
      'Sei dizer pelo menos quatro direitos da Convenção.',
      'Ouvi cada cena até ao fim antes de adivinhar.',
      'Reparo agora em direitos onde antes não os via.',
    ],
    sources: [
      'Convenção sobre os Direitos da Criança (1989), artigos 1.º, 12.º a 16.º, 24.º, 28.º e 31.º',
      'Resolução da Assembleia da República n.º\u00a020/90, de 12 de setembro (aprova a Convenção para ratificação)',
    ],
  },
  'm1-fs3': {
    minutes: 45,
    group: 'Grupos de 3 ou 4',
    objectives: [
      'Ligar o uso do telemóvel a direitos concretos.',
      'Tomar posição sobre a vida privada e ouvir outras posições.',
      'Combinar regras e saber a quem pedir ajuda.',
    ],
    story:
      'A ORBI encontrou um telemóvel em Códice e perguntou-lhe: «De quem são os segredos que guardas?» O telemóvel pediu-lhe a impressão digital. A ORBI não tem. Esta ficha é sobre o que anda nos bolsos das pessoas. Não é preciso ter telemóvel, nem mostrar o de ninguém.',
    activities: [
      {
        kind: 'mindMap',
        title: 'Ajuda ou atrapalha?',
        instructions:
          'Em três balões, escrevam direitos que um telemóvel ajuda a exercer: aprender, participar, brincar… Nos outros três, direitos que ele pode pôr em risco. Marquem cada balão com um **+** ou um **−**.',
        center: 'Um telemóvel no bolso',
        bubbles: ['', '', '', '', '', ''],
      },
      {
        kind: 'scale',
        title: 'Em que ponto ficam?',
        instructions:
          'Cada pessoa marca o seu número com um sinal só dela. Conversem sobre a frase em que ficaram mais longe. Que direito pesa em cada ponta?',
        from: 'Discordo',
        to: 'Concordo',
        statements: [
          'Posso partilhar uma captura de ecrã se lá não se disser mal de ninguém.',
          'Quem aparece numa fotografia de grupo pode pedir que a apaguem.',
          'Se está na Internet, é de toda a gente.',
          'Quem cuida de nós deve poder ver o nosso telemóvel quando quiser.',
          'Mostrar onde estou, a toda a hora, é uma prova de amizade.',
        ],
      },
      {
        kind: 'frame',
        title: 'O nosso fundo de ecrã',
        instructions:
          'Desenhem um fundo de ecrã com três regras que a equipa cumpria mesmo, sem batota, e que se leiam em cinco segundos. Ponham lá a quem pedir ajuda: uma pessoa adulta de confiança, o **116\u00a0111** (SOS-Criança) ou o **800\u00a021\u00a090\u00a090** (Linha Internet Segura).',
        label: 'Ecrã da equipa',
        height: 82,
      },
    ],
    selfAssessment: [
      'Dei exemplos de como um telemóvel ajuda e atrapalha.',
      'Mudei um número na escala, ou soube explicar porque não mudei.',
      'Sei a quem pedir ajuda se algo correr mal na Internet.',
    ],
    sources: [
      'Convenção sobre os Direitos da Criança (1989), artigos 13.º, 16.º, 17.º e 31.º',
      'Constituição da República Portuguesa, artigos 26.º e 34.º; Código Civil, artigo 79.º (direito à imagem)',
      'Instituto de Apoio à Criança, SOS-Criança; APAV, Linha Internet Segura',
    ],
  },
  'm2-fs1': {
    minutes: 45,
    group: 'Grupos de 4',
    objectives: [
      'Reconhecer situações em que dois direitos se cruzam.',
      'Defender com razões um lado que pode não ser o nosso.',
      'Procurar saídas que respeitem os dois lados.',
    ],
    story:
      'Em Balança, as duas luas nunca se entendem: quando uma sobe, a outra reclama. A ORBI perguntou qual delas tinha razão e ouviu duas vozes ao mesmo tempo: «Eu!» Na Terra acontece o mesmo. Às vezes, há um direito de cada lado, e gritar mais alto não resolve.',
    materials: ['Ficha impressa de um só lado', 'Tesouras', 'Relógio'],
    activities: [
      {
        kind: 'cards',
        title: 'Dilemas de bolso',
        instructions:
          'Recortem as cartas e tirem duas à sorte. Em cada uma, metade da equipa fala por um lado e metade pelo outro, durante dois minutos. Depois, troquem de lado. Sim, mesmo que custe.',
        columns: 2,
        cards: [
          {
            title: 'A praceta',
            text: 'Um grupo ensaia música na praceta até às dez da noite. Não tem outro sítio. Uma vizinha levanta-se às cinco para ir trabalhar.',
          },
          {
            title: 'As mochilas',
            text: 'Desapareceram coisas dos balneários. Durante uma semana, a escola quer ver o que está dentro de todas as mochilas.',
          },
          {
            title: 'O cartaz',
            text: 'A turma fez um cartaz a dizer que a comida da cantina é má. Quem cozinha sentiu que gozavam com o seu trabalho e pede que o tirem.',
          },
          {
            title: 'O localizador',
            text: 'A família da Rita quer ver num mapa onde ela está, a toda a hora. A Rita tem treze anos e acha que merece confiança.',
          },
          {
            title: 'O campo',
            text: 'Uma equipa treina para o torneio e ocupa o único campo em todos os intervalos. Outras turmas só queriam jogar um bocado.',
          },
          {
            title: 'O grupo',
            text: 'A turma combina tudo num grupo de mensagens. Há quem não tenha telemóvel e fique de fora. Há quem diga que é só um grupo de amigos.',
          },
        ],
      },
      {
        kind: 'table',
        title: 'Uma lua de cada lado',
        instructions:
          'Registem as vossas duas cartas. Na última linha, inventem um dilema da escola ou do bairro, sem nomes e sem casos que possam magoar alguém.',
        columns: [
          { title: 'Carta', share: 1.8 },
          { title: 'De um lado, direito a…', share: 3 },
          { title: 'Do outro, direito a…', share: 3 },
          { title: 'Uma saída possível', share: 4 },
        ],
        rows: [],
        blankRows: 3,
        rowHeight: 17,
      },
      {
        kind: 'venn',
        title: 'A mesma fotografia',
        instructions:
          'Dois direitos que vão aparecer na missão. De cada lado, escrevam o que ele protege. No meio, situações em que os dois puxam pela mesma fotografia.',
        left: 'Direito a informar',
        right: 'Direito à imagem',
        both: 'Os dois',
      },
    ],
    selfAssessment: [
      'Sei dizer que direito está de cada lado de um dilema.',
      'Defendi com boas razões um lado que não era o meu.',
      'Procurei uma saída antes de escolher quem ganha.',
    ],
    sources: [
      'Constituição da República Portuguesa, artigos 26.º, 37.º e 79.º',
      'Convenção sobre os Direitos da Criança (1989), artigos 13.º, 16.º e 31.º',
      'Declaração Universal dos Direitos Humanos (1948), artigos 12.º, 19.º e 24.º',
    ],
  },
  'm2-fs2': {
    minutes: 45,
    group: 'Grupos de 4',
    objectives: [
      'Identificar a liberdade de informar e o direito à imagem num caso concreto.',
      'Comparar o que cada decisão dá e o que cada decisão custa.',
      'Preparar por escrito a decisão da equipa.',
    ],
    story:
      'São dez para as quatro e o jornal da escola fecha às quatro. Na mesa está a melhor fotografia do ano: um aluno a chorar depois de perder a final. É notícia e está muito bem tirada. Mas o aluno veio pedir que não a publiquem. A ORBI até desligou a música. Agora decidam.',
    quote: {
      text: 'Todos têm […] o direito de informar, de se informar e de ser informados.',
      from: 'Constituição da República Portuguesa, artigo 37.º, n.º\u00a01',
    },
    activities: [
      {
        kind: 'rolePlay',
        title: 'Reunião às dez para as quatro',
        instructions:
          'Tirem os papéis à sorte e representem a reunião. São cinco? Duas pessoas fazem de quem lê o jornal. Ninguém é o mau da fita: cada papel tem uma boa razão.',
        scene: 'A primeira página está vazia, à espera da fotografia. À mesa, quatro pessoas com quatro razões.',
        roles: [
          {
            name: 'Direção do jornal',
            text: 'Quer um jornal que diga a verdade. Acha que perder também é notícia. Dá a palavra e conta o tempo.',
          },
          {
            name: 'Quem fotografou',
            text: 'Esperou duas horas à chuva por esta imagem. Não quis gozar: quis mostrar que o jogo era importante.',
          },
          {
            name: 'O aluno da fotografia',
            text: 'Não pediu para ser notícia. Teme as piadas e as cópias a circular. Aceita que se fale do jogo.',
          },
          {
            name: 'Quem lê o jornal',
            text: 'Quer saber como foi a final. Gosta de jornais com gente a sério, e também já chorou por um jogo.',
          },
        ],
        steps: [
          'Preparem o papel durante um minuto, em silêncio.',
          'Cada pessoa fala um minuto, sem interrupções, e diz que direito defende.',
          'Discutam durante cinco minutos à procura de uma saída.',
          'Larguem os papéis: o que pensam agora, de verdade?',
        ],
      },
      {
        kind: 'table',
        title: 'Quanto custa cada saída?',
        instructions:
          'Toda a saída tem um preço. Digam quem o paga. A última linha é para uma ideia vossa, melhor do que estas.',
        columns: [
          { title: 'Saída', share: 3 },
          { title: 'Quem ganha o quê?', share: 4 },
          { title: 'Quem perde o quê?', share: 4 },
        ],
        rows: [
          ['Publicar como está', '', ''],
          ['Não publicar', '', ''],
          ['Publicar outra imagem do jogo', '', ''],
        ],
        blankRows: 1,
        rowHeight: 14,
      },
      {
        kind: 'letter',
        title: 'O rascunho da decisão',
        instructions:
          'É este o texto que a missão vos pede. Escrevam-no aqui a lápis, discutam cada frase e levem-no depois para a nave.',
        paragraphs: [
          'De um lado está o direito a ____ porque:',
          '',
          'Do outro lado está o direito a ____ porque:',
          '',
          'Decidimos ____ e a razão que mais pesou foi esta:',
          '',
          '',
          'Para respeitar toda a gente, propomos ainda:',
          '',
          '',
        ],
      },
    ],
    selfAssessment: [
      'Disse que direito defendia, e não só o que queria.',
      'Percebi a razão de quem pensava o contrário de mim.',
      'A decisão da equipa tem também uma ideia minha.',
    ],
    sources: [
      'Constituição da República Portuguesa, artigos 26.º, 37.º e 38.º',
      'Convenção sobre os Direitos da Criança (1989), artigos 13.º e 16.º',
      'Código Civil, artigo 79.º (direito à imagem)',
      'Sindicato dos Jornalistas, Código Deontológico do Jornalista',
    ],
  },
  'm2-fs3': {
    minutes: 45,
    group: 'Pares e equipa',
    objectives: [
      'Distinguir tratar da mesma maneira de tratar com justiça.',
      'Melhorar regras do dia a dia que deixam gente de fora.',
      'Identificar quem não votava em Portugal, e até quando.',
    ],
    story:
      'A ORBI mandou fazer casacos para a tripulação: iguais para toda a gente, todos do tamanho 38. A quem não servia, respondia: «Mas é igual!» Levou três viagens a perceber o problema. Ajudem-na a não fazer o mesmo com as outras regras.',
    quote: {
      text: 'Todos os cidadãos têm a mesma dignidade social e são iguais perante a lei.',
      from: 'Constituição da República Portuguesa, artigo 13.º, n.º\u00a01',
    },
    activities: [
      {
        kind: 'table',
        title: 'Provar o casaco',
        instructions:
          'Cada regra é igual para toda a gente. Mas a quem não serve? Escolham pelo menos três e mudem-nas sem tirar nada a ninguém.',
        columns: [
          { title: 'Regra', share: 4 },
          { title: 'A quem não serve?', share: 3.4 },
          { title: 'Como a mudavam?', share: 4 },
        ],
        rows: [
          ['No teste, 50\u00a0minutos para toda a gente.', '', ''],
          ['Na visita de estudo, cada pessoa paga 25\u00a0euros.', '', ''],
          ['Na assembleia, fala quem levantar o braço mais depressa.', '', ''],
          ['Os avisos da escola são só em papel e em letra pequena.', '', ''],
          ['Na cantina, há um só prato por dia.', '', ''],
        ],
        rowHeight: 20,
      },
      {
        kind: 'storyboard',
        title: 'Antes e depois',
        instructions:
          'Desenhem uma das regras nas duas versões. Só há uma condição: se conhecem a imagem das três pessoas em cima de caixas a ver um jogo, essa não vale. Já está feita.',
        captions: ['Igual, mas injusto', 'Diferente, mas justo'],
      },
      {
        kind: 'timeline',
        title: 'Votar: quem ficava de fora?',
        instructions:
          'Também uma lei pode deixar gente de fora. Leiam e escrevam à margem quem **não** votava em cada data. Na última linha, digam quem não vota hoje e o que pensam disso.',
        points: [
          {
            label: '1911',
            text: 'A lei não diz que só votam homens. A médica Carolina Beatriz Ângelo vai a tribunal, ganha e vota.',
          },
          { label: '1913', text: 'A lei muda: votam só homens, e só se souberem ler e escrever.' },
          {
            label: '1931',
            text: 'Votam mulheres com estudos secundários ou superiores. Aos homens pede-se menos: por exemplo, saber ler e escrever.',
          },
          {
            label: '1946',
            text: 'Já votam mulheres chefes de família. Uma mulher casada precisa de saber ler e escrever e de pagar imposto sobre casas ou terras.',
          },
          {
            label: '1968',
            text: 'A lei já não distingue homens e mulheres, mas só vota quem sabe ler e escrever ou já estava recenseado. Nas juntas de freguesia, só chefes de família.',
          },
          {
            label: '1974',
            text: 'Depois do 25 de Abril, votam mulheres e homens a partir dos 18\u00a0anos, saibam ou não ler.',
          },
          { label: 'Hoje' },
        ],
      },
    ],
    selfAssessment: [
      'Sei explicar porque é que igual nem sempre é justo.',
      'Melhorei uma regra sem prejudicar ninguém.',
      'Reparei em pessoas que a regra não via.',
    ],
    sources: [
      'Constituição da República Portuguesa, artigos 13.º e 49.º',
      'Lei n.º\u00a03, de 3 de julho de 1913; Decreto n.º\u00a019\u00a0694, de 5 de maio de 1931',
      'Lei n.º\u00a02015, de 28 de maio de 1946',
      'Lei n.º\u00a02137, de 26 de dezembro de 1968; Decreto-Lei n.º\u00a0621-A/74, de 15 de novembro',
      'Convenção sobre os Direitos das Pessoas com Deficiência (2006), artigos 2.º e 5.º',
    ],
  },
  'm3-fs1': {
    minutes: 45,
    group: 'Grupos de 4',
    objectives: [
      'Ler um gráfico sobre o direito à educação.',
      'Avaliar com franqueza como se vivem os direitos na escola.',
      'Decidir que provas procurar na missão.',
    ],
    story:
      'Em Claraboia há telescópios, balanças e um aparelho muito antigo, com um rótulo: «Termómetro de direitos». A ORBI apontou-o à Terra e ele escreveu: «Depende de onde se mede.» Um direito não se vê a olho nu. Mas deixa sinais, e os sinais podem contar-se.',
    activities: [
      {
        kind: 'chart',
        title: 'Medir um direito',
        instructions: 'Aprender é um direito. Este gráfico mede-o ao contrário: conta as pessoas a quem ele faltou.',
        caption: 'Percentagem de pessoas de 10 ou mais anos que não sabiam ler nem escrever, em Portugal',
        unit: '%',
        bars: [
          { label: '1970', value: 25.7 },
          { label: '1981', value: 18.6 },
          { label: '1991', value: 11 },
          { label: '2001', value: 9 },
          { label: '2011', value: 5.2 },
          { label: '2021', value: 3.1 },
        ],
        source: 'Instituto Nacional de Estatística, Recenseamentos da População (Censos), 1970 a 2021',
        questions: [
          { label: 'O que mudou de 1970 a 2021? O que pode ter ajudado?', lines: 2 },
          {
            label:
              'Em 2021 ainda eram mais de 290\u00a0mil pessoas, muitas já de idade. Aos dez anos, o que faziam essas pessoas em vez de ir à escola?',
            lines: 2,
          },
        ],
      },
      {
        kind: 'scale',
        title: 'A temperatura da nossa escola',
        instructions:
          'Frio quer dizer «nunca»; quente, «sempre». Marquem em silêncio, cada pessoa com o seu sinal. Depois comparem: onde a temperatura muda muito de pessoa para pessoa, há qualquer coisa para investigar.',
        from: 'Frio',
        to: 'Quente',
        statements: [
          'Uma pessoa em cadeira de rodas chega a todas as salas.',
          'Pedem a opinião da turma antes de mudar uma regra.',
          'Há uma pessoa adulta a quem se pode contar um problema.',
          'As casas de banho têm papel e portas que fecham.',
          'No recreio há lugar para quem não joga à bola.',
          'Quem ainda fala pouco português tem ajuda e companhia.',
        ],
      },
      {
        kind: 'table',
        title: 'E a prova?',
        instructions:
          'Escolham uma frase quente e uma fria. Que sinal as pode provar? Contem, fotografem lugares ou perguntem. É isto que vão fazer na missão.',
        columns: [
          { title: 'Frase', share: 3 },
          { title: 'Onde procurar?', share: 3 },
          { title: 'Que sinal?', share: 4 },
          { title: 'Quem vai?', share: 2 },
        ],
        rows: [
          ['A quente:', '', '', ''],
          ['A fria:', '', '', ''],
        ],
        rowHeight: 24,
      },
    ],
    selfAssessment: [
      'Li o gráfico e percebi o que ele conta e o que não conta.',
      'Marquei o que vejo, e não o que ficava bem dizer.',
      'Sei que prova vou procurar.',
    ],
    sources: [
      'Instituto Nacional de Estatística, «25 de Abril: 40\u00a0anos de estatísticas» (2014) e Censos 2021 (taxa de analfabetismo)',
      'Constituição da República Portuguesa, artigos 73.º e 74.º',
      'Convenção sobre os Direitos da Criança (1989), artigos 12.º, 23.º, 28.º e 31.º',
    ],
  },
  'm3-fs2': {
    minutes: 45,
    group: 'Toda a equipa',
    objectives: [
      'Observar um lugar conhecido com olhos de quem mede direitos.',
      'Registar provas sem expor ninguém.',
      'Ligar cada lugar a um direito com nome.',
    ],
    story:
      'De Claraboia só se veem telhados, e os telhados são todos parecidos. A ORBI precisa de quem ande cá em baixo, com olhos, ouvidos e licença para entrar. Façam o mapa que ela não consegue: onde há **luz**, porque um direito é respeitado, e onde há **sombra**, porque falta alguma coisa.',
    quote: {
      text: 'Onde começam, afinal, os direitos humanos universais? Em pequenos lugares, perto de casa.',
      from: 'Eleanor Roosevelt, discurso nas Nações Unidas, 1958 (tradução livre)',
    },
    materials: ['Lápis de cor', 'Uma capa dura para apoiar', 'Máquina fotográfica ou tablet da escola, se houver'],
    activities: [
      {
        kind: 'checklist',
        title: 'Antes de sair da sala',
        instructions: 'Leiam em voz alta e marquem só o que está feito ou combinado.',
        items: [
          'Combinámos o percurso e a hora de voltar com quem nos dá a aula.',
          'Cada pessoa tem uma tarefa: desenhar, contar, perguntar ou fotografar.',
          'O percurso serve a toda a equipa, também a quem anda mais devagar.',
          'Pedimos licença antes de entrar e de fotografar.',
          'Não mostramos rostos, nomes, moradas nem matrículas.',
        ],
      },
      {
        kind: 'lines',
        title: 'As apostas',
        instructions: 'Antes de ver, adivinhem. No fim, voltem aqui e contem em quantas acertaram.',
        prompts: [
          { label: 'Um lugar onde vamos encontrar luz, e que direito é:', lines: 1 },
          { label: 'Um lugar onde vamos encontrar sombra, e que direito falta:', lines: 1 },
        ],
      },
      {
        kind: 'map',
        title: 'O mapa',
        instructions:
          'Desenhem a escola ou uma rua vista de cima. Não tem de ficar bonito: tem de se perceber. Ponham os sinais, numerem as luzes e as sombras e contem tudo o que puderem: degraus, bancos, portas, luzes.',
        height: 165,
        legend: [
          { sign: 'L', meaning: 'luz: um direito respeitado' },
          { sign: 'S', meaning: 'sombra: falta alguma coisa' },
          { sign: '?', meaning: '«sempre foi assim»' },
          { sign: 'V', meaning: 'uma voz: alguém nos contou' },
          { sign: 'D', meaning: 'degraus: quantos?' },
          { sign: '…', meaning: '' },
        ],
      },
      {
        kind: 'table',
        title: 'As legendas',
        instructions:
          'Escolham uma luz e uma sombra. Cada linha é uma legenda pronta para a missão. Sem nome do direito, a luz não conta.',
        columns: [
          { title: 'N.º e lugar', share: 3 },
          { title: 'Que direito?', share: 3 },
          { title: 'O que se vê ou se conta', share: 4 },
          { title: 'A prova', share: 3 },
        ],
        rows: [],
        blankRows: 2,
        rowHeight: 20,
      },
    ],
    selfAssessment: [
      'Vi num lugar conhecido uma coisa em que nunca tinha reparado.',
      'Pedi licença e não mostrei ninguém.',
      'Sei dizer que direito está em cada lugar que marcámos.',
    ],
    sources: [
      'Constituição da República Portuguesa, artigo 26.º',
      'Convenção sobre os Direitos da Criança (1989), artigos 12.º, 13.º e 31.º',
      'Eleanor Roosevelt, intervenção na sede das Nações Unidas, Nova Iorque, 27 de março de 1958',
    ],
  },
  'm3-fs3': {
    minutes: 45,
    group: 'Pares e equipa',
    objectives: [
      'Escolher quem é preciso ouvir sobre um lugar.',
      'Fazer uma entrevista curta, com licença e respeito.',
      'Devolver às pessoas o que se aprendeu com elas.',
    ],
    story:
      'O telescópio da ORBI vê tudo e não ouve nada. Um banco partido, uma porta fechada, uma sala vazia: só quem lá passa sabe quanto custa. A ORBI queria fazer as perguntas, mas da última vez interrogou um bebedouro durante uma hora. É melhor ir a equipa.',
    activities: [
      {
        kind: 'rings',
        title: 'Quem passa por lá?',
        instructions:
          'Escolham um lugar do vosso mapa. Escrevam nos círculos quem lá passa: quem limpa, quem estuda, quem vende. Sem nomes. Do lado de fora, ponham quem decide e quase não passa. Marquem com uma estrela quem é menos ouvido: comecem por aí.',
        rings: ['Todos os dias', 'Às vezes'],
      },
      {
        kind: 'interview',
        title: 'Dez minutos de conversa',
        instructions:
          'Em pares: uma pessoa pergunta, a outra toma notas. Se a resposta for «sempre foi assim», perguntem desde quando. Podem entrevistar alguém da escola.',
        before: [
          'Dissemos quem somos e para que serve a conversa.',
          'A pessoa aceitou e sabe que pode parar quando quiser.',
          'Não escrevemos o nome e não gravamos.',
          'No fim, lemos as notas em voz alta: «Foi isto que quis dizer?»',
        ],
        questions: [
          'Quantas vezes por semana vem aqui, e para quê?',
          'O que corre bem neste lugar? Pode dar um exemplo?',
          'O que é mais difícil do que devia ser?',
          'Já alguém lhe pediu a opinião sobre isto? O que aconteceu depois?',
          'Se pudesse mudar uma só coisa até ao fim do ano, qual era?',
        ],
        lines: 3,
      },
      {
        kind: 'letter',
        title: 'Devolver a luz',
        instructions:
          'Quem nos dá tempo merece saber o que fizemos com ele. Completem o bilhete e entreguem-no em mão.',
        paragraphs: [
          'Bom dia!',
          'Agradecemos a conversa sobre ________.',
          'Ficámos a saber que:',
          '',
          '',
          'O que mais nos fez pensar foi:',
          '',
          'Agora vamos:',
          '',
          'Depois contamos como correu. A equipa ________',
        ],
      },
    ],
    selfAssessment: [
      'Deixei a pessoa acabar as frases.',
      'Perguntei sem empurrar para a resposta que eu queria.',
      'Aprendi uma coisa que não se via do lado de fora.',
    ],
    sources: [
      'Convenção sobre os Direitos da Criança (1989), artigos 12.º e 13.º; Constituição da República Portuguesa, artigo 26.º',
      'Regulamento (UE) 2016/679 (Proteção de Dados), artigos 5.º a 7.º',
    ],
  },
  'm4-fs1': {
    minutes: 45,
    group: 'Toda a equipa',
    objectives: [
      'Escolher, com razões, um problema que toca a um direito.',
      'Distinguir o problema, as causas e o que daí resulta.',
      'Descobrir a causa por onde a equipa pode começar.',
    ],
    story:
      'Em Farol, a ORBI quis saber porque há luzes fundidas. «Porque ninguém as troca.» E porque é que ninguém as troca? «Porque Alguém há de tratar disso.» A ORBI tomou nota: este problema tem raízes. Antes de correr para a solução, vejam o que está debaixo da terra.',
    activities: [
      {
        kind: 'table',
        title: 'Três sombras à escolha',
        instructions:
          'Juntem três sombras, da missão anterior ou outras. Digam o direito, deem de 1 a 5\u00a0pontos nas duas colunas a seguir e somem. A soma ajuda, mas não manda: se escolherem outra, digam porquê.',
        columns: [
          { title: 'Sombra', share: 4 },
          { title: 'Que direito falta?', share: 4 },
          { title: 'Muita gente a sente?', share: 2.2 },
          { title: 'Está ao nosso alcance?', share: 2.4 },
          { title: 'Soma', share: 1.5 },
        ],
        rows: [],
        blankRows: 3,
        rowHeight: 13,
      },
      {
        kind: 'checklist',
        title: 'Isto dá um bom problema?',
        instructions: 'Passem a sombra escolhida por este teste. Se falhar em duas linhas, experimentem outra.',
        items: [
          'Está em causa um direito, e sabemos dizer qual.',
          'Acontece num lugar que conhecemos.',
          'Já ouvimos quem sente essa falta.',
          'Há uma parte que podemos mudar ainda neste ano letivo.',
        ],
      },
      {
        kind: 'tree',
        title: 'Do tronco às raízes',
        instructions:
          'Comecem pelo tronco. Nos ramos, o que muda na vida das pessoas; nas raízes, as causas. Se escreverem «as pessoas são assim», cavem mais fundo. Por fim, desenhem uma estrela na raiz que conseguem puxar: é daí que vai nascer a ação.',
        branches: 'O que acontece por causa disto?',
        trunk: 'O problema: que direito, onde e a quem?',
        roots: 'Porque é que acontece?',
      },
      {
        kind: 'lines',
        title: 'A primeira frase',
        instructions:
          'Digam o problema numa frase: que direito falta, a quem e onde. É assim que começa o texto da missão.',
        prompts: [{ lines: 2 }],
      },
    ],
    selfAssessment: [
      'Distingo o problema das causas e do que ele provoca.',
      'Procurei causas sem arranjar culpados.',
      'O problema escolhido importa-me mesmo.',
    ],
    sources: [
      'Declaração Universal dos Direitos Humanos (1948), artigos 1.º e 28.º',
      'Convenção sobre os Direitos da Criança (1989), artigos 4.º e 12.º',
    ],
  },
  'm4-fs2': {
    minutes: 45,
    group: 'Toda a equipa',
    objectives: [
      'Transformar uma ideia num plano com tarefas, datas e meios.',
      'Escolher um sinal que mostre se a ação resultou.',
      'Repartir o trabalho de forma justa.',
    ],
    story:
      'A ORBI leu muitos planos humanos e fez uma lista das palavras que mais aparecem nos que falham: «alguém», «um dia» e «logo se vê». Nos outros encontrou tarefas, datas e gente que se lembra delas. Farol tem uma lâmpada por acender e está à espera do vosso plano.',
    activities: [
      {
        kind: 'canvas',
        title: 'O plano numa folha',
        instructions:
          'Estas caixas são as partes do texto que a missão vos pede. Comecem por onde tiverem mais certezas. Palavras soltas e desenhos servem: as frases vêm depois.',
        columns: 2,
        boxes: [
          {
            title: 'O direito e o problema',
            hint: 'Que direito falta, onde e porquê? Quem sente o problema e o que diz?',
            wide: true,
            height: 32,
          },
          { title: 'A ação', hint: 'O que vão fazer? Uma frase que caiba num cartaz.', wide: true, height: 26 },
          { title: 'Materiais', hint: 'O que já há e o que falta arranjar.' },
          { title: 'Ajudas e autorizações', hint: 'A quem têm de perguntar primeiro?' },
          { title: 'O sinal de que resultou', hint: 'O que vão contar ou ouvir, antes e depois?' },
          { title: 'A quem vão contar', hint: 'Quem deve saber, e como?' },
        ],
      },
      {
        kind: 'table',
        title: 'Quem faz o quê',
        instructions:
          'Uma tarefa por linha, com função e data. Sem nomes. Pensem no que cada pessoa gosta de fazer, não só no que sempre fez.',
        columns: [
          { title: 'Tarefa', share: 5 },
          { title: 'Quem', share: 3 },
          { title: 'Até quando', share: 2 },
          { title: 'Com quê', share: 3 },
        ],
        rows: [],
        blankRows: 5,
        rowHeight: 15,
      },
      {
        kind: 'checklist',
        title: 'Caça ao Alguém',
        instructions:
          'Troquem de plano com outra equipa durante cinco minutos. Só se marca o que estiver mesmo escrito.',
        items: [
          'Nenhuma tarefa está nas mãos de «alguém» nem de «a malta».',
          'Cada pessoa da equipa tem uma tarefa que pode cumprir.',
          'Todas as datas existem no calendário.',
          'Quem sente o problema ajudou a pensar na ação.',
          'O sinal de que resultou pode ser visto por outras pessoas.',
          'Se a primeira porta se fechar, há uma segunda.',
        ],
      },
    ],
    selfAssessment: [
      'Tenho uma tarefa e sei quando começa.',
      'Disse que não ao que não ia conseguir cumprir.',
      'O plano cabe no tempo que temos.',
    ],
    sources: [
      'Convenção sobre os Direitos da Criança (1989), artigos 12.º e 15.º',
      'Constituição da República Portuguesa, artigo 48.º (participação na vida pública)',
    ],
  },
  'm4-fs3': {
    minutes: 45,
    group: 'Toda a equipa',
    objectives: [
      'Indicar quem pode decidir o quê na escola, no concelho e no país.',
      'Escrever um pedido claro e respeitoso.',
      'Preparar a apresentação no Conselho Galáctico.',
    ],
    story:
      'Farol tem cem portas e nenhuma diz quem mora lá dentro. A ORBI bateu à primeira e pediu uma passadeira ao padeiro. Recebeu um pão ainda quente, mas passadeira não havia. Pedir é um direito; acertar na porta poupa meses. Descubram a vossa e preparem-se para o Conselho.',
    materials: ['Relógio'],
    activities: [
      {
        kind: 'match',
        title: 'Sete portas',
        instructions:
          'Liguem cada pedido à porta onde se começa. Alguns passam depois por outras. Por fim, façam um círculo à volta da porta do vosso plano.',
        left: [
          'Pedir uma reunião da turma sobre um problema.',
          'Organizar um debate entre estudantes.',
          'Abrir a biblioteca da escola à hora de almoço.',
          'Mudar o regulamento interno da escola.',
          'Arranjar o baloiço do parque infantil da rua.',
          'Pintar uma passadeira numa rua do concelho.',
          'Mudar uma lei que vale para o país inteiro.',
        ],
        right: [
          'Conselho geral da escola',
          'Assembleia da República',
          'Junta de freguesia',
          'Câmara municipal',
          'Delegada ou delegado de turma',
          'Direção da escola',
          'Associação de estudantes',
        ],
      },
      {
        kind: 'letter',
        title: 'O nosso pedido',
        instructions:
          'Uma carta curta lê-se; uma carta longa guarda-se para depois. Completem-na em conjunto, mostrem-na a quem vos dá a aula e só então a enviem.',
        paragraphs: [
          'Para: ____',
          'Somos da turma ____. Estudamos o direito a ______.',
          'Vimos que:',
          '',
          'Quem lá passa disse-nos que:',
          '',
          'Por isso, pedimos que:',
          '',
          '',
          'Da nossa parte, vamos:',
          '',
          'Gostávamos de ter uma resposta até ____.',
          'Com os melhores cumprimentos, a equipa ____',
        ],
      },
      {
        kind: 'lines',
        title: 'Um minuto no Conselho',
        instructions:
          'No Conselho, a turma vai ouvir, discutir e votar. Têm um minuto; cada pessoa diz, mostra ou encena uma parte. Treinem em voz alta, de pé ou sem sair do lugar, com o relógio.',
        prompts: [
          { label: 'A nossa proposta, em duas frases que se percebem à primeira:', lines: 2 },
          { label: 'A pergunta mais difícil que nos podem fazer, e a nossa resposta:', lines: 2 },
        ],
      },
    ],
    selfAssessment: [
      'Sei quem pode decidir sobre o nosso problema.',
      'O nosso pedido diz também o que nós vamos fazer.',
      'Consigo explicar a proposta da equipa num minuto.',
    ],
    sources: [
      'Constituição da República Portuguesa, artigos 52.º (direito de petição) e 161.º',
      'Lei n.º\u00a051/2012, de 5 de setembro, artigo 8.º (Estatuto do Aluno); Lei n.º\u00a023/2006, de 23 de junho (associações)',
      'Decreto-Lei n.º\u00a075/2008, de 22 de abril, artigos 13.º e 20.º (conselho geral e direção)',
      'Lei n.º\u00a075/2013, de 12 de setembro, artigos 16.º e 33.º (freguesias e câmaras municipais)',
    ],
  },
};
