import type { PracticeQuestion } from './PracticeQuestion.ts';

export const dhPractice: readonly PracticeQuestion[] = [
  {
    id: 'fotografia',
    kind: 'choose',
    situation:
      'Alguém pôs no grupo da turma a fotografia de um colega a dormir na aula. Ele viu-a e pediu que a tirassem.',
    question: 'O que se deve fazer?',
    right: { label: 'Apagá-la e pedir a quem a guardou que a apague' },
    wrong: [
      {
        label: 'Deixá-la ficar, porque só a turma é que a vê',
        reply: 'O direito à imagem vale também num grupo fechado, e de um grupo fechado sai-se com um toque.',
      },
      {
        label: 'Tapar-lhe os olhos com uma tarja e voltar a pôr',
        reply: 'Continua a reconhecer-se, e continua sem autorização de quem lá está.',
      },
      {
        label: 'Esperar que a família dele apresente queixa',
        reply: 'Não é preciso queixa para reparar. Quem está na imagem já disse que não quer.',
      },
    ],
    explanation:
      'A imagem de uma pessoa não se mostra sem o seu consentimento; se for menor, é preciso também o de quem a tem a cargo.',
    source:
      'Código Civil, artigo 79.º; Constituição, artigo 26.º; Lei n.º\u00a058/2019, artigo 16.º; RGPD, artigo 17.º',
  },
  {
    id: 'castelo',
    kind: 'choose',
    situation:
      'A visita de estudo é a um castelo. O guia fala depressa, de costas e no meio do eco. Íris, da turma, usa aparelho auditivo.',
    question: 'Qual é a solução que respeita o direito de Íris?',
    right: { label: 'Combinar a visita com ela e com o guia' },
    wrong: [
      {
        label: 'Pedir a uma amiga que lhe conte tudo no fim',
        reply: 'Fica com um resumo e depende da boa vontade de alguém. A visita também era para ela.',
      },
      {
        label: 'Pô-la à frente, mesmo ao lado do guia',
        reply: 'Ajuda, se ela quiser. Mas, de costas e com eco, nem ali se percebe. E ninguém lhe perguntou.',
      },
      {
        label: 'Dar-lhe um folheto com o texto da visita',
        reply: 'Um folheto não responde a perguntas nem conta as histórias que o guia inventa na hora.',
      },
    ],
    explanation:
      'Adaptar o que se planeia, sem custo desmedido, é um dever: recusá-lo é discriminação. E decide-se com a pessoa, não por ela.',
    source:
      'Convenção sobre os Direitos das Pessoas com Deficiência, artigos 2.º, 5.º e 24.º; Lei n.º\u00a046/2006; Decreto-Lei n.º\u00a054/2018',
  },
  {
    id: 'mensagem',
    kind: 'choose',
    situation:
      'Chega uma mensagem: «A ONU proibiu os telemóveis em todas as escolas do mundo. Reencaminha antes que apaguem!»',
    question: 'O que se faz primeiro?',
    right: { label: 'Procurar a notícia noutro sítio, como a página da ONU' },
    wrong: [
      {
        label: 'Perguntar a quem a enviou se sabe se é verdade',
        reply: 'Quem a enviou também a recebeu. É na origem que se confirma, não no caminho.',
      },
      {
        label: 'Ver se já foi partilhada por muita gente conhecida',
        reply: 'Uma mentira bem feita partilha-se mais depressa do que uma verdade.',
      },
      {
        label: 'Reencaminhá-la, com o aviso de que pode não ser verdade',
        reply: 'O aviso perde-se ao segundo toque, e a mensagem segue. Primeiro confirma-se.',
      },
    ],
    explanation:
      'Pressa, autoridade e ameaça de apagar são sinais de alerta. Ler noutro sítio leva menos de um minuto.',
    source:
      'UNESCO, Jornalismo, Fake News & Desinformação (2018); S. Vosoughi, D. Roy e S. Aral, Science 359 (2018); Lei n.º\u00a027/2021 (Carta Portuguesa de Direitos Humanos na Era Digital), artigo 6.º',
  },
  {
    id: 'parque',
    kind: 'choose',
    situation: 'A câmara quer fechar o parque do bairro. A turma usa-o todos os dias, e ninguém lhe perguntou nada.',
    question: 'Que caminho está mesmo aberto à turma?',
    right: { label: 'Escrever à assembleia municipal e pedir para falar lá' },
    wrong: [
      {
        label: 'Pedir ao Presidente da República que proíba o fecho',
        reply: 'O Presidente não manda nas câmaras: o poder local tem órgãos próprios, eleitos.',
      },
      {
        label: 'Esperar pelos 18\u00a0anos, porque antes não se pode pedir nada',
        reply: 'Votar é aos 18. Apresentar uma petição ou dar opinião não tem essa idade.',
      },
      {
        label: 'Pôr a câmara em tribunal, por decidir sem ouvir',
        reply: 'O tribunal vê se a lei foi cumprida. Antes disso, há quem decide e pode mudar de ideias.',
      },
    ],
    explanation:
      'As sessões da assembleia municipal são públicas e têm um tempo para ouvir quem lá vai. E uma petição pode ser assinada em conjunto.',
    source:
      'Constituição, artigo 52.º; Lei n.º\u00a075/2013, anexo I, artigo 49.º; Convenção sobre os Direitos da Criança, artigo 12.º',
  },
  {
    id: 'lei',
    kind: 'order',
    situation: 'Uma deputada quer que todas as escolas tenham água filtrada. A ideia tem de chegar a lei.',
    question: 'Por que passos passa, do primeiro ao último?',
    items: [
      'Apresenta-se um projeto de lei na Assembleia da República',
      'Discute-se e estuda-se em comissão',
      'A Assembleia faz a votação final',
      'O Presidente da República promulga a lei',
      'A lei sai no Diário da República',
    ],
    ends: ['primeiro', 'no fim'],
    explanation: 'São várias casas, para que ninguém decida sem ser visto. Em cada passo, a lei pode parar ou mudar.',
    source: 'Constituição, artigos 119.º, 134.º, 136.º, 161.º, 167.º e 168.º; Regimento da Assembleia da República',
  },
  {
    id: 'datas',
    kind: 'order',
    situation: 'Cinco dias que mudaram a vida de muita gente, fora de ordem.',
    question: 'Ponham-nos por ordem, do mais antigo para o mais recente.',
    items: [
      'Carolina Beatriz Ângelo vota, sozinha entre homens',
      'As Nações Unidas aprovam a Declaração Universal',
      'O 25 de Abril acaba com a ditadura',
      'Em Portugal, mulheres e homens votam em liberdade',
      'Aprova-se a Convenção sobre os Direitos da Criança',
    ],
    ends: ['há mais tempo', 'há menos tempo'],
    explanation:
      '1911, 1948, 1974, 1975 e 1989. Nenhum destes dias veio sozinho: em todos houve quem pedisse primeiro.',
    source:
      'Assembleia da República, Mulheres e o voto (1911); ONU, resolução 217 A (III) de 10 de dezembro de 1948 e resolução 44/25 de 20 de novembro de 1989; eleições de 25 de abril de 1975',
  },
  {
    id: 'a-quem',
    kind: 'match',
    situation: 'Quatro problemas, quatro portas diferentes.',
    question: 'A que porta se bate em cada caso?',
    pairs: [
      ['Um serviço público não responde há meses', 'Provedoria de Justiça'],
      ['Uma criança corre perigo em casa', 'Comissão de Proteção de Crianças e Jovens'],
      ['O passeio à porta da escola está partido', 'Junta de freguesia ou câmara'],
      ['Uma decisão do tribunal parece errada', 'Tribunal superior, por recurso'],
    ],
    explanation: 'Saber a que porta bater é metade do direito. Em perigo imediato, a porta é o 112.',
    source: 'Constituição, artigos 20.º, 23.º e 235.º; Lei n.º\u00a0147/99, artigos 12.º e 91.º; Lei n.º\u00a075/2013',
  },
  {
    id: 'que-direito',
    kind: 'match',
    situation: 'Em cada cena falta um direito.',
    question: 'Qual?',
    pairs: [
      ['Leram-lhe as mensagens e contaram de quem gosta', 'vida privada'],
      ['Não a deixaram jogar por ser rapariga', 'igualdade'],
      ['Decidiram o horário sem ouvir a turma', 'participação'],
      ['Trabalha à noite e adormece nas aulas', 'proteção contra o trabalho infantil'],
    ],
    explanation: 'Os direitos reconhecem-se melhor quando faltam. Dar-lhes nome é o primeiro passo para os pedir.',
    source: 'Convenção sobre os Direitos da Criança, artigos 2.º, 12.º, 16.º e 32.º',
  },
  {
    id: 'deslocadas',
    kind: 'estimate',
    situation:
      'No fim de 2024, muitas pessoas tinham sido obrigadas a deixar a sua casa por guerra, perseguição ou violência.',
    question: 'Quantos milhões eram, no mundo?',
    unit: 'milhões de pessoas',
    min: 0,
    max: 300,
    step: 5,
    answer: 123,
    near: 25,
    explanation:
      'Cerca de 123\u00a0milhões, mais de onze vezes a população de Portugal. A maior parte ficou dentro do seu país ou num país vizinho.',
    source: 'ACNUR, Global Trends: Forced Displacement in 2024 (junho de 2025)',
  },
  {
    id: 'deficiencia',
    kind: 'estimate',
    situation: 'Imaginem cem pessoas tiradas à sorte em todo o mundo.',
    question: 'Quantas vivem com uma deficiência importante?',
    unit: 'em cada 100',
    min: 0,
    max: 60,
    step: 1,
    answer: 16,
    near: 4,
    explanation:
      'São 16, uma em cada seis: 1300\u00a0milhões de pessoas. Muitas deficiências não se veem, e muitas barreiras também não.',
    source: 'Organização Mundial da Saúde, Global report on health equity for persons with disabilities (2022)',
  },
];
