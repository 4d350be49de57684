import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import { COMMENTS_LISTED_MAX, COMMENTS_PER_TEAM_MAX, PROPOSAL_MAX_CHARS, TEXT_MAX_CHARS } from '#domain/limits.ts';
import { THEME_NAMES, type Theme } from '#domain/vocabulary.ts';
import { comments, proposals } from '#server/db/schema/council.ts';
import { audit } from '#server/db/schema/history.ts';
import { type CouncilMember, seedMember } from '../../support/app/council.ts';
import { gameTableRows } from '../../support/app/gameTableRows.ts';
import { createTestApp, type TestApp, type TestCaller } from '../../support/app/testApp.ts';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

let app: TestApp;
let classId: string;
let prof: TestCaller;
let other: TestCaller;
let chief: TestCaller;

beforeAll(async () => {
  app = await createTestApp();
  const { id: schoolId } = await app.school({ name: 'Escola do Rio' });
  const { id: teacherId } = await app.teacher({ username: 'prof', schoolId });
  await app.teacher({ username: 'outra' });
  await app.admin('chefe');
  ({ id: classId } = await app.schoolClass({ teacherId, name: '8.º A' }));
  [prof, other, chief] = [await app.as('prof'), await app.as('outra'), await app.as('chefe')];
});
afterAll(() => app.close());

const member = (theme: Theme = 'ic', more: CouncilMember = {}) => seedMember(app, { classId, theme, ...more });

const theirs = async (call: TestCaller, theme: Theme, proposalId: string) => {
  const reply = await call.get(`/get-proposals/${encodeURIComponent(THEME_NAMES[theme])}`);
  return reply.json().find(({ _id }: { _id: string }) => _id === proposalId);
};

describe('GET /get-proposals', () => {
  it('refuses signed-out callers, and refuses teams the list of all', async () => {
    const { call } = await member();
    expect((await app.anonymous.get('/get-proposals/all')).statusCode).toBe(401);
    expect((await app.anonymous.get('/get-proposals/Interculturalidade')).statusCode).toBe(401);
    const all = await call.get('/get-proposals/all');
    expect([all.statusCode, all.json().code]).toEqual([403, 'wrongRole']);
  });

  it('shows a team its own theme including drafts, with exactly these fields', async () => {
    const [mine, draft, sent] = [
      await member('dh'),
      await member('dh', { name: 'Rascunhos' }),
      await member('dh', { submitted: true }),
    ];
    await draft.call.put(`/comment-proposals/${sent.proposalId}`, { json: { comment: 'Boa' } });
    await mine.call.put(`/update-proposals-stars/4/${draft.proposalId}`);
    const reply = await mine.call.get('/get-proposals/Direitos%20Humanos');
    const list = reply.json();
    expect(list.map(({ _id }: { _id: string }) => _id).sort()).toEqual(
      [mine, draft, sent].map((t) => t.proposalId).sort(),
    );
    expect(list.find(({ _id }: { _id: string }) => _id === draft.proposalId)).toEqual({
      _id: draft.proposalId,
      team: draft.id,
      teamName: 'Rascunhos',
      name: 'Rascunhos',
      class: '8.º A',
      school: 'Escola do Rio',
      solar: 'Direitos Humanos',
      proposal: 'Proposta de Rascunhos',
      submitted: false,
      ship: 3,
      stars: { average: 4, count: 1, mine: 4 },
      teamProposal: { comments: [] },
    });
    expect((await theirs(mine.call, 'dh', sent.proposalId)).submitted).toBe(true);
    expect((await mine.call.get('/get-proposals/Direitos%20Humanos')).body).toBe(reply.body);
  });

  it('refuses a team another theme, and everybody an unknown one', async () => {
    const { call } = await member('ic');
    const foreign = await call.get(`/get-proposals/${encodeURIComponent(THEME_NAMES.ds)}`);
    expect([foreign.statusCode, foreign.json().code]).toEqual([403, 'notYours']);
    for (const caller of [call, prof, chief]) {
      const unknown = await caller.get('/get-proposals/Marte');
      expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'notFound']);
    }
  });

  it('lists the newest first', async () => {
    const first = await member('ds');
    app.advance(1_000);
    const second = await member('ds');
    const list: { _id: string }[] = (
      await first.call.get(`/get-proposals/${encodeURIComponent(THEME_NAMES.ds)}`)
    ).json();
    expect(list.slice(0, 2).map(({ _id }) => _id)).toEqual([second.proposalId, first.proposalId]);
  });

  it('gives teachers only their own teams, administrators all', async () => {
    const mine = await member('ds');
    const foreignClass = await app.schoolClass({ teacherId: other.accountId });
    const foreign = await member('ds', { classId: foreignClass.id });
    for (const path of ['/get-proposals/all', `/get-proposals/${encodeURIComponent(THEME_NAMES.ds)}`]) {
      const idsOf = async (caller: TestCaller) => {
        const list: { _id: string }[] = (await caller.get(path)).json();
        return list.map(({ _id }) => _id).filter((id) => id === mine.proposalId || id === foreign.proposalId);
      };
      expect(await idsOf(prof)).toEqual([mine.proposalId]);
      expect(await idsOf(other)).toEqual([foreign.proposalId]);
      expect((await idsOf(chief)).sort()).toEqual([mine.proposalId, foreign.proposalId].sort());
    }
    const [ofOther] = (await other.get('/get-proposals/all')).json();
    expect(ofOther.school).toBeNull();
  });
});

describe('PUT /update-proposals-stars', () => {
  it('keeps one changeable rating per team, and returns average, count and mine', async () => {
    const [mine, second, third] = [await member(), await member(), await member()];
    const rate = (caller: TestCaller, stars: number) =>
      caller.put(`/update-proposals-stars/${stars}/${mine.proposalId}`);
    expect((await theirs(second.call, 'ic', mine.proposalId)).stars).toEqual({ average: null, count: 0, mine: null });
    expect((await rate(second.call, 5)).json()).toEqual({ average: 5, count: 1, mine: 5 });
    expect((await rate(second.call, 2)).json()).toEqual({ average: 2, count: 1, mine: 2 });
    expect((await rate(third.call, 5)).json()).toEqual({ average: 3.5, count: 2, mine: 5 });
    const fourth = await member();
    expect((await rate(fourth.call, 4)).json()).toEqual({ average: 3.7, count: 3, mine: 4 });
    expect((await theirs(mine.call, 'ic', mine.proposalId)).stars).toEqual({ average: 3.7, count: 3, mine: null });
  });

  it('keeps one of many simultaneous ratings', async () => {
    const [mine, second] = [await member(), await member()];
    const replies = await Promise.all(
      [1, 2, 3, 4, 5].map((stars) => second.call.put(`/update-proposals-stars/${stars}/${mine.proposalId}`)),
    );
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(200));
    expect((await theirs(mine.call, 'ic', mine.proposalId)).stars.count).toBe(1);
  });

  it.each(['0', '6', '-1', '2.5', 'cinco', '1e1'])('refuses %s stars', async (stars) => {
    const [mine, second] = [await member(), await member()];
    const before = await gameTableRows(app.db);
    const reply = await second.call.put(`/update-proposals-stars/${stars}/${mine.proposalId}`);
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'badInput']);
    expect(await gameTableRows(app.db)).toEqual(before);
  });
});

describe('PUT /comment-proposals', () => {
  const comment = (caller: TestCaller, proposalId: string, text: unknown, more = {}) =>
    caller.put(`/comment-proposals/${proposalId}`, { json: { comment: text, ...more } });

  it('signs with the signed-in team, trims, lists oldest first, and accepts both encodings', async () => {
    const [mine, second] = [await member(), await member('ic', { name: 'Os Cometas' })];
    const at = Math.floor(app.services.now() / 1_000);
    const first = await comment(second.call, mine.proposalId, '  Gostámos!  ', { teamName: 'Outra equipa' });
    expect(first.statusCode).toBe(200);
    expect(first.json()).toEqual({ _id: expect.any(String), name: 'Os Cometas', comment: 'Gostámos!', at });
    app.advance(1_000);
    const form = { teamName: 'Os Cometas', comment: 'E como se paga?' };
    expect((await second.call.put(`/comment-proposals/${mine.proposalId}`, { form })).statusCode).toBe(200);
    const { comments: list } = (await theirs(mine.call, 'ic', mine.proposalId)).teamProposal;
    expect(list).toEqual([first.json(), expect.objectContaining({ comment: 'E como se paga?', at: at + 1 })]);
  });

  it('stores markup and SQL as plain text, up to 1000 characters', async () => {
    const [mine, second] = [await member(), await member()];
    const words = ['<script>alert(1)</script>', "'); DELETE FROM comments; --", 'é'.repeat(1_000)];
    for (const text of words) {
      app.advance(1_000);
      expect((await comment(second.call, mine.proposalId, text)).json().comment).toBe(text);
    }
    const stored = await app.db.select().from(comments).where(eq(comments.proposalId, mine.proposalId));
    expect(stored.map(({ text }) => text).sort()).toEqual([...words].sort());
  });

  it('answers a repeated comment with the stored one', async () => {
    const [mine, second, third] = [await member(), await member(), await member()];
    const first = await comment(second.call, mine.proposalId, 'Boa ideia');
    const again = await Promise.all([1, 2, 3].map(() => comment(second.call, mine.proposalId, 'Boa ideia')));
    expect(again.map((reply) => reply.json())).toEqual(Array(3).fill(first.json()));
    expect((await comment(third.call, mine.proposalId, 'Boa ideia')).json()._id).not.toBe(first.json()._id);
    app.advance(60 * 60_000);
    expect((await comment(second.call, mine.proposalId, 'Boa ideia')).json()).toEqual(first.json());
    expect((await comment(second.call, mine.proposalId, 'Boa ideia!')).json()._id).not.toBe(first.json()._id);
  });

  it('limits a team to 50 comments per proposal; a repeat of the last is still answered', async () => {
    const [mine, second, third] = [await member(), await member(), await member()];
    const row = { proposalId: mine.proposalId, teamId: second.id, at: new Date(app.services.now()) };
    await app.db
      .insert(comments)
      .values(Array.from({ length: COMMENTS_PER_TEAM_MAX - 1 }, (_, number) => ({ ...row, text: `n.º ${number}` })));
    const last = await comment(second.call, mine.proposalId, 'A última');
    expect(last.statusCode).toBe(200);
    const before = await gameTableRows(app.db);
    const more = await comment(second.call, mine.proposalId, 'Mais uma');
    expect([more.statusCode, more.json()]).toEqual([
      409,
      { code: 'tooManyComments', message: 'A equipa já fez 50 comentários a esta proposta e não pode fazer mais.' },
    ]);
    expect((await comment(second.call, mine.proposalId, 'A última')).json()).toEqual(last.json());
    expect(await gameTableRows(app.db)).toEqual(before);
    expect((await comment(third.call, mine.proposalId, 'Olá')).statusCode).toBe(200);
    expect((await comment(second.call, third.proposalId, 'Olá')).statusCode).toBe(200);
  });

  it('lists the newest 200 comments of each proposal, oldest first', async () => {
    const [mine, second] = [await member('ds'), await member('ds')];
    const at = (number: number) => new Date(app.services.now() + number * 1_000);
    const total = COMMENTS_LISTED_MAX + 5;
    const rows = Array.from({ length: total }, (_, number) => ({
      proposalId: mine.proposalId,
      teamId: second.id,
      text: `n.º ${number}`,
      at: at(number),
    }));
    await app.db.insert(comments).values(rows);
    const alone = { proposalId: second.proposalId, teamId: mine.id, text: 'antigo', at: at(-9) };
    await app.db.insert(comments).values(alone);
    const textsOf = async (proposalId: string) =>
      (await theirs(mine.call, 'ds', proposalId)).teamProposal.comments.map((one: { comment: string }) => one.comment);
    expect(await textsOf(mine.proposalId)).toEqual(rows.slice(5).map(({ text }) => text));
    expect(await textsOf(second.proposalId)).toEqual(['antigo']);
  });

  it('accepts ids in capitals', async () => {
    const [mine, second] = [await member(), await member()];
    expect((await comment(second.call, mine.proposalId.toUpperCase(), 'Olá')).statusCode).toBe(200);
    expect((await second.call.put(`/update-proposals-stars/4/${mine.proposalId.toUpperCase()}`)).statusCode).toBe(200);
    const own = await comment(mine.call, mine.proposalId.toUpperCase(), 'Olá');
    expect([own.statusCode, own.json().code]).toEqual([403, 'ownProposal']);
  });

  it.each([[''], [' \n '], ['a'.repeat(1_001)], [undefined], ['nulo \0']])('refuses the comment %#', async (text) => {
    const [mine, second] = [await member(), await member()];
    const before = await gameTableRows(app.db);
    const reply = await comment(second.call, mine.proposalId, text);
    expect([reply.statusCode, reply.json().code, Object.keys(reply.json().fields)]).toEqual([
      400,
      'badInput',
      ['comment'],
    ]);
    expect(await gameTableRows(app.db)).toEqual(before);
  });
});

describe('rating and commenting', () => {
  const calls: [string, (caller: TestCaller, proposalId: string) => ReturnType<TestCaller['put']>][] = [
    ['stars', (caller, id) => caller.put(`/update-proposals-stars/3/${id}`)],
    ['comment', (caller, id) => caller.put(`/comment-proposals/${id}`, { json: { comment: 'Olá' } })],
  ];
  it.each(calls)('%s: only for teams, never on the own proposal or another theme', async (_, call) => {
    const [mine, foreign] = [await member('ic'), await member('dh')];
    const before = await gameTableRows(app.db);
    const cases: [TestCaller, string, number, string][] = [
      [app.anonymous, mine.proposalId, 401, 'signedOut'],
      [prof, mine.proposalId, 403, 'wrongRole'],
      [chief, mine.proposalId, 403, 'wrongRole'],
      [mine.call, mine.proposalId, 403, 'ownProposal'],
      [mine.call, foreign.proposalId, 403, 'notYours'],
      [mine.call, UNKNOWN, 404, 'notFound'],
      [mine.call, 'x', 400, 'badInput'],
    ];
    for (const [caller, id, status, code] of cases) {
      const reply = await call(caller, id);
      expect([reply.statusCode, reply.json().code]).toEqual([status, code]);
    }
    expect(await gameTableRows(app.db)).toEqual(before);
  });
});

describe('PUT /proposal and POST /proposal/:teamId/submit', () => {
  const edit = (caller: TestCaller, teamId: string, proposal: unknown = 'Novo texto') =>
    caller.put(`/proposal/${teamId}`, { json: { proposal } });
  const submit = (caller: TestCaller, teamId: string, json: object = {}) =>
    caller.post(`/proposal/${teamId}/submit`, { json });

  it.each([['edit', edit] as const, ['submit', submit] as const])(
    '%s: only for staff, only for own teams',
    async (_, call) => {
      const mine = await member();
      const bare = await app.team({ classId, level: 3 });
      const before = await gameTableRows(app.db);
      const cases: [TestCaller, string, number, string][] = [
        [app.anonymous, mine.id, 401, 'signedOut'],
        [mine.call, mine.id, 403, 'wrongRole'],
        [other, mine.id, 403, 'notYours'],
        [other, bare.id, 403, 'notYours'],
        [prof, bare.id, 404, 'notFound'],
        [prof, UNKNOWN, 404, 'notFound'],
        [prof, 'x', 400, 'badInput'],
      ];
      for (const [caller, id, status, code] of cases) {
        const reply = await call(caller, id);
        expect([reply.statusCode, reply.json().code]).toEqual([status, code]);
      }
      expect(await gameTableRows(app.db)).toEqual(before);
    },
  );

  it('edits a draft and submits it once', async () => {
    const mine = await member();
    const edited = await edit(prof, mine.id, '  <b>Melhor</b>  ');
    expect(edited.statusCode).toBe(200);
    expect(edited.json()).toMatchObject({ _id: mine.proposalId, proposal: '<b>Melhor</b>', submitted: false });
    const echo = { proposalId: mine.proposalId, proposal: 'outro texto', school: null, teamName: 'x' };
    const sent = await submit(chief, mine.id, echo);
    expect(sent.statusCode).toBe(201);
    expect(sent.json()).toMatchObject({ proposal: '<b>Melhor</b>', submitted: true });
    const before = await gameTableRows(app.db);
    for (const reply of [await edit(prof, mine.id), await submit(prof, mine.id)]) {
      expect([reply.statusCode, reply.json().code]).toEqual([409, 'alreadySubmitted']);
    }
    expect(await gameTableRows(app.db)).toEqual(before);
    const lines = await app.db.select().from(audit).where(eq(audit.subjectId, mine.id)).orderBy(audit.id);
    expect(lines.map(({ accountId, action, details }) => [accountId, action, details])).toEqual([
      [prof.accountId, 'editProposal', {}],
      [chief.accountId, 'submitProposal', {}],
    ]);
  });

  it("refuses another team's proposalId", async () => {
    const [mine, second] = [await member(), await member()];
    const before = await gameTableRows(app.db);
    const reply = await submit(prof, mine.id, { proposalId: second.proposalId });
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, ['proposalId']]);
    expect(await gameTableRows(app.db)).toEqual(before);
  });

  it.each([[''], ['  '], ['a'.repeat(PROPOSAL_MAX_CHARS + 1)], [undefined]])('refuses the text %#', async (text) => {
    const mine = await member();
    const before = await gameTableRows(app.db);
    const reply = await prof.put(`/proposal/${mine.id}`, { json: { proposal: text } });
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, ['proposal']]);
    expect(await gameTableRows(app.db)).toEqual(before);
  });

  it('accepts the longest plan that level 4 can produce, for editing and submitting', async () => {
    const team = await app.team({ classId, theme: 'ic', level: 5 });
    const answers = SOLAR_SYSTEMS.ic.levels.level4.map(() => 'é'.repeat(TEXT_MAX_CHARS));
    expect(answers.length).toBeGreaterThan(1);
    const posted = await (await app.as(team.username)).post('/answer-level-4', { json: { answers } });
    expect(posted.statusCode).toBe(200);
    const proposal = answers.join('\n\n');
    const edited = await edit(prof, team.id, proposal);
    expect([edited.statusCode, edited.json().proposal]).toEqual([200, proposal]);
    const sent = await submit(prof, team.id, { proposal });
    expect([sent.statusCode, sent.json().proposal]).toEqual([201, proposal]);
  });

  it('accepts ids in capitals', async () => {
    const mine = await member();
    expect((await edit(prof, mine.id.toUpperCase())).statusCode).toBe(200);
    const sent = await submit(prof, mine.id.toUpperCase(), { proposalId: mine.proposalId.toUpperCase() });
    expect(sent.statusCode).toBe(201);
  });

  it('answers exactly one of many simultaneous submissions with 201', async () => {
    const mine = await member();
    const replies = await Promise.all(Array.from({ length: 5 }, () => submit(prof, mine.id)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409, 409]);
  });
});

describe('POST /proposal/:teamId/reopen', () => {
  const REASON = 'A turma submeteu a proposta errada.';
  const reopen = (caller: TestCaller, teamId: string, body: object = { reason: REASON }) =>
    caller.post(`/proposal/${teamId}/reopen`, { json: body });

  it('refuses signed-out callers, teams, teachers, unknown teams, teams without a proposal, and a draft', async () => {
    const [sent, draft] = [await member('ic', { submitted: true }), await member()];
    const early = await app.team({ classId, level: 3 });
    const before = await gameTableRows(app.db);
    const replies = [
      await reopen(app.anonymous, sent.id),
      await reopen(sent.call, sent.id),
      await reopen(prof, sent.id),
    ];
    for (const id of [UNKNOWN, early.id, 'x', draft.id]) replies.push(await reopen(chief, id));
    expect(replies.map((reply) => [reply.statusCode, reply.json().code])).toEqual([
      [401, 'signedOut'],
      [403, 'wrongRole'],
      [403, 'wrongRole'],
      [404, 'notFound'],
      [404, 'notFound'],
      [400, 'badInput'],
      [409, 'notSubmitted'],
    ]);
    expect(await gameTableRows(app.db)).toEqual(before);
  });

  it('stores a reason that was cut in the middle of a character', async () => {
    const sent = await member('ic', { submitted: true });
    const reply = await reopen(chief, sent.id, { reason: 'Errada \ud83d' });
    expect(reply.statusCode).toBe(200);
    const [entry] = await app.db.select().from(audit).where(eq(audit.subjectId, sent.id));
    expect(entry?.details).toEqual({ reason: 'Errada \ufffd' });
  });

  it.each([{}, { reason: '' }, { reason: '  \n ' }, { reason: 'x'.repeat(501) }])(
    'refuses a missing, blank or too long reason: %j',
    async (body) => {
      const sent = await member('ic', { submitted: true });
      const reply = await reopen(chief, sent.id, body);
      expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, ['reason']]);
      const [still] = await app.db.select().from(proposals).where(eq(proposals.teamId, sent.id));
      expect(still?.submittedAt).not.toBeNull();
      expect(await app.db.select().from(audit).where(eq(audit.subjectId, sent.id))).toEqual([]);
    },
  );

  it('shows the teacher the reopening and its reason in the history, and refuses her own', async () => {
    const mine = await member('ic', { submitted: true });
    expect((await reopen(prof, mine.id)).json().code).toBe('wrongRole');
    expect((await reopen(chief, mine.id)).statusCode).toBe(200);
    const { entries } = (await prof.get(`/history?search=${encodeURIComponent(mine.name)}`)).json();
    expect(entries[0]).toMatchObject({ action: 'reopenProposal', details: { reason: REASON } });
  });

  it('makes it a draft again with its text, stars and comments, once, with a history entry', async () => {
    const [mine, friend] = [await member('dh', { submitted: true }), await member('dh')];
    await friend.call.put(`/update-proposals-stars/4/${mine.proposalId}`);
    await friend.call.put(`/comment-proposals/${mine.proposalId}`, { json: { comment: 'Boa' } });
    const before = await theirs(friend.call, 'dh', mine.proposalId);
    const replies = await Promise.all(Array.from({ length: 4 }, () => reopen(chief, mine.id)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
    expect(await theirs(friend.call, 'dh', mine.proposalId)).toEqual({ ...before, submitted: false });
    const entries = await app.db.select().from(audit).where(eq(audit.subjectId, mine.id));
    expect(entries).toMatchObject([
      {
        action: 'reopenProposal',
        accountId: chief.accountId,
        ownerId: prof.accountId,
        subjectName: mine.name,
        details: { reason: REASON },
      },
    ]);
    const edited = await prof.put(`/proposal/${mine.id}`, { json: { proposal: 'Outra' } });
    expect(edited.json()).toMatchObject({ proposal: 'Outra', submitted: false });
    expect((await prof.post(`/proposal/${mine.id}/submit`, { json: {} })).statusCode).toBe(201);
  });
});
