import { describe, expect, it } from 'vitest';
import { EXAMPLE_PROPOSALS } from '#content/exampleProposals.ts';
import { COMMENT_KINDS } from '#domain/council/comments.ts';
import { isDoubtful } from '#domain/council/wordFilter/findDoubts.ts';
import { COMMENT_MAX_CHARS, NAME_MAX_CHARS, PROPOSAL_MAX_CHARS } from '#domain/limits.ts';

describe('the demonstration set', () => {
  it('has enough proposals for a council, each by a different team', () => {
    expect(EXAMPLE_PROPOSALS.length).toBeGreaterThanOrEqual(5);
    expect(new Set(EXAMPLE_PROPOSALS.map(({ teamName }) => teamName)).size).toBe(EXAMPLE_PROPOSALS.length);
  });

  it.each(EXAMPLE_PROPOSALS)(
    '$teamName is within the limits of the game and passes the word filter',
    ({ teamName, proposal, comments, before = proposal }) => {
      expect(teamName.length).toBeLessThanOrEqual(NAME_MAX_CHARS);
      expect(proposal.length).toBeGreaterThan(200);
      expect(proposal.length).toBeLessThanOrEqual(PROPOSAL_MAX_CHARS);
      expect(comments.length).toBeGreaterThan(0);
      for (const { comment } of comments) expect(comment.length).toBeLessThanOrEqual(COMMENT_MAX_CHARS);
      for (const text of [
        teamName,
        proposal,
        before,
        ...comments.flatMap((said) => [said.comment, said.answer ?? '']),
      ]) {
        expect(isDoubtful(text), text).toBe(false);
      }
    },
  );

  it.each(EXAMPLE_PROPOSALS)('has only comments by other teams of the set on $teamName', ({ teamName, comments }) => {
    const others = EXAMPLE_PROPOSALS.map((other) => other.teamName).filter((name) => name !== teamName);
    for (const { name } of comments) expect(others).toContain(name);
  });

  it('shows a debate: every kind, an answer, and an accepted suggestion with the text before it', () => {
    const said = EXAMPLE_PROPOSALS.flatMap(({ comments }) => comments);
    for (const kind of COMMENT_KINDS) expect(said.some((comment) => comment.kind === kind)).toBe(true);
    expect(said.filter(({ answer }) => answer).every(({ kind }) => kind === 'question')).toBe(true);
    for (const { before, comments, proposal } of EXAMPLE_PROPOSALS) {
      const accepted = comments.filter((comment) => comment.accepted);
      expect(accepted.every(({ kind }) => kind === 'suggestion')).toBe(true);
      expect(accepted.length > 0).toBe(before !== undefined);
      expect(before).not.toBe(proposal);
    }
    expect(said.some(({ answer }) => answer)).toBe(true);
  });
});
