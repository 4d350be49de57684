import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import { answerText } from '#domain/scoring.ts';
import { MISSION_LEVELS, type MissionLevel, THEME_IDS, type Theme } from '#domain/vocabulary.ts';
import { Wire } from '../../tests/support/wire.ts';

/** Invented classes and teams, so that the pictures show a panel in use. */

interface Crew {
  name: string;
  theme: Theme;
  members: string[];
  /** The last mission it has done; 0 is the training. */
  done: 0 | MissionLevel;
  plan: string;
  marks: Partial<Record<MissionLevel, { p1?: number; p2: number }>>;
}

const CREWS: readonly Crew[] = [
  {
    name: 'Os Cometas',
    theme: 'ic',
    members: ['Beatriz', 'Duarte', 'Iara', 'Simão'],
    done: 4,
    plan: 'Uma tarde por mês em que cada família ensina uma receita, uma canção ou um jogo da sua terra.',
    marks: { 1: { p2: 40 }, 2: { p1: 60, p2: 20 }, 3: { p1: 40, p2: 40 }, 4: { p1: 160, p2: 40 } },
  },
  {
    name: 'Órbita 8',
    theme: 'dh',
    members: ['Leonor', 'Martim', 'Yasmin'],
    done: 4,
    plan: 'Um guia em linguagem simples com os direitos de quem chega à escola a meio do ano, feito por quem já passou por isso.',
    marks: { 1: { p2: 20 }, 2: { p1: 40, p2: 40 } },
  },
  {
    name: 'Via Verde',
    theme: 'ds',
    members: ['Afonso', 'Carolina', 'Lia', 'Rodrigo', 'Tomás'],
    done: 4,
    plan: 'Uma horta no pátio, regada com a água da chuva, e um mercado da escola no fim de cada período.',
    marks: { 1: { p2: 40 } },
  },
  { name: 'Nebulosa', theme: 'ic', members: ['Clara', 'Gil', 'Noa'], done: 2, plan: '', marks: {} },
  { name: 'Supernova', theme: 'ds', members: ['Eva', 'Ivo'], done: 0, plan: '', marks: {} },
];

/** Fills the product that runs at `base` by its own calls. */
export async function fillSchoolYear(base: string, password: string): Promise<void> {
  const teacher = await new Wire(base).signIn('professor', password);
  const { classes } = await teacher.get<{ classes: { _id: string }[] }>('/classes/all');
  for (const [index, crew] of CREWS.entries()) {
    const username = `8a-gp${index + 1}`;
    const team = await teacher.form<{ _id: string }>('/create', {
      permissionWanted: '3',
      name: crew.name,
      teamMembers: crew.members,
      username,
      password,
      schoolClass: classes[0]?._id ?? '',
      solarId: THEME_IDS[crew.theme],
    });
    await play(await new Wire(base).signIn(username, password), crew);
    if (Object.keys(crew.marks).length > 0) await teacher.send('PUT', '/team/evaluation', evaluation(team._id, crew));
  }
}

function evaluation(teamId: string, { marks }: Crew) {
  return {
    teamId,
    points: Object.fromEntries(Object.entries(marks).map(([level, given]) => [`level${level}`, given])),
  };
}

async function play(team: Wire, { theme, done, plan }: Crew): Promise<void> {
  const { levels, name } = SOLAR_SYSTEMS[theme];
  const files = JSON.stringify([
    { name: 'entrevista.txt', content: 'data:text/plain;base64,RW50cmV2aXN0YSDDoCB2aXppbmhhLg==' },
  ]);
  const answers: Record<MissionLevel, string[]> = {
    1: levels.level1.map(({ options: { correct, optionsLabel } }) => answerText(correct, optionsLabel[correct] ?? '')),
    2: levels.level2.map(
      () => 'Percebemos que a mesma coisa pode ser normal para uns e estranha para outros. Perguntar ajuda.',
    ),
    3: levels.level3.map(() => files),
    4: levels.level4.map(() => plan),
  };
  await team.form('/tutorial', { ship: '3', quiz: '1. Ouvir', texto: 'Somos curiosos e chegamos juntos.', files });
  for (const level of MISSION_LEVELS.slice(0, done)) {
    await team.form(`/answer-level-${level}`, { answers: answers[level], ...(level === 4 && { solar: name }) });
  }
}
