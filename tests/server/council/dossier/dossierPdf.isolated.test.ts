import { eq } from 'drizzle-orm';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Dossier, EMPTY_DOSSIER } from '#domain/council/dossier.ts';
import type { DossierContent } from '#server/council/dossier/DossierContent.ts';
import { dossierPdf } from '#server/council/dossier/dossierPdf.ts';
import { comments } from '#server/db/schema/council.ts';
import { audit } from '#server/db/schema/history.ts';
import { seedMember } from '../../../support/app/council.ts';
import { createTestApp, type TestApp, type TestCaller } from '../../../support/app/testApp.ts';
import { pdfText } from '../../../support/pdfText.ts';

// Isolated: pdfjs-dist needs Array.prototype as the engine has it.

interface Node {
  role?: string;
  children?: Node[];
  id?: string;
  type?: string;
}
const open = (pdf: Uint8Array) => getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
type Opened = Awaited<ReturnType<typeof open>>;

const answers: Dossier = {
  problem: 'No recreio não há sombra.',
  people: 'Quem almoça na escola.',
  actions: 'Plantar doze árvores.',
  steps: [
    { what: 'Comprar árvores', who: 'Direção', when: 'fevereiro', cents: 24_050 },
    { what: 'Plantar', who: 'Turma', when: 'março', cents: null },
  ],
  partners: 'Junta de freguesia',
};
const FULL: DossierContent = {
  team: 'Os Vigias <do> Ar & Mar',
  class: '8.º A',
  school: 'Escola Básica de Vila Nova',
  theme: 'ds',
  at: new Date(Date.UTC(2026, 4, 12)),
  plan: 'Primeira parte do plano.\n\nSegunda parte do plano.',
  submitted: true,
  answers,
  support: { rated: 7, commented: 1, for: 3 },
  starsMean: 4.3,
  objections: [
    { kind: 'against', team: 'Cometa', text: 'Falta quem regue.', answer: null },
    { kind: 'question', team: 'Nebulosa', text: 'Quem paga?', answer: 'A junta.' },
  ],
  accepted: [{ team: 'Cometa', text: 'E se usarem\nágua da chuva?' }],
  formerTexts: 2,
};
const EMPTY: DossierContent = {
  ...FULL,
  school: null,
  submitted: false,
  answers: EMPTY_DOSSIER,
  support: { rated: 0, commented: 0, for: 0 },
  starsMean: null,
  objections: [],
  accepted: [],
  formerTexts: 0,
};

describe('the document', () => {
  it('says all that is known', async () => {
    const text = await pdfText(await dossierPdf(FULL));
    for (const known of [
      'O plano da equipa Os Vigias <do> Ar & Mar',
      'Escola Básica de Vila Nova',
      'Desenvolvimento Sustentável',
      '12 de maio de 2026',
      'Estado do plano: submetido',
      ...[answers.problem, answers.people, answers.actions, answers.partners],
      'Comprar árvores Direção fevereiro 240,50 €',
      'Total 240,50 €',
      'Há passos sem custo',
      'Segunda parte do plano.',
      'Equipas que avaliaram o plano: 7',
      'Equipas que se declararam a favor: 3',
      'Objeção da equipa Cometa Falta quem regue. Resposta por preencher:',
      'Pergunta da equipa Nebulosa Quem paga? Resposta: A junta.',
      'E se usarem água da chuva? (equipa Cometa)',
      'O plano mudou 2 vezes.',
      'Média de 4,3 em 5 estrelas; 7 equipas votaram.',
      'À direção da escola Escola Básica de Vila Nova',
      'No Conselho, o plano foi avaliado por 7 equipas e comentado por 1 equipa.',
      'O custo previsto é de 240,50 €, e há passos cujo custo ainda está por apurar.',
      'Despacho n.º 436-A/2017',
      'Esta descrição tem 12 palavras.',
    ])
      expect(text).toContain(known);
  });

  it('leaves room for what is not known, and makes nothing up', async () => {
    const text = await pdfText(await dossierPdf(EMPTY));
    for (const blank of [
      'O problema Por preencher:',
      'Passos, datas e custos Por preencher:',
      'Parceiros Por preencher:',
    ])
      expect(text).toContain(blank);
    expect(text).toContain('Escola: por preencher');
    expect(text).toContain('O custo do plano ainda está por apurar.');
    expect(text).toContain('O plano ainda não recebeu estrelas.');
    expect(text).not.toMatch(/\d €/);
    // The plan's own text is the description that the school's budget asks for.
    expect(text).toContain('Descrição (até 1000 palavras) Primeira parte do plano.');
  });

  it('says when the description is too long for the school’s budget', async () => {
    const long = { ...EMPTY, plan: 'palavra '.repeat(1_001) };
    expect(await pdfText(await dossierPdf(long))).toContain('tem 1001 palavras: é preciso encurtá-la para 1000.');
  });

  it('gives the result of a council session where there is one', async () => {
    const text = await pdfText(await dossierPdf({ ...FULL, councilResult: ['Ficou em 1.º lugar.'] }));
    expect(text).toContain('Resultado da votação Ficou em 1.º lugar.');
    expect(text).not.toContain('Média de');
  });

  it('says in the letter that the plan was voted on, also without stars and comments', async () => {
    const none = { rated: 0, commented: 0, for: 0 };
    const councilResult = ['Conselho de 8.º A. 8 votos de 8 equipas.', 'Foi este o plano escolhido.', 'Outra frase.'];
    const text = await pdfText(await dossierPdf({ ...FULL, support: none, councilResult }));
    expect(text).toContain(
      'Levámos o plano a votos. Conselho de 8.º A. 8 votos de 8 equipas. Foi este o plano escolhido.',
    );
    expect(text).not.toContain('ainda não foi avaliado');
    const before = await pdfText(await dossierPdf({ ...FULL, support: none, councilResult: undefined }));
    expect(before).toContain('O plano ainda não foi avaliado por outras equipas.');
    expect(before).toContain('Equipas que avaliaram o plano: 0');
  });

  it('has the same bytes for the same content', async () => {
    expect(await dossierPdf(FULL)).toEqual(await dossierPdf(FULL));
  });
});

describe('the document as PDF/UA-1', () => {
  let pdf: Buffer;
  let document: Opened;
  beforeAll(async () => {
    pdf = await dossierPdf(FULL);
    document = await open(pdf);
  });

  it('names its title, its language and its standard', async () => {
    const { info, metadata } = await document.getMetadata();
    expect(info).toMatchObject({
      Title: 'Dossiê da Terra: Os Vigias  do  Ar   Mar',
      Language: 'pt-PT',
      PDFFormatVersion: '1.7',
    });
    expect(metadata.getRaw()).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
    expect(await document.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true });
  });

  it('has a bookmark for each section', async () => {
    const titles = (await document.getOutline()).map(({ title }) => title);
    expect(titles.slice(0, 3)).toEqual(['Dossiê da Terra', 'O problema', 'Quem sente o problema']);
    expect(titles.slice(-2)).toEqual(['Carta à direção da escola', 'Orçamento Participativo das Escolas']);
  });

  it('begins with its only heading of level 1 and skips no level', async () => {
    const roles = (await treesOf(document)).flatMap(rolesOf);
    const levels = roles.filter((role) => /^H\d$/.test(role)).map((role) => Number(role.slice(1)));
    expect(levels[0]).toBe(1);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
  });

  it('has lists and tables with their parts', async () => {
    const trees = await treesOf(document);
    const all = trees.flatMap(nodesOf);
    const childrenOf = (role: string) =>
      new Set(all.filter((node) => node.role === role).flatMap((node) => rolesIn(node)));
    expect(childrenOf('Table')).toEqual(new Set(['TR']));
    expect(childrenOf('TR')).toEqual(new Set(['TH', 'TD']));
    expect(childrenOf('L')).toEqual(new Set(['LI']));
    expect(childrenOf('LI')).toEqual(new Set(['Lbl', 'LBody']));
  });

  it('marks every text as content of the structure or as an artifact', async () => {
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent({ includeMarkedContent: true });
      const tagged = new Set(nodesOf(await page.getStructTree()).flatMap(({ id }) => id ?? []));
      const open: string[] = [];
      for (const item of items) {
        if ('str' in item) {
          if (item.str.trim() === '') continue;
          const place = open.at(-1) ?? 'nowhere';
          expect(place === 'Artifact' || tagged.has(place), `${item.str} is in ${place}`).toBe(true);
        } else if (item.type === 'endMarkedContent') open.pop();
        else open.push(placeOf(item));
      }
    }
  });

  it('embeds its fonts, and numbers its pages', async () => {
    const names = [...pdf.toString('latin1').matchAll(/\/FontName \/(\S+)/g)].map(([, name]) =>
      name?.replace(/^\w+\+/, ''),
    );
    expect(new Set(names)).toEqual(
      new Set(['AtkinsonHyperlegibleNext-Regular', 'AtkinsonHyperlegibleNext-Bold', 'Exo2-Bold']),
    );
    expect(pdf.toString('latin1').match(/\/FontFile2 /g)).toHaveLength(names.length);
    expect(await pdfText(pdf)).toContain(`1 de ${document.numPages}`);
  });

  it('ends though a text has no spaces and fills every limit', async () => {
    const word = 'x'.repeat(2_000);
    const cell = 'y'.repeat(200);
    const steps = Array.from({ length: 20 }, () => ({ what: cell, who: cell, when: cell, cents: 10_000_000 }));
    const huge = {
      ...FULL,
      plan: 'z'.repeat(40_000),
      answers: { problem: word, people: word, actions: word, partners: word, steps },
    };
    expect((await open(await dossierPdf(huge))).numPages).toBeGreaterThan(15);
  });
});

/** Returns the id of tagged content, or 'Artifact'; the types of pdfjs lack the tag. */
function placeOf(item: { id: string; tag?: string }): string {
  return item.tag === 'Artifact' ? item.tag : item.id;
}

async function treesOf(document: Opened): Promise<Node[]> {
  const pages = Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1));
  return Promise.all(pages.map(async (page) => (await page).getStructTree()));
}
function nodesOf(node: Node): Node[] {
  return [node, ...(node.children ?? []).flatMap(nodesOf)];
}
const rolesIn = ({ children = [] }: Node) => children.flatMap(({ role }) => role ?? []);
const rolesOf = (node: Node) => nodesOf(node).flatMap(({ role }) => role ?? []);

describe('GET /proposal/:teamId/dossier', () => {
  let app: TestApp;
  let classId: string;
  let prof: TestCaller;
  beforeAll(async () => {
    app = await createTestApp();
    const { id: schoolId } = await app.school({ name: 'Escola do Cabo' });
    const { id: teacherId } = await app.teacher({ username: 'prof', name: 'Docente Rita', schoolId });
    await app.teacher({ username: 'vizinha' });
    ({ id: classId } = await app.schoolClass({ teacherId, name: '9.º B' }));
    prof = await app.as('prof');
  });
  afterAll(() => app.close());

  const path = (teamId: string) => `/proposal/${teamId}/dossier`;
  const code = async (by: TestCaller, teamId: string) => (await by.get(path(teamId))).json().code;

  it('sends the dossier to the teacher, with the debate that may be read and no pupil', async () => {
    const team = await seedMember(app, { classId, name: 'Faróis', members: ['Ana Silveira', 'Rui Pestana'] });
    const guest = await seedMember(app, { classId, name: 'Cometas', members: ['Eva Moreira'] });
    const said = { proposalId: team.proposalId, teamId: guest.id, at: new Date(app.services.now()) };
    const [asked] = await app.db
      .insert(comments)
      .values([
        { ...said, text: 'Quem mede?', kind: 'question' },
        { ...said, text: 'Gostamos disto', kind: 'for' },
        { ...said, text: 'Segredo retido', kind: 'against', state: 'held', heldFor: 'before' },
        { ...said, text: 'Usem latas', kind: 'suggestion', acceptedAt: said.at },
      ])
      .returning({ id: comments.id });
    const answer = { ...said, teamId: team.id, text: 'Resposta retida', answerTo: asked?.id ?? '' };
    await app.db.insert(comments).values({ ...answer, state: 'held', heldFor: 'before' });
    await guest.call.put(`/update-proposals-stars/4/${team.proposalId}`);
    await team.call.put(`${path(team.id)}/answers`, { json: { base: 0, writer: 'a', dossier: answers } });
    const reply = await prof.get(path(team.id));
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="dossie-da-terra.pdf"',
    });
    const text = await pdfText(reply.rawPayload);
    for (const known of [
      'O plano da equipa Faróis',
      'Turma: 9.º B',
      'Escola: Escola do Cabo',
      `Proposta de ${team.name}`,
    ])
      expect(text).toContain(known);
    expect(text).toContain('Pergunta da equipa Cometas Quem mede? Resposta por preencher:');
    expect(text).toContain('Equipas que comentaram o plano: 1');
    expect(text).toContain('Equipas que se declararam a favor: 1');
    expect(text).toContain('Usem latas (equipa Cometas)');
    expect(text).toContain('Média de 4 em 5 estrelas; 1 equipa votou.');
    expect(text).toContain(answers.partners);
    for (const name of ['Ana', 'Silveira', 'Pestana', 'Eva', 'Rita', 'retid']) expect(text).not.toContain(name);
    const [entry] = await app.db.select().from(audit).where(eq(audit.action, 'exportDossier'));
    expect(entry).toMatchObject({ accountId: prof.accountId, subjectId: team.id });
  });

  it('is the team’s own once its plan is submitted', async () => {
    const draft = await seedMember(app, { classId });
    const sent = await seedMember(app, { classId, submitted: true });
    expect(await code(draft.call, draft.id)).toBe('notSubmitted');
    expect((await prof.get(path(draft.id))).statusCode).toBe(200);
    expect((await sent.call.get(path(sent.id))).headers['content-type']).toBe('application/pdf');
    expect(await code(draft.call, sent.id)).toBe('notYours');
  });

  it('is refused to another teacher, for a team without a plan, and for a wrong address', async () => {
    const team = await seedMember(app, { classId });
    expect(await code(await app.as('vizinha'), team.id)).toBe('notYours');
    expect(await code(prof, (await app.team({ classId, level: 4 })).id)).toBe('notFound');
    expect(await code(prof, 'x')).toBe('badInput');
    expect(await code(app.anonymous, team.id)).toBe('signedOut');
  });

  it('answers several requests at once', async () => {
    const team = await seedMember(app, { classId });
    const replies = await Promise.all([1, 2, 3].map(() => prof.get(path(team.id))));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  });
});
