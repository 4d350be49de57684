import type { EasyWorksheets } from '../EasyRead.ts';

export const dsEasyWorksheets: EasyWorksheets = {
  'm1-fs1': {
    group: 'Grupos de 4',
    objectives: [
      'Encontrar na escola os ODS: os Objetivos de Desenvolvimento Sustentável.',
      'Ver quantos objetivos cabem num só almoço.',
      'Ler num gráfico só o que ele diz.',
    ],
    story:
      'Em Semínia, cada cratera guarda uma semente. Cada semente guarda uma pergunta. A ORBI viu dezassete em fila. Pensou que eram a sobremesa. Não eram. São os objetivos que os países das Nações Unidas aprovaram em 2015. O feijão dela já está à mesa. O que há no prato?',
    activities: [
      {
        kind: 'match',
        title: 'Onde está o objetivo?',
        instructions:
          'Liguem cada cena da escola a um objetivo. Há cenas com dois ou três. Liguem primeiro o mais direto. Depois, discutam os outros.',
        left: [
          'A torneira do balneário pinga há semanas.',
          'No torneio da escola só jogam rapazes.',
          'Metade da sopa da cantina vai para o lixo.',
          'As pontas de cigarro do portão chegam ao mar.',
          'Quem usa cadeira de rodas não chega à biblioteca.',
          'O telhado do pavilhão já tem painéis solares.',
          'A turma vota em segredo em quem a representa.',
        ],
        right: [
          'ODS 14: Proteger a vida marinha',
          'ODS 7: Energias renováveis e acessíveis',
          'ODS 6: Água potável e saneamento',
          'ODS 16: Paz, justiça e instituições eficazes',
          'ODS 5: Igualdade de género',
          'ODS 12: Produção e consumo sustentáveis',
          'ODS 10: Reduzir as desigualdades',
        ],
      },
      {
        kind: 'mindMap',
        title: 'O que há no prato?',
        instructions:
          'Encontrem mais quatro à mesa. **A lista:** 1 pobreza, 2 fome, 3 saúde, 4 educação, 5 género, 6 água. 7 energia, 8 trabalho, 9 indústria, 10 desigualdades, 11 cidades, 12 consumo. 13 clima, 14 vida marinha, 15 vida terrestre, 16 paz e justiça, 17 parcerias.',
        center: 'O almoço na cantina',
        bubbles: ['6: a água no jarro', '8: quem cozinha', '', '', '', ''],
      },
      {
        kind: 'chart',
        title: 'Grande não é o mesmo que importante',
        instructions: 'Cada objetivo tem metas: passos mais pequenos. Vejam cinco dos dezassete.',
        caption: 'Quantas metas tem cada objetivo?',
        unit: 'metas',
        bars: [
          { label: 'ODS 17 Parcerias', value: 19 },
          { label: 'ODS 3 Saúde', value: 13 },
          { label: 'ODS 12 Consumo', value: 11 },
          { label: 'ODS 6 Água', value: 8 },
          { label: 'ODS 13 Clima', value: 5 },
        ],
        source: 'Nações Unidas, Agenda 2030 (A/RES/70/1), 2015: contagem das metas de cada objetivo',
        questions: [
          {
            label:
              'As parcerias têm 19 metas. O clima, 5. Contar metas não vale. Qual dos cinco fica em primeiro lugar? Quem discorda?',
            lines: 2,
          },
        ],
      },
    ],
    selfAssessment: [
      'Dou um exemplo da escola para três objetivos.',
      'Já sei: um só almoço toca em muitos objetivos.',
      'Fiz uma pergunta quando não percebi.',
    ],
  },
  'm1-fs2': {
    group: 'Grupos de 5',
    objectives: [
      'Defender uma opinião, mesmo que não seja a nossa.',
      'Comparar propostas em três dimensões: ambiente, pessoas e economia.',
      'Decidir em conjunto e dizer o que falta resolver.',
    ],
    story:
      'Esta semente guarda a história de uma aldeia inventada: Vale da Semente. A tinturaria dava cor aos tecidos e sujava o rio. Fechou. O rio tem peixes outra vez. Mas sessenta pessoas ficaram sem trabalho. O café da praça só abre ao sábado. A ORBI fez as contas e disse: «Depende.» A aldeia achou pouco e pediu ajuda.',
    activities: [
      {
        kind: 'rolePlay',
        title: 'Reunião na praça',
        instructions:
          'Tirem os papéis à sorte. São quatro? Fica de fora quem dirige a fábrica. Quem não quer representar toma notas e ajuda a decidir.',
        scene:
          'É sábado à noite em Vale da Semente. Há uma só pergunta: o que fazer com a fábrica fechada? A aldeia tem de decidir antes de ir para casa.',
        roles: [
          {
            name: 'Quem lá trabalhava',
            text: 'Sabe dar cor aos tecidos muito bem. Precisa de um salário já no fim do mês.',
          },
          {
            name: 'Quem cultiva junto ao rio',
            text: 'Há dez anos que não via a água tão limpa. Rega as couves com ela. Não quer voltar atrás.',
          },
          {
            name: 'Quem dirige a fábrica',
            text: 'Pode reabrir com filtros novos. São caros. Não quer pagar tudo sem ajuda.',
          },
          {
            name: 'Quem dirige a junta',
            text: 'Tem algum dinheiro. Paga os filtros ou cursos de outras profissões. Para tudo, não chega.',
          },
          {
            name: 'A pessoa mais nova da aldeia',
            text: 'Este verão, nadou no rio pela primeira vez. Um dia, gostava de trabalhar ali e de ficar na aldeia.',
          },
        ],
        steps: [
          'Preparem o papel em dois minutos. O que quer esta pessoa? De que tem medo?',
          'Cada pessoa fala um minuto. As outras ouvem.',
          'Digam propostas, à vez. O que melhora? O que piora? Para quem?',
          'Decidam. Sem acordo, ficam as duas propostas mais fortes.',
        ],
      },
      {
        kind: 'table',
        title: 'A balança de três pratos',
        instructions:
          'Saiam dos papéis. Comparem três soluções. Em cada prato, usem + para o que se ganha e − para o que se perde.',
        columns: [
          { title: 'Solução', share: 1.2 },
          { title: 'Ambiente', share: 1 },
          { title: 'Pessoas', share: 1 },
          { title: 'Economia', share: 1 },
        ],
        rows: [
          ['A fábrica fica fechada e mais nada', '', '', ''],
          ['A fábrica reabre como era', '', '', ''],
          ['A nossa solução', '', '', ''],
        ],
        rowHeight: 20,
      },
      {
        kind: 'letter',
        title: 'O aviso na porta da junta',
        instructions:
          'O aviso vai ficar na porta. Completem-no. Digam também o que não sabem resolver. Um aviso honesto dá mais confiança.',
        paragraphs: [
          'Habitantes de Vale da Semente: no dia ____ reunimos e decidimos',
          '',
          '',
          'Agora, o rio ________ e quem ficou sem trabalho ________.',
          'O que vai custar mais é ________. Quem ajuda a pagar é ________.',
          'Ainda não sabemos como ________. Há nova reunião no dia ____.',
        ],
      },
    ],
    selfAssessment: [
      'Defendi um papel com razões e sem gritar.',
      'Ouvi uma razão e pensei de outra maneira.',
      'Sei explicar porque é que as três dimensões estão ligadas.',
    ],
  },
  'm1-fs3': {
    group: 'Grupos de 3 ou 4',
    objectives: [
      'Pôr por ordem os caminhos do lixo.',
      'Explicar porque é que reciclar não vem primeiro.',
      'Propor uma festa da escola quase sem lixo.',
    ],
    story:
      'A ORBI fez uma festa em Semínia. Havia trezentos balões, trezentos copos de papel e um só convidado: o feijão. Sobrou quase tudo. A ORBI perguntou: «Agora recicla-se, não é?» Em geral, os balões não se reciclam. E reciclar já é o terceiro degrau. A lei europeia pôs os caminhos do lixo por ordem, como uma escada. Mais acima é melhor.',
    materials: ['Tesoura', 'Cola', 'Ficha impressa de um só lado'],
    activities: [
      {
        kind: 'steps',
        title: 'Os cinco degraus',
        instructions:
          'Comecem sempre no primeiro. Desçam só quando ele não chega. Escrevam ou desenhem um exemplo em cada degrau, da escola ou de fora.',
        boxes: [
          { title: '1. Prevenir: não fazer lixo', text: '' },
          { title: '2. Preparar para reutilizar: limpar, arranjar', text: '' },
          { title: '3. Reciclar: fazer um material novo', text: '' },
          { title: '4. Valorizar: por exemplo, fazer energia', text: '' },
          { title: '5. Eliminar: por exemplo, levar para aterro', text: '' },
        ],
      },
      {
        kind: 'cards',
        title: 'Em que degrau?',
        instructions:
          'Recortem e baralhem. À vez, leiam uma carta. Digam o degrau e a razão. Há cartas que dão discussão: é de propósito. No fim, colem-nas no caderno, por ordem.',
        columns: 2,
        cards: [
          {
            title: 'Canecas viajantes',
            text: 'Cada pessoa traz a sua caneca para a festa. Não há copos para o lixo.',
          },
          { title: 'Contas certas', text: 'Cada turma diz quantas pessoas vão. Só se cozinha para essas.' },
          {
            title: 'A coluna que voltou',
            text: 'Há uma coluna de som no contentor dos aparelhos. Uma oficina recolhe-a e arranja-a. A coluna volta a tocar.',
          },
          {
            title: 'De garrafa a garrafa',
            text: 'As garrafas vão para o vidrão. O vidro derrete e nasce vidro novo.',
          },
          {
            title: 'Casca que se faz terra',
            text: 'Cascas de fruta vão para o compostor. No fim, são adubo da horta.',
          },
          {
            title: 'Pratos «amigos»',
            text: 'Compram-se pratos que dizem «compostável». Na escola, ninguém os recolhe à parte. Vão no lixo comum.',
          },
          { title: 'Lixo que aquece', text: 'O saco preto vai para uma central. É queimado e dá eletricidade.' },
          { title: 'Fim da linha', text: 'O saco preto vai para um aterro. Fica tapado com terra.' },
        ],
      },
      {
        kind: 'lines',
        title: 'Uma festa quase sem lixo',
        instructions: 'Pensem numa festa real da vossa escola. Só vale o que se consegue fazer.',
        prompts: [
          { label: 'Três coisas do degrau 1 que podemos fazer', lines: 3 },
          { label: 'Quem tem de dizer que sim? O que lhe vamos dizer?', lines: 3 },
        ],
      },
    ],
    selfAssessment: [
      'Sei a ordem dos cinco degraus.',
      'Pus uma carta num degrau e disse a razão.',
      'Tive uma ideia para fazer menos lixo. Não é reciclar.',
    ],
  },
  'm2-fs1': {
    group: 'Pares, depois grupos de 4',
    objectives: [
      'Seguir um produto do primeiro material até ao fim.',
      'Ler uma etiqueta: o que ela diz e o que não diz.',
      'Ter opinião e mudar de ideias com boas razões.',
    ],
    story:
      'Em Trama, a ORBI puxou um fio solto. Mexeu-se um campo de algodão. Ela pediu desculpa ao campo. A ORBI não usa roupa. Por isso, não sabe: como é que um campo chega a ser uma camisola? A lei europeia manda a etiqueta dizer de que fibras é feito o tecido. Contem o resto da história.',
    materials: ['Objetos com etiqueta: mochila, estojo, casaco, bata, guarda-chuva'],
    activities: [
      {
        kind: 'timeline',
        title: 'Sete paragens',
        instructions:
          'A camisola é de algodão. Quatro paragens têm texto. Completem as outras três. Quem trabalha ali? O que se gasta? Não sabem? Escrevam uma pergunta.',
        points: [
          { label: 'Campo', text: 'Com água e trabalho, o algodão cresce e colhe-se.' },
          { label: 'Fio e malha', text: 'O algodão torce-se e dá fio. Do fio faz-se a malha.' },
          { label: 'Tinturaria', text: 'Com água e corantes, a malha ganha cor.' },
          { label: 'Costura', text: '' },
          { label: 'Transporte', text: '' },
          { label: 'Uso', text: 'Veste-se, lava-se e seca-se: dez vezes ou trezentas.' },
          { label: 'Fim', text: '' },
        ],
      },
      {
        kind: 'table',
        title: 'Detetives da etiqueta',
        instructions:
          'Leiam quatro etiquetas de objetos que alguém quer mostrar. Marcas e preços não contam. A última coluna é a mais importante.',
        columns: [
          { title: 'Objeto', share: 1 },
          { title: 'De que é feito', share: 1.2 },
          { title: 'Onde foi feito, se disser', share: 1.2 },
          { title: 'O que a etiqueta não diz', share: 1.6 },
        ],
        rows: [],
        blankRows: 4,
        rowHeight: 13,
      },
      {
        kind: 'scale',
        title: 'De que lado do fio?',
        instructions:
          'Cada pessoa põe uma cruz num número de cada linha, com a sua cor. Onde estão as cruzes mais afastadas? Deem um minuto a cada lado. Quem muda de ideias desenha uma seta.',
        from: 'Discordo',
        to: 'Concordo',
        statements: [
          'É sempre bom haver roupa barata.',
          'Quem compra não pode mudar nada.',
          'Usar a mesma roupa muitos anos devia dar orgulho.',
          'As etiquetas deviam contar a viagem toda.',
        ],
      },
    ],
    selfAssessment: [
      'Conto, por ordem, a viagem de uma camisola.',
      'Fiz uma pergunta que não tem resposta na etiqueta.',
      'Respeitei quem pôs a cruz longe da minha.',
    ],
  },
  'm2-fs2': {
    group: 'Toda a equipa',
    objectives: [
      'Organizar ideias antes de escrever.',
      'Separar o que sabemos do que achamos.',
      'Escrever em conjunto um texto de toda a equipa.',
    ],
    story:
      'Trama tem uma biblioteca só de biografias. São histórias de vida. Ninguém lá é famoso: há uma colher, um cabo de carregador, uma bola furada. A ORBI pediu a do seu feijão. Recebeu três páginas cheias de chuva. Façam a vossa. Ponham esta ficha ao lado do ecrã. No fim, o texto da missão está quase feito.',
    activities: [
      {
        kind: 'storyboard',
        title: 'Dois retratos',
        instructions:
          'Escolham um objeto à vista. Desenhem o princípio e o fim da vida dele. Acabem as frases. Um desenho simples serve. Quem não quer desenhar diz as ideias.',
        captions: ['Antes disto, eu era…', 'Um dia, vou acabar…'],
      },
      {
        kind: 'canvas',
        title: 'As caixas do texto',
        instructions:
          'Cada pessoa fica com uma ou duas caixas. Chegam palavras soltas. Não inventem. Não sabem? Escrevam «não sabemos» e uma pergunta.',
        columns: 2,
        boxes: [
          { title: 'De que é feito', hint: 'Que materiais? De onde vêm?', height: 26 },
          { title: 'Quem o faz', hint: 'Que trabalhos são precisos?', height: 26 },
          { title: 'Como chega até nós', hint: 'Barco, camião, loja, mãos…', height: 26 },
          { title: 'Onde acaba', hint: 'Na gaveta, no lixo, noutra casa?', height: 26 },
          { title: 'Quem ganha e quem perde', hint: 'Pessoas, natureza, negócios.', height: 34 },
          {
            title: 'O que podia ser diferente',
            hint: 'Quem o podia mudar? Quem compra, quem fabrica, quem faz as leis?',
            height: 34,
          },
        ],
      },
      {
        kind: 'checklist',
        title: 'Antes de enviar',
        instructions:
          'Escrevam o texto no ecrã, caixa a caixa. Depois, alguém lê em voz alta. A equipa marca o que já lá está.',
        items: [
          'A viagem tem princípio, meio e fim.',
          'Diz quem ganha e quem perde.',
          'Diz o que podia mudar e quem o podia fazer.',
          'Vê-se o que sabemos e o que só achamos.',
          'Cada pessoa tem uma ideia sua no texto.',
        ],
      },
    ],
    selfAssessment: [
      'Acabei a minha caixa. Li todas as outras.',
      'Escrevi «não sabemos» onde não sabíamos.',
      'Pelo menos uma ideia do texto é minha.',
      'Ajudei a melhorar uma frase de outra pessoa.',
    ],
  },
  'm2-fs3': {
    group: 'Grupos de 4',
    objectives: [
      'Comparar o novo com o usado e o arranjado.',
      'Falar com respeito de escolhas difíceis.',
      'Imaginar uma feira de trocas em que toda a gente entra.',
    ],
    story:
      'A ORBI já mudou três vezes de parafusos e duas de antena. Nunca mudou de nave. «Arranjada, não velha», diz ela. Em Portugal, um aparelho novo pode ter um defeito. Quem o vendeu tem de resolver, durante três anos. E depois? Entre a loja e o lixo há muitos caminhos. Trama tem muitos.',
    materials: ['Tesoura', 'Lápis de cor', 'Ficha impressa de um só lado'],
    activities: [
      {
        kind: 'venn',
        title: 'Novo ou com história?',
        instructions:
          'Escolham uma bicicleta, um telemóvel ou um livro. Em cada lado, escrevam o que é bom e o que é mau. No meio fica o que têm em comum. Deem boas razões para os dois lados.',
        left: 'Comprar novo',
        right: 'Arranjar ou comprar usado',
        both: 'Os dois',
      },
      {
        kind: 'cards',
        title: 'E agora?',
        instructions:
          'Recortem e baralhem. Tirem uma carta. Pensem um minuto em silêncio. Digam o que fariam e porquê. Não há resposta certa. Na carta vazia, inventem uma escolha difícil para outro grupo.',
        columns: 2,
        cards: [
          {
            title: 'O ecrã rachado',
            text: 'Um ecrã novo custa quase tanto como um telemóvel usado. O resto do telemóvel ainda trabalha bem.',
          },
          {
            title: 'A camisola da equipa',
            text: 'Há uma camisola nova todos os anos. A do ano passado serve. Mas toda a gente leva a nova ao jogo.',
          },
          {
            title: 'Doze berbequins',
            text: 'O berbequim faz furos. No prédio há doze, quase parados. Bastava um. Mas quem o guarda? E se avariar?',
          },
          {
            title: 'A prenda usada',
            text: 'Um livro usado é perfeito para uma amiga. Mas há quem diga: «Prenda usada não é prenda.»',
          },
          {
            title: 'A oficina da rua',
            text: 'Há sapatilhas baratas na Internet. Pôr solas novas custa mais. A oficina vive destes arranjos.',
          },
          { title: 'A vossa carta', text: '…' },
        ],
      },
      {
        kind: 'frame',
        title: 'Cartaz de uma feira de trocas',
        instructions:
          'Desenhem o cartaz. O que se troca? Quando, onde e com que regras? Há um desafio. Quem não tem nada para trazer também leva alguma coisa, sem ter de explicar. Como?',
        label: 'O nosso cartaz',
        height: 74,
      },
    ],
    selfAssessment: [
      'Encontrei boas razões para os dois lados.',
      'Disse o que faria e porquê.',
      'Pensei em quem podia ficar de fora.',
    ],
  },
  'm3-fs1': {
    group: 'Toda a equipa',
    objectives: [
      'Preparar uma saída segura e com respeito.',
      'Observar um lugar com vários sentidos.',
      'Separar um facto de uma opinião.',
    ],
    story:
      'Espelhágua mostra a vossa rua num lago sem ondas. A ORBI olhou e disse: «Está tudo bem.» Depois, olhou devagar. Viu uma torneira a pingar e um passeio que acaba num degrau. Olhar é fácil. Ver demora mais. Ela precisa dos vossos olhos.',
    materials: ['Tesoura', 'Relógio', 'Base para escrever', 'Ficha impressa de um só lado'],
    activities: [
      {
        kind: 'checklist',
        title: 'Antes de sair',
        instructions: 'Leiam em voz alta. Só se sai com as cinco caixas marcadas.',
        items: [
          'Temos licença para ir a estes lugares e hora para voltar.',
          'Dividimos tarefas: observar, anotar, ver as horas, pedir licença.',
          'As fotografias não mostram rostos, nomes nem matrículas.',
          'Ficamos longe dos carros e da beira da água.',
          'Deixamos tudo como estava.',
        ],
      },
      {
        kind: 'cards',
        title: 'Missões de cinco minutos',
        instructions:
          'Recortem, baralhem e tirem três. Cada missão dura cinco minutos. Podem fazê-la de um banco ou de uma janela.',
        columns: 3,
        cards: [
          { title: 'Ouvidos', text: 'Fechem os olhos. Que sons são de pessoas, de máquinas e da natureza?' },
          { title: 'Sombra', text: 'Onde se descansa à sombra? Quem tem de ficar ao sol?' },
          { title: 'Água', text: 'Sigam a água. Onde chega? Por onde corre? Onde se perde?' },
          { title: 'Chão', text: 'O que está no chão a mais? O que nasce sem ninguém plantar?' },
          { title: 'Luz', text: 'Que luzes estão acesas agora? Alguém precisa delas?' },
          { title: 'Rodas', text: 'Sigam com os olhos o caminho de um carrinho de bebé. Onde para?' },
        ],
      },
      {
        kind: 'table',
        title: 'Caderno de campo',
        instructions:
          'Um facto é o que outra pessoa também vê. Uma opinião é o que se pensa dele. Servem as duas, cada uma na sua coluna. Procurem problemas e coisas que já funcionam bem.',
        columns: [
          { title: 'Lugar e hora', share: 1 },
          { title: 'Facto: o que vemos', share: 1.5 },
          { title: 'Opinião: o que achamos', share: 1.5 },
          { title: 'Que prova temos?', share: 1.2 },
        ],
        rows: [
          ['Balneário, 10h15', 'A torneira do meio está fechada e pinga.', 'Acho que ninguém avisou.', 'Fotografia'],
        ],
        blankRows: 4,
        rowHeight: 24,
      },
    ],
    selfAssessment: [
      'Reparei numa coisa pela primeira vez.',
      'Sei separar o que vi do que penso.',
      'Pedi licença e não mostrei rostos.',
    ],
  },
  'm3-fs2': {
    group: 'Toda a equipa, em duas metades',
    objectives: [
      'Desenhar um mapa com problemas e coisas que funcionam.',
      'Entrevistar com licença e ouvir mais do que falar.',
      'Escrever legendas claras para quem não esteve lá.',
    ],
    story:
      'Num lago de Espelhágua há um mapa. Quem lá vive desenhou-o. Não tem as ruas todas. Mas diz onde cheira a pão, onde canta a ribeira e onde falta um candeeiro. A ORBI tem mapas de quarenta galáxias. Nenhum lhe diz isto. Façam o vosso. Metade da equipa desenha. A outra metade pergunta.',
    materials: ['Lápis de cor'],
    activities: [
      {
        kind: 'map',
        title: 'Visto de cima',
        instructions:
          'Desenhem a escola ou um quarteirão. Usem os sinais. Marquem, pelo menos, um problema e uma coisa que já funciona bem. As vossas casas ficam fora do mapa.',
        height: 92,
        legend: [
          { sign: '!', meaning: 'um problema' },
          { sign: '+', meaning: 'já funciona bem' },
          { sign: '?', meaning: 'queremos saber mais' },
          { sign: '~', meaning: 'água' },
          { sign: 'Y', meaning: 'árvore ou horta' },
        ],
      },
      {
        kind: 'interview',
        title: 'Quem conhece bem o lugar',
        instructions:
          'Procurem alguém que trabalha ou passa ali há muito tempo: no bar, na portaria, na horta, no café. Cinco minutos chegam.',
        before: [
          'Digam para que é a conversa. Perguntem se a pessoa aceita.',
          'Escrevam o que ela faz ali, nunca o nome. Não gravem nem fotografem.',
          'A pessoa não quer responder? Agradeçam e passem à seguinte.',
        ],
        questions: [
          'O que mudou aqui desde que cá está?',
          'O que funciona tão bem que ninguém repara?',
          'Que problema vê muitas vezes? Para quem é pior?',
          'Que coisa pequena mudava já amanhã?',
        ],
        lines: 2,
      },
      {
        kind: 'lines',
        title: 'Duas legendas',
        instructions:
          'Escolham as provas que vão juntar na missão. Escrevam uma legenda para cada uma. Onde foi? O que se vê? Porque importa?',
        prompts: [
          { label: 'O problema', lines: 2 },
          { label: 'O que já funciona bem', lines: 2 },
        ],
      },
    ],
    selfAssessment: [
      'O nosso mapa mostra um problema e uma coisa boa.',
      'Ouvi a pessoa e não lhe acabei as frases.',
      'Quem não esteve lá percebe a minha legenda.',
    ],
  },
  'm3-fs3': {
    group: 'Grupos de 3 ou 4',
    objectives: [
      'Medir uma coisa pequena com cuidado.',
      'Fazer uma conta e um gráfico com uma medida.',
      'Dizer o que os números mostram e o que não mostram.',
    ],
    story:
      'A ORBI conta tudo o que mexe. De noite, contou as gotas de uma torneira de Espelhágua. De manhã, não sabia o que fazer com elas. «São muitas», disse ela. Um número só serve quando responde a uma pergunta. Primeiro, escolham a pergunta. Depois, contem. E contem outra vez.',
    materials: ['Copo com medidas, em mililitros', 'Relógio', 'Régua'],
    activities: [
      {
        kind: 'table',
        title: 'Três contagens',
        instructions:
          'Escolham **uma** coisa. Água de uma torneira que pinga? Salas vazias com luz acesa? Garrafas num caixote, só com os olhos? Pessoas que chegam a pé? Contem três vezes, sempre da mesma maneira. Na torneira, são dois minutos de cada vez.',
        columns: [
          { title: 'Contagem', share: 0.7 },
          { title: 'Dia e hora', share: 1 },
          { title: 'O que contámos e onde', share: 2 },
          { title: 'Número e unidade', share: 1.2 },
        ],
        rows: [
          ['1.ª', '', '', ''],
          ['2.ª', '', '', ''],
          ['3.ª', '', '', ''],
        ],
        rowHeight: 18,
      },
      {
        kind: 'frame',
        title: 'O vosso gráfico',
        instructions:
          'Façam um gráfico de barras com as três contagens. Comecem o eixo no zero. Assim, as barras não mentem.',
        label: 'Título, data, eixos e unidades',
        height: 96,
      },
      {
        kind: 'steps',
        title: 'Da gota à semana',
        instructions:
          'Deixem o copo dez minutos debaixo da torneira. Desenhem o gráfico. Façam as contas. Contaram outra coisa? Mudem os títulos. Esta conta só vale se nada mudar. E a água do copo? Rega uma planta.',
        boxes: [
          { title: 'Em dez minutos', text: '' },
          { title: 'Numa hora: ×\u00a06', text: '' },
          { title: 'Num dia: ×\u00a024', text: '' },
          { title: 'Numa semana: ×\u00a07', text: '' },
        ],
      },
      {
        kind: 'lines',
        title: 'Frases honestas',
        instructions: 'Acabem as três frases. A segunda é a mais difícil. É também a mais honesta.',
        prompts: [
          { label: 'Os nossos números mostram que…', lines: 2 },
          { label: 'Os nossos números não mostram…', lines: 2 },
          { label: 'Depois, é bom contar…', lines: 1 },
        ],
      },
    ],
    selfAssessment: [
      'Contei várias vezes. Só depois concluí.',
      'Escrevi a unidade, o dia e o lugar.',
      'Disse uma coisa que os números não mostram.',
    ],
  },
  'm4-fs1': {
    group: 'Toda a equipa',
    objectives: [
      'Procurar a causa do problema. Ver não chega.',
      'Saber quem sente o problema e quem o pode mudar.',
      'Escrever o problema em poucas frases, com provas.',
    ],
    story:
      'No estaleiro de Brotal, nenhuma ideia sai sem raízes. A ORBI faz sempre a mesma pergunta: «Porquê?» À quinta vez, já ninguém a quer ouvir. É então que costuma aparecer a melhor resposta. O feijão dela ganhou uma raiz e está vaidoso. Agora, cavem também.',
    activities: [
      {
        kind: 'steps',
        title: 'Cavar cinco vezes',
        instructions:
          'Escolham um problema que viram. Perguntem «porquê?» e respondam. Perguntem outra vez «porquê?». Um exemplo: sobra sopa, porque está fria, porque é servida cedo, porque… Parem no que se pode mudar.',
        boxes: [
          { title: 'O problema que vimos', text: '' },
          { title: '1.º porquê?', text: '' },
          { title: '2.º porquê?', text: '' },
          { title: '3.º porquê?', text: '' },
          { title: '4.º porquê?', text: '' },
          { title: '5.º porquê?', text: '' },
        ],
      },
      {
        kind: 'rings',
        title: 'Quem sente o problema?',
        instructions:
          'No meio fica quem sente o problema. Por fora fica quem o pode mudar. Escrevam funções, não nomes. Ponham «?» em quem ainda ninguém ouviu. Vão perguntar a essas pessoas?',
        rings: ['Sente-o sempre', 'Sente-o às vezes', 'Pode ajudar ou decide'],
      },
      {
        kind: 'letter',
        title: 'O problema em quatro frases',
        instructions: 'Completem. Se uma frase não sai, falta-vos uma prova. O vosso plano vai começar assim.',
        paragraphs: [
          'Em ____, desde ____, acontece isto:',
          '',
          '',
          'Como sabemos? Vimos, contámos ou ouvimos ________.',
          'Custa mais a ____, porque ________.',
          'Podemos mudar esta causa: ________.',
        ],
      },
    ],
    selfAssessment: [
      'Fiz mais do que um porquê.',
      'Pensei em quem ainda ninguém ouviu.',
      'Digo qual é o problema em menos de um minuto.',
    ],
  },
  'm4-fs2': {
    group: 'Toda a equipa',
    objectives: [
      'Fazer um plano em três partes: problema, ação e resultado.',
      'Dividir tarefas e datas por toda a equipa.',
      'Melhorar o plano com a opinião de outra equipa.',
    ],
    story:
      'O estaleiro está pronto. Há andaimes, lâmpadas e um lugar vazio para a vossa equipa. Aqui, os planos aguentam o vento. A ORBI avisa: o primeiro plano dela era «Salvar tudo até quinta-feira». Caiu na quarta. Façam um mais pequeno. No fim, passem a ficha para o ecrã.',
    activities: [
      {
        kind: 'canvas',
        title: 'Três partes, um plano',
        instructions:
          'A primeira caixa é o problema. As três seguintes são a ação. As três últimas são o resultado. Comecem a lápis, pela caixa mais fácil.',
        columns: 3,
        boxes: [
          {
            title: 'O problema',
            hint: 'O que acontece? Onde? Desde quando? Quem sente o problema? Que provas temos?',
            wide: true,
            height: 30,
          },
          { title: 'O que vamos fazer', hint: 'A parte que podemos mudar.', height: 38 },
          { title: 'Quem faz o quê', hint: 'Funções, sem nomes. Uma para cada pessoa.', height: 38 },
          { title: 'Com quê', hint: 'Materiais, licenças, ajudas.', height: 38 },
          { title: 'O que contamos', hint: 'Antes e depois. Quem conta?', height: 38 },
          { title: 'A quem mostramos', hint: 'Turma, direção, junta, rua…', height: 38 },
          { title: 'Se não resultar', hint: 'O que mudamos depois?', height: 38 },
        ],
      },
      {
        kind: 'timeline',
        title: 'Da semente à folha',
        instructions:
          'Ponham uma data e uma tarefa em cada paragem. O primeiro passo é na próxima semana. Não se esqueçam de contar antes de começar.',
        points: [
          { label: 'Próxima semana', text: '' },
          { label: 'Contar e preparar', text: '' },
          { label: 'Fazer', text: '' },
          { label: 'Contar outra vez', text: '' },
          { label: 'Mostrar', text: '' },
        ],
      },
      {
        kind: 'scale',
        title: 'Teste do vento',
        instructions:
          'Troquem de ficha com outra equipa. Ela põe as cruzes e explica a linha mais fraca. Agradeçam: isso ajuda o vosso plano.',
        from: 'Ainda não',
        to: 'Já está',
        statements: [
          'Quem não conhece o problema percebe o plano.',
          'O primeiro passo pode ser na próxima semana.',
          'Se faltar uma pessoa, o plano continua.',
          'O que se conta vê-se mesmo, antes e depois.',
        ],
      },
    ],
    selfAssessment: [
      'Tenho uma tarefa no plano. Sei quando a faço.',
      'Temos tempo e meios para o plano.',
      'Usei a opinião de outra equipa no plano.',
    ],
  },
  'm4-fs3': {
    group: 'Toda a equipa',
    objectives: [
      'Escolher um sinal para ver se o plano resultou.',
      'Prometer uma meta que seja possível.',
      'Apresentar o plano num minuto. Responder a perguntas difíceis.',
    ],
    story:
      'O Conselho Galáctico está quase a começar. A ORBI ensaia ao espelho. Mede o tempo, a voz e o feijão. Ele cresceu dois milímetros. Um plano forte diz duas coisas: o que vai mudar e como se vai ver. Um sinal pequeno chega. Mas tem de se ver.',
    materials: ['Tesoura', 'Relógio', 'Ficha impressa de um só lado'],
    activities: [
      {
        kind: 'match',
        title: 'Que sinal serve?',
        instructions: 'Liguem cada problema a um sinal que se pode contar. Qual é parecido com o vosso?',
        left: [
          'Na cantina sobra comida.',
          'O recreio está sujo.',
          'Há luzes acesas sem ninguém.',
          'Quase toda a gente vem de carro.',
        ],
        right: [
          'Chegadas sem carro, em três manhãs',
          'Quilos nos baldes, numa semana',
          'Salas vazias com luz, ao almoço',
          'Coisas no chão, numa área marcada',
        ],
      },
      {
        kind: 'table',
        title: 'Antes e depois',
        instructions:
          'Escrevam o «antes» e a meta. O «depois» espera pela ação. Nem tudo cabe em números. A última linha é para ouvir pessoas.',
        columns: [
          { title: 'O nosso sinal', share: 1.3 },
          { title: 'Antes: data', share: 1 },
          { title: 'A nossa meta', share: 1 },
          { title: 'Depois: data', share: 1 },
        ],
        rows: [
          ['', '', '', ''],
          ['', '', '', ''],
          ['O que as pessoas dizem', '', '', ''],
        ],
      },
      {
        kind: 'lines',
        title: 'Um minuto no Conselho',
        instructions: 'Cada parte dura vinte segundos. Falem à vez, com frases curtas. Ensaiem com o relógio.',
        prompts: [
          { label: 'O que vimos e quem sente o problema', lines: 2 },
          { label: 'O que vamos fazer e quem faz', lines: 2 },
          { label: 'Como vamos saber se resultou', lines: 2 },
        ],
      },
      {
        kind: 'cards',
        title: 'Perguntas difíceis',
        instructions:
          'Recortem. Uma pessoa faz de Conselho e tira uma carta. A equipa tem trinta segundos. «Ainda não sabemos» vale. Mas digam como vão saber.',
        columns: 3,
        cards: [
          { text: 'E se a direção da escola disser «não»?' },
          { text: 'Quem ficou de fora do vosso plano?' },
          { text: 'Quanto tempo, dinheiro e paciência custa?' },
          { text: 'Porque é que isto interessa às outras turmas?' },
          { text: 'Que parte pode correr mal primeiro?' },
          { text: 'Quem continua no próximo ano?' },
        ],
      },
    ],
    selfAssessment: [
      'O nosso sinal vê-se ou conta-se.',
      'A nossa meta é difícil, mas possível.',
      'Sei apresentar a minha parte sem ler.',
      'Respondi a uma pergunta difícil ou disse que não sabia.',
    ],
  },
};
