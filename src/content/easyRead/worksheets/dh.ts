import type { EasyWorksheets } from '../EasyRead.ts';

export const dhEasyWorksheets: EasyWorksheets = {
  'm1-fs1': {
    group: 'Grupos de 4',
    objectives: [
      'Separar desejos, necessidades e direitos em exemplos do dia a dia.',
      'Dar um exemplo de direitos que precisam de outros.',
      'Dar razões e ouvir outras razões.',
    ],
    story:
      'A nave vai partir e a ORBI fez a mala. Leva uma consola, um extintor, doze cabos e nenhuma garrafa de água. Ela diz: «Não percebo a vossa lista. Querer, precisar e ter direito: é tudo a mesma coisa?» Ajudem-na antes da partida.',
    activities: [
      {
        kind: 'table',
        title: 'A mala da ORBI',
        instructions:
          'Ponham uma cruz nas colunas que acham certas. Pode haver mais do que uma. Na última coluna, digam porquê em poucas palavras. Não estão de acordo? Ótimo: escrevam as duas razões.',
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
        title: 'E depois?',
        instructions:
          'A nave tem peso a mais. A ORBI quer tirar um direito. Escolham um direito da tabela. O que se perde a seguir? Escrevam ou desenhem dentro das caixas.',
        boxes: [
          { title: 'Perdemos o direito a…' },
          { title: 'Então, na escola…' },
          { title: 'Por isso, as pessoas…' },
          { title: 'Perdemos também o direito a…' },
        ],
      },
      {
        kind: 'lines',
        title: 'Etiquetas para um robô',
        instructions: 'A ORBI quer etiquetas claras na mala. Usem palavras vossas, sem dicionário.',
        prompts: [
          { label: 'Um **desejo** é…', lines: 1 },
          { label: 'Um **direito** é…', lines: 2 },
          { label: 'Um direito que quase sempre esquecemos, e porquê:', lines: 2 },
        ],
      },
    ],
    selfAssessment: [
      'Sei a diferença entre um desejo e um direito.',
      'Dei as minhas razões, mesmo quando só eu pensava assim.',
      'Mudei de ideias, ou percebi porque não mudei.',
    ],
  },
  'm1-fs2': {
    group: 'Grupos de 4',
    objectives: [
      'Conhecer oito direitos da Convenção sobre os Direitos da Criança.',
      'Encontrar um direito numa situação da escola.',
      'Contar um direito com palavras e com desenhos.',
    ],
    story:
      'Em Códice, cada direito é uma folha. O vento soltou oito. A ORBI apanhou-as com o aspirador, mas leem-se bem. São da **Convenção sobre os Direitos da Criança**, um acordo entre países. Vale para quem tem menos de 18\u00a0anos. Portugal faz parte dela desde 1990.',
    materials: ['Ficha impressa só de um lado', 'Tesouras', 'Lápis de cor'],
    activities: [
      {
        kind: 'cards',
        title: 'Oito folhas soltas',
        instructions:
          'Recortem as cartas e virem-nas para baixo. À vez, cada pessoa tira uma. Conta uma cena da escola com esse direito, **sem dizer o nome dele**. A equipa adivinha. Podem inventar a cena ou fazer mímica.',
        columns: 2,
        cards: [
          {
            title: 'Opinião · artigo 12.º',
            text: 'Posso dizer o que penso sobre a minha vida. A minha opinião tem de contar.',
          },
          {
            title: 'Informação · artigo 13.º',
            text: 'Posso procurar, receber e dar informações e ideias. Respeito as outras pessoas.',
          },
          {
            title: 'Consciência · artigo 14.º',
            text: 'Posso pensar à minha maneira. Posso ter uma religião ou nenhuma.',
          },
          {
            title: 'Grupo · artigo 15.º',
            text: 'Posso juntar-me a pessoas e criar grupos. Posso fazer reuniões em paz.',
          },
          {
            title: 'Vida privada · artigo 16.º',
            text: 'A minha vida, a minha casa e as minhas mensagens são privadas. Ninguém entra lá sem uma razão legal.',
          },
          {
            title: 'Saúde · artigo 24.º',
            text: 'Tenho direito a cuidados de saúde. Tenho direito a saber cuidar de mim.',
          },
          {
            title: 'Escola · artigo 28.º',
            text: 'Tenho direito a aprender. As regras da escola têm de me respeitar como pessoa.',
          },
          {
            title: 'Brincar · artigo 31.º',
            text: 'Posso descansar e brincar. Participo em jogos, na arte e na cultura.',
          },
        ],
      },
      {
        kind: 'match',
        title: 'Que folha falta aqui?',
        instructions:
          'Liguem cada situação à carta que melhor responde. Às vezes, servem duas cartas. Escolham uma e digam porquê.',
        left: [
          'Um colega veio de outro país. Espera há dois meses por uma vaga.',
          'Meia turma quer criar um clube de xadrez. Não lhe dão uma sala.',
          'O intervalo acaba mais cedo todos os dias. É para fazer fichas.',
          'Um diário estava numa mochila. Leram-no em voz alta.',
          'Uma turma quer saber mais sobre o clima. A biblioteca está sempre fechada.',
          'Riem-se de uma colega por causa da religião dela.',
        ],
        right: ['Brincar', 'Consciência', 'Escola', 'Informação', 'Vida privada', 'Grupo'],
      },
      {
        kind: 'storyboard',
        title: 'Três quadrados',
        instructions:
          'Escolham uma carta. Façam uma banda desenhada sobre ela. Bastam bonecos simples: a ORBI desenha pior.',
        captions: ['O que se passa', 'Alguém repara', 'O que muda'],
      },
    ],
    selfAssessment: [
      'Sei dizer quatro direitos da Convenção, ou mais.',
      'Ouvi cada cena até ao fim. Só depois adivinhei.',
      'Agora vejo direitos onde antes não os via.',
    ],
  },
  'm1-fs3': {
    group: 'Grupos de 3 ou 4',
    objectives: [
      'Ligar o uso do telemóvel a direitos.',
      'Dar opinião sobre a vida privada e ouvir outras opiniões.',
      'Combinar regras e saber quem ajuda.',
    ],
    story:
      'A ORBI encontrou um telemóvel em Códice. Perguntou-lhe: «De quem são os teus segredos?» Ele pediu-lhe a impressão digital, a marca do dedo. A ORBI não tem. Esta ficha é sobre o que anda nos bolsos das pessoas. Não precisam de ter telemóvel. Não mostrem o de ninguém.',
    activities: [
      {
        kind: 'mindMap',
        title: 'Ajuda ou complica?',
        instructions:
          'Em três balões, escrevam direitos que um telemóvel ajuda a ter: aprender, participar, brincar… Nos outros três, escrevam direitos que ele pode prejudicar. Ponham um **+** ou um **−** em cada balão.',
        center: 'Um telemóvel no bolso',
        bubbles: ['', '', '', '', '', ''],
      },
      {
        kind: 'scale',
        title: 'Concordam?',
        instructions:
          'Cada pessoa marca o seu número com um sinal só dela. Em que frase ficaram mais longe? Conversem. Que direito há em cada ponta?',
        from: 'Discordo',
        to: 'Concordo',
        statements: [
          'Se não diz mal de ninguém, posso partilhar uma captura de ecrã.',
          'Quem está numa fotografia de grupo pode pedir para a apagarem.',
          'O que está na Internet é de toda a gente.',
          'Quem cuida de nós pode ver o nosso telemóvel quando quer.',
          'Mostrar sempre onde estou é uma prova de amizade.',
        ],
      },
      {
        kind: 'frame',
        title: 'O nosso fundo de ecrã',
        instructions:
          'Desenhem um fundo de ecrã com três regras que a equipa cumpre mesmo, sem batota. Têm de se ler em cinco segundos. Ponham lá quem ajuda: uma pessoa adulta de confiança ou uma linha. SOS-Criança: **116\u00a0111**. Linha Internet Segura: **800\u00a021\u00a090\u00a090**.',
        label: 'Ecrã da equipa',
        height: 82,
      },
    ],
    selfAssessment: [
      'Dei exemplos: um telemóvel ajuda e complica.',
      'Mudei um número na escala, ou expliquei porque não mudei.',
      'Sei quem me ajuda se algo correr mal na Internet.',
    ],
  },
  'm2-fs1': {
    group: 'Grupos de 4',
    objectives: [
      'Reconhecer situações com um direito de cada lado.',
      'Defender com razões um lado que pode não ser o meu.',
      'Procurar saídas com respeito pelos dois lados.',
    ],
    story:
      'Em Balança, as duas luas nunca estão de acordo. Uma sobe e a outra reclama. A ORBI perguntou qual delas tinha razão. Ouviu duas vozes: «Eu!» Na Terra acontece o mesmo. Às vezes, há um direito de cada lado. Gritar mais alto não resolve.',
    materials: ['Ficha impressa só de um lado', 'Tesouras', 'Relógio'],
    activities: [
      {
        kind: 'cards',
        title: 'Dilemas de bolso',
        instructions:
          'Dilema: uma escolha difícil. Recortem as cartas e tirem duas à sorte. Metade da equipa fala por um lado, metade pelo outro, dois minutos. Depois, troquem de lado. Sim, a sério.',
        columns: 2,
        cards: [
          {
            title: 'A praça',
            text: 'Um grupo ensaia música na praça até às dez da noite. Não tem outro sítio. Uma vizinha levanta-se às cinco para trabalhar.',
          },
          {
            title: 'As mochilas',
            text: 'Desapareceram coisas dos balneários. Durante uma semana, a escola quer ver o que há em todas as mochilas.',
          },
          {
            title: 'O cartaz',
            text: 'A turma fez um cartaz: «A comida da cantina é má.» Quem cozinha sente que gozam com o seu trabalho. Pede para o tirarem.',
          },
          {
            title: 'O localizador',
            text: 'A família da Rita quer ver sempre num mapa onde ela está. A Rita tem treze anos. Acha que merece confiança.',
          },
          {
            title: 'O campo',
            text: 'Uma equipa treina para o torneio. Ocupa o único campo em todos os intervalos. Outras turmas também querem jogar.',
          },
          {
            title: 'O grupo',
            text: 'A turma combina tudo num grupo de mensagens. Quem não tem telemóvel fica de fora. Há quem diga: «É só um grupo de amigos.»',
          },
        ],
      },
      {
        kind: 'table',
        title: 'Uma lua de cada lado',
        instructions:
          'Escrevam as vossas duas cartas. Na última linha, inventem um dilema da escola ou do bairro. Não usem nomes nem casos que possam magoar alguém.',
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
          'Estes dois direitos aparecem na missão. Nos lados, escrevam o que cada um protege. No meio, casos em que os dois contam para a mesma fotografia.',
        left: 'Direito a informar',
        right: 'Direito à imagem',
        both: 'Os dois',
      },
    ],
    selfAssessment: [
      'Sei que direito está de cada lado de um dilema.',
      'Defendi bem um lado que não era o meu.',
      'Procurei uma saída. Só depois escolhi quem ganha.',
    ],
  },
  'm2-fs2': {
    group: 'Grupos de 4',
    objectives: [
      'Encontrar a liberdade de informar e o direito à imagem num caso.',
      'Comparar o que cada decisão dá e o que custa.',
      'Preparar por escrito a decisão da equipa.',
    ],
    story:
      'São dez para as quatro. O jornal da escola fecha às quatro. Na mesa está a melhor fotografia do ano. Um aluno chora depois de perder a final. É notícia e está muito bem tirada. Mas o aluno pede: «Não a publiquem.» A ORBI até desligou a música. Agora decidam.',
    activities: [
      {
        kind: 'rolePlay',
        title: 'Reunião às dez para as quatro',
        instructions:
          'Tirem os papéis à sorte e façam a reunião. São cinco? Duas pessoas fazem de quem lê o jornal. Ninguém é mau: cada papel tem uma boa razão.',
        scene: 'A primeira página está vazia. Falta a fotografia. À mesa estão quatro pessoas com quatro razões.',
        roles: [
          {
            name: 'Direção do jornal',
            text: 'Quer a verdade no jornal. Acha que perder também é notícia. Dá a palavra e conta o tempo.',
          },
          {
            name: 'Quem fotografou',
            text: 'Esperou duas horas à chuva por esta imagem. Não quis gozar. Quis mostrar que o jogo era importante.',
          },
          {
            name: 'O aluno da fotografia',
            text: 'Não pediu para ser notícia. Tem medo das piadas e das cópias. Aceita que falem do jogo.',
          },
          {
            name: 'Quem lê o jornal',
            text: 'Quer saber como foi a final. Gosta de jornais com pessoas reais. Também já chorou por um jogo.',
          },
        ],
        steps: [
          'Preparem o papel durante um minuto, em silêncio.',
          'Cada pessoa fala um minuto e diz que direito defende. Ninguém interrompe.',
          'Discutam durante cinco minutos. Procurem uma saída.',
          'Saiam do papel: o que pensam agora, de verdade?',
        ],
      },
      {
        kind: 'table',
        title: 'Quanto custa cada saída?',
        instructions:
          'Cada saída tem um preço. Digam quem o paga. Na última linha, ponham uma ideia vossa, melhor do que estas.',
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
          'A missão pede este texto. Escrevam-no aqui a lápis. Discutam cada frase. Depois, levem-no para a nave.',
        paragraphs: [
          'De um lado está o direito a ____ porque:',
          '',
          'Do outro lado está o direito a ____ porque:',
          '',
          'Decidimos ____ e a razão mais forte foi esta:',
          '',
          '',
          'Para respeitar toda a gente, propomos também:',
          '',
          '',
        ],
      },
    ],
    selfAssessment: [
      'Disse o direito que defendia, não só o que queria.',
      'Percebi a razão de quem pensava o contrário.',
      'A decisão da equipa tem também uma ideia minha.',
    ],
  },
  'm2-fs3': {
    group: 'Pares e equipa',
    objectives: [
      'Ver que tratar igual pode não ser tratar com justiça.',
      'Melhorar regras do dia a dia que deixam gente de fora.',
      'Dizer quem não votava em Portugal, e até quando.',
    ],
    story:
      'A ORBI mandou fazer casacos para a tripulação. São todos iguais: tamanho 38. Não servem a toda a gente. A ORBI responde: «Mas é igual!» Levou três viagens a perceber o problema. Ajudem-na a não repetir o erro com outras regras.',
    activities: [
      {
        kind: 'table',
        title: 'Provar o casaco',
        instructions:
          'Cada regra é igual para toda a gente. Mas a quem não serve? Escolham três, ou mais. Mudem-nas sem tirar nada a ninguém.',
        columns: [
          { title: 'Regra', share: 4 },
          { title: 'A quem não serve?', share: 3.4 },
          { title: 'Como a mudavam?', share: 4 },
        ],
        rows: [
          ['O teste dura 50\u00a0minutos para toda a gente.', '', ''],
          ['Na visita de estudo, cada pessoa paga 25\u00a0euros.', '', ''],
          ['Na assembleia, fala quem levanta o braço mais depressa.', '', ''],
          ['A escola só dá avisos em papel, com letra pequena.', '', ''],
          ['A cantina só tem um prato por dia.', '', ''],
        ],
        rowHeight: 20,
      },
      {
        kind: 'storyboard',
        title: 'Antes e depois',
        instructions:
          'Desenhem uma das regras, antes e depois. Há só uma condição. Conhecem a imagem das três pessoas em cima de caixas, a ver um jogo? Essa não vale. Já está feita.',
        captions: ['Igual, mas injusto', 'Diferente, mas justo'],
      },
      {
        kind: 'timeline',
        title: 'Votar: quem ficava de fora?',
        instructions:
          'Uma lei também pode deixar gente de fora. Leiam. Ao lado de cada data, escrevam quem **não** votava. Na última linha, digam quem não vota hoje. O que pensam disso?',
        points: [
          {
            label: '1911',
            text: 'A lei não diz que só votam homens. Carolina Beatriz Ângelo, médica, vai a tribunal. Ganha e vota.',
          },
          { label: '1913', text: 'A lei muda: votam só homens que sabem ler e escrever.' },
          {
            label: '1931',
            text: 'Votam mulheres com o secundário ou um curso superior. Aos homens pede-se menos: por exemplo, saber ler e escrever.',
          },
          {
            label: '1946',
            text: 'Já votam mulheres chefes de família. A mulher casada tem de saber ler e escrever. Tem de pagar imposto sobre casas ou terras.',
          },
          {
            label: '1968',
            text: 'A lei é igual para mulheres e homens. Só vota quem sabe ler e escrever ou já estava na lista de voto. Nas juntas de freguesia, só chefes de família.',
          },
          {
            label: '1974',
            text: 'Depois do 25 de Abril, votam mulheres e homens a partir dos 18\u00a0anos. Podem não saber ler.',
          },
          { label: 'Hoje' },
        ],
      },
    ],
    selfAssessment: [
      'Sei dizer porque é que igual nem sempre é justo.',
      'Melhorei uma regra e ninguém perdeu.',
      'Reparei em pessoas que a regra não via.',
    ],
  },
  'm3-fs1': {
    group: 'Grupos de 4',
    objectives: [
      'Ler um gráfico sobre o direito a aprender.',
      'Dizer a verdade sobre os direitos na nossa escola.',
      'Decidir que provas vamos procurar.',
    ],
    story:
      'Em Claraboia há telescópios, balanças e um aparelho muito antigo. Tem um nome: «Termómetro de direitos». A ORBI apontou-o à Terra. Ele escreveu: «Depende de onde se mede.» Um direito não se vê. Mas deixa sinais, e os sinais podem contar-se.',
    activities: [
      {
        kind: 'chart',
        title: 'Medir um direito',
        instructions: 'Aprender é um direito. Este gráfico mede-o ao contrário: conta quem não o teve.',
        caption: 'Percentagem de pessoas com 10 ou mais anos que não sabiam ler nem escrever, em Portugal',
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
          { label: 'O que mudou entre 1970 e 2021? O que pode ter ajudado?', lines: 2 },
          {
            label:
              'Em 2021 ainda eram mais de 290\u00a0mil pessoas. Muitas eram idosas. Aos dez anos, o que faziam essas pessoas em vez de ir à escola?',
            lines: 2,
          },
        ],
      },
      {
        kind: 'scale',
        title: 'A temperatura da nossa escola',
        instructions:
          'Frio é «nunca». Quente é «sempre». Marquem em silêncio, cada pessoa com o seu sinal. Depois, comparem. A temperatura muda muito de pessoa para pessoa? Aí há alguma coisa para investigar.',
        from: 'Frio',
        to: 'Quente',
        statements: [
          'Uma pessoa em cadeira de rodas chega a todas as salas.',
          'Antes de mudar uma regra, pedem a opinião da turma.',
          'Há uma pessoa adulta que ouve os nossos problemas.',
          'As casas de banho têm papel e as portas fecham.',
          'Há lugar no recreio para quem não joga à bola.',
          'Quem fala pouco português tem ajuda e companhia.',
        ],
      },
      {
        kind: 'table',
        title: 'E a prova?',
        instructions:
          'Escolham uma frase quente e uma fria. Que sinal as pode provar? Contem, fotografem lugares ou perguntem. Na missão vão fazer isto.',
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
      'Li o gráfico. Sei o que ele conta e o que não conta.',
      'Marquei o que vejo, não o que é bonito dizer.',
      'Sei que prova vou procurar.',
    ],
  },
  'm3-fs2': {
    group: 'Toda a equipa',
    objectives: [
      'Procurar direitos num lugar que já conheço.',
      'Recolher provas sem mostrar ninguém.',
      'Dar o nome de um direito a cada lugar.',
    ],
    story:
      'De Claraboia só se veem telhados. São todos parecidos. A ORBI precisa de gente cá em baixo, com olhos, ouvidos e licença para entrar. Façam o mapa que ela não consegue. Onde há **luz**, um direito é respeitado. Onde há **sombra**, falta alguma coisa.',
    materials: ['Lápis de cor', 'Uma capa dura para apoiar', 'Máquina fotográfica ou tablet da escola, se houver'],
    activities: [
      {
        kind: 'checklist',
        title: 'Antes de sair da sala',
        instructions: 'Leiam em voz alta. Marquem só o que está feito ou combinado.',
        items: [
          'Combinámos o caminho e a hora de voltar com quem nos dá a aula.',
          'Cada pessoa tem uma tarefa: desenhar, contar, perguntar ou fotografar.',
          'O caminho serve a toda a equipa, também a quem anda devagar.',
          'Pedimos licença para entrar e para fotografar.',
          'Não mostramos caras, nomes, moradas nem matrículas.',
        ],
      },
      {
        kind: 'lines',
        title: 'As apostas',
        instructions: 'Adivinhem antes de ver. No fim, voltem aqui. Em quantas acertaram?',
        prompts: [
          { label: 'Um lugar onde vamos encontrar luz, e que direito é:', lines: 1 },
          { label: 'Um lugar onde vamos encontrar sombra, e que direito falta:', lines: 1 },
        ],
      },
      {
        kind: 'map',
        title: 'O mapa',
        instructions:
          'Desenhem a escola ou uma rua, vista de cima. O desenho não tem de ser bonito. Tem de se perceber. Ponham os sinais. Numerem as luzes e as sombras. Contem degraus, bancos, portas, luzes e o que puderem.',
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
          'Escolham uma luz e uma sombra. Cada linha é uma legenda para a missão. Sem o nome do direito, a luz não conta.',
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
      'Vi uma coisa nova num lugar que já conhecia.',
      'Pedi licença. Não mostrei ninguém.',
      'Sei que direito está em cada lugar do nosso mapa.',
    ],
  },
  'm3-fs3': {
    group: 'Pares e equipa',
    objectives: [
      'Escolher quem vamos ouvir sobre um lugar.',
      'Fazer uma entrevista curta, com licença e respeito.',
      'Contar às pessoas o que aprendemos com elas.',
    ],
    story:
      'O telescópio da ORBI vê tudo e não ouve nada. Há um banco partido, uma porta fechada, uma sala vazia. Só quem lá passa sabe o que isso custa. A ORBI queria fazer as perguntas. Mas, da última vez, falou uma hora com um bebedouro. É melhor ir a equipa.',
    activities: [
      {
        kind: 'rings',
        title: 'Quem passa por lá?',
        instructions:
          'Escolham um lugar do vosso mapa. Nos círculos, escrevam quem lá passa: quem limpa, quem estuda, quem vende. Sem nomes. Do lado de fora, ponham quem decide e quase não passa. Ponham uma estrela em quem é menos ouvido. Comecem por aí.',
        rings: ['Todos os dias', 'Às vezes'],
      },
      {
        kind: 'interview',
        title: 'Dez minutos de conversa',
        instructions:
          'Em pares: uma pessoa pergunta, a outra toma notas. Ouviram «sempre foi assim»? Perguntem desde quando. Podem entrevistar alguém da escola.',
        before: [
          'Dissemos quem somos e para que é a conversa.',
          'A pessoa aceitou. Pode parar quando quiser.',
          'Não escrevemos o nome. Não gravamos.',
          'No fim, lemos as notas em voz alta: «Foi isto que quis dizer?»',
        ],
        questions: [
          'Quantas vezes por semana vem aqui? Para quê?',
          'O que corre bem neste lugar? Pode dar um exemplo?',
          'O que é difícil e devia ser mais fácil?',
          'Já alguém lhe pediu a opinião sobre isto? E depois?',
          'Pode mudar uma só coisa até ao fim do ano. Qual é?',
        ],
        lines: 3,
      },
      {
        kind: 'letter',
        title: 'Devolver a luz',
        instructions: 'Quem nos dá tempo merece uma resposta. Completem o bilhete e entreguem-no em mão.',
        paragraphs: [
          'Bom dia!',
          'Agradecemos a conversa sobre ________.',
          'Aprendemos que:',
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
      'Perguntei sem dar a resposta que eu queria.',
      'Aprendi uma coisa que não se via de fora.',
    ],
  },
  'm4-fs1': {
    group: 'Toda a equipa',
    objectives: [
      'Escolher, com razões, um problema ligado a um direito.',
      'Separar o problema, as causas e as consequências.',
      'Descobrir a causa por onde a equipa começa.',
    ],
    story:
      'Em Farol, há luzes que não acendem. A ORBI quis saber porquê. «Ninguém as troca.» E porque é que ninguém as troca? «Porque Alguém vai tratar disso.» A ORBI tomou nota: este problema tem raízes. Antes da solução, vejam o que está debaixo da terra.',
    activities: [
      {
        kind: 'table',
        title: 'Três sombras à escolha',
        instructions:
          'Juntem três sombras, da missão anterior ou outras. Digam o direito. Deem de 1 a 5\u00a0pontos nas duas colunas a seguir. Somem. A soma ajuda, mas não manda. Escolheram outra? Digam porquê.',
        columns: [
          { title: 'Sombra', share: 4 },
          { title: 'Que direito falta?', share: 4 },
          { title: 'Muita gente a sente?', share: 2.2 },
          { title: 'Podemos mudá-la?', share: 2.4 },
          { title: 'Soma', share: 1.5 },
        ],
        rows: [],
        blankRows: 3,
        rowHeight: 13,
      },
      {
        kind: 'checklist',
        title: 'É um bom problema?',
        instructions: 'Façam este teste à sombra escolhida. Falha em duas linhas? Experimentem outra.',
        items: [
          'É sobre um direito, e sabemos dizer qual.',
          'Acontece num lugar que conhecemos.',
          'Já ouvimos quem sente essa falta.',
          'Podemos mudar uma parte ainda neste ano letivo.',
        ],
      },
      {
        kind: 'tree',
        title: 'Do tronco às raízes',
        instructions:
          'Comecem pelo tronco. Nos ramos, escrevam o que muda na vida das pessoas. Nas raízes, as causas. Escreveram «as pessoas são assim»? Procurem mais fundo. No fim, desenhem uma estrela na raiz que podem mudar. Aí nasce a ação.',
        branches: 'O que acontece por causa disto?',
        trunk: 'O problema: que direito, onde e a quem?',
        roots: 'Porque é que acontece?',
      },
      {
        kind: 'lines',
        title: 'A primeira frase',
        instructions: 'Digam o problema numa frase: que direito falta, a quem e onde. O texto da missão começa assim.',
        prompts: [{ lines: 2 }],
      },
    ],
    selfAssessment: [
      'Sei separar o problema, as causas e as consequências.',
      'Procurei causas, não pessoas culpadas.',
      'Este problema é importante para mim.',
    ],
  },
  'm4-fs2': {
    group: 'Toda a equipa',
    objectives: [
      'Passar de uma ideia a um plano com tarefas, datas e meios.',
      'Escolher um sinal para ver se a ação resultou.',
      'Dividir o trabalho de forma justa.',
    ],
    story:
      'A ORBI leu muitos planos humanos. Muitos falham. As palavras que mais aparecem neles são «alguém», «um dia» e «depois vemos». Nos outros há tarefas, datas e gente que se lembra delas. Farol tem uma lâmpada por acender. Ela espera pelo vosso plano.',
    activities: [
      {
        kind: 'canvas',
        title: 'O plano numa folha',
        instructions:
          'Estas caixas são as partes do texto da missão. Comecem onde têm mais certezas. Escrevam palavras soltas ou desenhem. As frases vêm depois.',
        columns: 2,
        boxes: [
          {
            title: 'O direito e o problema',
            hint: 'Que direito falta, onde e porquê? Quem sente o problema? O que diz?',
            wide: true,
            height: 32,
          },
          { title: 'A ação', hint: 'O que vão fazer? Uma frase para um cartaz.', wide: true, height: 26 },
          { title: 'Materiais', hint: 'O que já há? O que falta?' },
          { title: 'Ajudas e autorizações', hint: 'A quem perguntam primeiro?' },
          { title: 'O sinal de que resultou', hint: 'O que vão contar ou ouvir, antes e depois?' },
          { title: 'A quem vão contar', hint: 'Quem deve saber? Como?' },
        ],
      },
      {
        kind: 'table',
        title: 'Quem faz o quê',
        instructions:
          'Uma tarefa por linha, com função e data. Sem nomes. Pensem no que cada pessoa gosta de fazer. Pode ser uma coisa nova.',
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
        instructions: 'Troquem de plano com outra equipa, por cinco minutos. Marquem só o que está mesmo escrito.',
        items: [
          'Nenhuma tarefa é de «alguém» nem de «a malta».',
          'Cada pessoa da equipa tem uma tarefa e consegue fazê-la.',
          'Todas as datas existem no calendário.',
          'Quem sente o problema ajudou a pensar na ação.',
          'Outras pessoas podem ver o sinal de que resultou.',
          'Se a primeira porta se fecha, há uma segunda.',
        ],
      },
    ],
    selfAssessment: [
      'Tenho uma tarefa e sei quando começa.',
      'Disse que não ao que não conseguia cumprir.',
      'Temos tempo para este plano.',
    ],
  },
  'm4-fs3': {
    group: 'Toda a equipa',
    objectives: [
      'Dizer quem pode decidir o quê na escola, no concelho e no país.',
      'Escrever um pedido claro, com respeito.',
      'Preparar a apresentação no Conselho Galáctico.',
    ],
    story:
      'Farol tem cem portas. Nenhuma diz quem mora lá dentro. A ORBI bateu à primeira. Pediu uma passadeira ao padeiro. Recebeu um pão quente, mas passadeira não havia. Pedir é um direito. A porta certa poupa meses. Descubram a vossa e preparem-se para o Conselho.',
    materials: ['Relógio'],
    activities: [
      {
        kind: 'match',
        title: 'Sete portas',
        instructions:
          'Liguem cada pedido à porta onde se começa. Alguns passam depois por outras. No fim, façam um círculo à volta da porta do vosso plano.',
        left: [
          'Fazer uma reunião da turma sobre um problema.',
          'Fazer um debate entre estudantes.',
          'Abrir a biblioteca da escola à hora de almoço.',
          'Mudar o regulamento: as regras da escola.',
          'Reparar o baloiço do parque infantil da rua.',
          'Pintar uma passadeira numa rua do concelho.',
          'Mudar uma lei que vale no país inteiro.',
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
          'Uma carta curta lê-se. Uma carta longa fica para depois. Completem-na em conjunto. Mostrem-na a quem vos dá a aula. Só então a enviem.',
        paragraphs: [
          'Para: ____',
          'Somos da turma ____. Estudamos o direito a ______.',
          'Vimos que:',
          '',
          'Quem lá passa disse-nos que:',
          '',
          'Por isso, pedimos:',
          '',
          '',
          'Da nossa parte, vamos:',
          '',
          'Esperamos uma resposta até ____.',
          'Com os melhores cumprimentos, a equipa ____',
        ],
      },
      {
        kind: 'lines',
        title: 'Um minuto no Conselho',
        instructions:
          'No Conselho, a turma vai ouvir, discutir e votar. Têm um minuto. Cada pessoa diz, mostra ou representa uma parte. Treinem em voz alta, com o relógio, de pé ou no lugar.',
        prompts: [
          { label: 'A nossa proposta, em duas frases claras:', lines: 2 },
          { label: 'A pergunta mais difícil que nos podem fazer, e a nossa resposta:', lines: 2 },
        ],
      },
    ],
    selfAssessment: [
      'Sei quem decide sobre o nosso problema.',
      'No nosso pedido, dizemos também o que vamos fazer.',
      'Explico a proposta da equipa num minuto.',
    ],
  },
};
