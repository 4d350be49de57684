import type { ThemeWorksheets } from '../Worksheet.ts';

/** The worksheets of Desenvolvimento Sustentável: before, during and after each mission. */
export const dsWorksheets: ThemeWorksheets = {
  'm1-fs1': {
    minutes: 40,
    group: 'Grupos de 4',
    objectives: [
      'Reconhecer os Objetivos de Desenvolvimento Sustentável (ODS) em cenas da escola.',
      'Descobrir quantos objetivos cabem num só almoço.',
      'Ler um gráfico sem lhe pedir mais do que ele diz.',
    ],
    story:
      'Em Semínia, cada cratera guarda uma semente e cada semente guarda uma pergunta. A ORBI encontrou dezassete em fila e achou que eram a sobremesa. Não eram: são os objetivos que os países das Nações Unidas aprovaram em 2015. O feijão dela já se sentou à mesa. Vamos ver o que há no prato?',
    quote: {
      text: '… prometemos que ninguém será deixado para trás.',
      from: 'Agenda 2030 para o Desenvolvimento Sustentável, preâmbulo (tradução livre)',
    },
    activities: [
      {
        kind: 'match',
        title: 'Onde está o objetivo?',
        instructions:
          'Liguem cada cena da escola a um objetivo. Há cenas que tocam em dois ou três: liguem primeiro o mais direto e discutam os outros.',
        left: [
          'A torneira do balneário pinga há semanas.',
          'No torneio da escola só entram rapazes.',
          'Metade da sopa da cantina vai para o lixo.',
          'As beatas do portão vão parar à ribeira e ao mar.',
          'Quem usa cadeira de rodas não chega à biblioteca.',
          'O telhado do pavilhão ganhou painéis solares.',
          'A turma elege quem a representa, com voto secreto.',
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
          'Encontrem mais quatro à mesa. **A lista:** 1 pobreza, 2 fome, 3 saúde, 4 educação, 5 género, 6 água, 7 energia, 8 trabalho, 9 indústria, 10 desigualdades, 11 cidades, 12 consumo, 13 clima, 14 vida marinha, 15 vida terrestre, 16 paz e justiça, 17 parcerias.',
        center: 'O almoço na cantina',
        bubbles: ['6: a água no jarro', '8: quem cozinha', '', '', '', ''],
      },
      {
        kind: 'chart',
        title: 'Grande não é o mesmo que importante',
        instructions: 'Cada objetivo divide-se em metas, passos mais pequenos. Eis cinco dos dezassete.',
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
              'As parcerias têm 19 metas e o clima, 5. Sem contar metas, qual dos cinco punham em primeiro lugar? Há quem discorde?',
            lines: 2,
          },
        ],
      },
    ],
    selfAssessment: [
      'Sei dar um exemplo da escola para três objetivos.',
      'Percebi que um só almoço toca em muitos objetivos.',
      'Fiz uma pergunta quando não percebi.',
    ],
    sources: [
      'Nações Unidas, Transformar o nosso mundo: Agenda 2030 para o Desenvolvimento Sustentável (A/RES/70/1), 2015',
    ],
  },
  'm1-fs2': {
    minutes: 45,
    group: 'Grupos de 5',
    objectives: [
      'Defender um ponto de vista, mesmo que não seja o nosso.',
      'Comparar propostas em três dimensões: ambiente, pessoas e economia.',
      'Decidir em conjunto e dizer o que ficou por resolver.',
    ],
    story:
      'Uma semente de Semínia guarda a história de uma aldeia inventada: Vale da Semente. A tinturaria fechou porque sujava o rio. O rio voltou a ter peixes. Mas sessenta pessoas ficaram sem trabalho, e o café da praça já só abre ao sábado. A ORBI fez as contas e disse: «Depende.» A aldeia achou pouco e chamou por ajuda.',
    activities: [
      {
        kind: 'rolePlay',
        title: 'Reunião na praça',
        instructions:
          'Distribuam os papéis à sorte. São quatro? Fica de fora quem dirige a fábrica. Quem não quiser representar toma notas e ajuda a decidir.',
        scene:
          'É sábado à noite em Vale da Semente. Há uma só pergunta em cima da mesa: o que fazer com a fábrica fechada? Antes de ir para casa, a aldeia tem de decidir.',
        roles: [
          {
            name: 'Quem lá trabalhava',
            text: 'Sabe dar cor aos tecidos como ninguém. Precisa de um salário já no fim do mês.',
          },
          {
            name: 'Quem cultiva junto ao rio',
            text: 'Há dez anos que não via a água tão limpa. Rega as couves com ela e não quer voltar atrás.',
          },
          {
            name: 'Quem dirige a fábrica',
            text: 'Pode reabrir com filtros novos, mas são caros. Não quer pagar tudo sem ajuda.',
          },
          {
            name: 'Quem preside à junta',
            text: 'Tem algum dinheiro: ou para os filtros, ou para cursos de outras profissões. Para tudo, não chega.',
          },
          {
            name: 'A pessoa mais nova da aldeia',
            text: 'Mergulhou no rio pela primeira vez este verão. Um dia gostava de trabalhar ali e de não ter de se ir embora.',
          },
        ],
        steps: [
          'Preparem o papel em dois minutos: o que quer esta pessoa? De que tem medo?',
          'Cada pessoa fala um minuto. Ninguém interrompe.',
          'Façam uma ronda de propostas: o que melhora, o que piora e para quem?',
          'Decidam. Sem acordo, ficam as duas propostas mais fortes.',
        ],
      },
      {
        kind: 'table',
        title: 'A balança de três pratos',
        instructions:
          'Saiam dos papéis. Ponham três soluções à prova. Em cada prato, escrevam o que se ganha (+) e o que se perde (−).',
        columns: [
          { title: 'Solução', share: 1.2 },
          { title: 'Ambiente', share: 1 },
          { title: 'Pessoas', share: 1 },
          { title: 'Economia', share: 1 },
        ],
        rows: [
          ['A fábrica fica fechada e mais nada', '', '', ''],
          ['A fábrica reabre tal como era', '', '', ''],
          ['A nossa solução', '', '', ''],
        ],
        rowHeight: 20,
      },
      {
        kind: 'letter',
        title: 'O aviso na porta da junta',
        instructions:
          'O aviso vai ser afixado. Completem-no. Digam também o que ainda não sabem resolver: um aviso honesto dá mais confiança.',
        paragraphs: [
          'Habitantes de Vale da Semente: no dia ____ reunimos e decidimos',
          '',
          '',
          'Com esta decisão, o rio ________ e quem ficou sem trabalho ________.',
          'O que mais vai custar é ________. Quem ajuda a pagar é ________.',
          'Ainda não sabemos como ________. Voltamos a reunir no dia ____.',
        ],
      },
    ],
    selfAssessment: [
      'Defendi um papel com razões e sem gritar.',
      'Ouvi um argumento que me fez pensar de outra maneira.',
      'Sei explicar porque é que as três dimensões não se separam.',
    ],
    sources: [
      'Agenda 2030 para o Desenvolvimento Sustentável, preâmbulo e parágrafo 2',
      'A aldeia, as pessoas e os números desta ficha são inventados.',
    ],
  },
  'm1-fs3': {
    minutes: 40,
    group: 'Grupos de 3 ou 4',
    objectives: [
      'Pôr por ordem os caminhos dos resíduos.',
      'Explicar porque é que reciclar não vem em primeiro lugar.',
      'Propor uma festa da escola que quase não faça lixo.',
    ],
    story:
      'A ORBI deu uma festa em Semínia: trezentos balões, trezentos copos de papel e um só convidado, o feijão. Sobrou quase tudo. «Agora recicla-se, não é?», perguntou ela. Os balões, em geral, não dão. E reciclar já é o terceiro degrau. A lei europeia pôs os caminhos dos resíduos por ordem, como uma escada. Quanto mais acima se fica, melhor.',
    materials: ['Tesoura', 'Cola', 'Ficha impressa de um só lado'],
    activities: [
      {
        kind: 'steps',
        title: 'Os cinco degraus',
        instructions:
          'Comecem sempre no primeiro. Só se desce quando esse não chega. Escrevam ou desenhem um exemplo em cada degrau, da escola ou de fora.',
        boxes: [
          { title: '1. Prevenir: não fazer lixo', text: '' },
          { title: '2. Preparar para reutilizar: limpar, consertar', text: '' },
          { title: '3. Reciclar: fazer um material novo', text: '' },
          { title: '4. Valorizar: por exemplo, produzir energia', text: '' },
          { title: '5. Eliminar: por exemplo, levar para aterro', text: '' },
        ],
      },
      {
        kind: 'cards',
        title: 'Em que degrau?',
        instructions:
          'Recortem e baralhem. À vez, leiam uma carta e digam o degrau e a razão. Há cartas que dão discussão: é de propósito. No fim, colem-nas no caderno, por ordem.',
        columns: 2,
        cards: [
          {
            title: 'Canecas viajantes',
            text: 'Cada pessoa traz a sua caneca para a festa. Não há copos para deitar fora.',
          },
          { title: 'Contas certas', text: 'As turmas dizem quantas pessoas vão. Só se cozinha para essas.' },
          {
            title: 'A coluna que voltou',
            text: 'Uma coluna de som foi deixada no contentor dos aparelhos. Uma oficina recolhe-a, conserta-a e ela volta a tocar.',
          },
          {
            title: 'De garrafa a garrafa',
            text: 'As garrafas vão para o vidrão. O vidro é fundido e nasce vidro novo.',
          },
          {
            title: 'Casca que se faz terra',
            text: 'As cascas da fruta vão para o compostor e acabam a adubar a horta.',
          },
          {
            title: 'Pratos «amigos»',
            text: 'Compram-se pratos que dizem «compostável». Na escola ninguém os recolhe à parte: vão no saco do lixo comum.',
          },
          { title: 'Lixo que aquece', text: 'O saco preto vai para uma central, é queimado e dá eletricidade.' },
          { title: 'Fim da linha', text: 'O saco preto vai para um aterro e fica tapado com terra.' },
        ],
      },
      {
        kind: 'lines',
        title: 'Uma festa quase sem lixo',
        instructions: 'Pensem numa festa que exista mesmo na vossa escola. Só vale o que se consegue fazer.',
        prompts: [
          { label: 'Três coisas do degrau 1 que podemos fazer', lines: 3 },
          { label: 'Quem tem de dizer que sim? O que lhe vamos dizer?', lines: 3 },
        ],
      },
    ],
    selfAssessment: [
      'Sei a ordem dos cinco degraus.',
      'Dei uma razão para pôr uma carta num degrau.',
      'Tive uma ideia para fazer menos lixo que não é reciclar.',
    ],
    sources: [
      'Diretiva 2008/98/CE relativa aos resíduos, artigos 3.º (definições) e 4.º (hierarquia dos resíduos)',
      'Agenda 2030, ODS 12, meta 12.5',
    ],
  },
  'm2-fs1': {
    minutes: 45,
    group: 'Pares; depois, grupos de 4',
    objectives: [
      'Seguir um produto desde a matéria-prima até ao fim.',
      'Ler uma etiqueta: o que ela diz e o que ela cala.',
      'Tomar posição e mudar de ideias com boas razões.',
    ],
    story:
      'Em Trama, a ORBI puxou um fio solto e mexeu-se um campo de algodão. Pediu desculpa ao campo. Ela não usa roupa, por isso não sabe: como é que um campo chega a ser uma camisola? A lei europeia obriga a etiqueta a dizer de que fibras é feito o tecido. O resto da história é convosco.',
    materials: ['Objetos com etiqueta: mochila, estojo, casaco, bata, guarda-chuva'],
    activities: [
      {
        kind: 'timeline',
        title: 'Sete paragens',
        instructions:
          'A camisola é de algodão. Quatro paragens já falam. Completem as outras três: quem trabalha ali? O que se gasta? Se não sabem, escrevam uma pergunta.',
        points: [
          { label: 'Campo', text: 'Cultiva-se e colhe-se o algodão, com água e trabalho.' },
          { label: 'Fio e malha', text: 'O algodão é torcido até ser fio. Do fio faz-se a malha.' },
          { label: 'Tinturaria', text: 'A malha ganha cor, com água e corantes.' },
          { label: 'Confeção', text: '' },
          { label: 'Transporte', text: '' },
          { label: 'Uso', text: 'Veste-se, lava-se e seca-se: dez vezes ou trezentas.' },
          { label: 'Fim', text: '' },
        ],
      },
      {
        kind: 'table',
        title: 'Detetives da etiqueta',
        instructions:
          'Leiam quatro etiquetas de objetos que alguém queira mostrar. Marcas e preços não contam. A última coluna é a mais importante.',
        columns: [
          { title: 'Objeto', share: 1 },
          { title: 'De que é feito', share: 1.2 },
          { title: 'Onde foi feito (se disser)', share: 1.2 },
          { title: 'O que a etiqueta cala', share: 1.6 },
        ],
        rows: [],
        blankRows: 4,
        rowHeight: 13,
      },
      {
        kind: 'scale',
        title: 'Puxar o fio para que lado?',
        instructions:
          'Cada pessoa põe uma cruz num número de cada linha, com a sua cor. Onde estão as cruzes mais afastadas? Deem um minuto a cada lado. Quem mudar de ideias desenha uma seta.',
        from: 'Discordo',
        to: 'Concordo',
        statements: [
          'Roupa barata é sempre uma boa notícia.',
          'Quem compra não consegue mudar nada.',
          'Usar a mesma roupa durante anos devia dar orgulho.',
          'As etiquetas deviam contar a viagem toda.',
        ],
      },
    ],
    selfAssessment: [
      'Sei contar, por ordem, a viagem de uma camisola.',
      'Fiz uma pergunta a que a etiqueta não sabe responder.',
      'Respeitei quem pôs a cruz longe da minha.',
    ],
    sources: [
      'Regulamento (UE) n.º\u00a01007/2011, sobre as fibras têxteis e a etiquetagem',
      'ISO 14040:2006, Gestão ambiental, Avaliação do ciclo de vida',
      'Agenda 2030, ODS 8 (trabalho digno) e ODS 12 (consumo e produção)',
    ],
  },
  'm2-fs2': {
    minutes: 45,
    group: 'Toda a equipa',
    objectives: [
      'Organizar ideias antes de escrever.',
      'Separar o que se sabe do que se supõe.',
      'Escrever a várias mãos um texto que seja da equipa.',
    ],
    story:
      'Trama tem uma biblioteca só de biografias. Ninguém lá é famoso: há uma colher, um cabo de carregador, uma bola furada. A ORBI pediu a do seu feijão e recebeu três páginas cheias de chuva. A próxima biografia é a vossa. Fiquem com esta ficha ao lado do ecrã: no fim dela, o texto da missão está quase feito.',
    activities: [
      {
        kind: 'storyboard',
        title: 'Dois retratos',
        instructions:
          'Escolham um objeto que esteja à vista. Desenhem o princípio e o fim da vida dele e acabem as frases. Bonecos de traço servem. Quem não quiser desenhar dita.',
        captions: ['Antes de ser o que sou, fui…', 'Um dia, vou acabar…'],
      },
      {
        kind: 'canvas',
        title: 'As caixas do texto',
        instructions:
          'Cada pessoa fica com uma ou duas caixas. Palavras soltas chegam. Não inventem: onde não sabem, escrevam «não sabemos» e uma pergunta.',
        columns: 2,
        boxes: [
          { title: 'De que é feito', hint: 'Que materiais? De onde podem vir?', height: 26 },
          { title: 'Quem o faz', hint: 'Que trabalhos são precisos?', height: 26 },
          { title: 'Como chega até nós', hint: 'Barco, camião, loja, mãos…', height: 26 },
          { title: 'Onde acaba', hint: 'Na gaveta, no lixo, noutra casa?', height: 26 },
          { title: 'Quem ganha e quem perde', hint: 'Pessoas, natureza, negócios.', height: 34 },
          {
            title: 'O que podia ser diferente',
            hint: 'E quem o podia mudar: quem compra, quem fabrica, quem faz as leis?',
            height: 34,
          },
        ],
      },
      {
        kind: 'checklist',
        title: 'Antes de enviar',
        instructions:
          'Escrevam o texto no ecrã, caixa a caixa. Depois alguém o lê em voz alta, e a equipa assinala o que já lá está.',
        items: [
          'A viagem tem princípio, meio e fim.',
          'Diz quem ganha e quem perde.',
          'Diz o que podia ser diferente e quem o podia mudar.',
          'Percebe-se o que sabemos e o que só achamos.',
          'Cada pessoa encontra no texto uma ideia sua.',
        ],
      },
    ],
    selfAssessment: [
      'Acabei a minha caixa e li todas as outras.',
      'Escrevi «não sabemos» onde não sabíamos.',
      'O texto tem, pelo menos, uma ideia minha.',
      'Ajudei a melhorar uma frase que não era minha.',
    ],
    sources: [
      'ISO 14040:2006, Gestão ambiental, Avaliação do ciclo de vida',
      'Agenda 2030, ODS 12 (produção e consumo sustentáveis)',
    ],
  },
  'm2-fs3': {
    minutes: 45,
    group: 'Grupos de 4',
    objectives: [
      'Comparar o novo com o usado e o consertado.',
      'Discutir dilemas do dia a dia com respeito.',
      'Imaginar uma feira de trocas em que ninguém fica de fora.',
    ],
    story:
      'A ORBI já mudou três vezes de parafusos, duas de antena e nenhuma de nave. «Consertada, não velha», diz ela. Em Portugal, se um aparelho novo tiver defeito, quem o vendeu responde por ele durante três anos. E depois disso? Entre a loja e o lixo há muitos caminhos. Trama está cheia deles.',
    materials: ['Tesoura', 'Lápis de cor', 'Ficha impressa de um só lado'],
    activities: [
      {
        kind: 'venn',
        title: 'Novo ou com história?',
        instructions:
          'Escolham uma bicicleta, um telemóvel ou um livro. Escrevam vantagens e problemas de cada lado. No meio fica o que têm em comum. Deem boas razões para os dois lados.',
        left: 'Comprar novo',
        right: 'Consertar ou comprar usado',
        both: 'Os dois',
      },
      {
        kind: 'cards',
        title: 'E agora?',
        instructions:
          'Recortem e baralhem. Tirem uma carta, pensem um minuto em silêncio e digam o que fariam e porquê. Não há resposta certa escondida. Na carta vazia, inventem um dilema para outro grupo.',
        columns: 2,
        cards: [
          {
            title: 'O ecrã rachado',
            text: 'Mudar o ecrã custa quase tanto como um telemóvel usado. Tirando o ecrã, este ainda trabalha bem.',
          },
          {
            title: 'A camisola da equipa',
            text: 'Sai uma camisola nova todos os anos. A do ano passado serve, mas toda a gente vai levar a nova ao jogo.',
          },
          {
            title: 'Doze berbequins',
            text: 'No prédio há doze berbequins quase parados. Bastava um para toda a gente. Mas quem o guarda? E se avariar?',
          },
          {
            title: 'A prenda usada',
            text: 'Há um livro em segunda mão que é perfeito para uma amiga. Há quem ache que prenda usada não é prenda.',
          },
          {
            title: 'A oficina da rua',
            text: 'Pôr solas novas custa mais do que umas sapatilhas baratas na Internet. A oficina vive destes arranjos.',
          },
          { title: 'A vossa carta', text: '…' },
        ],
      },
      {
        kind: 'frame',
        title: 'Cartaz de uma feira de trocas',
        instructions:
          'Desenhem o cartaz: o que se troca, quando, onde e com que regras. Há um desafio: quem não tem nada para trazer também leva alguma coisa, sem ter de o explicar. Como?',
        label: 'O nosso cartaz',
        height: 74,
      },
    ],
    selfAssessment: [
      'Encontrei boas razões para os dois lados.',
      'Disse o que faria e porquê.',
      'Pensei em quem podia ficar de fora da feira.',
    ],
    sources: [
      'Decreto-Lei n.º\u00a084/2021, de 18 de outubro, artigos 12.º (garantia de três anos) e 18.º (mais seis meses por cada reparação, até quatro)',
      'Diretiva (UE) 2024/1799, sobre regras comuns para promover a reparação de bens',
      'Diretiva 2008/98/CE relativa aos resíduos, artigo 3.º (reutilização)',
    ],
  },
  'm3-fs1': {
    minutes: 45,
    group: 'Toda a equipa',
    objectives: [
      'Preparar uma saída segura e com respeito.',
      'Observar um lugar com vários sentidos.',
      'Distinguir um facto de uma opinião.',
    ],
    story:
      'Espelhágua mostra a vossa rua num lago sem ondas. A ORBI olhou e disse: «Está tudo bem.» Depois olhou devagar e viu uma torneira a pingar e um passeio que acaba num degrau. Olhar é fácil; ver demora mais. Emprestem-lhe os vossos olhos.',
    materials: ['Tesoura', 'Relógio', 'Base para escrever', 'Ficha impressa de um só lado'],
    activities: [
      {
        kind: 'checklist',
        title: 'Antes de sair',
        instructions: 'Leiam em voz alta. Só se sai com as cinco caixas assinaladas.',
        items: [
          'Temos licença para ir a estes lugares e hora para voltar.',
          'Repartimos tarefas: observar, anotar, ver as horas, pedir licença.',
          'Nas fotografias não entram rostos, nomes nem matrículas.',
          'Ficamos longe dos carros e da beira da água.',
          'Deixamos tudo como encontrámos.',
        ],
      },
      {
        kind: 'cards',
        title: 'Missões de cinco minutos',
        instructions:
          'Recortem, baralhem e tirem três. Cada uma dura cinco minutos e pode fazer-se a partir de um banco ou de uma janela.',
        columns: 3,
        cards: [
          { title: 'Ouvidos', text: 'Fechem os olhos. Que sons vêm de pessoas, de máquinas e da natureza?' },
          { title: 'Sombra', text: 'Onde se descansa à sombra? Quem tem de ficar ao sol?' },
          { title: 'Água', text: 'Sigam a água: onde chega, por onde corre, onde se perde?' },
          { title: 'Chão', text: 'O que está no chão a mais? E o que nasce sem ninguém ter plantado?' },
          { title: 'Luz', text: 'Que luzes estão acesas agora? Fazem falta a alguém?' },
          { title: 'Rodas', text: 'Sigam com os olhos o caminho de um carrinho de bebé. Onde é que ele para?' },
        ],
      },
      {
        kind: 'table',
        title: 'Caderno de campo',
        instructions:
          'Um facto é o que outra pessoa também veria. Uma opinião é o que se pensa disso. As duas servem, cada uma na sua coluna. Procurem problemas e coisas que já funcionam bem.',
        columns: [
          { title: 'Lugar e hora', share: 1 },
          { title: 'O que vemos (facto)', share: 1.5 },
          { title: 'O que achamos (opinião)', share: 1.5 },
          { title: 'Que prova trazemos?', share: 1.2 },
        ],
        rows: [
          ['Balneário, 10h15', 'A torneira do meio pinga, mesmo fechada.', 'Se calhar ninguém avisou.', 'Fotografia'],
        ],
        blankRows: 4,
        rowHeight: 24,
      },
    ],
    selfAssessment: [
      'Vi uma coisa em que nunca tinha reparado.',
      'Sei separar o que vi do que penso.',
      'Pedi licença e deixei os rostos de fora.',
    ],
    sources: [
      'Regulamento (UE) 2016/679 (Regulamento Geral sobre a Proteção de Dados), artigo 4.º',
      'Agenda 2030, ODS 11 (cidades e comunidades sustentáveis)',
    ],
  },
  'm3-fs2': {
    minutes: 45,
    group: 'Toda a equipa, em duas metades',
    objectives: [
      'Desenhar um mapa que mostre problemas e coisas que funcionam.',
      'Entrevistar com licença e escutar mais do que falar.',
      'Escrever legendas que expliquem a prova a quem não esteve lá.',
    ],
    story:
      'Num lago de Espelhágua há um mapa feito por quem lá vive. Não tem as ruas todas. Mas sabe onde cheira a pão, onde a ribeira canta e onde falta um candeeiro. A ORBI tem mapas de quarenta galáxias e nenhum lhe diz isto. Façam o vosso: metade da equipa desenha, a outra metade pergunta.',
    materials: ['Lápis de cor'],
    activities: [
      {
        kind: 'map',
        title: 'Visto de cima',
        instructions:
          'Desenhem a escola ou um quarteirão. Usem os sinais e marquem, pelo menos, um problema e uma coisa que já funciona bem. A casa de cada pessoa fica fora do mapa.',
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
          'Procurem alguém que ali trabalhe ou passe há muito tempo: no bar, na portaria, na horta, no café. Cinco minutos chegam.',
        before: [
          'Digam para que é a conversa e perguntem se a pessoa aceita.',
          'Escrevam o que ela faz ali, nunca o nome. Sem gravar e sem fotografar.',
          'Se não quiser responder a uma pergunta, agradeçam e passem à seguinte.',
        ],
        questions: [
          'O que mudou aqui desde que cá está?',
          'O que funciona tão bem que já ninguém repara?',
          'Que problema vê muitas vezes? A quem custa mais?',
          'Se amanhã pudesse mudar uma coisa pequena, qual era?',
        ],
        lines: 2,
      },
      {
        kind: 'lines',
        title: 'Duas legendas',
        instructions:
          'Escolham as provas que vão juntar na missão. Escrevam uma legenda para cada uma: onde foi, o que se vê e porque importa.',
        prompts: [
          { label: 'O problema', lines: 2 },
          { label: 'O que já funciona bem', lines: 2 },
        ],
      },
    ],
    selfAssessment: [
      'O nosso mapa mostra um problema e uma coisa boa.',
      'Escutei a pessoa sem lhe acabar as frases.',
      'Quem não esteve lá percebe a minha legenda.',
    ],
    sources: [
      'Regulamento (UE) 2016/679 (Regulamento Geral sobre a Proteção de Dados), artigo 4.º',
      'Agenda 2030, ODS 11 (cidades e comunidades sustentáveis)',
    ],
  },
  'm3-fs3': {
    minutes: 45,
    group: 'Grupos de 3 ou 4',
    objectives: [
      'Medir uma coisa pequena com cuidado.',
      'Passar de uma medida a uma conta e a um gráfico.',
      'Dizer o que os números mostram e o que não mostram.',
    ],
    story:
      'A ORBI conta tudo o que mexe. Passou a noite com as gotas de uma torneira de Espelhágua e, de manhã, não sabia o que fazer com elas. «São muitas», concluiu. Um número só serve quando responde a uma pergunta. Escolham primeiro a pergunta. Depois contem. E contem outra vez.',
    materials: ['Copo com medidas, em mililitros', 'Relógio', 'Régua'],
    activities: [
      {
        kind: 'table',
        title: 'Três contagens',
        instructions:
          'Escolham **uma** coisa: a água de uma torneira que pinga, salas vazias com luz acesa, garrafas num caixote (só com os olhos!), pessoas que chegam a pé. Contem três vezes, sempre da mesma maneira. Se for a torneira, dois minutos de cada vez.',
        columns: [
          { title: 'Contagem', share: 0.7 },
          { title: 'Dia e hora', share: 1 },
          { title: 'O que contámos, e onde', share: 2 },
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
          'Façam um gráfico de barras com as três contagens. Comecem o eixo no zero, para as barras não mentirem.',
        label: 'Título, data, eixos e unidades',
        height: 96,
      },
      {
        kind: 'steps',
        title: 'Da gota à semana',
        instructions:
          'Deixem o copo debaixo da torneira durante dez minutos, enquanto desenham o gráfico, e façam as contas. Se contaram outra coisa, mudem os títulos. Esta conta só vale se nada mudar. E a água do copo? Rega uma planta.',
        boxes: [
          { title: 'Em dez minutos', text: '' },
          { title: 'Numa hora (×\u00a06)', text: '' },
          { title: 'Num dia (×\u00a024)', text: '' },
          { title: 'Numa semana (×\u00a07)', text: '' },
        ],
      },
      {
        kind: 'lines',
        title: 'Frases honestas',
        instructions: 'Acabem as três frases. A segunda é a mais difícil e a mais honesta.',
        prompts: [
          { label: 'Os nossos números mostram que…', lines: 2 },
          { label: 'Os nossos números não mostram…', lines: 2 },
          { label: 'A seguir, era bom contar…', lines: 1 },
        ],
      },
    ],
    selfAssessment: [
      'Contei mais do que uma vez antes de concluir.',
      'Escrevi a unidade, o dia e o lugar.',
      'Disse uma coisa que os nossos números não mostram.',
    ],
    sources: [
      'Os números desta ficha são medidos pela própria equipa.',
      'Agenda 2030, ODS 6, meta 6.4 (uso eficiente da água)',
    ],
  },
  'm4-fs1': {
    minutes: 40,
    group: 'Toda a equipa',
    objectives: [
      'Procurar a causa de um problema, e não só o que se vê.',
      'Descobrir quem sente o problema e quem o pode mudar.',
      'Escrever o problema com provas, em poucas frases.',
    ],
    story:
      'No estaleiro de Brotal, nenhuma ideia sai sem raízes. A ORBI faz a quem chega sempre a mesma pergunta: «Porquê?» À quinta vez já ninguém a quer ouvir, e é aí que costuma aparecer a melhor resposta. O feijão dela ganhou uma raiz e anda vaidoso. Agora cavem do vosso lado.',
    activities: [
      {
        kind: 'steps',
        title: 'Cavar cinco vezes',
        instructions:
          'Escolham um problema que viram. Perguntem «porquê?» e respondam; depois voltem a perguntar «porquê?». Como em: sobra sopa, porque está fria, porque é servida cedo, porque… Parem no que se pode mudar.',
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
          'Quem sente o problema fica ao meio; quem o pode mudar, por fora. Escrevam funções, não nomes. Ponham um ponto de interrogação em quem ainda ninguém ouviu. Vão lá perguntar?',
        rings: ['Sente-o sempre', 'Sente-o às vezes', 'Pode ajudar ou decide'],
      },
      {
        kind: 'letter',
        title: 'O problema em quatro frases',
        instructions: 'Completem. Se uma frase não sair, falta-vos uma prova. É assim que o vosso plano vai começar.',
        paragraphs: [
          'Em ____, desde ____, acontece isto:',
          '',
          '',
          'Sabemos isto porque vimos, contámos ou ouvimos ________.',
          'Custa sobretudo a ____, porque ________.',
          'Uma causa que podemos mudar é ________.',
        ],
      },
    ],
    selfAssessment: [
      'Não parei no primeiro porquê.',
      'Pensei em pessoas que ainda ninguém ouviu.',
      'Sei dizer qual é o problema em menos de um minuto.',
    ],
    sources: [
      'Técnica dos cinco porquês: Taiichi Ohno, Toyota Production System (1988)',
      'Agenda 2030, ODS 16, meta 16.7 (decisões participadas)',
    ],
  },
  'm4-fs2': {
    minutes: 45,
    group: 'Toda a equipa',
    objectives: [
      'Construir um plano em três partes: problema, ação e resultado.',
      'Repartir tarefas e datas por toda a equipa.',
      'Melhorar o plano com a crítica de outra equipa.',
    ],
    story:
      'O estaleiro está pronto: há andaimes, lâmpadas e um lugar vazio à vossa espera. Aqui fazem-se planos que aguentam o vento. A ORBI avisa: o primeiro plano dela chamava-se «Salvar tudo até quinta-feira» e caiu na quarta. Façam um mais pequeno. Quando a ficha estiver cheia, passem-na para o ecrã.',
    activities: [
      {
        kind: 'canvas',
        title: 'Três partes, um plano',
        instructions:
          'A primeira caixa é o problema, as três seguintes são a ação e as três últimas, o resultado. Comecem a lápis, pela caixa que vos parecer mais fácil.',
        columns: 3,
        boxes: [
          {
            title: 'O problema',
            hint: 'O que acontece, onde e desde quando? Quem sente o problema? Que provas temos?',
            wide: true,
            height: 30,
          },
          { title: 'O que vamos fazer', hint: 'A parte que está ao nosso alcance.', height: 38 },
          { title: 'Quem faz o quê', hint: 'Funções, sem nomes. Uma para cada pessoa.', height: 38 },
          { title: 'Com quê', hint: 'Materiais, licenças, ajudas.', height: 38 },
          { title: 'O que contamos', hint: 'Antes e depois. Quem conta?', height: 38 },
          { title: 'A quem mostramos', hint: 'Turma, direção, junta, rua…', height: 38 },
          { title: 'Se não resultar', hint: 'O que mudamos a seguir?', height: 38 },
        ],
      },
      {
        kind: 'timeline',
        title: 'Da semente à folha',
        instructions:
          'Ponham uma data e uma tarefa em cada paragem. O primeiro passo tem de caber na próxima semana. Não se esqueçam de contar antes de começar.',
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
          'Troquem de ficha com outra equipa. Ela põe as cruzes e explica a linha mais fraca. Agradeçam: é água para o vosso plano.',
        from: 'Ainda não',
        to: 'Já está',
        statements: [
          'Quem nunca ouviu falar do problema percebe o plano.',
          'O primeiro passo pode ser dado na próxima semana.',
          'Se faltar uma pessoa, o plano continua.',
          'O que se vai contar vê-se mesmo, antes e depois.',
        ],
      },
    ],
    selfAssessment: [
      'Tenho uma tarefa no plano e sei quando a faço.',
      'O plano cabe no tempo e nos meios que temos.',
      'Usei a crítica de outra equipa para o melhorar.',
    ],
    sources: ['Agenda 2030 para o Desenvolvimento Sustentável, parágrafo 51 (jovens, agentes de mudança)'],
  },
  'm4-fs3': {
    minutes: 45,
    group: 'Toda a equipa',
    objectives: [
      'Escolher um sinal que mostre se o plano resultou.',
      'Prometer uma meta que se possa cumprir.',
      'Apresentar o plano num minuto e responder a perguntas difíceis.',
    ],
    story:
      'O Conselho Galáctico está quase a começar. A ORBI ensaia em frente ao espelho e mede tudo: o tempo, a voz e o feijão, que cresceu dois milímetros. Um plano convence quando diz o que vai mudar e como se vai ver. Um sinal pequeno chega, desde que se veja.',
    materials: ['Tesoura', 'Relógio', 'Ficha impressa de um só lado'],
    activities: [
      {
        kind: 'match',
        title: 'Que sinal serve?',
        instructions: 'Liguem cada problema a um sinal que se possa contar. Qual se parece com o vosso?',
        left: [
          'Sobra comida na cantina.',
          'O recreio fica sujo.',
          'Há luzes acesas sem ninguém.',
          'Quase toda a gente chega de carro.',
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
          'Preencham o «antes» e a meta. O «depois» fica à espera da ação. Nem tudo cabe em números: a última linha é para ouvir pessoas.',
        columns: [
          { title: 'O nosso sinal', share: 1.3 },
          { title: 'Antes (data)', share: 1 },
          { title: 'A nossa meta', share: 1 },
          { title: 'Depois (data)', share: 1 },
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
        instructions: 'Cada parte dura vinte segundos. Vozes diferentes, frases curtas. Ensaiem com o relógio.',
        prompts: [
          { label: 'O que vimos e quem sente o problema', lines: 2 },
          { label: 'O que vamos fazer, e quem faz', lines: 2 },
          { label: 'Como vamos saber se resultou', lines: 2 },
        ],
      },
      {
        kind: 'cards',
        title: 'Perguntas difíceis',
        instructions:
          'Recortem. Uma pessoa faz de Conselho e tira uma carta. A equipa tem trinta segundos. «Ainda não sabemos» vale, se disserem como vão saber.',
        columns: 3,
        cards: [
          { text: 'E se a direção da escola disser que não?' },
          { text: 'Quem ficou de fora do vosso plano?' },
          { text: 'Quanto custa, em tempo, dinheiro e paciência?' },
          { text: 'Porque interessa isto a quem não é da vossa turma?' },
          { text: 'Que parte do plano pode correr mal primeiro?' },
          { text: 'Quem continua quando mudarem de ano?' },
        ],
      },
    ],
    selfAssessment: [
      'O nosso sinal vê-se ou conta-se.',
      'A nossa meta é difícil, mas é possível.',
      'Consigo apresentar a minha parte sem ler.',
      'Respondi a uma pergunta difícil, ou disse que não sabia.',
    ],
    sources: ['Agenda 2030 para o Desenvolvimento Sustentável, ODS 12 e parágrafo 51'],
  },
};
