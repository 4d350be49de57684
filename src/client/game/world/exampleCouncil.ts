import type { CouncilList } from '#client/game/flow/actors.ts';
import type { CouncilProposal } from '#client/game/flow/GameState.ts';
import { EXAMPLE_PROPOSALS, EXAMPLE_SCHOOL, type ExampleProposal } from '#content/exampleProposals.ts';
import { THEME_NAMES } from '#domain/vocabulary.ts';

export const EXAMPLES_COUNT = EXAMPLE_PROPOSALS.length;
const HOUR_S = 60 * 60;

/**
 * Puts the demonstration set above the caller's proposals, so that staff never try an empty council. `nowMs` since
 * 1970.
 */
export function withExamples({ proposals, total }: CouncilList, nowMs: number): CouncilList {
  const examples = EXAMPLE_PROPOSALS.map((example, place) => asProposal(example, place, Math.floor(nowMs / 1_000)));
  return { proposals: [...examples, ...proposals], total: total + examples.length };
}

function asProposal(example: ExampleProposal, place: number, nowSeconds: number): CouncilProposal {
  const id = `exemplo-${place + 1}`;
  const { teamName, comments } = example;
  const said = comments.map((comment, turn) => ({
    ...comment,
    _id: `${id}-${turn + 1}`,
    at: nowSeconds - (comments.length - turn) * HOUR_S,
  }));
  return {
    _id: id,
    team: id,
    teamName,
    name: teamName,
    class: example.class,
    school: EXAMPLE_SCHOOL,
    solar: THEME_NAMES.ic,
    proposal: example.proposal,
    submitted: false,
    ship: null,
    stars: { average: null, count: 0, mine: null },
    teamProposal: { comments: said },
    isExample: true,
  };
}
