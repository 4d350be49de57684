import { describe, expect, it } from 'vitest';
import type { CouncilComment, CouncilProposal, UnsentReply } from '#client/game/flow/GameState.ts';
import { blankProgress } from '#client/game/flow/rules/progress.ts';
import { readProgress } from '#client/game/world/drafts/readProgress.ts';
import { callsNamed, councilViewOf } from '../councilHarness.ts';
import { type GameHarness, proposalOf, settlePromises, startGame, TEAM } from '../gameHarness.ts';

const said = (_id: string, more: Partial<CouncilComment>): CouncilComment => ({
  _id,
  name: 'Outra equipa',
  comment: 'Porquê?',
  at: 0,
  ...more,
});
const OWN: CouncilProposal = {
  ...proposalOf('p2', TEAM._id),
  proposal: 'Uma horta.',
  teamProposal: {
    comments: [
      said('q', { kind: 'question' }),
      said('answered', { kind: 'question', answer: { _id: 'r', answer: 'Sim.', at: 0 } }),
      said('s', { kind: 'suggestion' }),
      said('taken', { kind: 'suggestion', accepted: 1 }),
      said('plain', {}),
    ],
  },
};
const OTHER = { ...proposalOf('p1'), teamProposal: { comments: [said('q1', { kind: 'question' })] } };
const ACCEPTED: CouncilProposal = { ...OWN, proposal: 'Uma horta ao sábado.' };

type Setup = NonNullable<Parameters<typeof startGame>[0]>;

async function inCouncil({ effects = {}, ...setup }: Setup = {}, own = OWN): Promise<GameHarness> {
  const game = await startGame({
    level: 6,
    ...setup,
    effects: { loadCouncil: async () => ({ proposals: [OTHER, own], total: 2 }), ...effects },
  });
  await game.send({ type: 'OPEN_COMMENTS', proposalId: 'p2' });
  return game;
}
const reply = (commentId: string, text: string) => ({ type: 'SEND_REPLY', commentId, text }) as const;
const viewOf = (game: GameHarness) => councilViewOf(game).reply;
const ownOf = (game: GameHarness) => councilViewOf(game).proposals.find(({ _id }) => _id === 'p2');

describe('an answer', () => {
  it('is kept while it is written, sent, and shown when it has arrived', async () => {
    const sent: UnsentReply[] = [];
    const game = await inCouncil({
      effects: {
        reply: async (one) => {
          sent.push(one);
          return { answer: { _id: 'r1', answer: one.text, at: 5, mine: true } };
        },
      },
    });
    await game.send({ type: 'TYPE_REPLY', commentId: 'q', text: 'Porque ' });
    expect(viewOf(game)).toMatchObject({ begun: { q: 'Porque ' }, allowed: true });
    expect(game.kept.at(-1)?.replies).toEqual({ q: 'Porque ' });
    await game.send(reply('q', ' Porque sim. '));
    expect(sent).toEqual([{ proposalId: 'p2', commentId: 'q', to: 'question', text: 'Porque sim.' }]);
    expect(viewOf(game)).toEqual({ begun: {}, unsent: [], error: null, allowed: true });
    expect(ownOf(game)?.teamProposal.comments[0]?.answer).toEqual({
      _id: 'r1',
      answer: 'Porque sim.',
      at: 5,
      mine: true,
    });
  });

  it('survives a reload while it is on its way', async () => {
    const game = await inCouncil({ effects: { reply: () => new Promise(() => {}) } });
    await game.send(reply('q', 'Porque sim.'));
    const kept = readProgress(JSON.stringify(game.kept.at(-1)));
    expect(kept?.unsentReplies).toHaveLength(1);
    const calls: UnsentReply[] = [];
    const again = await inCouncil({
      input: { progress: kept },
      effects: {
        reply: (one) => {
          calls.push(one);
          return new Promise(() => {});
        },
      },
    });
    expect(calls).toEqual(kept?.unsentReplies);
    expect(viewOf(again).unsent).toEqual(kept?.unsentReplies);
  });

  it('is asked for when it is empty, and goes back into its box when it is refused', async () => {
    const game = await inCouncil({
      effects: { reply: () => Promise.reject({ message: 'Já responderam.', code: 'questionAnswered' }) },
    });
    await game.send(reply('q', '  '));
    expect(viewOf(game).error).toEqual({ commentId: 'q', message: 'Escrevam a resposta antes de enviar.' });
    await game.send({ type: 'TYPE_REPLY', commentId: 'q', text: 'S' });
    expect(viewOf(game).error).toBeNull();
    await game.send(reply('q', 'Sim.'));
    expect(viewOf(game)).toMatchObject({ begun: { q: 'Sim.' }, unsent: [] });
    expect(viewOf(game).error).toEqual({ commentId: 'q', message: 'Já responderam.' });
  });

  it('that is refused after the comments were closed is told as a notice', async () => {
    let refuse: (error: unknown) => void = () => {};
    const game = await inCouncil({
      effects: {
        reply: () =>
          new Promise((_, reject) => {
            refuse = reject;
          }),
      },
    });
    await game.send(reply('q', 'Sim.'), { type: 'CLOSE_COMMENTS' });
    refuse({ message: 'Já responderam.', code: 'questionAnswered' });
    await settlePromises();
    expect(game.view().notice?.text).toBe('Já responderam.');
    await game.send({ type: 'OPEN_COMMENTS', proposalId: 'p2' });
    expect(viewOf(game).begun).toEqual({ q: 'Sim.' });
  });
});

describe('an accepted suggestion', () => {
  it('replaces the plan with what the server returns', async () => {
    const game = await inCouncil({ effects: { reply: async () => ({ proposal: ACCEPTED }) } });
    await game.send(reply('s', 'Uma horta ao sábado.'));
    expect(ownOf(game)?.proposal).toBe('Uma horta ao sábado.');
  });

  it('needs a plan that has changed', async () => {
    const game = await inCouncil({ effects: { reply: () => Promise.reject(new Error('not to be called')) } });
    await game.send(reply('s', ' Uma horta. '));
    expect(viewOf(game).error?.message).toBe('O plano ficou igual. Mudem o que a sugestão pede.');
    await game.send(reply('s', ' '));
    expect(viewOf(game).error?.message).toBe('O plano não pode ficar vazio.');
  });

  it.each([
    ['submitted', { submitted: true }],
    ['given back', { state: 'returned' as const }],
  ])('is not possible once the plan is %s', async (_, more) => {
    const game = await inCouncil({}, { ...OWN, ...more });
    await game.send(reply('s', 'Outra.'), { type: 'TYPE_REPLY', commentId: 's', text: 'Outra.' });
    expect(viewOf(game)).toMatchObject({ begun: {}, unsent: [] });
  });
});

describe('a reply is ignored', () => {
  it.each(['answered', 'taken', 'plain', 'unknown'])('for the comment %s', async (id) => {
    const game = await inCouncil({ effects: { reply: () => Promise.reject(new Error('not to be called')) } });
    await game.send(reply(id, 'Olá'), { type: 'TYPE_REPLY', commentId: id, text: 'Olá' });
    expect(viewOf(game)).toMatchObject({ begun: {}, unsent: [], error: null });
  });

  it("on another team's proposal, and in test mode", async () => {
    const game = await inCouncil();
    await game.send({ type: 'OPEN_COMMENTS', proposalId: 'p1' }, reply('q1', 'Olá'));
    expect(viewOf(game)).toMatchObject({ unsent: [], allowed: false });
    const staff = await inCouncil({ input: { mode: 'test', team: null, progress: blankProgress(null, 1) } });
    await staff.send(reply('q', 'Olá'));
    expect(viewOf(staff)).toMatchObject({ unsent: [], allowed: false });
  });

  it('while the first one is on its way', async () => {
    const game = await inCouncil({ effects: { reply: () => new Promise(() => {}) } });
    await game.send(reply('q', 'Um.'), reply('q', 'Dois.'));
    expect(viewOf(game).unsent.map(({ text }) => text)).toEqual(['Um.']);
  });
});

describe('the kind of a comment', () => {
  const openOther = async (setup: Setup = {}) => {
    const game = await inCouncil(setup);
    await game.send({ type: 'OPEN_COMMENTS', proposalId: 'p1' });
    return game;
  };

  it('is chosen, kept over a reload, sent, and forgotten afterwards', async () => {
    const sent: unknown[] = [];
    const effects: Setup['effects'] = {
      comment: async (one) => {
        sent.push(one);
        return said('c1', { comment: one.text, ...(one.kind && { kind: one.kind }) });
      },
    };
    const game = await openOther({ effects });
    await game.send({ type: 'CHOOSE_KIND', kind: 'against' }, { type: 'CHOOSE_KIND', kind: 'question' });
    await game.send({ type: 'TYPE', text: 'Quem vai?' });
    const kept = readProgress(JSON.stringify(game.kept.at(-1)));
    expect(kept?.kinds).toEqual({ p1: 'question' });
    const again = await openOther({ input: { progress: kept }, effects });
    expect(councilViewOf(again).comment).toMatchObject({ kind: 'question', value: 'Quem vai?' });
    await again.send({ type: 'SEND_COMMENT', text: 'Quem vai?' });
    expect(sent).toEqual([{ proposalId: 'p1', text: 'Quem vai?', kind: 'question' }]);
    expect(councilViewOf(again).comment.kind).toBeNull();
    await again.send({ type: 'SEND_COMMENT', text: 'Boa' });
    expect(sent.at(-1)).toEqual({ proposalId: 'p1', text: 'Boa' });
  });

  it('can be taken back', async () => {
    const game = await openOther();
    await game.send({ type: 'CHOOSE_KIND', kind: 'for' }, { type: 'CHOOSE_KIND', kind: null });
    expect(councilViewOf(game).comment.kind).toBeNull();
    expect(game.kept.at(-1)?.kinds).toEqual({});
  });

  it('comes back with a comment that is refused, unless another was chosen since', async () => {
    let refuse: (error: unknown) => void = () => {};
    const effects: Setup['effects'] = {
      comment: () =>
        new Promise((_, reject) => {
          refuse = reject;
        }),
    };
    for (const [since, kind] of [
      [null, 'for'],
      ['against', 'against'],
    ] as const) {
      const game = await openOther({ effects });
      await game.send({ type: 'CHOOSE_KIND', kind: 'for' }, { type: 'SEND_COMMENT', text: 'Sim' });
      if (since) await game.send({ type: 'CHOOSE_KIND', kind: since });
      refuse({ message: 'Não.', code: 'x' });
      await settlePromises();
      expect(councilViewOf(game).comment).toMatchObject({ value: 'Sim', kind, error: 'Não.' });
    }
  });

  it("cannot be chosen on the team's own proposal", async () => {
    const game = await inCouncil();
    await game.send({ type: 'CHOOSE_KIND', kind: 'for' });
    expect(councilViewOf(game).comment.kind).toBeNull();
    expect(callsNamed(game, 'comment')).toEqual([]);
  });
});
