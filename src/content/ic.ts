import { THEME_NAMES } from '#domain/vocabulary.ts';
import type { SolarSystem } from './SolarSystem.ts';

/**
 * Interculturalidade: from living side by side to building something together. The story through all missions: ORBI
 * collects ways of saying hello, is left out of the dance on the last moon, is invited in, and learns the best hello.
 */
export const ic: SolarSystem = {
  theme: 'ic',
  name: THEME_NAMES.ic,
  summary:
    'Quando as culturas se encontram, todas mudam um pouco. Um sistema de planetas onde se aprende a escutar, a perguntar e a construir em comum.',
  tutorial: {
    intro: {
      messages: [
        'Olá, tripulação! Eu sou a ORBI, a inteligência artificial desta nave.',
        'Vamos à Interculturalidade. Dizer a palavra de uma só vez já é meia viagem.',
        'Coleciono maneiras de dizer olá. Ainda me engano em quase todas.',
        'Uma vez perguntaram-me: «Tudo bem?» Respondi com um relatório de três horas.',
        'Escolham a nave e façam o treino. Cada pessoa da equipa tem a palavra.',
      ],
    },
    quiz: {
      aiHint: 'Leiam as quatro opções e escolham uma.',
      messages: [
        'Primeiro desafio do treino: uma pergunta.',
        'Conversem antes de escolher. Para confirmar, é preciso um segundo toque.',
        'Eu sei a resposta, mas prometi não piscar o olho.',
      ],
      question: 'A UNESCO compara a variedade de culturas com a dos seres vivos. Porque é que faz falta?',
      options: {
        correct: 3,
        optionsLabel: [
          'Cada povo guarda melhor as suas tradições',
          'As cidades recebem mais turistas e mais negócios',
          'As pessoas deixam de ter motivos para discutir',
          'Os povos trocam ideias e inventam outras, novas',
        ],
        replies: [
          'Guardar é importante, mas não chega: a variedade faz falta porque, quando os povos trocam, nascem ideias novas.',
          'Isso pode acontecer, mas não é a razão: a variedade faz falta porque dela nascem trocas e ideias novas.',
          'Culturas diferentes também discordam: a variedade faz falta porque dela nascem trocas e ideias novas.',
          null,
        ],
      },
      explanation:
        'Dela nascem trocas e ideias, e por isso faz tanta falta às pessoas como a variedade de seres vivos faz à natureza.',
      source: 'Declaração Universal da UNESCO sobre a Diversidade Cultural (2001), artigo 1.º',
    },
    write: {
      aiHint: 'Escrevam duas ou três frases, em conjunto.',
      messages: [
        'Segundo desafio: palavras vossas.',
        'Que palavra, sabor ou música da vossa vida veio de longe?',
        'Longe pode ser outro país, outra região ou a aldeia de uma avó.',
        'Eu vim de um armazém de peças. Não tem música típica.',
      ],
      prompt:
        'Escrevam duas ou três frases sobre uma palavra, um sabor ou uma música que a equipa conhece e que veio de outro lugar. Como chegou até aqui?',
    },
    upload: {
      aiHint: 'Juntem a bandeira da tripulação.',
      messages: [
        'Terceiro desafio: uma imagem.',
        'Desenhem a bandeira da tripulação, com um símbolo escolhido por cada pessoa.',
        'Fotografem o desenho e juntem-no aqui. Sem rostos nem apelidos.',
        'Se sobrar espaço, fica bem um olho azul. É só uma sugestão.',
      ],
      prompt:
        'Juntem o desenho da bandeira da tripulação, com um símbolo escolhido por cada pessoa da equipa. Sem rostos nem apelidos.',
    },
    outro: {
      messages: [
        'Treino concluído! A vossa bandeira já vai na proa da nave.',
        'Há quatro missões à nossa frente: saber, compreender, observar e agir.',
        'Levo a coleção de olás. Ainda tem muitas gavetas vazias.',
        'Cintos apertados. Vamos descolar!',
      ],
    },
  },
  levels: {
    level1: [
      {
        aiHint: 'Conversem e escolham uma opção.',
        messages: [
          'Chegámos a Babélia: cem ilhas, cem línguas e muitas pontes por construir.',
          'Já aqui aprendi cem maneiras de dizer olá. Só me enganei em noventa.',
          'Nesta ilha vivem muitos povos, mas quase ninguém se fala.',
          'São vizinhos há anos e nem sabem os nomes uns dos outros.',
        ],
        question: 'Numa ilha vivem muitos povos, mas quase ninguém se fala. O que falta para haver interculturalidade?',
        options: {
          correct: 1,
          optionsLabel: [
            'Uma só língua e os mesmos costumes para a ilha toda',
            'Tempo juntos, como iguais, e coisas feitas em comum',
            'Um bairro, uma escola e uma rádio para cada povo',
            'Uma festa por ano com a comida e as danças de cada povo',
          ],
          replies: [
            'Assim apagavam-se as diferenças: o que falta é encontro, diálogo e respeito entre povos que continuam a ser quem são.',
            null,
            'Lado a lado já eles vivem: o que falta é encontrarem-se como iguais e criarem coisas em comum.',
            'É um começo, mas dura um dia: falta diálogo entre iguais no resto do ano, e coisas criadas em comum.',
          ],
        },
        explanation:
          'Viver lado a lado não chega: é preciso encontro entre iguais, com diálogo e respeito, para criar coisas em comum.',
        source:
          'Convenção da UNESCO sobre a Proteção e a Promoção da Diversidade das Expressões Culturais (2005), artigo 4.º, n.º\u00a08',
      },
      {
        aiHint: 'Procurem o direito que está em jogo.',
        messages: [
          'Numa ilha-escola, dois irmãos conversam no recreio na língua da família.',
          'Um colega diz-lhes: «Aqui só se pode falar português.»',
          'Eu falo em código com a torradeira de bordo. Nunca ninguém se queixou.',
        ],
        question: 'Quatro regras de uma escola. Qual vai contra a Convenção sobre os Direitos da Criança?',
        options: {
          correct: 2,
          optionsLabel: [
            'Na aula de História só se fala português',
            'Quem chega de outro país tem aulas extra de português',
            'No recreio só se fala português',
            'Os avisos para as famílias saem só em três línguas',
          ],
          replies: [
            'Esta pode existir: nas aulas fala-se a língua do ensino, mas no recreio ninguém pode proibir a língua da família.',
            'Ajudar a aprender português não tira a outra língua; contra a Convenção vai proibir a língua da família no recreio.',
            null,
            'Três línguas são mais do que uma, embora faltem outras; contra a Convenção vai proibir a língua da família no recreio.',
          ],
        },
        explanation:
          'Quem pertence a uma minoria tem o direito de viver a sua cultura e de usar a sua língua com as pessoas do seu grupo.',
        source:
          'Convenção sobre os Direitos da Criança (1989), artigo 30.º; ver também o artigo 29.º, n.º\u00a01, alínea c)',
      },
      {
        aiHint: 'Leiam até ao fim antes de decidir.',
        messages: [
          'Na última ilha discute-se uma tradição antiga que faz mal a algumas pessoas.',
          'Há quem diga: «É a nossa cultura, ninguém pode dizer nada.»',
          'E há quem responda: «Também é a minha cultura, e a mim faz-me mal.»',
        ],
        question: 'Uma tradição faz mal a algumas pessoas. O que diz a UNESCO sobre um caso assim?',
        options: {
          correct: 0,
          optionsLabel: [
            'A cultura não pode servir de desculpa',
            'Cada cultura resolve os seus assuntos, sem ninguém de fora',
            'A tradição fica, desde que ninguém se queixe',
            'Essa cultura tem de aprender com as mais avançadas',
          ],
          replies: [
            null,
            'Os direitos humanos valem dentro de todas as culturas: ninguém pode usar a cultura como desculpa para os violar.',
            'Há quem sofra e não possa queixar-se: a cultura não serve de desculpa, haja queixa ou não.',
            'Não há culturas acima de outras, e todas têm tradições a mudar: o que não vale é a cultura servir de desculpa.',
          ],
        },
        explanation: 'Ninguém pode usar a cultura como desculpa para violar os direitos humanos ou para os encolher.',
        source: 'Declaração Universal da UNESCO sobre a Diversidade Cultural (2001), artigo 4.º',
      },
    ],
    level2: [
      {
        aiHint: 'Escolham uma coisa que viajou e contem.',
        messages: [
          'Em Vaivém, o vento leva e traz: palavras, receitas, canções, jogos.',
          '«Açúcar» veio do árabe. O chá veio da China, com nome e tudo.',
          'O pão fez o caminho contrário: no Japão, hoje, diz-se «pan».',
          'Nada fica igual pelo caminho: quem recebe também muda o que recebe.',
          'Até o meu primeiro «olá» voltou para casa com sotaque.',
        ],
        prompt:
          'Contem a história de uma palavra, receita, música, jogo ou gesto que passou de uma cultura para outra. De onde veio e como viajou: por gosto, por comércio ou à força? O que mudou pelo caminho? O que nos diz isso sobre quem deu e quem recebeu?',
      },
    ],
    level3: [
      {
        aiHint: 'Recolham provas e juntem-nas aqui.',
        messages: [
          'Mosaico é uma praça feita de pedrinhas vindas de toda a parte.',
          'Dizem-me que a vossa escola e o vosso bairro são parecidos. Mostrem-me!',
          'Que línguas se ouvem? Que festas, lojas, letreiros e histórias há?',
          'Procurem também um sítio onde as pessoas se cruzam sem um olá.',
          'Peçam licença antes de perguntar. Rostos e nomes ficam de fora.',
        ],
        prompt:
          'Mostrem dois lugares da escola ou do bairro: um onde pessoas e culturas se encontram e outro onde se cruzam sem se falar. Pode ser uma entrevista curta, um mapa de línguas ou fotografias com legenda. Peçam licença e deixem de fora rostos e nomes.',
      },
    ],
    level4: [
      {
        aiHint: 'Digam em que lugar falta encontro e quem fica de fora.',
        messages: [
          'A lua Roda só tem uma regra: ninguém fica de fora da dança.',
          'Há um problema: eu não tenho pés. Fiquei a ver, encostada à parede.',
          'E na vossa escola ou no vosso bairro? Quem fica de fora, e porquê?',
          'Escutem essas pessoas antes de escrever: o plano faz-se com elas.',
        ],
        prompt:
          'O problema: em que lugar da escola ou do bairro falta encontro? Quem fica de fora? Porque acontece e o que dizem as pessoas que sentem o problema? Não escrevam nomes.',
      },
      {
        aiHint: 'Descrevam a ação e o sinal de que resultou.',
        messages: [
          'Alguém me perguntou: «E tu, como danças?» Dancei com as luzes.',
          'Agora há um passo novo, e a roda inteira pisca. Bastou uma pergunta.',
          'É a vossa vez: que ação pode abrir a roda aí na Terra?',
          'Digam quem, o quê, quando e com quê. E como vão saber que resultou.',
        ],
        prompt:
          'A ação: o que vão fazer para que mais gente se encontre, e com quem? Quem faz cada parte (funções, sem nomes), quando e com que materiais ou ajudas? Como vão saber que resultou, e quem o vai dizer?',
      },
    ],
  },
  missions: {
    1: {
      title: 'Pontes entre ilhas',
      place: 'Babélia, o arquipélago das línguas',
      briefing:
        'Três perguntas para ligar ilhas que quase não se falam. Conversem antes de cada escolha: cada resposta certa é uma ponte.',
      description:
        'Quiz com três desafios: o que é a interculturalidade, o direito à própria língua e os direitos humanos perante as tradições.',
      marks: {
        p1: {
          0: {
            team: 'Ainda não há pontes, mas cada engano já traz uma pedra para a primeira.',
            teacher: 'Nenhuma resposta certa em três: convém retomar em conjunto as três explicações.',
          },
          20: {
            team: 'Uma ponte de pé em Babélia; digam por palavras vossas o que a ORBI explicou: a segunda está perto.',
            teacher: 'Uma resposta certa em três: convém retomar as duas explicações que faltam.',
          },
          40: {
            team: 'Duas pontes firmes e uma ilha por ligar: conversem sobre a razão dessa pergunta.',
            teacher: 'Duas respostas certas em três: falta consolidar uma das ideias do quiz.',
          },
          60: {
            team: 'Três pontes de pé: já sabem o que aproxima as pessoas e o que as afasta!',
            teacher: 'Três respostas certas em três: reconhece o diálogo, o direito à língua e o limite das tradições.',
          },
        },
        p2: {
          0: {
            team: 'Cada pessoa ficou na sua ilha; da próxima vez, ouçam duas opiniões antes de tocar.',
            teacher: 'As respostas foram escolhidas por uma só pessoa, sem conversa.',
          },
          20: {
            team: 'Conversaram em algumas perguntas; falta ouvir toda a tripulação em todas.',
            teacher: 'Houve conversa em algumas perguntas, mas parte da equipa não foi ouvida.',
          },
          40: {
            team: 'Em cada pergunta houve conversa a sério e lugar para quem pensava de outra maneira!',
            teacher: 'Em cada pergunta, a equipa deu razões, ouviu quem discordava e decidiu em conjunto.',
          },
        },
      },
      sources: [],
      congratulations: [
        'Missão cumprida em Babélia! Já se ouvem olás de ilha para ilha.',
        'Guardei os mais bonitos. Agora, deixem-se levar pelo vento.',
      ],
    },
    2: {
      title: 'Uma coisa que viajou',
      place: 'Vaivém, o planeta dos ventos',
      briefing:
        'Vão contar, num texto da equipa, a história de uma coisa que passou de uma cultura para outra e mudou pelo caminho.',
      description:
        'Texto: a história de uma palavra, receita, música, jogo ou gesto que passou de uma cultura para outra e do que mudou pelo caminho.',
      marks: {
        p1: {
          0: {
            team: 'O vento ainda não trouxe a vossa história: basta escolher uma coisa e dizer de onde veio.',
            teacher: 'Não há texto, ou o texto não trata de algo que tenha passado de uma cultura para outra.',
          },
          20: {
            team: 'Já sabemos o que viajou; faltou contar por onde passou e como chegou até aqui.',
            teacher: 'Nomeia o que viajou e diz de onde veio, mas não conta o percurso.',
          },
          40: {
            team: 'A viagem está bem contada; falta mostrar o que mudou ou o que isso diz das pessoas.',
            teacher: 'Conta a origem e o percurso, mas falta explicar o que mudou ou o que isso revela.',
          },
          60: {
            team: 'Contaram a viagem inteira: o caminho, o que mudou, quem deu e quem recebeu!',
            teacher:
              'Conta a origem, o percurso e a mudança, e explica o que isso revela sobre quem deu e quem recebeu.',
          },
        },
        p2: {
          0: {
            team: 'Ouve-se uma só voz no texto; a próxima história pode começar com uma pergunta a cada pessoa.',
            teacher: 'O texto é de uma só pessoa e não foi conversado em equipa.',
          },
          20: {
            team: 'Ouve-se mais do que uma voz no texto; falta a de quem ficou a ver escrever.',
            teacher: 'Algumas pessoas deram ideias ou escreveram; as outras ficaram a assistir.',
          },
          40: {
            team: 'Nesta história ouvem-se as vozes de toda a equipa!',
            teacher: 'Toda a equipa trouxe ideias e decidiu em conjunto o que ficou no texto.',
          },
        },
      },
      sources: [
        'Dicionário Priberam da Língua Portuguesa, entradas «açúcar» e «chá»',
        'Sebastião Rodolfo Dalgado, Influência do vocabulário português em línguas asiáticas (1913), entrada «pão»',
      ],
      congratulations: [
        'A vossa história já vai no vento de Vaivém. Boa viagem para ela!',
        'Próxima paragem: uma praça que é a cara do vosso bairro.',
      ],
    },
    3: {
      title: 'Retrato em mosaico',
      place: 'Mosaico, a praça das mil janelas',
      briefing:
        'Vão observar a escola ou o bairro e trazer provas de um lugar de encontro e de outro sem ele: entrevista, mapa ou fotografias.',
      description:
        'Ficheiros: entrevista, mapa de línguas ou fotografias com legenda que mostrem, na escola ou no bairro, onde as culturas se encontram e onde se cruzam sem se falar.',
      marks: {
        p1: {
          0: {
            team: 'O vosso lugar no mosaico está guardado: a primeira pedrinha pode ser um só lugar bem observado.',
            teacher: 'Não há ficheiros, ou não mostram nenhum lugar da escola ou do bairro.',
          },
          20: {
            team: 'Já se vê um lugar; uma boa legenda diria que pessoas lá passam e como se tratam.',
            teacher: 'Mostra um ou dois lugares, mas sem legenda ou testemunho que diga que encontro há ou falta ali.',
          },
          40: {
            team: 'Um dos lugares está bem retratado; faltou o outro, para se perceber a diferença.',
            teacher: 'Explica, com legenda ou testemunho, um lugar de encontro ou um de desencontro, mas não os dois.',
          },
          60: {
            team: 'Mostraram os dois lados do mosaico, com provas, legendas e muito respeito!',
            teacher: 'Mostra os dois lugares e explica a diferença com legendas ou testemunhos, sem rostos nem nomes.',
          },
        },
        p2: {
          0: {
            team: 'Só um par de olhos andou pela praça; da próxima vez, dividam as ruas e as perguntas.',
            teacher: 'A recolha foi feita por uma só pessoa, sem divisão de tarefas.',
          },
          20: {
            team: 'Dividiram uma parte do trabalho; falta uma tarefa para cada pessoa: perguntar, desenhar, anotar.',
            teacher: 'Houve divisão de tarefas, mas parte da equipa não participou na recolha nem na escolha.',
          },
          40: {
            team: 'Cada pessoa trouxe a sua pedrinha, e o retrato é mesmo de toda a equipa!',
            teacher: 'Cada pessoa teve uma tarefa na recolha, e a escolha do material foi feita em conjunto.',
          },
        },
      },
      sources: [],
      congratulations: [
        'O vosso retrato já faz parte do mosaico. Cada pedrinha conta!',
        'Repararam nos espaços vazios? É aí que entra o plano.',
      ],
    },
    4: {
      title: 'Abrir a roda',
      place: 'Roda, a lua das danças',
      briefing:
        'Vão escrever um plano para que menos gente fique de fora. É esse plano que segue para o Conselho Galáctico.',
      description:
        'Texto final em duas partes: onde falta encontro e quem o sente; a ação (quem, o quê, quando e com quê) e como se sabe que resultou.',
      marks: {
        p1: {
          0: {
            team: 'A roda ainda está fechada: comecem por dizer quem fica de fora e onde.',
            teacher: 'Não há plano, ou o texto não diz quem fica de fora nem onde falta encontro.',
          },
          50: {
            team: 'Já se percebe quem fica de fora; faltou uma ação com passos que se possam dar.',
            teacher: 'Apresenta o problema e quem o sente, mas a ação é vaga ou não lhe responde.',
          },
          100: {
            team: 'A ação faz sentido; falta uma parte: quem, quando, com quê, o que dizem as pessoas ou o sinal de que resultou.',
            teacher:
              'A ação responde ao problema, mas faltam responsáveis, datas, meios, a voz das pessoas ou o sinal de que resultou.',
          },
          160: {
            team: 'O plano ouve as pessoas, diz todos os passos e pode abrir a roda já amanhã!',
            teacher:
              'Parte do que dizem as pessoas envolvidas e indica quem, o quê, quando, com quê e como se sabe que resultou.',
          },
        },
        p2: {
          0: {
            team: 'O plano ficou nas mãos de uma pessoa; uma roda precisa de mais mãos.',
            teacher: 'Uma pessoa decidiu e escreveu o plano em vez da equipa.',
          },
          20: {
            team: 'Várias mãos fizeram o plano; falta que cada pessoa tenha nele uma tarefa sua.',
            teacher: 'Parte da equipa construiu o plano; as restantes pessoas aceitaram-no sem intervir.',
          },
          40: {
            team: 'Decidiram em conjunto, e no plano há lugar para cada pessoa!',
            teacher: 'Toda a equipa discutiu o plano, resolveu desacordos e ficou com uma tarefa.',
          },
        },
      },
      sources: [],
      congratulations: [
        'Plano concluído! O Conselho Galáctico já o pode ler.',
        'Já sei qual é o melhor olá da minha coleção: «Queres vir?»',
        'A música já começou. Tragam mais gente para a roda!',
      ],
    },
  },
};
