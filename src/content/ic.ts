import { THEME_NAMES } from '#domain/vocabulary.ts';
import type { SolarSystem } from './SolarSystem.ts';

/** Interculturalidade: from living side by side to building something together. */
export const ic: SolarSystem = {
  theme: 'ic',
  name: THEME_NAMES.ic,
  summary:
    'Quando as culturas se encontram, todas mudam um pouco. Um sistema de planetas onde se aprende a escutar, a perguntar e a construir em comum.',
  tutorial: {
    intro: {
      messages: [
        'Olá, tripulação! Eu sou a ORBI, a inteligência artificial da vossa nave.',
        'Vamos ao sistema solar da Interculturalidade, onde cada planeta canta numa língua diferente.',
        'Para lá chegar não basta combustível: é preciso curiosidade e ouvidos atentos.',
        'Escolham a nave, façam o treino e deem espaço a cada voz da equipa.',
      ],
    },
    quiz: {
      aiHint: 'Leiam as quatro opções e escolham uma.',
      messages: [
        'Primeiro desafio do treino: uma pergunta.',
        'Conversem antes de escolher. Para confirmar, é preciso um segundo toque.',
      ],
      question: 'Porque é importante a diversidade cultural?',
      options: {
        correct: 3,
        optionsLabel: [
          'Porque atrai turistas; fora isso, muda pouco',
          'Porque mostra qual é a cultura mais avançada',
          'Só importa a quem veio viver para outro país',
          'Porque dela nascem trocas e ideias novas',
        ],
      },
      explanation:
        'Fonte de trocas, de inovação e de criatividade, é tão necessária à humanidade como a biodiversidade à natureza.',
      source: 'Declaração Universal da UNESCO sobre a Diversidade Cultural (2001), artigo 1.º',
    },
    write: {
      aiHint: 'Escrevam duas ou três frases, em conjunto.',
      messages: [
        'Segundo desafio: palavras vossas.',
        'Que palavras, sabores ou músicas da vossa equipa vieram de longe?',
        'Longe pode ser outro país, outra região ou a aldeia dos avós.',
      ],
      prompt:
        'Escrevam duas ou três frases sobre uma palavra, um sabor ou uma música que a equipa conhece e que veio de outro lugar. Como chegou até aqui?',
    },
    upload: {
      aiHint: 'Juntem a bandeira da tripulação.',
      messages: [
        'Terceiro desafio: uma imagem.',
        'Desenhem a bandeira da tripulação, com um símbolo trazido por cada pessoa.',
        'Fotografem o desenho e juntem-no aqui.',
      ],
      prompt:
        'Juntem o desenho da bandeira da tripulação, com um símbolo de cada pessoa da equipa. Sem rostos nem apelidos.',
    },
    outro: {
      messages: [
        'Treino concluído! A vossa bandeira já vai na proa da nave.',
        'Há quatro missões à nossa frente: saber, compreender, observar e agir.',
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
          'Em algumas ilhas vivem muitos povos, mas quase ninguém se fala.',
        ],
        question: 'O que falta nessas ilhas para haver interculturalidade?',
        options: {
          correct: 1,
          optionsLabel: [
            'Que todos os povos passem a viver da mesma maneira',
            'Diálogo e respeito, em pé de igualdade',
            'Que cada povo guarde a sua cultura sem a misturar',
            'Nada: basta viverem lado a lado',
          ],
        },
        explanation:
          'Há interculturalidade quando culturas diversas interagem em igualdade e, com diálogo e respeito, criam coisas em comum.',
        source:
          'Convenção da UNESCO sobre a Proteção e a Promoção da Diversidade das Expressões Culturais (2005), artigo 4.º, n.º\u00a08',
      },
      {
        aiHint: 'Procurem o direito que está em jogo.',
        messages: [
          'Numa ilha-escola, dois irmãos conversam no recreio na língua da família.',
          'Um colega diz-lhes que ali só se pode falar português.',
        ],
        question: 'O que diz a Convenção sobre os Direitos da Criança?',
        options: {
          correct: 2,
          optionsLabel: [
            'A língua da família só se pode usar dentro de casa',
            'Quem muda de país tem de deixar a língua que trazia',
            'Eles têm o direito de usar a sua língua entre si',
            'Cada escola decide que línguas se ouvem no recreio',
          ],
        },
        explanation:
          'As crianças de minorias têm o direito de viver a sua cultura e de usar a sua língua com as outras pessoas do seu grupo.',
        source: 'Convenção sobre os Direitos da Criança, artigos 29.º e 30.º',
      },
      {
        aiHint: 'Leiam até ao fim antes de decidir.',
        messages: [
          'Na última ilha discute-se uma tradição antiga que faz mal a algumas pessoas.',
          'Há quem diga: «É a nossa cultura, ninguém pode dizer nada.»',
        ],
        question: 'Pode uma tradição justificar o desrespeito pelos direitos humanos?',
        options: {
          correct: 0,
          optionsLabel: [
            'Não: os direitos humanos valem em todas as culturas',
            'Sim: cada cultura decide quem tem direitos e quem não tem',
            'Sim, desde que a tradição seja mesmo muito antiga',
            'Não, e por isso as tradições deviam acabar todas',
          ],
        },
        explanation:
          'Ninguém pode invocar a diversidade cultural para violar os direitos humanos nem para lhes reduzir o alcance.',
        source: 'Declaração Universal da UNESCO sobre a Diversidade Cultural (2001), artigo 4.º',
      },
    ],
    level2: [
      {
        aiHint: 'Escolham uma coisa que viajou e contem.',
        messages: [
          'Em Vaivém, o vento leva e traz: palavras, receitas, canções, jogos.',
          'A palavra «açúcar» chegou ao português pelo árabe; o chá veio da China.',
          'Nada fica igual pelo caminho: quem recebe também transforma.',
          'Escolham uma coisa que viajou e contem a sua história.',
        ],
        prompt:
          'Escolham uma palavra, uma receita, uma música, um jogo ou um gesto que tenha viajado. De onde veio, por quem passou, o que mudou? O que nos diz sobre quem o trouxe e quem o recebeu?',
      },
    ],
    level3: [
      {
        aiHint: 'Recolham provas e juntem-nas aqui.',
        messages: [
          'Mosaico é uma praça feita de pedrinhas vindas de toda a parte.',
          'A vossa escola e o vosso bairro também são assim. Vamos ver de perto?',
          'Que línguas se ouvem? Que festas, lojas, letreiros e histórias há?',
          'Entrevistem alguém, façam um mapa das línguas ou fotografem sinais de encontro.',
          'Perguntem com delicadeza, peçam licença e não mostrem rostos nem apelidos.',
        ],
        prompt:
          'Juntem uma entrevista curta, um mapa de línguas ou fotografias com legenda: um lugar onde as culturas se encontram e outro onde se cruzam sem se falar. Com licença pedida, sem rostos nem apelidos.',
      },
    ],
    level4: [
      {
        aiHint: 'Digam onde falta encontro e a quem toca.',
        messages: [
          'A lua Roda só tem uma regra: ninguém fica de fora da dança.',
          'E na vossa escola ou no vosso bairro? Quem fica de fora, e porquê?',
          'Escutem essas pessoas antes de escrever: o plano faz-se com elas.',
        ],
        prompt:
          'O problema: onde é que as culturas se cruzam sem se encontrar, ou quem fica de fora? A quem toca e o que dizem essas pessoas? Não escrevam nomes.',
      },
      {
        aiHint: 'Descrevam a ação e o sinal de que resultou.',
        messages: [
          'Agora, o encontro: que ação pode abrir a roda?',
          'Uma boa ação faz-se com as pessoas, e não apenas para elas.',
          'Digam quem, o quê, quando e com quê. E como vão saber que resultou.',
        ],
        prompt:
          'A ação: o que vão fazer e com quem, quem faz cada parte, quando e com que materiais ou ajudas? Como vão saber que resultou, e quem o vai dizer?',
      },
    ],
  },
  missions: {
    1: {
      title: 'Pontes entre ilhas',
      place: 'Babélia, o arquipélago das línguas',
      description:
        'Quiz com três desafios: o que é a interculturalidade, o direito à própria língua e os direitos humanos perante as tradições.',
      congratulations: [
        'Missão cumprida em Babélia! Há três pontes novas entre as ilhas.',
        'Agora, deixem-se levar pelo vento.',
      ],
    },
    2: {
      title: 'Uma coisa que viajou',
      place: 'Vaivém, o planeta dos ventos',
      description:
        'Texto: a história de uma palavra, receita, música, jogo ou gesto que passou de uma cultura para outra e do que mudou pelo caminho.',
      congratulations: [
        'Que bela história! O vento de Vaivém já a leva mais longe.',
        'Próxima paragem: uma praça que é a cara do vosso bairro.',
      ],
    },
    3: {
      title: 'Retrato em mosaico',
      place: 'Mosaico, a praça das mil janelas',
      description:
        'Ficheiros: entrevista, mapa de línguas ou fotografias com legenda que mostrem, na escola ou no bairro, onde as culturas se encontram e onde se cruzam sem se falar.',
      congratulations: [
        'O vosso retrato já faz parte do mosaico. Cada pedrinha conta!',
        'Repararam nos espaços vazios? É aí que entra o plano.',
      ],
    },
    4: {
      title: 'Abrir a roda',
      place: 'Roda, a lua das danças',
      description:
        'Texto final em duas partes: onde falta encontro e a quem toca; a ação (quem, o quê, quando e com quê) e como se sabe que resultou.',
      congratulations: [
        'Plano concluído! O Conselho Galáctico já o pode ler.',
        'As melhores ações postas em prática são selecionadas em maio de cada ano letivo.',
        'A música já começou. Tragam mais gente para a roda!',
      ],
    },
  },
};
