import { counted } from '../counted.ts';
import type { Marks } from '../marking/scoring.ts';
import { isMarked, LEVEL_SCORES, pointsOf } from '../marking/scoring.ts';
import { MISSION_LEVELS } from '../vocabulary.ts';

/** What a team did for others in the council, in numbers of texts or proposals that others see. */
export interface CivicActs {
  /** Suggestions that other teams took over into their proposals. */
  accepted: number;
  questions: number;
  /** Questions on its own proposal that it answered. */
  answers: number;
  /** Arguments of the kind that it gave less of: 0 unless it gave both arguments for and against. */
  bothSides: number;
  rated: number;
  commented: number;
}

/** A team whose strength is told; `level` is its open game level, 6 in the council. */
export interface CivicTeam {
  id: string;
  acts: CivicActs;
  marks: Marks;
  level: number;
  hasProposal: boolean;
}

type Act = keyof CivicActs;

/** The acts from the rarest to the most common; the first decides where several are equally distinctive. */
const ACTS = ['accepted', 'questions', 'answers', 'bothSides', 'rated', 'commented'] as const satisfies readonly Act[];

/** What a team that did an act most often is told. */
const MOST: Record<Act, (count: number) => string> = {
  accepted: (count) => `Nenhuma equipa da turma melhorou mais planos de outras: ${accepted(count)}.`,
  questions: (count) => `Nenhuma equipa da turma fez mais perguntas sobre os planos das outras: ${count}.`,
  answers: (count) => `Nenhuma equipa da turma respondeu a mais perguntas sobre o seu plano: ${count}.`,
  bothSides: () => 'Nenhuma equipa da turma pesou melhor os dois lados: deram razões a favor e contra.',
  rated: (count) => `Nenhuma equipa da turma avaliou mais planos de outras: ${count}.`,
  commented: (count) => `Nenhuma equipa da turma comentou mais planos de outras: ${count}.`,
};

// Functions of their own: the bundle of a council session has only these sentences.
const helped = (count: number) => `Ajudaram a melhorar planos de outras equipas: ${accepted(count)}.`;
const asked = (count: number) =>
  `Quiseram perceber os planos das outras equipas: fizeram ${counted(count, 'pergunta', 'perguntas')}.`;
const talked = (count: number) => `Conversaram com as outras equipas: comentaram ${counted(count, 'plano', 'planos')}.`;

/** What a team is told of an act without a comparison. */
const SOME: Record<Act, (count: number) => string> = {
  accepted: helped,
  questions: asked,
  answers: (count) => `Souberam explicar o vosso plano: responderam a ${counted(count, 'pergunta', 'perguntas')}.`,
  bothSides: () => 'Olharam para os dois lados dos planos: deram razões a favor e contra.',
  rated: (count) => `Leram o que as outras equipas propõem: avaliaram ${counted(count, 'plano', 'planos')}.`,
  commented: talked,
};

const HAS_PLAN = 'Levaram um plano vosso até ao Conselho Galáctico.';

/** What a team did in a council session, as its own device knows it. */
export interface SessionActs extends Pick<CivicActs, 'accepted' | 'questions' | 'commented'> {
  /** Plans that it has read. */
  read: number;
  /** It has read every plan that it was given, at least one. */
  hasReadAll: boolean;
  hasVoted: boolean;
  hasPlan: boolean;
}

/** Says in one Portuguese sentence to a team what it did well in a council session; never a comparison. */
export function strengthInSession(acts: SessionActs): string {
  if (acts.accepted > 0) return helped(acts.accepted);
  if (acts.questions > 0) return asked(acts.questions);
  if (acts.hasReadAll) return 'Leram todos os planos que vos foram dados.';
  if (acts.commented > 0) return talked(acts.commented);
  if (acts.read > 0) return `Leram com atenção ${counted(acts.read, 'plano', 'planos')} de outras equipas.`;
  if (acts.hasVoted) return 'Ajudaram a decidir: o vosso voto contou.';
  return acts.hasPlan ? HAS_PLAN : 'Fizeram parte do conselho da turma.';
}

/**
 * Says for each team of a class, in one Portuguese sentence to that team, what it is good at, by team id. All of it is
 * counted, and no sentence compares a team with a better one: a team without any civic act is told its best mission, or how
 * far it came (ruling 8).
 */
export function strengthsOf(teams: readonly CivicTeam[]): Map<string, string> {
  return new Map(teams.map((team) => [team.id, strengthOf(team, teams)]));
}

function strengthOf(team: CivicTeam, all: readonly CivicTeam[]): string {
  const [best] = ACTS.filter((act) => team.acts[act] > 0)
    .map((act) => ({
      act,
      ...distinctionOf(
        team.acts[act],
        all.map(({ acts }) => acts[act]),
      ),
    }))
    .sort((a, b) => Number(b.isMost) - Number(a.isMost) || a.equals - b.equals || b.share - a.share);
  if (best === undefined) return strengthInMissions(team);
  return (best.isMost ? MOST : SOME)[best.act](team.acts[best.act]);
}

/** Returns how a count stands out: the highest of several teams, how many share it, and its share of the highest. */
function distinctionOf(count: number, counts: readonly number[]) {
  const most = Math.max(...counts);
  const isMost = count === most && counts.length > 1;
  return { isMost, equals: isMost ? counts.filter((one) => one === most).length : 0, share: count / most };
}

function strengthInMissions({ marks, level, hasProposal }: CivicTeam): string {
  const points = pointsOf(marks);
  // A mission that a teacher has not marked yet has too few points to be praised for.
  const marked = MISSION_LEVELS.filter((mission) => isMarked(mission, points[`level${mission}`].marked));
  const [best] = marked
    .map((mission) => {
      const { total } = points[`level${mission}`];
      return { mission, total, share: total / LEVEL_SCORES[mission].max };
    })
    .sort((a, b) => b.share - a.share);
  if (best !== undefined && best.total > 0) {
    return `A vossa missão mais forte foi a ${best.mission}: ${best.total} de ${LEVEL_SCORES[best.mission].max} pontos.`;
  }
  if (hasProposal) return HAS_PLAN;
  return level > 1
    ? `Viajaram em equipa até à missão ${Math.min(level - 1, 4)}.`
    : 'Formaram uma tripulação para a viagem.';
}

function accepted(count: number): string {
  return counted(count, 'sugestão aceite', 'sugestões aceites');
}
