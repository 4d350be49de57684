import { THEME_NAMES } from '#domain/vocabulary.ts';
import { dsDilemmas } from './dilemmas/ds.ts';
import type { WholeSystem } from './SolarSystem.ts';

/** Desenvolvimento Sustentável: knowing, understanding, observing, acting. ORBI's bean grows from mission to mission. */
export const ds: WholeSystem = {
  theme: 'ds',
  name: THEME_NAMES.ds,
  summary:
    'Como viver bem hoje sem gastar o amanhã? Um sistema de planetas onde a natureza, as pessoas e o trabalho dependem uns dos outros.',
  tutorial: {
    intro: {
      messages: [
        'Olá, tripulação! Eu sou a ORBI, a inteligência artificial da vossa nave.',
        'Vamos ao sistema solar do Desenvolvimento Sustentável. Sim, o nome é comprido.',
        'Ali, cada escolha de hoje deixa marcas nos planetas de amanhã.',
        'Ah, e levamos um feijão. Apareceu no filtro de ar e não traz bilhete.',
        'Primeiro, uma nave e um treino curto. Decidam em equipa e ouçam toda a gente.',
      ],
    },
    quiz: {
      aiHint: 'Leiam as quatro opções e escolham uma.',
      messages: [
        'Primeiro desafio do treino: uma pergunta.',
        'O planeta é um lanche para muita gente, e há quem ainda esteja por chegar.',
        'Um relatório da ONU disse como reparti-lo sem comer a parte de amanhã.',
        'Conversem antes de escolher. Para confirmar, é preciso um segundo toque.',
      ],
      question: 'O relatório de 1987 pensa em muita gente e na natureza. Mas a quem dá prioridade?',
      options: {
        correct: 2,
        optionsLabel: [
          'Às pessoas que vão nascer',
          'À gente mais nova',
          'Às pessoas que vivem na pobreza',
          'Às pessoas que vivem da terra',
        ],
        replies: [
          'O relatório também guarda o futuro dessas pessoas, mas põe à frente quem hoje é mais pobre.',
          'Há gente nova rica e gente nova pobre: o relatório põe à frente, de qualquer idade, quem hoje é mais pobre.',
          null,
          'O relatório fala muito de quem cultiva e pesca, mas põe à frente quem hoje é mais pobre, na cidade e no campo.',
        ],
      },
      explanation:
        'Desenvolver assim é responder ao que falta, primeiro a quem é mais pobre, sem tirar o futuro a quem vem depois.',
      source:
        'Comissão Mundial sobre o Ambiente e o Desenvolvimento, «O Nosso Futuro Comum» (1987), capítulo 2, parágrafo 1',
      misconceptions: [
        'A parte da definição que se cita é a das gerações futuras; a frase seguinte, sobre os mais pobres, quase nunca aparece.',
        'Fala-se do futuro como coisa de gente nova, e toma-se quem o vai viver por quem precisa primeiro.',
        null,
        'Aos 12 e 13\u00a0anos, «sustentável» liga-se sobretudo à natureza (N. Walshe, Environmental Education Research, 2008), e daí a quem vive dela.',
      ],
    },
    write: {
      aiHint: 'Escrevam duas ou três frases, em conjunto.',
      messages: [
        'Segundo desafio: palavras vossas.',
        'Daqui a vinte anos voltam à vossa rua, e só uma coisa foi bem cuidada. Qual?',
        'Não há resposta certa: quero conhecer-vos.',
      ],
      prompt:
        'Daqui a vinte anos voltam à escola ou à rua, e só uma coisa foi bem cuidada. Qual queriam que fosse? Cheguem a acordo, escrevam duas ou três frases e digam porquê.',
    },
    upload: {
      aiHint: 'Juntem uma fotografia ou um desenho.',
      messages: [
        'Terceiro desafio: uma imagem.',
        'Procurem um canto da escola com natureza. Até uma erva no muro conta.',
        'Eu só conheço um feijão. Ofereci-lhe óleo de motor e ele não comentou.',
        'Fotografem ou desenhem esse canto. Só lugares e coisas, sem rostos de ninguém.',
      ],
      prompt:
        'Juntem uma fotografia ou um desenho de um canto da escola onde a natureza aparece. Sem rostos, por favor.',
    },
    outro: {
      messages: [
        'Treino concluído! O feijão assistiu a tudo e não se queixou.',
        'Há quatro missões à nossa frente: saber, compreender, observar e agir.',
        'Cintos apertados. Vamos descolar!',
      ],
    },
  },
  dilemmas: dsDilemmas,
  levels: {
    level1: [
      {
        aiHint: 'Pensem: ter trabalho livra sempre da pobreza?',
        messages: [
          'Chegámos a Semínia, a lua que guarda sementes e perguntas.',
          'O meu feijão está encantado. Acho eu: ele não tem cara.',
          'Em 2015, os países das Nações Unidas aprovaram 17 objetivos comuns.',
          'O primeiro é acabar com a pobreza em toda a parte. Também aí.',
        ],
        question: 'Em Portugal, em 2023, quantas pessoas com trabalho viviam em risco de pobreza?',
        options: {
          correct: 0,
          optionsLabel: [
            'Uma pessoa em cada onze',
            'Uma pessoa em cada seis',
            'Uma pessoa em cada trinta',
            'Quase ninguém com trabalho',
          ],
          replies: [
            null,
            'Essa era a conta de toda a gente, com e sem trabalho: de quem trabalhava, era uma em cada onze.',
            'São mais do que parece, porque a pobreza se esconde: de quem trabalhava, era uma em cada onze.',
            'Ter trabalho ajuda muito e nem sempre chega: de quem trabalhava, era uma em cada onze.',
          ],
        },
        explanation:
          'Era uma em cada onze, quatro num autocarro cheio: ter trabalho nem sempre chega, e os 17 objetivos valem para todos os países.',
        source:
          'INE, Inquérito às Condições de Vida e Rendimento 2024 (com os rendimentos de 2023, em risco de pobreza: 9,2\u00a0% de quem trabalhava, 16,6\u00a0% de toda a gente); Agenda 2030 para o Desenvolvimento Sustentável, parágrafo 5 e ODS 1',
        misconceptions: [
          null,
          'É o número que as notícias dão, e vale para toda a gente: 16,6\u00a0% (INE).',
          'Cada pessoa calcula pelo que vê à sua volta, e a pobreza de uma casa raramente se vê na escola.',
          'Pobreza lembra quem vive na rua ou sem emprego, e o trabalho parece livrar dela.',
        ],
      },
      {
        aiHint: 'Conversem: o que se ganhou e o que se perdeu?',
        messages: [
          'Esta semente guarda a história de uma aldeia inventada.',
          'Fechou a central a carvão: o clima agradece, e as lontras voltaram ao rio.',
          'Abriu um hotel, e a aldeia ganha mais dinheiro do que antes.',
          'Mas as casas ficaram caras, e metade das famílias teve de partir.',
          'É bom ou é mau? O meu processador respondeu «sim».',
        ],
        question: 'Há rio limpo e mais dinheiro, mas as famílias partiram. Que dimensão da Agenda 2030 falhou?',
        options: {
          correct: 3,
          optionsLabel: ['A dimensão ambiental', 'A dimensão económica', 'A dimensão cultural', 'A dimensão social'],
          replies: [
            'Essa melhorou, com menos carvão no ar e lontras no rio: falhou a social, que é a vida das famílias.',
            'Há mais dinheiro do que antes, mas não chegou a toda a gente: falhou a social, que é a vida das famílias.',
            'A cultura também sofre, mas a Agenda junta-a às outras três: aqui falhou a social, que é a vida das famílias.',
            null,
          ],
        },
        explanation:
          'O desenvolvimento sustentável junta três dimensões que não se separam: a económica, a social e a ambiental.',
        source: 'Agenda 2030 para o Desenvolvimento Sustentável, preâmbulo e parágrafos 2 e 36',
        misconceptions: [
          '«Sustentável» liga-se logo ao ambiente, aos 12 e 13\u00a0anos (N. Walshe, 2008), e a história começa por ele.',
          'Casas caras lembram falta de dinheiro; na história há mais, e o que falta é reparti-lo.',
          'Há quem peça a cultura como quarta dimensão (Cidades e Governos Locais Unidos, 2010); a Agenda 2030 fala de três.',
          null,
        ],
      },
      {
        aiHint: 'Pensem: em qual delas já há lixo?',
        messages: [
          'Última pergunta desta lua: a escola prepara uma festa, e as festas fazem lixo.',
          'Na União Europeia há uma ordem, do melhor para o pior caminho.',
          'Eu guardaria tudo. Mas só tenho uma gaveta, e já lá mora um feijão.',
        ],
        question: 'Quatro ideias para a festa. Para a lei europeia dos resíduos, qual delas é reciclar?',
        options: {
          correct: 3,
          optionsLabel: [
            'Alugar copos que se lavam no fim',
            'Arranjar as luzes do ano passado',
            'Queimar o lixo para fazer luz',
            'Fazer composto com os restos da comida',
          ],
          replies: [
            'Copos que voltam a servir são ainda melhor: evitam o lixo; reciclar é fazer dos restos composto.',
            'O que se arranja não chega a ser lixo, e evitar vem primeiro; reciclar é fazer dos restos composto.',
            'Dá energia, mas o que arde perdeu-se, e vem mais abaixo; reciclar é fazer dos restos composto.',
            null,
          ],
        },
        explanation:
          'Reciclar é bom, mas trata do lixo que já existe: a lei põe antes disso evitá-lo e preparar as coisas para voltarem a servir.',
        source:
          'Diretiva 2008/98/CE, artigos 3.º, n.os\u00a012, 13 e 17, e 4.º (hierarquia dos resíduos); Agenda 2030, ODS 12, meta 12.5',
        misconceptions: [
          '«Reciclar» diz-se de tudo o que se volta a usar; na Diretiva, usar outra vez o que não é lixo é reutilizar (artigo 3.º, n.º\u00a013).',
          'Dar nova vida a uma coisa chama-se muitas vezes reciclar; na Diretiva, reparar é prevenção (artigo 9.º, n.º\u00a01).',
          'Luz feita de lixo parece uma segunda vida; na Diretiva não é reciclagem, e vem abaixo dela (artigos 3.º, n.º\u00a017, e 4.º).',
          null,
        ],
      },
    ],
    level2: [
      {
        aiHint: 'Escolham um objeto e contem a sua viagem.',
        messages: [
          'Chegámos a Trama, o planeta onde tudo está ligado por fios invisíveis.',
          'Puxei um fio da vossa camisola. Do outro lado mexeu-se um campo de algodão.',
          'Pelo caminho há água, energia e mãos que trabalham. No fim, um caixote.',
          'Na Terra chamam a isto ciclo de vida. Eu chamo-lhe uma volta enorme.',
          'Escolham um objeto vosso e sigam o fio, do princípio ao fim.',
        ],
        prompt:
          'Escolham um objeto do dia a dia e contem a sua viagem: de que é feito, quem o faz, como chega até nós e onde acaba. Quem ganha e quem perde pelo caminho? O que podia ser diferente, e quem o podia mudar?',
      },
    ],
    level3: [
      {
        aiHint: 'Recolham provas e juntem-nas aqui.',
        messages: [
          'Em Espelhágua, cada lago mostra um lugar da Terra. Hoje mostra o vosso.',
          'Vi uma nave num lago e disse-lhe olá. Era a nossa.',
          'Saiam com olhos de cientista: onde há sombra? Que animais vivem por ali?',
          'Procurem um problema e também uma coisa que já funciona bem.',
          'Peçam licença e deixem os rostos de fora: um rosto é um dado pessoal.',
        ],
        prompt:
          'Observem a escola ou o bairro. Juntem provas: fotografias com legenda, um mapa ou uma entrevista curta. Mostrem um problema e uma coisa que já funciona bem. Peçam autorização; sem nomes nem rostos.',
      },
    ],
    level4: [
      {
        aiHint: 'Digam qual é o problema e quem o sente.',
        messages: [
          'Em Brotal, as ideias ganham raízes. É aqui que nasce o vosso plano.',
          'O feijão já tem uma raiz. Não fui eu que a instalei.',
          'Voltem ao que encontraram em Espelhágua e escolham um só problema.',
          'Pequeno e real é melhor do que enorme e vago.',
          'Quem o sente todos os dias? Perguntem, se ainda não perguntaram.',
        ],
        prompt:
          'O problema: escolham um só, da escola ou do bairro. O que acontece, porquê, e que provas têm? Quem sente o problema, e o que diz? Não escrevam nomes.',
      },
      {
        aiHint: 'Descrevam a ação, passo a passo.',
        messages: [
          'Agora, a ação. Que parte deste problema está ao alcance da vossa equipa?',
          'O meu primeiro plano era «Salvar tudo até quinta-feira». Caiu na quarta.',
          'Faltava-lhe quem, o quê, quando e com quê. E ajuda: colegas, direção, junta de freguesia.',
          'A Agenda 2030 chama-vos «agentes de mudança». O feijão já se inscreveu.',
        ],
        prompt:
          'A ação: o que vão fazer contra esse problema, e com quem? Quem faz cada passo (funções, sem nomes), quando, e com que materiais ou ajudas?',
      },
      {
        aiHint: 'Expliquem como vão saber se resultou.',
        messages: [
          'Última etapa: como vão saber se o plano resultou?',
          'Escolham um sinal que se possa ver ou contar, antes e depois.',
          'Eu meço o feijão todos os dias, às oito. Ele finge que não repara.',
          'E se não resultar? Um plano forte diz o que muda a seguir.',
        ],
        prompt:
          'O resultado: que sinal, antes e depois, vai mostrar que resultou? A quem o contam, e o que mudam se não resultar?',
      },
    ],
  },
  missions: {
    1: {
      title: 'Perguntas ao futuro',
      place: 'Semínia, a lua das sementes',
      briefing:
        'Vão responder a três perguntas, sempre depois de conversar. No fim, sabem o que faz uma escolha ser sustentável.',
      description:
        'Quiz com três desafios: a pobreza de quem trabalha, as três dimensões do desenvolvimento e a hierarquia dos resíduos.',
      marks: {
        p1: {
          0: {
            team: 'Estas perguntas têm rasteira: conversem sobre as três e vejam onde ela estava.',
            teacher: 'Nenhuma das três respostas está certa.',
          },
          20: {
            team: 'Já há uma semente na terra: digam em voz alta que razões tinham para as outras duas.',
            teacher:
              'A equipa acerta numa das três: a pobreza de quem trabalha, as três dimensões ou a ordem dos resíduos.',
          },
          40: {
            team: 'Duas sementes na terra: voltem à pergunta que falhou e digam o que vos fez hesitar.',
            teacher: 'A equipa acerta em duas das três: pobreza, dimensões e ordem dos resíduos.',
          },
          60: {
            team: 'Três perguntas, três sementes na terra: sabem o que faz uma escolha ser sustentável!',
            teacher:
              'A equipa acerta nas três: há pobreza com trabalho, as três dimensões vão juntas e prevenir vem primeiro.',
          },
        },
        p2: {
          0: {
            team: 'Desta vez escolheu-se depressa: se alguém ler as opções em voz alta, toda a gente entra na conversa.',
            teacher: 'Responderam sem conversar: uma pessoa escolheu ou decidiu-se à sorte.',
          },
          20: {
            team: 'Houve conversa, mas nem todas as vozes entraram: perguntem «e tu, porquê?» antes do segundo toque.',
            teacher: 'Conversaram sobre algumas opções, mas parte da equipa só viu escolher.',
          },
          40: {
            team: 'Ouviram cada pessoa e só depois tocaram no ecrã: assim se decide numa nave!',
            teacher: 'Cada pessoa disse o que pensava e a equipa escolheu em conjunto, com razões.',
          },
        },
      },
      sources: ['Agenda 2030 para o Desenvolvimento Sustentável (A/RES/70/1, 2015)', 'Diretiva 2008/98/CE, artigo 4.º'],
      congratulations: [
        'Missão cumprida em Semínia! As vossas respostas já estão na terra, a germinar.',
        'Li a etiqueta de uma semente: «regar com água». Afinal não era óleo.',
        'Saber é só o começo. A seguir, vamos puxar fios.',
      ],
    },
    2: {
      title: 'A viagem de um objeto',
      place: 'Trama, o planeta dos fios',
      briefing:
        'Vão escolher um objeto do dia a dia e contar a sua viagem, do princípio ao fim. Daqui sai um texto da equipa.',
      description:
        'Texto: a viagem de um objeto do dia a dia, da matéria-prima ao fim da vida, com os efeitos nas pessoas, na economia e no ambiente.',
      marks: {
        p1: {
          0: {
            team: 'O objeto ainda não saiu de casa: comecem por dizer de que é feito e quem o fez.',
            teacher: 'Não conta a viagem de um objeto, ou o texto está vazio.',
          },
          20: {
            team: 'O fio já se vê em parte: sigam-no do material até ao fim.',
            teacher: 'Conta só algumas etapas da viagem do objeto.',
          },
          40: {
            team: 'A viagem está quase toda contada: falta dizer quem ganha e quem perde, o que podia ser diferente ou quem o podia mudar.',
            teacher:
              'Conta a viagem do princípio ao fim, mas falta dizer quem ganha e quem perde, o que podia mudar ou quem o podia fazer.',
          },
          60: {
            team: 'Seguiram o fio até ao fim, viram quem ganha e quem perde e disseram o que mudar!',
            teacher:
              'Conta a viagem inteira, mostra quem ganha e quem perde e diz o que podia mudar e por mão de quem.',
          },
        },
        p2: {
          0: {
            team: 'O texto tem um só par de mãos: da próxima vez, dividam as etapas da viagem entre a equipa.',
            teacher: 'Uma pessoa escreveu o texto sem ideias de mais ninguém.',
          },
          20: {
            team: 'Várias pessoas deram ideias: releiam em conjunto e deixem cada uma acrescentar um fio.',
            teacher: 'Algumas pessoas contribuíram para o texto, mas não o reviram em conjunto.',
          },
          40: {
            team: 'Cada pessoa puxou um fio e o texto ficou de toda a equipa!',
            teacher: 'Todas as pessoas trouxeram ideias ou etapas e a equipa reviu o texto antes de enviar.',
          },
        },
      },
      sources: [
        'ISO 14040:2006, Gestão ambiental, Avaliação do ciclo de vida, Princípios e enquadramento',
        'Agenda 2030, ODS 12 (produção e consumo sustentáveis)',
      ],
      congratulations: [
        'Que viagem! Agora esse objeto já vos pode contar de onde vem.',
        'Segui o fio do meu feijão: terra, chuva e mãos. Fiquei sem piadas.',
        'Próxima paragem: um planeta muito parecido com a vossa rua.',
      ],
    },
    3: {
      title: 'Olhos abertos',
      place: 'Espelhágua, os lagos que mostram a rua',
      briefing:
        'Vão observar a escola ou o bairro como cientistas. Daqui saem provas: fotografias com legenda, um mapa ou uma entrevista.',
      description:
        'Ficheiros: fotografias com legenda, mapa ou entrevista que mostrem, na escola ou no bairro, um problema de sustentabilidade e uma coisa que já funciona bem.',
      marks: {
        p1: {
          0: {
            team: 'O lago ainda está em branco: uma fotografia legendada de um lugar da escola já é uma prova.',
            teacher: 'Não há ficheiros, ou nenhum mostra um lugar observado pela equipa.',
          },
          20: {
            team: 'Já há provas: juntem legendas que digam onde foi, o que se vê e porque importa.',
            teacher: 'Há ficheiros, mas sem legendas que digam o que se vê e porque importa.',
          },
          40: {
            team: 'Um dos lados vê-se bem: falta mostrar com igual cuidado o outro, problema ou coisa que já funciona.',
            teacher: 'Mostra com provas legendadas um problema ou uma coisa que funciona, mas não os dois.',
          },
          60: {
            team: 'Problema à vista, boa prática à vista e legendas claras: quem não esteve lá percebe tudo!',
            teacher:
              'Mostra, com provas claras e legendadas, sem rostos nem nomes, um problema e uma coisa que já funciona bem.',
          },
        },
        p2: {
          0: {
            team: 'A saída ficou por conta de pouca gente: combinem quem observa, quem anota e quem pede licença.',
            teacher: 'Não houve divisão de tarefas: uma pessoa recolheu tudo ou nada se recolheu.',
          },
          20: {
            team: 'Repartiram uma parte da recolha: escolham também em conjunto as provas que ficam.',
            teacher: 'Dividiram tarefas, mas só algumas pessoas recolheram ou escolheram as provas.',
          },
          40: {
            team: 'Observaram com muitos olhos e escolheram as provas em conjunto!',
            teacher: 'Cada pessoa teve uma tarefa na recolha e a equipa escolheu em conjunto o que juntar.',
          },
        },
      },
      sources: [
        'Regulamento (UE) 2016/679 (Regulamento Geral sobre a Proteção de Dados), artigo 4.º, ponto 1',
        'Código Civil, artigo 79.º (direito à imagem)',
      ],
      congratulations: [
        'Provas a bordo! Olharam para o vosso lugar como quem o vê pela primeira vez.',
        'Dei ao feijão uma gota de água. Inchou! Pensei que era avaria minha.',
        'Falta o mais importante: fazer alguma coisa com o que viram.',
      ],
    },
    4: {
      title: 'Um plano com raízes',
      place: 'Brotal, o estaleiro das ideias',
      briefing:
        'Vão fazer um plano em três partes: o problema, a ação e o resultado. É esse plano que vai ao Conselho Galáctico.',
      description:
        'Texto final em três partes: o problema e quem o sente; a ação (quem, o quê, quando e com quê); como se sabe que resultou.',
      marks: {
        p1: {
          0: {
            team: 'O plano ainda é uma semente: escrevam numa frase que problema viram e onde.',
            teacher: 'Não há plano, ou não se percebe que problema da escola ou do bairro está em causa.',
          },
          50: {
            team: 'O problema é real e está bem escolhido: agora digam quem faz o quê, quando e com quê.',
            teacher: 'Descreve um problema concreto e quem o sente, mas a ação é só um desejo ou uma ideia geral.',
          },
          100: {
            team: 'A ação já responde ao problema; falta uma parte: provas, quem, quando, com quê, o que dizem as pessoas, o sinal de que resultou ou o que muda se falhar.',
            teacher:
              'A ação responde ao problema, mas faltam provas, responsáveis, datas, meios, a voz das pessoas, a medida do resultado ou o que muda se falhar.',
          },
          160: {
            team: 'Um plano que ouve as pessoas, com passos e um resultado que se mede: este plano tem raízes!',
            teacher:
              'Parte de provas e do que dizem as pessoas que sentem o problema e indica quem, o quê, quando, com quê, a medida do antes e do depois e o que muda se falhar.',
          },
        },
        p2: {
          0: {
            team: 'Um plano precisa de muitas mãos: comecem por perguntar a cada pessoa que parte gostava de fazer.',
            teacher: 'O plano foi feito por uma pessoa e as outras não o conhecem.',
          },
          20: {
            team: 'Há várias mãos no plano: deem uma tarefa a quem ainda ficou sem nenhuma.',
            teacher: 'Parte da equipa fez o plano; há pessoas sem tarefa na ação.',
          },
          40: {
            team: 'O plano é de toda a equipa, e cada pessoa sabe a sua parte!',
            teacher: 'A equipa construiu o plano em conjunto e cada pessoa tem uma tarefa que sabe explicar.',
          },
        },
      },
      sources: ['Agenda 2030 para o Desenvolvimento Sustentável, parágrafo 51'],
      congratulations: [
        'Plano concluído! O Conselho Galáctico já o pode ler.',
        'O feijão abriu duas folhas! Precisou de água, de luz e de visita diária.',
        'Com o plano é igual: só cresce fora do ecrã. Deem-lhe vida!',
      ],
    },
  },
};
