import { THEME_NAMES } from '#domain/vocabulary.ts';
import type { SolarSystem } from './SolarSystem.ts';

/** Desenvolvimento Sustentável: knowing, understanding, looking around, acting. */
export const ds: SolarSystem = {
  theme: 'ds',
  name: THEME_NAMES.ds,
  summary:
    'Como viver bem hoje sem gastar o amanhã? Um sistema de planetas onde a natureza, as pessoas e o trabalho dependem uns dos outros.',
  tutorial: {
    intro: {
      messages: [
        'Olá, tripulação! Eu sou a ORBI, a inteligência artificial da vossa nave.',
        'O nosso destino é o sistema solar do Desenvolvimento Sustentável.',
        'Ali, cada escolha de hoje deixa marcas nos planetas de amanhã.',
        'Primeiro, uma nave e um treino curto. Decidam em equipa e oiçam toda a gente.',
      ],
    },
    quiz: {
      aiHint: 'Leiam as quatro opções e escolham uma.',
      messages: [
        'Primeiro desafio do treino: uma pergunta.',
        'Conversem antes de escolher. Para confirmar, é preciso um segundo toque.',
      ],
      question: 'O que é o desenvolvimento sustentável?',
      options: {
        correct: 2,
        optionsLabel: [
          'Deixar de construir e de produzir, para não estragar mais nada',
          'Plantar árvores e poupar água; tudo o resto fica de fora',
          'Viver bem hoje sem tirar essa possibilidade a quem vem depois',
          'Crescer o mais depressa possível e reparar depois os estragos',
        ],
      },
      explanation:
        'A ideia ficou escrita em 1987: satisfazer as necessidades do presente sem impedir as gerações futuras de satisfazer as suas.',
      source: 'Comissão Mundial sobre o Ambiente e o Desenvolvimento, «O Nosso Futuro Comum» (1987)',
    },
    write: {
      aiHint: 'Escrevam duas ou três frases, em conjunto.',
      messages: [
        'Segundo desafio: palavras vossas.',
        'Imaginem a vossa rua daqui a vinte anos. O que gostavam de lá encontrar bem cuidado?',
        'Não há resposta certa: quero conhecer-vos.',
      ],
      prompt:
        'O que gostavam de encontrar bem cuidado daqui a vinte anos, na escola ou na rua? Escrevam duas ou três frases e digam porquê.',
    },
    upload: {
      aiHint: 'Juntem uma fotografia ou um desenho.',
      messages: [
        'Terceiro desafio: uma imagem.',
        'Procurem um canto da escola onde a natureza apareça, nem que seja uma erva no muro.',
        'Fotografem-no ou desenhem-no. Só lugares e coisas, sem rostos de ninguém.',
      ],
      prompt:
        'Juntem uma fotografia ou um desenho de um canto da escola onde a natureza aparece. Sem rostos, por favor.',
    },
    outro: {
      messages: [
        'Treino concluído! Já sei que esta equipa pensa, escreve e observa em conjunto.',
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
          'Chegámos a Semínia, a lua que guarda sementes e perguntas.',
          'Em 2015, os países das Nações Unidas aprovaram 17 Objetivos de Desenvolvimento Sustentável.',
        ],
        question: 'A que países se aplicam estes 17 objetivos?',
        options: {
          correct: 1,
          optionsLabel: [
            'Só aos mais pobres, que ainda têm de se desenvolver',
            'A todos, cada um a partir da sua realidade',
            'Só aos mais ricos, porque são os que mais poluem',
            'Só aos que quiserem inscrever-se, como num clube',
          ],
        },
        explanation:
          'Os objetivos são universais: valem para todos os países, embora cada um parta de uma realidade diferente.',
        source: 'Agenda 2030 para o Desenvolvimento Sustentável, parágrafo 5',
      },
      {
        aiHint: 'Conversem: o que se ganhou e o que se perdeu?',
        messages: [
          'Vejam aquela aldeia: fecharam a fábrica e o rio voltou a ficar limpo.',
          'Mas muitas famílias ficaram sem trabalho e ninguém lhes deu uma alternativa.',
        ],
        question: 'Como avalia a Agenda 2030 uma solução como esta?',
        options: {
          correct: 3,
          optionsLabel: [
            'Está completa: se o ambiente ganha, o resto resolve-se sozinho',
            'Está errada: o dinheiro tem de vir sempre em primeiro lugar',
            'Está completa: as pessoas adaptam-se sempre',
            'Está incompleta: falta cuidar das pessoas e do trabalho',
          ],
        },
        explanation:
          'O desenvolvimento sustentável junta três dimensões que não se separam: a económica, a social e a ambiental.',
        source: 'Agenda 2030 para o Desenvolvimento Sustentável, preâmbulo e parágrafo 2',
      },
      {
        aiHint: 'Ponham as quatro opções por ordem de prioridade.',
        messages: [
          'Última pergunta desta lua: a festa da escola acabou e sobrou muito lixo.',
          'Na União Europeia há uma ordem de prioridades, do melhor para o pior caminho.',
        ],
        question: 'Nessa ordem, o que vem em primeiro lugar?',
        options: {
          correct: 0,
          optionsLabel: [
            'Evitar que o lixo chegue a existir',
            'Reciclar tudo o que for possível',
            'Queimar o lixo para produzir energia',
            'Enterrar o lixo num aterro bem isolado',
          ],
        },
        explanation:
          'Prevenir vem primeiro; depois vêm reutilizar, reciclar, valorizar de outras formas e, só no fim, eliminar.',
        source: 'Diretiva 2008/98/CE, artigo 4.º (hierarquia dos resíduos); Agenda 2030, ODS 12, meta 12.5',
      },
    ],
    level2: [
      {
        aiHint: 'Escolham um objeto e contem a sua viagem.',
        messages: [
          'Chegámos a Trama, o planeta onde tudo está ligado por fios invisíveis.',
          'Uma camisola, um telemóvel, uma garrafa: cada objeto puxa um fio muito comprido.',
          'Pelo caminho há água, energia, mãos que trabalham e, um dia, um caixote do lixo.',
          'Escolham um objeto vosso e sigam o fio, do princípio ao fim.',
        ],
        prompt:
          'Contem a viagem de um objeto do dia a dia: de que é feito, quem o faz, como chega até nós e onde acaba. Quem ganha e quem perde pelo caminho? O que podia ser diferente?',
      },
    ],
    level3: [
      {
        aiHint: 'Recolham provas e juntem-nas aqui.',
        messages: [
          'Em Espelhágua, cada lago mostra um lugar da Terra. Hoje mostra o vosso.',
          'Saiam com olhos de cientista: o recreio, a cantina, a rua, o jardim, a ribeira.',
          'Procurem um problema e também uma coisa que já funciona bem.',
          'Fotografem, façam um mapa ou entrevistem alguém que conheça bem o lugar.',
          'Peçam sempre licença e deixem os rostos fora das fotografias.',
        ],
        prompt:
          'Juntem provas do que viram: fotografias com legenda, um mapa ou uma entrevista curta. Mostrem um problema e uma coisa que já funciona bem. Com licença pedida e sem rostos.',
      },
    ],
    level4: [
      {
        aiHint: 'Digam qual é o problema e a quem toca.',
        messages: [
          'Em Brotal, as ideias ganham raízes. É aqui que nasce o vosso plano.',
          'Voltem ao que encontraram em Espelhágua e escolham um só problema.',
          'Pequeno e real é melhor do que enorme e vago.',
          'Quem o sente todos os dias? Perguntem, se ainda não perguntaram.',
        ],
        prompt:
          'O problema: o que acontece, onde e desde quando? A quem toca, e de que maneira? Que provas recolheram?',
      },
      {
        aiHint: 'Descrevam a ação, passo a passo.',
        messages: [
          'Agora, a ação. Que parte deste problema está ao alcance da vossa equipa?',
          'Um bom plano responde a quatro perguntas: quem, o quê, quando e com quê.',
          'Pensem em quem pode ajudar: colegas, famílias, direção, junta de freguesia.',
        ],
        prompt:
          'A ação: o que vão fazer, quem faz cada parte, em que datas e com que materiais ou ajudas? Qual é o primeiro passo, já na próxima semana?',
      },
      {
        aiHint: 'Expliquem como vão saber se resultou.',
        messages: [
          'Última etapa: como vão saber se o plano resultou?',
          'Escolham um sinal que se possa ver ou contar, antes e depois.',
          'E se não resultar? Um plano forte diz o que muda a seguir.',
        ],
        prompt:
          'O resultado: o que vão contar ou comparar, antes e depois? Quem mede e quando? A quem vão mostrar o que descobriram? O que mudam se não resultar?',
      },
    ],
  },
  missions: {
    1: {
      title: 'Perguntas ao futuro',
      place: 'Semínia, a lua das sementes',
      description:
        'Quiz com três desafios: a quem se aplicam os Objetivos de Desenvolvimento Sustentável, as três dimensões do desenvolvimento e a hierarquia dos resíduos.',
      congratulations: [
        'Missão cumprida em Semínia! As vossas respostas já estão na terra, a germinar.',
        'Saber é só o começo. A seguir, vamos puxar fios.',
      ],
    },
    2: {
      title: 'A viagem de um objeto',
      place: 'Trama, o planeta dos fios',
      description:
        'Texto: a viagem de um objeto do dia a dia, da matéria-prima ao fim da vida, com os efeitos nas pessoas, na economia e no ambiente.',
      congratulations: [
        'Que viagem! Nunca mais vão olhar para esse objeto da mesma maneira.',
        'Próxima paragem: um planeta muito parecido com a vossa rua.',
      ],
    },
    3: {
      title: 'Olhos abertos',
      place: 'Espelhágua, os lagos que mostram a rua',
      description:
        'Ficheiros: fotografias com legenda, mapa ou entrevista que mostrem, na escola ou no bairro, um problema de sustentabilidade e uma coisa que já funciona bem.',
      congratulations: [
        'Provas a bordo! Olharam para o vosso lugar como quem o vê pela primeira vez.',
        'Falta o mais importante: fazer alguma coisa com o que viram.',
      ],
    },
    4: {
      title: 'Um plano com raízes',
      place: 'Brotal, o estaleiro das ideias',
      description:
        'Texto final em três partes: o problema e a quem toca; a ação (quem, o quê, quando e com quê); como se sabe que resultou.',
      congratulations: [
        'Plano concluído! O Conselho Galáctico já o pode ler.',
        'As melhores ações postas em prática são selecionadas em maio de cada ano letivo.',
        'Até lá, deem-lhe vida: um plano só cresce fora do ecrã.',
      ],
    },
  },
};
