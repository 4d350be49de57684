import { THEME_NAMES } from '#domain/vocabulary.ts';
import type { SolarSystem } from './SolarSystem.ts';

/** Direitos Humanos: from the written right to a right that somebody looks after. */
export const dh: SolarSystem = {
  theme: 'dh',
  name: THEME_NAMES.dh,
  summary:
    'Nascemos livres e iguais, mas cada direito precisa de quem o conheça e o defenda. Um sistema de planetas onde cada voz acende uma luz.',
  tutorial: {
    intro: {
      messages: [
        'Olá, tripulação! Eu sou a ORBI, a inteligência artificial da vossa nave.',
        'Rumo ao sistema solar dos Direitos Humanos, onde cada voz acende uma luz.',
        'Algumas luzes estão fracas e precisam de quem as saiba reacender.',
        'Antes de partir: uma nave, um treino curto e a opinião de toda a equipa.',
      ],
    },
    quiz: {
      aiHint: 'Leiam as quatro opções e escolham uma.',
      messages: [
        'Primeiro desafio do treino: uma pergunta.',
        'Conversem antes de escolher. Para confirmar, é preciso um segundo toque.',
      ],
      question: 'Quem tem direitos humanos?',
      options: {
        correct: 0,
        optionsLabel: [
          'Todas as pessoas, desde que nascem',
          'As pessoas que cumprem sempre os seus deveres',
          'As pessoas que têm documentos de algum país',
          'As pessoas adultas; as crianças têm de esperar',
        ],
      },
      explanation:
        'Todos os seres humanos nascem livres e iguais em dignidade e em direitos: não é preciso merecê-los.',
      source: 'Declaração Universal dos Direitos Humanos, artigos 1.º e 2.º',
    },
    write: {
      aiHint: 'Escrevam duas ou três frases, em conjunto.',
      messages: [
        'Segundo desafio: palavras vossas.',
        'Lembrem-se de um momento em que a vossa opinião foi mesmo ouvida. O que mudou?',
        'Não há resposta certa: quero conhecer-vos.',
      ],
      prompt:
        'Contem, em duas ou três frases, um momento em que a vossa opinião foi ouvida e respeitada. Porque foi importante? Não escrevam nomes de outras pessoas.',
    },
    upload: {
      aiHint: 'Juntem um desenho ou uma fotografia.',
      messages: [
        'Terceiro desafio: uma imagem.',
        'Desenhem ou fotografem um objeto que, para a equipa, represente um direito.',
        'Pode ser um livro, uma porta aberta, um copo de água. Sem rostos de ninguém.',
      ],
      prompt: 'Juntem um desenho ou uma fotografia de um objeto que represente um direito. Sem rostos, por favor.',
    },
    outro: {
      messages: [
        'Treino concluído! A vossa nave acendeu a primeira luz.',
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
          'Chegámos a Códice, onde as leis são árvores e as folhas são páginas.',
          'Numa folha lê-se: «Convenção sobre os Direitos da Criança, 1989».',
        ],
        question: 'A escola vai mudar o recreio. O que diz a Convenção sobre a opinião dos alunos?',
        options: {
          correct: 2,
          optionsLabel: [
            'Só conta a partir dos 18\u00a0anos',
            'Tem de se fazer tudo o que os alunos pedirem',
            'Podem dá-la, e deve ser tida em conta',
            'Podem dá-la, mas só se alguém se lembrar de perguntar',
          ],
        },
        explanation:
          'A criança tem o direito de exprimir a sua opinião, que deve ser tida em conta de acordo com a sua idade e maturidade.',
        source: 'Convenção sobre os Direitos da Criança, artigo 12.º',
      },
      {
        aiHint: 'Pensem em quem escreveu as mensagens.',
        messages: [
          'Outra folha brilha: fala de telemóveis, mensagens e segredos.',
          'Alguém leu as mensagens de uma colega e mostrou-as num grupo.',
        ],
        question: 'Que direito foi desrespeitado?',
        options: {
          correct: 1,
          optionsLabel: [
            'Nenhum: o que está num telemóvel deixa de ser privado',
            'O direito à vida privada, que inclui as mensagens',
            'Nenhum: foi uma brincadeira entre colegas da turma',
            'Só o direito de propriedade, porque o telemóvel não era seu',
          ],
        },
        explanation:
          'Ninguém pode intrometer-se à vontade na vida privada e na correspondência de uma criança, e as mensagens são correspondência.',
        source:
          'Convenção sobre os Direitos da Criança, artigo 16.º; Constituição da República Portuguesa, artigos 26.º e 34.º',
      },
      {
        aiHint: 'Pensem em quem usa a rampa e escolham.',
        messages: [
          'A última folha mostra uma escola com muitas escadas.',
          'Uma aluna usa cadeira de rodas e a escola constrói uma rampa.',
        ],
        question: 'O que é esta rampa?',
        options: {
          correct: 3,
          optionsLabel: [
            'Um favor, que se faz quando sobra dinheiro',
            'Um privilégio, injusto para o resto da turma',
            'Um gesto simpático, que a escola podia dispensar',
            'Um direito: a escola tem de ser acessível',
          ],
        },
        explanation:
          'Tornar a escola acessível não é dar vantagem a ninguém: é permitir que todas as pessoas participem em igualdade.',
        source: 'Convenção sobre os Direitos das Pessoas com Deficiência, artigos 5.º, 9.º e 24.º',
      },
    ],
    level2: [
      {
        aiHint: 'Pesem os dois lados e decidam.',
        messages: [
          'No céu de Balança há duas luas. Às vezes, dois direitos puxam para lados diferentes.',
          'O jornal da escola tem uma fotografia de um aluno a chorar depois de um jogo.',
          'A redação quer publicá-la, porque é notícia. O aluno pede que não o façam.',
          'O que fariam no lugar da redação?',
        ],
        prompt:
          'Que direitos estão em jogo de cada lado? O que decidiam e porquê? Há alguma saída que respeite toda a gente?',
      },
    ],
    level3: [
      {
        aiHint: 'Recolham provas e juntem-nas aqui.',
        messages: [
          'De Claraboia vê-se a Terra inteira. Apontei o telescópio à vossa escola.',
          'Onde vivem ali os direitos? Na biblioteca, no recreio, na assembleia de turma?',
          'Procurem um lugar onde um direito está vivo e outro onde falta qualquer coisa.',
          'Fotografem, façam um mapa ou entrevistem quem passa por lá todos os dias.',
          'Peçam sempre licença e não mostrem rostos nem nomes.',
        ],
        prompt:
          'Juntem um mapa, fotografias com legenda ou uma entrevista: um lugar onde um direito é respeitado e outro onde falta qualquer coisa. Com licença pedida, sem rostos nem nomes.',
      },
    ],
    level4: [
      {
        aiHint: 'Digam que direito falta e a quem.',
        messages: [
          'Em Farol, uma voz sozinha ouve-se pouco; uma equipa ouve-se ao longe.',
          'Escolham um direito que precise de mais luz na escola ou no bairro.',
          'Falem com quem sente essa falta: ninguém conhece melhor o problema.',
        ],
        prompt:
          'O problema: que direito está em causa, onde e o que acontece? A quem toca e o que dizem essas pessoas? Não escrevam nomes.',
      },
      {
        aiHint: 'Descrevam a ação e o sinal de que resultou.',
        messages: [
          'Agora acendam a luz: que ação está ao vosso alcance?',
          'Digam quem faz o quê, quando, com que materiais e com que ajuda.',
          'E escolham um sinal que mostre, mais tarde, se resultou.',
        ],
        prompt:
          'A ação: o que vão fazer, quem faz cada parte, quando e com que materiais ou ajudas? Como vão saber que resultou e a quem o vão contar?',
      },
    ],
  },
  missions: {
    1: {
      title: 'As folhas da lei',
      place: 'Códice, o planeta das páginas vivas',
      description:
        'Quiz com três desafios: o direito a ser ouvido, o direito à vida privada e a acessibilidade como direito.',
      congratulations: [
        'Missão cumprida em Códice! Há três folhas novas a brilhar na copa.',
        'Conhecer um direito é o primeiro passo para o defender.',
      ],
    },
    2: {
      title: 'Dois direitos, uma decisão',
      place: 'Balança, o planeta das duas luas',
      description:
        'Texto: um caso em que a liberdade de informar e o direito à imagem puxam para lados diferentes; a equipa identifica os direitos, decide e justifica.',
      congratulations: [
        'As duas luas estão em equilíbrio. Pensar nos dois lados dá trabalho, e valeu a pena.',
        'Próxima paragem: uma janela virada para a vossa escola.',
      ],
    },
    3: {
      title: 'Onde vivem os direitos',
      place: 'Claraboia, a estação de observação',
      description:
        'Ficheiros: mapa, fotografias com legenda ou entrevista que mostrem, na escola ou no bairro, um direito respeitado e outro a que falta qualquer coisa.',
      congratulations: [
        'Observação registada! Já há luzes e sombras no vosso mapa.',
        'Agora sabem onde fazem falta. Vamos a isso?',
      ],
    },
    4: {
      title: 'Acender a luz',
      place: 'Farol, a cidade das vozes',
      description:
        'Texto final em duas partes: o direito em causa e a quem toca; a ação (quem, o quê, quando e com quê) e como se sabe que resultou.',
      congratulations: [
        'Plano concluído! O Conselho Galáctico já o pode ler.',
        'As melhores ações postas em prática são selecionadas em maio de cada ano letivo.',
        'A luz é vossa. Levem-na para fora da nave.',
      ],
    },
  },
};
