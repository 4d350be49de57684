import type { MissionMarks } from '#domain/marking/markWords.ts';
import { THEME_NAMES, type Theme } from '#domain/vocabulary.ts';
import { dh } from './dh.ts';
import { ds } from './ds.ts';
import { ic } from './ic.ts';
import type { SolarSystem, WholeSystem } from './SolarSystem.ts';

/** The three solar systems by theme. */
export const SOLAR_SYSTEMS: Record<Theme, WholeSystem> = { ic, dh, ds };

const TEAMWORK: MissionMarks['p2'] = {
  0: { team: 'Não se viu trabalho em conjunto.', teacher: 'Não se vê trabalho em conjunto.' },
  20: {
    team: 'Uma parte da equipa fez quase tudo.',
    teacher: 'Uma parte da equipa participou; a outra ficou de fora.',
  },
  40: { team: 'Toda a gente participou.', teacher: 'Toda a equipa participou e chegou em conjunto à resposta.' },
};
const ANSWER: MissionMarks['p1'] = {
  0: { team: 'Falta responder ao que se pede.', teacher: 'Sem resposta ao que se pede.' },
  20: { team: 'Responderam a uma parte.', teacher: 'Responde a uma parte, sem razões nem exemplos.' },
  40: { team: 'Responderam, com algumas razões.', teacher: 'Responde ao que se pede, com algumas razões ou exemplos.' },
  60: { team: 'Responderam a tudo, com razões e exemplos.', teacher: 'Responde a tudo, com razões e exemplos claros.' },
};
const ACTION_PLAN: MissionMarks['p1'] = {
  0: { team: 'Ainda não há um plano.', teacher: 'Sem resposta ao que se pede.' },
  50: { team: 'Há uma ideia; faltam os passos.', teacher: 'Há uma ideia, mas faltam os passos para a pôr em prática.' },
  100: {
    team: 'Há passos; falta quem, quando ou com quê.',
    teacher: 'Os passos são claros; falta quem, quando ou com que meios.',
  },
  160: { team: 'O plano está completo.', teacher: 'Plano completo: o que se faz, quem, quando e com que meios.' },
};

/**
 * The script played when the game data cannot be loaded (spec, section 8, which fixes intro, outro and quiz literally,
 * with three options). The caller replaces theme and name by the team's own. Its level 1 answers do not match the
 * options of the real quiz.
 */
export const FALLBACK_SCRIPT: SolarSystem = {
  theme: 'ic',
  name: THEME_NAMES.ic,
  summary: 'Guião de reserva, usado enquanto os dados do jogo não chegam.',
  tutorial: {
    intro: { messages: ['Boas-vindas ao jogo!'] },
    quiz: {
      aiHint: 'Leiam as três opções e escolham uma.',
      messages: ['Respondam à pergunta:'],
      question: 'Quantos desafios tem o treino antes de descolar?',
      options: {
        correct: 1,
        optionsLabel: ['Cinco', 'Três', 'Doze'],
        replies: ['São menos: um quiz, um texto e um ficheiro.', null, 'São menos: um quiz, um texto e um ficheiro.'],
      },
      explanation: 'O treino tem três desafios: um quiz, um texto e um ficheiro.',
      source: 'Regras do jogo',
    },
    write: {
      aiHint: 'Escrevam uma ou duas frases.',
      messages: ['Os dados deste sistema solar ainda não chegaram.', 'Entretanto, apresentem a vossa equipa.'],
      prompt: 'Apresentem a equipa numa ou duas frases: o que gostam de fazer em conjunto?',
    },
    upload: {
      aiHint: 'Juntem um ficheiro.',
      messages: ['Falta só um ficheiro para acabar o treino.', 'Pode ser um desenho ou uma fotografia, sem rostos.'],
      prompt: 'Juntem um desenho ou uma fotografia de um lugar da escola. Sem rostos, por favor.',
    },
    outro: { messages: ['Parabéns!'] },
  },
  levels: {
    level1: [
      {
        aiHint: 'Leiam as três opções e escolham uma.',
        messages: ['Respondam à pergunta:'],
        question: 'Em Portugal, a partir de que idade se pode votar?',
        options: {
          correct: 2,
          optionsLabel: ['14\u00a0anos', '16\u00a0anos', '18\u00a0anos'],
          replies: [
            'Aos 14\u00a0anos ainda não: têm direito de voto os cidadãos maiores de dezoito anos.',
            'Há países onde é assim; em Portugal votam os cidadãos maiores de dezoito anos.',
            null,
          ],
        },
        explanation: 'Têm direito de voto os cidadãos maiores de dezoito anos.',
        source: 'Constituição da República Portuguesa, artigo 49.º',
      },
      {
        aiHint: 'Leiam as três opções e escolham uma.',
        messages: ['Respondam à pergunta:'],
        question: 'Em que ano foi proclamada a Declaração Universal dos Direitos Humanos?',
        options: {
          correct: 0,
          optionsLabel: ['1948', '1910', '1974'],
          replies: [
            null,
            'Em 1910 nasceu a República em Portugal; a Declaração é de 10 de dezembro de 1948.',
            'Em 1974 chegou a liberdade a Portugal; a Declaração é de 10 de dezembro de 1948.',
          ],
        },
        explanation: 'A Declaração foi proclamada em Paris, no dia 10 de dezembro de 1948.',
        source: 'Declaração Universal dos Direitos Humanos',
      },
      {
        aiHint: 'Leiam as três opções e escolham uma.',
        messages: ['Respondam à pergunta:'],
        question: 'Quantos são os Objetivos de Desenvolvimento Sustentável?',
        options: {
          correct: 1,
          optionsLabel: ['10', '17', '30'],
          replies: [
            'São mais: a Agenda 2030 tem 17 objetivos.',
            null,
            'Trinta são os artigos da Declaração Universal dos Direitos Humanos; os objetivos são 17.',
          ],
        },
        explanation: 'A Agenda 2030, aprovada em 2015, tem 17 objetivos.',
        source: 'Agenda 2030 para o Desenvolvimento Sustentável',
      },
    ],
    level2: [
      {
        aiHint: 'Escrevam um texto curto.',
        messages: ['Segunda missão: um texto da equipa.', 'Conversem primeiro e escrevam depois.'],
        prompt: 'Que assunto da escola ou do bairro merece a atenção de toda a gente? Expliquem porquê.',
      },
    ],
    level3: [
      {
        aiHint: 'Juntem um ou mais ficheiros.',
        messages: ['Terceira missão: mostrar o que viram.', 'Peçam licença e deixem os rostos de fora.'],
        prompt: 'Juntem fotografias, um mapa ou uma entrevista sobre esse assunto. Peçam autorização; sem rostos.',
      },
    ],
    level4: [
      {
        aiHint: 'Digam qual é o problema e quem o sente.',
        messages: ['Quarta missão: o plano de ação.', 'Comecem pelo problema.'],
        prompt: 'O problema: o que acontece, onde, e quem o sente?',
      },
      {
        aiHint: 'Descrevam a ação.',
        messages: ['Agora, a ação.', 'Digam também como vão saber se resultou.'],
        prompt: 'A ação: quem faz o quê, quando e com quê? Como vão saber que resultou?',
      },
    ],
  },
  missions: {
    1: {
      title: 'Quiz',
      place: 'Primeira paragem',
      briefing: 'Três perguntas de escolha. Conversem antes de cada resposta.',
      description: 'Quiz de reserva com três perguntas.',
      marks: {
        p1: {
          0: { team: 'Nenhuma resposta certa, desta vez.', teacher: 'Nenhuma resposta certa.' },
          20: { team: 'Uma resposta certa em três.', teacher: 'Uma resposta certa em três.' },
          40: { team: 'Duas respostas certas em três.', teacher: 'Duas respostas certas em três.' },
          60: { team: 'Três respostas certas!', teacher: 'Três respostas certas em três.' },
        },
        p2: TEAMWORK,
      },
      sources: [],
      congratulations: ['Parabéns!', 'A primeira missão está concluída.'],
    },
    2: {
      title: 'Texto',
      place: 'Segunda paragem',
      briefing: 'Um texto da equipa sobre um assunto da escola ou do bairro.',
      description: 'Texto de reserva: um assunto da escola ou do bairro.',
      marks: { p1: ANSWER, p2: TEAMWORK },
      sources: [],
      congratulations: ['Parabéns!', 'A segunda missão está concluída.'],
    },
    3: {
      title: 'Ficheiros',
      place: 'Terceira paragem',
      briefing: 'Vão mostrar o que viram: fotografias, um mapa ou uma entrevista.',
      description: 'Ficheiros de reserva: fotografias, mapa ou entrevista sobre o mesmo assunto.',
      marks: { p1: ANSWER, p2: TEAMWORK },
      sources: [],
      congratulations: ['Parabéns!', 'A terceira missão está concluída.'],
    },
    4: {
      title: 'Plano de ação',
      place: 'Quarta paragem',
      briefing: 'O plano da equipa em duas partes: o problema e a ação.',
      description: 'Texto final de reserva em duas partes: o problema e a ação.',
      marks: { p1: ACTION_PLAN, p2: TEAMWORK },
      sources: [],
      congratulations: ['Parabéns!', 'O Conselho Galáctico já pode ler o vosso plano.'],
    },
  },
};
