import type { LessonPlan } from './LessonPlan.ts';

/** One mission a session. */
export const sixSessions: LessonPlan = {
  suits: 'há meio período e quer uma missão por aula.',
  leavesOut: 'Pouco: a ficha m1-fs2 e as fichas 3 das missões 1 a 3 ficam para quem acaba cedo.',
  isRecommended: true,
  sessions: [
    {
      title: 'Uma tripulação e um treino',
      aims: 'Formar equipas em que cada pessoa tem uma função; perceber como a nave funciona.',
      before:
        'Equipas de quatro ou cinco já criadas; cartões recortados; um dispositivo por equipa com bateria; se quiser, o questionário de antes da viagem (três minutos).',
      minutes: [
        {
          from: 0,
          to: 7,
          text: 'Roda de abertura: «uma coisa inútil que faço bem». Quem não quiser falar passa.',
        },
        {
          from: 7,
          to: 12,
          text: 'Funções de hoje: **piloto** (conduz a nave no ecrã), **escriba** (escreve o que a equipa decide), **vigia** (cuida do tempo e do rumo, procura nas fichas), **porta-voz** (fala pela equipa). Rodam em cada sessão.',
        },
        {
          from: 12,
          to: 17,
          text: 'Entrar com o cartão. Ouvir a ORBI. Menu (roda dentada): som e tamanho das letras.',
        },
        { from: 17, to: 22, text: 'Hangar: escolher a nave. É para sempre; votem antes de tocar.' },
        { from: 22, to: 40, text: 'Treino: a pergunta, o texto de duas ou três frases, o desenho fotografado.' },
        { from: 40, to: 45, text: 'Fecho: cada porta-voz lê o texto do treino. **«Desembarcar»**.' },
      ],
      worksheets: [],
      late: 'O desenho faz-se em três minutos, numa só folha por equipa; a fotografia pode juntar-se na aula seguinte.',
      home: 'Perguntar a uma pessoa mais velha: «Que coisa era proibida quando tinhas a minha idade?» E porquê.',
      pace: 0,
      outcome:
        'Equipas com funções distribuídas, uma nave escolhida por acordo e um primeiro texto em comum, o do treino, lido em voz alta.',
    },
    {
      title: 'Missão 1: saber',
      aims: 'Distinguir factos de opiniões; decidir em conjunto; conhecer três ideias-chave do tema.',
      before:
        'Fichas impressas, uma por equipa; a que vai para casa, uma por pessoa. Anexo das chaves lido, no painel.',
      minutes: [
        {
          from: 0,
          to: 4,
          text: 'Recordar funções (rodam). Uma pergunta no quadro, sem ecrã: «O que é que já sabemos sobre este tema?»',
        },
        {
          from: 4,
          to: 16,
          text: 'Ficha 1: uma atividade, de lápis na mão. Partilha de uma descoberta por equipa.',
          sheet: 'm1-fs1',
        },
        {
          from: 16,
          to: 30,
          text: 'Missão 1. Antes de cada resposta, um minuto de conversa: cada pessoa diz a opção **e a razão**.',
        },
        {
          from: 30,
          to: 37,
          text: 'Dilema: ler em voz alta duas vozes, pelo menos; escolher; ver o que aconteceu. Não dá pontos.',
        },
        {
          from: 37,
          to: 42,
          text: 'Em plenário: que pergunta, ou que voz, dividiu a equipa? Ler a explicação e comparar.',
        },
        { from: 42, to: 45, text: 'Fecho: «antes pensava que…, agora penso que…». **«Desembarcar»**.' },
      ],
      worksheets: [
        { mission: 1, number: 1, copies: 'team' },
        { mission: 2, number: 1, copies: 'pupil' },
      ],
      late: 'Faça a ficha só em voz alta; a missão precisa de doze minutos.',
      home: 'Da ficha m2-fs1, uma atividade que se faça a sós (em Direitos Humanos, uma só carta e a tabela).',
      pace: 1,
      outcome:
        'A missão 1 submetida e três ideias-chave do tema que sabe explicar por palavras suas. Cada equipa sabe dizer que pergunta a dividiu, e porquê.',
    },
    {
      title: 'Missão 2: compreender',
      aims: 'Escrever em equipa um texto que responda ao que se pede, com razões; ouvir quem pensa de outra maneira.',
      before: 'Fichas impressas; critérios da missão, que estão no painel, copiados para o quadro.',
      minutes: [
        {
          from: 0,
          to: 6,
          text: 'Uma descoberta trazida da ficha 1. Ler alto o que a missão pede e sublinhar os verbos: é isso que se avalia.',
        },
        {
          from: 6,
          to: 20,
          text: 'Ficha 2: ideias soltas, escolha, ordem. Quem é escriba escreve, as outras pessoas ditam.',
          sheet: 'm2-fs2',
        },
        {
          from: 20,
          to: 36,
          text: 'Missão 2: passar a limpo no ecrã. Escrever a quatro: uma frase de cada, depois coser.',
        },
        {
          from: 36,
          to: 41,
          text: 'Leitura cruzada: trocar de lugar com outra equipa e deixar uma pergunta num papel.',
        },
        {
          from: 41,
          to: 45,
          text: 'Responder à pergunta no texto e submeter, ou guardar para a próxima. **«Desembarcar»**.',
        },
      ],
      worksheets: [
        { mission: 2, number: 1, copies: 'earlier' },
        { mission: 2, number: 2, copies: 'team' },
        { mission: 3, number: 1, copies: 'pupil' },
      ],
      late: 'Sai-se sem submeter: o texto fica guardado e a equipa continua na sessão seguinte, onde estava.',
      home: 'Na ficha m3-fs1, uma atividade que se faça a sós; e combinar o que cada pessoa vai observar até à próxima sessão (missão 3).',
      pace: 2,
      outcome:
        'Um texto por equipa, com razões e exemplos, que outra equipa já leu e questionou. Está submetido, ou guardado para se acabar na abertura da sessão seguinte.',
    },
    {
      title: 'Missão 3: observar',
      aims: 'Recolher provas com cuidado; ver o lugar conhecido com olhos novos.',
      before:
        'Licença para circular e pessoas adultas que acompanhem, ou um só percurso para toda a turma; no quadro: **licença pedida, sem rostos, sem nomes**.',
      minutes: [
        {
          from: 0,
          to: 5,
          text: 'O que procuramos? Uma ideia trazida da ficha 1. Cada equipa diz um sítio, uma pergunta e quem faz o quê.',
        },
        {
          from: 5,
          to: 24,
          text: 'Saída curta pela escola, com a ficha 2 e um dispositivo por equipa. Um minuto para ir e outro para voltar.',
          sheet: 'm3-fs2',
        },
        {
          from: 24,
          to: 36,
          text: 'Missão 3: escolher duas ou três provas, escrever legendas, juntar os ficheiros, submeter.',
        },
        { from: 36, to: 42, text: 'Dilema: ouvir duas vozes, pelo menos, e escolher.' },
        {
          from: 42,
          to: 45,
          text: 'Uma equipa mostra uma imagem e diz o que ela **não** mostra. **«Desembarcar»**.',
        },
      ],
      worksheets: [
        { mission: 3, number: 1, copies: 'earlier' },
        { mission: 3, number: 2, copies: 'team' },
      ],
      late: 'Bastam uma prova e uma legenda boas. O resto da recolha continua no intervalo.',
      home: 'Três perguntas a alguém da escola ou da família que conheça bem o lugar: servem para o plano.',
      pace: 3,
      outcome:
        'Duas ou três provas por equipa, recolhidas com licença e sem rostos, cada uma com a sua legenda. Em cada lugar observado há já uma coisa que podia mudar.',
    },
    {
      title: 'Missão 4: agir',
      aims: 'Passar de uma queixa a um plano com quem, o quê, quando e com quê.',
      before: 'Fichas 1 e 2 impressas, e a ficha 3 para casa, uma por pessoa; calendário escolar à vista.',
      minutes: [
        {
          from: 0,
          to: 10,
          text: 'De tudo o que vimos e ouvimos, o que é **pequeno, real e nosso**? Da ficha 1, uma atividade, à procura de uma causa. Cada equipa dá razões e só depois vota.',
          sheet: 'm4-fs1',
        },
        {
          from: 10,
          to: 21,
          text: 'Ficha 2: o plano em caixas. Passar pelas mesas só com uma pergunta: «Quem faz isto, e quando?»',
          sheet: 'm4-fs2',
        },
        { from: 21, to: 38, text: 'Missão 4, parte a parte. Reler o que se pede antes de cada uma.' },
        {
          from: 38,
          to: 43,
          text: 'Teste do vizinho: outra equipa lê e diz qual é o primeiro passo. Se não souber, falta clareza.',
        },
        { from: 43, to: 45, text: 'Submeter: a proposta passa a ver-se no conselho. **«Desembarcar»**.' },
      ],
      worksheets: [
        { mission: 4, number: 1, copies: 'team' },
        { mission: 4, number: 2, copies: 'team' },
        { mission: 4, number: 3, copies: 'pupil' },
      ],
      late: 'Submeta-se na abertura da sessão 6; no conselho, a proposta aparece logo.',
      home: 'Da ficha m4-fs3, só o minuto de apresentação: cada pessoa prepara a sua parte. Falar do plano a alguém de fora e trazer a sua dúvida.',
      pace: 4,
      outcome:
        'Um plano por equipa que diz quem faz o quê, quando e com quê, e que outra equipa percebeu à primeira leitura. As propostas já se veem no conselho.',
    },
    {
      title: 'Conselho Galáctico',
      aims: 'Ler e avaliar com critérios; decidir em conjunto; dar um primeiro passo real.',
      before: 'Capítulo 8 do manual lido; comentários às equipas já escritos no painel; cadeiras em roda.',
      minutes: [
        { from: 0, to: 5, text: 'Abrir o conselho: acordos lidos em voz alta, funções distribuídas.' },
        {
          from: 5,
          to: 20,
          text: 'Cada equipa tem um minuto para apresentar e outro para uma pergunta de outra equipa.',
        },
        {
          from: 20,
          to: 30,
          text: 'No ecrã: ler, dar estrelas e deixar um comentário útil a duas propostas, pelo menos.',
        },
        { from: 30, to: 39, text: 'Debate e escolha da proposta a enviar.' },
        { from: 39, to: 45, text: 'Primeiro passo: quem, o quê, até quando. Escrever na porta da sala.' },
      ],
      worksheets: [{ mission: 4, number: 3, copies: 'earlier' }],
      late: 'As estrelas que faltarem dão-se na aula seguinte; os comentários, só com uma pessoa adulta por perto.',
      home: 'Cada equipa escreve a quem vai pedir ajuda e o que lhe vai dizer. A ficha dh-m4-fs3 serve a todos os sistemas: diz quem decide o quê e traz uma carta.',
      pace: 4,
      outcome:
        'Uma proposta escolhida em conjunto e um primeiro passo marcado: quem o dá, o que faz e até quando. Todas as equipas foram ouvidas e saem com um comentário útil.',
    },
  ],
};
