import sharp from 'sharp';
import type { QuizStep } from '#content/SolarSystem.ts';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import type { DeviceStep } from '#domain/classroom/lesson.ts';
import { answerText } from '#domain/marking/scoring.ts';
import { MISSION_LEVELS, type MissionLevel, THEME_IDS, type Theme } from '#domain/vocabulary.ts';
import { ApiClient } from '../../tests/support/product/ApiClient.ts';

/** Sample classes and teams, so that the screenshots show a panel in use. */

interface Crew {
  name: string;
  theme: Theme;
  members: string[];
  /** The last completed mission; 0 is the tutorial. */
  done: 0 | MissionLevel;
  /** Its answers to the steps of the last mission. */
  plans: readonly string[];
  marks: Partial<Record<MissionLevel, { p1?: number; p2: number }>>;
}

const CREWS: readonly Crew[] = [
  {
    name: 'Os Cometas',
    theme: 'ic',
    members: ['Beatriz', 'Duarte', 'Iara', 'Simão'],
    done: 4,
    plans: [
      'Há quem chegue à escola a meio do ano e passe os intervalos à parte. Disseram-nos que o mais difícil é o primeiro convite.',
      'Uma tarde por mês em que cada família ensina uma receita, uma canção ou um jogo da sua terra.',
    ],
    marks: { 1: { p2: 40 }, 2: { p1: 60, p2: 20 }, 3: { p1: 40, p2: 40 }, 4: { p1: 160, p2: 40 } },
  },
  {
    name: 'Órbita 8',
    theme: 'dh',
    members: ['Leonor', 'Martim', 'Yasmin'],
    done: 4,
    plans: [
      'Falta informação a quem chega a meio do ano: as regras estão só em papel e em letra pequena.',
      'Um guia em linguagem simples com os direitos de quem chega à escola, feito por quem já passou por isso.',
    ],
    marks: { 1: { p2: 20 }, 2: { p1: 40, p2: 40 } },
  },
  {
    name: 'Via Verde',
    theme: 'ds',
    members: ['Afonso', 'Carolina', 'Lia', 'Rodrigo', 'Tomás'],
    done: 4,
    plans: [
      'A água da chuva corre do telhado para o pátio e perde-se. Contámos quatro poças e nenhum canteiro.',
      'Uma horta no pátio, regada com a água da chuva. O primeiro passo é pedir um canto à direção, na segunda-feira.',
      'Contamos as poças e os legumes, antes e depois, e mostramos os números no jornal da escola.',
    ],
    marks: { 1: { p2: 40 } },
  },
  { name: 'Nebulosa', theme: 'ic', members: ['Clara', 'Gil', 'Noa'], done: 2, plans: [], marks: {} },
  { name: 'Supernova', theme: 'ds', members: ['Eva', 'Ivo'], done: 0, plans: [], marks: {} },
];

/** Texts and captions that teams submit in the tutorial and in the second mission. */
const WORDS: Readonly<Record<Theme, { training: string; picture: string; text: string }>> = {
  ic: {
    training: 'A cachupa veio de Cabo Verde com a avó de uma pessoa da equipa.',
    picture: 'bandeira.png',
    text: 'Seguimos a cachupa. Chegou à nossa rua com uma avó, que a cozinhava ao domingo. Aqui leva couves do quintal: a receita também mudou de terra.',
  },
  dh: {
    training: 'Pedimos mais dez minutos para almoçar. A direção ouviu-nos, e o horário mudou.',
    picture: 'livro.png',
    text: 'De um lado está o direito a informar; do outro, o direito à imagem. Nós não publicávamos: contávamos o jogo com outra fotografia.',
  },
  ds: {
    training: 'Gostávamos de encontrar a ribeira limpa, para todas as pessoas lá poderem brincar.',
    picture: 'canteiro.png',
    text: 'O nosso objeto é um lápis. Vem de uma árvore e passa por muitas mãos; metade acaba no lixo sem ter sido usada.',
  },
};

/** What the devices of some crews do in the lesson that the screenshots show. */
const AT_WORK: Readonly<Record<string, { step: DeviceStep; words: number; hand?: true }>> = {
  'Os Cometas': { step: 'council', words: 0 },
  'Órbita 8': { step: 'council', words: 0 },
  Nebulosa: { step: 'upload', words: 0, hand: true },
  Supernova: { step: 'quiz', words: 0 },
};

/** A class in mid-game. */
export interface SchoolYear {
  /** Lets the teams' devices report again, as they do every few seconds. */
  report(): Promise<void>;
}

/** Fills the product that runs at `base` through its API, and starts a lesson. */
export async function fillSchoolYear(base: string, password: string): Promise<SchoolYear> {
  const teacher = await new ApiClient(base).signIn('professor', password);
  const { classes } = await teacher.get<{ classes: { _id: string }[] }>('/classes/all');
  const classId = classes[0]?._id ?? '';
  const reports: (() => Promise<void>)[] = [];
  for (const [index, crew] of CREWS.entries()) {
    const username = `8a-gp${index + 1}`;
    const team = await teacher.form<{ _id: string }>('/create', {
      permissionWanted: '3',
      name: crew.name,
      teamMembers: crew.members,
      username,
      password,
      schoolClass: classId,
      solarId: THEME_IDS[crew.theme],
    });
    const player = await new ApiClient(base).signIn(username, password);
    await play(player, crew);
    reports.push(() => reportDevice(player, crew));
    if (Object.keys(crew.marks).length > 0) await teacher.send('PUT', '/team/evaluation', evaluation(team._id, crew));
  }
  await teacher.send('PUT', `/classes/${classId}/lesson/settings`, { plan: 6, nextSession: 4 });
  await teacher.send('POST', `/classes/${classId}/lesson`, { session: 4 });
  return {
    async report() {
      for (const report of reports) await report();
    },
  };
}

async function reportDevice(team: ApiClient, { name, done }: Crew): Promise<void> {
  const work = AT_WORK[name];
  if (work === undefined) return;
  const { step, words, hand } = work;
  const part = step === 'council' ? null : done === 0 ? 1 : done + 1;
  await team.send('PUT', '/device', { device: 'tablet', part, step, words, files: 0, unsent: 0 });
  if (hand) await team.send('PUT', '/hand', { raised: true });
}

function evaluation(teamId: string, { marks }: Crew) {
  return {
    teamId,
    points: Object.fromEntries(Object.entries(marks).map(([level, given]) => [`level${level}`, given])),
  };
}

async function play(team: ApiClient, { theme, done, plans }: Crew): Promise<void> {
  const { levels, name, tutorial } = SOLAR_SYSTEMS[theme];
  const { training, picture, text } = WORDS[theme];
  const interview = oneFile('entrevista.txt', 'text/plain', Buffer.from('Entrevista à vizinha.'));
  const answers: Record<MissionLevel, string[]> = {
    1: levels.level1.map(rightAnswer),
    2: levels.level2.map(() => text),
    3: levels.level3.map(() => interview),
    4: levels.level4.map((_, part) => plans[part] ?? ''),
  };
  const files = oneFile(picture, 'image/png', await drawing());
  await team.form('/tutorial', { ship: '3', quiz: rightAnswer(tutorial.quiz), texto: training, files });
  for (const level of MISSION_LEVELS.slice(0, done)) {
    await team.form(`/answer-level-${level}`, { answers: answers[level], ...(level === 4 && { solar: name }) });
  }
}

function rightAnswer({ options: { correct, optionsLabel } }: QuizStep): string {
  return answerText(correct, optionsLabel[correct] ?? '');
}

/** Returns one file in the form that the API expects. */
function oneFile(name: string, type: string, content: Buffer): string {
  return JSON.stringify([{ name, content: `data:${type};base64,${content.toString('base64')}` }]);
}

/** Draws a sample picture: three bands and a planet. */
function drawing(): Promise<Buffer> {
  const bands = ['#f28b66', '#f8f4e6', '#3f7fbf'].map(
    (fill, i) => `<rect y="${i * 40}" width="180" height="40" fill="${fill}"/>`,
  );
  const planet = '<circle cx="90" cy="60" r="26" fill="#2b1a55"/>';
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="180" height="120">${bands.join('')}${planet}</svg>`),
  )
    .png()
    .toBuffer();
}
