import type { EasyRead } from './EasyRead.ts';

export const icEasy: EasyRead = {
  tutorial: {
    intro: {
      messages: [
        'Olá, tripulação! Sou a ORBI. Sou a inteligência artificial desta nave.',
        'Vamos à Interculturalidade. A palavra é longa. Fala do encontro entre culturas.',
        'Guardo maneiras de dizer olá. Ainda me engano em quase todas.',
        'Uma pessoa perguntou-me: «Tudo bem?» Falei durante três horas.',
        'Escolham a nave e façam o treino. Cada pessoa da equipa dá a sua opinião.',
      ],
    },
    quiz: {
      aiHint: 'Leiam as quatro opções. Escolham uma.',
      messages: [
        'O treino começa com uma pergunta.',
        'A Soraia é cigana. Uma pessoa disse-lhe: «Volta para a tua terra.»',
        'A terra da Soraia é Beja. A terra da avó também é Beja.',
        'Conversem antes de escolher. Para confirmar, toquem outra vez na opção.',
        'Eu sei a resposta. Prometo não a mostrar.',
      ],
      question: 'Uma pessoa cigana nasce em Portugal. Há quanto tempo diz a lei que ela é portuguesa?',
      optionsLabel: [
        'Há cerca de 50\u00a0anos',
        'Há cerca de 100\u00a0anos',
        'Há cerca de 200\u00a0anos',
        'Há cerca de 500\u00a0anos',
      ],
      replies: [
        'A Constituição de 1976 repete isso a toda a gente. Mas a lei é mais antiga. Tem dois séculos: é de 1822.',
        'A República trouxe leis novas. Mas esta é mais antiga. Tem dois séculos: vem da Constituição de 1822.',
        null,
        'Há cinco séculos, já cá viviam famílias ciganas. Mas a lei perseguia estas famílias. Só são portuguesas por lei há dois séculos, desde 1822.',
      ],
      explanation:
        'O povo cigano vive cá há cinco séculos. É português por lei há dois. Tratar este povo como gente de fora é racismo.',
    },
    write: {
      aiHint: 'Escrevam duas ou três frases em conjunto.',
      messages: [
        'Este é o segundo desafio. Usem palavras vossas.',
        'Pensem na vossa vida. Que palavra, sabor ou música veio de longe?',
        'Longe pode ser outro país ou outra região. Também pode ser a aldeia de uma avó.',
        'Eu vim de um armazém de peças. Não há lá música típica.',
      ],
      prompt:
        'Escolham uma coisa de outro lugar que a equipa conhece: uma palavra, um sabor ou uma música. Escrevam duas ou três frases. Como chegou até aqui?',
    },
    upload: {
      aiHint: 'Juntem aqui a bandeira da tripulação.',
      messages: [
        'O terceiro desafio é uma imagem.',
        'Desenhem a bandeira da tripulação. Cada pessoa escolhe um símbolo.',
        'Fotografem o desenho. Juntem-no aqui. Não mostrem rostos nem apelidos.',
        'Há espaço livre? Um olho azul fica bem. É só uma ideia.',
      ],
      prompt:
        'Juntem o desenho da bandeira da tripulação. Cada pessoa da equipa escolhe um símbolo. Não mostrem rostos nem apelidos.',
    },
    outro: {
      messages: [
        'Acabou o treino! A vossa bandeira já está na frente da nave.',
        'Temos quatro missões: saber, compreender, observar e agir.',
        'Levo a minha coleção de olás. Ainda faltam muitos.',
        'Apertem os cintos. Vamos partir!',
      ],
    },
  },
  levels: {
    level1: [
      {
        aiHint: 'Expliquem cada palavra à equipa. Depois, escolham.',
        messages: [
          'Estamos em Babélia. Há cem ilhas e cem línguas. Faltam muitas pontes.',
          'Aprendi aqui cem maneiras de dizer olá. Só errei noventa.',
          'Muitos povos vivem nesta ilha. Vivem em paz. Têm os mesmos direitos.',
          'São vizinhos há anos. Mas não sabem os nomes uns dos outros.',
        ],
        question: 'Muitos povos vivem na ilha, em paz e com direitos iguais. Mas não se encontram. O que é isto?',
        optionsLabel: ['É assimilação', 'É multiculturalidade', 'É interculturalidade', 'É segregação'],
        replies: [
          'Na assimilação, quem chega tem de deixar a sua cultura. Aqui, cada povo guarda a sua. Mas os povos não se encontram.',
          null,
          'Ainda não. Falta conversarem como iguais. Falta fazerem coisas em comum.',
          'Na segregação, há uma regra ou um muro que separa. Aqui podem encontrar-se. Mas ainda não o fizeram.',
        ],
        explanation:
          'Multiculturalidade é viver lado a lado. Na interculturalidade, as pessoas conversam como iguais e fazem algo em comum.',
      },
      {
        aiHint: 'Uma das razões vale sempre. Procurem essa.',
        messages: [
          'Estamos numa ilha-escola. Dois irmãos fugiram de uma guerra. Falam na sua língua.',
          'Há um cartaz na parede: «No recreio só se fala português.»',
          'Quatro colegas dizem que o cartaz está mal. Cada pessoa dá uma razão diferente.',
          'Eu falo em código com a torradeira da nave. Até hoje, ninguém se queixou.',
        ],
        question: 'Quatro colegas defendem os irmãos. Que razão está na Convenção sobre os Direitos da Criança?',
        optionsLabel: [
          'Estão a aprender português',
          'É a língua do povo deles',
          'Duas línguas ajudam no estudo',
          'Têm saudades da terra',
        ],
        replies: [
          'É verdade hoje. Mas o direito continua depois de saberem português. Podem falar entre si a língua que têm em comum.',
          null,
          'Até pode ajudar. Mas o direito não depende das notas. Podem falar entre si a língua que têm em comum.',
          'Talvez tenham, talvez não. O direito não depende disso. Podem falar entre si a língua que têm em comum.',
        ],
        explanation:
          'Uma minoria é um grupo mais pequeno num país. As pessoas desse grupo têm direito à sua cultura. Têm direito a usar a sua língua entre si.',
      },
      {
        aiHint: 'Leiam as quatro respostas até ao fim.',
        messages: [
          'Esta é a última ilha. Na festa, só os rapazes podem tocar o tambor grande.',
          'A Iara quer tocar. Recebe quatro respostas. Cada uma é pior do que a outra.',
          'Eu quis ser o tambor. Também não me quiseram.',
        ],
        question: 'A Iara ouve quatro respostas. Qual usa a cultura como desculpa?',
        optionsLabel: [
          'Os avós já faziam assim',
          'É preciso força para o levar',
          'Na festa há lugar para toda a gente',
          'Até hoje não houve queixas',
        ],
        replies: [
          null,
          'Esta resposta diz que as raparigas têm pouca força. É uma ideia feita. Quem fala dos avós usa a cultura como desculpa.',
          'Parece simpática. Mas quer dizer: «Fica no teu lugar.» Quem fala dos avós usa a cultura como desculpa.',
          'O silêncio não é um «sim». E a Iara está a falar. Quem fala dos avós usa a cultura como desculpa.',
        ],
        explanation:
          'As tradições podem mudar. A cultura não é desculpa para tirar um direito a ninguém. Nem o tambor à Iara.',
      },
    ],
    level2: [
      {
        aiHint: 'Escolham uma coisa que viajou. Contem a história.',
        messages: [
          'Estamos em Vaivém. O vento leva e traz palavras, receitas, canções e jogos.',
          '«Açúcar» veio do árabe. O chá veio da China. O nome veio com ele.',
          'O pão fez o caminho contrário. Foi para o Japão. Hoje, lá diz-se «pan».',
          'No caminho, tudo muda um pouco. Quem recebe também muda o que recebe.',
          'O meu primeiro «olá» também viajou. Voltou com outro sotaque.',
        ],
        prompt:
          'Escolham uma palavra, receita, música, jogo ou gesto. Essa coisa passou de uma cultura para outra. Contem a história. De onde veio? Viajou por gosto, por comércio ou à força? O que mudou no caminho? O que nos diz isso sobre quem deu e quem recebeu?',
      },
    ],
    level3: [
      {
        aiHint: 'Procurem provas. Juntem-nas aqui.',
        messages: [
          'Mosaico é uma praça de pedras pequenas. Cada pedra vem de um lugar diferente.',
          'Dizem que a vossa escola é parecida. Que línguas, festas e letreiros há? Mostrem-me!',
          'Comecei por contar narizes. As pessoas riram-se: «Aqui contamos olás.» Onde há muitos, aí?',
          'Procurem também um sítio onde as pessoas passam sem dizer olá.',
          'Peçam licença antes de perguntar. Não mostrem rostos nem nomes.',
        ],
        prompt:
          'Mostrem dois lugares da escola ou do bairro. Num, as pessoas e as culturas encontram-se. No outro, cruzam-se sem falar. Façam uma entrevista curta, um mapa de línguas ou fotografias com legenda. Peçam licença. Não mostrem rostos nem nomes.',
      },
    ],
    level4: [
      {
        aiHint: 'Digam onde falta encontro e quem fica de fora.',
        messages: [
          'A lua Roda só tem uma regra: toda a gente entra na dança.',
          'Há um problema: eu não tenho pés. Fiquei a ver, junto à parede.',
          'E na vossa escola ou no vosso bairro? Quem fica de fora? Porquê?',
          'Ouçam essas pessoas antes de escrever. Façam o plano com elas.',
        ],
        prompt:
          'O problema: em que lugar da escola ou do bairro falta encontro? O que acontece? Porquê? Que provas têm? Quem fica de fora? O que dizem essas pessoas? Não escrevam nomes.',
      },
      {
        aiHint: 'Digam qual é a ação e o sinal de que resultou.',
        messages: [
          'Uma pessoa perguntou-me: «E tu, como danças?» Dancei com as luzes.',
          'Agora há um passo novo. A roda inteira pisca. Bastou uma pergunta.',
          'Agora é a vossa vez. Que ação pode abrir a roda aí na Terra?',
          'Digam quem, o quê, quando e com quê. Como vão saber que resultou?',
        ],
        prompt:
          'A ação: o que vão fazer para mais gente se encontrar? Com quem? Quem faz cada passo? Escrevam funções, sem nomes. Quando? Com que materiais ou ajudas? Que sinal, antes e depois, mostra que resultou? A quem contam isso? O que mudam se não resultar?',
      },
    ],
  },
  missions: {
    1: {
      briefing: 'Há três perguntas. Cada resposta certa é uma ponte entre ilhas. Conversem antes de cada escolha.',
      marks: {
        p1: {
          0: 'Ainda não há pontes. Mas cada erro ensina: já têm uma pedra para a primeira.',
          20: 'Já há uma ponte em Babélia. Digam por palavras vossas o que a ORBI explicou. A segunda ponte está perto.',
          40: 'Já há duas pontes. Falta ligar uma ilha. Conversem sobre a razão dessa pergunta.',
          60: 'Já há três pontes! Sabem o que aproxima as pessoas. Sabem também o que as afasta.',
        },
        p2: {
          0: 'Faltou conversar. Da próxima vez, ouçam duas opiniões antes de tocar.',
          20: 'Conversaram em algumas perguntas. Falta ouvir toda a equipa em cada pergunta.',
          40: 'Conversaram a sério em cada pergunta. Ouviram também quem pensava de outra maneira!',
        },
      },
      congratulations: [
        'Missão cumprida em Babélia! Já se ouvem olás de uma ilha para a outra.',
        'Guardei três olás novos. Um deles era um espirro. Agora, vamos com o vento.',
      ],
    },
    2: {
      briefing:
        'Escrevam um texto em equipa. Contem a história de uma coisa que passou de uma cultura para outra. No caminho, essa coisa mudou.',
      marks: {
        p1: {
          0: 'A vossa história ainda não chegou. Escolham uma coisa e digam de onde veio.',
          20: 'Já sabemos o que viajou. Falta contar o caminho e como chegou até aqui.',
          40: 'Contaram bem a viagem. Falta dizer o que mudou ou o que isso mostra sobre as pessoas.',
          60: 'Contaram a viagem inteira: o caminho, o que mudou, quem deu e quem recebeu!',
        },
        p2: {
          0: 'O texto tem a voz de uma só pessoa. Da próxima vez, comecem com uma pergunta a cada pessoa.',
          20: 'O texto tem mais do que uma voz. Falta a voz de quem só ficou a ver.',
          40: 'Nesta história ouvem-se as vozes da equipa inteira!',
        },
      },
      congratulations: [
        'A vossa história já vai no vento de Vaivém. Boa viagem!',
        'A próxima paragem é uma praça. É muito parecida com o vosso bairro.',
      ],
    },
    3: {
      briefing:
        'Observem a escola ou o bairro. Tragam provas de um lugar com encontro e de outro sem ele: entrevista, mapa ou fotografias.',
      marks: {
        p1: {
          0: 'O vosso lugar no mosaico está guardado. Comecem por observar bem um só lugar.',
          20: 'Já se vê um lugar. Escrevam uma legenda: quem passa lá e como se tratam as pessoas?',
          40: 'Mostraram bem um dos lugares. Falta o outro, para se ver a diferença.',
          60: 'Mostraram os dois lugares, com provas, legendas e muito respeito!',
        },
        p2: {
          0: 'Só uma pessoa observou o lugar. Da próxima vez, dividam as ruas e as perguntas.',
          20: 'Dividiram uma parte do trabalho. Falta uma tarefa para cada pessoa: perguntar, desenhar, anotar.',
          40: 'Cada pessoa trouxe uma pedra. O retrato é mesmo de toda a equipa!',
        },
      },
      congratulations: [
        'O vosso retrato já está no mosaico. Guardei um olá novo. Faz-se só com o queixo.',
        'O mosaico ainda tem espaços vazios. Para eles, é preciso um plano.',
      ],
    },
    4: {
      briefing:
        'Escrevam um plano. Com ele, menos gente fica de fora. Depois, o plano segue para o Conselho Galáctico.',
      marks: {
        p1: {
          0: 'A roda ainda está fechada. Comecem por dizer quem fica de fora e onde.',
          50: 'Já se percebe quem fica de fora. Falta uma ação com passos possíveis.',
          100: 'A ação faz sentido. Falta uma parte: provas, quem, quando, com quê ou o que dizem as pessoas. Ou falta o sinal de que resultou. Ou o que muda se falhar.',
          160: 'O plano ouve as pessoas e diz todos os passos. Pode abrir a roda já amanhã!',
        },
        p2: {
          0: 'Uma só pessoa fez o plano. Uma roda precisa de mais mãos.',
          20: 'Várias pessoas fizeram o plano. Falta uma tarefa para cada pessoa da equipa.',
          40: 'Decidiram em conjunto. O plano tem lugar para cada pessoa!',
        },
      },
      congratulations: [
        'O plano está pronto! O Conselho Galáctico já o pode ler.',
        'Já sei qual é o melhor olá da minha coleção: «Queres vir?»',
        'A música já toca. Tragam mais gente para a roda!',
      ],
    },
  },
  dilemmas: {
    1: {
      messages: [
        'Vamos partir. Antes, Babélia pede a nossa ajuda.',
        'Esta noite chegou um barco. Doze famílias fugiram da sua ilha. O mar cobriu-a.',
        'As crianças ainda não falam a língua da ilha-escola. Só há uma sala livre.',
        'Ouçam quem vive aqui. Depois, a equipa escolhe.',
      ],
      question: 'As crianças chegaram agora. Como devem começar a escola?',
      voices: [
        {
          wants: 'Ficar já na turma.',
          why: 'Percebo mais do que digo. Numa sala à parte, aprendo palavras. Uso-as com quem? No recreio jogam à bola. Isso eu sei.',
        },
        {
          wants: 'Primeiro a língua, com calma.',
          why: 'Já vi crianças três meses em silêncio. Copiavam e não entendiam. Não quero isso para ninguém. Um grupo pequeno dá tempo e coragem.',
        },
        {
          wants: 'Que perguntem também ao coro.',
          why: 'O coro ensaia naquela sala. Cantamos mal. Mas muita gente da minha idade está sozinha nas outras tardes. Dar a sala custa-nos. E ninguém nos perguntou se queríamos ajudar.',
        },
      ],
      choices: {
        first: {
          label: 'Entram já na turma. Aprendem a língua com toda a gente.',
          messages: [
            'Zuri fica na turma logo no primeiro dia. Ao princípio, fala com as mãos.',
            'Em algumas aulas não percebe tudo. Em alguns recreios já tem companhia.',
          ],
          seen: 'As pontes de Babélia têm agora luzes cor de mel.',
          told: 'Em Babélia, a equipa escolheu: quem chega entra logo na turma.',
          back: {
            mission4:
              'Ainda troco palavras. Na papelaria pedi um lápis de comer. Mas já me emprestam o caderno. E a quem chega em março?',
            council: 'Cheguei sem uma palavra. Hoje ajudo quem chega depois de mim.',
          },
        },
        second: {
          label: 'Primeiro, aprendem a língua num grupo pequeno, durante dois meses.',
          messages: [
            'No grupo pequeno, toda a gente erra sem vergonha. Em dois meses, as crianças contam histórias.',
            'Mas a turma ainda não sabe os nomes destas crianças. O coro ficou sem sala.',
          ],
          seen: 'As ilhas de Babélia têm agora luzes verdes, muito calmas.',
          told: 'Em Babélia, a equipa escolheu: primeiro, a língua num grupo pequeno.',
          back: {
            mission4:
              'O grupo já conta anedotas. Eu nem as percebo. Falta abrir a porta da turma. Aí, quem abre as portas?',
            council: 'Demos tempo à língua. Agora damos tempo à amizade.',
          },
        },
        third: {
          label: 'De manhã, ficam na turma. À tarde, aprendem a língua a cantar com o coro.',
          messages: [
            'De manhã há turma. À tarde, o coro canta e ensina a língua.',
            'As crianças não têm tardes livres. O coro já não ensaia para a festa.',
          ],
          seen: 'As ilhas de Babélia têm agora luzes de várias cores.',
          told: 'Em Babélia, a equipa propôs: turma de manhã, língua e coro à tarde.',
          back: {
            mission4:
              'O coro tem doze vozes novas. Este ano ficou sem festa. Custou-nos. Perguntem sempre a quem tem de dar alguma coisa.',
            council: 'Perguntaram-nos antes de decidir. Gostei disso.',
          },
        },
      },
    },
    3: {
      messages: [
        'É muito cedo em Mosaico. O muro da padaria tem uma frase pintada.',
        'A frase manda embora o povo dos carros de vento. Ninguém assinou.',
        'Esse povo faz aqui a feira há cem anos. Daqui a pouco passam as crianças.',
        'Ouçam três vozes da praça. Depois, a equipa escolhe.',
      ],
      question: 'A praça ainda dorme. O que se faz à frase?',
      voices: [
        {
          wants: 'Apagar já a frase.',
          why: 'A minha filha aprendeu a ler este mês. Lê tudo: placas, lojas, pacotes de açúcar. Não quero que leia esta frase. Já nos chega ouvi-la em voz baixa.',
        },
        {
          wants: 'Que toda a gente a veja.',
          why: 'Se a apagarmos já, ao meio-dia dizem que nunca existiu. Quero que vejam a frase. Assim, ninguém me diz que exagero.',
        },
        {
          wants: 'Falar com quem a escreveu.',
          why: 'O muro é meu. Acho que sei quem foi. É gente nova. Repete o que ouve por aí. Se acusarmos essas pessoas na praça, perdemo-las. Se nos calarmos, voltam a fazê-lo.',
        },
      ],
      choices: {
        first: {
          label: 'Apaga-se já, em conjunto, antes de as crianças passarem.',
          messages: [
            'Há água, escovas e muitas mãos. O muro fica limpo antes das oito.',
            'A filha de Ravi passa e não lê nada. Há quem pergunte: «Isso aconteceu mesmo?»',
          ],
          seen: 'As janelas de Mosaico têm agora luzes cor de mel.',
          told: 'Em Mosaico, a equipa escolheu: apagar logo a frase, com muitas mãos.',
          back: {
            mission4:
              'Nessa manhã, algumas pessoas deixaram o pequeno-almoço para vir limpar. No vosso plano, dividam o trabalho por mais mãos.',
            council: 'O muro está limpo. As conversas estão no começo.',
          },
        },
        second: {
          label: 'Fica até ao meio-dia. Ao lado, a praça escreve uma resposta.',
          messages: [
            'Até ao meio-dia, a praça enche o muro de respostas: nomes, flores, abraços desenhados.',
            'Mas algumas crianças leram a frase antes das respostas.',
          ],
          seen: 'As janelas de Mosaico têm agora luzes verdes, em fila.',
          told: 'Em Mosaico, a equipa escolheu: mostrar a frase, com respostas ao lado.',
          back: {
            mission4:
              'Ninguém me disse que exagero. Mas vi a cara da filha do Ravi. No vosso plano, perguntem primeiro: a quem dói?',
            council: 'A praça viu. Agora já podemos falar disso.',
          },
        },
        third: {
          label: 'Fotografa-se e apaga-se. Depois, a praça pinta outra coisa no muro.',
          messages: [
            'Guarda-se uma fotografia e envia-se uma queixa. O muro enche-se de desenhos.',
            'Já se sabe quem foi. Não veio pintar. A família já não compra pão a Ilda.',
          ],
          seen: 'As janelas de Mosaico têm agora luzes de várias cores.',
          told: 'Em Mosaico, a equipa propôs: guardar a prova, apagar e pintar de novo.',
          back: {
            mission4:
              'O mural tem um canto por pintar. É de propósito. No vosso plano, guardem lugar para quem mudar de ideias.',
            council: 'A prova está guardada. A tinta ainda não secou.',
          },
        },
      },
    },
  },
};
