import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { EMPTY_DOSSIER } from '#domain/council/dossier.ts';
import type { CouncilSetup } from '#domain/council/session/setup.ts';
import { LESSON_MS } from '#domain/limits.ts';
import { comments, councilDossiers, proposals, proposalVersions } from '#server/db/schema/council.ts';
import { councilClasses, councilPlans, councils, councilTeams } from '#server/db/schema/councils.ts';
import { diaryEntries } from '#server/db/schema/diary.ts';
import { draftSteps, drafts } from '#server/db/schema/drafts.ts';
import { feedbackQuestions } from '#server/db/schema/feedback.ts';
import { ltiLinks, ltiPlatforms, staffIdentities } from '#server/db/schema/identity.ts';
import { attendance, deviceStates, lessonMessages, lessons, raisedHands } from '#server/db/schema/lessons.ts';
import { phrases } from '#server/db/schema/phrases.ts';
import { placedComments } from '#server/db/schema/placedComments.ts';
import { quizCorrections } from '#server/db/schema/quizCorrections.ts';
import { answerRecordings } from '#server/db/schema/recordings.ts';
import { answerVersions, levelNotes, returnedLevels } from '#server/db/schema/records.ts';
import { answers, classes, marks } from '#server/db/schema/schema.ts';
import { selectionChoices, selectionReadings } from '#server/db/schema/selection.ts';
import { surveyAnswers, surveys } from '#server/db/schema/surveys.ts';
import { diaryEntryRow } from '../app/council.ts';
import { finishedUpload } from '../app/gameAnswers.ts';
import type { TestApp, TestCaller } from '../app/testApp.ts';

/** One teacher's records, by the parameter name under which calls take their ids, and the usernames of the players. */
export interface OwnedRecords {
  teacherId: string;
  schoolId: string;
  classId: string;
  binId: string;
  importId: string;
  /** In mission 3, with answers and marks for missions 1 and 2. */
  teamId: string;
  /** Like teamId, with mission 2 given back. */
  returnedId: string;
  /** In the council, with a draft proposal. */
  councilId: string;
  proposalUid: string;
  /** A proposal hidden by the teacher. */
  hiddenProposalUid: string;
  /** In the council, with a submitted proposal. */
  submittedId: string;
  submittedUid: string;
  /** The teacher of another class, whose team has a submitted proposal that the teacher reads for the selection. */
  colleagueId: string;
  readingUid: string;
  /** Comments by the council team on the submitted proposal: one shown, one hidden by the teacher. */
  commentId: string;
  hiddenCommentId: string;
  /** A question and a suggestion of the submitted team on the draft proposal of the council team. */
  questionId: string;
  /** A team with a draft that no session votes on, and a suggestion for it. */
  suggestedId: string;
  suggestionId: string;
  /** Entries of the submitted team's diary: one shown, one hidden by the teacher. */
  entryId: string;
  hiddenEntryId: string;
  /** At level 1, with a finished upload. */
  freshId: string;
  uploadId: string;
  /** The live lesson of the class, with a message to all. */
  lessonId: string;
  messageId: string;
  mapCode: string;
  /** Opens the questionnaire of the class, which takes answers. */
  surveyCode: string;
  /** A phrase that the teacher keeps for notes. */
  phraseId: string;
  /** The teacher's link with an account of her school. */
  identityId: string;
  /** A learning platform, and an activity of it that is bound to the class. */
  platformId: string;
  linkId: string;
  /** A teacher's comment on a place of the team's answer to mission 2. */
  placedId: string;
  /** The team's answer by voice to mission 2. */
  recordingId: string;
  /** A running council session of the class in its vote, on the draft and the submitted proposal. */
  sessionId: string;
  sessionCode: string;
  usernames: {
    teacher: string;
    team: string;
    returned: string;
    council: string;
    suggested: string;
    submitted: string;
    fresh: string;
  };
}

/** Seeds the records of one teacher. `mark` occurs in every name and text, so that a test can detect a leak. */
export async function seedOwnedRecords(app: TestApp, admin: TestCaller, mark: string): Promise<OwnedRecords> {
  const name = (what: string) => `${what} ${mark} ${randomUUID().slice(0, 8)}`;
  const school = await app.school({ name: name('Escola') });
  const teacher = await app.teacher({ name: name('Professora'), schoolId: school.id });
  const { id: classId } = await app.schoolClass({ teacherId: teacher.id, name: name('Turma') });
  await app.db
    .update(classes)
    .set({ rankingOpenedAt: new Date(app.services.now()) })
    .where(eq(classes.id, classId));
  const team = (level: number) => app.team({ classId, level, name: name('Equipa'), members: [name('Ana')] });
  const [playing, returned, council, suggested, withheld, submitted, fresh, gone] = [
    await team(4),
    await team(4),
    await team(6),
    await team(6),
    await team(6),
    await team(6),
    await team(1),
    await team(2),
  ];
  for (const { id } of [playing, returned]) await playMissions(app, id, mark);
  await app.db
    .insert(returnedLevels)
    .values({ teamId: returned.id, level: 2, note: mark, returnedAt: new Date(app.services.now()) });
  // A mission that was given back has no mark until it is answered again.
  await app.db.delete(marks).where(and(eq(marks.teamId, returned.id), eq(marks.level, 2)));
  const proposalUid = await propose(app, council.id, mark, false);
  const spoken = await propose(app, submitted.id, mark, true);
  const said = { proposalId: spoken, teamId: council.id, text: mark };
  const before = { state: 'shown', heldFor: null, decidedBy: null, decidedAt: null } as const;
  const decision = { state: 'hidden', decidedBy: teacher.id, decidedAt: new Date(app.services.now()), before } as const;
  const withheldUid = await propose(app, withheld.id, mark, false);
  await app.db.update(proposals).set(decision).where(eq(proposals.id, withheldUid));
  const [shown, hidden] = await app.db
    .insert(comments)
    .values([said, { ...said, ...decision }])
    .returning({ id: comments.id });
  const read = await readForSelection(app, teacher.id, mark);
  await choose(app, spoken, mark);
  const now = new Date(app.services.now());
  const told = { text: `Pedimos ${mark}`, progress: 'impossible', reason: mark } as const;
  const [entry, hiddenEntry] = await app.db
    .insert(diaryEntries)
    .values([diaryEntryRow(submitted.id, now, told), diaryEntryRow(submitted.id, now, { ...told, ...decision })])
    .returning({ id: diaryEntries.id });
  const debated = await debate(app, { proposalUid, councilId: council.id, submittedId: submitted.id }, mark);
  const { content } = await finishedUpload(app, fresh.id, `ficheiro ${mark} ${fresh.id}`);
  const suggestionId = await suggest(app, { authorId: suggested.id, teamId: submitted.id }, mark);
  const session = await holdCouncil(app, { classId, plans: [proposalUid, spoken], teams: [council.id, submitted.id] });
  const lesson = await teach(app, { classId, teamId: playing.id }, mark);
  const [phrase] = await app.db
    .insert(phrases)
    .values({ accountId: teacher.id, text: name('Frase') })
    .returning({ id: phrases.id });
  const linkedAt = new Date(app.services.now());
  const [identity] = await app.db
    .insert(staffIdentities)
    .values({
      issuer: 'https://contas.escola.pt',
      subject: teacher.id,
      accountId: teacher.id,
      linkedAt,
      lastUsedAt: linkedAt,
    })
    .returning({ id: staffIdentities.id });
  const activity = await bindActivity(app, classId, mark);
  const placedId = await commentPlace(app, playing.id, mark);
  const recordingId = await record(app, playing.id, mark);
  const { binId } = (await admin.send('DELETE', `/team/${gone.id}`)).json();
  const rows = [{ line: 1, className: name('Importada'), teamName: null, solar: '', members: [] }];
  const imported = await (await app.as(teacher.username)).post('/imports', { json: { rows } });
  return {
    teacherId: teacher.id,
    schoolId: school.id,
    classId,
    binId,
    importId: imported.json()._id,
    teamId: playing.id,
    returnedId: returned.id,
    councilId: council.id,
    proposalUid,
    hiddenProposalUid: withheldUid,
    submittedId: submitted.id,
    submittedUid: spoken,
    ...read,
    commentId: shown?.id ?? '',
    hiddenCommentId: hidden?.id ?? '',
    entryId: entry?.id ?? '',
    hiddenEntryId: hiddenEntry?.id ?? '',
    ...debated,
    suggestedId: suggested.id,
    suggestionId,
    freshId: fresh.id,
    phraseId: phrase?.id ?? '',
    identityId: identity?.id ?? '',
    ...activity,
    placedId,
    recordingId,
    uploadId: content.replace('upload:', ''),
    ...lesson,
    ...session,
    usernames: {
      teacher: teacher.username,
      team: playing.username,
      returned: returned.username,
      council: council.username,
      suggested: suggested.username,
      submitted: submitted.username,
      fresh: fresh.username,
    },
  };
}

async function playMissions(app: TestApp, teamId: string, mark: string): Promise<void> {
  const post = (part: number) => ({ teamId, part, texts: [`1. ${mark}`, mark, mark], fingerprint: 'x:y' });
  await app.db.insert(answers).values([post(0), post(1), post(2)]);
  await app.db.insert(marks).values([
    { teamId, level: 1, p1: 20 },
    { teamId, level: 2, p1: 20, p1Marked: true, p2Marked: true },
  ]);
  await app.db
    .insert(feedbackQuestions)
    .values({ teamId, level: 1, version: 1, text: mark, askedAt: new Date(app.services.now()) });
  await app.db.insert(levelNotes).values({ teamId, level: 1, text: mark, updatedAt: new Date(app.services.now()) });
  const at = new Date(app.services.now());
  const mark20 = { p1: 20, p2: 0, marked: { p1: true, p2: false } };
  const times = { acceptedAt: at, returnedAt: at };
  await app.db
    .insert(answerVersions)
    .values({ teamId, level: 2, version: 1, texts: [mark], ...times, returnNote: mark, note: mark, mark: mark20 });
  const minute = new Date(Math.floor(at.getTime() / 60_000) * 60_000);
  await app.db.insert(draftSteps).values({ teamId, part: 2, version: 1, number: 1, at: minute, texts: [mark] });
  await app.db.insert(drafts).values({ teamId, part: 3, revision: 1, device: 'tablet', content: mark });
}

/** When the comment on a place was written. */
export const PLACED_AT = new Date('2026-01-05T10:00:00Z');

/** Comments on a place of the current answer to mission 2, which came after a former one. */
async function commentPlace(app: TestApp, teamId: string, mark: string) {
  const placedId = randomUUID();
  const span = { step: 1, spanStart: 0, spanEnd: mark.length, quote: mark };
  const comment = { id: placedId, teamId, level: 2, version: 2, text: `Porquê? ${mark}` };
  await app.db.insert(placedComments).values({ ...comment, ...span, createdAt: PLACED_AT, updatedAt: PLACED_AT });
  return placedId;
}

async function record(app: TestApp, teamId: string, mark: string): Promise<string> {
  const [row] = await app.db
    .insert(answerRecordings)
    .values({ teamId, part: 2, version: 2, step: 0, name: `${mark}.webm`, seconds: 9, words: mark })
    .returning({ id: answerRecordings.id });
  return row?.id ?? '';
}

async function propose(app: TestApp, teamId: string, mark: string, submitted: boolean): Promise<string> {
  const id = randomUUID();
  const at = new Date(app.services.now());
  await app.db
    .insert(proposals)
    .values({ id, teamId, text: `Proposta ${mark}`, createdAt: at, submittedAt: submitted ? at : null });
  return id;
}

/** Gives a teacher a plan of a colleague's team to read for the selection. */
async function readForSelection(app: TestApp, teacherId: string, mark: string) {
  const { id: colleagueId } = await app.teacher({ name: `Colega ${mark}` });
  const { id: classId } = await app.schoolClass({ teacherId: colleagueId, name: `Turma ${mark} ${colleagueId}` });
  const author = await app.team({ classId, level: 6, name: `Equipa ${mark}` });
  const readingUid = await propose(app, author.id, mark, true);
  await app.db.insert(selectionReadings).values({ proposalId: readingUid, accountId: teacherId });
  return { colleagueId, readingUid };
}

/** Puts a plan that two colleagues have read on the shortlist of the selection. */
async function choose(app: TestApp, proposalId: string, mark: string): Promise<void> {
  const judged = { community: 5, feasible: 4, fair: 3, words: mark, judgedAt: new Date(app.services.now()) };
  for (const one of ['primeira', 'segunda']) {
    const { id: accountId } = await app.teacher({ name: `Leitora ${one} ${mark}` });
    await app.db.insert(selectionReadings).values({ proposalId, accountId, ...judged });
  }
  const chosenAt = new Date(app.services.now());
  await app.db.insert(selectionChoices).values({ proposalId, reason: mark, chosenBy: randomUUID(), chosenAt });
}

/** A debate on the council team's proposal, with a held answer, a version that other teams do not see, and a dossier. */
async function debate(
  app: TestApp,
  { proposalUid, councilId, submittedId }: { proposalUid: string; councilId: string; submittedId: string },
  mark: string,
) {
  const at = new Date(app.services.now());
  const asked = { proposalId: proposalUid, teamId: submittedId, at };
  const [question, answered] = await app.db
    .insert(comments)
    .values([
      { ...asked, text: `Porquê? ${mark}`, kind: 'question' },
      { ...asked, text: `Quando? ${mark}`, kind: 'question' },
    ])
    .returning({ id: comments.id });
  await app.db.insert(comments).values({
    proposalId: proposalUid,
    teamId: councilId,
    text: `Amanhã ${mark}`,
    at,
    answerTo: answered?.id ?? '',
    state: 'held',
    heldFor: 'before',
  });
  const former = { text: `Antes ${mark}`, writtenAt: at, replacedAt: at, cause: 'edit', shown: false } as const;
  await app.db.insert(proposalVersions).values({ teamId: councilId, version: 1, ...former });
  const answers = { ...EMPTY_DOSSIER, problem: `Problema ${mark}` };
  const saved = { revision: 1, answers, savedBy: 'team', savedAt: at, writer: mark } as const;
  const other = { answers: { ...answers, people: mark }, savedBy: 'staff', savedAtMs: at.getTime() } as const;
  await app.db.insert(councilDossiers).values({ teamId: councilId, ...saved, other });
  return { questionId: question?.id ?? '' };
}

/** Suggests a change of a draft that no council session votes on. */
async function suggest(app: TestApp, { authorId, teamId }: { authorId: string; teamId: string }, mark: string) {
  const proposalId = await propose(app, authorId, mark, false);
  const at = new Date(app.services.now());
  const [suggestion] = await app.db
    .insert(comments)
    .values({ proposalId, teamId, at, text: `E se? ${mark}`, kind: 'suggestion' })
    .returning({ id: comments.id });
  return suggestion?.id ?? '';
}

const SURVEY_ANSWERS = [1, 2, 3, 4, 5, null, 4, 3];

/** Starts a lesson of the class in which a team has raised its hand, has said who is there, and has a device. */
async function teach(app: TestApp, { classId, teamId }: { classId: string; teamId: string }, mark: string) {
  const at = new Date(app.services.now());
  const mapCode = randomUUID().slice(0, 8);
  const row = { classId, startedAt: at, expiresAt: new Date(at.getTime() + LESSON_MS), mapCode };
  const [lesson] = await app.db.insert(lessons).values(row).returning({ id: lessons.id });
  const lessonId = lesson?.id ?? '';
  const [message] = await app.db
    .insert(lessonMessages)
    .values({ lessonId, text: `Recado ${mark}`, sentAt: at })
    .returning({ id: lessonMessages.id });
  await app.db.insert(attendance).values({ lessonId, teamId, present: [mark], roles: { pilot: mark }, at });
  await app.db.insert(raisedHands).values({ teamId, raisedAt: at });
  const device = { device: mark, seenAt: at, progressedAt: at, part: 3, step: 'write', words: 7, files: 0, unsent: 0 };
  await app.db.insert(deviceStates).values({ teamId, ...device });
  await app.db.insert(quizCorrections).values({
    classId,
    theme: 'ic',
    challenge: 1,
    kind: 'void',
    options: [],
    mayFall: false,
    correctedAt: at,
  });
  const surveyCode = randomUUID().slice(0, 8);
  await app.db.insert(surveys).values({ classId, code: surveyCode, open: 'before' });
  await app.db.insert(surveyAnswers).values({ id: randomUUID(), classId, moment: 'before', answers: SURVEY_ANSWERS });
  return { lessonId, messageId: message?.id ?? '', mapCode, surveyCode };
}

const COUNCIL_SETUP: CouncilSetup = {
  phases: [
    { phase: 'present', minutes: 10 },
    { phase: 'vote', minutes: 10 },
    { phase: 'result', minutes: 10 },
  ],
  ballot: 'stars',
  rule: 'meanWithPrior',
  readings: 2,
  resultReveal: 'byTeacher',
  budget: null,
};

/** Opens a council session of the class in its vote, with its first plan still on the hall's screen, so that each call of a team is possible. */
async function holdCouncil(
  app: TestApp,
  { classId, plans, teams }: { classId: string; plans: readonly string[]; teams: readonly string[] },
) {
  const sessionCode = randomUUID().slice(0, 8);
  const startedAt = new Date(app.services.now());
  const endsAt = new Date(startedAt.getTime() + LESSON_MS);
  const running = { state: 'running', phase: 'vote', presenting: plans[0], startedAt, endsAt } as const;
  const [row] = await app.db
    .insert(councils)
    .values({ code: sessionCode, seed: 'semente', setup: COUNCIL_SETUP, ...running })
    .returning({ id: councils.id });
  const councilId = row?.id ?? '';
  await app.db.insert(councilClasses).values({ councilId, classId });
  await app.db
    .insert(councilPlans)
    .values(plans.map((proposalId, index) => ({ councilId, proposalId, place: index + 1 })));
  await app.db
    .insert(councilTeams)
    .values(teams.map((teamId) => ({ councilId, teamId, readings: [...plans], duels: [] })));
  return { sessionId: councilId, sessionCode };
}

/** Registers a platform and binds an activity of it to the class. */
async function bindActivity(
  app: TestApp,
  classId: string,
  mark: string,
): Promise<{ platformId: string; linkId: string }> {
  const at = 'https://moodle.exemplo.pt';
  const [platform] = await app.db
    .insert(ltiPlatforms)
    .values({
      name: `Plataforma ${mark}`,
      issuer: at,
      clientId: randomUUID(),
      deploymentIds: ['1'],
      authorizeUrl: at,
      tokenUrl: at,
      jwksUrl: at,
    })
    .returning({ id: ltiPlatforms.id });
  const platformId = platform?.id ?? '';
  const place = { platformId, deploymentId: '1', contextId: mark, resourceLinkId: mark };
  const [link] = await app.db
    .insert(ltiLinks)
    .values({ ...place, classId, createdAt: new Date(app.services.now()) })
    .returning({ id: ltiLinks.id });
  return { platformId, linkId: link?.id ?? '' };
}
