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
  const said = comments.map(({ answer, accepted, ...comment }, turn) => {
    const at = nowSeconds - (comments.length - turn) * HOUR_S;
    const _id = `${id}-${turn + 1}`;
    return {
      ...comment,
      _id,
      at,
      ...(answer !== undefined && { answer: { _id: `${_id}-r`, answer, at: at + HOUR_S / 2 } }),
      ...(accepted && { accepted: at + HOUR_S / 2 }),
    };
  });
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
    ...versionsOf(example, nowSeconds),
    isExample: true,
  };
}

/** The text before an accepted suggestion, as a former version. */
function versionsOf({ before, comments }: ExampleProposal, nowSeconds: number): Pick<CouncilProposal, 'versions'> {
  const accepted = comments.find((comment) => comment.accepted);
  if (before === undefined || accepted === undefined) return {};
  const [at, until] = [nowSeconds - 2 * comments.length * HOUR_S, nowSeconds - HOUR_S];
  return { versions: [{ version: 1, proposal: before, at, until, cause: 'suggestion', suggestedBy: accepted.name }] };
}
