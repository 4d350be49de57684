import { THEME_NAMES, type Theme } from '#domain/vocabulary.ts';
import type { CouncilComment, CouncilProposal, ReplyResult, TeamInfo, UnsentReply } from '../GameState.ts';

/** The council of a rehearsal: three proposals with a debate on each. */

export const CREW: TeamInfo = {
  _id: 'ensaio',
  name: 'Equipa de Ensaio',
  className: '8.º A',
  school: 'Escola de Ensaio',
  members: ['Ana', 'Bruno', 'Carla'],
  ship: 2,
};
export const CREWS = ['Andorinhas', 'Cometas', CREW.name] as const;

/** Proposal texts of these teams, by theme. */
const PLANS: Readonly<Record<Theme, readonly [string, string, string]>> = {
  ic: [
    'Um mural das línguas que se falam na escola, pintado por todas as turmas do 8.º ano.',
    'Uma tarde por mês em que as avós e os avós do bairro ensinam a cozinhar um prato da sua terra.',
    'Um jogo novo por semana no recreio, ensinado por quem o trouxe, com lugar para quem acabou de chegar.',
  ],
  dh: [
    'Uma rampa à entrada do bar, pedida à direção com as medidas que tirámos.',
    'Uma assembleia de turma por mês, com uma caixa onde se pode pôr uma ideia sem dizer o nome.',
    'Um guia da escola em letra grande e frases simples, para quem chega a meio do ano.',
  ],
  ds: [
    'Copos que se lavam em vez de copos de plástico no bar.',
    'Uma horta regada com água da chuva.',
    'Um banco de livros em segunda mão, com trocas à sexta-feira no recreio.',
  ],
};

export function proposalsOf(theme: Theme): CouncilProposal[] {
  return PLANS[theme].map((text, index) => proposal(`p${index + 1}`, theme, text, CREWS[index] ?? CREW.name));
}

function proposal(id: string, theme: Theme, text: string, teamName: string): CouncilProposal {
  return {
    _id: id,
    team: teamName === CREW.name ? CREW._id : `team-${id}`,
    teamName,
    name: teamName,
    class: '8.º A',
    school: 'Escola de Ensaio',
    solar: THEME_NAMES[theme],
    proposal: text,
    submitted: false,
    ship: 3,
    stars: { average: 4, count: 2, mine: null },
    teamProposal: { comments: debateOn(id) },
  };
}

const AT = 1_763_000_000;

function debateOn(id: string): CouncilComment[] {
  const said = (_id: string, name: string, comment: string) => ({ _id: `${_id}-${id}`, name, comment, at: AT });
  return [
    said('c', 'Cometas', 'Contem connosco!'),
    { ...said('f', 'Cometas', 'Concordamos porque toda a gente pode participar.'), kind: 'for' },
    { ...said('a', 'Faróis', 'Pode correr mal se ninguém ficar responsável.'), kind: 'against' },
    { ...said('q', 'Faróis', 'Em que dia da semana?'), kind: 'question' },
    { ...said('s', 'Cometas', 'E se convidassem as turmas do 7.º ano?'), kind: 'suggestion' },
  ];
}

/** Returns the server's reply to an answer or to an accepted suggestion. */
export function replyOn(
  proposals: readonly CouncilProposal[],
  { proposalId, commentId, to, text }: UnsentReply,
): ReplyResult {
  if (to === 'question') return { answer: { _id: `r-${commentId}`, answer: text, at: AT, mine: true } };
  const known = proposals.find(({ _id }) => _id === proposalId) ?? proposal(proposalId, 'ic', text, CREW.name);
  const comments = known.teamProposal.comments.map((comment) =>
    comment._id === commentId ? { ...comment, accepted: AT } : comment,
  );
  const former = { version: 1, proposal: known.proposal, at: AT, until: AT, cause: 'suggestion' as const };
  return { proposal: { ...known, proposal: text, teamProposal: { comments }, versions: [former] } };
}
