import { randomUUID } from 'node:crypto';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import { CHOICE_REASON_MAX_CHARS, JUDGEMENT_MAX_CHARS } from '#domain/council/selection/selectionLimits.ts';
import { selectionYearName, selectionYearOf } from '#domain/council/selection/selectionYear.ts';
import {
  CAPTION_MAX_CHARS,
  COMMENT_MAX_CHARS,
  DIARY_REASON_MAX_CHARS,
  DIARY_TEXT_MAX_CHARS,
  DOSSIER_ANSWER_MAX_CHARS,
  LESSON_MESSAGE_MAX_CHARS,
  LEVEL_NOTE_MAX_CHARS,
  PHRASE_MAX_CHARS,
  PLACED_COMMENT_MAX_CHARS,
  REOPEN_REASON_MAX_CHARS,
  RETURN_NOTE_MAX_CHARS,
  TEXT_MAX_CHARS,
  TRANSCRIPT_MAX_CHARS,
} from '#domain/limits.ts';
import { FEEDBACK_QUESTION_MAX_CHARS } from '#domain/marking/teamQuestion.ts';
import { dayOf } from '#domain/records/retention.ts';
import { THEME_IDS } from '#domain/vocabulary.ts';
import { ApiClient } from '../product/ApiClient.ts';
import { ONE_PIXEL_PNG } from '../product/onePixelPng.ts';
import { GIVEN_PASSWORD, SEED_PASSWORD } from '../product/panelSeed.ts';
import { CANARY, INTRUDER, injectionText, labelOf } from './injectionTexts.ts';

const THEME = 'ic';
const FILE = 'data:text/plain;base64,T2zDoQ==';
/** Begins as a WebM does. */
const VOICE = Buffer.from('\x1aE\xdf\xa3Voz', 'latin1');
const PICTURE = `data:image/png;base64,${ONE_PIXEL_PNG}`;

/** Text fields whose value is never shown to anybody, with the reason. */
export const NEVER_SHOWN: Record<string, string> = {
  'login.username': 'compared',
  'login.email': 'compared',
  'createTeam.school': 'not read',
  'createTeam.teacherId': 'not read',
  'commentProposal.teamName': 'not read: the author is who is signed in',
  'saveDossier.writer': 'compared',
  'submitProposal.school': 'not read',
  'submitProposal.teamClass': 'not read',
  'submitProposal.team': 'not read',
  'submitProposal.proposal': 'not read: the stored text is submitted',
  'submitProposal.teacher': 'not read',
  'submitProposal.solar': 'not read',
  'submitProposal.teamName': 'not read',
  'postTutorial.files.content': 'a data URL or a reference',
  'postLevel3.answers.content': 'a data URL or a reference',
  'postLevel4.solar': 'one of three names',
  'postTutorial.recordings.name': 'a player shows no name',
  'postLevel2.recordings.name': 'a player shows no name',
  'postLevel4.recordings.name': 'a player shows no name',
  'postTutorial.recordings.content': 'a reference',
  'postLevel2.recordings.content': 'a reference',
  'postLevel4.recordings.content': 'a reference',
  'runImport.rows.solar': 'one of three names',
  'writePlacedComment.place.quote': 'compared with the answer',
  'addPhrase.shortcut': 'letters, digits and hyphens',
  'editPhrase.shortcut': 'letters, digits and hyphens',
  'writeDraft.device': 'compared',
  'castBallot.device': 'compared',
  'eraseTeam.name': 'compared',
  'eraseClass.name': 'compared',
  'eraseBinned.name': 'compared',
  'keepClass.until': 'a date',
  'answerFeedback.seen': 'compared',
  'writeNote.seen': 'compared',
  'holdFeedback.until': 'a date',
  'seeFeedback.fingerprint': 'compared',
  'publishSelection.confirm': 'compared',
  'writeDiaryEntry.day': 'a date',
  'writeDiaryEntry.photos.content': 'a reference or an address',
  'loginWithCode.code': 'compared',
  'addLtiPlatform.name':
    'needs a public address, which that installation has not (e2e/security/platforms.test.ts has one)',
  'addLtiPlatform.issuer':
    'needs a public address, which that installation has not (e2e/security/platforms.test.ts has one)',
  'addLtiPlatform.clientId':
    'needs a public address, which that installation has not (e2e/security/platforms.test.ts has one)',
  'addLtiPlatform.deploymentIds':
    'needs a public address, which that installation has not (e2e/security/platforms.test.ts has one)',
  'addLtiPlatform.authorizeUrl':
    'needs a public address, which that installation has not (e2e/security/platforms.test.ts has one)',
  'addLtiPlatform.tokenUrl':
    'needs a public address, which that installation has not (e2e/security/platforms.test.ts has one)',
  'addLtiPlatform.jwksUrl':
    'needs a public address, which that installation has not (e2e/security/platforms.test.ts has one)',
  'addLtiPlatform.emailDomains': 'needs a public address, which that installation has not',
  'editLtiPlatform.emailDomains': 'letters, digits and hyphens',
  'editLtiPlatform.name':
    'needs a public address, which that installation has not (e2e/security/platforms.test.ts has one)',
  'editLtiPlatform.issuer':
    'needs a public address, which that installation has not (e2e/security/platforms.test.ts has one)',
  'editLtiPlatform.clientId':
    'needs a public address, which that installation has not (e2e/security/platforms.test.ts has one)',
  'editLtiPlatform.deploymentIds':
    'needs a public address, which that installation has not (e2e/security/platforms.test.ts has one)',
  'editLtiPlatform.authorizeUrl':
    'needs a public address, which that installation has not (e2e/security/platforms.test.ts has one)',
  'editLtiPlatform.tokenUrl':
    'needs a public address, which that installation has not (e2e/security/platforms.test.ts has one)',
  'editLtiPlatform.jwksUrl':
    'needs a public address, which that installation has not (e2e/security/platforms.test.ts has one)',
  'linkLtiAccount.current': 'compared',
  'finishSecondStep.code': 'compared',
  'beginTotp.current': 'compared',
  'confirmTotp.pending': 'sealed',
  'confirmTotp.code': 'compared',
  'beginPasskey.current': 'compared',
  'renewRecoveryCodes.current': 'compared',
  'removeOwnFactor.current': 'compared',
  'beginIssuerSignIn.issuer': 'compared',
  'beginIssuerLink.issuer': 'compared',
  'beginIssuerLink.current': 'compared',
  'removeOwnIdentity.current': 'compared',
  'raiseHand.device': 'compared',
  'changeAttendance.present': 'compared with the members',
  'changeAttendance.roles.pilot': 'compared with the members',
  'changeAttendance.roles.scribe': 'compared with the members',
  'changeAttendance.roles.navigator': 'compared with the members',
  'changeAttendance.roles.speaker': 'compared with the members',
  'takeAttendance.present': 'compared with the members',
  'reportDevice.device': 'compared',
  'leaveDevice.device': 'compared',
};
/** Fields that are only shown in the browser of the person who typed them. */
export const LOCAL_FIELDS = ['previewImport.text', 'previewImport.className'];
/** Fields stored in the same column as the field named here, which is covered. */
export const SAME_AS: Record<string, string> = {
  'editTeam.username': 'createTeam.username',
  'runImport.rows.username': 'createTeam.username',
  'editTeacher.name': 'addTeacher.name',
  'editTeacher.email': 'addTeacher.email',
  'editTeacher.username': 'addTeacher.username',
  'editPhrase.text': 'addPhrase.text',
  'editSchool.name': 'addSchool.name',
  'editSchool.group': 'addSchool.group',
};

export interface HostileSchool {
  /** Usernames of the teacher and of teams; all have the same `password`. */
  teacher: string;
  council: string;
  /** Teams with mission 2 and with mission 3 given back. */
  returnedText: string;
  returnedFiles: string;
  password: string;
  classId: string;
  surveyCode: string;
}

/** Returns a config/site.json with an injection payload in each text. */
export function hostileSite(): object {
  const text = (field: string) => injectionText(`site.${field}`, TEXT_MAX_CHARS);
  return {
    title: injectionText('site.title'),
    footer: text('footer'),
    signUpUrl: `https://exemplo.pt/"><img src=x class=${INTRUDER} onerror=${CANARY}()>`,
    projectUrl: `https://exemplo.pt/'-${CANARY}()-'`,
    contact: text('contact'),
    accessibility: {
      entity: text('accessibility.entity'),
      contact: text('accessibility.contact'),
      alsoMissing: [text('accessibility.alsoMissing')],
      userTests: [text('accessibility.userTests')],
      evidence: [text('accessibility.evidence')],
    },
    about: [text('about')],
    howToPlay: [text('howToPlay')],
    partners: [{ name: text('partners.name'), role: text('partners.role') }],
  };
}

/** Creates a school in which every text a person can write holds an injection payload. */
export async function seedHostileSchool(base: string, adminPassword: string): Promise<HostileSchool> {
  const admin = await new ApiClient(base).signIn('admin', adminPassword);
  const school = await admin.send<{ _id: string }>('POST', '/schools/add', {
    name: injectionText('addSchool.name'),
    group: injectionText('addSchool.group'),
  });
  const username = injectionText('addTeacher.username');
  await admin.send('POST', '/teachers/add', {
    name: injectionText('addTeacher.name'),
    username,
    email: `"${labelOf('addTeacher.email')}<img/src=x/class=${INTRUDER}/onerror=${CANARY}()>"@exemplo.pt`,
    password: GIVEN_PASSWORD,
    school: school._id,
    classes: [],
  });
  const teacher = await new ApiClient(base).signInFirst(username, GIVEN_PASSWORD, SEED_PASSWORD);
  const classId = await seedClasses(teacher);
  const { lesson } = await teacher.send<{ lesson: { _id: string } }>('POST', `/classes/${classId}/lesson`);
  const teams = await seedTeams(base, { admin, teacher }, { classId, lessonId: lesson._id });
  const { code: surveyCode } = await teacher.send<{ code: string }>('PUT', `/classes/${classId}/survey`, {
    open: 'before',
  });
  const text = injectionText('sendMessage.text', LESSON_MESSAGE_MAX_CHARS);
  await teacher.send('POST', `/classes/${classId}/lesson/messages`, { teamId: null, text });
  await teacher.send('POST', '/phrases', { text: injectionText('addPhrase.text', PHRASE_MAX_CHARS) });
  await selectPlan(admin, await new ApiClient(base).signIn('professor', adminPassword));
  return { ...teams, teacher: username, password: SEED_PASSWORD, classId, surveyCode };
}

async function seedClasses(teacher: ApiClient): Promise<string> {
  const { _id: teacherId } = await teacher.get<{ _id: string }>('/profile');
  const added = { name: injectionText('addClass.name'), teacherId };
  const { _id: classId } = await teacher.send<{ _id: string }>('POST', '/classes/add', added);
  const other = await teacher.send<{ _id: string }>('POST', '/classes/add', { name: 'Outra', teacherId });
  await teacher.send('PUT', `/classes/${other._id}`, { name: injectionText('editClass.name') });
  const row = {
    line: 1,
    className: injectionText('runImport.rows.className'),
    teamName: injectionText('runImport.rows.teamName'),
    username: injectionText('runImport.rows.username'),
    solar: SOLAR_SYSTEMS[THEME].name,
    members: [injectionText('runImport.rows.members')],
  };
  await teacher.send('POST', '/imports', { rows: [row] });
  return classId;
}

interface Place {
  classId: string;
  lessonId: string;
}

async function seedTeams(base: string, staff: { admin: ApiClient; teacher: ApiClient }, place: Place) {
  const { classId, lessonId } = place;
  const { admin, teacher } = staff;
  const make = async (name: string, username: string) => {
    const team = {
      permissionWanted: 3,
      name,
      teamMembers: [injectionText('createTeam.teamMembers')],
      username,
      password: SEED_PASSWORD,
      schoolClass: classId,
      solarId: THEME_IDS[THEME],
      school: injectionText('createTeam.school'),
      teacherId: injectionText('createTeam.teacherId'),
    };
    const { _id } = await teacher.send<{ _id: string }>('POST', '/create', team);
    return { id: _id, wire: await new ApiClient(base).signIn(username, SEED_PASSWORD), username };
  };
  const council = await make(injectionText('createTeam.name'), injectionText('createTeam.username'));
  const author = await make('Autora', 'autora');
  const text = await make('Devolvida', 'devolvida');
  const files = await make('Ficheiros', 'ficheiros');
  const gone = await make(`${injectionText('createTeam.name')}x`, 'apagada');
  await teacher.send('DELETE', `/team/${gone.id}`);
  const edited = { name: injectionText('editTeam.name'), teamMembers: [injectionText('editTeam.teamMembers')] };
  await teacher.send('PUT', `/team/${author.id}`, edited);
  // Members' names stand beside the teamwork marks of the missions that are played in this lesson.
  const present = [injectionText('createTeam.teamMembers')];
  await council.wire.send('PUT', `/lesson/${lessonId}/attendance`, { present });
  for (const { wire } of [council, author, text, files]) await playWholeGame(wire);
  await exchangeTexts({ admin, teacher, council, author });
  for (const [id, level] of [
    [text.id, 2],
    [files.id, 3],
  ] as const) {
    await teacher.send('POST', `/team/${id}/levels/${level}/give-back`, {
      note: injectionText('giveBack.note', RETURN_NOTE_MAX_CHARS),
    });
  }
  return { council: council.username, returnedText: text.username, returnedFiles: files.username };
}

/** Plays the whole game over HTTP. */
async function playWholeGame(team: ApiClient): Promise<void> {
  const file = (field: string) => [
    { name: `${labelOf(field)}<img src=x class=${INTRUDER} onerror=${CANARY}()>.txt`, content: FILE },
    { name: `"onload=${CANARY}()<b class=${INTRUDER}>.png`, content: PICTURE },
  ];
  const captioned = (files: ReturnType<typeof file>) =>
    files.map((one) => ({
      ...one,
      caption: injectionText('postLevel3.answers.caption', CAPTION_MAX_CHARS),
      place: 'neighbourhood',
    }));
  const { levels } = SOLAR_SYSTEMS[THEME];
  const voice = `<b class=${INTRUDER} onclick=${CANARY}()>.webm`;
  const posts = [
    [
      '/tutorial',
      {
        ship: 2,
        quiz: `1. ${injectionText('postTutorial.quiz', 500)}`,
        texto: injectionText('postTutorial.texto', TEXT_MAX_CHARS),
        files: file('postTutorial.files.name'),
      },
    ],
    ['/answer-level-1', { answers: levels.level1.map(() => `1. ${injectionText('postLevel1.answers', 400)}`) }],
    [
      '/answer-level-2',
      {
        answers: levels.level2.map(() => injectionText('postLevel2.answers', TEXT_MAX_CHARS)),
        recordings: [{ step: 0, name: voice, content: await team.upload(voice, VOICE), seconds: 3 }],
      },
    ],
    ['/answer-level-3', { answers: levels.level3.map(() => captioned(file('postLevel3.answers.name'))) }],
    ['/answer-level-4', { answers: levels.level4.map(() => injectionText('postLevel4.answers', TEXT_MAX_CHARS)) }],
  ] as const;
  for (const [path, body] of posts) {
    if (path === '/answer-level-2') await draftMission2(team);
    await team.send('POST', path, body);
  }
}

/** Writes a draft that becomes a step of how the answer grew. */
async function draftMission2(team: ApiClient): Promise<void> {
  const typed = injectionText('writeDraft.content', TEXT_MAX_CHARS);
  const content = JSON.stringify({ part: 2, texts: [], typed, step: 0 });
  await team.send('PUT', '/draft', { part: 2, revision: 1, device: 'tablet', content });
}

interface Seeded {
  id: string;
  wire: ApiClient;
}
interface Conversation {
  admin: ApiClient;
  teacher: ApiClient;
  council: Seeded;
  author: Seeded;
}

/** Writes the texts that staff and teams exchange about two proposals. */
async function exchangeTexts({ admin, teacher, council, author }: Conversation): Promise<void> {
  await teacher.send('PUT', `/proposal/${author.id}`, {
    proposal: injectionText('editProposal.proposal', TEXT_MAX_CHARS),
  });
  const echo = (field: string) => injectionText(`submitProposal.${field}`);
  const fields = ['school', 'teamClass', 'team', 'proposal', 'teacher', 'solar', 'teamName'];
  const echoes = Object.fromEntries(fields.map((field) => [field, echo(field)]));
  await teacher.send('POST', `/proposal/${author.id}/submit`, echoes);
  const reason = injectionText('reopenProposal.reason', REOPEN_REASON_MAX_CHARS);
  await admin.send('POST', `/proposal/${author.id}/reopen`, { reason });
  await teacher.send('POST', `/proposal/${author.id}/submit`, echoes);
  const proposals = await teacher.get<{ _id: string }[]>('/get-proposals/all');
  for (const { _id } of proposals) {
    for (const { wire } of [council, author]) {
      const comment = injectionText('commentProposal.comment', COMMENT_MAX_CHARS);
      const sent = { teamName: injectionText('commentProposal.teamName'), comment };
      await wire.send('PUT', `/comment-proposals/${_id}`, sent).catch(ignoreOwnProposal);
    }
  }
  await debatePlan(council, author);
  await tellPlan(author);
  await fillDossier(council);
  for (const { id } of [council, author]) {
    for (const level of [1, 2, 3, 4]) {
      const text = injectionText('writeNote.text', LEVEL_NOTE_MAX_CHARS);
      await teacher.send('PUT', `/team/${id}/levels/${level}/note`, { text });
    }
    await commentPlace(teacher, id);
    await writeDown(teacher, id);
  }
  for (const team of [council, author]) await askAboutFeedback(teacher, team);
}

/** The team asks about its marked mission 1, and the teacher answers. */
async function askAboutFeedback(teacher: ApiClient, { id, wire }: Seeded): Promise<void> {
  await teacher.send('PUT', '/team/evaluation', { teamId: id, points: { level1: { p2: 40 } } });
  const question = injectionText('askFeedback.text', FEEDBACK_QUESTION_MAX_CHARS);
  await wire.send('PUT', '/team/feedback/1/question', { version: 1, text: question });
  const answer = injectionText('answerFeedback.text', LEVEL_NOTE_MAX_CHARS);
  await teacher.send('PUT', `/team/${id}/feedback/1/answer`, { version: 1, text: answer });
}

/** Writes down what the team said in its answer to mission 2. */
async function writeDown(teacher: ApiClient, teamId: string): Promise<void> {
  const { team } = await teacher.get<{ team: { answers: { recordings: { _id: string }[] } } }>(`/team/${teamId}/work`);
  const text = injectionText('writeTranscript.text', TRANSCRIPT_MAX_CHARS);
  for (const { _id } of team.answers.recordings) {
    await teacher.send('PUT', `/team/${teamId}/recordings/${_id}/words`, { text });
  }
}

/** Comments on the first character of the team's answer to mission 2. */
async function commentPlace(teacher: ApiClient, teamId: string): Promise<void> {
  const { team } = await teacher.get<{ team: { answers: { answersLevel2: string[] } } }>(`/team/${teamId}/work`);
  const [quote = ''] = team.answers.answersLevel2[0] ?? '';
  const place = { kind: 'text', step: 0, start: 0, end: quote.length, quote };
  const text = injectionText('writePlacedComment.text', PLACED_COMMENT_MAX_CHARS);
  await teacher.send('PUT', `/team/${teamId}/comments/${randomUUID()}`, { level: 2, version: 1, place, text });
}

/** The author's team writes in the diary of its submitted plan. */
async function tellPlan(author: Seeded): Promise<void> {
  await author.wire.send('PUT', `/diary/${author.id}/${randomUUID()}`, {
    text: injectionText('writeDiaryEntry.text', DIARY_TEXT_MAX_CHARS),
    progress: 'impossible',
    reason: injectionText('writeDiaryEntry.reason', DIARY_REASON_MAX_CHARS),
    day: dayOf(Date.now()),
  });
}

/** The author's team asks about the council team's plan and suggests a change; the council team answers and accepts. */
async function debatePlan(council: Seeded, author: Seeded): Promise<void> {
  const list = await council.wire.get<{ proposals: { _id: string; team: string }[] }>('/council');
  const plan = list.proposals.find(({ team }) => team === council.id);
  const say = (kind: string) => {
    const comment = `${kind} ${injectionText('commentProposal.comment', COMMENT_MAX_CHARS - 20)}`;
    return author.wire.send<{ _id: string }>('PUT', `/comment-proposals/${plan?._id}`, { comment, kind });
  };
  const [question, suggestion] = [await say('question'), await say('suggestion')];
  const text = injectionText('answerQuestion.text', COMMENT_MAX_CHARS);
  await council.wire.send('PUT', `/comments/${question._id}/answer`, { text });
  const proposal = injectionText('acceptSuggestion.proposal', TEXT_MAX_CHARS);
  await council.wire.send('PUT', `/comments/${suggestion._id}/accept`, { proposal });
}

/** The council team fills in the dossier of its plan. */
async function fillDossier({ id, wire }: Seeded): Promise<void> {
  const text = (field: string, max?: number) => injectionText(`saveDossier.dossier.${field}`, max);
  const answer = (field: string) => text(field, DOSSIER_ANSWER_MAX_CHARS);
  const step = { what: text('steps.what'), who: text('steps.who'), when: text('steps.when'), cents: 100 };
  const dossier = {
    problem: answer('problem'),
    people: answer('people'),
    actions: answer('actions'),
    steps: [step],
    partners: answer('partners'),
  };
  await wire.send('PUT', `/proposal/${id}/dossier/answers`, { base: 0, writer: 'página', dossier });
}

/** Two people read a submitted plan, which is chosen, removed, chosen, published, withdrawn and published. */
async function selectPlan(admin: ApiClient, reader: ApiClient): Promise<void> {
  const list = await admin.get<{ proposals: { _id: string }[] }>('/selection');
  const proposalId = list.proposals[0]?._id;
  const readers = await Promise.all([admin, reader].map((one) => one.get<{ _id: string }>('/profile')));
  const plan = `/selection/proposals/${proposalId}`;
  await admin.send('PUT', `${plan}/readers`, { readers: readers.map(({ _id }) => _id) });
  const words = injectionText('judgeProposal.words', JUDGEMENT_MAX_CHARS);
  for (const one of [admin, reader]) {
    await one.send('PUT', `/selection/readings/${proposalId}`, { community: 5, feasible: 4, fair: 3, words });
  }
  const because = (field: string) => ({ reason: injectionText(field, CHOICE_REASON_MAX_CHARS) });
  const year = selectionYearOf(Date.now());
  const confirmed = { confirm: selectionYearName(year) };
  await admin.send('PUT', `${plan}/choice`, because('chooseProposal.reason'));
  await admin.send('POST', `${plan}/removal`, because('removeChoice.reason'));
  await admin.send('PUT', `${plan}/choice`, because('chooseProposal.reason'));
  await admin.send('PUT', `/selection/years/${year}/publication`, confirmed);
  await admin.send('POST', `/selection/years/${year}/withdrawal`, because('withdrawSelection.reason'));
  await admin.send('PUT', `/selection/years/${year}/publication`, confirmed);
}

/** Ignores the refusal of a comment on a team's own proposal. */
function ignoreOwnProposal(error: unknown): void {
  if (!String(error).includes('ownProposal')) throw error;
}
