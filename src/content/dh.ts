import { THEME_NAMES } from '#domain/vocabulary.ts';
import { dhDilemmas } from './dilemmas/dh.ts';
import type { WholeSystem } from './SolarSystem.ts';

/** Direitos Humanos: from written rights to rights that somebody protects. ORBI looks for that somebody: «o Alguém». */
export const dh: WholeSystem = {
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
        'Imaginem uma lei que proíbe juntar-se na praça. A que porta batem?',
        'Perguntei pelo Alguém. Deram-me quatro moradas.',
        'Conversem antes de escolher. Para confirmar, é preciso um segundo toque.',
      ],
      question: 'Uma lei nova parece tirar um direito que está na Constituição. Quem decide se a lei pode valer?',
      options: {
        correct: 0,
        optionsLabel: [
          'O Tribunal Constitucional',
          'O Presidente da República',
          'A Assembleia da República',
          'A Provedoria de Justiça',
        ],
        replies: [
          null,
          'Pode vetá-la ou pedir ao tribunal que a veja, mas quem decide é o Tribunal Constitucional.',
          'Faz as leis e pode mudá-las, mas não julga o que fez: quem decide é o Tribunal Constitucional.',
          'Recebe queixas e pode pedir que a lei seja vista, mas quem decide é o Tribunal Constitucional.',
        ],
      },
      explanation:
        'Este tribunal vê se as leis respeitam os direitos que estão na Constituição, e as que falham deixam de valer.',
      source:
        'Constituição da República Portuguesa, artigos 45.º, 221.º, 278.º, 281.º e 282.º; Declaração Universal dos Direitos Humanos, artigos 1.º e 8.º',
      misconceptions: [
        null,
        'O Presidente promulga e veta leis à vista de toda a gente, e parece ter a última palavra (Constituição, artigo 136.º).',
        'Quem faz a lei parece ser também quem a julga; a separação de poderes está no artigo 111.º da Constituição.',
        'O nome «de Justiça» lembra um tribunal; a Provedoria recomenda, sem poder de decidir (Constituição, artigo 23.º).',
      ],
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
  dilemmas: dhDilemmas,
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
        question: 'Quatro escolas mudaram o recreio. Qual delas faltou ao direito de a criança ser ouvida?',
        options: {
          correct: 2,
          optionsLabel: [
            'A que ouviu, fez outra coisa e disse porquê',
            'A que perguntou só a quem usa esse recreio',
            'A que fez um debate no dia da inauguração',
            'A que pediu desenhos ao 5.º e cartas ao 9.º',
          ],
          replies: [
            'Ouvir não obriga a dizer que sim, e esta escola deu as suas razões: faltou a que só debateu com tudo já feito.',
            'O direito é de quem sente a mudança, e essa gente foi ouvida: faltou a que só debateu com tudo já feito.',
            null,
            'Cada idade pode falar à sua maneira, e um desenho também conta: faltou a que só debateu com tudo já feito.',
          ],
        },
        explanation:
          'Debater depois de decidir não é ouvir: a opinião da criança entra antes, de acordo com a idade e a maturidade.',
        source:
          'Convenção sobre os Direitos da Criança, artigos 1.º e 12.º; Comité dos Direitos da Criança, Comentário Geral n.º\u00a012 (2009), parágrafos 21, 26, 28 e 45',
        misconceptions: [
          'Confunde-se ser ouvido com decidir; o Comité pede que se tenha em conta e se explique o resultado (parágrafos 28 e 45). Sobre este mal-entendido: L. Lundy, «Voice is not enough», 2007.',
          'Pensa-se que ouvir é votar com a escola inteira; a Convenção fala de quem o assunto afeta (parágrafo 26).',
          null,
          'Pedir coisas diferentes parece tratar pior; o Comité quer que se aceitem outras formas, como o desenho (parágrafo 21).',
        ],
      },
      {
        aiHint: 'Pensem no que o boato fez à Lara.',
        messages: [
          'Outra folha brilha: fala de telemóveis, boatos e partilhas.',
          'Uma conta sem nome escreveu que a Lara rouba. É mentira.',
          'Houve cem partilhas, e insultos de gente que nem a conhece.',
          'Guardei mais uma frase humana: «Eu só partilhei.»',
        ],
        question: 'Corre nas redes uma mentira escrita sobre a Lara. Que direito dela é o mais atingido?',
        options: {
          correct: 1,
          optionsLabel: [
            'O direito à imagem',
            'O direito ao bom nome',
            'A reserva da vida privada',
            'A liberdade de expressão',
          ],
          replies: [
            'Seria esse, se usassem uma fotografia dela; aqui são palavras falsas, que lhe sujam o nome.',
            null,
            'Seria essa, se contassem um segredo verdadeiro; aqui inventaram uma coisa que lhe suja o nome.',
            'Seria essa, se a proibissem de responder; aqui o mal está na mentira, que lhe suja o nome.',
          ],
        },
        explanation:
          'Toda a pessoa tem direito a que não sujem o seu nome com mentiras, e quem partilha ajuda a sujá-lo.',
        source:
          'Constituição da República Portuguesa, artigos 26.º, n.º\u00a01, e 37.º; Convenção sobre os Direitos da Criança, artigo 16.º; Código Penal, artigo 180.º (difamação, também por quem a reproduz)',
        misconceptions: [
          'No dia a dia diz-se «imagem» por «fama»; na lei, o direito à imagem é sobre o retrato da pessoa (Código Civil, artigo 79.º).',
          null,
          'Quase tudo o que corre mal nas redes se explica como falta de privacidade; aqui nada de privado foi mostrado.',
          'É a liberdade de que mais se fala a propósito das redes, e liga-se a ela tudo o que lá se escreve.',
        ],
      },
      {
        aiHint: 'Ponham-se no lugar da Marta e escolham.',
        messages: [
          'A última folha mostra uma escola com muitas escadas.',
          'Eu não uso escadas, por isso nunca tinha reparado nelas.',
          'Há quem repare todos os dias.',
        ],
        question: 'Quatro escolas recebem a Marta, que usa cadeira de rodas. Qual trata um direito como um favor?',
        options: {
          correct: 3,
          optionsLabel: [
            'A que não a dispensa de Educação Física',
            'A que mudou a turma toda para o rés do chão',
            'A que fez a rampa sem ninguém a pedir',
            'A que tem colegas para a levarem ao colo',
          ],
          replies: [
            'Parece duro, mas fazer desporto à sua maneira também é um direito: favor é depender do colo de colegas.',
            'Mudar de sala custa pouco, e assim ela entra sozinha: favor é depender do colo de colegas para ir à aula.',
            'A lei quer que se faça antes, porque serve muita gente: favor é depender do colo de colegas para ir à aula.',
            null,
          ],
        },
        explanation:
          'Quem vai ao colo depende da boa vontade de outras pessoas: o direito é chegar à aula por si, em igualdade.',
        source:
          'Convenção sobre os Direitos das Pessoas com Deficiência, artigos 2.º, 3.º, 5.º, 9.º, 20.º, 24.º e 30.º; Decreto-Lei n.º\u00a0163/2006, artigos 1.º e 9.º; Decreto-Lei n.º\u00a054/2018, artigo 3.º',
        misconceptions: [
          'Dispensar parece proteger; a Convenção dá às crianças o direito a fazer desporto na escola como as outras (artigo 30.º, n.º\u00a05).',
          'Parece injusto que a turma inteira mude por uma pessoa; a Convenção pede a adaptação que não pese demais (artigo 2.º).',
          'Sem utilizador à vista, a rampa parece um gasto; o dever de acessibilidade vem antes do pedido (Comité, Comentário Geral n.º\u00a02, 2014, parágrafo 25).',
          null,
        ],
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
          'Em Farol, gritei sozinha e nem o padeiro acordou. Uma equipa ouve-se ao longe.',
          'Perguntei aqui pelo Alguém. Toda a gente conta com ele; nunca ninguém o viu.',
          'Escolham um direito que precise de mais luz na escola ou no bairro.',
          'Falem com quem sente essa falta: ninguém conhece melhor o problema.',
        ],
        prompt:
          'O problema: que direito precisa de mais luz na escola ou no bairro? O que acontece, porquê, e que provas têm? Quem sente essa falta, e o que diz? Não escrevam nomes.',
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
          'A ação: o que vão fazer por esse direito, e com quem? Quem faz cada passo (funções, sem nomes), quando, e com que materiais ou ajudas? Que sinal, antes e depois, vai mostrar que resultou? A quem o contam, e o que mudam se não resultar?',
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
        'Quiz com três desafios: o direito a ser ouvido, um boato nas redes e a acessibilidade como direito.',
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
            teacher: 'Três respostas certas: reconhece nas três situações o direito que está em jogo.',
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
            team: 'Escolheram um direito que importa; falta uma ação com passos que a equipa possa dar.',
            teacher: 'Identifica o direito em falta e quem o sente, mas a ação é vaga ou não lhe responde.',
          },
          100: {
            team: 'Há problema e há ação; falta uma parte: provas, quem, quando, com quê, o que dizem as pessoas, como se vê que resultou ou o que muda se falhar.',
            teacher:
              'O direito e a ação são claros, mas faltam provas, tarefas, prazos, meios, a voz das pessoas, o sinal de que resultou ou o que muda se falhar.',
          },
          160: {
            team: 'Um plano pronto a cumprir, com tarefas, datas e um sinal de que resultou!',
            teacher:
              'Plano completo: direito, provas, o que dizem as pessoas que sentem o problema, ação, tarefas, prazos, meios, sinal de que resultou e o que muda se falhar.',
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
