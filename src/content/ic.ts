import { THEME_NAMES } from '#domain/vocabulary.ts';
import { icDilemmas } from './dilemmas/ic.ts';
import type { WholeSystem } from './SolarSystem.ts';

/**
 * Interculturalidade: from living side by side to building something together. The story through all missions: ORBI
 * collects ways of saying hello, is left out of the dance on the last moon, is invited in, and learns the best hello.
 */
export const ic: WholeSystem = {
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
        'Disseram à Soraia, que é cigana: «Volta para a tua terra.»',
        'A terra dela é Beja. A da avó também.',
        'Conversem antes de escolher. Para confirmar, é preciso um segundo toque.',
        'Eu sei a resposta, mas prometi não piscar o olho.',
      ],
      question: 'Há quanto tempo diz a lei que quem é cigano e nasceu cá é português?',
      options: {
        correct: 2,
        optionsLabel: ['Há uns 50\u00a0anos', 'Há uns 100\u00a0anos', 'Há uns 200\u00a0anos', 'Há uns 500\u00a0anos'],
        replies: [
          'A Constituição de 1976 disse-o outra vez a toda a gente, mas a lei já o dizia há dois séculos, desde 1822.',
          'A República trouxe leis novas, mas esta é mais antiga: vem da Constituição de 1822, há dois séculos.',
          null,
          'Há cinco séculos já cá viviam famílias ciganas, mas perseguidas por lei: só são portuguesas há dois, desde 1822.',
        ],
      },
      explanation:
        'O povo cigano vive cá há cinco séculos e é português por lei há dois: tratá-lo como se fosse de fora é racismo.',
      source:
        'Estratégia Nacional para a Integração das Comunidades Ciganas (Resolução do Conselho de Ministros n.º\u00a025/2013, revista pela n.º\u00a0154/2018); Constituição de 1822; Lei n.º\u00a093/2017, artigo 3.º (discriminação)',
      misconceptions: [
        'O 25 de Abril e a Constituição de 1976 são o marco mais conhecido dos direitos em Portugal.',
        'A República, em 1910, é lembrada como o começo das leis de hoje.',
        null,
        'Toma-se o tempo em que o povo cigano cá vive pelo tempo em que a lei o trata como português.',
      ],
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
  dilemmas: icDilemmas,
  levels: {
    level1: [
      {
        aiHint: 'Expliquem cada palavra à equipa e escolham uma.',
        messages: [
          'Chegámos a Babélia: cem ilhas, cem línguas e muitas pontes por construir.',
          'Já aqui aprendi cem maneiras de dizer olá. Só me enganei em noventa.',
          'Nesta ilha vivem muitos povos, em paz e com os mesmos direitos.',
          'São vizinhos há anos e nem sabem os nomes uns dos outros.',
        ],
        question: 'Na ilha há muitos povos, em paz e com direitos iguais, mas cada um para seu lado. O que é isto?',
        options: {
          correct: 1,
          optionsLabel: ['É assimilação', 'É multiculturalidade', 'É interculturalidade', 'É segregação'],
          replies: [
            'Na assimilação, quem chega tem de largar a sua cultura: aqui cada povo guarda a sua, mas não se encontram.',
            null,
            'Ainda lá não chegaram: falta conversarem como iguais e fazerem coisas em comum.',
            'Na segregação há uma regra ou um muro que separa: aqui podem encontrar-se, mas ainda não o fizeram.',
          ],
        },
        explanation:
          'Multiculturalidade é viver lado a lado; a interculturalidade começa quando se conversa como iguais e se faz algo em comum.',
        source:
          'UNESCO, «Guidelines on Intercultural Education» (2006), parte I; Convenção da UNESCO sobre a Proteção e a Promoção da Diversidade das Expressões Culturais (2005), artigo 4.º, n.º\u00a08',
        misconceptions: [
          'A paz entre povos parece prova de que se tornaram todos iguais; a assimilação pede isso, a paz não.',
          null,
          'As duas palavras usam-se como sinónimos na conversa e na publicidade; a UNESCO distingue-as desde 2006.',
          'Bairros separados lembram a segregação; esta é imposta, e condena-a o artigo 3.º da Convenção contra a Discriminação Racial (1965).',
        ],
      },
      {
        aiHint: 'Procurem a razão que nunca deixa de valer.',
        messages: [
          'Numa ilha-escola, dois irmãos que fugiram de uma guerra conversam na sua língua.',
          'Um cartaz diz: «No recreio só se fala português.»',
          'Quatro colegas acham que o cartaz está mal, mas cada qual tem a sua razão.',
          'Eu falo em código com a torradeira de bordo. Nunca ninguém se queixou.',
        ],
        question: 'Quatro colegas defendem os irmãos. Que razão vem na Convenção sobre os Direitos da Criança?',
        options: {
          correct: 1,
          optionsLabel: [
            'Ainda estão a aprender português',
            'É a língua do povo deles',
            'Duas línguas ajudam no estudo',
            'Têm saudades da terra',
          ],
          replies: [
            'Hoje é verdade, mas o direito não acaba quando souberem português: podem falar entre si a língua que têm em comum.',
            null,
            'Até pode ajudar, mas o direito não depende das notas: podem falar entre si a língua que têm em comum.',
            'Podem ter ou não, e o direito não depende disso: podem falar entre si a língua que têm em comum.',
          ],
        },
        explanation:
          'Quem é de uma minoria tem o direito de viver a sua cultura e de usar a sua língua com as pessoas do seu grupo.',
        source:
          'Convenção sobre os Direitos da Criança (1989), artigo 30.º; ver também os artigos 22.º (crianças refugiadas) e 29.º, n.º\u00a01, alínea c)',
        misconceptions: [
          'A língua de casa é vista como uma ajuda até se saber a da escola, e não como um direito que fica.',
          null,
          'É o argumento mais usado a favor das línguas, o da utilidade; a Convenção não o pede (artigo 30.º).',
          'Liga-se outra língua a quem acabou de chegar; quem é de uma minoria pode ter nascido cá, e o direito é o mesmo.',
        ],
      },
      {
        aiHint: 'Leiam as quatro respostas até ao fim.',
        messages: [
          'Na última ilha, só os rapazes podem tocar o tambor grande da festa.',
          'A Iara quer tocar. Deram-lhe quatro respostas, cada uma pior do que a outra.',
          'Ofereci-me para fazer de tambor. Também não me quiseram.',
        ],
        question: 'Quatro respostas à Iara. Qual delas usa a cultura como desculpa?',
        options: {
          correct: 0,
          optionsLabel: [
            'Os avós já faziam assim',
            'É preciso força para o levar',
            'Na festa há lugar para toda a gente',
            'Até hoje não houve queixas',
          ],
          replies: [
            null,
            'Esta usa uma ideia feita sobre a força das raparigas; quem se desculpa com a cultura é quem fala dos avós.',
            'Parece simpática, mas quer dizer «fica no teu lugar»; quem se desculpa com a cultura é quem fala dos avós.',
            'Esta toma o silêncio por acordo, e a Iara está a falar; quem se desculpa com a cultura é quem fala dos avós.',
          ],
        },
        explanation:
          'As tradições podem mudar: ninguém pode usar a cultura como desculpa para tirar a alguém um direito, nem à Iara o tambor.',
        source:
          'Declaração Universal da UNESCO sobre a Diversidade Cultural (2001), artigo 4.º; Convenção sobre a Eliminação de Todas as Formas de Discriminação contra as Mulheres (1979), artigos 5.º, alínea a), e 13.º, alínea c)',
        misconceptions: [
          null,
          'Estereótipo da força: julga-se cada rapariga pela média de todas; a Convenção de 1979 pede que se combata (artigo 5.º).',
          'Papéis separados parecem igualdade porque cada pessoa tem um; a pergunta é quem os pôde escolher.',
          'Sem queixas, parece não haver problema; quem fica de fora muitas vezes não tem a quem se queixar.',
        ],
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
          'Dizem que a vossa escola é parecida. Que línguas, festas e letreiros há? Mostrem-me!',
          'Comecei por contar narizes. Riram-se: «Aqui contam-se olás.» Onde há muitos, aí?',
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
          'O problema: em que lugar da escola ou do bairro falta encontro? O que acontece, porquê, e que provas têm? Quem fica de fora, e o que diz? Não escrevam nomes.',
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
          'A ação: o que vão fazer para que mais gente se encontre, e com quem? Quem faz cada passo (funções, sem nomes), quando, e com que materiais ou ajudas? Que sinal, antes e depois, vai mostrar que resultou? A quem o contam, e o que mudam se não resultar?',
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
        'Guardei três novos, mas um era um espirro. Agora, deixem-se levar pelo vento.',
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
            team: 'A viagem está bem contada; falta mostrar o que mudou ou o que isso nos diz sobre as pessoas.',
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
        'O vosso retrato já está no mosaico. Guardei um olá novo: só com o queixo.',
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
            team: 'A ação faz sentido; falta uma parte: provas, quem, quando, com quê, o que dizem as pessoas, o sinal de que resultou ou o que muda se falhar.',
            teacher:
              'A ação responde ao problema, mas faltam provas, responsáveis, datas, meios, a voz das pessoas, o sinal de que resultou ou o que muda se falhar.',
          },
          160: {
            team: 'O plano ouve as pessoas, diz todos os passos e pode abrir a roda já amanhã!',
            teacher:
              'Parte de provas e do que dizem as pessoas envolvidas e indica quem, o quê, quando, com quê, como se sabe que resultou e o que muda se falhar.',
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
