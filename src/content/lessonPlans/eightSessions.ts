import type { LessonPlan } from './LessonPlan.ts';

/** Two sessions each for missions 2 and 4, with time for drafts and a rehearsal. */
export const eightSessions: LessonPlan = {
  suits: 'trabalha em DAC, ou a turma precisa de tempo para escrever e ensaiar.',
  leavesOut: 'Nada, se mantiver o compromisso de chegar ao conselho.',
  isRecommended: false,
  sessions: [
    {
      title: 'Uma tripulação',
      aims: 'Conhecer-se e combinar; escolher a nave.',
      before: 'Fichas; cartões; funções escritas em cartolina.',
      minutes: [
        { from: 0, to: 10, text: 'Roda de abertura e funções.' },
        {
          from: 10,
          to: 28,
          text: 'Ficha m1-fs1: a atividade que a nota de aula aponta, com calma; antes, cada par apresenta a pessoa do lado.',
          sheet: 'm1-fs1',
        },
        { from: 28, to: 40, text: 'Entrar, ouvir a ORBI, escolher a nave em equipa.' },
        { from: 40, to: 45, text: 'Acordos da turma num cartaz, para todas as sessões.' },
      ],
      worksheets: [{ mission: 1, number: 1, copies: 'team' }],
      late: 'O hangar fica para a sessão 2; o cartaz, não.',
      home: 'Um objeto, palavra ou notícia ligada ao tema.',
      pace: 0,
      outcome: 'Equipas que se conhecem melhor, uma nave e um cartaz de acordos que vale até ao conselho.',
    },
    {
      title: 'Treino e missão 1',
      aims: 'Treinar os três modos de responder; aprender três ideias-chave.',
      before: 'Folhas para o desenho do treino; anexo das chaves lido, no painel.',
      minutes: [
        { from: 0, to: 4, text: 'Mostrar o que veio de casa: uma frase por equipa.' },
        { from: 4, to: 20, text: 'Treino completo, com o desenho fotografado.' },
        {
          from: 20,
          to: 34,
          text: 'Missão 1, com um minuto de conversa por pergunta. Quem acabar pega na m1-fs2.',
        },
        {
          from: 34,
          to: 41,
          text: 'Dilema: ler em voz alta duas vozes, pelo menos; escolher; ver o que aconteceu. Não dá pontos.',
        },
        { from: 41, to: 45, text: 'A pergunta que nos dividiu: plenário.' },
      ],
      worksheets: [
        { mission: 1, number: 2, copies: 'team' },
        { mission: 1, number: 3, copies: 'team' },
      ],
      late: 'A missão 1 abre a sessão 3.',
      home: 'Ficha m1-fs3, para quem tiver curiosidade.',
      pace: 1,
      outcome:
        'O treino completo e a missão 1 submetida. A turma sabe dizer três ideias-chave do tema e que pergunta a dividiu.',
    },
    {
      title: 'Missão 2: conversar antes de escrever',
      aims: 'Encontrar razões dos vários lados; rascunhar.',
      before: 'Fichas m2-fs1 e m2-fs2; critérios no quadro.',
      minutes: [
        { from: 0, to: 15, text: 'Ficha m2-fs1 em pares; juntar dois pares.', sheet: 'm2-fs1' },
        { from: 15, to: 32, text: 'Ficha m2-fs2: rascunho, parte a parte.', sheet: 'm2-fs2' },
        { from: 32, to: 42, text: 'Missão 2: ouvir a ORBI e passar a primeira parte a limpo.' },
        { from: 42, to: 45, text: 'Sair sem submeter: o texto fica guardado.' },
      ],
      worksheets: [
        { mission: 2, number: 1, copies: 'team' },
        { mission: 2, number: 2, copies: 'team' },
      ],
      late: 'Fique-se pelo rascunho no papel.',
      home: 'Ler o rascunho a alguém e anotar uma pergunta.',
      pace: 2,
      outcome:
        'Um rascunho por equipa com razões de mais de um lado, e a primeira parte do texto já passada a limpo e guardada.',
    },
    {
      title: 'Missão 2: rever; preparar a recolha',
      aims: 'Rever um texto; planear uma observação.',
      before: 'Ficha m3-fs1; licenças e percursos combinados com a direção.',
      minutes: [
        {
          from: 0,
          to: 18,
          text: 'Rever com a pergunta trazida de casa; submeter a missão 2. Quem acabar pega na m2-fs3.',
        },
        {
          from: 18,
          to: 38,
          text: 'Ficha m3-fs1: o que procurar, que provas trazer, a quem perguntar.',
          sheet: 'm3-fs1',
        },
        {
          from: 38,
          to: 45,
          text: 'Ensaio de uma entrevista de um minuto: pedir licença, perguntar, agradecer.',
        },
      ],
      worksheets: [
        { mission: 2, number: 3, copies: 'team' },
        { mission: 3, number: 1, copies: 'team' },
      ],
      late: 'Submeta-se a missão 2 tal como está: pode ser devolvida para melhorar.',
      home: 'Se couber, uma primeira observação no caminho para casa.',
      pace: 2,
      outcome: 'A missão 2 revista e submetida, e uma recolha planeada: que provas trazer e como pedir licença.',
    },
    {
      title: 'Missão 3: observar',
      aims: 'Recolher provas e mostrá-las com legenda.',
      before: 'Percurso curto na escola, com pessoas adultas por perto; dispositivos carregados.',
      minutes: [
        { from: 0, to: 4, text: 'Regras da recolha, ditas pela turma.' },
        { from: 4, to: 23, text: 'Saída com a ficha m3-fs2.', sheet: 'm3-fs2' },
        { from: 23, to: 36, text: 'Missão 3: escolher, legendar, juntar e submeter.' },
        { from: 36, to: 42, text: 'Dilema: ouvir duas vozes, pelo menos, e escolher.' },
        { from: 42, to: 45, text: 'Galeria: o que a imagem mostra e o que esconde.' },
      ],
      worksheets: [
        { mission: 3, number: 2, copies: 'team' },
        { mission: 3, number: 3, copies: 'pupil' },
      ],
      late: 'Uma prova por equipa; o dilema ou a galeria abre a sessão 6.',
      home: 'Ficha m3-fs3, ou uma só pergunta a quem lá passa todos os dias: «o que mudava aqui?»',
      pace: 3,
      outcome:
        'A missão 3 submetida, com provas escolhidas e legendadas. A turma olhou com perguntas para um lugar que já conhecia.',
    },
    {
      title: 'Missão 4: o problema',
      aims: 'Definir um problema real, com causas e pessoas.',
      before: 'Ficha m4-fs1; resultados da recolha à vista.',
      minutes: [
        { from: 0, to: 20, text: 'Ficha m4-fs1: do que se vê ao que está por baixo.', sheet: 'm4-fs1' },
        { from: 20, to: 38, text: 'Missão 4, primeira parte: o problema, onde acontece e quem o sente.' },
        {
          from: 38,
          to: 45,
          text: 'Cada equipa lê o problema numa frase. A turma diz se é pequeno e real.',
        },
      ],
      worksheets: [{ mission: 4, number: 1, copies: 'team' }],
      late: 'A primeira parte fica escrita em rascunho: guarda-se sozinha.',
      home: 'Perguntar a quem sente o problema se o reconhece assim.',
      pace: 4,
      outcome: 'Um problema por equipa, pequeno e real, dito numa frase, com as suas causas e as pessoas que o sentem.',
    },
    {
      title: 'Missão 4: a ação; ensaio',
      aims: 'Planear com quem, o quê, quando e com quê; ensaiar.',
      before: 'Fichas m4-fs2 e m4-fs3; calendário.',
      minutes: [
        { from: 0, to: 15, text: 'Ficha m4-fs2: o plano em caixas.', sheet: 'm4-fs2' },
        { from: 15, to: 33, text: 'Missão 4 até ao fim; teste do vizinho; submeter.' },
        {
          from: 33,
          to: 45,
          text: 'Ensaio com a ficha m4-fs3: um minuto em que cada pessoa diz, mostra ou encena uma parte, e uma pergunta difícil.',
          sheet: 'm4-fs3',
        },
      ],
      worksheets: [
        { mission: 4, number: 2, copies: 'team' },
        { mission: 4, number: 3, copies: 'team' },
      ],
      late: 'O ensaio faz-se de pé, em simultâneo, em cinco minutos.',
      home: 'Preparar a frase de abertura da apresentação.',
      pace: 4,
      outcome:
        'A missão 4 submetida, com um plano que outra equipa percebe, e um minuto de apresentação ensaiado, em que cada pessoa tem uma parte.',
    },
    {
      title: 'Conselho Galáctico',
      aims: 'Decidir em conjunto e começar a agir.',
      before:
        'Capítulo 8 do manual lido; comentários às equipas escritos; se possível, uma pessoa da direção ou da junta convidada a ouvir.',
      minutes: [
        { from: 0, to: 5, text: 'Acordos e funções.' },
        { from: 5, to: 20, text: 'Apresentações e perguntas.' },
        { from: 20, to: 29, text: 'Estrelas e comentários.' },
        { from: 29, to: 38, text: 'Debate e escolha.' },
        {
          from: 38,
          to: 45,
          text: 'Primeiro passo: quem e até quando; balanço da viagem numa palavra.',
        },
      ],
      worksheets: [{ mission: 4, number: 3, copies: 'earlier' }],
      late: 'O balanço faz-se por escrito, à saída.',
      home: 'Começar.',
      pace: 4,
      outcome:
        'Uma decisão tomada em conjunto e um primeiro passo com data e com quem o dê. Cada pessoa disse, numa palavra, o que leva da viagem.',
    },
  ],
};
