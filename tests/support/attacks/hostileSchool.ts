import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import {
  COMMENT_MAX_CHARS,
  LEVEL_NOTE_MAX_CHARS,
  REOPEN_REASON_MAX_CHARS,
  RETURN_NOTE_MAX_CHARS,
  TEXT_MAX_CHARS,
} from '#domain/limits.ts';
import { THEME_IDS } from '#domain/vocabulary.ts';
import { GIVEN_PASSWORD } from '../product/panelSeed.ts';
import { Wire } from '../product/wire.ts';
import { CANARY, INTRUDER, labelOf, planted } from './plantedTexts.ts';

const PASSWORD = 'semente-1234';
const THEME = 'ic';
const FILE = 'data:text/plain;base64,T2zDoQ==';
const PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Texts that a call takes and that nobody is ever shown: why. */
export const NEVER_SHOWN: Record<string, string> = {
  'login.username': 'compared',
  'login.email': 'compared',
  'createTeam.school': 'not read',
  'createTeam.teacherId': 'not read',
  'commentProposal.teamName': 'not read: the author is who is signed in',
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
  'runImport.rows.solar': 'one of three names',
  'writeDraft.device': 'compared',
  'eraseTeam.name': 'compared',
  'eraseClass.name': 'compared',
  'eraseBinned.name': 'compared',
  'keepClass.until': 'a date',
};
/** Written by a person in the test's own browser. */
export const TYPED = ['previewImport.text', 'previewImport.className', 'writeDraft.content'];
/** The same stored field as another call's, which is planted. */
export const SAME_AS: Record<string, string> = {
  'editTeam.username': 'createTeam.username',
  'runImport.rows.username': 'createTeam.username',
  'editTeacher.name': 'addTeacher.name',
  'editTeacher.email': 'addTeacher.email',
  'editTeacher.username': 'addTeacher.username',
  'editSchool.name': 'addSchool.name',
  'editSchool.group': 'addSchool.group',
};

export interface HostileSchool {
  /** Usernames; the password of all is `password`. */
  teacher: string;
  council: string;
  /** Mission 2, and mission 3, given back. */
  returnedText: string;
  returnedFiles: string;
  password: string;
  classId: string;
}

/** What config/site.json would say, each text planted. */
export function hostileSite(): object {
  const text = (field: string) => planted(`site.${field}`, TEXT_MAX_CHARS);
  return {
    title: planted('site.title'),
    footer: text('footer'),
    signUpUrl: `https://exemplo.pt/"><img src=x class=${INTRUDER} onerror=${CANARY}()>`,
    projectUrl: `https://exemplo.pt/'-${CANARY}()-'`,
    contact: text('contact'),
    about: [text('about')],
    howToPlay: [text('howToPlay')],
    partners: [{ name: text('partners.name'), role: text('partners.role') }],
  };
}

/** A school in which every text that a person can write was written by somebody who means harm. */
export async function seedHostileSchool(base: string, adminPassword: string): Promise<HostileSchool> {
  const admin = await new Wire(base).signIn('admin', adminPassword);
  const school = await admin.send<{ _id: string }>('POST', '/schools/add', {
    name: planted('addSchool.name'),
    group: planted('addSchool.group'),
  });
  const username = planted('addTeacher.username');
  await admin.send('POST', '/teachers/add', {
    name: planted('addTeacher.name'),
    username,
    email: `"${labelOf('addTeacher.email')}<img/src=x/class=${INTRUDER}/onerror=${CANARY}()>"@exemplo.pt`,
    password: GIVEN_PASSWORD,
    school: school._id,
    classes: [],
  });
  const teacher = await new Wire(base).signInFirst(username, GIVEN_PASSWORD, PASSWORD);
  const classId = await seedClasses(teacher);
  const teams = await seedTeams(base, { admin, teacher }, classId);
  return { ...teams, teacher: username, password: PASSWORD, classId };
}

async function seedClasses(teacher: Wire): Promise<string> {
  const { _id: teacherId } = await teacher.get<{ _id: string }>('/profile');
  const added = { name: planted('addClass.name'), teacherId };
  const { _id: classId } = await teacher.send<{ _id: string }>('POST', '/classes/add', added);
  const other = await teacher.send<{ _id: string }>('POST', '/classes/add', { name: 'Outra', teacherId });
  await teacher.send('PUT', `/classes/${other._id}`, { name: planted('editClass.name') });
  const row = {
    line: 1,
    className: planted('runImport.rows.className'),
    teamName: planted('runImport.rows.teamName'),
    username: planted('runImport.rows.username'),
    solar: SOLAR_SYSTEMS[THEME].name,
    members: [planted('runImport.rows.members')],
  };
  await teacher.send('POST', '/imports', { rows: [row] });
  return classId;
}

async function seedTeams(base: string, staff: { admin: Wire; teacher: Wire }, classId: string) {
  const { admin, teacher } = staff;
  const make = async (name: string, username: string) => {
    const team = {
      permissionWanted: 3,
      name,
      teamMembers: [planted('createTeam.teamMembers')],
      username,
      password: PASSWORD,
      schoolClass: classId,
      solarId: THEME_IDS[THEME],
      school: planted('createTeam.school'),
      teacherId: planted('createTeam.teacherId'),
    };
    const { _id } = await teacher.send<{ _id: string }>('POST', '/create', team);
    return { id: _id, wire: await new Wire(base).signIn(username, PASSWORD), username };
  };
  const council = await make(planted('createTeam.name'), planted('createTeam.username'));
  const author = await make('Autora', 'autora');
  const text = await make('Devolvida', 'devolvida');
  const files = await make('Ficheiros', 'ficheiros');
  const gone = await make(`${planted('createTeam.name')}x`, 'apagada');
  await teacher.send('DELETE', `/team/${gone.id}`);
  const edited = { name: planted('editTeam.name'), teamMembers: [planted('editTeam.teamMembers')] };
  await teacher.send('PUT', `/team/${author.id}`, edited);
  for (const { wire } of [council, author, text, files]) await play(wire);
  await talk({ admin, teacher, council, author });
  for (const [id, level] of [
    [text.id, 2],
    [files.id, 3],
  ] as const) {
    await teacher.send('POST', `/team/${id}/levels/${level}/give-back`, {
      note: planted('giveBack.note', RETURN_NOTE_MAX_CHARS),
    });
  }
  return { council: council.username, returnedText: text.username, returnedFiles: files.username };
}

/** Plays the whole game over the wire. */
async function play(team: Wire): Promise<void> {
  const file = (field: string) => [
    { name: `${labelOf(field)}<img src=x class=${INTRUDER} onerror=${CANARY}()>.txt`, content: FILE },
    { name: `"onload=${CANARY}()<b class=${INTRUDER}>.png`, content: PICTURE },
  ];
  const { levels } = SOLAR_SYSTEMS[THEME];
  const posts = [
    [
      '/tutorial',
      {
        ship: 2,
        quiz: `1. ${planted('postTutorial.quiz', 500)}`,
        texto: planted('postTutorial.texto', TEXT_MAX_CHARS),
        files: file('postTutorial.files.name'),
      },
    ],
    ['/answer-level-1', { answers: levels.level1.map(() => `1. ${planted('postLevel1.answers', 400)}`) }],
    ['/answer-level-2', { answers: levels.level2.map(() => planted('postLevel2.answers', TEXT_MAX_CHARS)) }],
    ['/answer-level-3', { answers: levels.level3.map(() => file('postLevel3.answers.name')) }],
    ['/answer-level-4', { answers: levels.level4.map(() => planted('postLevel4.answers', TEXT_MAX_CHARS)) }],
  ] as const;
  for (const [path, body] of posts) await team.send('POST', path, body);
}

interface Seeded {
  id: string;
  wire: Wire;
}
interface Talk {
  admin: Wire;
  teacher: Wire;
  council: Seeded;
  author: Seeded;
}

/** What staff and teams say to each other, about two plans. */
async function talk({ admin, teacher, council, author }: Talk): Promise<void> {
  await teacher.send('PUT', `/proposal/${author.id}`, {
    proposal: planted('editProposal.proposal', TEXT_MAX_CHARS),
  });
  const echo = (field: string) => planted(`submitProposal.${field}`);
  const fields = ['school', 'teamClass', 'team', 'proposal', 'teacher', 'solar', 'teamName'];
  const echoes = Object.fromEntries(fields.map((field) => [field, echo(field)]));
  await teacher.send('POST', `/proposal/${author.id}/submit`, echoes);
  const reason = planted('reopenProposal.reason', REOPEN_REASON_MAX_CHARS);
  await admin.send('POST', `/proposal/${author.id}/reopen`, { reason });
  await teacher.send('POST', `/proposal/${author.id}/submit`, echoes);
  const proposals = await teacher.get<{ _id: string }[]>('/get-proposals/all');
  for (const { _id } of proposals) {
    for (const { wire } of [council, author]) {
      const comment = planted('commentProposal.comment', COMMENT_MAX_CHARS);
      const sent = { teamName: planted('commentProposal.teamName'), comment };
      await wire.send('PUT', `/comment-proposals/${_id}`, sent).catch(ownProposal);
    }
  }
  for (const { id } of [council, author]) {
    for (const level of [1, 2, 3, 4]) {
      const text = planted('writeNote.text', LEVEL_NOTE_MAX_CHARS);
      await teacher.send('PUT', `/team/${id}/levels/${level}/note`, { text });
    }
  }
}

/** A team comments on all but its own. */
function ownProposal(error: unknown): void {
  if (!String(error).includes('ownProposal')) throw error;
}
