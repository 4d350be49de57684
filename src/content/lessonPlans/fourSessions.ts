import type { LessonPlan } from './LessonPlan.ts';

/** The shortest way to the council. */
export const fourSessions: LessonPlan = {
  suits: 'há um mês de Cidadania, ou uma semana temática.',
  leavesOut: 'Quase todo o papel vai para casa; a recolha faz-se fora da aula; o plano pode não caber.',
  isRecommended: false,
  sessions: [
    {
      title: 'Embarque e primeiras perguntas',
      aims: 'Formar equipas, treinar e cumprir a missão 1.',
      before: 'Cartões recortados; dispositivos carregados; som combinado; anexo das chaves lido, no painel.',
      minutes: [
        { from: 0, to: 6, text: 'Funções (piloto, escriba, vigia, porta-voz) e acordo de escuta.' },
        { from: 6, to: 10, text: 'Entrar com o cartão; menu; nave escolhida por votação.' },
        { from: 10, to: 24, text: 'Treino. O texto do treino fica em duas frases.' },
        { from: 24, to: 36, text: 'Missão 1, com um minuto de conversa por pergunta.' },
        { from: 36, to: 42, text: 'Dilema: ouvir duas vozes, pelo menos, e escolher.' },
        { from: 42, to: 45, text: '«Antes pensava que…, agora penso que…». **«Desembarcar»**.' },
      ],
      worksheets: [{ mission: 2, number: 1, copies: 'pupil' }],
      late: 'A missão 1 passa para a abertura da sessão 2: são doze minutos.',
      home: 'Da ficha m2-fs1, uma atividade que se faça a sós (em Direitos Humanos, uma só carta e a tabela).',
      pace: 1,
      outcome:
        'Equipas formadas, uma nave, o treino feito e a missão 1 submetida. Antes de cada resposta, alguém disse uma razão em voz alta.',
    },
    {
      title: 'Palavras nossas',
      aims: 'Escrever o texto da missão 2 e preparar a recolha da missão 3.',
      before: 'Fichas impressas; combinada a recolha (onde, quem, com que licença).',
      minutes: [
        { from: 0, to: 3, text: 'Partilha da ficha feita em casa: uma ideia por equipa.' },
        { from: 3, to: 13, text: 'Rascunho na ficha m2-fs2: só a atividade com as partes do texto.', sheet: 'm2-fs2' },
        { from: 13, to: 31, text: 'Missão 2: escrever, reler em voz alta, submeter.' },
        {
          from: 31,
          to: 42,
          text: 'A ORBI apresenta a missão 3. Plano da recolha com a ficha m3-fs1: o quê, onde, quem, até quando.',
          sheet: 'm3-fs1',
        },
        {
          from: 42,
          to: 45,
          text: 'Regras: licença, sem rostos, sem nomes, nunca a sós. **«Desembarcar»**.',
        },
      ],
      worksheets: [
        { mission: 2, number: 1, copies: 'earlier' },
        { mission: 2, number: 2, copies: 'team' },
        { mission: 3, number: 1, copies: 'team' },
        { mission: 3, number: 2, copies: 'pupil' },
      ],
      late: 'Reduza o rascunho; a preparação da recolha é o que não pode faltar.',
      home: 'A recolha, na escola ou com a família a saber: fotografias, mapa ou entrevista, com a ficha m3-fs2, até à sessão 3. E uma pergunta a quem lá passa: «o que mudava aqui?»',
      pace: 3,
      outcome:
        'A missão 2 submetida, com um texto que é de toda a equipa. E um plano de recolha em que cada pessoa sabe o que procura, onde e com que licença.',
    },
    {
      title: 'Do que vimos ao que fazemos',
      aims: 'Juntar as provas e escrever o plano de ação.',
      before: 'Confirmar que os ficheiros estão no dispositivo certo; ficha do plano impressa.',
      minutes: [
        { from: 0, to: 11, text: 'Missão 3: escolher duas provas, escrever legendas, submeter.' },
        { from: 11, to: 16, text: 'Dilema: ouvir duas vozes e escolher.' },
        { from: 16, to: 27, text: 'Ficha 2 da missão 4: o plano em caixas.', sheet: 'm4-fs2' },
        { from: 27, to: 43, text: 'Missão 4: problema e ação, parte a parte.' },
        { from: 43, to: 45, text: 'Uma frase por equipa: «O nosso primeiro passo é…». **«Desembarcar»**.' },
      ],
      worksheets: [
        { mission: 4, number: 2, copies: 'team' },
        { mission: 4, number: 3, copies: 'pupil' },
      ],
      late: 'O plano acaba-se numa hora de apoio ou na biblioteca, com o cartão entregue por si: a conta abre noutro dispositivo e continua onde ficou.',
      home: 'Ensaiar um minuto de apresentação com a ficha m4-fs3: cada pessoa diz, mostra ou encena uma parte.',
      pace: 4,
      outcome:
        'As provas da missão 3 entregues com legenda e, em cada equipa, um plano com um primeiro passo que se diz numa frase.',
    },
    {
      title: 'Conselho Galáctico',
      aims: 'Ouvir, votar, escolher e começar.',
      before: 'Comentários às equipas escritos; ordem das apresentações sorteada.',
      minutes: [
        { from: 0, to: 4, text: 'Acordos e funções.' },
        { from: 4, to: 20, text: 'Apresentações: por equipa, um minuto e outro para uma pergunta.' },
        { from: 20, to: 30, text: 'Estrelas e comentários no ecrã.' },
        { from: 30, to: 40, text: 'Debate e escolha.' },
        { from: 40, to: 45, text: 'Primeiro passo: quem e até quando. Fecho da viagem.' },
      ],
      worksheets: [{ mission: 4, number: 3, copies: 'earlier' }],
      late: 'Com mais de sete equipas, a pergunta fica para o comentário no ecrã.',
      home: 'Contar em casa a proposta escolhida e perguntar: «acham possível?»',
      pace: 4,
      outcome:
        'Uma proposta escolhida por toda a turma e um primeiro passo com data e com quem o dê. As outras ideias ficam no conselho, com estrelas e comentários.',
    },
  ],
};
