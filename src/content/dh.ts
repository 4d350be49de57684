import { THEME_NAMES } from '#domain/vocabulary.ts';
import type { SolarSystem } from './SolarSystem.ts';

/** Direitos Humanos: from written rights to rights that somebody protects. ORBI looks for that somebody: «o Alguém». */
export const dh: SolarSystem = {
  theme: 'dh',
  name: THEME_NAMES.dh,
  summary:
    'Nascemos livres e iguais, mas cada direito precisa de quem o conheça e o defenda. Um sistema de planetas onde cada voz acende uma luz.',
  tutorial: {
    intro: {
      messages: [
        'Olá, tripulação! Eu sou a ORBI, a inteligência artificial da vossa nave.',
        'Vamos ao sistema dos Direitos Humanos, onde cada voz acende uma luz.',
        'Coleciono frases humanas. Há uma que não percebo: «Alguém há de tratar disso.»',
        'Procurei esse Alguém por toda a parte. Se o virem, avisem.',
        'Antes de partir: uma nave e um treino curto. Decidam em equipa.',
      ],
    },
    quiz: {
      aiHint: 'Leiam as quatro opções e escolham uma.',
      messages: [
        'Primeiro desafio do treino: uma pergunta.',
        'Conversem antes de escolher. Para confirmar, é preciso um segundo toque.',
      ],
      question: 'Quem dá a cada pessoa os seus direitos humanos?',
      options: {
        correct: 0,
        optionsLabel: [
          'Ninguém os dá',
          'O país onde a pessoa vive',
          'As Nações Unidas, que os escreveram',
          'A família, enquanto se é criança',
        ],
        replies: [
          null,
          'O país tem de os respeitar, mas não os dá nem os tira: cada pessoa nasce com eles.',
          'As Nações Unidas escreveram-nos em 1948, mas eles não nasceram nesse papel: cada pessoa nasce com eles.',
          'A família cuida, mas não é dona dos direitos: as crianças também nascem com eles.',
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
        'Lembrem-se de um momento em que a vossa opinião foi mesmo ouvida.',
        'Não há resposta certa. Só quero conhecer-vos e aprender.',
      ],
      prompt:
        'Contem, em duas ou três frases, um momento em que a vossa opinião foi ouvida e respeitada. O que mudou? Se preferirem, inventem um. Não escrevam nomes de outras pessoas.',
    },
    upload: {
      aiHint: 'Juntem um desenho ou uma fotografia.',
      messages: [
        'Terceiro desafio: uma imagem.',
        'Desenhem ou fotografem um objeto que, para a equipa, represente um direito.',
        'Eu levava uma tomada, mas ainda não sei que direito é esse.',
        'Só coisas, por favor: sem rostos de ninguém.',
      ],
      prompt:
        'Juntem um desenho ou uma fotografia de um objeto que represente um direito. Um desenho em papel também serve: fotografem-no. Só coisas, sem rostos.',
    },
    outro: {
      messages: [
        'Treino concluído! A vossa nave acendeu a primeira luz.',
        'À nossa frente há quatro missões: saber, compreender, observar e agir.',
        'Do Alguém, nem sinal. Cintos apertados: vamos descolar!',
      ],
    },
  },
  levels: {
    level1: [
      {
        aiHint: 'Conversem e escolham uma opção.',
        messages: [
          'Chegámos a Códice. Aqui, as leis são árvores e as folhas são páginas.',
          'Procurei o Alguém na Declaração. Encontrei «toda a pessoa» e «ninguém».',
          'Esta folha fala de crianças: na lei, quem ainda não fez dezoito anos.',
          'Sim, aos catorze ainda contam. Não fui eu que escrevi isto.',
        ],
        question: 'A escola vai mudar o recreio. O que diz a Convenção sobre os Direitos da Criança da vossa opinião?',
        options: {
          correct: 2,
          optionsLabel: [
            'Ganha o que a maioria votar',
            'Fala a associação de estudantes, que foi eleita para isso',
            'Pesa, de acordo com a idade e a maturidade',
            'Dão-na os pais, que decidem pelos filhos',
          ],
          replies: [
            'A Convenção não dá a decisão a quem vota: dá a cada criança o direito de opinar e de ser tida em conta.',
            'A associação ajuda, mas o direito é de cada criança, eleita ou não: pode opinar e ser tida em conta.',
            null,
            'Os pais orientam, mas não falam em vez da criança: ela pode opinar e a sua opinião deve ser tida em conta.',
          ],
        },
        explanation:
          'A criança pode dar opinião sobre o que lhe diz respeito, e essa opinião deve ser tida em conta, de acordo com a idade e a maturidade.',
        source: 'Convenção sobre os Direitos da Criança, artigos 1.º e 12.º',
      },
      {
        aiHint: 'Pensem em quem escreveu as mensagens.',
        messages: [
          'Outra folha brilha: fala de telemóveis, mensagens e segredos.',
          'Guardei mais uma frase humana: «Era só uma brincadeira.»',
          'É estranha: quem a diz ri-se mais do que quem a ouve.',
        ],
        question: 'Leram as mensagens de uma colega e puseram-nas no grupo da turma. Que direito foi desrespeitado?',
        options: {
          correct: 1,
          optionsLabel: [
            'A liberdade de expressão, porque já não escreve à vontade',
            'A reserva da vida privada',
            'A propriedade, porque o telemóvel era dela',
            'Nenhum, se o grupo for só da turma',
          ],
          replies: [
            'Pode ter medo de escrever, mas ninguém a proibiu: o que abriram foi a sua vida privada, porque mensagens são correspondência.',
            null,
            'Mesmo sem lhe tocarem no telemóvel era errado: mensagens são correspondência, e fazem parte da vida privada.',
            'Para quem não queria mostrar, uma turma já é muita gente: mensagens são correspondência, e fazem parte da vida privada.',
          ],
        },
        explanation:
          'As mensagens são correspondência: lê-las e mostrá-las sem autorização é entrar à força na vida privada de alguém.',
        source:
          'Convenção sobre os Direitos da Criança, artigo 16.º; Constituição da República Portuguesa, artigos 26.º e 34.º',
      },
      {
        aiHint: 'Pensem em quem usa a rampa e escolham.',
        messages: [
          'A última folha mostra uma escola com muitas escadas.',
          'Eu não uso escadas, por isso nunca tinha reparado nelas.',
          'Há quem repare todos os dias.',
        ],
        question: 'Uma aluna usa cadeira de rodas e a escola constrói uma rampa à entrada. O que é esta rampa?',
        options: {
          correct: 3,
          optionsLabel: [
            'Um apoio, que depende do dinheiro de cada ano',
            'Uma vantagem: igualdade era a mesma entrada para toda a gente',
            'Uma obrigação, mas só das escolas novas',
            'Uma obrigação, mesmo que ninguém a tenha pedido',
          ],
          replies: [
            'A falta de dinheiro pode atrasar a obra, mas não apaga o direito: a escola tem de ser acessível.',
            'Uma escada igual para toda a gente deixa pessoas à porta: igualdade é poderem todas entrar.',
            'As antigas também têm de se adaptar: o direito de entrar não depende da idade do edifício.',
            null,
          ],
        },
        explanation:
          'Tornar a escola acessível não é dar vantagem a ninguém: é permitir que todas as pessoas participem em igualdade.',
        source:
          'Convenção sobre os Direitos das Pessoas com Deficiência, artigos 5.º, 9.º e 24.º; Decreto-Lei n.º\u00a0163/2006, artigos 1.º e 9.º',
      },
    ],
    level2: [
      {
        aiHint: 'Pesem os dois lados e decidam.',
        messages: [
          'Balança tem duas luas. Às vezes, dois direitos puxam para lados diferentes.',
          'O jornal da escola tem a fotografia de um aluno a chorar depois do jogo.',
          'A redação quer publicá-la: é notícia. O aluno pede que não o façam.',
          'Os dois direitos estão na Constituição. Descubram quais são e decidam.',
          'Perguntei a um humano o que é justo. Disse «depende». Digam-me de quê.',
        ],
        prompt:
          'O jornal da escola quer publicar a fotografia de um aluno a chorar depois de um jogo. É notícia, mas o aluno pede que não a publiquem. Que direitos estão de cada lado? O que decidiam, e porquê? Há alguma saída que respeite toda a gente?',
      },
    ],
    level3: [
      {
        aiHint: 'Recolham provas e juntem-nas aqui.',
        messages: [
          'De Claraboia vê-se a Terra inteira. Apontei o telescópio à vossa escola.',
          'Vejo telhados. O que se passa lá dentro só se vê de perto.',
          'Procurem um lugar onde um direito está vivo e outro onde falta alguma coisa.',
          'Se ouvirem «sempre foi assim», tomem nota. É para a minha coleção.',
          'Peçam licença e deixem rostos e nomes de fora: a imagem também é um direito.',
        ],
        prompt:
          'Mostrem dois lugares da escola ou do bairro: um onde um direito é respeitado e outro onde falta alguma coisa. Juntem um mapa, fotografias com legenda ou uma entrevista. Digam que direito é, em cada lugar. Peçam licença; sem rostos nem nomes.',
      },
    ],
    level4: [
      {
        aiHint: 'Digam que direito falta e a quem.',
        messages: [
          'Em Farol, uma voz sozinha ouve-se pouco; uma equipa ouve-se ao longe.',
          'Perguntei aqui pelo Alguém. Toda a gente conta com ele; nunca ninguém o viu.',
          'Escolham um direito que precise de mais luz na escola ou no bairro.',
          'Falem com quem sente essa falta: ninguém conhece melhor o problema.',
        ],
        prompt:
          'O problema: que direito precisa de mais luz na escola ou no bairro? Digam onde, o que acontece e porquê. Quem sente o problema e o que diz? Podem partir do que viram na missão anterior. Não escrevam nomes.',
      },
      {
        aiHint: 'Descrevam a ação e o sinal de que resultou.',
        messages: [
          'Agora acendam a luz: que ação está ao vosso alcance?',
          'Digam quem faz o quê, quando, com que materiais e com que ajuda.',
          'Escrever a quem decide também é um direito: chama-se petição.',
          'Cuidado com o «logo se vê». Pelas minhas contas, nunca se viu.',
          'E escolham um sinal que mostre, mais tarde, se resultou.',
        ],
        prompt:
          'A ação: o que vão fazer, quem faz cada parte (funções, sem nomes), quando e com que materiais? De que ajudas ou autorizações precisam? Que sinal vai mostrar que resultou, e a quem o vão contar?',
      },
    ],
  },
  missions: {
    1: {
      title: 'As folhas da lei',
      place: 'Códice, o planeta das páginas vivas',
      briefing:
        'Três folhas, três situações do dia a dia. Conversem e escolham: em cada uma esconde-se um direito que já é vosso.',
      description:
        'Quiz com três desafios: o direito a ser ouvido, o direito à vida privada e a acessibilidade como direito.',
      marks: {
        p1: {
          0: {
            team: 'Nenhuma folha se acendeu desta vez, mas as três razões ficam convosco para a viagem.',
            teacher: 'Nenhuma resposta certa: convém retomar os três direitos com exemplos da escola.',
          },
          20: {
            team: 'Uma folha a brilhar; nas outras duas, procurem primeiro quem fica a perder.',
            teacher: 'Uma resposta certa em três: reconhece um dos direitos nas situações dadas.',
          },
          40: {
            team: 'Duas folhas a brilhar; na terceira, o direito estava escondido atrás de um hábito.',
            teacher: 'Duas respostas certas em três: reconhece quase sempre o direito que está em causa.',
          },
          60: {
            team: 'As três folhas brilham: já sabem ver um direito dentro de uma situação do dia a dia!',
            teacher: 'Três respostas certas: distingue um direito de um favor nas três situações.',
          },
        },
        p2: {
          0: {
            team: 'As respostas saíram sem conversa; da próxima vez, ouçam uma razão de cada pessoa.',
            teacher: 'As respostas são escolhidas sem troca de razões ou por uma só pessoa.',
          },
          20: {
            team: 'Conversaram, mas houve quem ainda não tivesse falado quando escolheram.',
            teacher: 'Há conversa antes de escolher, mas parte da equipa não chega a dar opinião.',
          },
          40: {
            team: 'Ouviram toda a gente antes de escolher: o direito a ser ouvido, posto em prática!',
            teacher: 'Todas as pessoas dão opinião e a equipa escolhe depois de comparar razões.',
          },
        },
      },
      sources: [
        'Declaração Universal dos Direitos Humanos (1948), artigos 3.º a 29.º',
        'Convenção sobre os Direitos da Criança (1989), artigo 1.º',
      ],
      congratulations: [
        'Missão cumprida em Códice! Há folhas novas a brilhar na copa.',
        'Saber um direito de cor não chega. Mas ajuda a dar por ele quando falta.',
        'As leis já estão escritas. E quem trata delas? Será o tal Alguém?',
      ],
    },
    2: {
      title: 'Dois direitos, uma decisão',
      place: 'Balança, o planeta das duas luas',
      briefing:
        'Um caso e dois direitos que se cruzam. Pesem os dois lados e escrevam a decisão da equipa, com as vossas razões.',
      description:
        'Texto: um caso em que a liberdade de informar e o direito à imagem puxam para lados diferentes; a equipa identifica os direitos, decide e justifica.',
      marks: {
        p1: {
          0: {
            team: 'Falta ainda o vosso texto: comecem por dizer o que faziam à fotografia.',
            teacher: 'Não responde ao caso da fotografia: não decide nem diz que direitos estão em jogo.',
          },
          20: {
            team: 'Já há um começo; o texto precisa da decisão e do direito que está de cada lado.',
            teacher: 'Decide, mas só vê um dos lados ou não nomeia os direitos; ou nomeia-os e não decide.',
          },
          40: {
            team: 'Viram os dois direitos; falta mostrar que razões pesaram mais ou procurar outra saída.',
            teacher:
              'Identifica os direitos dos dois lados e decide, mas as razões são gerais ou não procura outra saída.',
          },
          60: {
            team: 'Pesaram os dois lados, deram boas razões e abriram uma saída que respeita toda a gente!',
            teacher: 'Identifica os dois direitos, justifica a decisão e procura uma saída que respeite ambos.',
          },
        },
        p2: {
          0: {
            team: 'O texto saiu de uma só cabeça; experimentem juntar-lhe uma razão de cada pessoa.',
            teacher: 'O texto é feito por uma só pessoa, sem discussão do caso.',
          },
          20: {
            team: 'Discutiram o caso, mas houve opiniões que se perderam pelo caminho.',
            teacher: 'Há discussão, mas as opiniões diferentes não chegam à decisão nem ao texto.',
          },
          40: {
            team: 'Discordaram com respeito e chegaram a uma decisão que é mesmo da equipa!',
            teacher: 'A equipa compara posições diferentes e toda a gente sabe explicar a decisão.',
          },
        },
      },
      sources: [
        'Constituição da República Portuguesa, artigos 26.º (direito à imagem e à reserva da vida privada), 37.º e 38.º (liberdade de expressão, informação e imprensa)',
      ],
      congratulations: [
        'As duas luas estão em equilíbrio. Pensar nos dois lados dá trabalho.',
        'Já percebi o «depende»: não é fugir, é pesar razões.',
        'Próxima paragem: uma janela virada para a vossa escola.',
      ],
    },
    3: {
      title: 'Onde vivem os direitos',
      place: 'Claraboia, a estação de observação',
      briefing:
        'Observem a escola ou o bairro e tragam provas: um lugar onde um direito é respeitado e outro onde falta alguma coisa.',
      description:
        'Ficheiros: mapa, fotografias com legenda ou entrevista que mostrem, na escola ou no bairro, um direito respeitado e outro a que falta alguma coisa.',
      marks: {
        p1: {
          0: {
            team: 'O vosso mapa ainda está às escuras: um lugar e um direito bastam para começar.',
            teacher: 'Não apresenta registos, ou o que apresenta não mostra nenhum direito.',
          },
          20: {
            team: 'Mostraram lugares; agora digam que direito vive, ou falta, em cada um.',
            teacher: 'Apresenta registos de lugares, sem os ligar a um direito.',
          },
          40: {
            team: 'Já há um lugar ligado a um direito; faltou o outro, ou uma prova mais clara.',
            teacher: 'Liga lugares a direitos, mas falta a luz ou a sombra, ou as provas são pouco claras.',
          },
          60: {
            team: 'Luz e sombra bem à vista, com provas que qualquer pessoa entende!',
            teacher: 'Mostra um direito respeitado e outro em falta, com nome e provas claras, sem expor ninguém.',
          },
        },
        p2: {
          0: {
            team: 'A procura ficou para uma só pessoa; na próxima saída, repartam os lugares.',
            teacher: 'A recolha é feita por uma só pessoa, sem tarefas repartidas.',
          },
          20: {
            team: 'Repartiram tarefas, mas algumas ficaram pelo caminho.',
            teacher: 'Há tarefas repartidas, mas algumas pessoas ficam sem parte na recolha ou na escolha.',
          },
          40: {
            team: 'Cada pessoa trouxe o seu olhar e escolheram as provas em conjunto!',
            teacher: 'Cada pessoa tem uma tarefa na recolha e a equipa escolhe em conjunto o que mostra.',
          },
        },
      },
      sources: ['Constituição da República Portuguesa, artigo 26.º (direito à imagem)'],
      congratulations: [
        'Observação registada! Já há luzes e sombras no vosso mapa.',
        'Por trás de cada luz havia sempre uma pessoa. Tomei nota.',
        'Agora sabem onde a luz faz falta. Vamos a isso?',
      ],
    },
    4: {
      title: 'Acender a luz',
      place: 'Farol, a cidade das vozes',
      briefing:
        'Escolham um direito que precise de mais luz e escrevam um plano que possam mesmo cumprir. O Conselho vai lê-lo.',
      description:
        'Texto final em duas partes: o direito em causa e quem sente a sua falta; a ação (quem, o quê, quando e com quê) e como se sabe que resultou.',
      marks: {
        p1: {
          0: {
            team: 'O plano está por escrever: comecem pelo direito que mais vos preocupa.',
            teacher: 'Não há plano, ou o texto não diz que direito está em falta.',
          },
          50: {
            team: 'Escolheram um direito que importa; falta uma ação que a equipa possa mesmo fazer.',
            teacher: 'Identifica o direito em falta e quem o sente, mas a ação é vaga ou não depende da equipa.',
          },
          100: {
            team: 'Há problema e há ação; falta uma parte: quem, quando, com quê, o que dizem as pessoas ou como se vê que resultou.',
            teacher:
              'O direito e a ação são claros, mas faltam tarefas, prazos, meios, a voz das pessoas ou o sinal de que resultou.',
          },
          160: {
            team: 'Um plano pronto a cumprir, com tarefas, datas e um sinal de que resultou!',
            teacher:
              'Plano completo: direito, o que dizem as pessoas que sentem o problema, ação, tarefas, prazos, meios e sinal de que resultou.',
          },
        },
        p2: {
          0: {
            team: 'O plano ficou nas mãos de uma só pessoa; repartam-no antes de o pôr a andar.',
            teacher: 'O plano é escrito por uma só pessoa e não há tarefas repartidas.',
          },
          20: {
            team: 'Pensaram em conjunto, mas há quem ainda não tenha tarefa no plano.',
            teacher: 'A equipa participa no plano, mas parte dela fica sem tarefa ou sem voz na decisão.',
          },
          40: {
            team: 'Toda a gente tem voz e tarefa neste plano: assim a luz não se apaga!',
            teacher: 'A equipa decide em conjunto e cada pessoa tem no plano uma tarefa que pode cumprir.',
          },
        },
      },
      sources: ['Constituição da República Portuguesa, artigo 52.º (direito de petição)'],
      congratulations: [
        'Plano concluído! O Conselho Galáctico já o pode ler.',
        'Procura encerrada: o Alguém que trata disso viaja nesta nave.',
        'A luz é vossa. Levem-na para fora da nave.',
      ],
    },
  },
};
