import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JudgedComment } from '#contract/council/moderation.ts';
import type { Comment, Proposal } from '#contract/council/proposals.ts';
import { COMMENT_KINDS } from '#domain/council/comments.ts';
import { COMMENT_MAX_CHARS, PROPOSAL_MAX_CHARS, PROPOSAL_VERSIONS_LISTED_MAX } from '#domain/limits.ts';
import { comments, proposals, proposalVersions, rankingRows } from '#server/db/schema/council.ts';
import { audit } from '#server/db/schema/history.ts';
import { seedMember, wholeQueue } from '../../support/app/council.ts';
import { textAnswers } from '../../support/app/gameAnswers.ts';
import { gameTableRows } from '../../support/app/gameTableRows.ts';
import { createTestApp, type TestApp, type TestCaller } from '../../support/app/testApp.ts';

const DOUBTFUL = 'Que merda de ideia';
const SELF_HARM = 'quero matar-me';

let app: TestApp;
let schoolId: string;
let classId: string;
let neighbourClass: string;
let prof: TestCaller;
let neighbour: TestCaller;
let chief: TestCaller;

beforeAll(async () => {
  app = await createTestApp();
  ({ id: schoolId } = await app.school());
  const { id: teacherId } = await app.teacher({ username: 'prof', schoolId });
  const { id: otherId } = await app.teacher({ username: 'vizinha' });
  await app.admin('chefe');
  ({ id: classId } = await app.schoolClass({ teacherId }));
  ({ id: neighbourClass } = await app.schoolClass({ teacherId: otherId }));
  [prof, neighbour, chief] = [await app.as('prof'), await app.as('vizinha'), await app.as('chefe')];
});
afterAll(() => app.close());

type Member = Awaited<ReturnType<typeof seedMember>>;

/** Seeds the team whose plan is debated, a team of another school's class that comments on it, and a third team. */
async function debaters() {
  return {
    author: await seedMember(app, { classId, theme: 'ic' }),
    guest: await seedMember(app, { classId: neighbourClass, theme: 'ic' }),
    third: await seedMember(app, { classId, theme: 'ic' }),
  };
}

async function say(from: Member, about: Member, comment: string, kind?: string): Promise<Comment> {
  app.advance(1_000);
  const json = kind === undefined ? { comment } : { comment, kind };
  const reply = await from.call.put(`/comment-proposals/${about.proposalId}`, { json });
  expect(reply.statusCode).toBe(200);
  return reply.json();
}

const answer = (by: Member, id: string, text: string) => by.call.put(`/comments/${id}/answer`, { json: { text } });
const accept = (by: Member, id: string, proposal: string) => {
  app.advance(1_000);
  return by.call.put(`/comments/${id}/accept`, { json: { proposal } });
};

async function seen(by: TestCaller, about: Member): Promise<Proposal | undefined> {
  const list: Proposal[] = (await by.get('/get-proposals/Interculturalidade')).json();
  return list.find(({ _id }) => _id === about.proposalId);
}
const commentsSeen = async (by: TestCaller, about: Member) => (await seen(by, about))?.teamProposal.comments ?? [];
const queue = (by: TestCaller, part: string): Promise<JudgedComment[]> =>
  wholeQueue(by, '/moderation', part, 'comments');
const decide = (by: TestCaller, what: string, ids: string[]) =>
  by.post(`/moderation/${what}`, { json: { comments: ids } });
const setModeration = (moderation: string) => prof.put(`/schools/${schoolId}/moderation`, { json: { moderation } });
const outcome = (reply: { statusCode: number; json: () => { code?: string } }) => [reply.statusCode, reply.json().code];

describe('the kind of a comment', () => {
  it.each(COMMENT_KINDS)('is listed for %s', async (kind) => {
    const { author, guest, third } = await debaters();
    const said = await say(guest, author, 'Concordo com a horta', kind);
    expect(said).toMatchObject({ kind, comment: 'Concordo com a horta' });
    for (const by of [author.call, third.call, prof, chief]) expect(await commentsSeen(by, author)).toEqual([said]);
  });

  it('is absent for a plain comment, which stays as the specification has it, also form-encoded', async () => {
    const { author, guest } = await debaters();
    const reply = await guest.call.put(`/comment-proposals/${author.proposalId}`, {
      form: { teamName: guest.name, comment: 'Boa' },
    });
    const { _id } = reply.json();
    expect(reply.json()).toEqual({ _id, name: guest.name, comment: 'Boa', at: expect.any(Number) });
    const typed = await guest.call.put(`/comment-proposals/${author.proposalId}`, {
      form: { teamName: guest.name, comment: 'E se?', kind: 'suggestion' },
    });
    expect(typed.json()).toMatchObject({ comment: 'E se?', kind: 'suggestion' });
  });

  it('stays the first one when the same text is repeated with another', async () => {
    const { author, guest } = await debaters();
    const said = await say(guest, author, 'Porquê uma horta?', 'question');
    expect(await say(guest, author, 'Porquê uma horta?', 'against')).toEqual(said);
    expect(await commentsSeen(author.call, author)).toHaveLength(1);
  });

  it('is refused when it is none of the four', async () => {
    const { author, guest } = await debaters();
    const json = { comment: 'Boa', kind: 'insulto' };
    const reply = await guest.call.put(`/comment-proposals/${author.proposalId}`, { json });
    expect(outcome(reply)).toEqual([400, 'badInput']);
  });
});

describe('an answer', () => {
  it("is shown with the question to everybody, counts for nothing, and isn't a comment", async () => {
    const { author, guest, third } = await debaters();
    const { _id } = await say(guest, author, 'Porquê uma horta?', 'question');
    const reply = await answer(author, _id, '  Para comermos melhor.  ');
    expect(reply.json()).toEqual({
      _id: expect.any(String),
      answer: 'Para comermos melhor.',
      at: expect.any(Number),
      mine: true,
    });
    const { mine: _, ...shown } = reply.json();
    for (const by of [guest.call, third.call, prof, neighbour, chief]) {
      const found = by === neighbour ? [] : await commentsSeen(by, author);
      if (by !== neighbour) expect(found.map((comment) => comment.answer)).toEqual([shown]);
    }
    expect((await commentsSeen(author.call, author))[0]?.answer).toEqual(reply.json());
    const [row] = await app.db.select().from(rankingRows).where(eq(rankingRows.teamId, author.id));
    expect(row?.participation).toBe(0);
  });

  it('is given once: the same text changes nothing, another is refused', async () => {
    const { author, guest } = await debaters();
    const { _id } = await say(guest, author, 'Porquê?', 'question');
    const first = await answer(author, _id, 'Porque sim.');
    const before = await gameTableRows(app.db);
    expect((await answer(author, _id, 'Porque sim.')).json()).toEqual(first.json());
    expect(outcome(await answer(author, _id, 'Porque não.'))).toEqual([409, 'questionAnswered']);
    expect(await gameTableRows(app.db)).toEqual(before);
  });

  it('is given once by two devices at the same time', async () => {
    const { author, guest } = await debaters();
    const { _id } = await say(guest, author, 'Porquê?', 'question');
    const replies = await Promise.all([answer(author, _id, 'Um.'), answer(author, _id, 'Dois.')]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it.each([
    ['a plain comment', undefined],
    ['a comment for', 'for'],
    ['a suggestion', 'suggestion'],
  ])('is refused for %s', async (_, kind) => {
    const { author, guest } = await debaters();
    const { _id } = await say(guest, author, 'Ideia', kind);
    expect(outcome(await answer(author, _id, 'Obrigado.'))).toEqual([409, 'notQuestion']);
  });

  it.each([
    ['empty', ' '],
    ['too long', 'a'.repeat(COMMENT_MAX_CHARS + 1)],
  ])('is refused when it is %s', async (_, text) => {
    const { author, guest } = await debaters();
    const { _id } = await say(guest, author, 'Porquê?', 'question');
    expect(outcome(await answer(author, _id, text))).toEqual([400, 'badInput']);
  });

  it('is refused to every other team, and to all for a question that they do not see', async () => {
    const { author, guest, third } = await debaters();
    const { _id } = await say(guest, author, 'Porquê?', 'question');
    for (const by of [guest, third]) expect(outcome(await answer(by, _id, 'Sim.'))).toEqual([403, 'notYours']);
    const held = await say(guest, author, DOUBTFUL, 'question');
    for (const by of [author, guest, third])
      expect(outcome(await answer(by, held._id, 'Sim.'))).toEqual([404, 'notFound']);
    await decide(chief, 'hide', [_id]);
    expect(outcome(await answer(author, _id, 'Sim.'))).toEqual([404, 'notFound']);
    const elsewhere = await seedMember(app, { classId, theme: 'dh' });
    const open = await say(guest, author, 'Onde?', 'question');
    expect(outcome(await answer(elsewhere, open._id, 'Aqui.'))).toEqual([403, 'notYours']);
  });

  it('cannot be answered, accepted or commented on itself', async () => {
    const { author, guest } = await debaters();
    const { _id } = await say(guest, author, 'Porquê?', 'question');
    const { _id: answerId } = (await answer(author, _id, 'Porque sim.')).json();
    expect(outcome(await answer(author, answerId, 'De novo.'))).toEqual([404, 'notFound']);
    expect(outcome(await accept(author, answerId, 'Outro'))).toEqual([404, 'notFound']);
  });
});

describe('the moderation of answers', () => {
  it('holds a doubtful answer: its authors alone see it, until their teacher approves it', async () => {
    const { author, guest, third } = await debaters();
    const { _id } = await say(guest, author, 'Porquê?', 'question');
    const held = (await answer(author, _id, DOUBTFUL)).json();
    expect(held).toMatchObject({ answer: DOUBTFUL, state: 'waiting' });
    expect((await answer(author, _id, DOUBTFUL)).json()).toEqual(held);
    expect((await commentsSeen(author.call, author))[0]?.answer).toEqual(held);
    for (const by of [guest.call, third.call, prof, chief])
      expect((await commentsSeen(by, author))[0]?.answer).toBeUndefined();
    const waiting = (await queue(prof, 'waiting')).find((row) => row._id === held._id);
    expect(waiting).toMatchObject({
      comment: DOUBTFUL,
      teamName: author.name,
      question: { teamName: guest.name, text: 'Porquê?' },
      heldFor: 'words',
      may: ['approve', 'hide'],
    });
    expect((await queue(neighbour, 'waiting')).map((row) => row._id)).not.toContain(held._id);
    expect(outcome(await decide(neighbour, 'approve', [held._id]))).toEqual([403, 'notYours']);
    expect((await decide(prof, 'approve', [held._id])).json()).toEqual({ changed: 1 });
    expect((await commentsSeen(third.call, author))[0]?.answer).toMatchObject({ answer: DOUBTFUL });
    await decide(prof, 'hide', [held._id]);
    expect((await commentsSeen(third.call, author))[0]?.answer).toBeUndefined();
    expect((await commentsSeen(author.call, author))[0]?.answer?.state).toBe('hidden');
    await decide(prof, 'undo', [held._id]);
    expect((await commentsSeen(third.call, author))[0]?.answer).toMatchObject({ answer: DOUBTFUL });
  });

  it('decides about comments and answers together', async () => {
    const { author, guest, third } = await debaters();
    await setModeration('before');
    const { _id } = await say(guest, author, 'Porquê?', 'question');
    const comment = await say(third, author, 'Gostámos', 'for');
    const { _id: answerId } = (await answer(author, _id, 'Porque sim.')).json();
    await setModeration('after');
    expect((await decide(prof, 'approve', [comment._id, answerId])).json()).toEqual({ changed: 2 });
    expect((await commentsSeen(guest.call, author)).map(({ answer: one }) => one?.answer)).toEqual([
      'Porque sim.',
      undefined,
    ]);
  });

  it('holds words about self-harm in every school and asks for a confirmation', async () => {
    const { author, guest } = await debaters();
    await setModeration('off');
    const { _id } = await say(guest, author, 'Porquê?', 'question');
    const held = (await answer(author, _id, SELF_HARM)).json();
    await setModeration('after');
    expect(held.state).toBe('waiting');
    expect(outcome(await decide(prof, 'approve', [held._id]))).toEqual([409, 'needsConfirmation']);
  });

  it('lets other teams report an answer, but not its authors', async () => {
    const { author, guest, third } = await debaters();
    const { _id } = await say(guest, author, 'Porquê?', 'question');
    const { _id: answerId } = (await answer(author, _id, 'Porque sim.')).json();
    const report = (by: Member) => by.call.post(`/comments/${answerId}/report`);
    expect(outcome(await report(author))).toEqual([403, 'ownComment']);
    expect((await report(third)).statusCode).toBe(200);
    expect((await commentsSeen(third.call, author))[0]?.answer?.reported).toBe(true);
    expect((await queue(prof, 'reported')).map((row) => row._id)).toContain(answerId);
  });

  it("does not show a question to the queue's reader once other teams do not see it", async () => {
    const { author, guest } = await debaters();
    const { _id } = await say(guest, author, 'Porquê?', 'question');
    const { _id: answerId } = (await answer(author, _id, DOUBTFUL)).json();
    await decide(chief, 'hide', [_id]);
    const row = (await queue(prof, 'waiting')).find((one) => one._id === answerId);
    expect(row?.question).toEqual({ teamName: guest.name, text: null });
  });
});

describe('an accepted suggestion', () => {
  it('changes the plan, keeps the former text for everybody, and credits the suggesting team', async () => {
    const { author, guest, third } = await debaters();
    const before = (await seen(author.call, author))?.proposal ?? '';
    const { _id } = await say(guest, author, 'E se fosse ao sábado?', 'suggestion');
    const reply = await accept(author, _id, 'Horta ao sábado.');
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual(await seen(author.call, author));
    for (const by of [author.call, guest.call, third.call, prof, chief]) {
      const found = await seen(by, author);
      expect(found?.proposal).toBe('Horta ao sábado.');
      expect(found?.versions).toEqual([
        {
          version: 1,
          proposal: before,
          at: expect.any(Number),
          until: expect.any(Number),
          cause: 'suggestion',
          suggestedBy: guest.name,
        },
      ]);
      expect(found?.teamProposal.comments[0]).toMatchObject({ _id, kind: 'suggestion', accepted: expect.any(Number) });
    }
    const entries = await app.db.select().from(audit).where(eq(audit.action, 'acceptSuggestion'));
    expect(entries.at(-1)).toMatchObject({ accountId: author.id, subjectId: author.id, details: { comment: _id } });
    expect(JSON.stringify(entries)).not.toContain('sábado');
  });

  it('is the same when it is repeated, also after the plan has changed again; another text is refused', async () => {
    const { author, guest } = await debaters();
    const one = await say(guest, author, 'Sábado?', 'suggestion');
    const two = await say(guest, author, 'Com flores?', 'suggestion');
    await accept(author, one._id, 'Ao sábado.');
    expect(outcome(await accept(author, one._id, 'Ao domingo.'))).toEqual([409, 'suggestionAccepted']);
    const reply = await accept(author, two._id, 'Ao sábado, com flores.');
    const rows = await gameTableRows(app.db);
    for (const [id, text] of [
      [one._id, 'Ao sábado.'],
      [two._id, 'Ao sábado, com flores.'],
    ] as const)
      expect((await accept(author, id, text)).json()).toEqual(reply.json());
    expect(await gameTableRows(app.db)).toEqual(rows);
    expect(reply.json().versions.map(({ proposal }: { proposal: string }) => proposal)).toEqual([
      `Proposta de ${author.name}`,
      'Ao sábado.',
    ]);
    const [first, second] = reply.json().versions;
    expect(second.at).toBe(first.until);
  });

  it('is accepted once by two devices at the same time', async () => {
    const { author, guest } = await debaters();
    const { _id } = await say(guest, author, 'Sábado?', 'suggestion');
    const replies = await Promise.all([accept(author, _id, 'Um.'), accept(author, _id, 'Dois.')]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const kept = await app.db.select().from(proposalVersions).where(eq(proposalVersions.teamId, author.id));
    expect(kept).toHaveLength(1);
  });

  it.each([
    ['empty', ' '],
    ['too long', 'a'.repeat(PROPOSAL_MAX_CHARS + 1)],
    ['unchanged', null],
  ])('is refused when the plan is %s', async (_, text) => {
    const { author, guest } = await debaters();
    const { _id } = await say(guest, author, 'Sábado?', 'suggestion');
    const reply = await accept(author, _id, text ?? `Proposta de ${author.name}`);
    expect(outcome(reply)).toEqual([400, 'badInput']);
    expect((await commentsSeen(author.call, author))[0]?.accepted).toBeUndefined();
  });

  it.each([
    ['a plain comment', undefined],
    ['a question', 'question'],
    ['a comment against', 'against'],
  ])('is refused for %s', async (_, kind) => {
    const { author, guest } = await debaters();
    const { _id } = await say(guest, author, 'Ideia', kind);
    expect(outcome(await accept(author, _id, 'Outro plano.'))).toEqual([409, 'notSuggestion']);
  });

  it('is refused to other teams, for a held or hidden one, and once the plan is submitted', async () => {
    const { author, guest, third } = await debaters();
    const { _id } = await say(guest, author, 'Sábado?', 'suggestion');
    const held = await say(guest, author, DOUBTFUL, 'suggestion');
    for (const by of [guest, third]) expect(outcome(await accept(by, _id, 'Meu.'))).toEqual([403, 'notYours']);
    for (const by of [author, guest, third])
      expect(outcome(await accept(by, held._id, 'Outro.'))).toEqual([404, 'notFound']);
    await decide(prof, 'hide', [_id]);
    expect(outcome(await accept(author, _id, 'Outro.'))).toEqual([404, 'notFound']);
    await decide(prof, 'undo', [_id]);
    await prof.post(`/proposal/${author.id}/submit`, { json: {} });
    const before = await gameTableRows(app.db);
    expect(outcome(await accept(author, _id, 'Outro.'))).toEqual([409, 'alreadySubmitted']);
    expect(await gameTableRows(app.db)).toEqual(before);
  });

  it('passes the moderation of a new text: a doubtful plan leaves the council until it is approved', async () => {
    const { author, guest } = await debaters();
    const { _id } = await say(guest, author, 'Sábado?', 'suggestion');
    const reply = await accept(author, _id, DOUBTFUL);
    expect(reply.json()).toMatchObject({ proposal: DOUBTFUL, state: 'waiting' });
    expect(await seen(guest.call, author)).toBeUndefined();
    const waiting = (await prof.get('/moderation/proposals?limit=50')).json().proposals;
    expect(waiting.map(({ _id: id }: { _id: string }) => id)).toContain(author.proposalId);
    await prof.post('/moderation/proposals/approve', { json: { proposals: [author.proposalId] } });
    expect(await seen(guest.call, author)).toMatchObject({
      proposal: DOUBTFUL,
      versions: [{ proposal: `Proposta de ${author.name}` }],
    });
  });

  it('never shows a text that other teams did not see', async () => {
    const { author, guest } = await debaters();
    const one = await say(guest, author, 'Sábado?', 'suggestion');
    const two = await say(guest, author, 'Domingo?', 'suggestion');
    await accept(author, one._id, DOUBTFUL);
    await accept(author, two._id, 'Ao domingo.');
    const own = await seen(author.call, author);
    expect(own?.versions?.map(({ withheld }) => withheld)).toEqual([undefined, true]);
    expect((await seen(prof, author))?.versions).toHaveLength(2);
    const theirs = await seen(guest.call, author);
    expect(JSON.stringify(theirs)).not.toContain(DOUBTFUL);
    expect(theirs?.versions).toHaveLength(1);
  });

  it('lists the newest versions only', async () => {
    const { author } = await debaters();
    const at = new Date(app.services.now());
    const former = { teamId: author.id, text: 'x', writtenAt: at, replacedAt: at, cause: 'edit', shown: true } as const;
    const all = Array.from({ length: PROPOSAL_VERSIONS_LISTED_MAX + 2 }, (_, index) => ({
      ...former,
      version: index + 1,
    }));
    await app.db.insert(proposalVersions).values(all);
    const versions = (await seen(author.call, author))?.versions ?? [];
    expect(versions.map(({ version }) => version)).toEqual(all.slice(2).map(({ version }) => version));
  });
});

describe('former texts of a plan', () => {
  it('are kept when staff edit it, and then only its own team and staff read any of them', async () => {
    const { author, guest } = await debaters();
    const { _id } = await say(guest, author, 'Sábado?', 'suggestion');
    await accept(author, _id, 'Ao sábado, com a Rita.');
    await prof.put(`/proposal/${author.id}`, { json: { proposal: 'Ao sábado.' } });
    await prof.put(`/proposal/${author.id}`, { json: { proposal: 'Ao sábado.' } });
    expect((await seen(guest.call, author))?.versions).toBeUndefined();
    for (const by of [author.call, prof]) {
      expect((await seen(by, author))?.versions).toMatchObject([
        { cause: 'suggestion', withheld: true },
        { cause: 'edit', proposal: 'Ao sábado, com a Rita.', withheld: true },
      ]);
    }
  });

  it('are kept when level 4 is given back, during which no suggestion is accepted, and answered again', async () => {
    const { author, guest } = await debaters();
    const [one, two] = [
      await say(guest, author, 'Sábado?', 'suggestion'),
      await say(guest, author, 'Cá?', 'suggestion'),
    ];
    await accept(author, one._id, 'Ao sábado.');
    expect(
      (await prof.post(`/team/${author.id}/levels/4/give-back`, { json: { note: 'Digam onde.' } })).statusCode,
    ).toBe(200);
    expect(outcome(await accept(author, two._id, 'Cá.'))).toEqual([409, 'levelAhead']);
    expect((await accept(author, one._id, 'Ao sábado.')).statusCode).toBe(200);
    const answers = textAnswers('ic', 4);
    expect((await author.call.post('/answer-level-4', { json: { answers } })).statusCode).toBe(200);
    for (const by of [author.call, prof]) {
      expect((await seen(by, author))?.versions).toMatchObject([
        { proposal: `Proposta de ${author.name}`, cause: 'suggestion', suggestedBy: guest.name, withheld: true },
        { proposal: 'Ao sábado.', cause: 'answer', withheld: true },
      ]);
    }
    expect((await seen(guest.call, author))?.versions).toBeUndefined();
    expect((await commentsSeen(guest.call, author))[0]?.accepted).toBeDefined();
  });

  it('are erased with the team, and keep no name of a suggesting team that is gone', async () => {
    const { author, guest } = await debaters();
    const { _id } = await say(guest, author, 'Sábado?', 'suggestion');
    await accept(author, _id, 'Ao sábado.');
    await chief.send('DELETE', `/team/${guest.id}`);
    const [version] = (await seen(author.call, author))?.versions ?? [];
    expect(version).toMatchObject({ cause: 'suggestion' });
    expect(version?.suggestedBy).toBeUndefined();
    await chief.send('DELETE', `/team/${author.id}`);
    expect(await app.db.$count(proposalVersions, eq(proposalVersions.teamId, author.id))).toBe(0);
  });
});

describe('the bin', () => {
  const remove = async (team: Member): Promise<string> => (await chief.send('DELETE', `/team/${team.id}`)).json().binId;
  const restore = (binId: string) => chief.post(`/bin/${binId}/restore`);
  const debateOf = async (author: Member) => ({
    comments: await app.db
      .select()
      .from(comments)
      .where(eq(comments.proposalId, author.proposalId))
      .orderBy(comments.id),
    versions: await app.db.select().from(proposalVersions).where(eq(proposalVersions.teamId, author.id)),
    proposal: await app.db.select().from(proposals).where(eq(proposals.id, author.proposalId)),
  });

  it.each([
    ['the asking team', ['guest']],
    ['the answering team', ['author']],
    ['both, the asking team first', ['guest', 'author']],
    ['both, the answering team first', ['author', 'guest']],
  ] as const)('restores the whole debate of %s, in any order', async (_, names) => {
    for (const order of [[...names], names.toReversed()]) {
      const teams = await debaters();
      const { author, guest, third } = teams;
      const question = await say(guest, author, 'Porquê?', 'question');
      const suggestion = await say(guest, author, 'Sábado?', 'suggestion');
      const { _id: answerId } = (await answer(author, question._id, 'Porque sim.')).json();
      await third.call.post(`/comments/${answerId}/report`);
      await accept(author, suggestion._id, 'Ao sábado.');
      const before = await debateOf(author);
      const bins = new Map<string, string>();
      for (const name of names) bins.set(name, await remove(teams[name]));
      expect(await app.db.$count(comments, eq(comments.answerTo, question._id))).toBe(0);
      for (const name of order) expect((await restore(bins.get(name) ?? '')).statusCode).toBe(200);
      expect(await debateOf(author)).toEqual(before);
      const answered = (await commentsSeen(third.call, author)).find((one) => one._id === question._id);
      expect(answered?.answer).toMatchObject({ _id: answerId, reported: true });
    }
  });
});
